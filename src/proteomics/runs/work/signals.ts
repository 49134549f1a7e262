/** Hearing of runs: one connection of its own that listens, and comes back when it breaks. */
import pg from 'pg';
import { RUNS_CHANNEL, type RunSignal } from '../enqueue.ts';
import type { RunContext } from '../run-context.ts';

/** What is done on a signal. */
export interface SignalHandlers {
  heard(signal: RunSignal, run: string): void;
  /** The connection stands, again or for the first time: something may have been missed. */
  connected(): void;
}

/** Milliseconds until a broken connection is tried again; doubled each time. */
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;

/** Listens until it is stopped. Resolves with what stops it, without waiting for the connection. */
export function listenForRuns(context: Pick<RunContext, 'databaseUrl' | 'log'>, handlers: SignalHandlers): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let retry = FIRST_RETRY_MS;

  const again = () => {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), retry);
    retry = Math.min(2 * retry, LONGEST_RETRY_MS);
  };
  const connect = async () => {
    const mine = new pg.Client({ connectionString: await context.databaseUrl(), keepAlive: true });
    client = mine;
    // Told once: an error is followed by an end.
    mine.on('error', () => undefined);
    mine.on('end', () => {
      if (client === mine) again();
    });
    mine.on('notification', ({ payload = '' }) => {
      const [signal = '', run = ''] = payload.split(':');
      handlers.heard(signal as RunSignal, run);
    });
    try {
      await mine.connect();
      await mine.query(`listen ${RUNS_CHANNEL}`);
      retry = FIRST_RETRY_MS;
      handlers.connected();
    } catch (error) {
      context.log.warn({ reason: (error as Error).message }, 'the connection that hears of runs broke');
      await mine.end().catch(() => undefined);
      again();
    }
  };
  let connecting = connect();
  connecting = connecting.catch(() => again());
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await connecting;
    const last = client;
    client = undefined;
    await last?.end().catch(() => undefined);
  };
}
