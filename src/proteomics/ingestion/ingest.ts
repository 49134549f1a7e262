/** Takes the result files of one raw file in: all of them, or none. */
import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { ProteomicsContext } from '../context.ts';
import type { RawFileRow } from '../records.ts';
import type { KeptFile, ProteinColumn } from '../results/table.ts';
import type { SpikeIns } from '../tables.ts';
import { queueMessages } from '../webhooks/message.ts';
import { QUALITY_COLUMN, RESULT_FILES, type ResultFileName } from './columns.ts';
import { lockResults, makeSet, removeOtherSets, setFolder, settleSet, type Taking, takeFile } from './kept-files.ts';
import { type FileValues, measureFile } from './measure.ts';
import { replaceProteinRows } from './protein-rows.ts';
import { storeValues } from './quality-row.ts';
import type { ColumnValues } from './spike-in.ts';
import { refreshRawFile } from './spike-in-refresh.ts';
import type { ResultFile } from './table-file.ts';

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
  /** Whether the files may be moved away or linked; they are copied otherwise. A folder on another file system must be copied. */
  readonly taking?: Taking;
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

interface Held {
  readonly version: string | undefined;
  readonly files: readonly KeptFile[];
  readonly proteinColumns: readonly ProteinColumn[];
  readonly values: ColumnValues;
}

/**
 * Files replace those of the same names, and the columns that these filled; the columns of other files stay. The same files again
 * give the same state. Everything becomes true in one transaction; see kept-files.ts for the files.
 *
 * @throws BrokenResultError when a file cannot be read, BadRequestError when the folder holds no result file, NotFoundError when
 *   the raw file is gone; nothing of the import is stored then
 */
export async function ingestResults(context: IngestionContext, results: ResultsToIngest): Promise<IngestedResults> {
  const { settings, pool } = context;
  const { rawFile, folder, taking = 'copy' } = results;
  const files = typeof folder === 'string' ? await filesOf(folder) : folder;
  const names = files.map(({ name }) => name);
  if (names.length === 0) throw new BadRequestError(`There is no result file: none of ${RESULT_FILES.join(', ')}.`);
  const version = randomUUID();
  try {
    const { ingested, isFirst } = await inTransaction(await pool(), async (client) => {
      await results.prepare?.(client);
      await lockResults(client, rawFile);
      const held = await readHeld(client, rawFile);
      const set = await makeSet(settings, rawFile, version);
      await together(files.map(({ name, path }) => takeFile(path, join(set, name), taking)));
      const kept = held.files.map(({ name }) => name).filter((name) => !names.includes(name));
      for (const name of kept)
        await takeFile(join(setFolder(settings, rawFile, held.version as string), name), join(set, name), 'link');
      const stored = await store(client, rawFile, { version, set, names, held });
      await settleSet(settings, rawFile, version);
      await results.settle?.(client);
      return { ingested: stored, isFirst: held.version === undefined };
    });
    await refreshAfter(context, rawFile);
    if (!isFirst) await sweepAfter(context, rawFile);
    return ingested;
  } catch (error) {
    await removeUncommitted(context, rawFile, version);
    throw error;
  }
}

interface NewSet {
  readonly version: string;
  readonly set: string;
  readonly names: readonly ResultFileName[];
  readonly held: Held;
}

async function store(
  client: pg.PoolClient,
  rawFile: Ingested,
  { version, set, names, held }: NewSet,
): Promise<IngestedResults> {
  const spikeIns = await spikeInsOf(client, rawFile);
  const values: ColumnValues = Object.fromEntries(
    Object.entries(held.values).filter(([column]) => !names.some((name) => QUALITY_COLUMN.get(column)?.source === name)),
  );
  let acquiredAt: FileValues['acquiredAt'];
  let proteinColumns = held.proteinColumns;
  for (const name of names) {
    const file = { name, path: join(set, name) };
    const proteins = name === 'proteinGroups.txt' ? await replaceProteinRows(client, rawFile.uuid) : undefined;
    const measured = await measureFile(file, { spikeIns, rawFileName: rawFile.name }, proteins);
    Object.assign(values, measured.values);
    if (measured.acquiredAt !== undefined) acquiredAt = measured.acquiredAt;
    if (proteins !== undefined) proteinColumns = await proteins.end();
  }
  const files = await keptIn(set);
  await client.query(
    `insert into proteomics_results (raw_file_uuid, version, files, protein_columns, spike_ins) values ($1, $2, $3, $4, $5)
      on conflict (raw_file_uuid) do update set version = excluded.version, files = excluded.files,
        protein_columns = excluded.protein_columns, imported_at = now()`,
    // Those of a set that was there before stay: its files that were not imported now were measured for them.
    [rawFile.uuid, version, JSON.stringify(files), JSON.stringify(proteinColumns), JSON.stringify(spikeIns)],
  );
  const columnsFilled = await storeValues(client, rawFile, values);
  const fileNames = files.map(({ name }) => name);
  await client.query(
    `update proteomics_raw_files set result_files = $2, acquired_at = case when $3 then $4 else acquired_at end where uuid = $1`,
    [rawFile.uuid, JSON.stringify(fileNames), acquiredAt !== undefined, acquiredAt ?? null],
  );
  await queueMessages(client, rawFile, { before: held.values, after: values });
  return { columnsFilled, files: fileNames };
}

async function readHeld(client: pg.PoolClient, { uuid }: Ingested): Promise<Held> {
  const { rows } = await client.query<{
    version: string | null;
    files: KeptFile[] | null;
    columns: ProteinColumn[] | null;
    values: ColumnValues | null;
  }>(
    `select s.version, s.files, s.protein_columns as columns, q.values
      from proteomics_raw_files r left join proteomics_results s on s.raw_file_uuid = r.uuid
        left join proteomics_quality_rows q on q.raw_file_uuid = r.uuid
      where r.uuid = $1`,
    [uuid],
  );
  const [row] = rows;
  if (row === undefined) throw new NotFoundError('The raw file is not there any more.');
  return {
    version: row.version ?? undefined,
    files: row.files ?? [],
    proteinColumns: row.columns ?? [],
    values: row.values ?? {},
  };
}

async function spikeInsOf(client: pg.PoolClient, { uuid }: Ingested): Promise<SpikeIns> {
  const { rows } = await client.query<{ spike_ins: SpikeIns }>(
    `select p.spike_ins from proteomics_raw_files r join proteomics_pipelines p on p.uuid = r.pipeline_uuid where r.uuid = $1`,
    [uuid],
  );
  return (rows[0] as { spike_ins: SpikeIns }).spike_ins;
}

/** Waits for all of them, also when one fails: a set must not be removed while files still come into it. */
async function together(takings: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(takings)).find(({ status }) => status === 'rejected');
  if (failed !== undefined) throw (failed as PromiseRejectedResult).reason;
}

async function filesOf(folder: string): Promise<ResultFile[]> {
  const present = new Set(await readdir(folder));
  return RESULT_FILES.filter((name) => present.has(name)).map((name) => ({ name, path: join(folder, name) }));
}

async function keptIn(set: string): Promise<KeptFile[]> {
  return Promise.all((await filesOf(set)).map(async ({ name, path }) => ({ name, size: (await stat(path)).size })));
}

/** Measures again when the spike-ins changed meanwhile. When that fails the next import or the next start does it. */
async function refreshAfter(context: IngestionContext, rawFile: Ingested): Promise<void> {
  try {
    await refreshRawFile(context, rawFile.uuid);
  } catch (error) {
    context.log.warn({ err: error, run: rawFile.uuid }, 'a raw file could not be measured for changed spike-ins');
  }
}

/** Removes the set that held before. When that fails the next import or the next start does it. */
async function sweepAfter({ settings, pool, log }: IngestionContext, rawFile: Ingested): Promise<void> {
  try {
    await inTransaction(await pool(), async (client) => {
      await lockResults(client, rawFile);
      const { version } = await readHeld(client, rawFile);
      await removeOtherSets(settings, rawFile, version);
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
    if (rowCount === 0) await rm(setFolder(settings, rawFile, version), { recursive: true, force: true });
  } catch (error) {
    log.warn({ err: error, run: rawFile.uuid }, 'what a failed import left behind could not be removed');
  }
}
