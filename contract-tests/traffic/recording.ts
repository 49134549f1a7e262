/**
 * The recording of this process: what is recorded waits, and is judged between two turns of the event loop. Where tests run it waits for
 * the end of the test, so that loading the judge, and judging, do not come between a call and its time limit.
 */
import type { Violation } from './corpus.ts';
import type { Ledger } from './ledger.ts';
import { type FirstMessage, type Recorded, startRecording } from './recorder.ts';

/** Variable that tells child processes where to write: the beginning of the name of a file. */
export const TRAFFIC_VARIABLE = 'CONCORDAT_TEST_TRAFFIC';

/** A recording that runs. */
export interface Recording {
  /** Judges all that has been recorded so far. @throws what went wrong in the judge */
  settle(): Promise<void>;
  /** The violations since the last time; settle first. */
  takeViolations(): Violation[];
  /** Records no more; settle first. */
  stop(): void;
}

interface Judges {
  judge(recorded: Recorded, ledger: Ledger): void;
  ledger: Ledger;
}

/** How it is recorded. */
export interface RecordingOptions {
  /** A message that came before this was loaded. */
  first?: FirstMessage;
  /** So many may wait for the settlement; none where nobody settles. */
  mostWaiting?: number;
}

/** Records into a file. */
export function recordInto(file: string, { first, mostWaiting = 0 }: RecordingOptions = {}): Recording {
  const waiting: Recorded[] = [];
  let loading: Promise<Judges> | undefined;
  let judges: Judges | undefined;
  let isDue = false;
  let fault: unknown;

  function work(): void {
    isDue = false;
    if (judges === undefined) return;
    try {
      for (const recorded of waiting.splice(0)) judges.judge(recorded, judges.ledger);
      judges.ledger.flush();
    } catch (error) {
      // Told at the settlement; a process that only is watched must not end by it.
      fault ??= error;
    }
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
    if (waiting.length <= mostWaiting) return;
    loading ??= load();
    // Whoever waits for the settlement is told of a judge that cannot be loaded; a child process has nobody to tell.
    loading.catch(() => undefined);
    if (isDue) return;
    isDue = true;
    if (judges === undefined) loading.then(work, () => undefined);
    else setImmediate(work);
  };
  const stopRecording = startRecording(take, first);
  process.once('exit', work);

  return {
    async settle() {
      if (waiting.length === 0) return;
      loading ??= load();
      await loading;
      work();
      if (fault !== undefined) throw fault;
    },
    takeViolations: () => judges?.ledger.takeViolations() ?? [],
    stop() {
      stopRecording();
      process.off('exit', work);
    },
  };
}
