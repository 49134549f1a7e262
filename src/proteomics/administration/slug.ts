/** Names for addresses, derived from names for people (docs/requirements.md, P14). */

/** As the contract's ProteomicsSlug. */
const LONGEST = 100;
/** Room for a number behind it. */
const MAX_BASE_LENGTH = 80;

/** Letters that Unicode does not take apart into a letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  µ: 'u',
  μ: 'u',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  κ: 'kappa',
  λ: 'lambda',
  ω: 'omega',
  '&': ' and ',
  '+': ' plus ',
};

/** German readers write these with an e; Unicode would drop it. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * The slug of a name: lower-case ASCII letters, digits and single hyphens, at most 80 characters, never empty.
 *
 * @param fallback slug of a name without anything that can be written in ASCII
 */
export function slugOf(name: string, fallback: string): string {
  const plain = [...name.normalize('NFC').toLowerCase()].map((sign) => UMLAUTS[sign] ?? LETTERS[sign] ?? sign).join('');
  const slug = plain
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_BASE_LENGTH)
    .replace(/^-+|(?<!-)-+$/g, '');
  return slug === '' ? fallback : slug;
}

/** A slug, then the same with 2, 3 and so on behind it: the first one that is free is taken. */
export function* slugsFrom(base: string): Generator<string> {
  yield base;
  for (let number = 2; ; number += 1) yield `${base.slice(0, LONGEST - 1 - String(number).length)}-${number}`;
}
