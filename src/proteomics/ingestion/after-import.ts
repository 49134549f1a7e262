/** What is done once an import holds, or has failed. None of it fails: the next import, sweep or start does what could not be done. */
import { storedFiles } from '../../files/open-files.ts';
import { inTransaction } from '../../storage/transaction.ts';
import type { IngestionContext } from '../context.ts';
import { setOf } from '../places.ts';
import type { RawFileRow } from '../records.ts';
import { sendRefresh, WITH_OLD_TARGETS } from '../targets/store.ts';
import { refreshRawFile } from './spike-in-refresh.ts';
import { lockResults, removeUnnamed } from './stored-result-files.ts';

type Ingested = Pick<RawFileRow, 'uuid' | 'name'>;

/** Measures again when the spike-ins or the targets changed during the import. When that fails the next import or the next start does it. */
export async function refreshAfter(context: IngestionContext, rawFile: Ingested): Promise<void> {
  try {
    await refreshRawFile(context, rawFile.uuid);
    const { rows } = await context.pool.query<{ pipeline: string }>(
      `select t.pipeline_uuid as pipeline ${WITH_OLD_TARGETS} and r.uuid = $1`,
      [rawFile.uuid],
    );
    for (const { pipeline } of rows) await sendRefresh(context.pool, pipeline);
  } catch (error) {
    context.log.warn({ err: error, run: rawFile.uuid }, 'a raw file could not be measured for changed spike-ins');
  }
}

/** Removes the files that gave way. When that fails the next import or the next sweep does it. */
export async function sweepAfter(context: IngestionContext, rawFile: Ingested): Promise<void> {
  const { pool, log } = context;
  try {
    await inTransaction(pool, async (client) => {
      await lockResults(client, rawFile);
      await removeUnnamed(context, client, rawFile);
    });
  } catch (error) {
    log.warn({ err: error, run: rawFile.uuid }, 'earlier results of a raw file could not be tidied away');
  }
}

/** Unless it holds after all: an answer to the commit may have been lost. */
export async function removeUncommitted(
  { settings, pool, log }: IngestionContext,
  rawFile: Ingested,
  version: string,
): Promise<void> {
  try {
    const { rowCount } = await pool.query('select from proteomics_results where raw_file_uuid = $1 and version = $2', [
      rawFile.uuid,
      version,
    ]);
    if (rowCount === 0) await storedFiles(settings).remove(setOf(rawFile, version));
  } catch (error) {
    log.warn({ err: error, run: rawFile.uuid }, 'what a failed import left behind could not be removed');
  }
}
