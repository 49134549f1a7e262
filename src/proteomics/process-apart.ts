/** Processes that do one job and end: native code and files of strangers are kept away from the server. */
import { fork } from 'node:child_process';

/** What a process may take. */
export interface ProcessLimits {
  /** Megabytes of its own objects. */
  readonly heap: number;
  readonly longestMs: number;
}

/** Its answer, or how it ended without one. */
export type ProcessEnd<Answer> =
  | { readonly answer: Answer }
  | {
      /** Whether it was ended because it took too long. */
      readonly isLate: boolean;
      /** Its exit code or signal. */
      readonly ended: string;
      /** The end of what it wrote. */
      readonly said: string;
    };

const SAID = 300;

/**
 * Starts a program without an environment, sends it a job by a message and resolves with its answer, or when it ended.
 *
 * @throws the error of the system when it could not be started
 */
export function askProcess<Answer>(
  program: string,
  job: object,
  { heap, longestMs }: ProcessLimits,
): Promise<ProcessEnd<Answer>> {
  const child = fork(program, [], {
    execArgv: [`--max-old-space-size=${heap}`, '--disable-warning=ExperimentalWarning'],
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    let isLate = false;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-SAID);
    });
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, longestMs);
    child.once('message', (answer) => resolve({ answer: answer as Answer }));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      // After an answer this changes nothing.
      resolve({ isLate, ended: String(signal ?? code), said });
    });
    child.send(job);
  });
}
