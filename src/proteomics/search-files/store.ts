/** Stores versions of FASTA files and parameters: rows with a content hash. Content is written before its row is committed. */
import { chmod } from 'node:fs/promises';
import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import type { ArrivedFile } from '../../web/uploads/multipart.ts';
import type { ProteomicsContext } from '../context.ts';
import type { Signature } from '../people/signatures.ts';
import { getStoragePrefix } from '../places.ts';
import { type Client, checkRecordLimit, lockPipeline, type PipelineRow, RecordStateError } from '../records.ts';
import type { proteomicsSearchFiles, SearchFileKind } from './table.ts';

export interface SearchFile extends Readonly<Omit<typeof proteomicsSearchFiles.$inferSelect, 'pipelineUuid'>> {
  /** Number of runs whose results were searched with this version. */
  readonly runs: number;
}

export const WORDS: Readonly<Record<SearchFileKind, string>> = { fasta: 'FASTA file', template: 'parameters' };

type Owner = Pick<PipelineRow, 'uuid'>;
type Context = Pick<ProteomicsContext, 'settings' | 'pool'>;

const COLUMNS = `kind, version, name, sha256, size::float8 as size, sequences, changed_by as "changedBy", changed_at as "changedAt",
  is_in_use as "isInUse", (select count(*)::int from proteomics_raw_files r where r.pipeline_uuid = f.pipeline_uuid
    and (r.searched_with -> f.kind ->> 'version')::int = f.version) as runs`;

/** Maximum versions of a pipeline, because the page lists all of them. */
const MAX_VERSIONS = 500;

export function getSearchFileKey(pipeline: Owner, { sha256 }: Pick<SearchFile, 'sha256'>): string {
  return `${getStoragePrefix('searchFiles', pipeline)}${sha256}`;
}

/** Returns versions ordered by kind, and the newest of each kind first. */
export async function listSearchFiles(client: Client, { uuid }: Owner): Promise<readonly SearchFile[]> {
  const { rows } = await client.query<SearchFile>(
    `select ${COLUMNS} from proteomics_search_files f where pipeline_uuid = $1 order by kind, version desc`,
    [uuid],
  );
  return rows;
}

/** Returns the versions that future runs use, by kind. */
export async function findSearchFilesInUse(
  client: Client,
  { uuid }: Owner,
): Promise<Readonly<Partial<Record<SearchFileKind, SearchFile>>>> {
  const { rows } = await client.query<SearchFile>(
    `select ${COLUMNS} from proteomics_search_files f where pipeline_uuid = $1 and is_in_use`,
    [uuid],
  );
  return Object.fromEntries(rows.map((row) => [row.kind, row]));
}

export async function findSearchFile(
  client: Client,
  { uuid }: Owner,
  kind: SearchFileKind,
  version: number,
): Promise<SearchFile> {
  const { rows } = await client.query<SearchFile>(
    `select ${COLUMNS} from proteomics_search_files f where pipeline_uuid = $1 and kind = $2 and version = $3`,
    [uuid, kind, version],
  );
  if (rows[0] === undefined) throw new NotFoundError(`This pipeline has no version ${version} of its ${WORDS[kind]}.`);
  return rows[0];
}

/** Stores a file as the next version, or selects an equal one. Returns it, and whether it is new. @throws RecordStateError */
export async function addSearchFile(
  { settings, pool }: Context,
  pipeline: Owner,
  added: Pick<SearchFile, 'kind' | 'sequences'> & Signature & { readonly file: ArrivedFile },
): Promise<{ readonly version: number; readonly isNew: boolean }> {
  const { kind, file, sequences, changedBy, changedByUuid } = added;
  return runInTransaction(pool, async (client) => {
    await lockPipeline(client, pipeline.uuid);
    const same = await client.query<{ version: number }>(
      `select version from proteomics_search_files
        where pipeline_uuid = $1 and kind = $2 and sha256 = $3 and name = $4 order by version desc limit 1`,
      [pipeline.uuid, kind, file.sha256, file.name],
    );
    const known = same.rows[0]?.version;
    if (known !== undefined) {
      await markInUse(client, pipeline, kind, known);
      return { version: known, isNew: false };
    }
    const countFiles = async () => (await listSearchFiles(client, pipeline)).length;
    await checkRecordLimit(client, pipeline.uuid, { most: MAX_VERSIONS, noun: 'search file', count: countFiles });
    // Runs on a disk link to the file, and their programs must not change it.
    await chmod(file.path, 0o444);
    await openStoredFiles(settings).put([{ key: getSearchFileKey(pipeline, file), content: file.path, isFinal: true }]);
    await markInUse(client, pipeline, kind, 0);
    const { rows } = await client.query<{ version: number }>(
      `insert into proteomics_search_files
          (pipeline_uuid, kind, version, name, sha256, size, sequences, changed_by, changed_by_uuid, is_in_use)
        select $1, $2, coalesce(max(version), 0) + 1, $3, $4, $5, $6, $7, $8, true
          from proteomics_search_files where pipeline_uuid = $1 and kind = $2
        returning version`,
      [pipeline.uuid, kind, file.name, file.sha256, file.size, sequences, changedBy, changedByUuid],
    );
    return { version: (rows[0] as { version: number }).version, isNew: true };
  });
}

/** Selects the version that future runs use; 0 selects the file of the tool. @throws NotFoundError */
export async function useSearchFile(pool: pg.Pool, pipeline: Owner, kind: SearchFileKind, version: number): Promise<void> {
  await runInTransaction(pool, async (client) => {
    await lockPipeline(client, pipeline.uuid);
    if (version > 0) await findSearchFile(client, pipeline, kind, version);
    await markInUse(client, pipeline, kind, version);
  });
}

/** Deletes a version, and content that no other uses. @throws NotFoundError; RecordStateError if a run uses the version */
export async function deleteSearchFile(
  { settings, pool }: Context,
  pipeline: Owner,
  kind: SearchFileKind,
  version: number,
): Promise<void> {
  const file = await runInTransaction(pool, async (client) => {
    await lockPipeline(client, pipeline.uuid);
    const found = await findSearchFile(client, pipeline, kind, version);
    await rejectNeededSearchFile(client, pipeline, found);
    await client.query('delete from proteomics_search_files where pipeline_uuid = $1 and kind = $2 and version = $3', [
      pipeline.uuid,
      kind,
      version,
    ]);
    return found;
  });
  // The content is removed after the commit. The lock makes uploads of the same file wait.
  await runInTransaction(pool, async (client) => {
    await lockPipeline(client, pipeline.uuid);
    const same = await client.query('select from proteomics_search_files where pipeline_uuid = $1 and sha256 = $2 limit 1', [
      pipeline.uuid,
      file.sha256,
    ]);
    if (same.rowCount === 0) await openStoredFiles(settings).remove(getSearchFileKey(pipeline, file));
  });
}

async function rejectNeededSearchFile(
  client: pg.PoolClient,
  { uuid }: Owner,
  { kind, version, isInUse, runs }: SearchFile,
): Promise<void> {
  const what = `Version ${version} of the ${WORDS[kind]}`;
  if (isInUse) throw new RecordStateError(`${what} is in use. Select another one first.`);
  if (runs > 0)
    throw new RecordStateError(
      `${what} cannot be deleted: ${formatQuantity(runs, 'run uses', 'runs use')} it. Delete their results, or rerun them with another version.`,
    );
  // A run records its versions only when its results are imported, so running runs must be checked as well.
  const { rowCount } = await client.query(
    `select from proteomics_raw_files where pipeline_uuid = $1 and state = 'running' limit 1`,
    [uuid],
  );
  if (rowCount !== 0)
    throw new RecordStateError(`${what} cannot be deleted now: a running search may use it. Try again when the run has ended.`);
}

export async function removeSearchFiles(settings: Context['settings'], pipeline: Owner): Promise<void> {
  await openStoredFiles(settings).remove(getStoragePrefix('searchFiles', pipeline));
}

/** Marks a version for future runs. Two statements are necessary, because at most one row may have the mark at any time. */
async function markInUse(client: pg.PoolClient, { uuid }: Owner, kind: SearchFileKind, version: number): Promise<void> {
  const updateFlag = (condition: string, isInUse: boolean) =>
    client.query(
      `update proteomics_search_files set is_in_use = $4 where pipeline_uuid = $1 and kind = $2 and version ${condition} $3`,
      [uuid, kind, version, isInUse],
    );
  await updateFlag('<>', false);
  await updateFlag('=', true);
}
