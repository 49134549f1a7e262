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
    while (isAnswering() && performance.now() < end) await sleep(MS_BETWEEN_LOOKS, undefined, { signal });
  };
}
