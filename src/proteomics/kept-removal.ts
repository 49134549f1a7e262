/** Takes away what is kept of a raw file that was deleted. */
import { storedFiles } from '../files/open-files.ts';
import { inTransaction } from '../storage/transaction.ts';
import type { ProteomicsContext } from './context.ts';
import { lockResults, removeUnnamed } from './ingestion/kept-files.ts';
import { keptOf } from './places.ts';
import type { RawFileRow } from './records.ts';

/** Removes everything of a raw file that has no record any more; files that raw files of its analysis share with it stay. */
export async function removeKeptOf(
  context: Pick<ProteomicsContext, 'settings' | 'pool'>,
  rawFile: Pick<RawFileRow, 'uuid'>,
): Promise<void> {
  const files = storedFiles(context.settings);
  await Promise.all((['raw', 'runs', 'chromatograms'] as const).map((kind) => files.remove(keptOf(kind, rawFile))));
  await inTransaction(context.pool, async (client) => {
    await lockResults(client, rawFile);
    await removeUnnamed(context, client, rawFile);
  });
}
