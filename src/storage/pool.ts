/** The pool of connections that requests share. */
import pg from 'pg';
import { type ConnectionConfig, DatabaseConnection } from './connection.ts';
import { DatabaseBusyError, DatabaseLostError, isOutage } from './lost-database.ts';

/** Connections of one process. */
const MAX_CONNECTIONS = 10;
/** Until a connection must stand, or one of the pool must be free. */
const CONNECT_WITHIN = 5_000;

/** Settings of the pool and what its connections have beside those of the driver. */
export type PoolConfig = ConnectionConfig & pg.PoolConfig;

type Connect = (
  done?: (error: Error | undefined, client?: pg.PoolClient, release?: (error?: unknown) => void) => void,
) => unknown;

/** Makes the pool. Its errors are those of lost-database.ts where the database is lost. */
export function createPool(config: PoolConfig): pg.Pool {
  const options: PoolConfig = {
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    ...config,
  };
  const pool = new pg.Pool({ ...options, Client: DatabaseConnection as unknown as new () => pg.ClientBase });
  // The connection itself has told what happened to it.
  pool.on('error', () => undefined);

  const connect = pool.connect.bind(pool) as Connect;
  /** Statements that were sent as one text with a `begin` among them leave the connection in their transaction when one fails. */
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
      if (whyNot === undefined) return connect((error, ...rest) => done(error && asOutage(error), ...rest));
      process.nextTick(done, whyNot);
      return undefined;
    }
    if (whyNot !== undefined) return Promise.reject(whyNot);
    return connectOutside().catch((error: unknown) => {
      throw asOutage(error);
    });
  }) satisfies Connect as pg.Pool['connect'];

  // pg-pool's own version answers with the bare error of a broken socket.
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

/** Waiting for a free connection fails in the pool; everything else in the connection, which has told it. */
function asOutage(error: unknown): Error {
  if (error instanceof DatabaseLostError) return error;
  const isFull = error instanceof Error && error.message.startsWith('timeout exceeded');
  return isFull ? new DatabaseBusyError({ cause: error }) : new DatabaseLostError({ cause: error });
}
