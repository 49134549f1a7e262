/** Terms for forms and tables (openapi/support, searchTerms). */

import { BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { fieldNamed, findEntity } from '../../profiles/profile.ts';
import { quoted } from '../../profiles/value-words.ts';
import type { SupportHandlers } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import { searchTerms } from './search-terms.ts';
import { type TermField, termFieldOf } from './term-fields.ts';

/** A field without any terms. */
const NO_TERMS: TermField = { listed: [], takesTerms: false, stores: 'label' };
const USUAL_LIMIT = 20;

/** Makes the handler. */
export function termHandlers(context: HubContext) {
  return {
    async searchTerms({ query }) {
      const { q = '', limit = USUAL_LIMIT } = query;
      const field = fieldOf(context, query);
      const { terms, vocabularies } = await searchTerms(context.pool, { text: q, limit, field });
      return {
        status: 200,
        body: {
          terms: terms.map((term) => ({ ...term, synonyms: [...term.synonyms] })),
          vocabularies: [...vocabularies],
        },
      };
    },
  } satisfies Partial<SupportHandlers>;
}

/** @throws BadRequestError where only some of the three are named; NotFoundError */
function fieldOf(
  { catalogue }: HubContext,
  asked: { readonly profile?: string; readonly entity_type?: string; readonly field?: string },
): TermField | undefined {
  const { profile: id, entity_type: type, field: name } = asked;
  if (id === undefined && type === undefined && name === undefined) return undefined;
  if (id === undefined || type === undefined || name === undefined)
    throw new BadRequestError('query.field: name profile, entity_type and field together, or none of them.');
  const [profileName = '', version = ''] = id.split('/');
  const profile = catalogue.find(profileName, version)?.profile;
  if (profile === undefined) throw new NotFoundError(`Profile not found: ${id}`);
  const entity = findEntity(profile, type);
  if (entity === undefined) throw new NotFoundError(`Entity type not found: ${type}`);
  const field = fieldNamed(entity, name);
  if (field === undefined) throw new NotFoundError(`${entity.name} has no field ${quoted(name)}.`);
  return termFieldOf(profile, entity, field) ?? NO_TERMS;
}
