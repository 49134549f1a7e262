/** Counts changes to projects that the history does not record. */
import type { Queries } from '../entities/store.ts';

/** Counts a change to the content of projects, and locks them until the end of the transaction. */
export async function countChange(queries: Queries, projectIds: readonly string[]): Promise<void> {
  await queries.query(
    `update hub_projects set changes = changes + 1
      where id in (select id from hub_projects where id = any($1::uuid[]) order by id for no key update)`,
    [projectIds],
  );
}
