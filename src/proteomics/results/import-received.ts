import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { greatest } from 'd3-array';
import type { Request } from 'express';
import type pg from 'pg';
import { BadRequestError } from '../../contract/errors.ts';
import { findErrorCode } from '../../storage/storage-errors.ts';
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import { joinFirstItems } from '../../web/for-people/words.ts';
import { type ReceivedParts, removeArrivedFiles } from '../../web/uploads/multipart.ts';
import { convertToStorageError } from '../../web/uploads/refusals.ts';
import { recognizeRawData } from '../acquisition/raw-data-kind.ts';
import type { ProteomicsContext } from '../context.ts';
import { type RecognizedFiles, readAnalysis, recognizeFiles, requireEngineName } from '../engines/analysis.ts';
import type { Engine } from '../engines/engine.ts';
import type { DateOrder } from '../ingestion/acquisition-time.ts';
import type { ResultFileName } from '../ingestion/columns.ts';
import { type IngestedResults, ingestInOneTransaction, OtherRunsError } from '../ingestion/ingest.ts';
import type { EngineResults } from '../ingestion/new-files.ts';
import {
  convertToUnusedFile,
  listRawFilesOfResults,
  listTableNotes,
  splitByRawFile,
  type UnusedFile,
} from '../ingestion/raw-files-inside.ts';
import { BrokenResultError } from '../ingestion/reading/broken-result.ts';
import type { ResultFile } from '../ingestion/reading/table-file.ts';
import { listRunNameNotes } from '../ingestion/run-name-notes.ts';
import { createRawFileNameKey, findPipelineByUuid, type PipelineRow, type RawFileRow } from '../records.ts';
import { readTargets } from '../targets/store.ts';
import type { IncomingFiles } from '../uploads/incoming-files.ts';
import { requireRawFileName } from '../uploads/refusals.ts';
import { DATE_ORDERS, resolveDateOrder } from './raw-tools-dates.ts';
import { isFromOtherEngine, isLenientImport, isResultFile, listUnusedFiles, requireSkipValue } from './receive-results.ts';

/** SQLSTATE "unique violation" (PostgreSQL, "Error Codes"). */
const UNIQUE_VIOLATION = '23505';

export interface ImportedResults extends IngestedResults {
  readonly rawFile: Pick<RawFileRow, 'uuid' | 'name'>;
  /** Name of the run in its results, if a raw file of this name contains another run. */
  readonly sharedName?: string;
}

export interface ImportedAnalysis {
  readonly engine: 'maxquant' | Engine;
  readonly version: string | null;
  readonly imported: readonly ImportedResults[];
  readonly unused: readonly UnusedFile[];
}

/**
 * Imports received files, and removes them. Splits files that contain several raw files, and creates missing raw files.
 * @throws BrokenResultError, BadRequestError, NotFoundError, StorageFullError, TooMuchWorkError
 */
export async function importReceived(
  context: ProteomicsContext,
  incoming: IncomingFiles,
  received: ReceivedParts,
  request: Request,
): Promise<ImportedAnalysis> {
  try {
    requireEngineName(received.fields.get('engine'));
    parseDateOrder(received.fields);
    requireSkipValue(received);
    const analysis = isFromOtherEngine(received)
      ? await importAnalysis(context, incoming, received, request)
      : sumBytes(received) <= MAX_DIRECT_RESULT_BYTES
        ? await importMaxQuant(context, incoming, received)
        : await context.tasks.run(request, importResults, received);
    return { ...analysis, unused: [...analysis.unused, ...listNotesOnNames(analysis, received)] };
  } finally {
    await removeArrivedFiles(received, incoming);
  }
}

/** Returns notes on replaced results and on renamed runs, because runs of two folders can have the same name. */
function listNotesOnNames({ imported }: ImportedAnalysis, { files }: ReceivedParts): readonly UnusedFile[] {
  const file = greatest(files, (one) => ('path' in one ? one.size : 0))?.name;
  if (file === undefined) return [];
  const createNotes = (runs: readonly string[], describe: (names: string) => string): UnusedFile[] =>
    runs.length === 0 ? [] : [{ file, reason: describe(joinFirstItems(runs, 20)), isUsed: true }];
  const replaced = imported.filter(({ isOther }) => isOther).map(({ rawFile }) => rawFile.name);
  const renamed = imported.flatMap(({ sharedName, rawFile }) =>
    sharedName === undefined ? [] : [`${sharedName} as ${rawFile.name}`],
  );
  return [
    ...createNotes(
      replaced,
      (names) => `replaces other results of ${names}. If they are other runs of the same name, rename them`,
    ),
    ...createNotes(renamed, (names) => `contains other runs than raw files of the same name. Imported ${names}`),
  ];
}

/** Measures and imports results of MaxQuant and RawTools. Those of other engines are measured in a separate process. */
const importResults: Task<ReceivedParts, ImportedAnalysis> = { name: 'import results', milliseconds: 300_000, runsToEnd: true };

const recognizeResults: Task<Parameters<typeof recognizeFiles>[0], RecognizedFiles> = {
  name: 'recognize results',
  milliseconds: 60_000,
};

export function listImportWork(context: ProteomicsContext, incoming: IncomingFiles): readonly TaskWork[] {
  return [
    createTaskWork(importResults, (received) => importMaxQuant(context, incoming, received)),
    createTaskWork(recognizeResults, recognizeFiles),
  ];
}

/** Maximum bytes of results that are measured without a task. */
const MAX_DIRECT_RESULT_BYTES = 100_000;

/** Maximum bytes of files that are recognized without a task. */
const MAX_DIRECT_BYTES = 1_000_000;

const sumBytes = ({ files }: ReceivedParts): number => files.reduce((sum, file) => sum + ('path' in file ? file.size : 0), 0);

const loadPipeline = async ({ pool }: ProteomicsContext, { fields }: ReceivedParts) =>
  (await findPipelineByUuid(pool, fields.get('pipeline') ?? '')).pipeline;

async function importAnalysis(
  context: ProteomicsContext,
  incoming: IncomingFiles,
  received: ReceivedParts,
  request: Request,
): Promise<ImportedAnalysis> {
  const { fields } = received;
  const pipeline = await loadPipeline(context, received);
  const folder = incoming.createPartPath();
  await mkdir(folder);
  try {
    const stored = received.files.flatMap((file) => ('path' in file ? [{ name: file.name, path: file.path }] : []));
    // Files of other engines are checked first, so that an error is about an unknown file rather than about a MaxQuant file.
    const paths = [true, false].flatMap((isOther) => stored.filter(({ name }) => isResultFile(name) !== isOther));
    const rawFile = fields.get('raw_file');
    const stated = {
      engine: fields.get('engine'),
      rawFile: rawFile === undefined ? undefined : requireRawFileName(rawFile, 'raw_file'),
      tracked: await readTargets(context.pool, pipeline.uuid),
      isLenient: isLenientImport(received),
    };
    const files = { files: paths, isLenient: stated.isLenient };
    const recognized =
      sumBytes(received) > MAX_DIRECT_BYTES
        ? await context.tasks.run(request, recognizeResults, files)
        : await recognizeFiles(files);
    const analysis = await readAnalysis(recognized, folder, stated, { client: context.tasks.getClient(request) });
    const imported = await importInOneTransaction(context, pipeline, analysis.runs, fields.get('folder'));
    return { engine: analysis.engine, version: analysis.version, imported, unused: analysis.unused };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importMaxQuant(
  context: ProteomicsContext,
  incoming: IncomingFiles,
  received: ReceivedParts,
): Promise<ImportedAnalysis> {
  let files = listResults(received);
  const unreadable: UnusedFile[] = [];
  let first: unknown;
  for (;;) {
    const folder = incoming.createPartPath();
    await mkdir(folder);
    try {
      const { unused, ...imported } = await importMaxQuantFiles(context, received, files, folder);
      return { ...imported, unused: [...unreadable, ...unused] };
    } catch (error) {
      first ??= error;
      if (!(error instanceof BrokenResultError) || !isLenientImport(received)) throw first;
      const others = files.filter(({ name }) => name !== error.file);
      if (others.length === files.length || others.length === 0 || determinesRuns(error.file, received)) throw first;
      unreadable.push(convertToUnusedFile(error));
      files = others;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** Returns whether a file determines the raw files: the summary, or without one, all tables with raw file names. */
function determinesRuns(name: string, received: ReceivedParts): boolean {
  if (received.fields.has('raw_file')) return false;
  const hasSummary = received.files.some((file) => file.name === 'summary.txt');
  return name === 'summary.txt' || (!hasSummary && (name === 'evidence.txt' || name === 'msmsScans.txt'));
}

async function importMaxQuantFiles(
  context: ProteomicsContext,
  received: ReceivedParts,
  given: readonly ResultFile[],
  folder: string,
): Promise<ImportedAnalysis> {
  const pipeline = await loadPipeline(context, received);
  const { fields } = received;
  const dates = { stated: parseDateOrder(fields), pipelineUuid: pipeline.uuid, copy: join(folder, 'dates.csv') };
  const { files, notes } = await resolveDateOrder(given, { pool: context.pool, ...dates });
  const repeated = (await Promise.all(files.map(listTableNotes))).flat();
  const version = await readMaxQuantVersionOfFiles(received);
  const createReply = (imported: readonly ImportedResults[], others: readonly UnusedFile[] = []) => ({
    engine: 'maxquant' as const,
    version,
    imported,
    unused: [...listUnusedFiles(received), ...repeated, ...notes, ...listRunNameNotes(named), ...others],
  });
  const { names: inside, named } = await listRawFilesOfResults(files);
  const [stated, folderPath] = [fields.get('raw_file'), fields.get('folder')];
  // The RawTools table contains every raw file of a folder. The request may select one of them.
  const isOne = stated !== undefined && inside.some((name) => createRawFileNameKey(name) === createRawFileNameKey(stated));
  if (inside.length <= 1 || (isOne && files.every(({ name }) => ANALYSIS_FILES.has(name)))) {
    const named = stated ?? inside.map(addRawFileExtension)[0];
    if (named === undefined && files[0] !== undefined)
      throw new BadRequestError(`raw_file is required, because ${files[0].name} does not name a raw file.`);
    const name = requireRawFileName(named, 'raw_file');
    return createReply(await importInOneTransaction(context, pipeline, [{ name, files }], folderPath));
  }
  const names = inside.map((name) => requireRawFileName(addRawFileExtension(name), 'Raw file'));
  const { parts, unused: others } = await splitByRawFile(files, inside, folder);
  const all = names.map((name, at) => ({ name, files: parts[at] ?? [] }));
  return createReply(await importInOneTransaction(context, pipeline, all, folderPath), others);
}

function parseDateOrder(fields: ReadonlyMap<string, string>): DateOrder | undefined {
  const stated = fields.get('date_order');
  const order = DATE_ORDERS.find((one) => one === stated);
  if (stated !== undefined && order === undefined)
    throw new BadRequestError(`date_order must be one of ${DATE_ORDERS.join(', ')}.`);
  return order;
}

/** Adds the extension that MaxQuant omits from raw file names. */
const addRawFileExtension = (name: string) => (recognizeRawData(name) === undefined ? `${name}.raw` : name);

/** Files that belong to every raw file of an analysis. */
const ANALYSIS_FILES: ReadonlySet<ResultFileName> = new Set(['QcDataTable.csv', 'parameters.txt']);

function listResults({ files }: ReceivedParts): ResultFile[] {
  return files.flatMap((file) => ('path' in file && isResultFile(file.name) ? [{ name: file.name, path: file.path }] : []));
}

/** Returns the version in parameters.txt; null without this file. */
async function readMaxQuantVersionOfFiles(received: ReceivedParts): Promise<string | null> {
  const file = listResults(received).find(({ name }) => name === 'parameters.txt');
  if (file === undefined) return null;
  const text = await readFile(file.path, 'utf8');
  return /^"?Version"?\t"?([^"\t\r\n]{1,100})/m.exec(text)?.[1] ?? null;
}

interface NamedResults {
  readonly name: string;
  readonly files: readonly ResultFile[];
  readonly engine?: EngineResults;
  /** Name in the results, after a raw file of this name turned out to be another run. */
  readonly sharedName?: string;
}

/** Imports in one transaction, with missing raw files. The files must not change. @throws BrokenResultError */
async function importInOneTransaction(
  context: ProteomicsContext,
  { uuid: pipelineUuid }: Pick<PipelineRow, 'uuid'>,
  wanted: readonly NamedResults[],
  folderPath = '',
): Promise<readonly ImportedResults[]> {
  const pool = context.pool;
  const all = sortByKey(wanted);
  const { rows } = await pool.query<{ uuid: string; name: string; key: string; folder: string | null }>(
    'select uuid, name, name_key as key, result_folder as folder from proteomics_raw_files where pipeline_uuid = $1 and name_key = any($2)',
    [pipelineUuid, all.map(({ name }) => createRawFileNameKey(name))],
  );
  const existing = new Map(rows.map((row) => [row.key, row]));
  const results = all.map(({ name, files, engine }) => {
    const known = existing.get(createRawFileNameKey(name));
    const rawFile = known ?? { uuid: randomUUID(), name };
    const isOtherFolder = findOtherFolder(known?.folder ?? '', folderPath) !== undefined;
    return {
      rawFile,
      folderPath,
      isOtherRun: ({ isOther, isRepeated, isOtherTime }: IngestedResults) =>
        isOther && isRepeated && (isOtherTime ?? isOtherFolder),
      folder: files,
      ...(engine === undefined ? {} : { engine }),
      isFinal: true,
      async prepare(client: pg.PoolClient) {
        if (known !== undefined) {
          await client.query(
            `update proteomics_raw_files set searched_with = null, result_folder = coalesce(nullif($2, ''), result_folder), state = case state when 'stored' then 'done' else state end,
                finished_at = case state when 'stored' then now() else finished_at end where uuid = $1`,
            [known.uuid, folderPath],
          );
          return;
        }
        await client.query(
          `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, state, finished_at, result_folder)
            values ($1, $2, $3, $4, 'import', 'done', now(), nullif($5, ''))`,
          [rawFile.uuid, pipelineUuid, name, createRawFileNameKey(name), folderPath],
        );
      },
    };
  });
  try {
    const ingested = await ingestInOneTransaction(context, results);
    const done = new Map(
      results.map(({ rawFile }, at) => {
        const { sharedName } = all[at] ?? {};
        const named = sharedName === undefined ? { rawFile } : { rawFile, sharedName };
        return [all[at], { ...(ingested[at] as IngestedResults), ...named }];
      }),
    );
    return wanted.map((one) => done.get(one) as ImportedResults);
  } catch (error) {
    if (error instanceof OtherRunsError) {
      const renamed = wanted.map((one) => {
        const known = existing.get(createRawFileNameKey(one.name));
        const other = error.others.get(known?.uuid ?? '');
        return known === undefined || other === undefined ? one : renameRun(one, other, known, folderPath);
      });
      return importInOneTransaction(context, { uuid: pipelineUuid }, renamed, folderPath);
    }
    // A concurrent import has created the raw file.
    if (existing.size < all.length && findErrorCode(error) === UNIQUE_VIOLATION)
      return importInOneTransaction(context, { uuid: pipelineUuid }, wanted, folderPath);
    throw convertToStorageError(error);
  }
}

const MAX_NAME_LENGTH = 255;

/** Returns the folder nearest to the files that differs; undefined if one path ends with the other, or is unknown. */
function findOtherFolder(known: string, folderPath: string): string | undefined {
  if (known === '' || folderPath === '') return undefined;
  const [before, after] = [known, folderPath].map((path) => path.split('/').toReversed()) as [string[], string[]];
  return after.find((folder, at) => at < before.length && folder !== before[at]);
}

/** Names a run after its folder or time, because a raw file of its name contains another run. @throws BadRequestError the second time */
function renameRun(
  one: NamedResults,
  { acquiredAt }: IngestedResults,
  known: { readonly name: string; readonly folder: string | null },
  folderPath: string,
): NamedResults {
  const folder = findOtherFolder(known.folder ?? '', folderPath)?.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-');
  const start = folder ?? acquiredAt?.replace('T', '_').replaceAll(/:\d\d$|:/g, '');
  const name = `${start}_${one.name}`;
  if (start === undefined || one.sharedName !== undefined || name.length > MAX_NAME_LENGTH)
    throw new BadRequestError(`files contain another run than the raw file ${known.name}. Rename one of them.`);
  return { ...one, name, sharedName: one.name };
}

/** Sorts by normalized name, so that concurrent imports cannot deadlock. @throws BadRequestError for two names of one raw file */
function sortByKey(wanted: readonly NamedResults[]): readonly NamedResults[] {
  const byKey = new Map<string, NamedResults>();
  for (const one of wanted) {
    const other = byKey.get(createRawFileNameKey(one.name));
    if (other !== undefined)
      throw new BadRequestError(
        `files contain results of ${other.name} and ${one.name}, which would be the same raw file. Rename one of them.`,
      );
    byKey.set(createRawFileNameKey(one.name), one);
  }
  return [...byKey.keys()].sort().map((key) => byKey.get(key) as NamedResults);
}
