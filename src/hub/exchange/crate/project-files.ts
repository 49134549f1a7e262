/** Returns files of a crate that do not come from entities: observations and attached files. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { hashWhileReading } from '../../../files/hash-while-reading.ts';
import { openStoredFiles } from '../../../files/open-files.ts';
import { requireDiskSpace } from '../../../web/uploads/multipart.ts';
import { formatObservationsCsv } from '../../brapi/observations/handlers.ts';
import { readAllObservations } from '../../brapi/observations/reading.ts';
import type { HubContext } from '../../context.ts';
import { findMediaType } from '../../files/file-types.ts';
import { getContentKey, listFiles } from '../../files/store.ts';
import type { PublishedProject } from '../../publishing/publication.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import { createExchangeFolder, removeExchangeFolder } from '../exchange-folders.ts';
import { type CrateFile, listDepositedFiles } from './crate-files.ts';
import { ATTACHED_FOLDER, OBSERVATIONS_FILE } from './file-names.ts';

/** Returns the file of observations; empty for a project without observations. */
export async function listObservationFiles(pool: pg.Pool, projectId: string): Promise<CrateFile[]> {
  const { rows } = await pool.query('select from hub_observations where project_id = $1 limit 1', [projectId]);
  return rows.map(() => ({
    path: OBSERVATIONS_FILE,
    name: 'Observations',
    description: 'The observed values, with the identifiers of their units and variables.',
    mediaType: 'text/csv',
    iterateParts: () => formatObservationsCsv(readAllObservations(pool, projectId)),
  }));
}

/** Writes the crate and copies of its readable files. The caller must delete the returned folder. @throws StorageFullError */
export async function writeDepositedFiles(
  context: HubContext,
  snapshot: ProjectSnapshot,
  project: PublishedProject,
  attached: readonly AttachedFile[] = [],
) {
  const folder = await createExchangeFolder(context.settings.dataDir, 'exports');
  try {
    await requireDiskSpace(folder, countBytes(attached));
    const files = [];
    const observations = await listObservationFiles(context.pool, project.id);
    for (const { name, mediaType, open } of listDepositedFiles(snapshot, project, observations, attached)) {
      const [sha256, md5, path] = [createHash('sha256'), createHash('md5'), join(folder, name)];
      const content = hashWhileReading(hashWhileReading(open(), sha256), md5);
      await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      const { size } = await stat(path);
      files.push({ name, mediaType, path, size, sha256: sha256.digest('hex'), md5: md5.digest('hex') });
    }
    return { folder, files };
  } catch (error) {
    await removeExchangeFolder(folder);
    throw error;
  }
}

export type AttachedFile = CrateFile & { readonly size: number };

export function countBytes(files: readonly AttachedFile[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

export async function listAttachedFiles(
  { pool, settings }: Pick<HubContext, 'pool' | 'settings'>,
  projectId: string,
): Promise<AttachedFile[]> {
  const { files } = await listFiles(pool, projectId);
  return files.map(({ name, description, contentId, size, storedAt }) => ({
    path: `${ATTACHED_FOLDER}${name}`,
    name,
    description,
    mediaType: findMediaType(name),
    size,
    changedAt: storedAt,
    async *iterateParts() {
      yield* await openStoredFiles(settings).open(getContentKey(contentId));
    },
  }));
}
