/** Describes patterns: the allowed characters, or the structure with an example. */
import { type PatternPart, parsePattern } from './pattern-syntax.ts';

const SETS: readonly (readonly [set: string, words: string])[] = [
  ['A-Za-z', 'letters'],
  ['a-zA-Z', 'letters'],
  ['A-Z', 'upper-case letters'],
  ['a-z', 'lower-case letters'],
  ['0-9', 'digits'],
  ['\\d', 'digits'],
  ['\\w', 'letters, digits and _'],
  ['\\s', 'spaces'],
  ['\\p{Lu}', 'upper-case letters'],
  ['\\p{Ll}', 'lower-case letters'],
  ['\\p{L}', 'letters'],
  ['\\p{N}', 'digits'],
];
const RANGE = /^([A-Za-z0-9])-([A-Za-z0-9])/;
const SINGLE = /^(?:\\[-._:/+*()[\]?|\\$^{}]|[^\\\]^-])/;

/** Returns a phrase such as `letters, digits, - and _` for `^[A-Za-z0-9_-]+$`; undefined for other conditions. */
export function describeCharacters(pattern: string): string | undefined {
  const [, content] = /^\^(\[(?:[^\]\\]|\\.)+\])\+\$$/.exec(pattern) ?? [];
  return content === undefined || content.startsWith('[^') ? undefined : describeClass(content);
}

/** Returns a phrase such as `digits and X` for `[0-9X]`; undefined if there is no short one. */
function describeClass(source: string): string | undefined {
  if (source.startsWith('[^')) {
    const others = describeClass(`[${source.slice(2)}`);
    return others === undefined ? undefined : `characters other than ${others}`;
  }
  const words: string[] = [];
  let rest = source.startsWith('[') ? source.slice(1, -1) : source;
  while (rest !== '') {
    const [length, className] = parseClassName(rest) ?? [];
    if (length === undefined || className === undefined) return undefined;
    words.push(className);
    rest = rest.slice(length);
  }
  return joinWithConjunction(words, 'and');
}

function parseClassName(rest: string): readonly [length: number, words: string] | undefined {
  const set = SETS.find(([start]) => rest.startsWith(start));
  if (set !== undefined) return [set[0].length, set[1]];
  const [range, first, last] = RANGE.exec(rest) ?? [];
  if (range !== undefined) return [range.length, `${first} to ${last}`];
  const single = rest === '-' ? '-' : SINGLE.exec(rest)?.[0];
  const isRange = single !== undefined && rest.startsWith('-', single.length) && rest.length > single.length + 1;
  return single === undefined || isRange ? undefined : [single.length, findSetName(single)];
}

function findSetName(single: string): string {
  const character = single.slice(-1);
  return character === ' ' ? 'spaces' : character;
}

const UNSEEN = String.raw`\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff`;
/** Printable strings without spaces at the ends, for identifiers whose standard defines no syntax. */
const PRINTABLE = String.raw`^[^\s${UNSEEN}]([^${UNSEEN}]*[^\s${UNSEEN}])?$`;

/** The scheme of an address is case-insensitive (RFC 3986, section 3.1). */
const HTTP = '[Hh][Tt][Tt][Pp][Ss]?://';
/** Dots separate atoms (RFC 5322, section 3.2.3), and the domain has at least two labels. */
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const EMAIL = String.raw`^${ATOM}(\.${ATOM})*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])$`;

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    [PRINTABLE]: 'Use printable text without spaces at its ends.',
    '^[A-Z]{2}$': 'Use two upper-case letters.',
    '^[A-Z]{3}$': 'Use three upper-case letters.',
    '^[A-Z]{2,3}$': 'Use two or three upper-case letters.',
    '^[0-9]+\\.[0-9]+$': 'Write two numbers with a dot between them, such as 1.1.',
    [`^${HTTP}.*$`]: 'Begin with http:// or https://.',
    [EMAIL]: 'Write an email address, such as alex@example.org.',
    [String.raw`^((${HTTP})?(www\.)?orcid\.org/)?[0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{3}[0-9X]$`]:
      'Write an ORCID, such as 0000-0002-1825-0097.',
    '^[0-9]{4}-[0-9]{2}-[0-9]{2}$': 'Write a date, such as 2024-03-01.',
    '^[0-9]{4}-[0-9]{2}-[0-9]{2}(T.+)?$': 'Write a date, such as 2024-03-01, with or without a time, such as 2024-03-01T09:30.',
    '^10\\.[0-9]{4,}(\\.[0-9]+)*/.*$': 'Write a DOI, such as 10.1000/182.',
    [`^[A-Za-z][A-Za-z0-9_]*:[A-Za-z_]*[0-9]+$|^${HTTP}.*$`]: 'Write a term, such as PO:0009012, or its web address.',
  }),
);

export function describePatternForm(pattern: string): string {
  const known = WORDS.get(pattern);
  if (known !== undefined) return known;
  const allowed = describeCharacters(pattern);
  if (allowed !== undefined) return `Use only ${allowed}.`;
  const tree = parsePattern(pattern);
  const made = describeParts(tree);
  const example = createPatternExample(tree);
  const isExample = example !== '' && example.length <= 60 && new RegExp(pattern, 'u').test(example);
  const verb = chooseVerb(tree);
  if (made === undefined || made === '' || made.length > 160 || verb === undefined)
    return isExample ? `Use the format of ${example}.` : 'Use the format that the profile describes.';
  return isExample && !made.includes(example) ? `${verb} ${made}, such as ${example}.` : `${verb} ${made}.`;
}

/** Returns the verb of the sentence, which depends on the anchors of the pattern; undefined if its branches differ. */
function chooseVerb(tree: PatternPart): string | undefined {
  if (tree.kind === 'choice') {
    const verbs = new Set(tree.of.map(chooseVerb));
    return verbs.size === 1 ? [...verbs][0] : undefined;
  }
  const parts = tree.kind === 'sequence' ? tree.of : [tree];
  const [begins, ends] = [parts[0]?.kind === 'start', parts.at(-1)?.kind === 'end'];
  if (begins) return ends ? 'Write' : 'Begin with';
  return ends ? 'End with' : 'Include';
}

/** Returns a phrase such as `“ERS” and at least 6 digits`; undefined if there is no short one. */
function describeParts(part: PatternPart): string | undefined {
  switch (part.kind) {
    case 'start':
    case 'end':
      return '';
    case 'character':
      return getLiteral(part.source) === undefined ? formatCounted(part.source, 1, 1) : `“${getLiteral(part.source)}”`;
    case 'choice':
      return joinPhrases(part.of.map(describeParts), (words) =>
        words.some((phrase) => phrase.includes(' and ')) ? words.join(', or ') : joinWithConjunction(words, 'or'),
      );
    case 'repeat':
      return describeRepetition(part);
    case 'sequence':
      return joinPhrases(joinLiterals(part.of).map(describeParts), (words) => joinWithConjunction(words, 'and'));
  }
}

function describeRepetition({ of, least, most }: Extract<PatternPart, { kind: 'repeat' }>): string | undefined {
  const inner = of.kind === 'sequence' && of.of.length === 1 ? (of.of[0] as PatternPart) : of;
  if (inner.kind === 'character') return formatCounted(inner.source, least, most);
  const words = describeParts(inner);
  if (words === undefined || words === '') return words;
  return least === 0 && most === 1 ? `optionally ${words}` : undefined;
}

function formatCounted(source: string, least: number, most: number): string | undefined {
  const literal = getLiteral(source);
  const words = source === '.' ? 'characters' : literal === undefined ? describeClass(source) : `“${literal}”`;
  if (words === undefined) return undefined;
  if (source === '.' && most === Number.POSITIVE_INFINITY && least <= 1) return 'any text';
  const isPlural = / (?:letters|digits)$|^(?:letters|digits|spaces|characters)$/.test(words) && !words.includes(' and ');
  const several = isPlural || literal !== undefined ? words : `characters of ${words}`;
  const single = isPlural ? `a ${words.slice(0, -1)}` : literal === undefined ? `one of ${words}` : words;
  if (most === Number.POSITIVE_INFINITY) return least <= 1 ? words : `at least ${least} ${several}`;
  if (most === 1) return least === 0 ? `optionally ${single}` : single;
  if (least === most) return `${least} ${several}`;
  return least === 0 ? `at most ${most} ${several}` : `${least} to ${most} ${several}`;
}

/** Joins adjacent literal characters to one string, and adjacent characters of the same set to a repetition. */
function joinLiterals(parts: readonly PatternPart[]): readonly PatternPart[] {
  const texts: PatternPart[] = [];
  for (const part of parts) {
    const before = texts.at(-1);
    const isText = part.kind === 'character' && getLiteral(part.source) !== undefined;
    if (isText && before?.kind === 'character' && getLiteral(before.source) !== undefined)
      texts[texts.length - 1] = { kind: 'character', source: before.source + part.source };
    else if (isSameCharacterSet(before, part))
      texts[texts.length - 1] = { kind: 'repeat', of: part, ...extendRepetition(before) };
    else texts.push(part);
  }
  return texts;
}

function isSameCharacterSet(before: PatternPart | undefined, part: PatternPart): before is PatternPart {
  const first = before?.kind === 'repeat' ? before.of : before;
  return first?.kind === 'character' && part.kind === 'character' && first.source === part.source;
}

function extendRepetition(before: PatternPart): { least: number; most: number } {
  return before.kind === 'repeat' ? { least: before.least + 1, most: before.most + 1 } : { least: 2, most: 2 };
}

/** Returns the literal text of characters; undefined for sets of several. */
function getLiteral(source: string): string | undefined {
  const text = source.replaceAll(/\\([^A-Za-z0-9])/gu, '$1');
  return /^(?:[^\\[.]|\\[^A-Za-z0-9])+$/u.test(source) ? text : undefined;
}

function createPatternExample(part: PatternPart): string {
  switch (part.kind) {
    case 'start':
    case 'end':
      return '';
    case 'character':
      return getLiteral(part.source) ?? chooseMember(part.source, 0);
    case 'choice':
      return createPatternExample(part.of[0] as PatternPart);
    case 'sequence':
      return joinLiterals(part.of).map(createPatternExample).join('');
    case 'repeat': {
      const { of, least, most } = part;
      const count = Math.min(Math.max(least, most > 1 ? 1 : 0), 20);
      return Array.from({ length: count }, (_, at) =>
        of.kind === 'character' ? chooseMember(of.source, at) : createPatternExample(of),
      ).join('');
    }
  }
}

/** Returns an example of a character in a set. Digits increase with the position. */
function chooseMember(source: string, at: number): string {
  const literal = getLiteral(source);
  if (literal !== undefined) return literal;
  const set = new RegExp(`^${source}$`, 'u');
  const order = [String((at + 1) % 10), ...'Aa0_-.:/ ', 'x'];
  return order.find((character) => set.test(character)) ?? '';
}

function joinPhrases(parts: readonly (string | undefined)[], joinWords: (words: string[]) => string): string | undefined {
  if (parts.includes(undefined)) return undefined;
  const words = parts.filter((part) => part !== '') as string[];
  return words.length > 8 ? undefined : joinWords(words);
}

function joinWithConjunction(words: readonly string[], last: 'and' | 'or'): string {
  return words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
