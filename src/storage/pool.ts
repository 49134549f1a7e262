/** The pool of connections that requests share. */
import pg from 'pg';
import { type ConnectionConfig, DatabaseConnection } from './connection.ts';
import { DatabaseBusyError, DatabaseLostError, isOutage } from './lost-database.ts';

/** The maximum number of connections of a process. */
const MAX_CONNECTIONS = 10;
/** The timeout for connecting, and for a free connection. */
const CONNECT_WITHIN = 5_000;

/** The settings of the pool and of its connections, in addition to the driver's. */
export type PoolConfig = ConnectionConfig & pg.PoolConfig;

type Connect = (
  done?: (error: Error | undefined, client?: pg.PoolClient, release?: (error?: unknown) => void) => void,
) => unknown;

/** Creates the pool. If the database is lost, its errors are those of lost-database.ts. */
export function createPool(config: PoolConfig): pg.Pool {
  const options: PoolConfig = {
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    ...config,
  };
  const pool = new pg.Pool({ ...options, Client: DatabaseConnection as unknown as new () => pg.ClientBase });
  // The connection already reported its loss.
  pool.on('error', () => undefined);

  const connect = pool.connect.bind(pool) as Connect;
  /** If one of several statements in one text with a `begin` fails, the connection stays in the transaction. */
  const connectOutside = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await (connect() as Promise<pg.PoolClient & DatabaseConnection>);
      const status = await client.settled();
      if (status !== 'E' && status !== 'T') return client;
      client.release(true);
    }
  };
  pool.connect = ((done) => {
    const whyNot = config.whyNot?.();
    if (done !== undefined) {
      if (whyNot === undefined) return connect((error, ...rest) => done(error && toOutageError(error), ...rest));
      process.nextTick(done, whyNot);
      return undefined;
    }
    if (whyNot !== undefined) return Promise.reject(whyNot);
    return connectOutside().catch((error: unknown) => {
      throw toOutageError(error);
    });
  }) satisfies Connect as pg.Pool['connect'];

  // pg-pool's own version returns the raw error of a broken socket.
  pool.query = (async (...parameters: unknown[]) => {
    const client = await pool.connect();
    let failure: unknown;
    try {
      return await (client.query as (...all: unknown[]) => Promise<unknown>)(...parameters);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(isOutage(failure));
    }
  }) as pg.Pool['query'];
  return pool;
}

/** Waiting for a free connection fails in the pool. All other errors come from the connection, which reported them. */
function toOutageError(error: unknown): Error {
  if (error instanceof DatabaseLostError) return error;
  const isFull = error instanceof Error && error.message.startsWith('timeout exceeded');
  return isFull ? new DatabaseBusyError({ cause: error }) : new DatabaseLostError({ cause: error });
}
