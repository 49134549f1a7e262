import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { AnswerableError, NotFoundError } from '../../../contract/errors.ts';
import { runInTransaction } from '../../../storage/transaction.ts';
import type { HubActor } from '../../actor.ts';
import type { Queries } from '../../entities/store.ts';
import { isIdentifier } from '../../identifier.ts';
import { joinConditions, type ListPart } from '../../paging.ts';
import type { ActionKind, hubActions, hubRestorePoints } from '../../tables.ts';
import { createLabelCondition, type HistoryQuery, listHistoryConditions } from '../filter.ts';

export interface ActionRow extends Readonly<typeof hubActions.$inferSelect> {
  /** Number of the latest action that undid this action; null if there is none. */
  readonly undoneBy: number | null;
}

export type RestorePointRow = Readonly<typeof hubRestorePoints.$inferSelect>;

export const MAX_RESTORE_POINTS = 200;

/** Returns the SQL column for an actor's name: the current name of a visitor, or a user's name at the time of the action. */
export const createActorNameSql = (table: string) =>
  `coalesce((select n.name from hub_visitor_names n where n.user_id = ${table}.user_id), ${table}.user_name) as "userName"`;

const ACTION_COLUMNS = `a.project_id as "projectId", a.moment::float8 as moment, a.first::float8 as first, a.kind, a.subject, a.created,
  a.changed, a.deleted, a.at, a.user_id as "userId", ${createActorNameSql('a')}, a.client, a.undoes::float8 as undoes, a.before,
  (select max(u.moment)::float8 from hub_actions u
   where u.project_id = a.project_id and u.kind = 'undone' and u.undoes = a.moment) as "undoneBy"`;

export interface ActionsPart extends ListPart, HistoryQuery {
  readonly kind?: ActionKind | '' | undefined;
}

/** Returns one page of actions, newest first, and the total number. */
export async function readActions(
  queries: Queries,
  projectId: string,
  part: ActionsPart,
): Promise<{ readonly rows: readonly ActionRow[]; readonly total: number }> {
  const [label, entity] = createLabelCondition(part);
  const { where, values } = joinConditions([
    ['a.project_id = ?', projectId],
    ['a.kind = ?', part.kind || undefined],
    ...listHistoryConditions('a', part),
    [
      `exists (select 1 from hub_entity_versions v
       where v.project_id = a.project_id and v.seq between a.first and a.moment and ${label})`,
      entity,
    ],
  ]);
  const { rows } = await queries.query<ActionRow>(
    `select ${ACTION_COLUMNS} from hub_actions a where ${where}
     order by a.moment desc limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, part.limit, part.offset],
  );
  const { rows: counted } = await queries.query<{ total: number }>(
    `select count(*)::int as total from hub_actions a where ${where}`,
    values,
  );
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Returns the action. @throws NotFoundError */
export async function readAction(queries: Queries, projectId: string, moment: number): Promise<ActionRow> {
  const { rows } = await queries.query<ActionRow>(
    `select ${ACTION_COLUMNS} from hub_actions a where a.project_id = $1 and a.moment = $2`,
    [projectId, moment],
  );
  if (rows[0] === undefined) throw new NotFoundError(`The project has no action ${moment}.`);
  return rows[0];
}

/** Returns the number of changed entities by type, the most frequent type first. */
export async function countActionTypes(
  queries: Queries,
  projectId: string,
  moment: number,
): Promise<readonly { readonly type: string; readonly count: number }[]> {
  const { rows } = await queries.query<{ type: string; count: number }>(
    `select v.entity_type as type, count(distinct v.entity_id)::int as count
       from hub_actions a join hub_entity_versions v on v.project_id = a.project_id and v.seq between a.first and a.moment
      where a.project_id = $1 and a.moment = $2 group by 1 order by 2 desc, min(v.seq)`,
    [projectId, moment],
  );
  return rows;
}

/** Returns the number of the last action; 0 for a project without actions. */
export async function readLastTimestamp(queries: Queries, projectId: string): Promise<number> {
  const { rows } = await queries.query<{ moment: number }>(
    'select coalesce(max(moment), 0)::float8 as moment from hub_actions where project_id = $1',
    [projectId],
  );
  return rows[0]?.moment ?? 0;
}

const POINT_COLUMNS = `r.id, r.project_id as "projectId", r.name, r.moment::float8 as moment, r.at, r.user_id as "userId", ${createActorNameSql('r')}`;

/** Returns the restore points, newest first. */
export async function readRestorePoints(queries: Queries, projectId: string): Promise<readonly RestorePointRow[]> {
  const { rows } = await queries.query<RestorePointRow>(
    `select ${POINT_COLUMNS} from hub_restore_points r where r.project_id = $1 order by r.moment desc, r.at desc, r.id`,
    [projectId],
  );
  return rows;
}

/** Adds and returns a restore point for the current state. @throws AnswerableError 409 if the project has too many */
export function addRestorePoint(
  pool: pg.Pool,
  projectId: string,
  { name, at, actor }: { readonly name: string; readonly at: Date; readonly actor: HubActor },
): Promise<RestorePointRow> {
  return runInTransaction(pool, async (client) => {
    await client.query('select 1 from hub_projects where id = $1 for no key update', [projectId]);
    const points = await readRestorePoints(client, projectId);
    if (points.length >= MAX_RESTORE_POINTS)
      throw new AnswerableError(409, `The project has ${MAX_RESTORE_POINTS} restore points already. Delete one first.`);
    const id = randomUUID();
    const moment = await readLastTimestamp(client, projectId);
    await client.query(
      'insert into hub_restore_points (id, project_id, name, moment, at, user_id, user_name) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, projectId, name, moment, at, actor.userId, actor.userName],
    );
    return { id, projectId, name, moment, at, userId: actor.userId, userName: actor.userName };
  });
}

/** Returns the name of the deleted restore point. @throws NotFoundError */
export async function removeRestorePoint(queries: Queries, projectId: string, id: string): Promise<string> {
  const { rows } = isIdentifier(id)
    ? await queries.query<{ name: string }>('delete from hub_restore_points where project_id = $1 and id = $2 returning name', [
        projectId,
        id,
      ])
    : { rows: [] };
  if (rows[0] === undefined) throw new NotFoundError('This restore point does not exist.');
  return rows[0].name;
}
