/** Handles operations for forms and tools: lookup, reference fields, comparison and merging (openapi/support). */
import type { components } from '../../../generated/support/types.d.ts';
import { AnswerableError, BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { type Catalog, DEFAULT_PROFILE } from '../../profiles/catalog/catalog.ts';
import { type Entity, findEntity, type Profile } from '../../profiles/profile.ts';
import { createJsonAnswer } from '../../tasks/task.ts';
import { formatQuantity } from '../../web/for-people/words.ts';
import type { SupportHandlers } from '../access/guard.ts';
import { comparisonWork } from '../comparing/tasks.ts';
import type { HubContext } from '../context.ts';
import { mergeResultWork } from '../merging/tasks.ts';
import type { ProfileSelection } from '../profiles/profile-selection.ts';
import { findDeclaredReference } from '../references.ts';
import { findEntities } from './lookup.ts';
import { ResponseCache } from './response-cache.ts';

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

/** Returns references of fields, to parents, and by rules, in the order of the fields. */
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
