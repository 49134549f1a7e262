/** Formats values for messages: short, on one line, and without control characters. */

const longestExcerpt = 60;

/** Quotes a text, cut after 60 characters; control characters and lone surrogates are escaped. */
export function quoted(text: string): string {
  return text.length <= longestExcerpt ? escapeText(text) : `${escapeText(takeCharacters(text, longestExcerpt))}…`;
}

/** Returns a value with its kind: `the text "abc"`, `the number 5`, `a list`. */
export function describe(value: unknown): string {
  if (value === null || value === undefined) return 'an empty value';
  if (typeof value === 'string') return `the text ${quoted(value)}`;
  if (typeof value === 'number') return Number.isNaN(value) ? 'a value that is no number' : describeNumber(value);
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : String(value);
}

function describeNumber(value: number): string {
  return Number.isFinite(value) ? `the number ${value}` : 'a number that is too large to be stored';
}

/** Returns a scalar as JSON, cut after 60 characters. */
export function written(value: unknown): string {
  return typeof value === 'string'
    ? quoted(value)
    : typeof value === 'object' && value !== null
      ? describe(value)
      : String(value);
}

/** Lists the values of a vocabulary, at most 20. */
export function listed(values: readonly string[]): string {
  const shown = values.slice(0, 20).map((value) => takeCharacters(value, longestExcerpt));
  return values.length > shown.length ? `${shown.join(', ')} and ${values.length - shown.length} more` : shown.join(', ');
}

/** Shortens a name for a path or a message: at most 100 characters, without lone surrogates. */
export function shortenName(name: string): string {
  return name.length <= 100 ? name.toWellFormed() : `${takeCharacters(name, 100).toWellFormed()}…`;
}

/** Returns the number of Unicode code points. */
export function countCodePoints(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    length += 1;
    if ((text.codePointAt(at) as number) > 0xffff) at += 1;
  }
  return length;
}

function escapeText(text: string): string {
  return JSON.stringify(text).replaceAll(/[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Returns the first characters, without half of a surrogate pair. */
function takeCharacters(text: string, length: number): string {
  const end = /[\ud800-\udbff]/.test(text.charAt(length - 1)) ? length - 1 : length;
  return text.slice(0, end);
}

/** Returns a text cut after 200 characters. */
export function shortenText(text: string): string {
  return text.length <= 200 ? text.toWellFormed() : `${takeCharacters(text, 200).toWellFormed()}…`;
}
