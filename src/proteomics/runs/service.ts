/** The runs' part of the service: it works on them beside answering requests. */

import { throughOutages } from '../../storage/lost-database.ts';
import type { RunContext } from './run-context.ts';
import type { RunQueue } from './work/queue.ts';

/** Beginning and end, as MountedService has them. */
export interface RunService {
  begin(): Promise<void>;
  end(patience: number): Promise<void>;
}

/**
 * Works on runs as PARALLEL_RUNS says. Beginning does not wait for the queue: pg-boss is loaded and makes its tables while the
 * server answers already.
 */
export function runService(context: RunContext): RunService {
  const { parallelRuns } = context.settings;
  const stopping = new AbortController();
  let queue: Promise<RunQueue | undefined> = Promise.resolve(undefined);
  return {
    async begin() {
      if (parallelRuns === 0) return;
      queue = new Promise<void>((resolve) => setImmediate(resolve))
        .then(async () => {
          const { startRunQueue } = await import('./work/queue.ts');
          return throughOutages(() => startRunQueue(context, parallelRuns), stopping.signal);
        })
        .catch((error: unknown) => {
          context.log.error({ err: error }, 'runs cannot be worked on: the queue could not be opened');
          return undefined;
        });
    },
    async end(patience) {
      stopping.abort();
      await (await queue)?.stop(patience);
    },
  };
}
