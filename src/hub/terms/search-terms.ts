/** Finds terms: in the lists of a profile, and in the vocabularies that the site names, by PostgreSQL's text search. */
import type { Queries } from '../entities/store.ts';
import type { TermField } from './term-fields.ts';
import { keyOf, termWordsOf, textQuery } from './term-words.ts';

/** A term that was found. */
export interface FoundTerm {
  /** What is stored. */
  readonly value: string;
  readonly id: string;
  readonly label: string;
  readonly vocabulary: string;
  readonly synonyms: readonly string[];
  readonly definition: string;
}

/** What lists of profiles are called among the vocabularies. */
export const PROFILE_LIST = 'profile';

/** What to look for. */
export interface TermQuestion {
  readonly text: string;
  readonly limit: number;
  /** Undefined: every vocabulary, and what is stored is the identifier. */
  readonly field: TermField | undefined;
}

/** The nearest first: what is called so, what begins so, then the others; shorter labels before longer ones. */
export async function searchTerms(
  queries: Queries,
  { text, limit, field }: TermQuestion,
): Promise<{ readonly terms: readonly FoundTerm[]; readonly vocabularies: readonly string[] }> {
  const listed = field === undefined ? [] : listedTerms(field, text, limit);
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

function listedTerms({ listed }: TermField, text: string, limit: number): readonly FoundTerm[] {
  const asked = keyOf(text);
  const words = asked.split(' ');
  const found = listed.flatMap(({ id, label }) => {
    const all = termWordsOf({ id, label, synonyms: [] }).split(/\s/);
    if (asked !== '' && !words.every((word) => all.some((one) => one.startsWith(word)))) return [];
    const isSo = [id, label].some((one) => keyOf(one) === asked);
    const distance = isSo ? 0 : keyOf(label).startsWith(asked) ? 1 : 2;
    return { distance, term: { value: label, id, label, vocabulary: PROFILE_LIST, synonyms: [], definition: '' } };
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
    [keyOf(text), textQuery(text), limit, stores],
  );
  return rows;
}
