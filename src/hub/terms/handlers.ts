import { BadRequestError, NotFoundError } from '../../contract/errors.ts';
import { memoize } from '../../memoize.ts';
import { findEntity, findFieldByName, quoteText } from '../../profiles/profile.ts';
import type { SupportHandlers } from '../access/guard.ts';
import type { HubContext } from '../context.ts';
import type { Queries } from '../entities/store.ts';
import { createTermWords, normalizeTermText } from './import-vocabularies.ts';
import { findFieldTerms, type ListedTerm, type TermField } from './term-fields.ts';

const NO_TERMS: TermField = { listed: [], takesTerms: false, stores: 'label' };
const DEFAULT_TERM_LIMIT = 20;

export function createTermHandlers(context: HubContext) {
  return {
    async searchTerms({ query }) {
      const { q = '', limit = DEFAULT_TERM_LIMIT } = query;
      const field = findTermField(context, query);
      const { terms, vocabularies } = await searchTerms(context.pool, { text: q, limit, field });
      return {
        status: 200,
        body: { terms: terms.map((term) => ({ ...term, synonyms: [...term.synonyms] })), vocabularies: [...vocabularies] },
      };
    },
  } satisfies Partial<SupportHandlers>;
}

/** Returns the field of a request. @throws NotFoundError; BadRequestError if only some parameters are present */
function findTermField(
  { catalog }: HubContext,
  requested: { readonly profile?: string; readonly entity_type?: string; readonly field?: string },
): TermField | undefined {
  const { profile: id, entity_type: type, field: name } = requested;
  if (id === undefined && type === undefined && name === undefined) return undefined;
  if (id === undefined || type === undefined || name === undefined)
    throw new BadRequestError('query.field: specify profile, entity_type and field together, or none of them.');
  const [profileName = '', version = ''] = id.split('/');
  const profile = catalog.find(profileName, version)?.profile;
  if (profile === undefined) throw new NotFoundError(`Profile not found: ${id}`);
  const entity = findEntity(profile, type);
  if (entity === undefined) throw new NotFoundError(`Entity type not found: ${type}`);
  const field = findFieldByName(entity, name);
  if (field === undefined) throw new NotFoundError(`${entity.name} has no field ${quoteText(name)}.`);
  return findFieldTerms(profile, entity, field) ?? NO_TERMS;
}

interface FoundTerm {
  /** The text that the field stores. */
  readonly value: string;
  readonly id: string;
  readonly label: string;
  readonly vocabulary: string;
  readonly synonyms: readonly string[];
  readonly definition: string;
}

/** Source name of terms that the profile lists. */
const PROFILE_LIST = 'profile';

interface TermQuery {
  readonly text: string;
  readonly limit: number;
  /** The field of the term; undefined to search all vocabularies and return identifiers. */
  readonly field: TermField | undefined;
}

/** Returns terms with equal labels first, then labels that begin with the text, then others. Shorter labels come first. */
async function searchTerms(
  queries: Queries,
  { text, limit, field }: TermQuery,
): Promise<{ readonly terms: readonly FoundTerm[]; readonly vocabularies: readonly string[] }> {
  const listed = field === undefined ? [] : searchListedTerms(field, text, limit);
  const isWhole = field === undefined || field.takesTerms;
  const terms = isWhole ? await readTerms(queries, text, limit - listed.length, field?.stores ?? 'id') : [];
  const { rows } = isWhole
    ? await queries.query<{ name: string }>('select name from hub_vocabularies order by name')
    : { rows: [] };
  return {
    terms: [...listed, ...terms],
    vocabularies: [...(field !== undefined && field.listed.length > 0 ? [PROFILE_LIST] : []), ...rows.map(({ name }) => name)],
  };
}

/** Returns the terms with their normalized words. Cached, because a profile can list tens of thousands of terms. */
const getSearchableTerms = memoize((listed: readonly ListedTerm[]) =>
  listed.map(({ id, label }) => ({
    term: { value: label, id, label, vocabulary: PROFILE_LIST, synonyms: [], definition: '' },
    names: [label, id].map(normalizeTermText),
    words: createTermWords({ id, label, synonyms: [] }).split(/\s/),
  })),
);

function searchListedTerms({ listed }: TermField, text: string, limit: number): readonly FoundTerm[] {
  const searched = normalizeTermText(text);
  const searchedWords = searched.split(' ');
  const found = getSearchableTerms(listed).flatMap(({ term, names, words }) => {
    if (searched !== '' && !searchedWords.every((word) => words.some((one) => one.startsWith(word)))) return [];
    return { distance: names.includes(searched) ? 0 : names[0]?.startsWith(searched) ? 1 : 2, term };
  });
  return found
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map(({ term }) => term);
}

async function readTerms(queries: Queries, text: string, limit: number, stores: 'id' | 'label'): Promise<readonly FoundTerm[]> {
  if (limit <= 0) return [];
  const { rows } = await queries.query<FoundTerm>(
    `select case when $4 = 'label' or id = '' then label else id end as value, id, label, vocabulary, synonyms, definition
     from hub_terms where $2 = '' or to_tsvector('simple', words) @@ to_tsquery('simple', $2)
     order by case when key = $1 or starts_with(words, $1 || E'\\n') then 0 when starts_with(key, $1) then 1
       when strpos(words, E'\\n' || $1) > 0 then 2 else 3 end, length(key), key, vocabulary, number limit $3`,
    [normalizeTermText(text), createTextQuery(text), limit, stores],
  );
  return rows;
}

/** Returns a query for to_tsquery that matches the beginnings of all words; empty for text without words. */
function createTextQuery(text: string): string {
  const words = normalizeTermText(text).split(' ');
  return words.flatMap((word) => (word === '' ? [] : [`${word}:*`])).join(' & ');
}
