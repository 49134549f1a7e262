/** The files of a crate that are not made from the entities: observations and attached files. */
import type pg from 'pg';
import { openStoredFiles } from '../../../files/open-files.ts';
import { formatObservationsCsv } from '../../brapi/observations/page.ts';
import { readAllObservations } from '../../brapi/observations/reading.ts';
import type { HubContext } from '../../context.ts';
import { findMediaType } from '../../files/file-types.ts';
import { getContentKey, listFiles } from '../../files/store.ts';
import type { CrateFile } from './crate-files.ts';
import { ATTACHED_FOLDER, OBSERVATIONS_FILE } from './file-names.ts';

/** Returns the table of observations; nothing for a project without observations. */
export async function listObservationFiles(pool: pg.Pool, projectId: string): Promise<CrateFile[]> {
  const { rows } = await pool.query('select from hub_observations where project_id = $1 limit 1', [projectId]);
  return rows.map(() => ({
    path: OBSERVATIONS_FILE,
    name: 'Observations',
    description: 'The observed values, with the identifiers of their units and variables.',
    mediaType: 'text/csv',
    parts: () => formatObservationsCsv(readAllObservations(pool, projectId)),
  }));
}

/** Returns the newest versions of the attached files. */
export async function listAttachedFiles(
  { pool, settings }: Pick<HubContext, 'pool' | 'settings'>,
  projectId: string,
): Promise<(CrateFile & { readonly size: number })[]> {
  const { files } = await listFiles(pool, projectId);
  return files.map(({ name, description, contentId, size, storedAt }) => ({
    path: `${ATTACHED_FOLDER}${name}`,
    name,
    description,
    mediaType: findMediaType(name),
    size,
    changedAt: storedAt,
    async *parts() {
      yield* await openStoredFiles(settings).open(getContentKey(contentId));
    },
  }));
}
