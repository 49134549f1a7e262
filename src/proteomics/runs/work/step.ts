/** One program of a run: started without a shell, watched, ended when its time, its memory or its permission is over. */
import { type ChildProcess, spawn } from 'node:child_process';
import { basename, isAbsolute } from 'node:path';
import type { Readable } from 'node:stream';
import type { Settings } from '../../../settings.ts';
import type { RunLog } from '../run-log.ts';
import { LineCutter } from '../tools/harmless-text.ts';
import { fillIn, type PlaceholderValues, shorten } from '../tools/placeholders.ts';
import type { Tool, ToolStep } from '../tools/tools-file.ts';
import { RUN_VARIABLE, recordProcess } from './process-records.ts';
import { endGroup, killGroup, membersOf } from './processes.ts';

/** What a step is run with. */
export interface StepSurroundings {
  readonly settings: Pick<Settings, 'dataDir'>;
  readonly tool: Pick<Tool, 'environment' | 'variables'>;
  /** Paths of this run. The program works in `work_dir`. */
  readonly values: PlaceholderValues & { readonly work_dir: string };
  /** Run and attempt, as RUN_VARIABLE says them. */
  readonly run: string;
  readonly log: RunLog;
  /** Ends the step. */
  readonly signal: AbortSignal;
}

/** How a step ended. */
export interface StepOutcome {
  readonly state: 'done' | 'failed' | 'canceled';
  /** Null when the program was ended by a signal, or never began. */
  readonly exitCode: number | null;
  /** Why it failed, in one plain sentence. */
  readonly message: string | null;
}

/** Milliseconds that a program has from being asked to end to being killed. */
export const END_PATIENCE_MS = 5_000;
/** How often memory is looked at. */
const MEMORY_LOOK_MS = 1_000;
/** How long what a program left in its pipes is waited for. */
const PIPE_PATIENCE_MS = 2_000;

/** Runs a step to its end. Never rejects because of the program. */
export async function runStep(step: ToolStep, surroundings: StepSurroundings): Promise<StepOutcome> {
  const { log, signal } = surroundings;
  if (signal.aborted) return { state: 'canceled', exitCode: null, message: null };
  const heard = new Listener(step, surroundings);
  const watch = new Watch(step);
  const ended = await execute(step, surroundings, heard, watch);
  const outcome = judge(step, ended, { heard, watch, isAborted: signal.aborted });
  log.write(
    step.name,
    'run',
    ended.exitCode === null ? (outcome.message ?? 'Ended.') : `Ended with exit code ${ended.exitCode}.`,
  );
  return outcome;
}

interface Ended {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Why it could not be started. */
  readonly error?: NodeJS.ErrnoException;
}

async function execute(step: ToolStep, surroundings: StepSurroundings, heard: Listener, watch: Watch): Promise<Ended> {
  const { settings, tool, values, run, log, signal } = surroundings;
  const [program = '', ...given] = step.command;
  const passed = tool.environment.flatMap((name): [string, string][] => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  log.write(step.name, 'run', `Started: ${step.command.map(withoutFolder).join(' ')}`);
  let child: ChildProcess;
  try {
    child = spawn(
      fillIn(program, values)[0] ?? program,
      given.flatMap((argument) => fillIn(argument, values)),
      {
        cwd: values.work_dir,
        env: { ...Object.fromEntries(passed), ...tool.variables, [RUN_VARIABLE]: run },
        // A group of its own, which can be ended as a whole.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: false,
      },
    );
  } catch (error) {
    return { exitCode: null, signal: null, error: error as NodeJS.ErrnoException };
  }
  const { pid } = child;
  if (pid === undefined) return { exitCode: null, signal: null, error: await startError(child) };
  const forget = recordProcess(settings, pid, run);
  const end = () => void endGroup(pid, END_PATIENCE_MS);
  signal.addEventListener('abort', end, { once: true });
  watch.begin(pid, end);
  try {
    const exited = new Promise<Ended>((resolve) => child.once('exit', (exitCode, by) => resolve({ exitCode, signal: by })));
    const read = Promise.all([heard.listen(child.stdout as Readable, 'out'), heard.listen(child.stderr as Readable, 'err')]);
    const ended = await exited;
    // What it started and left behind goes with it, also because it may hold the pipes open.
    killGroup(pid);
    await Promise.race([read, new Promise((resolve) => setTimeout(resolve, PIPE_PATIENCE_MS).unref())]);
    child.stdout?.destroy();
    child.stderr?.destroy();
    return ended;
  } finally {
    watch.end();
    signal.removeEventListener('abort', end);
    forget();
  }
}

/** Where programs lie on this machine is nobody's business who reads a log. */
function withoutFolder(argument: string): string {
  return isAbsolute(argument) ? basename(argument) : argument;
}

function startError(child: ChildProcess): Promise<NodeJS.ErrnoException> {
  return new Promise((resolve) => child.once('error', resolve));
}

/** Hears what a program says: writes it to the log, and remembers what its success depends on. */
class Listener {
  hasSaid: boolean;
  /** The first line with a text that must not be said. */
  badLine: string | undefined;
  readonly #step: ToolStep;
  readonly #surroundings: StepSurroundings;

  constructor(step: ToolStep, surroundings: StepSurroundings) {
    this.#step = step;
    this.#surroundings = surroundings;
    this.hasSaid = step.success.says === undefined;
  }

  async listen(stream: Readable, name: 'out' | 'err'): Promise<void> {
    const { log } = this.#surroundings;
    const cutter = new LineCutter();
    try {
      for await (const chunk of stream) {
        for (const line of cutter.take(chunk as Buffer)) this.#hear(line, name);
        log.flush();
      }
    } catch {
      // The pipe was taken away because the program has ended.
    }
    for (const line of cutter.end()) this.#hear(line, name);
  }

  #hear(line: string, stream: 'out' | 'err'): void {
    const { success, name } = this.#step;
    const { log, values } = this.#surroundings;
    if (success.says !== undefined && line.includes(success.says)) this.hasSaid = true;
    if (this.badLine === undefined && success.neverSays.some((text) => line.includes(text))) this.badLine = line;
    log.write(name, stream, line.includes('/') ? shorten(line, values) : line);
  }
}

/** Watches time and memory of a program. Memory is that of all processes of its group, where the system tells it (Linux). */
class Watch {
  /** Which limit was crossed, in one plain sentence. */
  crossed: string | undefined;
  readonly #step: ToolStep;
  #timer: NodeJS.Timeout | undefined;
  #looking: NodeJS.Timeout | undefined;

  constructor(step: ToolStep) {
    this.#step = step;
  }

  begin(group: number, end: () => void): void {
    const { minutes, memoryMb } = this.#step;
    const cross = (sentence: string) => {
      if (this.crossed !== undefined) return;
      this.crossed = sentence;
      end();
    };
    this.#timer = setTimeout(() => cross(`It took longer than ${minutes} minutes and was stopped.`), minutes * 60_000);
    if (memoryMb === undefined) return;
    const look = () => {
      const bytes = membersOf(group)?.reduce((sum, { memory }) => sum + memory, 0) ?? 0;
      if (bytes > memoryMb * 1_000_000) cross(`It took more than ${memoryMb} MB of memory and was stopped.`);
    };
    look();
    this.#looking = setInterval(look, MEMORY_LOOK_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#looking);
  }
}

interface Findings {
  readonly heard: Listener;
  readonly watch: Watch;
  readonly isAborted: boolean;
}

function judge({ success }: ToolStep, ended: Ended, { heard, watch, isAborted }: Findings): StepOutcome {
  const { exitCode } = ended;
  const failed = (message: string): StepOutcome => ({ state: 'failed', exitCode, message });
  if (watch.crossed !== undefined) return failed(watch.crossed);
  if (isAborted) return { state: 'canceled', exitCode, message: null };
  if (ended.error !== undefined) return failed(`It could not be started: ${startProblem(ended.error)}.`);
  if (exitCode === null) return failed(`It was stopped by the signal ${ended.signal}.`);
  if (heard.badLine !== undefined) return failed(`It said: ${heard.badLine.slice(0, 500)}`);
  if (!success.exitCodes.includes(exitCode)) return failed(`It ended with exit code ${exitCode}.`);
  if (!heard.hasSaid) return failed(`It ended without saying "${success.says}".`);
  return { state: 'done', exitCode, message: null };
}

const START_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such program',
  EACCES: 'the program may not be executed',
  ENOEXEC: 'the file is not a program',
  EAGAIN: 'the machine runs too many processes',
  ENOMEM: 'the machine has no free memory',
};

function startProblem({ code = '' }: NodeJS.ErrnoException): string {
  return START_PROBLEMS[code] ?? `the system says ${code}`;
}
