/** Patterns in words, where they only say which characters a text may have. */

/** What a character class may name, and how it is said. */
const SETS: readonly (readonly [set: string, words: string])[] = [
  ['A-Za-z', 'letters'],
  ['a-zA-Z', 'letters'],
  ['A-Z', 'capital letters'],
  ['a-z', 'small letters'],
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
