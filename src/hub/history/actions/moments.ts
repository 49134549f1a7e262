/** Moments in words. */
import { momentText } from '../../../web/for-people/words.ts';
import type { Queries } from '../../entities/store.ts';
import { actionTitle } from './action-words.ts';
import type { ActionRow } from './store.ts';

/** A moment as its restore point calls it, or by the action that it follows. */
export async function momentName(queries: Queries, projectId: string, moment: number): Promise<string> {
  const { rows: points } = await queries.query<{ name: string }>(
    'select name from hub_restore_points where project_id = $1 and moment = $2 order by at desc limit 1',
    [projectId, moment],
  );
  if (points[0] !== undefined) return `“${points[0].name}”`;
  const { rows } = await queries.query<Pick<ActionRow, 'kind' | 'subject' | 'created' | 'changed' | 'deleted' | 'at'>>(
    `select kind, subject, created, changed, deleted, at from hub_actions where project_id = $1 and moment <= $2
     order by moment desc limit 1`,
    [projectId, moment],
  );
  const [action] = rows;
  return action === undefined ? 'the beginning' : `${momentText(action.at)}, after “${actionTitle(action)}”`;
}
