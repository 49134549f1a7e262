/** Finds saved entities for pickers (docs/requirements.md, L1). */
import type pg from 'pg';
import { createContainsPattern, createPrefixPattern } from '../../storage/patterns.ts';
import { createOtherLabelCondition, ENTITY_TEXT, ENTITY_WORDS } from '../../storage/upkeep/managed-indexes.ts';
import { buildTrigramConditions } from '../../storage/upkeep/rare-parts.ts';
import { createVisibilitySql, type HubCaller } from '../access/workspace-rights.ts';
import { PROJECT_PRESENT } from '../deleted/store.ts';

/** A saved entity. `value` is the identifier that references contain. */
export interface LookupResult {
  readonly value: string;
  readonly label: string;
}

export interface LookupQuery {
  /** Exact names, because profiles can use different names for one type. */
  readonly entityTypes: readonly string[];
  /** Part of the value or label, in any case; empty for all entities. */
  readonly text: string;
  /** ID of a project; undefined to search all visible projects. */
  readonly project?: string | undefined;
}

const LIMIT = 50;

/** Up to this number of matching entities, the query ranks all of them. */
const FEW = 1_000;

/** SQL conditions for an identifier or label that equals a string, begins with it, or contains it. */
const createEqualSql = (text: string) =>
  `(lower(e.identifier) = ${text} or (${createOtherLabelCondition('e.')} and md5(lower(e.label)) = md5(${text}) and lower(e.label) = ${text}))`;
const createLikeSql = (pattern: string) => `(lower(e.identifier) like ${pattern} or lower(e.label) like ${pattern})`;
/** SQL conditions that use the index on label and identifier (managed-indexes.ts). */
const buildContainsCondition = (pattern: string) => `${ENTITY_TEXT} like ${pattern} and ${createLikeSql(pattern)}`;
const buildPrefixCondition = (pattern: string, inSecondLine: string) =>
  `(${ENTITY_TEXT} like ${pattern} or ${ENTITY_TEXT} like ${inSecondLine}) and ${createLikeSql(pattern)}`;

/** Returns distinct values: exact matches first, then values that begin with the text, then others. */
export async function findEntities(
  client: Pick<pg.ClientBase, 'query'>,
  caller: HubCaller,
  { entityTypes, text, project }: LookupQuery,
): Promise<LookupResult[]> {
  const visible = createVisibilitySql(caller, '$2');
  const searched = text.toLowerCase();
  const known = [entityTypes, visible.values, ...(project === undefined ? [] : [project])];
  const [first, second, third] = [1, 2, 3].map((offset) => `$${known.length + offset}::text`) as [string, string, string];
  const from = `hub_entities e join hub_projects p on p.id = e.project_id join hub_workspaces w on w.id = p.workspace_id
    where e.entity_type = ${entityTypes.length === 1 ? '($1::text[])[1]' : 'any($1::text[])'} and e.identifier <> '' and ${visible.sql} and ${PROJECT_PRESENT}
      ${project === undefined ? '' : 'and e.project_id = $3'}`;
  const [begins, contains] = [createPrefixPattern(searched), createContainsPattern(searched)];
  if (searched !== '') {
    const { conditions } = await buildTrigramConditions(client, ENTITY_WORDS, [searched]);
    // The index combines label and identifier, so further conditions check each of them.
    const indexed = conditions.filter((one) => one.text === ENTITY_TEXT);
    const hasIt = indexed.map((one, at) => `${one.text} like $${known.length + 4 + at}`).join(' and ');
    const { rows } = await client.query<LookupResult & { weighed: number }>(
      `with few as materialized (select e.identifier, e.label, e.created_at from ${from} and ${hasIt} and ${createLikeSql(first)} limit ${FEW + 1}),
        ranked as (select *, case when ${createEqualSql(third)} then 0 when ${createLikeSql(second)} then 1 else 2 end as rank from few e),
        once as (select distinct on (identifier) * from ranked order by identifier, rank, created_at)
       select identifier as value, label, (select count(*)::int from few) as weighed from once
       order by rank, lower(identifier), identifier limit ${LIMIT}`,
      [...known, contains, begins, searched, ...indexed.map(({ pattern }) => pattern)],
    );
    if ((rows[0]?.weighed ?? 0) <= FEW) return rows.map(({ value, label }) => ({ value, label }));
  }
  const rounds: readonly (readonly [condition: string, ...values: string[]])[] =
    searched === ''
      ? [[`${first} = ''`, '']]
      : [
          [createEqualSql(first), searched],
          [buildPrefixCondition(first, second), begins, `%\n${begins}`],
          [buildContainsCondition(first), contains],
        ];
  const found = new Map<string, LookupResult>();
  for (const [condition, ...values] of rounds) {
    // The limit includes earlier results, because the query can find them again.
    const { rows } = await client.query<LookupResult>(
      `select distinct on (lower(e.identifier), e.identifier) e.identifier as value, e.label from ${from} and ${condition}
       order by lower(e.identifier), e.identifier, e.created_at limit ${LIMIT + found.size}`,
      [...known, ...values],
    );
    for (const row of rows) if (!found.has(row.value) && found.size < LIMIT) found.set(row.value, row);
    if (found.size === LIMIT) break;
  }
  return [...found.values()];
}
