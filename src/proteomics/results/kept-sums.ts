/** Keeps sums over protein groups while runs come in, so that the first question about all of them does not wait for all of them. */
import { isOutage } from '../../storage/lost-database.ts';
import type { ProteomicsContext } from '../context.ts';
import { keepProteinSums } from './protein-sums.ts';

const EVERY_MS = 600_000;

/** The work of a process; of several, one sums at a time. */
export interface KeptSums {
  /** Sums what is missing, and goes on to do so now and then. Returns before. */
  begin(): void;
  end(): void;
}

/** Makes it. */
export function keptSums({ pool, log }: Pick<ProteomicsContext, 'pool' | 'log'>): KeptSums {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const work = async () => {
    try {
      await keepProteinSums(await pool(), ending.signal);
    } catch (err) {
      if (!ending.signal.aborted && !isOutage(err)) log.warn({ err }, 'sums of proteins could not be kept');
    }
  };
  return {
    begin() {
      void work();
      timer = setInterval(() => void work(), EVERY_MS);
      timer.unref();
    },
    end() {
      clearInterval(timer);
      ending.abort();
    },
  };
}
