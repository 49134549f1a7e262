/** Turns for work that nobody waits for: it leaves the processor to whoever asks. */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { isAnswering } from './operation-figures.ts';

/** Milliseconds after which the rest is done beside the requests: some, like uploads, take hours. */
const PATIENCE = 10_000;
/** Between two looks, and before the first: whoever waited for the server asks now. */
const MS_BETWEEN_LOOKS = 25;

/** Makes a function that resolves whenever a piece of the work may begin, and rejects once the signal is given. */
export function quietTurns(signal: AbortSignal, patience: number = PATIENCE): () => Promise<void> {
  const end = performance.now() + patience;
  const begin = sleep(MS_BETWEEN_LOOKS);
  return async () => {
    await begin;
    await nextTurn(undefined, { signal });
    // Whoever asks one thing after the other leaves gaps, which one look may hit.
    for (let quiet = isAnswering() ? 0 : 2; quiet < 2 && performance.now() < end; quiet = isAnswering() ? 0 : quiet + 1)
      await sleep(MS_BETWEEN_LOOKS, undefined, { signal });
  };
}
