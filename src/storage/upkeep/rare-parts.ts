/**
 * Selects the parts of words that an index of pg_trgm finds fastest. The index reads all entries of each trigram, and a trigram
 * that all rows contain, as in `plot-4242`, is slow. So the index is searched for the rare part, `-4242`, and the results are
 * filtered by the whole word.
 */
import type pg from 'pg';
import { memoize } from '../../memoize.ts';
import { createContainsPattern } from '../patterns.ts';

/** A text column, and the index whose first column it is. */
export interface IndexedText {
  readonly index: string;
  /** A SQL expression for the searched text. */
  readonly text: string;
}

/** Maximum number of the 100 sampled strings that contain a rare trigram. A trigram in more of them is common. */
const MAX_SAMPLE_ROWS = 5;
const TRIGRAM_LENGTH = 3;
const CACHE_MS = 60_000;

/** Cached per connection and index name, because each database has different values. */
const getSamples = memoize((_client: object) => new Map<string, Sample>());

interface Sample {
  readonly texts: readonly string[];
  readonly until: number;
}

/** Returns the conditions under which an index finds strings with all words. @param words in lower case */
export async function buildTrigramConditions(
  client: Pick<pg.ClientBase, 'query'>,
  { index, text }: IndexedText,
  words: readonly string[],
) {
  const sample = await readSample(client, index);
  const isRarePart = (part: string) =>
    sample.length > 0 && hasEntries(part) && sample.filter((one) => one.includes(part)).length <= MAX_SAMPLE_ROWS;
  const rare = words.flatMap((word) => listParts(word, isRarePart));
  const createConditions = (searchedWords: readonly string[]) =>
    searchedWords.map((part) => ({ text, pattern: createContainsPattern(part) }));
  const isRare = rare.length > 0;
  if (!isRare || rare.join('\n') === words.join('\n')) return { conditions: createConditions(words), isRare };
  // The index has a different collation, so that PostgreSQL does not search it for common trigrams.
  const filters = words.map((word) => ({ text: `${text} collate "C"`, pattern: createContainsPattern(word) }));
  return { conditions: [...createConditions(rare), ...filters], isRare };
}

/** Returns evenly spaced strings from the statistics of ANALYZE; empty before ANALYZE, or for small tables. */
async function readSample(client: Pick<pg.ClientBase, 'query'>, index: string): Promise<readonly string[]> {
  const ofClient = getSamples(client);
  const cached = ofClient.get(index);
  if (cached !== undefined && performance.now() < cached.until) return cached.texts;
  const { rows } = await client.query<{ texts: string[] | null }>(
    `select histogram_bounds::text::text[] as texts from pg_stats where schemaname = 'public' and tablename = $1
       and attname = (select attname from pg_attribute where attrelid = to_regclass('public.' || $1) and attnum = 1)`,
    [index],
  );
  const texts = rows[0]?.texts ?? [];
  ofClient.set(index, { texts, until: performance.now() + CACHE_MS });
  return texts;
}

/** Returns whether a part has trigrams in every locale. Without any, a search would read the whole index. */
function hasEntries(part: string): boolean {
  return /[a-z0-9]{2}/.test(part);
}

/** Returns the longest parts of a word that consist of rare trigrams. */
function listParts(word: string, isRare: (part: string) => boolean): string[] {
  const letters = [...word];
  const parts: string[] = [];
  let isOpen = false;
  for (let at = 0; at + TRIGRAM_LENGTH <= letters.length; at += 1) {
    const part = letters.slice(at, at + TRIGRAM_LENGTH).join('');
    const continues = isOpen;
    isOpen = isRare(part);
    if (isOpen) parts.push(continues ? `${parts.pop()}${letters[at + TRIGRAM_LENGTH - 1]}` : part);
  }
  return parts;
}
