/** Counts changes that the history does not contain, and detects moves to another profile. */
import { NotFoundError, UnavailableError } from '../../contract/errors.ts';
import type { Queries } from '../entities/store.ts';
import type { HubProjectRow } from '../tables.ts';

/** Increments the number of changes of projects, and locks their rows until the transaction ends. @throws NotFoundError */
export async function incrementChangeCount(queries: Queries, projectIds: readonly string[]): Promise<void> {
  const { rowCount } = await queries.query(
    `update hub_projects set changes = changes + 1
      where id in (select id from hub_projects where id = any($1::uuid[]) order by id for no key update)`,
    [projectIds],
  );
  if (rowCount !== projectIds.length) throw new NotFoundError('This project does not exist.');
}

type ProfileName = Pick<HubProjectRow, 'profile' | 'version'>;

export function isSameProfile(present: ProfileName, opened: Partial<ProfileName>): boolean {
  return present.profile === opened.profile && present.version === opened.version;
}

export function createMovedError(): UnavailableError {
  return new UnavailableError('The project has just moved to another profile. Reload the page.');
}
