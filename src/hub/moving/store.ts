/** Stores the move of a project to another profile. */
import type pg from 'pg';
import { AnswerableError } from '../../contract/errors.ts';
import type { CatalogEntry } from '../../profiles/catalog/catalog.ts';
import type { ProjectAccess } from '../access/guard.ts';
import { recordEvents } from '../channel/events.ts';
import type { HubContext } from '../context.ts';
import type { EntityRow, Queries } from '../entities/store.ts';
import type { OwnColumn } from '../own-columns/effective-profile.ts';
import { lockProfile } from '../projects/handlers.ts';
import { readProject } from '../projects/store.ts';
import { type ActionCause, recordAction } from '../saving/actions.ts';
import { recordEntityEvents, removeEntities, updateEntities } from '../saving/entity-events.ts';
import { runInProject } from '../saving/save-entities.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import type { HubProjectRow, ProjectProfile } from '../tables.ts';
import type { MovePlan } from './plan.ts';
import { renameFields } from './renames.ts';

/** A new profile of a project. The transaction must lock the project. */
export interface ProfileChange {
  readonly projectId: string;
  readonly actor: ProjectAccess['actor'];
  readonly at: Date;
  readonly cause: ActionCause;
  readonly entry: CatalogEntry;
  readonly ownColumns: ProjectProfile['ownColumns'];
  /** Renames that an undo can reverse. The caller renames the fields. */
  readonly renamed: NonNullable<ProjectProfile['renamed']>;
}

/** Stores the new profile and notifies open pages. Returns the action's number, under which entity events are recorded. */
export async function changeProfile(client: pg.PoolClient, change: ProfileChange): Promise<number> {
  const { projectId, actor, at, cause, entry, ownColumns, renamed } = change;
  const { name, version } = entry.profile;
  await lockProfile(client, entry);
  const { profile, version: old, ownColumns: present } = await readProject(client, projectId);
  await client.query(
    `update hub_projects set profile = $2, version = $3, own_columns = $4, revision = revision + 1, updated_at = $5 where id = $1`,
    [projectId, name, version, JSON.stringify(ownColumns), at],
  );
  // Import previews refer to the old profile.
  await client.query(`delete from hub_imports where project_id = $1 and status = 'ready'`, [projectId]);
  const frame = { type: 'profile', profile: name, version };
  const first = await recordEvents(client, projectId, [{ senderId: null, frame }]);
  const before = { profile, version: old, ownColumns: present, addedColumns: listNewColumns(ownColumns, present), renamed };
  await recordAction(client, { projectId, first, at, actor, cause: { ...cause, before } }, []);
  return first;
}

/** Returns the profile before the first move after a moment, with own columns added later; null if there was no move. */
export async function readProfileBeforeMove(
  queries: Queries,
  projectId: string,
  moment: number,
): Promise<ProjectProfile | null> {
  const { rows } = await queries.query<{ before: ProjectProfile; present: ProjectProfile['ownColumns'] }>(
    `select a.before, p.own_columns as present from hub_actions a join hub_projects p on p.id = a.project_id
     where a.project_id = $1 and a.moment > $2 and a.before is not null order by a.moment`,
    [projectId, moment],
  );
  const [first] = rows;
  if (first === undefined) return null;
  const known = [...first.before.ownColumns, ...rows.flatMap(({ before }) => before.addedColumns ?? [])];
  return { ...first.before, ownColumns: [...first.before.ownColumns, ...listNewColumns(first.present, known)] };
}

function listNewColumns(columns: ProjectProfile['ownColumns'], known: ProjectProfile['ownColumns']) {
  const isSame = (a: OwnColumn, b: OwnColumn) => a.entity_type === b.entity_type && a.name === b.name;
  return columns.filter((column) => !known.some((one) => isSame(one, column)));
}

/** Moves a project as one action. @param snapshot basis of the plan @throws AnswerableError 409 if the project has changed */
export function moveProject(
  context: HubContext,
  { project, actor }: ProjectAccess,
  { entry, snapshot, plan }: { readonly entry: CatalogEntry; readonly snapshot: ProjectSnapshot; readonly plan: MovePlan },
): Promise<HubProjectRow> {
  const projectId = project.id;
  const at = context.now();
  const from = `${project.profile}/${project.version}`;
  const cause = { kind: 'profile_moved', subject: `from ${from} to ${entry.profile.id}` } as const;
  const change = { updatedAt: at, updatedBy: actor.userName };
  const removed = plan.leftOut.map(({ row }) => ({ ...row, ...change, version: row.version + 1 }));
  const changed = plan.rows.flatMap((row) => (row.version === snapshot.get(row.id)?.version ? [] : { ...row, ...change }));
  return runInProject(context, project, async (client) => {
    const { rows } = await client.query<{ changes: number }>(
      'select changes::float8 as changes from hub_projects where id = $1 for no key update',
      [projectId],
    );
    if (rows[0]?.changes !== project.changes) throw createChangedError();
    const renamed = [plan.renames];
    await changeProfile(client, { projectId, actor, at, cause, entry, ownColumns: plan.ownColumns, renamed });
    const recordMovedEntities = (events: readonly EntityRow[], action: 'deleted' | 'updated') =>
      recordEntityEvents(
        client,
        projectId,
        actor,
        at,
        events.map((row) => ({ row, action })),
        cause,
      );
    await recordMovedEntities(removed, 'deleted');
    await removeEntities(
      client,
      removed.map(({ id }) => id),
    );
    // Comments on deleted entities retain their field names for an undo.
    await renameFields(client, projectId, plan.renames);
    await updateEntities(client, changed);
    await recordMovedEntities(changed, 'updated');
    return readProject(client, projectId);
  });
}

export function createChangedError(): AnswerableError {
  return new AnswerableError(409, 'The project changed after the preview. Nothing was moved. Review the preview again.');
}
