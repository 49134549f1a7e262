/**
 * Tells the threads of this process that a database is lost. Their connections are their own and nobody watches them there, so that work
 * whose database falls silent would wait for an answer until its time is up.
 */
import { BroadcastChannel } from 'node:worker_threads';
import type { DatabaseConnection } from './connection.ts';

const NAME = 'concordat: databases that are lost';

/** What tells it. */
export interface LossNews {
  /** The database of a URL is lost. */
  tell(url: string): void;
  end(): void;
}

/** Makes it. */
export function createLossNews(): LossNews {
  const channel = new BroadcastChannel(NAME);
  channel.unref();
  return { tell: (url) => channel.postMessage(url), end: () => channel.close() };
}

/** Breaks off connections when their database is lost; `urlOf` says where it is now. */
export function breakOffWhenLost(connections: ReadonlySet<DatabaseConnection>, urlOf: () => string | undefined): void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: unknown) => {
    if ((event as { readonly data: unknown }).data !== urlOf()) return;
    for (const connection of connections) connection.abandon();
  };
  channel.unref();
}
