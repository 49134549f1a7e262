/** A way to a database that can be cut in the ways in which networks fail: a small TCP proxy on this machine. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/**
 * How a way is cut: `refused`: nothing listens any more; `reset`: every connection is reset at once, new ones too; `closed`: the same,
 * with a goodbye; `silent`: packets vanish, so that nobody is told anything.
 */
export type Cut = 'refused' | 'reset' | 'closed' | 'silent';

/** Every way of cutting. */
export const CUTS: readonly Cut[] = ['refused', 'reset', 'closed', 'silent'];

/** A way that stands or is cut. */
export interface Way {
  /** The database by this way. */
  readonly url: string;
  cut(how: Cut): Promise<void>;
  /** From now on connections pass again; those from before do not come back. */
  restore(): Promise<void>;
  /** Leads new connections to another database. */
  leadTo(url: string): void;
  close(): Promise<void>;
}

/** Makes a way to the database of a URL. */
export async function makeWay(url: string): Promise<Way> {
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

  const drop = (end: (near: Socket) => void) => {
    for (const [near, far] of pairs) {
      end(near);
      far.destroy();
    }
    pairs.clear();
  };
  const way: Way = {
    url: addressOf(target, port),
    async cut(kind) {
      how = kind;
      if (kind === 'silent') {
        for (const [near, far] of pairs) {
          near.unpipe();
          far.unpipe();
          silenced.add(near.pause()).add(far);
          // What the database says to nobody is thrown away.
          far.resume();
        }
        pairs.clear();
        return;
      }
      if (kind === 'refused') {
        const closed = once(server, 'close');
        server.close();
        drop((near) => near.resetAndDestroy());
        for (const socket of silenced) socket.destroy();
        silenced.clear();
        await closed;
      } else drop((near) => (kind === 'reset' ? near.resetAndDestroy() : near.end()));
    },
    async restore() {
      how = undefined;
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    leadTo(other) {
      target = new pg.Client({ connectionString: other });
    },
    async close() {
      how = 'reset';
      drop((near) => near.destroy());
      for (const socket of silenced) socket.destroy();
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
  return way;
}

function addressOf({ user = '', password, database = '' }: pg.Client, port: number): string {
  const secret = typeof password === 'string' && password !== '' ? `:${encodeURIComponent(password)}` : '';
  return `postgres://${encodeURIComponent(user)}${secret}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}
