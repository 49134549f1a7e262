/** Compares the words of field names with the words of column headers that match no field exactly. */

import type { Entity, Field } from '../../../../profiles/profile.ts';
import { findUnit, hasFieldUnit } from '../../../problems/field-units.ts';
import abbreviations from './abbreviations.json' with { type: 'json' };

/** Abbreviations in files of users and in templates, including those of MIAPPE. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(Object.entries(abbreviations));
/** Matches headers of identifiers in other systems, as in MIAPPE templates. */
const EXTERNAL_ID = /ext(?:ernal)?[ _]?id(?:entifier)?s?$/i;
const FILLER_WORDS: ReadonlySet<string> = new Set(['a', 'an', 'and', 'in', 'of', 'the', 'unique']);
/** Words after a name that only explain how to fill in the column. */
const REQUIREMENT_WORDS: ReadonlySet<string> = new Set('mandatory optional recommended required'.split(' '));
/** Words in brackets that only explain how to fill in the column. */
const INSTRUCTION_WORDS: ReadonlySet<string> = new Set([
  ...REQUIREMENT_WORDS,
  ...'8601 date decimal format free iso number text wgs wgs84 84'.split(' '),
]);
/** Matches date and time formats after a name, such as YYYY-MM-DD. */
const DATE_FORM = /^(?=.*(?:yy|hh))[ymdhst.:/-]+$/i;
/** Words that only state that a coordinate is geographic. */
const LOCATION_WORDS: ReadonlySet<string> = new Set(['geographic', 'geographical', 'location']);
const COORDINATES: ReadonlySet<string> = new Set(['altitude', 'elevation', 'latitude', 'longitude']);
/** Minimum similarity of a header and a suggested field. */
export const MIN_SIMILARITY = 0.6;
/** Similarity of equal words in the same order. */
export const EQUAL_WORDS = 1;
/** Similarity of equal words in another order, which can change the meaning: "reference of a method". */
const REORDERED_WORDS = 0.9;

/** One interpretation of a header: words, and the units after them. */
interface HeaderReading {
  readonly words: readonly string[];
  /** Units of the header; undefined if other words can change the meaning, as in "organism (host)". */
  readonly units: readonly string[] | undefined;
}

/** Returns the possible interpretations of a header. Ignores words in brackets that only explain how to fill in the column. */
export function interpretHeader(entity: Entity, header: string): readonly HeaderReading[] {
  const units: string[] = [];
  const qualifiers: string[] = [];
  const outside = header.replaceAll(/\(([^()]*)\)|\[([^[\]]*)\]/g, (_all, round?: string, square?: string) => {
    const inside = round ?? square ?? '';
    const { rest, units: found } = parseSuffix(inside);
    units.push(...found);
    if (rest.length > 0) qualifiers.push(inside);
    return ' ';
  });
  const headerWords = splitWords(expandReference(outside));
  const takeWordsUntil = (isLast: (word: string) => boolean) =>
    headerWords.slice(0, Math.max(1, headerWords.findLastIndex(isLast) + 1));
  const named = takeWordsUntil((word) => !REQUIREMENT_WORDS.has(word));
  const before = takeWordsUntil((word) => !REQUIREMENT_WORDS.has(word) && findUnit(word) === undefined);
  const behind = [...named.slice(before.length).flatMap((word) => findUnit(word) ?? []), ...units];
  const isPlain = qualifiers.length === 0;
  return [
    { words: removeCommonWords(entity, named), units: isPlain ? units : undefined },
    { words: removeCommonWords(entity, before), units: isPlain ? joinDegrees(behind) : undefined },
    ...(isPlain ? [] : [{ words: splitHeader(entity, `${outside} ${qualifiers.join(' ')}`), units: [] }]),
  ];
}

function joinDegrees(units: readonly string[]): readonly string[] {
  return units.filter((unit, at) => unit !== 'degree' || !/^[cf]$/.test(units[at + 1] ?? ''));
}

/** Returns the units and the words that can change the meaning, from the part after a name. */
function parseSuffix(text: string): { readonly rest: readonly string[]; readonly units: readonly string[] } {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '' && !DATE_FORM.test(part));
  const words = parts.map((part) => (part === 'm.a.s.l.' ? 'm' : part.toLowerCase().normalize('NFKC')));
  const other = words.filter((word) => !INSTRUCTION_WORDS.has(word));
  return {
    rest: other.filter((word) => findUnit(word) === undefined),
    units: joinDegrees(other.flatMap((word) => findUnit(word) ?? [])),
  };
}

/** Returns the words of a name in singular, with abbreviations in full, and without the entity type. */
export function splitHeader(entity: Entity, text: string): readonly string[] {
  return removeCommonWords(entity, splitWords(expandReference(text)));
}

function expandReference(text: string): string {
  return text.trim().replace(EXTERNAL_ID, ' external reference');
}

function removeCommonWords(entity: Entity, headerWords: readonly string[]): readonly string[] {
  const own = splitWords(entity.name);
  const words = removeWords(headerWords, (word) => FILLER_WORDS.has(word));
  // In "Experimental Factor type", the word "Experimental" belongs to the name of the entity type.
  const named = words[0] === 'experimental' && countTypeWords(words.slice(1), own) > 0 ? words.slice(1) : words;
  const rest = removeTypeWords(named, own);
  const isPlace = rest.some((word) => COORDINATES.has(word));
  return removeWords(rest, (word) => isPlace && LOCATION_WORDS.has(word));
}

/** Returns the number of leading words that state the entity type. In "Variable ID", the last word of the type suffices. */
function countTypeWords(words: readonly string[], own: readonly string[]): number {
  if (own.every((word, at) => words[at] === word)) return own.length;
  return words[0] === own.at(-1) ? 1 : 0;
}

function removeTypeWords(words: readonly string[], own: readonly string[]): readonly string[] {
  const before = countTypeWords(words, own);
  const behind = before === 0 && endsWithAll(words, own) ? own.length : 0;
  const rest = words.slice(before, words.length - behind);
  return rest.length === 0 ? words : rest;
}

/** Returns the similarity of a header and a field, from 0 to 1. At EQUAL_WORDS, no other word changes the meaning. */
export function computeHeaderSimilarity(readings: readonly HeaderReading[], field: Field, name: readonly string[]): number {
  return Math.max(
    ...readings.map(({ words, units }) => {
      const similarity = computeWordSimilarity(words, name);
      return units?.every((unit) => hasFieldUnit(field, unit)) === true ? similarity : Math.min(similarity, MIN_SIMILARITY);
    }),
  );
}

/** Returns the similarity of two names from 0 to 1, by their common words. The last word and identifiers count more. */
function computeWordSimilarity(header: readonly string[], name: readonly string[]): number {
  if (header.length === 0 || name.length === 0) return 0;
  // A column "Study" can contain study_id, but a column "genus id" does not contain the genus.
  const hasSameWords = (words: readonly string[]) => header.length === words.length && endsWithAll(header, words);
  if (hasSameWords(name) || (name.length > 1 && name.at(-1) === 'id' && hasSameWords(name.slice(0, -1)))) return EQUAL_WORDS;
  const common = name.filter((word) => header.includes(word)).length;
  const shared = Math.min(REORDERED_WORDS, common / (header.length + name.length - common));
  const isIdOf = header.at(-1) === 'id' && header.length === name.length + 1 && endsWithAll(header.slice(0, -1), name);
  if (isIdOf) return REORDERED_WORDS;
  return endsWithAll(header, name) || endsWithAll(name, header)
    ? Math.max(shared, MIN_SIMILARITY)
    : shared >= MIN_SIMILARITY
      ? shared
      : 0;
}

function endsWithAll(words: readonly string[], end: readonly string[]): boolean {
  return end.length <= words.length && end.every((word, index) => words[words.length - end.length + index] === word);
}

function splitWords(text: string): readonly string[] {
  return (
    text
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      // Words of other scripts, and signs such as % and °, also have a meaning.
      .split(/[^\p{L}\p{N}%‰°]+/u)
      .filter((word) => word !== '')
      .map((word) => ABBREVIATIONS.get(word) ?? convertToSingular(word))
  );
}

function convertToSingular(word: string): string {
  const one = word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
  return one === 'id' || word === 'ids' ? 'id' : (ABBREVIATIONS.get(one) ?? one);
}

/** Returns the words without those to omit; all words if none would remain. */
function removeWords(words: readonly string[], isLeftOut: (word: string) => boolean): readonly string[] {
  const rest = words.filter((word) => !isLeftOut(word));
  return rest.length === 0 ? words : rest;
}

/** Words in names of sheets that explain a template or list its choices, such as "Appendix2 Experimental Factor" or "Data Validation". */
const DOCUMENTATION_SHEETS: ReadonlySet<string> = new Set(
  'annex appendix cv documentation dropdown example explanation glossary guideline help instruction legend lookup readme validation vocabulary'.split(
    ' ',
  ),
);

/** Returns whether a sheet only explains other sheets, according to its name. */
export function isDocumentation(name: string): boolean {
  return (
    /read ?me/i.test(name) ||
    splitWords(name).some((word) => DOCUMENTATION_SHEETS.has(convertToSingular(word.replace(/(?<!\d)\d+$/, ''))))
  );
}

/** Returns whether a name ends with the same words: "Experimental Factor" ends with "Factor". */
export function endsWithWords(name: string, end: string): boolean {
  return endsWithAll(splitWords(name), splitWords(end));
}
