/** Notifies threads that a database is lost. Threads do not check the connection, so their work would wait and hold locks. */
import { BroadcastChannel } from 'node:worker_threads';
import type { DatabaseConnection } from './connection.ts';

const NAME = 'concordat: databases that are lost';

/** A message: the URL of a lost database, or IDs of server processes that a thread left behind. */
interface News {
  readonly lost: string;
  readonly leftBehind?: readonly number[];
}

/** Creates the sender. `url` returns the database URL; `leftBehind` receives IDs of server processes of ended threads. */
export function createLossNotices(url: () => string, leftBehind: (processes: readonly number[]) => void) {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: unknown) => {
    const { lost, leftBehind: processes } = getNoticeData(event);
    if (lost === url() && processes !== undefined) leftBehind(processes);
  };
  channel.unref();
  return { notify: () => channel.postMessage({ lost: url() } satisfies News), end: () => channel.close() };
}

/** Closes connections after a notice that their database is lost. `url` returns the current address. */
export function closeLostConnections(connections: ReadonlySet<DatabaseConnection>, url: () => string | undefined): void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: unknown) => {
    const { lost, leftBehind } = getNoticeData(event);
    if (lost !== url() || leftBehind !== undefined) return;
    const processes = [...connections].flatMap(({ backend }) => backend ?? []);
    for (const connection of connections) connection.abandon();
    channel.postMessage({ lost, leftBehind: processes } satisfies News);
  };
  channel.unref();
}

function getNoticeData(event: unknown): News {
  return (event as { readonly data: News }).data;
}
