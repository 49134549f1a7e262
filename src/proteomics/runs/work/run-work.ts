/** Executes a run: creates its folders, runs the steps of the tool, and imports the results. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SpanKind, trace } from '@opentelemetry/api';
import { AnswerableError } from '../../../contract/errors.ts';
import { openStoredFiles } from '../../../files/open-files.ts';
import { isFilesOutage } from '../../../files/stored-files.ts';
import { failSpan, runInSpan } from '../../../operations/tracing.ts';
import { isDatabaseOutage, retryWhileDisconnected } from '../../../storage/storage-errors.ts';
import { runInTransaction } from '../../../storage/transaction.ts';
import { type RunResults, readAnalysis, recognizeFiles } from '../../engines/analysis.ts';
import { recognizeEngine } from '../../engines/recognition/recognize-file.ts';
import { RESULT_FILES } from '../../ingestion/columns.ts';
import { ingestResults, type ResultsToIngest } from '../../ingestion/ingest.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';
import { getRunFolder } from '../../places.ts';
import type { RawFileRow } from '../../records.ts';
import type { StoredStep } from '../../tables.ts';
import { readTargetsOfRawFile, type TargetList } from '../../targets/store.ts';
import { storeChromatograms } from '../chromatograms.ts';
import type { RunContext } from '../enqueue.ts';
import { openRunLog, type RunLog } from '../run-log.ts';
import { shareRunLog } from '../shared-run-log.ts';
import { listUnmatched, moveMatchingFiles } from '../tools/file-patterns.ts';
import { readTools, type Tool, type ToolStep } from '../tools/tools-file.ts';
import {
  type Claim,
  ClaimLostError,
  endRun,
  endStep,
  requeueRun,
  type Settlement,
  storeSearchSettings,
  storeSteps,
} from './claims.ts';
import {
  createRunFolders,
  describePreparationProblem,
  isSameRunName,
  listSearchSentences,
  type MadePlaces,
  type Places,
  type SearchedWith,
} from './run-places.ts';
import { runStep, type StepOutcome } from './step.ts';

/** Abort reason of a canceled run. After any other abort, the run is queued again. */
export const CANCELED = 'canceled';

/** Outcome of a run. After `given back` and `lost`, another worker can continue it. */
export type RunOutcome = Settlement['state'] | 'given back' | 'lost';

/** Executes a claimed run until it has ended, was queued again, or was lost. Rejects only during a database outage. */
export async function executeRun(context: RunContext, claim: Claim, signal: AbortSignal): Promise<RunOutcome> {
  const { settings, log, now } = context;
  const { rawFile } = claim;
  const folder = getRunFolder(settings, rawFile, rawFile.attempt);
  removeOtherAttempts(folder);
  const runLog = openRunLog(folder, now);
  const shared = shareRunLog(context, rawFile, { log: runLog, signal });
  try {
    const attributes = { 'concordat.run': rawFile.uuid, 'concordat.run.attempt': rawFile.attempt };
    const runClaim = () => new RunWork(context, claim, runLog, signal).run();
    return await runInSpan(`run ${rawFile.tool ?? ''}`, attributes, runClaim, SpanKind.CONSUMER);
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
      return this.#recordOutcome({ state: 'failed', message: `This server's TOOLS_FILE has no tool ${rawFile.tool ?? ''}.` });
    }
    this.#steps = tool.steps.map(({ name }) => createWaitingStep(name));
    let made: MadePlaces;
    try {
      made = await this.#retry(() => createRunFolders(this.#context, this.#claim, tool));
    } catch (error) {
      if (isDatabaseOutage(error)) throw error;
      if (isFilesOutage(error) && this.#signal.aborted) return this.#finishStopped();
      this.#context.log.error({ err: error, run: rawFile.uuid }, 'a run could not be prepared');
      return this.#recordOutcome({
        state: 'failed',
        message: `The run could not be prepared: ${describePreparationProblem(error)}.`,
      });
    }
    const { places, searchedWith } = made;
    for (const line of listSearchSentences(searchedWith)) this.#log.write('-', 'run', line);
    for (const [index, step] of tool.steps.entries()) {
      const outcome = await this.#runStep(index, step, tool, places);
      if (outcome.state === 'done') continue;
      return this.#finishStep(step, outcome);
    }
    return this.#importResults(places, searchedWith);
  }

  async #runStep(index: number, step: ToolStep, tool: Tool, values: Places): Promise<StepOutcome> {
    const { settings, pool, now } = this.#context;
    const { rawFile } = this.#claim;
    const saveStep = async (values: Partial<StoredStep>) => {
      Object.assign(this.#steps[index] as StoredStep, values);
      await this.#retry(async () => storeSteps(pool, this.#claim, this.#steps));
    };
    await saveStep({ state: 'running', started_at: now().toISOString() });
    const run = `${rawFile.uuid}/${rawFile.attempt}`;
    const parts = { settings, tool, values, run, log: this.#log, signal: this.#signal };
    const ran = await runInSpan(`step ${step.name}`, { 'concordat.run.step': step.name }, async (span) => {
      const outcome = await runStep(step, parts);
      if (outcome.state === 'failed') failSpan(span, 'step_failed');
      return outcome;
    });
    const outcome = ran.state === 'done' ? collectResults(step, ran, values) : ran;
    const { state, exitCode, message } = outcome;
    // A run that was queued again starts from the beginning, so its steps are not stored.
    if (state === 'canceled' && this.#signal.reason !== CANCELED) return outcome;
    await saveStep({ state, exit_code: exitCode, message, finished_at: now().toISOString() });
    return outcome;
  }

  async #finishStep({ name }: ToolStep, { state, message }: StepOutcome): Promise<RunOutcome> {
    if (state === 'failed') return this.#recordOutcome({ state, message: `The step ${name} failed. ${message ?? ''}`.trim() });
    return this.#finishStopped();
  }

  async #finishStopped(): Promise<RunOutcome> {
    if (this.#signal.reason === CANCELED) return this.#recordOutcome({ state: 'canceled', message: null });
    await requeueRun(this.#context.pool, this.#claim);
    return 'given back';
  }

  /** Imports the results, and commits them together with the final state. */
  async #importResults({ result_dir: folder, work_dir }: Places, searchedWith: SearchedWith): Promise<RunOutcome> {
    const { rawFile } = this.#claim;
    const files = openStoredFiles(this.#context.settings);
    this.#log.write('-', 'run', 'Reading the results.');
    try {
      // The files are kept until the commit, so that the import can be repeated.
      const found = await findEngineResults(folder, join(work_dir, 'measured'), {
        rawFile,
        tracked: await readTargetsOfRawFile(this.#context.pool, rawFile.uuid),
      });
      for (const name of found?.left ?? []) this.#log.write('-', 'run', `Not read: ${name}`);
      const results: ResultsToIngest = {
        rawFile,
        folder: found?.results.files ?? folder,
        ...(found === undefined ? {} : { engine: found.results.engine }),
        isFinal: true,
        finish: async (client) => {
          await endRun(client, this.#claim, { state: 'done', message: null });
          await storeSearchSettings(client, rawFile, searchedWith);
          trace.getActiveSpan()?.setAttribute('concordat.run.state', 'done');
          await storeChromatograms(files, rawFile, folder);
        },
      };
      await this.#retry(async () => {
        // Measures only if this worker still has the run.
        await files.check();
        await ingestResults(this.#context, results);
      });
      this.#log.write('-', 'run', 'The results were imported.');
      return 'done';
    } catch (error) {
      if (error instanceof ClaimLostError || isDatabaseOutage(error)) throw error;
      if (isFilesOutage(error) && this.#signal.aborted) return this.#finishStopped();
      const isBroken = error instanceof AnswerableError;
      if (!isBroken) this.#context.log.error({ err: error, run: rawFile.uuid }, 'results could not be imported');
      const reason = isBroken ? error.message : 'the server failed; see its log.';
      return this.#recordOutcome({ state: 'failed', message: `The results could not be read: ${reason}` });
    }
  }

  async #recordOutcome(settlement: Settlement): Promise<RunOutcome> {
    const { state, message } = settlement;
    const span = trace.getActiveSpan();
    span?.setAttribute('concordat.run.state', state);
    if (span !== undefined && state === 'failed') failSpan(span, 'run_failed');
    const pool = this.#context.pool;
    if (state !== 'done') {
      const steps = this.#steps.map((step) => endStep(step, state));
      await this.#retry(() => storeSteps(pool, this.#claim, steps));
    }
    this.#log.write('-', 'run', message ?? (state === 'canceled' ? 'Canceled.' : 'Done.'));
    const settled = { state, message: message?.slice(0, 1_000) ?? null };
    await this.#retry(() => runInTransaction(pool, (client) => endRun(client, this.#claim, settled)));
    return state;
  }

  /** Retries for a while, so that a short outage does not discard hours of work. */
  #retry<T>(work: () => Promise<T>): Promise<T> {
    return retryWhileDisconnected(work, this.#signal, isFilesOutage);
  }
}

/** Moves the output files of a step to the result folder, and checks that all required ones exist. */
function collectResults(step: ToolStep, outcome: StepOutcome, { work_dir, result_dir }: Places): StepOutcome {
  try {
    moveMatchingFiles(step.collect, work_dir, result_dir);
    const [missing] = listUnmatched(step.success.files, result_dir);
    if (missing === undefined) return outcome;
    return { ...outcome, state: 'failed', message: `The tool did not create ${missing}, or the file is empty.` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { ...outcome, state: 'failed', message: `The output files of the tool could not be stored: ${code}.` };
  }
}

/** Removes the logs of earlier attempts, because pages show only the last one. */
function removeOtherAttempts(folder: string): void {
  const attempts = dirname(folder);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(attempts))
    if (name !== basename(folder)) rmSync(join(attempts, name), { recursive: true, force: true });
}

export function createWaitingStep(name: string): StoredStep {
  return { name, state: 'queued', started_at: null, finished_at: null, exit_code: null, message: null };
}

/** Reads results of engines other than MaxQuant, if there are any. `scratch`: a new folder. @throws BrokenResultError */
async function findEngineResults(
  folder: string,
  scratch: string,
  { rawFile, tracked }: { readonly rawFile: Pick<RawFileRow, 'uuid' | 'name'>; readonly tracked: TargetList },
): Promise<{ readonly results: RunResults; readonly engine: string; readonly left: readonly string[] } | undefined> {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  if (names.some((name) => (RESULT_FILES as readonly string[]).includes(name))) return undefined;
  const files: { name: string; path: string }[] = [];
  for (const name of names.sort()) {
    const file = { name, path: join(folder, name) };
    if ((await recognizeEngine(file)) !== undefined) files.push(file);
  }
  if (files.length === 0) return undefined;
  mkdirSync(scratch, { recursive: true });
  const analysis = await readAnalysis(await recognizeFiles({ files }), scratch, {
    engine: undefined,
    rawFile: rawFile.name,
    tracked,
  });
  const own = analysis.runs.find(({ name }) => isSameRunName(name, rawFile));
  if (own === undefined)
    throw new BrokenResultError(
      files[0]?.name ?? '',
      undefined,
      `contains results of ${analysis.runs.length} other runs, but none of ${rawFile.name}`,
    );
  return { results: own, engine: analysis.engine, left: names.filter((name) => files.every((file) => file.name !== name)) };
}
