/** The work on one run: folders, the tool's steps one after another, and the results taken in. */

import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SpanKind, trace } from '@opentelemetry/api';
import { AnswerableError } from '../../../contract/errors.ts';
import { storedFiles } from '../../../files/open-files.ts';
import { isFilesOutage } from '../../../files/stored-files.ts';
import { failSpan, traced } from '../../../operations/tracing.ts';
import { isOutage, retryWhileDisconnected } from '../../../storage/lost-database.ts';
import { type RunResults, readAnalysis, recognizeAll } from '../../engines/analysis.ts';
import { recognizeEngine } from '../../engines/recognition/recognize-file.ts';
import { RESULT_FILES } from '../../ingestion/columns.ts';
import { ingestResults, type ResultsToIngest } from '../../ingestion/ingest.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { locateRunFolder } from '../../places.ts';
import type { RawFileRow } from '../../records.ts';
import type { StoredStep } from '../../tables.ts';
import { readTargetsFor, type TargetList } from '../../targets/store.ts';
import { keepChromatograms } from '../chromatograms.ts';
import type { RunContext } from '../enqueue.ts';
import { openRunLog, type RunLog } from '../run-log.ts';
import { shareRunLog } from '../shared-run-log.ts';
import { collectFiles, unmatched } from '../tools/file-patterns.ts';
import { readTools, type Tool, type ToolStep } from '../tools/tools-file.ts';
import {
  type Claim,
  ClaimLostError,
  ended,
  noteSearchedWith,
  noteSteps,
  returnRun,
  type Settlement,
  settleRun,
} from './claims.ts';
import { isRunOf, type MadePlaces, makePlaces, type Places, placeProblem } from './run-places.ts';
import { type SearchedWith, searchedWithLines } from './search-places.ts';
import { runStep, type StepOutcome } from './step.ts';

/** Reason of the signal that ends the work on a canceled run; with any other one, it goes back to the queue. */
export const CANCELED = 'canceled';

/** How the work on a run ended: as the run did, or because somebody else goes on with it. */
export type RunOutcome = Settlement['state'] | 'given back' | 'lost';

/** Works on a claimed run until it is settled, given back, or lost. Rejects only when the database does not answer. */
export async function workOn(context: RunContext, claim: Claim, signal: AbortSignal): Promise<RunOutcome> {
  const { settings, log, now } = context;
  const { rawFile } = claim;
  const folder = locateRunFolder(settings, rawFile, rawFile.attempt);
  removeOtherAttempts(folder);
  const runLog = openRunLog(folder, now);
  const shared = shareRunLog(context, rawFile, { log: runLog, signal });
  try {
    const attributes = { 'concordat.run': rawFile.uuid, 'concordat.run.attempt': rawFile.attempt };
    const work = () => new RunWork(context, claim, runLog, signal).run();
    return await traced(`run ${rawFile.tool ?? ''}`, attributes, work, SpanKind.CONSUMER);
  } catch (error) {
    if (!(error instanceof ClaimLostError)) throw error;
    log.warn({ run: rawFile.uuid, attempt: rawFile.attempt }, 'a run was taken over while it was worked on');
    return 'lost';
  } finally {
    runLog.close();
    for (const part of ['work', 'result']) rmSync(join(folder, part), { recursive: true, force: true });
    await shared.end();
  }
}

class RunWork {
  readonly #context: RunContext;
  readonly #claim: Claim;
  readonly #log: RunLog;
  readonly #signal: AbortSignal;
  #steps: StoredStep[] = [];

  constructor(context: RunContext, claim: Claim, log: RunLog, signal: AbortSignal) {
    this.#context = context;
    this.#claim = claim;
    this.#log = log;
    this.#signal = signal;
  }

  async run(): Promise<RunOutcome> {
    const { settings } = this.#context;
    const { rawFile } = this.#claim;
    const tool = readTools(settings).get(rawFile.tool ?? '');
    if (tool === undefined) {
      return this.#settle({ state: 'failed', message: `This server's TOOLS_FILE has no tool ${rawFile.tool ?? ''}.` });
    }
    this.#steps = tool.steps.map(({ name }) => waitingStep(name));
    let made: MadePlaces;
    try {
      made = await this.#keepTrying(() => makePlaces(this.#context, this.#claim, tool));
    } catch (error) {
      if (isOutage(error)) throw error;
      if (isFilesOutage(error) && this.#signal.aborted) return this.#stopped();
      this.#context.log.error({ err: error, run: rawFile.uuid }, 'a run could not be prepared');
      return this.#settle({ state: 'failed', message: `The run could not be prepared: ${placeProblem(error)}.` });
    }
    const { places, searchedWith } = made;
    for (const line of searchedWithLines(searchedWith)) this.#log.write('-', 'run', line);
    for (const [index, step] of tool.steps.entries()) {
      const outcome = await this.#runStep(index, step, tool, places);
      if (outcome.state === 'done') continue;
      return this.#end(step, outcome);
    }
    return this.#takeIn(places, searchedWith);
  }

  async #runStep(index: number, step: ToolStep, tool: Tool, values: Places): Promise<StepOutcome> {
    const { settings, pool, now } = this.#context;
    const { rawFile } = this.#claim;
    const note = async (values: Partial<StoredStep>) => {
      Object.assign(this.#steps[index] as StoredStep, values);
      await this.#keepTrying(async () => noteSteps(pool, this.#claim, this.#steps));
    };
    await note({ state: 'running', started_at: now().toISOString() });
    const run = `${rawFile.uuid}/${rawFile.attempt}`;
    const parts = { settings, tool, values, run, log: this.#log, signal: this.#signal };
    const ran = await traced(`step ${step.name}`, { 'concordat.run.step': step.name }, async (span) => {
      const outcome = await runStep(step, parts);
      if (outcome.state === 'failed') failSpan(span, 'step_failed');
      return outcome;
    });
    const outcome = ran.state === 'done' ? collect(step, ran, values) : ran;
    const { state, exitCode, message } = outcome;
    // Given back, the run begins again elsewhere.
    if (state === 'canceled' && this.#signal.reason !== CANCELED) return outcome;
    await note({ state, exit_code: exitCode, message, finished_at: now().toISOString() });
    return outcome;
  }

  async #end({ name }: ToolStep, { state, message }: StepOutcome): Promise<RunOutcome> {
    if (state === 'failed') return this.#settle({ state, message: `The step ${name} failed. ${message ?? ''}`.trim() });
    return this.#stopped();
  }

  /** What becomes of a run whose work is ended from outside. */
  async #stopped(): Promise<RunOutcome> {
    if (this.#signal.reason === CANCELED) return this.#settle({ state: 'canceled', message: null });
    await returnRun(this.#context.pool, this.#claim);
    return 'given back';
  }

  /** Results and the end of the run become true in one transaction. */
  async #takeIn({ result_dir: folder, work_dir }: Places, searchedWith: SearchedWith): Promise<RunOutcome> {
    const { rawFile } = this.#claim;
    const files = storedFiles(this.#context.settings);
    this.#log.write('-', 'run', 'Reading the results.');
    try {
      // The files stay where they are until it is done, so that it can be tried again.
      const found = await findEngineResults(folder, join(work_dir, 'measured'), {
        rawFile,
        tracked: await readTargetsFor(this.#context.pool, rawFile.uuid),
      });
      for (const name of found?.left ?? []) this.#log.write('-', 'run', `Not read: ${name}`);
      const results: ResultsToIngest = {
        rawFile,
        folder: found?.results.files ?? folder,
        ...(found === undefined ? {} : { engine: found.results.engine }),
        isFinal: true,
        settle: async (client) => {
          await settleRun(client, this.#claim, { state: 'done', message: null });
          await noteSearchedWith(client, rawFile, searchedWith);
          trace.getActiveSpan()?.setAttribute('concordat.run.state', 'done');
          await keepChromatograms(files, rawFile, folder);
        },
      };
      await this.#keepTrying(async () => {
        // They are measured only when they can be kept.
        await files.check();
        await ingestResults(this.#context, results);
      });
      this.#log.write('-', 'run', 'The results are in.');
      return 'done';
    } catch (error) {
      if (error instanceof ClaimLostError || isOutage(error)) throw error;
      if (isFilesOutage(error) && this.#signal.aborted) return this.#stopped();
      const isBroken = error instanceof AnswerableError;
      if (!isBroken) this.#context.log.error({ err: error, run: rawFile.uuid }, 'results could not be imported');
      const reason = isBroken ? error.message : 'the server failed; see its log.';
      return this.#settle({ state: 'failed', message: `The results could not be read: ${reason}` });
    }
  }

  async #settle(settlement: Settlement): Promise<RunOutcome> {
    const { state, message } = settlement;
    const span = trace.getActiveSpan();
    span?.setAttribute('concordat.run.state', state);
    if (span !== undefined && state === 'failed') failSpan(span, 'run_failed');
    const pool = this.#context.pool;
    if (state !== 'done') {
      const steps = this.#steps.map((step) => ended(step, state));
      await this.#keepTrying(() => noteSteps(pool, this.#claim, steps));
    }
    this.#log.write('-', 'run', message ?? (state === 'canceled' ? 'Canceled.' : 'Done.'));
    await this.#keepTrying(() => settleRun(pool, this.#claim, { state, message: message?.slice(0, 1_000) ?? null }));
    return state;
  }

  /** What a tool has done in hours is not lost with a database, or a storage of files, that is away for a minute. */
  #keepTrying<T>(work: () => Promise<T>): Promise<T> {
    return retryWhileDisconnected(work, this.#signal, isFilesOutage);
  }
}

/** Takes what a step left, and judges whether it is all there. */
function collect(step: ToolStep, outcome: StepOutcome, { work_dir, result_dir }: Places): StepOutcome {
  try {
    collectFiles(step.collect, work_dir, result_dir);
    const [missing] = unmatched(step.success.files, result_dir);
    if (missing === undefined) return outcome;
    return { ...outcome, state: 'failed', message: `It left no file ${missing} with content.` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { ...outcome, state: 'failed', message: `The files that it left could not be taken: the system says ${code}.` };
  }
}

/** The log that is shown is that of the last attempt. */
function removeOtherAttempts(folder: string): void {
  const attempts = dirname(folder);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(attempts))
    if (name !== basename(folder)) rmSync(join(attempts, name), { recursive: true, force: true });
}

/** A step that has not begun. */
export function waitingStep(name: string): StoredStep {
  return { name, state: 'queued', started_at: null, finished_at: null, exit_code: null, message: null };
}

/** Results of the run, and which files beside them were not read. */
interface EngineResults {
  readonly results: RunResults;
  readonly engine: string;
  readonly left: readonly string[];
}

/**
 * Reads the results in a folder; undefined when no search engine left any, or MaxQuant and RawTools did. What else lies there is left out: libraries,
 * settings, pictures.
 *
 * @param folder where the tool's results are
 * @param scratch a folder to make, for what is measured
 * @throws BrokenResultError, BadRequestError for files of several engines
 */
async function findEngineResults(
  folder: string,
  scratch: string,
  { rawFile, tracked }: { readonly rawFile: Pick<RawFileRow, 'uuid' | 'name'>; readonly tracked: TargetList },
): Promise<EngineResults | undefined> {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  if (names.some((name) => (RESULT_FILES as readonly string[]).includes(name))) return undefined;
  const files: { name: string; path: string }[] = [];
  for (const name of names.sort()) {
    const file = { name, path: join(folder, name) };
    if ((await recognizeEngine(file)) !== undefined) files.push(file);
  }
  if (files.length === 0) return undefined;
  mkdirSync(scratch, { recursive: true });
  const analysis = await readAnalysis(await recognizeAll(files), scratch, {
    engine: undefined,
    rawFile: rawFile.name,
    tracked,
  });
  const own = analysis.runs.find(({ name }) => isRunOf(name, rawFile));
  if (own === undefined)
    throw new BrokenResultError(
      files[0]?.name ?? '',
      undefined,
      `holds no results of ${rawFile.name}, but of ${analysis.runs.length} other runs`,
    );
  return { results: own, engine: analysis.engine, left: names.filter((name) => files.every((file) => file.name !== name)) };
}
