/** Reads the files of one analysis: recognizes them, has them measured, and gives the results of each run. */
import { BadRequestError } from '../../contract/errors.ts';
import { RESULT_FILES } from '../ingestion/columns.ts';
import type { EngineResults } from '../ingestion/new-files.ts';
import type { UnusedFile } from '../ingestion/raw-files-inside.ts';
import { BrokenResultError } from '../ingestion/reading/broken-result.ts';
import type { TargetList } from '../targets/store.ts';
import { ENGINE_NAMES, ENGINES, type Engine } from './engine.ts';
import { runName } from './formulas/formula.ts';
import { EVERY_METRIC, engineTableOf, idsOf } from './formulas/tables.ts';
import type { FileToMeasure, MeasuredRun } from './measuring/job.ts';
import { type MeasuringTurn, measureApart } from './measuring/measure-apart.ts';
import { companionReason } from './recognition/companions.ts';
import { readHead } from './recognition/read-head.ts';
import { recognize, UNDERSTOOD } from './recognition/recognize.ts';

/** What a request says of the files. */
interface Said {
  /** The engine; they are told by their content without it. */
  readonly engine: string | undefined;
  /** The raw file of an analysis of one run. */
  readonly rawFile: string | undefined;
  /** What the pipeline tracks. */
  readonly tracked: TargetList;
}

/** The results of a run. */
export interface RunResults {
  /** Name of the raw file that is made for them. */
  readonly name: string;
  readonly files: readonly [];
  readonly engine: EngineResults;
}

/** The results of an analysis. */
export interface Analysis {
  readonly engine: Engine;
  readonly version: string | null;
  readonly runs: readonly RunResults[];
  readonly unused: readonly UnusedFile[];
}

/** A file with results, and what program wrote it. */
export type RecognizedFile = FileToMeasure & { readonly version: string | null };

/** Files of an analysis with results, and those that programs write beside them. */
export interface RecognizedFiles {
  readonly recognized: readonly RecognizedFile[];
  readonly unused: readonly UnusedFile[];
}

/**
 * @param folder an empty folder, whose removal is the caller's
 * @param turn whose files they are; the server's own without it
 * @throws BrokenResultError naming file, line and reason; BadRequestError for files of several engines
 */
export async function readAnalysis(
  { recognized, unused }: RecognizedFiles,
  folder: string,
  { engine: said, rawFile, tracked }: Said,
  turn?: MeasuringTurn,
): Promise<Analysis> {
  const engine = requireOneEngine(recognized, said);
  const run = rawFile === undefined ? null : runName(rawFile);
  const job = { files: recognized, folder, run, targets: tracked.targets };
  const measured = await measureApart(job, turn);
  const { runs, version } = measured;
  const isOne = runs.length === 1 && rawFile !== undefined;
  return {
    engine,
    version: version ?? recognized.find((file) => file.version !== null)?.version ?? null,
    runs: runs.map((one) =>
      resultsOf(one, isOne ? rawFile : requireRunName(one.name, recognized), engine, recognized, version, tracked),
    ),
    unused: [...unused, ...measured.unused],
  };
}

/** Tells what files are. Long footers take a second. @throws BrokenResultError */
export async function recognizeAll(
  files: readonly { readonly name: string; readonly path: string }[],
): Promise<RecognizedFiles> {
  const recognized: RecognizedFile[] = [];
  const unused: UnusedFile[] = [];
  let refusal: unknown;
  for (const file of files) {
    try {
      recognized.push(await recognizeFile(file));
    } catch (error) {
      if (!(error instanceof BrokenResultError)) throw error;
      const reason = error instanceof NoResultsError ? error.reason : companionReason(file.name);
      if (reason === undefined) throw error;
      refusal ??= error;
      unused.push({ file: file.name, reason });
    }
  }
  if (recognized.length === 0) throw refusal;
  return { recognized, unused };
}

/** A file that is known to be none of results, such as a library. */
class NoResultsError extends BrokenResultError {}

/** Tells what a file is by its content. @throws BrokenResultError */
export async function recognizeFile(file: { readonly name: string; readonly path: string }): Promise<RecognizedFile> {
  const { name, path } = file;
  const head = await readHead(file);
  const found = recognize(head);
  if (found === undefined)
    throw new BrokenResultError(
      name,
      1,
      `is not a result file Concordat can read: ${RESULT_FILES.join(', ')} by their names, and by their content those of ${UNDERSTOOD}`,
    );
  if ('refusal' in found) throw new NoResultsError(name, undefined, found.refusal);
  const { format, separator, columns, rows } = head;
  return { name, path, format, separator, columns, rows, ...found };
}

/** @throws BadRequestError for a name that no engine has */
export function requireEngineName(name: string | undefined): void {
  if (name !== undefined && !(ENGINES as readonly string[]).includes(name))
    throw new BadRequestError(`engine must be one of ${ENGINES.join(', ')}.`);
}

function requireOneEngine(files: readonly RecognizedFile[], said: string | undefined): Engine {
  const engines = [...new Set(files.map(({ engine }) => engine))];
  const [engine] = engines;
  if (engine === undefined || engines.length > 1)
    throw new BadRequestError(
      `files are of several engines, ${engines.map((one) => ENGINE_NAMES[one]).join(' and ')}. Import them separately.`,
    );
  if (said !== undefined && said !== engine)
    throw new BadRequestError(`engine is ${said}, and the files are of ${engine} by their content.`);
  return engine;
}

function requireRunName(text: string, files: readonly RecognizedFile[]): string {
  const name = text.normalize('NFC').trim();
  const isName = name !== '' && name !== '.' && name !== '..' && !/[/\\\p{Cc}]/u.test(name) && Buffer.byteLength(name) <= 255;
  if (isName) return name;
  throw new BrokenResultError(
    files[0]?.name ?? '',
    undefined,
    `names a run that is no name of a file: ${JSON.stringify(text.slice(0, 60))}`,
  );
}

function resultsOf(
  { name, values, proteins, rawData, files }: MeasuredRun,
  rawFile: string,
  engine: Engine,
  recognized: readonly RecognizedFile[],
  version: string | null,
  tracked: TargetList,
): RunResults {
  const held = files.map((number) => recognized[number] as RecognizedFile);
  return {
    name: rawFile,
    files: [],
    engine: {
      engine,
      files: held.map((file) => ({
        name: keptName(file),
        path: file.path,
        engine,
        kind: file.kind,
        version: version ?? file.version,
        run: name,
        ...(rawData === null ? {} : { rawData }),
      })),
      values,
      metrics: new Set(held.flatMap((file) => metricsOf(file))),
      everyMetric: EVERY_METRIC,
      tellsTargets: held.some(tellsTargets),
      targetsVersion: tracked.version,
      proteins,
    },
  };
}

/** Whether tracked peptides and proteins are found in files of a kind. */
export function tellsTargets({ engine, kind }: { readonly engine?: string; readonly kind?: string }): boolean {
  const table = ENGINES.find((one) => one === engine);
  const found = table === undefined || kind === undefined ? undefined : engineTableOf(table, kind);
  return found?.shape === 'long' && found.targets !== undefined;
}

function metricsOf({ engine, kind }: RecognizedFile): readonly string[] {
  if (kind === 'log') return [...EVERY_METRIC].filter((id) => id.startsWith('log_'));
  const table = engineTableOf(engine, kind);
  return table === undefined ? [] : idsOf(table);
}

/** Files are kept under the name of their kind, whatever they were called. */
function keptName({ engine, kind, format, separator }: RecognizedFile): string {
  const extension = format === 'parquet' ? 'parquet' : kind === 'log' ? 'txt' : separator === '\t' ? 'tsv' : 'csv';
  if (kind === 'log') return `report.log.${extension}`;
  return `${engineTableOf(engine, kind)?.keptAs ?? kind}.${extension}`;
}
