import type pg from 'pg';
import { createVisibilitySql, type HubCaller } from '../access/workspace-rights.ts';
import { PROJECT_PRESENT } from '../deleted/store.ts';
import type { ListPart } from '../paging.ts';
import { readProject } from '../projects/store.ts';
import { recordAction } from '../saving/actions.ts';
import { createMovedError, isSameProfile } from '../saving/count-change.ts';
import type { HubProjectRow, HubWorkspaceRow } from '../tables.ts';
import type { DuplicateValues } from './form.ts';

export interface ProjectCopy {
  readonly source: Pick<HubProjectRow, 'id' | 'name' | 'ownColumns' | 'profile' | 'version'>;
  readonly copyId: string;
  readonly actor: HubCaller['actor'];
  readonly at: Date;
}

/** Copies the selected parts of a project. A single statement reads all entities, so the copy is consistent. */
export async function copyParts(client: pg.PoolClient, copying: ProjectCopy, parts: DuplicateValues): Promise<void> {
  const { source, copyId, actor, at } = copying;
  if (parts.own_columns)
    await client.query('update hub_projects set own_columns = $2 where id = $1', [copyId, JSON.stringify(source.ownColumns)]);
  if (parts.views) await client.query(COPY_VIEWS, [source.id, copyId, actor.userId]);
  if (parts.entities) {
    await copyEntities(client, copying, parts.own_columns);
    if (!isSameProfile(await readProject(client, source.id), source)) throw createMovedError();
  }
  // The lock for files delays changes of the original, so files are copied last.
  if (parts.files) {
    await client.query('select from hub_projects where id = $1 for no key update', [source.id]);
    await client.query(COPY_FILES, [source.id, copyId, actor.userId, actor.userName, at]);
  }
}

/** Copies the caller's views, and only the shared views of other users. */
const COPY_VIEWS = `insert into hub_arranged_columns (project_id, user_id, entity_type, columns)
  select $2, user_id, entity_type, case when user_id = $3 then columns else
      jsonb_build_object('order', '[]'::jsonb, 'hidden', '[]'::jsonb, 'widths', '{}'::jsonb, 'frozen', 0, 'hide_empty', false, 'views', shared) end
    from hub_arranged_columns, lateral (
      select jsonb_agg(view) as shared from jsonb_array_elements(columns -> 'views') view where view -> 'is_shared' = 'true') views
   where project_id = $1 and (user_id = $3 or shared is not null)`;

/** Both projects refer to the same stored contents, which remain until no project refers to them (files/store.ts). */
const COPY_FILES = `with ids as materialized (
    select id as old, gen_random_uuid() as new, name, name_key, description from hub_files where project_id = $1
  ), files as (
    insert into hub_files (id, project_id, name, name_key, description) select new, $2, name, name_key, description from ids
  )
  insert into hub_file_versions (file_id, version, content_id, size, sha256, user_id, user_name, stored_at)
  select new, 1, content_id, size, sha256, $3, $4, $5
    from ids, lateral (select * from hub_file_versions where file_id = old order by version desc limit 1) newest`;

/** Returns an SQL expression that computes a copy's UUID (version 8, RFC 9562), because a join of old and new IDs is slow. */
const formatCopyIdSql = (column: string) =>
  `overlay(overlay(md5($2 || ${column}::text) placing '8' from 13) placing '8' from 17)::uuid`;

const COPY_ENTITIES = `with copies as (
    insert into hub_entities (id, project_id, entity_type, parent_id, parent_field, position, data, label, identifier, created_at, updated_at,
      updated_by)
    select ${formatCopyIdSql('id')}, $2::uuid, entity_type, ${formatCopyIdSql('parent_id')}, parent_field, position,
        data - array(select jsonb_array_elements_text($6::jsonb -> entity_type)), label, identifier, $5, $5, $4
      from hub_entities where project_id = $1 order by created_at, id
    returning *
  ), versions as (
    insert into hub_entity_versions (project_id, entity_id, version, action, seq, at, user_id, user_name, entity_type, parent_id, parent_field,
      position, label, data)
    select project_id, id, 1, 'created', row_number() over (), $5, $3, $4, entity_type, parent_id, parent_field, position, label, data from copies
  )
  update hub_projects set seq = (select count(*) from copies) where id = $2::uuid returning seq::int as count`;

/** Copies the entities as one action of the history. Copies get new IDs. References stay valid, because they contain names. */
async function copyEntities(
  client: pg.PoolClient,
  { source, copyId, actor, at }: ProjectCopy,
  isWithOwn: boolean,
): Promise<void> {
  const byType = Map.groupBy(isWithOwn ? [] : source.ownColumns, ({ entity_type }) => entity_type);
  const dropped = Object.fromEntries([...byType].map(([type, columns]) => [type, columns.map(({ name }) => name)]));
  const values = [source.id, copyId, actor.userId, actor.userName, at, dropped];
  const { rows } = await client.query<{ count: number }>(COPY_ENTITIES, values);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  const outcomes = new Array(count).fill({ row: { label: source.name }, action: 'created' });
  await recordAction(client, { projectId: copyId, first: 1, at, actor, cause: { kind: 'duplicated' } }, outcomes);
}

export type ListedTemplate = Pick<HubProjectRow, 'id' | 'name' | 'description' | 'profile' | 'version' | 'template'> & {
  readonly workspaceId: string;
  readonly workspaceName: HubWorkspaceRow['name'];
};

/** Returns one page of visible templates, ordered by name, and the total number. */
export async function listTemplates(
  pool: pg.Pool,
  caller: HubCaller,
  { limit, offset }: ListPart,
): Promise<{ readonly templates: readonly ListedTemplate[]; readonly total: number }> {
  const visible = createVisibilitySql(caller, '$1');
  const from = `from hub_projects p join hub_workspaces w on w.id = p.workspace_id
    where p.template <> 'none' and ${visible.sql} and ${PROJECT_PRESENT}`;
  const { rows } = await pool.query<ListedTemplate>(
    `select p.id, p.name, p.description, p.profile, p.version, p.template, w.id as "workspaceId", w.name as "workspaceName"
       ${from} order by lower(p.name), p.id limit $2 offset $3`,
    [visible.values, limit, offset],
  );
  const counted = await pool.query<{ total: number }>(`select count(*)::int as total ${from}`, [visible.values]);
  return { templates: rows, total: counted.rows[0]?.total ?? 0 };
}
