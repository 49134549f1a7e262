/** Derives slugs from names (docs/requirements.md, P14). */
import letters from './letters.json' with { type: 'json' };

/** The limit of ProteomicsSlug in the contract. */
const MAX_SLUG_LENGTH = 100;
/** Maximum length before a number is appended to make a slug unique. */
const MAX_BASE_LENGTH = 80;

/** ASCII equivalents of letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = letters;

/** German umlauts, which are replaced by the vowel and "e". Decomposition would omit the "e". */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Returns a slug of at most 80 ASCII letters in lower case, digits and single hyphens, or the fallback. */
export function createSlug(name: string, fallback: string): string {
  const plain = [...name.normalize('NFC').toLowerCase()].map((sign) => UMLAUTS[sign] ?? LETTERS[sign] ?? sign).join('');
  const slug = plain
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_BASE_LENGTH)
    .replace(/^-+|(?<!-)-+$/g, '');
  return slug === '' ? fallback : slug;
}

/** Yields the slug, then the slug with 2, 3 and so on appended. */
export function* generateSlugs(base: string): Generator<string> {
  yield base;
  for (let number = 2; ; number += 1) yield `${base.slice(0, MAX_SLUG_LENGTH - 1 - String(number).length)}-${number}`;
}
