/** Parts of a project that no export contains, because exports contain entities. */
import type { Queries } from '../../entities/store.ts';
import type { LeftOut } from './export-book.ts';

/** Returns the numbers of observations, attached files and comments, without those that are 0. */
export async function countUnsupportedData(queries: Queries, projectId: string): Promise<LeftOut[]> {
  const { rows } = await queries.query<LeftOut>(
    `select what, count from (
       select 1 as place, 'Observations' as what, count(*)::int as count from hub_observations where project_id = $1
       union all select 2, 'Attached files', count(*)::int from hub_files where project_id = $1
       union all select 3, 'Comments', count(*)::int from hub_comments where project_id = $1) counts
     where count > 0 order by place`,
    [projectId],
  );
  return rows;
}
