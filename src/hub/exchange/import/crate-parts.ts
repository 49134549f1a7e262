import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { openStoredFiles } from '../../../files/open-files.ts';
import { requireVirusFreeFile } from '../../../files/virus-scan.ts';
import { runInTransaction } from '../../../storage/transaction.ts';
import { formatSize } from '../../../web/for-people/words.ts';
import { createFormReader, parseTypedBody } from '../../../web/forms/reading.ts';
import { BlockWriter } from '../../../web/uploads/block-writer.ts';
import { requireDiskSpace } from '../../../web/uploads/multipart.ts';
import { convertToStorageError } from '../../../web/uploads/refusals.ts';
import { type CrateTable, readCrateObservations } from '../../brapi/observations/from-crate.ts';
import { insertObservations } from '../../brapi/observations/storing.ts';
import type { HubContext } from '../../context.ts';
import { createFileNameKey } from '../../files/file-types.ts';
import { ATTACHED_FILE_FIELDS } from '../../files/form.ts';
import { type FileToStore, listFiles, MAX_FILES, storeFiles } from '../../files/store.ts';
import { incrementChangeCount } from '../../saving/count-change.ts';
import { type EntityScope, lockEntities } from '../../saving/save-entities.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import { OBSERVATIONS_FILE } from '../crate/file-names.ts';
import { createExchangeFolder, removeExchangeFolder } from '../exchange-folders.ts';
import type { SettleParts } from './planning/plan-file.ts';
import { READING_LIMITS } from './reading/reading-limits.ts';
import { type CrateAttachment, type CrateParts, readCrate } from './reading/ro-crate/read-crate.ts';
import { CHANGED_MESSAGE, createConflict, type ImportRecord, readSourceFile } from './store.ts';

/** Returns a function that counts the files and observations of a crate, and records their outcomes. */
export function createPartPlanner(context: HubContext, { project, actor }: EntityScope) {
  const counts = { files: 0, observations: 0 };
  const recordPartOutcomes: SettleParts = async (parts, future, account) => {
    const recordPartOutcome = (place: string, reason: string | undefined) => {
      account.recordFound(1);
      if (reason === undefined) account.recordStored();
      else account.recordOmission(place, { reason });
    };
    counts.files = (await selectFiles(context, project.id, parts, recordPartOutcome)).length;
    if (parts.observations === undefined) return;
    const content = parts.observations.open();
    const table = { content, entities: future.rows, projectId: project.id, actor, now: context.now() };
    const batches = readCrateObservations(context.pool, table, (row, reason) =>
      recordPartOutcome(`${OBSERVATIONS_FILE}, row ${row}`, reason),
    );
    for await (const batch of batches) counts.observations += batch.length;
  };
  return { counts, settleParts: recordPartOutcomes };
}

/** Returns files with valid names that the project does not contain. @param record is called with each outcome */
async function selectFiles(
  { pool, settings }: HubContext,
  projectId: string,
  { attachments }: CrateParts,
  record: (place: string, reason: string | undefined) => void,
): Promise<readonly CrateAttachment[]> {
  const { files, total } = await listFiles(pool, projectId);
  const present = new Map(files.map((file) => [createFileNameKey(file.name), file]));
  const takenKeys = new Set<string>();
  let added = total;
  return attachments.flatMap((file) => {
    const { values, errors } = createFormReader(ATTACHED_FILE_FIELDS)(parseTypedBody(file));
    const key = createFileNameKey(values.name);
    const same = present.get(key);
    const rejectFile = (reason: string) => {
      record(file.path, reason);
      return [];
    };
    const [error] = errors;
    if (error !== undefined) return rejectFile(`The ${error.field} of the file is not valid: ${error.message}.`);
    if (takenKeys.has(key)) return rejectFile('Another file of the crate has this name.');
    if (file.size === 0) return rejectFile('The file is empty.');
    if (file.size > settings.maxProjectFileBytes)
      return rejectFile(`The file is larger than ${formatSize(settings.maxProjectFileBytes)}, the maximum of this server.`);
    if (same === undefined && added >= MAX_FILES)
      return rejectFile(`A project can have at most ${MAX_FILES.toLocaleString('en')} files.`);
    takenKeys.add(key);
    if (same === undefined) added += 1;
    record(file.path, undefined);
    return same?.sha256 === file.sha256 ? [] : [{ ...file, ...values }];
  });
}

/**
 * Applies an import with its files and observations; `apply` applies the rows. Each error rolls back the whole import. The
 * observations are stored first, because other users wait for the locks of the rows. @param planned.future the project after
 * the import
 */
export async function applyWithParts<Applied extends ImportRecord>(
  context: HubContext,
  { project, actor }: EntityScope,
  { id, counts, future }: Pick<ImportRecord, 'id' | 'counts'> & { readonly future: ProjectSnapshot },
  apply: (client: pg.PoolClient) => Promise<Applied>,
): Promise<Applied> {
  const { pool, settings } = context;
  const projectId = project.id;
  const folder = await createExchangeFolder(settings.dataDir, 'imports');
  try {
    const path = join(folder, 'crate');
    await writeFile(path, (await readSourceFile(pool, id)).source);
    const { parts = { attachments: [], observations: undefined } } = await readCrate(path, READING_LIMITS);
    const files = await unpackFiles(context, folder, await selectFiles(context, projectId, parts, () => undefined));
    const now = context.now();
    let applied: Applied | undefined;
    await storeFiles({ pool, files: openStoredFiles(settings) }, { projectId, actor, now }, files, (store) =>
      runInTransaction(pool, async (client) => {
        const content = parts.observations?.open();
        const table = { entities: future.rows, projectId, actor, now };
        const stored = content === undefined ? 0 : await storeObservationTable(client, { ...table, content });
        if (files.length !== (counts.files ?? 0) || stored !== (counts.observations ?? 0))
          throw createConflict(CHANGED_MESSAGE);
        await lockEntities(client, project);
        applied = await apply(client);
        if (stored > 0) await incrementChangeCount(client, [projectId]);
        return store(client);
      }),
    );
    return applied as unknown as Applied;
  } catch (error) {
    throw convertToStorageError(error);
  } finally {
    await removeExchangeFolder(folder);
  }
}

/** Writes the files to a folder, because the virus scanner needs them on disk. Returns them with their paths. */
async function unpackFiles(
  context: HubContext,
  folder: string,
  files: readonly CrateAttachment[],
): Promise<readonly FileToStore[]> {
  await requireDiskSpace(
    folder,
    files.reduce((sum, { size }) => sum + size, 0),
  );
  const unpacked: FileToStore[] = [];
  for (const [index, { name, description, size, sha256, open }] of files.entries()) {
    const path = join(folder, String(index));
    const content = Readable.from(open(), { objectMode: false });
    await pipeline(content, new BlockWriter({ path, flags: 'wx', start: 0, hash: undefined }));
    await requireVirusFreeFile(context, name, path);
    unpacked.push({ path, name, description, size, sha256 });
  }
  return unpacked;
}

async function storeObservationTable(client: pg.PoolClient, table: CrateTable): Promise<number> {
  let count = 0;
  async function* iterateCountedRows() {
    for await (const batch of readCrateObservations(client, table, () => undefined)) {
      count += batch.length;
      yield batch;
    }
  }
  await insertObservations(client, [table.projectId], iterateCountedRows());
  return count;
}
