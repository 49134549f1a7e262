/** Reads the files of one analysis: recognizes them, measures them, and returns the results per run. */
import { BadRequestError } from '../../contract/errors.ts';
import { hasHiddenCharacters } from '../../files/hidden-characters.ts';
import { RESULT_FILES } from '../ingestion/columns.ts';
import { collectTableNotes, convertToUnusedFile, type UnusedFile } from '../ingestion/raw-files-inside.ts';
import { BrokenResultError } from '../ingestion/reading/broken-result.ts';
import type { TargetList } from '../targets/store.ts';
import { ENGINE_NAMES, ENGINES, type Engine } from './engine.ts';
import { extractRunName } from './formulas/formula.ts';
import { EVERY_METRIC, findEngineTable, findMainKind, listMetricIds } from './formulas/tables.ts';
import type { FileToMeasure, MeasuredRun } from './measuring/job.ts';
import { type MeasuringTurn, measureInProcess } from './measuring/measure-apart.ts';
import { explainCompanion } from './recognition/companions.ts';
import { readHead } from './recognition/read-head.ts';
import { recognizeHead, SUPPORTED_FILES } from './recognition/recognize.ts';

interface AnalysisOptions {
  /** The engine that the user selected; undefined to recognize it from the content. */
  readonly engine: string | undefined;
  /** Name of the raw file, if the analysis has only one run. */
  readonly rawFile: string | undefined;
  readonly tracked: TargetList;
  /** True to skip an unreadable file, unless it determines the runs. */
  readonly isLenient?: boolean;
}

export type RunResults = ReturnType<typeof createRunResults>;

export type RecognizedFile = FileToMeasure & { readonly version: string | null };

export type RecognizedFiles = Awaited<ReturnType<typeof recognizeFiles>>;

/** Reads an analysis in an empty `folder`. `turn`: the client to queue for. @throws BrokenResultError, BadRequestError */
export async function readAnalysis(
  { recognized, unused }: RecognizedFiles,
  folder: string,
  { engine: stated, rawFile, tracked, isLenient = false }: AnalysisOptions,
  turn?: MeasuringTurn,
) {
  const engine = requireOneEngine(recognized, stated);
  const run = rawFile === undefined ? null : extractRunName(rawFile);
  const job = { files: recognized, folder, run, targets: tracked.targets, isLenient };
  const measured = await measureInProcess(job, turn);
  const { runs, version } = measured;
  const isOne = runs.length === 1 && rawFile !== undefined;
  return {
    engine,
    version: version ?? recognized.find((file) => file.version !== null)?.version ?? null,
    runs: runs.map((one) =>
      createRunResults(one, isOne ? rawFile : requireRunName(one.name, recognized), engine, recognized, version, tracked),
    ),
    unused: [...unused, ...measured.unused],
  };
}

interface Unrecognized {
  readonly files: readonly { readonly name: string; readonly path: string }[];
  /** True to skip unreadable and unknown files, if another file determines the runs. */
  readonly isLenient?: boolean;
}

/** Recognizes files by their columns. Slow for Parquet files with long footers. @throws BrokenResultError */
export async function recognizeFiles({ files, isLenient = false }: Unrecognized) {
  const recognized: RecognizedFile[] = [];
  const unused: UnusedFile[] = [];
  let [refusal, unknown]: unknown[] = [];
  for (const file of files) {
    try {
      const found = await recognizeFile(file);
      recognized.push(found);
      if (found.kind !== 'manifest' && found.kind !== 'log') unused.push(...(await collectTableNotes(found, found.columns)));
    } catch (error) {
      if (!(error instanceof BrokenResultError)) throw error;
      const reason = error instanceof NoResultsError ? error.reason : explainCompanion(file.name);
      if (reason === undefined && !isLenient) throw error;
      if (reason === undefined) unknown ??= error;
      refusal ??= error;
      unused.push(reason === undefined ? convertToUnusedFile(error) : { file: file.name, reason });
    }
  }
  if (recognized.length === 0) throw unknown ?? refusal;
  // The skipped file may be the one that determines the runs.
  if (unknown !== undefined && findMainKind(recognized) === undefined) throw unknown;
  return { recognized, unused };
}

/** 400: the file contains no results of runs, such as a spectral library. */
class NoResultsError extends BrokenResultError {}

export async function recognizeFile(file: { readonly name: string; readonly path: string }): Promise<RecognizedFile> {
  const { name, path } = file;
  const head = await readHead(file);
  const found = recognizeHead(head);
  if (found === undefined && (RESULT_FILES as readonly string[]).includes(name))
    throw new BrokenResultError(
      name,
      undefined,
      'is a file of MaxQuant or RawTools. Import it separately from files of other engines',
    );
  if (found === undefined)
    throw new BrokenResultError(
      name,
      1,
      `is not a result file Concordat can read: ${RESULT_FILES.join(', ')} and files of ${SUPPORTED_FILES}`,
    );
  if ('refusal' in found) throw new NoResultsError(name, undefined, found.refusal);
  const { format, separator, columns, rows } = head;
  return { name, path, format, separator, columns, rows, ...found };
}

export function requireEngineName(name: string | undefined): void {
  if (name !== undefined && !(ENGINES as readonly string[]).includes(name))
    throw new BadRequestError(`engine must be one of ${ENGINES.join(', ')}.`);
}

function requireOneEngine(files: readonly RecognizedFile[], engineName: string | undefined): Engine {
  // FragPipe can run DIA-NN, so its list of runs belongs to tables of DIA-NN.
  const isOfDiaNn = files.some(({ engine }) => engine === 'diann');
  const own = files.filter(({ engine, kind }) => !(isOfDiaNn && engine === 'fragpipe' && kind === 'manifest'));
  const engines = [...new Set(own.map(({ engine }) => engine))];
  const [engine] = engines;
  if (engine === undefined || engines.length > 1)
    throw new BadRequestError(
      `files come from several engines: ${engines.map((one) => ENGINE_NAMES[one]).join(' and ')}. Import them separately.`,
    );
  if (engineName !== undefined && engineName !== engine)
    throw new BadRequestError(`engine is ${engineName}, but the files come from ${engine}.`);
  return engine;
}

function requireRunName(text: string, files: readonly RecognizedFile[]): string {
  const name = text.normalize('NFC').trim();
  const isName =
    name !== '' &&
    name !== '.' &&
    name !== '..' &&
    !/[/\\]/.test(name) &&
    !hasHiddenCharacters(name) &&
    Buffer.byteLength(name) <= 255;
  if (isName) return name;
  throw new BrokenResultError(
    files[0]?.name ?? '',
    undefined,
    `contains a run name that cannot be a file name: ${JSON.stringify(text.slice(0, 60))}`,
  );
}

function createRunResults(
  { name, values, proteins, rawData, acquiredAt, files }: MeasuredRun,
  rawFile: string,
  engine: Engine,
  recognized: readonly RecognizedFile[],
  version: string | null,
  tracked: TargetList,
) {
  const held = files.map((number) => recognized[number] as RecognizedFile);
  return {
    name: rawFile,
    files: [],
    engine: {
      engine,
      files: held.map((file) => ({
        name: chooseStoredName(file),
        path: file.path,
        engine,
        kind: file.kind,
        version: version ?? file.version,
        run: name,
        ...(rawData === null ? {} : { rawData }),
      })),
      values,
      metrics: new Set(held.flatMap((file) => listMetrics(file))),
      everyMetric: EVERY_METRIC,
      hasTargets: held.some(hasTargetValues),
      targetsVersion: tracked.version,
      proteins,
      acquiredAt,
    },
  };
}

export function hasTargetValues({ engine, kind }: { readonly engine?: string; readonly kind?: string }): boolean {
  const table = ENGINES.find((one) => one === engine);
  const found = table === undefined || kind === undefined ? undefined : findEngineTable(table, kind);
  return found?.shape === 'long' && found.targets !== undefined;
}

function listMetrics({ engine, kind }: RecognizedFile): readonly string[] {
  if (kind === 'log') return [...EVERY_METRIC].filter((id) => id.startsWith('log_'));
  const table = findEngineTable(engine, kind);
  return table === undefined ? [] : listMetricIds(table);
}

/** Returns the file name for storage, which depends on the kind of the file instead of its original name. */
function chooseStoredName({ engine, kind, format, separator }: RecognizedFile): string {
  const extension = format === 'parquet' ? 'parquet' : kind === 'log' ? 'txt' : separator === '\t' ? 'tsv' : 'csv';
  if (kind === 'log') return `report.log.${extension}`;
  return `${findEngineTable(engine, kind)?.storedAs ?? kind}.${extension}`;
}
