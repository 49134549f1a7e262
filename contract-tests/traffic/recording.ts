/**
 * Records this process. Events are queued, and validated between turns of the event loop. In tests, they are validated after
 * the test, so that calls with timeouts are not delayed.
 */
import type { Violation } from './corpus.ts';
import type { Ledger } from './ledger.ts';
import { type FirstMessage, type Recorded, startRecording } from './recorder.ts';

/** Variable with the prefix of file names for child processes. */
export const TRAFFIC_VARIABLE = 'CONCORDAT_TEST_TRAFFIC';

export interface Recording {
  /** Validates all queued events. @throws the error of the validation */
  validateQueued(): Promise<void>;
  /** Returns the violations since the previous call. Call `validateQueued` first. */
  takeViolations(): Violation[];
  /** Stops recording. Call `validateQueued` first. */
  stop(): void;
}

interface Judges {
  judge(recorded: Recorded, ledger: Ledger): void;
  ledger: Ledger;
}

export interface RecordingOptions {
  /** A message that arrived before this module was loaded. */
  first?: FirstMessage;
  /** Maximum number of events that are queued until `validateQueued`; by default, none are. */
  mostWaiting?: number;
}

export function recordIntoFile(file: string, { first, mostWaiting = 0 }: RecordingOptions = {}): Recording {
  const waiting: Recorded[] = [];
  let loading: Promise<Judges> | undefined;
  let judges: Judges | undefined;
  let isDue = false;
  let fault: unknown;

  function processQueue(): void {
    isDue = false;
    if (judges === undefined) return;
    try {
      for (const recorded of waiting.splice(0)) judges.judge(recorded, judges.ledger);
      judges.ledger.flush();
    } catch (error) {
      // `validateQueued` reports the error, which must not end the observed process.
      fault ??= error;
    }
  }

  async function loadJudges(): Promise<Judges> {
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

  const queueRecord = (recorded: Recorded) => {
    waiting.push(recorded);
    if (waiting.length <= mostWaiting) return;
    loading ??= loadJudges();
    // `validateQueued` reports if the validation cannot be loaded. A child process cannot report it.
    loading.catch(() => undefined);
    if (isDue) return;
    isDue = true;
    if (judges === undefined) loading.then(processQueue, () => undefined);
    else setImmediate(processQueue);
  };
  const stopRecording = startRecording(queueRecord, first);
  process.once('exit', processQueue);

  return {
    async validateQueued() {
      if (waiting.length === 0) return;
      loading ??= loadJudges();
      await loading;
      processQueue();
      if (fault !== undefined) throw fault;
    },
    takeViolations: () => judges?.ledger.takeViolations() ?? [],
    stop() {
      stopRecording();
      process.off('exit', processQueue);
    },
  };
}
