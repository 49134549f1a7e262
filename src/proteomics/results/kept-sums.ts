/** Keeps sums over protein groups while runs come in, so that the first question about all of them does not wait for all of them. */
import { isOutage } from '../../storage/lost-database.ts';
import type { ProteomicsContext } from '../context.ts';
import { keepProteinSums } from './protein-sums.ts';

/** After a start people who waited for it come first. */
const FIRST_MS = 60_000;
const EVERY_MS = 600_000;

/** The work of a process; of several, one sums at a time. */
export interface KeptSums {
  /** Begins to sum now and then what is missing. */
  begin(): void;
  end(): void;
}

/** Makes it. */
export function keptSums({ pool, log }: Pick<ProteomicsContext, 'pool' | 'log'>): KeptSums {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const workAfter = (ms: number) => {
    timer = setTimeout(() => void work(), ms).unref();
  };
  const work = async () => {
    try {
      await keepProteinSums(pool, ending.signal);
    } catch (err) {
      if (!ending.signal.aborted && !isOutage(err)) log.warn({ err }, 'sums of proteins could not be kept');
    }
    if (!ending.signal.aborted) workAfter(EVERY_MS);
  };
  return {
    begin: () => workAfter(FIRST_MS),
    end() {
      clearTimeout(timer);
      ending.abort();
    },
  };
}
