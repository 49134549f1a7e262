/**
 * Fills paths into the settings of a tool. Names come from whoever uploads, so that each value is escaped for the kind of text it becomes part of, and
 * never adds a setting.
 */
import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { markupText } from '../../../web/markup-text.ts';
import { PLACEHOLDER, type PlaceholderValues } from './placeholders.ts';

/** A value that the settings cannot hold where its placeholder stands. */
export class UnfillableError extends Error {
  override readonly name = 'UnfillableError';
}

/** Where a placeholder stands in its line. */
type Place = 'double quotes' | 'single quotes' | 'list' | 'plain';

/**
 * Fills in the settings of a tool. `raw_files` stands for several paths, and is left as it is.
 *
 * @param name of the settings: `.json`, `.xml`, `.yaml`, `.yml` and `.toml` tell their kind; of any other kind no line is ever added
 * @throws UnfillableError for a value that would be more than a text there
 */
export function fillInText(name: string, text: string, { raw_files: _files, ...values }: PlaceholderValues): string {
  const ending = extname(name).toLowerCase();
  const escaped = escapeFor(ending);
  const fill = (given: PlaceholderValues) =>
    text.replace(PLACEHOLDER, (whole, key: string, at: number) => {
      const value = given[key as keyof typeof values];
      return value === undefined ? whole : escaped(value, text.slice(text.lastIndexOf('\n', at) + 1, at));
    });
  const filled = fill(values);
  if (ending === '.yaml' || ending === '.yml') requireSameYaml(fill, filled, values);
  if (ending === '.toml' && /"""|'''/.test(text)) for (const value of Object.values(values)) requirePlain(value);
  return filled;
}

/**
 * Filled in with words instead of the values, the settings have to say the same in every other respect, however their lines are broken.
 * @throws UnfillableError for a value that would be more than a text there
 */
function requireSameYaml(fill: (values: Values) => string, filled: string, values: Values): void {
  const words = Object.keys(values).map((key, at) => [key, `/placeholder${at}of${Object.keys(values).length}`] as const);
  const meant = yamlOf(fill(Object.fromEntries(words)));
  // What is no YAML beforehand is the tool's to judge.
  if (meant === undefined) return;
  const expected = words.reduce((json, [key, word]) => {
    return json.replaceAll(word, () => jsonText(values[key as keyof Values] ?? ''));
  }, JSON.stringify(meant));
  const found = yamlOf(filled);
  if (found !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(found)), JSON.parse(expected))) return;
  throw new UnfillableError('the parameters cannot hold a path or name as one text; put its placeholder in double quotes');
}

/** What documents say, each scalar as its text; undefined for what is no YAML. */
function yamlOf(text: string): unknown {
  const documents = parseAllDocuments(text, { logLevel: 'silent', schema: 'failsafe' });
  if (!Array.isArray(documents) || documents.some(({ errors }) => errors.length > 0)) return undefined;
  return documents.map((document) => document.toJS({ maxAliasCount: 100 }) ?? null);
}

type Values = Omit<PlaceholderValues, 'raw_files'>;

/** Characters that mean nothing in any of these formats. */
const PLAIN = /^[\w./ +=@-]*$/;

/** In texts of several lines quotes have other meanings. */
function requirePlain(value: string): void {
  if (!PLAIN.test(value)) refuse(value);
}

function escapeFor(ending: string): (value: string, before: string) => string {
  if (ending === '.json') return jsonText;
  if (ending === '.xml') return markupText;
  if (ending === '.yaml' || ending === '.yml') return yamlText;
  if (ending === '.toml') return tomlText;
  return (value) => value;
}

const jsonText = (value: string): string => JSON.stringify(value).slice(1, -1);

/** YAML 1.2.2, sections 7.3.1 to 7.3.3. */
function yamlText(value: string, before: string): string {
  const place = placeIn(before);
  if (place === 'double quotes') return jsonText(value);
  if (place === 'single quotes') return value.replaceAll("'", "''");
  const isMore = /:( |$)| #/.test(value) || (place === 'list' && /[,[\]{}"']/.test(value));
  return isMore ? refuse(value) : value;
}

/** TOML 1.0, "String"; a literal string has no escapes. */
function tomlText(value: string, before: string): string {
  const place = placeIn(before);
  if (place === 'double quotes') return jsonText(value);
  return value.includes("'") ? refuse(value) : value;
}

/** Characters before a placeholder in its line. */
const MAX_PREFIX_LENGTH = 10_000;

/** By what stands before it in its line. */
function placeIn(before: string): Place {
  if (before.length > MAX_PREFIX_LENGTH) throw new UnfillableError('the parameters have a line that is too long');
  let quote = '';
  let lists = 0;
  for (let at = 0; at < before.length; at += 1) {
    const character = before[at] as string;
    if (quote === '"' && character === '\\') at += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    // A quote within a word is part of it.
    else if (/["']/.test(character) && /(^|[\s[{(,:=-])$/.test(before.slice(Math.max(0, at - 1), at))) quote = character;
    else if (/[[{]/.test(character)) lists += 1;
    else if (/[\]}]/.test(character)) lists -= 1;
  }
  if (quote !== '') return quote === '"' ? 'double quotes' : 'single quotes';
  return lists > 0 ? 'list' : 'plain';
}

function refuse(value: string): never {
  throw new UnfillableError(
    `the parameters cannot hold the path ${JSON.stringify(value)}; put its placeholder in double quotes`,
  );
}
