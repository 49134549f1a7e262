/** Imports the result files of one or more raw files in one transaction. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { BadRequestError } from '../../contract/errors.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import type { NewFile } from '../../files/stored-files.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import type { IngestionContext } from '../context.ts';
import { getSetPrefix } from '../places.ts';
import type { RawFileRow } from '../records.ts';
import { PROTEIN_TABLE, type ProteinColumn, type StoredResultFile } from '../results/table.ts';
import type { TargetList } from '../targets/store.ts';
import { parseMetricId } from '../targets/target.ts';
import { queueMessages } from '../webhooks/message.ts';
import { computeAcquisitionColumns, parseAcquisitionTime, parseTimeInName } from './acquisition-time.ts';
import { refreshAfterImport, removeReplacedFiles, removeUncommittedFiles, storeScanChromatograms } from './after-import.ts';
import { QUALITY_COLUMN, RESULT_FILES } from './columns.ts';
import { type FileValues, measureFile } from './measure.ts';
import {
  type EngineResults,
  isReplaced,
  listMaxQuantFiles,
  listNewFiles,
  listTakenFiles,
  mergeEngineState,
  type SharedFiles,
} from './new-files.ts';
import { addProteinNames, replaceProteinRows } from './protein-rows.ts';
import { storeRow } from './quality-row.ts';
import { type ResultFile, readTable } from './reading/table-file.ts';
import type { ColumnValues } from './spike-in.ts';
import { getResultFileKey, lockResults } from './stored-result-files.ts';
import { readStoredResults, type StoredResults } from './stored-results.ts';

type Ingested = Pick<RawFileRow, 'uuid' | 'name'>;

export interface ResultsToIngest {
  readonly rawFile: Ingested;
  /** A folder, whose files with names in `RESULT_FILES` are imported, or a list of files. */
  readonly folder: string | readonly ResultFile[];
  /** Results of another search engine. In this case, `folder` is an empty list. */
  readonly engine?: EngineResults;
  /** True if the files do not change afterwards, so that local storage can create hard links instead of copies. */
  readonly isFinal?: boolean;
  /** Called first in the transaction, to create the raw file. */
  readonly prepare?: (client: pg.PoolClient) => Promise<void>;
  /** Path of the folder with the results. A folder that is named after a date determines the day of runs without a time. */
  readonly folderPath?: string;
  /** Returns true if the results belong to a run other than the raw file. The import is then rolled back. */
  readonly isOtherRun?: (ingested: IngestedResults) => boolean;
  /** Called last in the transaction. An error rolls back the import. */
  readonly finish?: (client: pg.PoolClient) => Promise<void>;
}

export interface IngestedResults {
  /** Number of quality-control columns with a value, including those of earlier imports, without RawFile and reviews. */
  readonly columnsFilled: number;
  readonly files: readonly string[];
  /** True if an earlier import had different values. */
  readonly isOther: boolean;
  /** True if files of the same program were replaced. Results of another program are of the same run. */
  readonly isRepeated: boolean;
  /** The acquisition time in this import, and whether it differs from that of the replaced results; null if either is unknown. */
  readonly acquiredAt: string | null;
  readonly isOtherTime: boolean | null;
}

/**
 * Imports result files in one transaction (see stored-result-files.ts). They replace stored files of the same names and their
 * columns; other columns stay unchanged. Repeating an import has no effect. An error rolls back the import. @throws
 * BrokenResultError if a file is unreadable, BadRequestError without a result file, NotFoundError for a deleted raw file
 */
export async function ingestResults(context: IngestionContext, results: ResultsToIngest): Promise<IngestedResults> {
  const [ingested] = await ingestInOneTransaction(context, [results]);
  return ingested as IngestedResults;
}

/** Thrown if an import was rolled back because some results belong to runs other than their raw files. */
export class OtherRunsError extends Error {
  readonly others: ReadonlyMap<string, IngestedResults>;
  constructor(others: ReadonlyMap<string, IngestedResults>) {
    super('Results of other runs with the same names.');
    this.others = others;
  }
}

/** Imports several raw files in one transaction. They must always be in the same order, to avoid deadlocks. */
export async function ingestInOneTransaction(
  context: IngestionContext,
  all: readonly ResultsToIngest[],
): Promise<readonly IngestedResults[]> {
  const versions = all.map(() => randomUUID());
  const placed: PlacedFiles[] = [];
  try {
    const shared: SharedFiles = new Map();
    // Before the transaction, because slow storage would occupy its connection and its locks.
    for (const [at, results] of all.entries())
      placed.push(await placeFiles(context, results, { version: versions[at] as string, shared }));
    const done = await runInTransaction(context.pool, async (client) => {
      const taken: RawFileOutcome[] = [];
      for (const [at, results] of all.entries())
        taken.push(await ingestInTransaction(client, context, results, placed[at] as PlacedFiles));
      const others = taken.flatMap(({ ingested }, at): [string, IngestedResults][] =>
        all[at]?.isOtherRun?.(ingested) === true ? [[all[at].rawFile.uuid, ingested]] : [],
      );
      if (others.length > 0) throw new OtherRunsError(new Map(others));
      requireFilledColumn(all, taken);
      const renamed = all.filter((_, at) => taken[at]?.hasNewProteins);
      if (renamed.length > 0)
        await addProteinNames(
          client,
          renamed.map(({ rawFile }) => rawFile.uuid),
        );
      return taken;
    });
    for (const [at, { rawFile }] of all.entries()) {
      await storeScanChromatograms(context, rawFile, placed[at]?.files ?? []);
      await refreshAfterImport(context, rawFile);
      if (done[at]?.isFirst === false) await removeReplacedFiles(context, rawFile);
    }
    return done.map(({ ingested }) => ingested);
  } catch (error) {
    for (const [at, { rawFile }] of all.entries()) await removeUncommittedFiles(context, rawFile, versions[at] as string);
    throw error;
  }
}

/** Rejects files that fill no column together. A single file, such as parameters.txt, may fill none. */
function requireFilledColumn(all: readonly ResultsToIngest[], taken: readonly RawFileOutcome[]): void {
  if (taken.some(({ filled }) => filled > 0)) return;
  const names = all.flatMap(({ folder }) => (typeof folder === 'string' ? [] : folder.map(({ name }) => name)));
  const tables = [...new Set(names.filter((name) => name !== 'parameters.txt'))];
  if (tables.length === 0) return;
  throw new BadRequestError(
    `${tables.join(', ')}: no values were imported, because no row has a value in the required columns.`,
  );
}

interface RawFileOutcome {
  /** Number of values from the files of this import. */
  readonly filled: number;
  readonly ingested: IngestedResults;
  readonly isFirst: boolean;
  readonly hasNewProteins: boolean;
}

interface PlacedFiles {
  readonly version: string;
  readonly files: readonly ResultFile[];
  readonly taken: Awaited<ReturnType<typeof listTakenFiles>>;
  readonly stored: readonly NewFile[];
}

/** Stores the files under a new version, which no row names before the transaction. @throws BadRequestError without a file */
async function placeFiles(
  context: IngestionContext,
  { rawFile, folder, engine, isFinal = false }: ResultsToIngest,
  { version, shared }: { readonly version: string; readonly shared: SharedFiles },
): Promise<PlacedFiles> {
  const files = typeof folder === 'string' ? await listNewFiles(folder) : folder;
  if (files.length === 0 && engine === undefined)
    throw new BadRequestError(`No result file found: none of ${RESULT_FILES.join(', ')}.`);
  const set = getSetPrefix(rawFile, version);
  const taken = engine === undefined ? [] : await listTakenFiles(set, engine, shared);
  const stored: readonly NewFile[] = [
    ...files.map(({ name, path }) => ({ key: `${set}${name}`, content: path, isFinal })),
    ...taken.flatMap(({ file, path }) =>
      file.at === undefined ? [{ key: `${set}${file.name}`, content: path, isFinal: true }] : [],
    ),
  ];
  await openStoredFiles(context.settings).put(stored);
  return { version, files, taken, stored };
}

/** Stores files again that a concurrent import of the raw file removed, because no row named them. */
async function replaceRemovedFiles({ settings }: IngestionContext, { stored }: PlacedFiles): Promise<void> {
  const files = openStoredFiles(settings);
  const stats = await Promise.all(stored.map(({ key }) => files.stat(key)));
  const removed = stored.filter((_, at) => stats[at] === undefined);
  if (removed.length > 0) await files.put(removed);
}

async function ingestInTransaction(
  client: pg.PoolClient,
  context: IngestionContext,
  results: ResultsToIngest,
  placed: PlacedFiles,
): Promise<RawFileOutcome> {
  const { rawFile, engine, folderPath } = results;
  const { version, files, taken } = placed;
  const names = files.map(({ name }) => name);
  // Locks results before the row, as re-measuring does, to avoid a deadlock.
  await lockResults(client, rawFile);
  await replaceRemovedFiles(context, placed);
  await results.prepare?.(client);
  const held = await readStoredResults(client, rawFile);
  const own = held.files
    .filter((file) => !isReplaced(file, names, engine))
    .map((file) => ({ ...file, at: getResultFileKey(rawFile, held.version as string, file) }));
  const takenFiles = taken.map(({ file }) => file);
  const newSet = { version, files, held, own, engine, folderPath, ...mergeEngineState(held, own, takenFiles, engine) };
  const { filled, ...ingested } = await storeResultSet(client, context, rawFile, newSet);
  await results.finish?.(client);
  const hasNewProteins = newSet.hasNewProteins || names.includes('proteinGroups.txt');
  return { filled, ingested, isFirst: held.version === undefined, hasNewProteins };
}

interface NewSet extends ReturnType<typeof mergeEngineState> {
  readonly version: string;
  readonly files: readonly ResultFile[];
  readonly own: readonly StoredResultFile[];
  readonly engine: EngineResults | undefined;
  readonly held: StoredResults;
  readonly folderPath: string | undefined;
}

async function storeResultSet(
  client: pg.PoolClient,
  context: IngestionContext,
  rawFile: Ingested,
  { version, files: added, own, engine, held, folderPath, engineFiles, engineValues, dropped, hasNewProteins }: NewSet,
): Promise<IngestedResults & Pick<RawFileOutcome, 'filled'>> {
  const names = added.map(({ name }) => name);
  const { spikeIns, tracked } = held;
  const hasNewTargets = names.includes('evidence.txt') || engine?.hasTargets === true || dropped === engine?.everyMetric;
  const values: ColumnValues = Object.fromEntries(
    Object.entries(held.values).filter(
      ([column]) =>
        !dropped.has(column) &&
        !(hasNewTargets && parseMetricId(column) !== undefined) &&
        !names.some((name) => QUALITY_COLUMN.get(column)?.source === name),
    ),
  );
  Object.assign(values, engineValues);
  let filled = Object.keys(engineValues).length;
  let acquiredAt: FileValues['acquiredAt'] = engine?.acquiredAt ?? undefined;
  let proteinColumns = held.proteinColumns;
  for (const file of added) {
    const { name } = file;
    const proteins = name === 'proteinGroups.txt' ? await replaceProteinRows(client, rawFile.uuid) : undefined;
    const measured = await measureFile(file, { spikeIns, rawFileName: rawFile.name, targets: tracked.targets }, proteins);
    Object.assign(values, measured.values);
    filled += Object.keys(measured.values).length;
    if (measured.acquiredAt !== undefined) acquiredAt = measured.acquiredAt;
    if (proteins !== undefined) proteinColumns = await proteins.end();
  }
  const [namedAt, namedBy] = acquiredAt === undefined ? parseTimeInName(rawFile.name, folderPath) : [null, null];
  const time = parseAcquisitionTime(engine?.acquiredAt ?? namedAt ?? '');
  if (time !== undefined && (engine?.acquiredAt || values.DateAcquired === undefined))
    Object.assign(values, computeAcquisitionColumns(time));
  const ofMaxQuant = await listMaxQuantFiles(added, own);
  // In responses, protein groups of MaxQuant take precedence.
  if (hasNewProteins && !ofMaxQuant.some(({ name }) => name === 'proteinGroups.txt'))
    proteinColumns = await storeEngineProteins(client, context, rawFile, { table: engine?.proteins ?? null, engineFiles });
  const files = [...ofMaxQuant, ...engineFiles];
  await client.query(
    `insert into proteomics_results (raw_file_uuid, version, files, protein_columns, spike_ins, targets_version) values ($1, $2, $3, $4, $5, $6)
      on conflict (raw_file_uuid) do update set version = excluded.version, files = excluded.files,
        protein_columns = excluded.protein_columns, targets_version = excluded.targets_version, imported_at = now()`,
    // An existing set keeps its version of targets, because its other files were measured with this version.
    [
      rawFile.uuid,
      version,
      JSON.stringify(files),
      JSON.stringify(proteinColumns),
      JSON.stringify(spikeIns),
      chooseTargetsVersion(tracked, engine, held),
    ],
  );
  const columnsFilled = await storeRow(client, rawFile, values);
  const fileNames = files.map(({ name }) => name);
  await client.query(
    `update proteomics_raw_files set columns_filled = $2, result_files = $3, acquired_at = case when $4 then $5 else coalesce(acquired_at, $7) end,
      acquired_by = case when $4 then null when acquired_at is null then $8 else acquired_by end, instrument = coalesce($6, instrument) where uuid = $1`,
    [
      rawFile.uuid,
      columnsFilled,
      JSON.stringify(fileNames),
      acquiredAt !== undefined,
      acquiredAt ?? null,
      values.Instrument ?? null,
      namedAt,
      namedBy,
    ],
  );
  await queueMessages(client, rawFile, { before: held.values, after: values });
  const isOther = Object.entries(held.values).some(
    ([column, before]) => !OF_ANALYSIS.test(column) && isOtherNumber(before, values[column]),
  );
  const statedAt = acquiredAt ?? namedAt;
  const isOtherTime = compareTimes(held.values.DateAcquired, statedAt);
  const isRepeated = held.files.some((file) => file.engine === engine?.engine && isReplaced(file, names, engine));
  return { columnsFilled, files: fileNames, isOther, isRepeated, acquiredAt: statedAt, isOtherTime, filled };
}

/** Columns that change with the number of runs in an analysis, or with the format of dates. */
const OF_ANALYSIS = /^experiment_|_in_(any|all)_runs?$|^(data_completeness|Index|DateAcquired)$/;

const MS_A_QUARTER_HOUR = 900_000;
const MAX_ZONE_HOURS = 14;

/** Returns whether two times differ by more than a time zone, because programs use different zones; null if one is unknown. */
function compareTimes(heldNanoseconds: unknown, stated: string | null): boolean | null {
  const time = parseAcquisitionTime(stated ?? '');
  if (typeof heldNanoseconds !== 'number' || time === undefined) return null;
  const distance = Math.abs(time - heldNanoseconds / 1e6);
  const isZone = distance <= MAX_ZONE_HOURS * 4 * MS_A_QUARTER_HOUR && (distance + 1000) % MS_A_QUARTER_HOUR <= 2000;
  return !isZone;
}

/** Returns whether two numbers differ by more than the rounding errors of long sums. */
function isOtherNumber(before: unknown, after: unknown): boolean {
  if (typeof before !== 'number' || typeof after !== 'number') return false;
  return Math.abs(after - before) > 1e-6 * Math.max(Math.abs(before), Math.abs(after));
}

/** Returns the version of targets for all values; null if versions differ, so that all values are measured again. */
function chooseTargetsVersion({ version }: TargetList, engine: EngineResults | undefined, held: StoredResults): string | null {
  const isOfCurrent = engine === undefined || engine.targetsVersion === version;
  const wasCurrent = held.version === undefined || held.targetsVersion === version;
  return isOfCurrent && wasCurrent ? version : null;
}

async function storeEngineProteins(
  client: pg.PoolClient,
  { settings }: IngestionContext,
  { uuid }: Ingested,
  { table, engineFiles }: { readonly table: string | null; readonly engineFiles: readonly StoredResultFile[] },
): Promise<ProteinColumn[]> {
  const proteins = await replaceProteinRows(client, uuid);
  const openProteinTable = (path: string) => readTable({ name: PROTEIN_TABLE, path }, { required: [], ...proteins });
  const before = engineFiles.find(({ name }) => name === PROTEIN_TABLE)?.at;
  if (table !== null) await openProteinTable(table);
  else if (before !== undefined) await openStoredFiles(settings).withPath(before, openProteinTable);
  return proteins.end();
}
