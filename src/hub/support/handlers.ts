/** Handles operations for forms and tools: lookup, reference fields, comparison and merging (openapi/support). */

import type pg from 'pg';
import type { components } from '../../../generated/support/types.d.ts';
import { AnswerableError, BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { type Catalog, DEFAULT_PROFILE } from '../../profiles/catalog/catalog.ts';
import { type Entity, findEntity, type Profile } from '../../profiles/profile.ts';
import { createContainsPattern, createPrefixPattern } from '../../storage/patterns.ts';
import { createOtherLabelCondition, ENTITY_TEXT, ENTITY_WORDS } from '../../storage/upkeep/managed-indexes.ts';
import { buildTrigramConditions } from '../../storage/upkeep/rare-parts.ts';
import { createJsonAnswer } from '../../tasks/task.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import type { SupportHandlers } from '../access/guard.ts';
import { createVisibilitySql, type HubCaller } from '../access/workspace-rights.ts';
import { comparisonWork } from '../comparing/tasks.ts';
import type { HubContext } from '../context.ts';
import { PROJECT_PRESENT } from '../deleted/store.ts';
import { mergeResultWork } from '../merging/tasks.ts';
import type { ProfileSelection } from '../profiles/profile-selection.ts';
import { findDeclaredReference } from '../references.ts';
import { ResponseCache } from './response-cache.ts';

/** A saved entity. `value` is the identifier that references contain. */
export interface LookupResult {
  readonly value: string;
  readonly label: string;
}

export interface LookupQuery {
  /** Exact names, because profiles can use different names for one type. */
  readonly entityTypes: readonly string[];
  /** Part of the value or label, ignoring case; empty for all entities. */
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

export function createSupportHandlers(context: HubContext) {
  const { catalog } = context;
  const merges = new ResponseCache<components['schemas']['MergeResult']>();
  return {
    async lookupEntities({ access: caller, path, query }) {
      const entityTypes = listSpellings(catalog, path.entity_type);
      const question = { entityTypes, text: query.q ?? '', project: query.project };
      return { status: 200, body: { results: await findEntities(context.pool, caller, question) } };
    },
    getReferenceFields({ path, query }) {
      listSpellings(catalog, path.entity_type);
      const [name = '', version = ''] = query.profile?.split('/') ?? [
        DEFAULT_PROFILE,
        catalog.getDefaultVersion(DEFAULT_PROFILE),
      ];
      const entry = catalog.find(name, version);
      if (entry === undefined) throw new NotFoundError(`Profile not found: ${name}/${version}`);
      const entity = findEntity(entry.profile, path.entity_type);
      return { status: 200, body: entity === undefined ? {} : mapReferences(entry.profile, entity) };
    },
    async compareProfiles({ body, request }) {
      const selection = chooseProfiles(catalog, body, 1);
      const json = await comparisonWork.run(context, request, selection, { form: 'json' });
      return { status: 200, prepared: createJsonAnswer(Buffer.from(json)) };
    },
    async mergeProfiles({ body, request }) {
      const { strategy = 'first_wins', output_name: name = 'merged', output_version: version = '1.0', resolutions } = body;
      const parameters = { strategy, name, version, ...(resolutions === undefined ? {} : { resolutions }) };
      const selection = chooseProfiles(catalog, body.profiles, 2);
      const runMerge = () => mergeResultWork.run(context, request, selection, parameters);
      return { status: 200, prepared: await merges.getOrCompute(selection.profiles, parameters, runMerge) };
    },
  } satisfies Partial<SupportHandlers>;
}

/** Returns the names of an entity type in all profiles. @throws NotFoundError if no profile contains the type */
function listSpellings(catalog: Catalog, entityType: string): string[] {
  const found = catalog.entries
    .map(({ profile }) => findEntity(profile, entityType)?.name)
    .filter((name) => name !== undefined);
  if (found.length === 0) throw new NotFoundError(`Entity type not found: ${entityType}`);
  return [...new Set(found)];
}

interface ReferenceField {
  readonly target_type: string;
  readonly required: boolean;
}

/** Returns the references that fields, parent references and rules define, in the order of the fields. */
function mapReferences(profile: Profile, entity: Entity): Readonly<Record<string, ReferenceField>> {
  const found: Record<string, ReferenceField> = {};
  for (const field of entity.fields) {
    const target = findDeclaredReference(profile, entity, field);
    if (target !== undefined) found[field.name] = { target_type: target.entity, required: field.required };
  }
  return found;
}

/** Response 500: the ID has the correct form, but the profile cannot be loaded (docs/requirements.md, M11). */
class ProfileNotLoadedError extends AnswerableError {
  constructor(id: string) {
    super(500, `Profile not found: ${id}`);
  }
}

/** Returns distinct profiles in order. @throws BadRequestError for invalid IDs, or fewer than `least`; ProfileNotLoadedError */
function chooseProfiles(catalog: Catalog, ids: readonly string[], least: number): ProfileSelection {
  const parts = ids.map(splitIdentifier);
  const different = new Map(parts.map((part) => [`${part.name.toLowerCase()}/${part.version}`, part]));
  if (different.size < least)
    throw new BadRequestError(`At least ${formatQuantity(least, 'profile is', 'different profiles are')} required.`);
  const profiles = [...different.values()].map(({ id, name, version }) => {
    const entry = catalog.find(name, version);
    if (entry === undefined) throw new ProfileNotLoadedError(id);
    return entry.profile;
  });
  return { named: profiles.map(({ id }) => id), profiles, status: 200, problems: [] };
}

function splitIdentifier(id: string): { id: string; name: string; version: string } {
  const [, name = '', version = ''] = /^([^/\s]+)\/([^/\s]+)$/.exec(id) ?? [];
  if (name === '') throw new BadRequestError(`Invalid profile format: ${id}. Use profile/version, like miappe/1.1.`);
  return { id, name, version };
}
