/** A local TCP proxy in front of a database that simulates network failures. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/**
 * The kinds of failure. `refused`: nothing listens; `reset`: resets all connections, including new ones; `closed`: closes
 * them instead; `silent`: drops packets without notice.
 */
export type Cut = 'refused' | 'reset' | 'closed' | 'silent';

export const CUTS: readonly Cut[] = ['refused', 'reset', 'closed', 'silent'];

/** A proxy of a database, whose connections tests can cut. */
export interface DatabaseProxy {
  /** The database through the proxy. */
  readonly url: string;
  cut(how: Cut): Promise<void>;
  /** Lets new connections pass again. Earlier ones stay closed. */
  restore(): Promise<void>;
  /** Connects new connections to another database. */
  setTarget(url: string): void;
  close(): Promise<void>;
}

export async function createDatabaseProxy(url: string): Promise<DatabaseProxy> {
  let target = new pg.Client({ connectionString: url });
  const pairs = new Set<readonly [Socket, Socket]>();
  const silenced = new Set<Socket>();
  let how: Cut | undefined;

  const server = createServer({ allowHalfOpen: false }, (near) => {
    near.on('error', () => undefined);
    if (how === 'silent') {
      silenced.add(near.pause());
      return;
    }
    if (how !== undefined) {
      near.resetAndDestroy();
      return;
    }
    const { host, port } = target;
    const far = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        if (silenced.has(one)) return;
        pairs.delete(pair);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const dropConnections = (end: (near: Socket) => void) => {
    for (const [near, far] of pairs) {
      end(near);
      far.destroy();
    }
    pairs.clear();
  };
  const proxy: DatabaseProxy = {
    url: buildAddress(target, port),
    async cut(kind) {
      how = kind;
      if (kind === 'silent') {
        for (const [near, far] of pairs) {
          near.unpipe();
          far.unpipe();
          silenced.add(near.pause()).add(far);
          // Discards data from the database if there is no client.
          far.resume();
        }
        pairs.clear();
        return;
      }
      if (kind === 'refused') {
        const closed = once(server, 'close');
        server.close();
        dropConnections((near) => near.resetAndDestroy());
        for (const socket of silenced) socket.destroy();
        silenced.clear();
        await closed;
      } else dropConnections((near) => (kind === 'reset' ? near.resetAndDestroy() : near.end()));
    },
    async restore() {
      how = undefined;
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    setTarget(other) {
      target = new pg.Client({ connectionString: other });
    },
    async close() {
      how = 'reset';
      dropConnections((near) => near.destroy());
      for (const socket of silenced) socket.destroy();
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
  return proxy;
}

function buildAddress({ user = '', password, database = '' }: pg.Client, port: number): string {
  const secret = typeof password === 'string' && password !== '' ? `:${encodeURIComponent(password)}` : '';
  return `postgres://${encodeURIComponent(user)}${secret}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}
