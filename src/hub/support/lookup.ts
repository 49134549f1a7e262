/** Finds saved entities for pickers (docs/requirements.md, L1). */
import type pg from 'pg';
import type { HubAsker } from '../access/asker.ts';
import { visibleWorkspaces } from '../access/workspace-rights.ts';

/** A saved entity by what references name it by. */
export interface LookupResult {
  readonly value: string;
  readonly label: string;
}

/** What to look for. */
export interface LookupQuestion {
  /** Exact names of the types: profiles may spell one in several ways. */
  readonly entityTypes: readonly string[];
  /** In any case, in value or label; everything when empty. */
  readonly text: string;
  /** Identifier of a project; all that the asker may see when absent. */
  readonly project?: string | undefined;
}

/** Most results of one question. */
const LIMIT = 50;

/** Exact matches first, then those that begin with the text, then the others; each value once. Without identifier it is no choice. */
export async function lookUp(
  client: Pick<pg.ClientBase, 'query'>,
  asker: HubAsker,
  { entityTypes, text, project }: LookupQuestion,
): Promise<LookupResult[]> {
  const visible = visibleWorkspaces(asker, 'w.collaboration', '$4');
  const { rows } = await client.query<LookupResult>(
    `select value, label from (
       select distinct on (e.identifier) e.identifier as value, e.label,
         case when lower($2) in (lower(e.identifier), lower(e.label)) then 0
              when starts_with(lower(e.identifier), lower($2)) or starts_with(lower(e.label), lower($2)) then 1
              else 2 end as distance
       from hub_entities e join hub_projects p on p.id = e.project_id join hub_workspaces w on w.id = p.workspace_id
       where e.entity_type = any($1::text[]) and e.identifier <> '' and ($3::uuid is null or e.project_id = $3)
         and (strpos(lower(e.identifier), lower($2)) > 0 or strpos(lower(e.label), lower($2)) > 0) and ${visible.sql}
       order by e.identifier, distance, e.created_at
     ) found
     order by distance, lower(value), value limit ${LIMIT}`,
    [entityTypes, text, project ?? null, visible.values],
  );
  return rows;
}
