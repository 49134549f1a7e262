import type pg from 'pg';
import { NotFoundError } from '../../contract/errors.ts';
import type { Profile } from '../../profiles/profile.ts';
import { createTaskWork, type Task, type TaskWork } from '../../tasks/task.ts';
import { createFieldError } from '../../web/forms/fields.ts';
import { requireProfile } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { formatFieldValue } from '../editor/fields.ts';
import { parseScalarText } from '../entities/entity-values.ts';
import type { ProjectAccessData } from '../project-operations/handlers.ts';
import { readProject } from '../projects/store.ts';
import { runInProject, saveEntitiesInTransaction } from '../saving/save-entities.ts';
import { queueProjectEvent } from '../webhooks/messages.ts';
import { extendProfile, findProjectProfile, OWN_COLUMN_TYPES, type OwnColumn } from './effective-profile.ts';
import { createOwnColumn, MAX_OWN_COLUMNS, type SentColumn } from './form.ts';

export type OwnColumnKey = Pick<OwnColumn, 'entity_type' | 'name'>;

/** Returns a function that returns the number of entities with a value in the column. */
export async function countOwnValues(
  pool: pg.Pool,
  { id, ownColumns }: { readonly id: string; readonly ownColumns: readonly OwnColumn[] },
): Promise<(column: OwnColumnKey) => number> {
  const { rows } = await pool.query<OwnColumnKey & { count: number }>(
    `select entity_type, name, count(*)::int as count from hub_entities, jsonb_object_keys(data) as name
     where project_id = $1 and name = any($2) group by 1, 2`,
    [id, ownColumns.map(({ name }) => name)],
  );
  const counts = new Map(rows.map((row) => [`${row.entity_type}.${row.name}`, row.count]));
  return ({ entity_type, name }) => counts.get(`${entity_type}.${name}`) ?? 0;
}

/** Adds all columns, or none. Returns the new columns. @throws FormRefusedError */
export function addOwnColumns(
  context: HubContext,
  access: ProjectAccessData,
  sent: readonly SentColumn[],
): Promise<readonly OwnColumn[]> {
  return changeOwnColumns(context, access, async (present, base) => {
    const added: OwnColumn[] = [];
    for (const one of sent) added.push(createOwnColumn(base, [...present, ...added], one));
    const all = [...present, ...added];
    if (all.length > MAX_OWN_COLUMNS) throw createFieldError('', `A project can have at most ${MAX_OWN_COLUMNS} own columns.`);
    return { columns: all, result: added };
  });
}

/** The new properties of a column; undefined to delete the column. */
interface ColumnChange {
  readonly access: ProjectAccessData;
  readonly key: OwnColumnKey;
  readonly change: SentColumn | undefined;
}

/** Changes a column and its values as one action. Returns the column. @throws NotFoundError, FormRefusedError */
export function changeOwnColumn(context: HubContext, { access, key, change }: ColumnChange): Promise<OwnColumn> {
  return changeOwnColumns(context, access, async (present, base, client) => {
    const before = requireOwnColumn(present, key);
    const others = present.filter((one) => one !== before);
    const after = change && createOwnColumn(base, others, { ...before, ...change });
    const columns = after === undefined ? others : present.map((one) => (one === before ? after : one));
    if (after === undefined || OWN_COLUMN_TYPES[after.kind] !== OWN_COLUMN_TYPES[before.kind]) {
      const { rows } = await client.query<{ id: string; value: unknown }>(
        'select id, data -> $3 as value from hub_entities where project_id = $1 and entity_type = $2 and data ? $3',
        [access.project.id, before.entity_type, before.name],
      );
      const changes = rows.map(({ id, value }) => ({
        entityType: before.entity_type,
        nodeId: id,
        data: { [before.name]: after === undefined ? null : convertOwnValue(value, after.kind) },
      }));
      const scope = { project: { id: access.project.id }, profile: extendProfile(base, present), actor: access.actor };
      if (changes.length > 0) await saveEntitiesInTransaction(client, context.now(), scope, changes);
    }
    return { columns, result: after ?? before };
  });
}

export function requireOwnColumn<Column extends OwnColumn>(
  columns: readonly Column[],
  { entity_type, name }: OwnColumnKey,
): Column {
  const found = columns.find((one) => one.name === name && one.entity_type.toLowerCase() === entity_type.toLowerCase());
  if (found === undefined) throw new NotFoundError(`Own column not found: ${entity_type}/${name}`);
  return found;
}

/** Returns a value converted to another kind. An invalid value remains text, so that validation reports it. */
function convertOwnValue(value: unknown, kind: OwnColumn['kind']): unknown {
  if (Array.isArray(value)) return value;
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : formatFieldValue(value);
  if (kind === 'yes_no' && /^(?:yes|no)$/i.test(text)) return text.toLowerCase() === 'yes';
  return parseScalarText(OWN_COLUMN_TYPES[kind], text);
}

/** Changes own columns in a transaction that locks the project against other changes. Returns the result of `work`. */
function changeOwnColumns<Result>(
  context: HubContext,
  { project: opened, actor }: ProjectAccessData,
  work: (
    present: readonly OwnColumn[],
    base: Profile,
    client: pg.PoolClient,
  ) => Promise<{ readonly columns: readonly OwnColumn[]; readonly result: Result }>,
): Promise<Result> {
  const { id } = opened;
  return runInProject(context, opened, async (client) => {
    const project = await readProject(client, id);
    const profile = findProjectProfile(context.catalog, { ...project, ownColumns: [] });
    const { columns, result } = await work(project.ownColumns, requireProfile({ project, profile }).profile, client);
    await client.query(
      `update hub_projects set own_columns = $2, revision = revision + 1, changes = changes + 1, updated_at = now() where id = $1`,
      [id, JSON.stringify(columns)],
    );
    await queueProjectEvent(client, id, { event: 'project_updated', by: actor.userName });
    return result;
  });
}

/** Changes an own column with many values in a worker thread. */
export const changeLongColumn: Task<ColumnChange, OwnColumn> = {
  name: 'change an own column',
  milliseconds: 300_000,
  runsToEnd: true,
};

export function createColumnWork(context: HubContext): TaskWork {
  return createTaskWork(changeLongColumn, (change) => changeOwnColumn(context, change));
}
