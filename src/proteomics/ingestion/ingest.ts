/** Takes the result files of one raw file in: all of them, or none. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { BadRequestError } from '../../contract/errors.ts';
import { storedFiles } from '../../files/open-files.ts';
import type { NewFile } from '../../files/stored-files.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { IngestionContext } from '../context.ts';
import { setOf } from '../places.ts';
import type { RawFileRow } from '../records.ts';
import { PROTEIN_TABLE, type ProteinColumn, type StoredResultFile } from '../results/table.ts';
import type { TargetList } from '../targets/store.ts';
import { targetOfMetric } from '../targets/target.ts';
import { queueMessages } from '../webhooks/message.ts';
import { refreshAfter, removeUncommitted, sweepAfter } from './after-import.ts';
import { QUALITY_COLUMN, RESULT_FILES } from './columns.ts';
import { type HeldResults, readHeld } from './held-results.ts';
import { type FileValues, measureFile } from './measure.ts';
import {
  type EngineResults,
  engineState,
  isReplaced,
  newFilesOf,
  ofMaxQuantIn,
  type SharedFiles,
  takenOf,
} from './new-files.ts';
import { noteProteinNames, replaceProteinRows } from './protein-rows.ts';
import { storeRow } from './quality-row.ts';
import { type ResultFile, readTable } from './reading/table-file.ts';
import type { ColumnValues } from './spike-in.ts';
import { keyOfKept, lockResults } from './stored-result-files.ts';

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
    const done = await inTransaction(context.pool, async (client) => {
      const taken: Taken[] = [];
      const shared: SharedFiles = new Map();
      for (const [at, results] of all.entries())
        taken.push(await ingestIn(client, context, results, { version: versions[at] as string, shared }));
      requireFilling(all, taken);
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

/** parameters.txt and the tables of single runs without identifications may fill nothing; all files together must. */
function requireFilling(all: readonly ResultsToIngest[], taken: readonly Taken[]): void {
  if (taken.some(({ filled }) => filled > 0)) return;
  const names = all.flatMap(({ folder }) => (typeof folder === 'string' ? [] : folder.map(({ name }) => name)));
  const tables = [...new Set(names.filter((name) => name !== 'parameters.txt'))];
  if (tables.length === 0) return;
  throw new BadRequestError(
    `${tables.join(', ')}: nothing is filled, as there is no row with a value in the columns that are read.`,
  );
}

/** What became of one raw file of a transaction. */
interface Taken {
  /** Values that the files of this import gave. */
  readonly filled: number;
  readonly ingested: IngestedResults;
  /** Whether it had no results before. */
  readonly isFirst: boolean;
  readonly hasNewProteins: boolean;
}

async function ingestIn(
  client: pg.PoolClient,
  context: IngestionContext,
  results: ResultsToIngest,
  { version, shared }: { readonly version: string; readonly shared: SharedFiles },
): Promise<Taken> {
  const { rawFile, folder, engine, isFinal = false } = results;
  const files = typeof folder === 'string' ? await newFilesOf(folder) : folder;
  const names = files.map(({ name }) => name);
  if (names.length === 0 && engine === undefined)
    throw new BadRequestError(`No result file found: none of ${RESULT_FILES.join(', ')}.`);
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
  const { filled, ...ingested } = stored.value;
  await results.settle?.(client);
  const hasNewProteins = newSet.hasNewProteins || files.some(({ name }) => name === 'proteinGroups.txt');
  return { filled, ingested, isFirst: held.version === undefined, hasNewProteins };
}

interface NewSet extends ReturnType<typeof engineState> {
  readonly version: string;
  /** Those of MaxQuant and RawTools that are new. */
  readonly files: readonly ResultFile[];
  /** Those that stay. */
  readonly own: readonly StoredResultFile[];
  readonly engine: EngineResults | undefined;
  readonly held: HeldResults;
}

async function store(
  client: pg.PoolClient,
  context: IngestionContext,
  rawFile: Ingested,
  { version, files: added, own, engine, held, engineFiles, engineValues, dropped, hasNewProteins }: NewSet,
): Promise<IngestedResults & Pick<Taken, 'filled'>> {
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
  let filled = Object.keys(engineValues).length;
  let acquiredAt: FileValues['acquiredAt'];
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
  const columnsFilled = await storeRow(client, rawFile, values);
  const fileNames = files.map(({ name }) => name);
  await client.query(
    `update proteomics_raw_files set columns_filled = $2, result_files = $3, acquired_at = case when $4 then $5 else acquired_at end,
      acquired_by = case when $4 then null else acquired_by end, instrument = coalesce($6, instrument) where uuid = $1`,
    [
      rawFile.uuid,
      columnsFilled,
      JSON.stringify(fileNames),
      acquiredAt !== undefined,
      acquiredAt ?? null,
      values.Instrument ?? null,
    ],
  );
  await queueMessages(client, rawFile, { before: held.values, after: values });
  return { columnsFilled, files: fileNames, filled };
}

/** Of values by several lists all are measured again. */
function targetsVersionOf({ version }: TargetList, engine: EngineResults | undefined, held: HeldResults): string | null {
  const isOfCurrent = engine === undefined || engine.targetsVersion === version;
  const wasCurrent = held.version === undefined || held.targetsVersion === version;
  return isOfCurrent && wasCurrent ? version : null;
}

async function storeEngineProteins(
  client: pg.PoolClient,
  { settings }: IngestionContext,
  { uuid }: Ingested,
  { table, engineFiles }: { readonly table: string | null; readonly engineFiles: readonly StoredResultFile[] },
): Promise<readonly ProteinColumn[]> {
  const proteins = await replaceProteinRows(client, uuid);
  const read = (path: string) => readTable({ name: PROTEIN_TABLE, path }, { required: [], ...proteins });
  const before = engineFiles.find(({ name }) => name === PROTEIN_TABLE)?.at;
  if (table !== null) await read(table);
  else if (before !== undefined) await storedFiles(settings).withPath(before, read);
  return proteins.end();
}
