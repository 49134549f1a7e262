/**
 * Tells the threads of this process that a database is lost. Their connections are their own and nobody watches them there: work whose
 * database falls silent would wait for an answer until its time is up, and the server's processes for it would keep their locks.
 */
import { BroadcastChannel } from 'node:worker_threads';
import type { DatabaseConnection } from './connection.ts';

const NAME = 'concordat: databases that are lost';

/** What is said: a database is lost, or which of its processes a thread has left behind. */
interface News {
  /** URL of the database. */
  readonly lost: string;
  readonly leftBehind?: readonly number[];
}

/** The one who tells it. */
export interface LossNews {
  tell(): void;
  end(): void;
}

/**
 * Makes it, for the database whose URL is asked for.
 * @param leftBehind told of the processes, by number, that threads have left behind
 */
export function createLossNews(url: () => string, leftBehind: (processes: readonly number[]) => void): LossNews {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: unknown) => {
    const { lost, leftBehind: processes } = newsOf(event);
    if (lost === url() && processes !== undefined) leftBehind(processes);
  };
  channel.unref();
  return { tell: () => channel.postMessage({ lost: url() } satisfies News), end: () => channel.close() };
}

/** Breaks off connections when their database is lost; `url` says where it is now. */
export function breakOffWhenLost(connections: ReadonlySet<DatabaseConnection>, url: () => string | undefined): void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: unknown) => {
    const { lost, leftBehind } = newsOf(event);
    if (lost !== url() || leftBehind !== undefined) return;
    const processes = [...connections].flatMap(({ backend }) => backend ?? []);
    for (const connection of connections) connection.abandon();
    channel.postMessage({ lost, leftBehind: processes } satisfies News);
  };
  channel.unref();
}

function newsOf(event: unknown): News {
  return (event as { readonly data: News }).data;
}
