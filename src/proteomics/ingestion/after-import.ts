/** Finishes an import after its transaction. Never throws: later imports, the cleanup or the next start repeat the work. */
import { openStoredFiles } from '../../files/open-files.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import type { IngestionContext } from '../context.ts';
import { getSetPrefix } from '../places.ts';
import type { RawFileRow } from '../records.ts';
import { addChromatograms, readScanChromatograms } from '../runs/chromatograms.ts';
import { sendTargetRefreshJob, WITH_OLD_TARGETS } from '../targets/store.ts';
import type { ResultFile } from './reading/table-file.ts';
import { refreshRawFile } from './spike-in-refresh.ts';
import { lockResults, removeUnreferencedFiles } from './stored-result-files.ts';

type Ingested = Pick<RawFileRow, 'uuid' | 'name'>;

/** Stores the chromatograms in MaxQuant's table of scans. */
export async function storeScanChromatograms(
  { settings, log }: IngestionContext,
  rawFile: Ingested,
  files: readonly ResultFile[],
): Promise<void> {
  try {
    const table = files.find(({ name }) => name === 'msScans.txt');
    if (table !== undefined) await addChromatograms(openStoredFiles(settings), rawFile, await readScanChromatograms(table));
  } catch (error) {
    log.warn({ err: error, run: rawFile.uuid }, 'the chromatograms of a raw file could not be stored');
  }
}

/** Measures again if spike-ins or targets have changed during the import. */
export async function refreshAfterImport(context: IngestionContext, rawFile: Ingested): Promise<void> {
  try {
    await refreshRawFile(context, rawFile.uuid);
    const { rows } = await context.pool.query<{ pipeline: string }>(
      `select t.pipeline_uuid as pipeline ${WITH_OLD_TARGETS} and r.uuid = $1`,
      [rawFile.uuid],
    );
    for (const { pipeline } of rows) await sendTargetRefreshJob(context.pool, pipeline);
  } catch (error) {
    context.log.warn({ err: error, run: rawFile.uuid }, 'a raw file could not be measured for changed spike-ins');
  }
}

export async function removeReplacedFiles(context: IngestionContext, rawFile: Ingested): Promise<void> {
  const { pool, log } = context;
  try {
    await runInTransaction(pool, async (client) => {
      await lockResults(client, rawFile);
      await removeUnreferencedFiles(context, client, rawFile);
    });
  } catch (error) {
    log.warn({ err: error, run: rawFile.uuid }, 'earlier results of a raw file could not be removed');
  }
}

/** Removes the files of a failed import, unless it was committed and only the confirmation was lost. */
export async function removeUncommittedFiles(
  { settings, pool, log }: IngestionContext,
  rawFile: Ingested,
  version: string,
): Promise<void> {
  try {
    const { rowCount } = await pool.query('select from proteomics_results where raw_file_uuid = $1 and version = $2', [
      rawFile.uuid,
      version,
    ]);
    if (rowCount === 0) await openStoredFiles(settings).remove(getSetPrefix(rawFile, version));
  } catch (error) {
    log.warn({ err: error, run: rawFile.uuid }, 'the files of a failed import could not be removed');
  }
}
