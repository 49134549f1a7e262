/** Finds saved entities for pickers (docs/requirements.md, L1). */
import type pg from 'pg';
import { beginningWith, containing } from '../../storage/patterns.ts';
import { hasOtherLabel, otherLabel } from '../../storage/upkeep/kept-indexes.ts';
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

/** Conditions on a text or pattern at the end of the parameters; each is answered by indexes of its own (storage/upkeep/kept-indexes.ts). */
const is = (parameter: string) =>
  `(lower(e.identifier) = ${parameter}
    or (${hasOtherLabel('e.')} and md5(lower(e.label)) = md5(${parameter}) and lower(e.label) = ${parameter}))`;
const isLike = (parameter: string) => `(lower(e.identifier) like ${parameter} or ${otherLabel('e.')} like ${parameter})`;

/** Exact matches first, then those that begin with the text, then the others; each value once. Without identifier it is no choice. */
export async function lookUp(
  client: Pick<pg.ClientBase, 'query'>,
  asker: HubAsker,
  { entityTypes, text, project }: LookupQuestion,
): Promise<LookupResult[]> {
  const visible = visibleWorkspaces(asker, 'w.collaboration', '$2');
  const place = project === undefined ? [] : [project];
  const wanted = text.toLowerCase();
  const rounds: readonly (readonly [condition: (parameter: string) => string, value: string])[] =
    wanted === ''
      ? [[(parameter) => `${parameter} = ''`, '']]
      : [
          [is, wanted],
          [isLike, beginningWith(wanted)],
          [isLike, containing(wanted)],
        ];
  const found = new Map<string, LookupResult>();
  for (const [condition, value] of rounds) {
    // What a round before found comes again.
    const { rows } = await client.query<LookupResult>(
      `select distinct on (lower(e.identifier), e.identifier) e.identifier as value, e.label
       from hub_entities e join hub_projects p on p.id = e.project_id join hub_workspaces w on w.id = p.workspace_id
       where e.entity_type = ${entityTypes.length === 1 ? '($1::text[])[1]' : 'any($1::text[])'} and e.identifier <> '' and ${visible.sql}
         ${project === undefined ? '' : 'and e.project_id = $3'} and ${condition(`$${place.length + 3}::text`)}
       order by lower(e.identifier), e.identifier, e.created_at limit ${LIMIT + found.size}`,
      [entityTypes, visible.values, ...place, value],
    );
    for (const row of rows) if (!found.has(row.value) && found.size < LIMIT) found.set(row.value, row);
    if (found.size === LIMIT) break;
  }
  return [...found.values()];
}
