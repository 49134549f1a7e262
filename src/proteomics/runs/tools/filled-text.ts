/** Inserts paths into the settings of a tool. They are escaped for the format, because names come from uploads. */
import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { escapeMarkup } from '../../../web/markup-text.ts';
import { PLACEHOLDER, type PlaceholderValues } from './placeholders.ts';

/** Thrown if the format cannot represent a value at its placeholder. */
export class UnfillableError extends Error {}

/** Context of a placeholder within its line, which determines how a value is escaped. */
type Place = 'double quotes' | 'single quotes' | 'list' | 'plain';

/** Replaces placeholders, except `raw_files`, in the format that `name` has by its extension. @throws UnfillableError */
export function replacePlaceholders(name: string, text: string, { raw_files: _files, ...values }: PlaceholderValues): string {
  const ending = extname(name).toLowerCase();
  const escaped = chooseEscape(ending);
  const fillPlaceholders = (given: PlaceholderValues) =>
    text.replace(PLACEHOLDER, (whole, key: string, at: number) => {
      const value = given[key as keyof typeof values];
      return value === undefined ? whole : escaped(value, text.slice(text.lastIndexOf('\n', at) + 1, at));
    });
  const filled = fillPlaceholders(values);
  if (ending === '.yaml' || ending === '.yml') requireSameYaml(fillPlaceholders, filled, values);
  if (ending === '.toml' && /"""|'''/.test(text)) for (const value of Object.values(values)) requirePlainValue(value);
  return filled;
}

/** Checks that the YAML has the same structure as with harmless values. @throws UnfillableError */
function requireSameYaml(fill: (values: Values) => string, filled: string, values: Values): void {
  const words = Object.keys(values).map((key, at) => [key, `/placeholder${at}of${Object.keys(values).length}`] as const);
  const meant = parseYaml(fill(Object.fromEntries(words)));
  // The settings are invalid YAML even with harmless values. The tool must report this.
  if (meant === undefined) return;
  const expected = words.reduce((json, [key, word]) => {
    return json.replaceAll(word, () => escapeJsonText(values[key as keyof Values] ?? ''));
  }, JSON.stringify(meant));
  const found = parseYaml(filled);
  if (found !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(found)), JSON.parse(expected))) return;
  throw new UnfillableError('the parameters cannot contain a path or name as one string; put its placeholder in double quotes');
}

/** Parses YAML with every scalar as text; undefined if it is invalid. */
function parseYaml(text: string): unknown {
  const documents = parseAllDocuments(text, { logLevel: 'silent', schema: 'failsafe' });
  if (!Array.isArray(documents) || documents.some(({ errors }) => errors.length > 0)) return undefined;
  return documents.map((document) => document.toJS({ maxAliasCount: 100 }) ?? null);
}

type Values = Omit<PlaceholderValues, 'raw_files'>;

/** Matches strings of characters without a special meaning in these formats. */
const PLAIN = /^[\w./ +=@-]*$/;

/** Rejects special characters, because quotes have a different meaning in strings of several lines. */
function requirePlainValue(value: string): void {
  if (!PLAIN.test(value)) throwInvalidValue(value);
}

function chooseEscape(ending: string): (value: string, before: string) => string {
  if (ending === '.json') return escapeJsonText;
  if (ending === '.xml') return escapeMarkup;
  if (ending === '.yaml' || ending === '.yml') return escapeYaml;
  if (ending === '.toml') return escapeToml;
  return (value) => value;
}

const escapeJsonText = (value: string): string => JSON.stringify(value).slice(1, -1);

/** Escapes a value for its context (YAML 1.2.2, sections 7.3.1 to 7.3.3). */
function escapeYaml(value: string, before: string): string {
  const place = findPlaceholderContext(before);
  if (place === 'double quotes') return escapeJsonText(value);
  if (place === 'single quotes') return value.replaceAll("'", "''");
  const isMore = /:( |$)| #/.test(value) || (place === 'list' && /[,[\]{}"']/.test(value));
  return isMore ? throwInvalidValue(value) : value;
}

/** Escapes a value for its context (TOML 1.0, "String"). Literal strings have no escapes. */
function escapeToml(value: string, before: string): string {
  const place = findPlaceholderContext(before);
  if (place === 'double quotes') return escapeJsonText(value);
  return value.includes("'") ? throwInvalidValue(value) : value;
}

/** Maximum characters before a placeholder in its line. */
const MAX_PREFIX_LENGTH = 10_000;

function findPlaceholderContext(before: string): Place {
  if (before.length > MAX_PREFIX_LENGTH) throw new UnfillableError('the parameters have a line that is too long');
  let quote = '';
  let lists = 0;
  for (let at = 0; at < before.length; at += 1) {
    const character = before[at] as string;
    if (quote === '"' && character === '\\') at += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    // A quote inside of a word is part of the word.
    else if (/["']/.test(character) && /(^|[\s[{(,:=-])$/.test(before.slice(Math.max(0, at - 1), at))) quote = character;
    else if (/[[{]/.test(character)) lists += 1;
    else if (/[\]}]/.test(character)) lists -= 1;
  }
  if (quote !== '') return quote === '"' ? 'double quotes' : 'single quotes';
  return lists > 0 ? 'list' : 'plain';
}

function throwInvalidValue(value: string): never {
  throw new UnfillableError(
    `the parameters cannot contain the path ${JSON.stringify(value)}; put its placeholder in double quotes`,
  );
}
