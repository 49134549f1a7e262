/**
 * Words as an index of pg_trgm finds them soonest. It reads every entry of each three letters that it is asked for, and letters that all rows have, as
 * in `plot-4242`, have as many entries as there are rows. So it is asked for the rare part alone, `-4242`, and what it finds is looked through for all.
 */
import type pg from 'pg';
import { containing } from '../patterns.ts';

/** An expression, and the pattern of LIKE that it must have. */
export interface PatternOfText {
  readonly text: string;
  readonly pattern: string;
}

/** A text, and the index whose first column it is. */
export interface IndexedText {
  /** Its name. */
  readonly index: string;
  /** An expression. */
  readonly text: string;
}

/** How an index is asked for words. */
export interface HavingWords {
  /** All of them must hold. */
  readonly conditions: readonly PatternOfText[];
  /** Whether few texts have what the index is asked for, as far as it is known. */
  readonly isRare: boolean;
}

/** What more of the hundred texts that PostgreSQL keeps of an index have is common. */
const MAX_SAMPLE_ROWS = 5;
/** So many letters have entries of their own. */
const LETTERS = 3;
/** Milliseconds. */
const KEPT_FOR = 60_000;

/** By who was asked, because another database has other texts, and by the name of the index. */
const samples = new WeakMap<object, Map<string, Sample>>();

interface Sample {
  readonly texts: readonly string[];
  readonly until: number;
}

/**
 * How an index finds the texts that have every one of some words.
 *
 * @param words in small letters
 */
export async function havingWords(
  client: Pick<pg.ClientBase, 'query'>,
  { index, text }: IndexedText,
  words: readonly string[],
): Promise<HavingWords> {
  const sample = await sampleOf(client, index);
  const isRarePart = (part: string) =>
    sample.length > 0 && hasEntries(part) && sample.filter((one) => one.includes(part)).length <= MAX_SAMPLE_ROWS;
  const rare = words.flatMap((word) => partsOf(word, isRarePart));
  const asIndexed = (wanted: readonly string[]) => wanted.map((part) => ({ text, pattern: containing(part) }));
  const isRare = rare.length > 0;
  if (!isRare || rare.join('\n') === words.join('\n')) return { conditions: asIndexed(words), isRare };
  // In a collation that the index does not have, or it would be asked for the common letters as well.
  const filters = words.map((word) => ({ text: `${text} collate "C"`, pattern: containing(word) }));
  return { conditions: [...asIndexed(rare), ...filters], isRare };
}

/** Texts of an index, as ANALYZE left them: at even distances in their order. None before, or where they are few. */
async function sampleOf(client: Pick<pg.ClientBase, 'query'>, index: string): Promise<readonly string[]> {
  const ofClient = samples.get(client) ?? new Map<string, Sample>();
  samples.set(client, ofClient);
  const kept = ofClient.get(index);
  if (kept !== undefined && performance.now() < kept.until) return kept.texts;
  const { rows } = await client.query<{ texts: string[] | null }>(
    `select histogram_bounds::text::text[] as texts from pg_stats where schemaname = 'public' and tablename = $1
       and attname = (select attname from pg_attribute where attrelid = to_regclass('public.' || $1) and attnum = 1)`,
    [index],
  );
  const texts = rows[0]?.texts ?? [];
  ofClient.set(index, { texts, until: performance.now() + KEPT_FOR });
  return texts;
}

/** That pg_trgm takes letters whatever the locale of the database: without any it would read the whole index. */
function hasEntries(part: string): boolean {
  return /[a-z0-9]{2}/.test(part);
}

/** The longest parts of a word of which all three letters side by side are rare. */
function partsOf(word: string, isRare: (part: string) => boolean): string[] {
  const letters = [...word];
  const parts: string[] = [];
  let isOpen = false;
  for (let at = 0; at + LETTERS <= letters.length; at += 1) {
    const part = letters.slice(at, at + LETTERS).join('');
    const continues = isOpen;
    isOpen = isRare(part);
    if (isOpen) parts.push(continues ? `${parts.pop()}${letters[at + LETTERS - 1]}` : part);
  }
  return parts;
}
