/** How near the header of a column is to the name of a field, for headers that neither are it nor are spelled like it. */
import type { Entity, Field } from '../../../../profiles/profile.ts';
import { isUnitOf, unitOf } from '../../../problems/field-units.ts';

/** Short forms that people and templates use (the templates of MIAPPE among them). */
const WHOLE: Readonly<Record<string, string>> = {
  acc: 'accession',
  affiliation: 'institution',
  alt: 'altitude',
  coord: 'coordinate',
  cultivar: 'infraspecific',
  date: 'date',
  desc: 'description',
  exp: 'experimental',
  expe: 'experimental',
  experiment: 'experimental',
  ext: 'external',
  identifier: 'id',
  inst: 'institution',
  institute: 'institution',
  lat: 'latitude',
  level: 'level',
  licence: 'license',
  lng: 'longitude',
  lon: 'longitude',
  long: 'longitude',
  mail: 'email',
  no: 'number',
  nr: 'number',
  num: 'number',
  obs: 'observation',
  observed: 'observed',
  param: 'parameter',
  ref: 'reference',
  rep: 'replicate',
};
/** What identifies something elsewhere, as MIAPPE's templates call it. */
const EXTERNAL_ID = /ext(?:ernal)?[ _]?id(?:entifier)?s?$/i;
/** Words that tell nothing alone. */
const WEAK: ReadonlySet<string> = new Set(['a', 'an', 'and', 'in', 'of', 'the', 'unique']);
/** Words that say how a column is to be filled in: they stand behind a name, and change nothing. */
const DEMANDED: ReadonlySet<string> = new Set('mandatory optional recommended required'.split(' '));
/** What says no more than that in brackets. */
const FILLED_IN: ReadonlySet<string> = new Set([
  ...DEMANDED,
  ...'8601 date decimal format free iso number text wgs wgs84 84'.split(' '),
]);
/** The forms of dates and times that people write behind a name, like YYYY-MM-DD. */
const DATE_FORM = /^(?=.*(?:yy|hh))[ymdhst.:/-]+$/i;
/** Words that say no more than that a coordinate is one of a place. */
const WHERE: ReadonlySet<string> = new Set(['geographic', 'geographical', 'location']);
const COORDINATES: ReadonlySet<string> = new Set(['altitude', 'elevation', 'latitude', 'longitude']);
/** A field is suggested for a header from this nearness on. */
export const NEAR = 0.6;
/** The same words in the same order. */
export const SAME = 1;
/** The same words in another order: the reference of a method is not the method of a reference. */
const ALIKE = 0.9;

/** A way to read a header: words, and the units that stand behind them. */
interface HeaderReading {
  readonly words: readonly string[];
  /** Undefined where something else stands behind the words that may change their meaning, as in "organism (host)". */
  readonly units: readonly string[] | undefined;
}

/** The ways to read a header. What stands in brackets counts unless it is known to say only how a column is filled in. */
export function readingsOf(entity: Entity, header: string): readonly HeaderReading[] {
  const units: string[] = [];
  const qualifiers: string[] = [];
  const outside = header.replaceAll(/\(([^()]*)\)|\[([^[\]]*)\]/g, (_all, round?: string, square?: string) => {
    const inside = round ?? square ?? '';
    const { rest, units: found } = behindIn(inside);
    units.push(...found);
    if (rest.length > 0) qualifiers.push(inside);
    return ' ';
  });
  const told = split(withReference(outside));
  const wordsUntil = (isLast: (word: string) => boolean) => told.slice(0, Math.max(1, told.findLastIndex(isLast) + 1));
  const named = wordsUntil((word) => !DEMANDED.has(word));
  const before = wordsUntil((word) => !DEMANDED.has(word) && unitOf(word) === undefined);
  const behind = [...named.slice(before.length).flatMap((word) => unitOf(word) ?? []), ...units];
  const isPlain = qualifiers.length === 0;
  return [
    { words: distinctiveWords(entity, named), units: isPlain ? units : undefined },
    { words: distinctiveWords(entity, before), units: isPlain ? withoutDegreesOf(behind) : undefined },
    ...(isPlain ? [] : [{ words: headerWordsOf(entity, `${outside} ${qualifiers.join(' ')}`), units: [] }]),
  ];
}

/** "Degrees Celsius" are one unit. */
function withoutDegreesOf(units: readonly string[]): readonly string[] {
  return units.filter((unit, at) => unit !== 'degree' || !/^[cf]$/.test(units[at + 1] ?? ''));
}

/** What stands behind a name: units, and whatever else is no word of how a column is filled in. */
function behindIn(text: string): { readonly rest: readonly string[]; readonly units: readonly string[] } {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '' && !DATE_FORM.test(part));
  const words = parts.map((part) => (part === 'm.a.s.l.' ? 'm' : part.toLowerCase().normalize('NFKC')));
  const other = words.filter((word) => !FILLED_IN.has(word));
  return {
    rest: other.filter((word) => unitOf(word) === undefined),
    units: withoutDegreesOf(other.flatMap((word) => unitOf(word) ?? [])),
  };
}

/** The words of a name: whole, in the singular, without those that only say what the rows are. */
export function headerWordsOf(entity: Entity, text: string): readonly string[] {
  return distinctiveWords(entity, split(withReference(text)));
}

function withReference(text: string): string {
  return text.trim().replace(EXTERNAL_ID, ' external reference');
}

function distinctiveWords(entity: Entity, told: readonly string[]): readonly string[] {
  const own = split(entity.name);
  const words = without(told, (word) => WEAK.has(word));
  // "Experimental Factor type" is the type of a factor.
  const named = words[0] === 'experimental' && beginsWithType(words.slice(1), own) > 0 ? words.slice(1) : words;
  const rest = withoutType(named, own);
  const isPlace = rest.some((word) => COORDINATES.has(word));
  return without(rest, (word) => isPlace && WHERE.has(word));
}

/** How many words at the beginning are the name of the type, or the last word of it: "Variable ID" is that of an observed variable. */
function beginsWithType(words: readonly string[], own: readonly string[]): number {
  if (own.every((word, at) => words[at] === word)) return own.length;
  return words[0] === own.at(-1) ? 1 : 0;
}

function withoutType(words: readonly string[], own: readonly string[]): readonly string[] {
  const before = beginsWithType(words, own);
  const behind = before === 0 && endsWith(words, own) ? own.length : 0;
  const rest = words.slice(before, words.length - behind);
  return rest.length === 0 ? words : rest;
}

/** How near a header is to a field, from 0 to 1 (`SAME`), which it is only where nothing behind the name says otherwise. */
export function nearnessOf(readings: readonly HeaderReading[], field: Field, name: readonly string[]): number {
  return Math.max(
    ...readings.map(({ words, units }) => {
      const near = nearness(words, name);
      return units?.every((unit) => isUnitOf(field, unit)) === true ? near : Math.min(near, NEAR);
    }),
  );
}

/** From 0 to 1, by words that both have; one that ends like the other is near it, and so is the identifier of what is meant. */
function nearness(header: readonly string[], name: readonly string[]): number {
  if (header.length === 0 || name.length === 0) return 0;
  // A column "Study" holds what study_id holds; one called "genus id" does not hold the genus.
  const isSame = (words: readonly string[]) => header.length === words.length && endsWith(header, words);
  if (isSame(name) || (name.length > 1 && name.at(-1) === 'id' && isSame(name.slice(0, -1)))) return SAME;
  const common = name.filter((word) => header.includes(word)).length;
  const shared = Math.min(ALIKE, common / (header.length + name.length - common));
  const isIdOf = header.at(-1) === 'id' && header.length === name.length + 1 && endsWith(header.slice(0, -1), name);
  if (isIdOf) return ALIKE;
  return endsWith(header, name) || endsWith(name, header) ? Math.max(shared, NEAR) : shared >= NEAR ? shared : 0;
}

function endsWith(words: readonly string[], end: readonly string[]): boolean {
  return end.length <= words.length && end.every((word, index) => words[words.length - end.length + index] === word);
}

function split(text: string): readonly string[] {
  return (
    text
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      // Words of other scripts and signs like % and ° tell something as well.
      .split(/[^\p{L}\p{N}%‰°]+/u)
      .filter((word) => word !== '')
      .map((word) => WHOLE[word] ?? singular(word))
  );
}

function singular(word: string): string {
  const one = word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
  return one === 'id' || word === 'ids' ? 'id' : (WHOLE[one] ?? one);
}

/** The words that are left; all of them where none would be. */
function without(words: readonly string[], isLeftOut: (word: string) => boolean): readonly string[] {
  const rest = words.filter((word) => !isLeftOut(word));
  return rest.length === 0 ? words : rest;
}

/** What sheets are called that explain a template, as "Appendix2 Experimental Factor" of MIAPPE 1.2 does. */
const DOCUMENTATION: ReadonlySet<string> = new Set(
  'annex appendix documentation example explanation glossary guideline help instruction legend readme'.split(' '),
);

/** Whether the name of a sheet says that it explains others, and holds no data. */
export function isDocumentation(name: string): boolean {
  return /read ?me/i.test(name) || split(name).some((word) => DOCUMENTATION.has(singular(word.replace(/(?<!\d)\d+$/, ''))));
}

/** Whether a name ends with the words of another one, as "Experimental Factor" does with "Factor". */
export function endsWithWords(name: string, end: string): boolean {
  return endsWith(split(name), split(end));
}
