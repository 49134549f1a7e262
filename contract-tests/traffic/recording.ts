/** The recording of this process: what is recorded waits until the judge is loaded, and is judged between two turns of the event loop. */
import type { Violation } from './corpus.ts';
import type { Ledger } from './ledger.ts';
import { type FirstMessage, type Recorded, startRecording } from './recorder.ts';

/** Variable that tells child processes where to write: the beginning of the name of a file. */
export const TRAFFIC_VARIABLE = 'CONCORDAT_TEST_TRAFFIC';

/** A recording that runs. */
export interface Recording {
  /** Judges all that has been recorded so far. */
  settle(): Promise<void>;
  /** The violations since the last time; settle first. */
  takeViolations(): Violation[];
}

interface Judges {
  judge(recorded: Recorded, ledger: Ledger): void;
  ledger: Ledger;
}

/**
 * Records into a file.
 *
 * @param first a message that came before this was loaded
 */
export function recordInto(file: string, first?: FirstMessage): Recording {
  const waiting: Recorded[] = [];
  let loading: Promise<Judges> | undefined;
  let judges: Judges | undefined;
  let isDue = false;

  function work(): void {
    isDue = false;
    if (judges === undefined) return;
    for (const recorded of waiting.splice(0)) judges.judge(recorded, judges.ledger);
    judges.ledger.flush();
  }

  async function load(): Promise<Judges> {
    const [{ judgeExchange }, { judgeFrame }, { createLedger }] = await Promise.all([
      import('./judge.ts'),
      import('./frames.ts'),
      import('./ledger.ts'),
    ]);
    judges = {
      ledger: createLedger(file),
      judge: (recorded, ledger) => ('direction' in recorded ? judgeFrame(recorded, ledger) : judgeExchange(recorded, ledger)),
    };
    return judges;
  }

  const take = (recorded: Recorded) => {
    waiting.push(recorded);
    loading ??= load();
    // Whoever waits for the settlement is told of a judge that cannot be loaded; a child process has nobody to tell.
    loading.catch(() => undefined);
    if (isDue) return;
    isDue = true;
    if (judges === undefined) loading.then(work, () => undefined);
    else setImmediate(work);
  };
  startRecording(take, first);
  process.once('exit', work);

  return {
    async settle() {
      if (loading === undefined) return;
      await loading;
      work();
    },
    takeViolations: () => judges?.ledger.takeViolations() ?? [],
  };
}
