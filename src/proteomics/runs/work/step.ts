/** Runs one program without a shell, with limits of time and memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { basename, isAbsolute } from 'node:path';
import type { Readable } from 'node:stream';
import type { Settings } from '../../../settings.ts';
import type { RunLog } from '../run-log.ts';
import { LineCutter } from '../tools/harmless-text.ts';
import { fillArgument, limitFileNames, type PlaceholderValues } from '../tools/placeholders.ts';
import type { Tool, ToolStep } from '../tools/tools-file.ts';
import { endProcessGroup, killProcessGroup, listGroupMembers, RUN_VARIABLE, recordProcess } from './processes.ts';

export interface StepContext {
  readonly settings: Pick<Settings, 'dataDir'>;
  readonly tool: Pick<Tool, 'environment' | 'variables'>;
  /** Paths of the run. `work_dir` is the working folder of the program. */
  readonly values: PlaceholderValues & { readonly work_dir: string };
  /** Value of the variable RUN_VARIABLE. */
  readonly run: string;
  readonly log: RunLog;
  /** Ends the program when aborted. */
  readonly signal: AbortSignal;
}

export interface StepOutcome {
  readonly state: 'done' | 'failed' | 'canceled';
  /** Null if a signal ended the program, or if it did not start. */
  readonly exitCode: number | null;
  /** Why the step failed, in one sentence; null after success. */
  readonly message: string | null;
}

/** Milliseconds between SIGTERM and SIGKILL. */
export const END_TIMEOUT_MS = 5_000;
const MEMORY_CHECK_INTERVAL_MS = 1_000;
/** Milliseconds to wait for remaining output after the program has ended. */
const PIPE_TIMEOUT_MS = 2_000;

/** Runs a step. Failures of the program are part of the outcome, not errors. */
export async function runStep(step: ToolStep, context: StepContext): Promise<StepOutcome> {
  const { log, signal } = context;
  if (signal.aborted) return { state: 'canceled', exitCode: null, message: null };
  const output = new Listener(step, context);
  const watch = new Watch(step);
  const programExit = await executeStep(step, context, output, watch);
  const outcome = determineStepOutcome(step, programExit, { output: output, watch, isAborted: signal.aborted });
  log.write(
    step.name,
    'run',
    programExit.exitCode === null ? (outcome.message ?? 'Ended.') : `Ended with exit code ${programExit.exitCode}.`,
  );
  return outcome;
}

interface ProgramExit {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The error if the program could not start. */
  readonly error?: NodeJS.ErrnoException;
}

async function executeStep(step: ToolStep, context: StepContext, output: Listener, watch: Watch): Promise<ProgramExit> {
  const { settings, tool, values, run, log, signal } = context;
  const [program = '', ...given] = step.command;
  const passed = tool.environment.flatMap((name): [string, string][] => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  log.write(step.name, 'run', `Started: ${step.command.map(hideFolder).join(' ')}`);
  let child: ChildProcess;
  try {
    child = spawn(
      fillArgument(program, values)[0] ?? program,
      given.flatMap((argument) => fillArgument(argument, values)),
      {
        cwd: values.work_dir,
        env: { ...Object.fromEntries(passed), ...tool.variables, [RUN_VARIABLE]: run },
        // A separate process group allows ending all child processes.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: false,
      },
    );
  } catch (error) {
    return { exitCode: null, signal: null, error: error as NodeJS.ErrnoException };
  }
  const { pid } = child;
  if (pid === undefined) return { exitCode: null, signal: null, error: await waitForStartError(child) };
  const forget = recordProcess(settings, pid, run);
  const endProcesses = () => void endProcessGroup(pid, END_TIMEOUT_MS);
  signal.addEventListener('abort', endProcesses, { once: true });
  watch.startLimits(pid, endProcesses);
  try {
    const exited = new Promise<ProgramExit>((resolve) =>
      child.once('exit', (exitCode, by) => resolve({ exitCode, signal: by })),
    );
    const read = Promise.all([
      output.readStream(child.stdout as Readable, 'out'),
      output.readStream(child.stderr as Readable, 'err'),
    ]);
    const exit = await exited;
    // Ends remaining child processes, which could keep the pipes open.
    killProcessGroup(pid);
    await Promise.race([read, new Promise((resolve) => setTimeout(resolve, PIPE_TIMEOUT_MS).unref())]);
    child.stdout?.destroy();
    child.stderr?.destroy();
    return exit;
  } finally {
    watch.stopLimits();
    signal.removeEventListener('abort', endProcesses);
    forget();
  }
}

/** Removes the folder from an absolute path, because the log must not contain local paths. */
function hideFolder(argument: string): string {
  return isAbsolute(argument) ? basename(argument) : argument;
}

function waitForStartError(child: ChildProcess): Promise<NodeJS.ErrnoException> {
  return new Promise((resolve) => child.once('error', resolve));
}

/** Logs the output of a program line by line, and checks the conditions of success. */
class Listener {
  hasStated: boolean;
  /** The first line that contains a forbidden text. */
  badLine: string | undefined;
  readonly #step: ToolStep;
  readonly #context: StepContext;

  constructor(step: ToolStep, context: StepContext) {
    this.#step = step;
    this.#context = context;
    this.hasStated = step.success.says === undefined;
  }

  async readStream(stream: Readable, name: 'out' | 'err'): Promise<void> {
    const { log } = this.#context;
    const cutter = new LineCutter();
    try {
      for await (const chunk of stream) {
        for (const line of cutter.addBytes(chunk as Buffer)) this.#handleLine(line, name);
        log.flush();
      }
    } catch {
      // The pipe was closed because the program has ended.
    }
    for (const line of cutter.finish()) this.#handleLine(line, name);
  }

  #handleLine(line: string, stream: 'out' | 'err'): void {
    const { success, name } = this.#step;
    const { log, values } = this.#context;
    if (success.says !== undefined && line.includes(success.says)) this.hasStated = true;
    if (this.badLine === undefined && success.neverSays.some((text) => line.includes(text))) this.badLine = line;
    log.write(name, stream, line.includes('/') ? limitFileNames(line, values) : line);
  }
}

/** Limits the time and memory of a program. Its memory is the sum over the process group, which only Linux reports. */
class Watch {
  /** Description of the exceeded limit; undefined if none was exceeded. */
  crossed: string | undefined;
  readonly #step: ToolStep;
  #timer: NodeJS.Timeout | undefined;
  #looking: NodeJS.Timeout | undefined;

  constructor(step: ToolStep) {
    this.#step = step;
  }

  startLimits(group: number, end: () => void): void {
    const { minutes, memoryMb } = this.#step;
    const stopAtLimit = (sentence: string) => {
      if (this.crossed !== undefined) return;
      this.crossed = sentence;
      end();
    };
    this.#timer = setTimeout(() => stopAtLimit(`It took longer than ${minutes} minutes and was stopped.`), minutes * 60_000);
    if (memoryMb === undefined) return;
    const checkMemory = () => {
      const bytes = listGroupMembers(group)?.reduce((sum, { memory }) => sum + memory, 0) ?? 0;
      if (bytes > memoryMb * 1_000_000) stopAtLimit(`It took more than ${memoryMb} MB of memory and was stopped.`);
    };
    checkMemory();
    this.#looking = setInterval(checkMemory, MEMORY_CHECK_INTERVAL_MS);
  }

  stopLimits(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#looking);
  }
}

function determineStepOutcome(
  { success }: ToolStep,
  ended: ProgramExit,
  { output, watch, isAborted }: { output: Listener; watch: Watch; isAborted: boolean },
): StepOutcome {
  const { exitCode } = ended;
  const createFailure = (message: string): StepOutcome => ({ state: 'failed', exitCode, message });
  if (watch.crossed !== undefined) return createFailure(watch.crossed);
  if (isAborted) return { state: 'canceled', exitCode, message: null };
  if (ended.error !== undefined) return createFailure(`It could not be started: ${describeStartProblem(ended.error)}.`);
  if (exitCode === null) return createFailure(`It was stopped by the signal ${ended.signal}.`);
  if (output.badLine !== undefined) return createFailure(`Its output contains: ${output.badLine.slice(0, 500)}`);
  if (!success.exitCodes.includes(exitCode)) return createFailure(`It ended with exit code ${exitCode}.`);
  if (!output.hasStated) return createFailure(`Its output does not contain "${success.says}".`);
  return { state: 'done', exitCode, message: null };
}

const START_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such program',
  EACCES: 'the server has no permission to execute the program',
  ENOEXEC: 'the file is not a program',
  EAGAIN: 'the machine runs too many processes',
  ENOMEM: 'the machine has no free memory',
};

function describeStartProblem({ code = '' }: NodeJS.ErrnoException): string {
  return START_PROBLEMS[code] ?? `the system says ${code}`;
}
