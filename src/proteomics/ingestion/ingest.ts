/** Takes the result files of one raw file in: all of them, or none. */
import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { storedFiles } from '../../files/open-files.ts';
import type { NewFile } from '../../files/stored-files.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { ProteomicsContext } from '../context.ts';
import { setOf } from '../places.ts';
import type { RawFileRow } from '../records.ts';
import { type KeptFile, PROTEIN_TABLE, type ProteinColumn } from '../results/table.ts';
import type { SpikeIns } from '../tables.ts';
import type { TargetList } from '../targets/store.ts';
import { targetOfMetric } from '../targets/target.ts';
import { queueMessages } from '../webhooks/message.ts';
import { QUALITY_COLUMN, RESULT_FILES } from './columns.ts';
import { keyOfKept, lockResults, removeUnnamed } from './kept-files.ts';
import { type FileValues, measureFile } from './measure.ts';
import { noteProteinNames, replaceProteinRows } from './protein-rows.ts';
import { storeValues } from './quality-row.ts';
import { type ResultFile, readTable } from './reading/table-file.ts';
import type { ColumnValues } from './spike-in.ts';
import { refreshRawFile } from './spike-in-refresh.ts';

/** What imports work with: a worker in a process of its own has no pages. */
export type IngestionContext = Pick<ProteomicsContext, 'settings' | 'pool' | 'log'>;

type Ingested = Pick<RawFileRow, 'uuid' | 'name'>;

/** What an import takes. */
export interface ResultsToIngest {
  /** The raw file that the results are of. */
  readonly rawFile: Ingested;
  /**
   * A folder, of which every file is taken whose name is one of `RESULT_FILES`, all others being left alone; or the files
   * themselves, wherever they lie.
   */
  readonly folder: string | readonly ResultFile[];
  /** What files of another search engine tell of the raw file; `folder` is an empty list then. */
  readonly engine?: EngineResults;
  /** Whether nobody will write to the files again, so that a disk may share their bytes. */
  readonly isFinal?: boolean;
  /** Runs in the import's transaction before anything else, for a raw file that is made for its results. */
  readonly prepare?: (client: pg.PoolClient) => Promise<void>;
  /** Runs in the import's transaction, last: what must become true together with the results. When it throws, nothing is stored. */
  readonly settle?: (client: pg.PoolClient) => Promise<void>;
}

/** What became of it. */
export interface IngestedResults {
  /** Columns of the quality-control table that have a value now, those of earlier imports included; without RawFile and the flags. */
  readonly columnsFilled: number;
  /** Names of the result files that are kept now. */
  readonly files: readonly string[];
}

/** Results of a search engine other than MaxQuant, measured already. */
export interface EngineResults {
  readonly engine: string;
  /** The files that hold the raw file's run; several raw files share one. */
  readonly files: readonly (Required<Omit<KeptFile, 'size' | 'at'>> & { readonly path: string })[];
  readonly values: ColumnValues;
  /** Metrics that the files can tell: what they do not tell now is missing. */
  readonly metrics: ReadonlySet<string>;
  /** Metrics of any engine: those of another one do not outlast it. */
  readonly everyMetric: ReadonlySet<string>;
  /** Table of the run's protein groups; null without one. */
  readonly proteins: string | null;
  /** Whether the files tell tracked peptides and proteins. */
  readonly tellsTargets: boolean;
  /** Version of the list of these that the values are of; null where nothing is tracked. */
  readonly targetsVersion: string | null;
}

interface Held {
  /** What the pipeline of the raw file looks for. */
  readonly spikeIns: SpikeIns;
  readonly tracked: TargetList;
  readonly version: string | undefined;
  readonly files: readonly KeptFile[];
  readonly proteinColumns: readonly ProteinColumn[];
  readonly values: ColumnValues;
  readonly targetsVersion: string | null;
}

/**
 * Files replace those of the same names, and the columns that these filled; the columns of other files stay. The same files again
 * give the same state. Everything becomes true in one transaction; see kept-files.ts for the files.
 *
 * @throws BrokenResultError when a file cannot be read, BadRequestError when the folder holds no result file, NotFoundError when
 *   the raw file is gone; nothing of the import is stored then
 */
export async function ingestResults(context: IngestionContext, results: ResultsToIngest): Promise<IngestedResults> {
  const [ingested] = await ingestTogether(context, [results]);
  return ingested as IngestedResults;
}

/**
 * Takes the results of several raw files in: all of them, or none. Whoever takes in several has them in an order that all others have, too: each is
 * locked when its turn comes. Throws as ingestResults.
 */
export async function ingestTogether(
  context: IngestionContext,
  all: readonly ResultsToIngest[],
): Promise<readonly IngestedResults[]> {
  const versions = all.map(() => randomUUID());
  try {
    const done = await inTransaction(await context.pool(), async (client) => {
      const taken: Taken[] = [];
      const shared: SharedFiles = new Map();
      for (const [at, results] of all.entries())
        taken.push(await ingestIn(client, context, results, { version: versions[at] as string, shared }));
      const renamed = all.filter((_, at) => taken[at]?.hasNewProteins);
      if (renamed.length > 0)
        await noteProteinNames(
          client,
          renamed.map(({ rawFile }) => rawFile.uuid),
        );
      return taken;
    });
    for (const [at, { rawFile }] of all.entries()) {
      await refreshAfter(context, rawFile);
      if (done[at]?.isFirst === false) await sweepAfter(context, rawFile);
    }
    return done.map(({ ingested }) => ingested);
  } catch (error) {
    for (const [at, { rawFile }] of all.entries()) await removeUncommitted(context, rawFile, versions[at] as string);
    throw error;
  }
}

/** What became of one raw file of a transaction. */
interface Taken {
  readonly ingested: IngestedResults;
  /** Whether it had no results before. */
  readonly isFirst: boolean;
  readonly hasNewProteins: boolean;
}

/** Keys of files by their paths: raw files of one analysis share those of an engine. */
type SharedFiles = Map<string, string>;

async function ingestIn(
  client: pg.PoolClient,
  context: IngestionContext,
  results: ResultsToIngest,
  { version, shared }: { readonly version: string; readonly shared: SharedFiles },
): Promise<Taken> {
  const { rawFile, folder, engine, isFinal = false } = results;
  const files = typeof folder === 'string' ? await filesOf(folder) : folder;
  const names = files.map(({ name }) => name);
  if (names.length === 0 && engine === undefined)
    throw new BadRequestError(`There is no result file: none of ${RESULT_FILES.join(', ')}.`);
  // Before its row is touched, as whoever measures it again does: in the other order each of the two would wait for the other.
  await lockResults(client, rawFile);
  await results.prepare?.(client);
  const held = await readHeld(client, rawFile);
  const own = held.files
    .filter((file) => !isReplaced(file, names, engine))
    .map((file) => ({ ...file, at: keyOfKept(rawFile, held.version as string, file) }));
  const set = setOf(rawFile, version);
  const taken = engine === undefined ? [] : await takenOf(set, engine, shared);
  const kept = taken.map(({ file }) => file);
  const newSet = { version, files, held, own, engine, ...engineState(held, own, kept, engine) };
  // At the same time, as one works and the other waits for a disk; what fails leaves nothing that is still being put.
  const [stored, placed] = await Promise.allSettled([
    store(client, context, rawFile, newSet),
    storedFiles(context.settings).put([
      ...files.map(({ name, path }): NewFile => ({ key: `${set}${name}`, content: path, isFinal })),
      ...taken.flatMap(({ file, path }): NewFile[] =>
        file.at === undefined ? [{ key: `${set}${file.name}`, content: path, isFinal: true }] : [],
      ),
    ]),
  ]);
  if (stored.status === 'rejected') throw stored.reason;
  if (placed.status === 'rejected') throw placed.reason;
  const ingested = stored.value;
  await results.settle?.(client);
  const hasNewProteins = newSet.hasNewProteins || files.some(({ name }) => name === 'proteinGroups.txt');
  return { ingested, isFirst: held.version === undefined, hasNewProteins };
}

/** Whether a file that was kept gives way to those of the import. */
function isReplaced(file: KeptFile, names: readonly string[], engine: EngineResults | undefined): boolean {
  if (file.engine === undefined) return names.includes(file.name);
  if (engine === undefined) return false;
  if (file.engine !== engine.engine) return true;
  return engine.files.some(({ kind }) => kind === file.kind) || (file.kind === PROTEINS && engine.proteins !== null);
}

interface TakenFile {
  readonly file: KeptFile;
  readonly path: string;
}

/** The files of an engine for a set. Raw files of one analysis share one file, which the first of them has in its set. */
async function takenOf(set: string, { engine, files, proteins }: EngineResults, shared: SharedFiles): Promise<TakenFile[]> {
  const taken: TakenFile[] = [];
  for (const { path, ...file } of files) {
    const at = shared.get(path);
    taken.push({ file: { ...file, size: (await stat(path)).size, ...(at === undefined ? {} : { at }) }, path });
    if (at === undefined) shared.set(path, `${set}${file.name}`);
  }
  if (proteins === null) return taken;
  const size = (await stat(proteins)).size;
  return [...taken, { file: { name: PROTEIN_TABLE, size, engine, kind: PROTEINS }, path: proteins }];
}

/** What stays of an engine's values, and what comes. */
function engineState(held: Held, own: readonly KeptFile[], taken: readonly KeptFile[], engine: EngineResults | undefined) {
  const engineFiles = [...own.filter((file) => file.engine !== undefined), ...taken];
  if (engine === undefined) return { engineFiles, engineValues: {}, dropped: new Set<string>(), hasNewProteins: false };
  const isOther = held.files.some((file) => file.engine !== undefined && file.engine !== engine.engine);
  return {
    engineFiles,
    engineValues: engine.values,
    dropped: isOther ? engine.everyMetric : engine.metrics,
    hasNewProteins: engine.proteins !== null || isOther,
  };
}

const PROTEINS = 'proteins';

interface NewSet extends ReturnType<typeof engineState> {
  readonly version: string;
  /** Those of MaxQuant and RawTools that are new. */
  readonly files: readonly ResultFile[];
  /** Those that stay. */
  readonly own: readonly KeptFile[];
  readonly engine: EngineResults | undefined;
  readonly held: Held;
}

async function store(
  client: pg.PoolClient,
  context: IngestionContext,
  rawFile: Ingested,
  { version, files: added, own, engine, held, engineFiles, engineValues, dropped, hasNewProteins }: NewSet,
): Promise<IngestedResults> {
  const names = added.map(({ name }) => name);
  const { spikeIns, tracked } = held;
  const hasNewTargets = names.includes('evidence.txt') || engine?.tellsTargets === true || dropped === engine?.everyMetric;
  const values: ColumnValues = Object.fromEntries(
    Object.entries(held.values).filter(
      ([column]) =>
        !dropped.has(column) &&
        !(hasNewTargets && targetOfMetric(column) !== undefined) &&
        !names.some((name) => QUALITY_COLUMN.get(column)?.source === name),
    ),
  );
  Object.assign(values, engineValues);
  let acquiredAt: FileValues['acquiredAt'];
  let proteinColumns = held.proteinColumns;
  for (const file of added) {
    const { name } = file;
    const proteins = name === 'proteinGroups.txt' ? await replaceProteinRows(client, rawFile.uuid) : undefined;
    const measured = await measureFile(file, { spikeIns, rawFileName: rawFile.name, targets: tracked.targets }, proteins);
    Object.assign(values, measured.values);
    if (measured.acquiredAt !== undefined) acquiredAt = measured.acquiredAt;
    if (proteins !== undefined) proteinColumns = await proteins.end();
  }
  const ofMaxQuant = await ofMaxQuantIn(added, own);
  // Where MaxQuant told protein groups, these are what requests get.
  if (hasNewProteins && !ofMaxQuant.some(({ name }) => name === 'proteinGroups.txt'))
    proteinColumns = await storeEngineProteins(client, context, rawFile, { table: engine?.proteins ?? null, engineFiles });
  const files = [...ofMaxQuant, ...engineFiles];
  await client.query(
    `insert into proteomics_results (raw_file_uuid, version, files, protein_columns, spike_ins, targets_version) values ($1, $2, $3, $4, $5, $6)
      on conflict (raw_file_uuid) do update set version = excluded.version, files = excluded.files,
        protein_columns = excluded.protein_columns, targets_version = excluded.targets_version, imported_at = now()`,
    // Those of a set that was there before stay: its files that were not imported now were measured for them.
    [
      rawFile.uuid,
      version,
      JSON.stringify(files),
      JSON.stringify(proteinColumns),
      JSON.stringify(spikeIns),
      targetsVersionOf(tracked, engine, held),
    ],
  );
  const columnsFilled = await storeValues(client, rawFile, values);
  const fileNames = files.map(({ name }) => name);
  await client.query(
    `update proteomics_raw_files set result_files = $2, acquired_at = case when $3 then $4 else acquired_at end,
      instrument = coalesce($5, instrument) where uuid = $1`,
    [rawFile.uuid, JSON.stringify(fileNames), acquiredAt !== undefined, acquiredAt ?? null, values.Instrument ?? null],
  );
  await queueMessages(client, rawFile, { before: held.values, after: values });
  return { columnsFilled, files: fileNames };
}

/** Of values by several lists all are measured again. */
function targetsVersionOf({ version }: TargetList, engine: EngineResults | undefined, held: Held): string | null {
  const isOfCurrent = engine === undefined || engine.targetsVersion === version;
  const wasCurrent = held.version === undefined || held.targetsVersion === version;
  return isOfCurrent && wasCurrent ? version : null;
}

async function storeEngineProteins(
  client: pg.PoolClient,
  { settings }: IngestionContext,
  { uuid }: Ingested,
  { table, engineFiles }: { readonly table: string | null; readonly engineFiles: readonly KeptFile[] },
): Promise<readonly ProteinColumn[]> {
  const proteins = await replaceProteinRows(client, uuid);
  const read = (path: string) => readTable({ name: PROTEIN_TABLE, path }, { required: [], ...proteins });
  const before = engineFiles.find(({ name }) => name === PROTEIN_TABLE)?.at;
  if (table !== null) await read(table);
  else if (before !== undefined) await storedFiles(settings).withPath(before, read);
  return proteins.end();
}

async function readHeld(client: pg.PoolClient, { uuid }: Ingested): Promise<Held> {
  const { rows } = await client.query<{
    version: string | null;
    files: KeptFile[] | null;
    columns: ProteinColumn[] | null;
    values: ColumnValues | null;
    measured: string | null;
    spike_ins: SpikeIns;
    list: string | null;
    targets: TargetList['targets'] | null;
  }>(
    `select s.version, s.files, s.targets_version as measured, s.protein_columns as columns, q.values, p.spike_ins, t.version as list, t.targets
      from proteomics_raw_files r join proteomics_pipelines p on p.uuid = r.pipeline_uuid
        left join proteomics_targets t on t.pipeline_uuid = p.uuid
        left join proteomics_results s on s.raw_file_uuid = r.uuid left join proteomics_quality_rows q on q.raw_file_uuid = r.uuid
      where r.uuid = $1`,
    [uuid],
  );
  const [row] = rows;
  if (row === undefined) throw new NotFoundError('The raw file is not there any more.');
  return {
    spikeIns: row.spike_ins,
    tracked: { version: row.list, targets: row.targets ?? [] },
    version: row.version ?? undefined,
    files: row.files ?? [],
    proteinColumns: row.columns ?? [],
    values: row.values ?? {},
    targetsVersion: row.measured,
  };
}

async function filesOf(folder: string): Promise<ResultFile[]> {
  const present = new Set(await readdir(folder));
  return RESULT_FILES.filter((name) => present.has(name)).map((name) => ({ name, path: join(folder, name) }));
}

/** The files of MaxQuant and RawTools that hold now, in their order. */
async function ofMaxQuantIn(added: readonly ResultFile[], own: readonly KeptFile[]): Promise<KeptFile[]> {
  const files = new Map(own.filter(({ engine }) => engine === undefined).map((file): [string, KeptFile] => [file.name, file]));
  for (const { name, path } of added) files.set(name, { name, size: (await stat(path)).size });
  return RESULT_FILES.flatMap((name) => files.get(name) ?? []);
}

/** Measures again when the spike-ins changed meanwhile. When that fails the next import or the next start does it. */
async function refreshAfter(context: IngestionContext, rawFile: Ingested): Promise<void> {
  try {
    await refreshRawFile(context, rawFile.uuid);
  } catch (error) {
    context.log.warn({ err: error, run: rawFile.uuid }, 'a raw file could not be measured for changed spike-ins');
  }
}

/** Removes the files that gave way. When that fails the next import or the next sweep does it. */
async function sweepAfter(context: IngestionContext, rawFile: Ingested): Promise<void> {
  const { pool, log } = context;
  try {
    await inTransaction(await pool(), async (client) => {
      await lockResults(client, rawFile);
      await removeUnnamed(context, client, rawFile);
    });
  } catch (error) {
    log.warn({ err: error, run: rawFile.uuid }, 'earlier results of a raw file could not be tidied away');
  }
}

/** Unless it holds after all: an answer to the commit may have been lost. */
async function removeUncommitted({ settings, pool, log }: IngestionContext, rawFile: Ingested, version: string): Promise<void> {
  try {
    const { rowCount } = await (await pool()).query(
      'select from proteomics_results where raw_file_uuid = $1 and version = $2',
      [rawFile.uuid, version],
    );
    if (rowCount === 0) await storedFiles(settings).remove(setOf(rawFile, version));
  } catch (error) {
    log.warn({ err: error, run: rawFile.uuid }, 'what a failed import left behind could not be removed');
  }
}
