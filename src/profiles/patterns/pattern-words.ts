/** Patterns in words: which characters a text may have, and forms that many profiles ask for. */

/** What a character class may name, and how it is said. */
const SETS: readonly (readonly [set: string, words: string])[] = [
  ['A-Za-z', 'letters'],
  ['a-zA-Z', 'letters'],
  ['A-Z', 'upper-case letters'],
  ['a-z', 'lower-case letters'],
  ['0-9', 'digits'],
  ['\\d', 'digits'],
];
const SINGLE = /^(?:\\[-._:/+*()[\]]|[^\\\]^-])/;

/** `letters, digits, - and _` for `^[A-Za-z0-9_-]+$`; undefined for a pattern that says more than that. */
export function allowedCharacters(pattern: string): string | undefined {
  const [, content] = /^\^\[((?:[^\]\\]|\\.)+)\]\+\$$/.exec(pattern) ?? [];
  if (content === undefined || content.startsWith('^')) return undefined;
  const words: string[] = [];
  let rest = content;
  while (rest !== '') {
    const set = SETS.find(([start]) => rest.startsWith(start));
    const single = rest === '-' ? '-' : SINGLE.exec(rest)?.[0];
    if (
      set === undefined &&
      (single === undefined || (rest.startsWith('-', single.length) && rest.length > single.length + 1))
    ) {
      return undefined;
    }
    words.push(set?.[1] ?? nameOf(single as string));
    rest = rest.slice(set?.[0].length ?? single?.length);
  }
  const last = words.pop() as string;
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}

function nameOf(single: string): string {
  const character = single.slice(-1);
  return character === ' ' ? 'spaces' : character;
}

const UNSEEN = String.raw`\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff`;
/** Text that can be seen, with no space at its ends: identifiers of standards that allow any. */
const PRINTABLE = String.raw`^[^\s${UNSEEN}]([^${UNSEEN}]*[^\s${UNSEEN}])?$`;

/** Forms that many profiles ask for, as people say them. */
const WORDS: Readonly<Record<string, string>> = {
  [PRINTABLE]: 'Use printable text without spaces at its ends.',
  '^[A-Z]{2}$': 'Use two upper-case letters.',
  '^[A-Z]{3}$': 'Use three upper-case letters.',
  '^[A-Z]{2,3}$': 'Use two or three upper-case letters.',
  '^[0-9]+\\.[0-9]+$': 'Write two numbers with a dot between them, such as 1.1.',
  '^https?://.*$': 'Begin with http:// or https://.',
  '^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\\.[a-zA-Z]{2,}$': 'Write an e-mail address, such as alex@example.org.',
  '^[0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{3}[0-9X]$': 'Write an ORCID, such as 0000-0002-1825-0097.',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}$': 'Write a date, such as 2024-03-01.',
};

/** What a pattern asks for, in a sentence; undefined for one that only its profile knows. */
export function wordsForPattern(pattern: string): string | undefined {
  const allowed = allowedCharacters(pattern);
  return WORDS[pattern] ?? (allowed === undefined ? undefined : `Use only ${allowed}.`);
}
