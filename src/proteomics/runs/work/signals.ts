/** Hearing of runs: what is queued, and what is to end. */
import { DatabaseListener } from '../../../storage/listening.ts';
import { RUNS_CHANNEL, type RunSignal } from '../enqueue.ts';
import type { RunContext } from '../run-context.ts';

/** What is done on a signal. */
export interface SignalHandlers {
  heard(signal: RunSignal, run: string): void;
  /** The connection stands, again or for the first time: something may have been missed. */
  connected(): void;
}

/** Listens until it is stopped. Returns what stops it, without waiting for the connection. */
export function listenForRuns(
  { connect, log }: Pick<RunContext, 'connect' | 'log'>,
  handlers: SignalHandlers,
): () => Promise<void> {
  const listener = new DatabaseListener({
    channel: RUNS_CHANNEL,
    name: 'runs',
    connect,
    log,
    heard(payload) {
      const [signal = '', run = ''] = payload.split(':');
      handlers.heard(signal as RunSignal, run);
    },
    listening: handlers.connected,
  });
  void listener.start();
  return () => listener.stop();
}
