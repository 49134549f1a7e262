/** How near the header of a column is to the name of a field, for headers that neither are it nor are spelled like it. */
import type { Entity } from '../../../../profiles/profile.ts';

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
/** Units, and words that say how a column is to be filled in: they stand behind a name and change nothing. */
const BEHIND: ReadonlySet<string> = new Set(
  `c celsius cm d day deg degree g h hour kg km l m mandatory mg min ml mm optional percent recommended required s sec ug ul um`.split(
    ' ',
  ),
);
/** Words that say no more than that a coordinate is one of a place. */
const WHERE: ReadonlySet<string> = new Set(['geographic', 'geographical', 'location']);
const COORDINATES: ReadonlySet<string> = new Set(['altitude', 'elevation', 'latitude', 'longitude']);
/** A field is suggested for a header from this nearness on. */
export const NEAR = 0.6;
/** The same words, whatever their order. */
export const SAME = 1;

/** The words of a name or a header: whole, in the singular, without those that only say what the rows are. */
export function headerWordsOf(entity: Entity, text: string): readonly string[] {
  const own = new Set(split(entity.name));
  const words = split(text.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ').replace(EXTERNAL_ID, ' external reference'));
  const told = words.slice(0, Math.max(1, words.findLastIndex((word) => !BEHIND.has(word)) + 1));
  const isOwn = told.some((word) => own.has(word));
  const isPlace = told.some((word) => COORDINATES.has(word));
  const telling = without(told, (word) => own.has(word) || (isOwn && word === 'experimental') || (isPlace && WHERE.has(word)));
  return without(
    without(telling, (word) => WEAK.has(word)),
    (word) => word === 'id',
  );
}

/** From 0 to 1, by words that both have; one that ends like the other is near it. */
export function nearness(header: readonly string[], name: readonly string[]): number {
  if (header.length === 0 || name.length === 0) return 0;
  const common = name.filter((word) => header.includes(word)).length;
  const shared = common / (header.length + name.length - common);
  return endsWith(header, name) || endsWith(name, header) ? Math.max(shared, NEAR) : shared > NEAR ? shared : 0;
}

function endsWith(words: readonly string[], end: readonly string[]): boolean {
  return end.length <= words.length && end.every((word, index) => words[words.length - end.length + index] === word);
}

function split(text: string): readonly string[] {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => WHOLE[word] ?? singular(word));
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

/** Whether a name ends with the words of another one, as "Experimental Factor" does with "Factor". */
export function endsWithWords(name: string, end: string): boolean {
  return endsWith(split(name), split(end));
}
