import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { parseCsvText } from '../../../web/csv/records.ts';

/** File extensions of vocabularies. A compressed file adds `.gz`. */
export const VOCABULARY_FORMATS = ['.obo', '.json', '.csv'] as const;

/** Returns the file extension in lower case, ignoring `.gz`. */
export function getTermFormat(path: string): string {
  return extname(path.replace(/\.gz$/i, '')).toLowerCase();
}

/** Yields the terms of a file. @throws VocabularyFileError if content and extension do not match; errors of the file system */
export function readTerms(path: string): AsyncGenerator<VocabularyTerm> {
  const format = getTermFormat(path);
  if (VOCABULARY_FORMATS.every((known) => known !== format))
    throw new VocabularyFileError(`is not of the type ${VOCABULARY_FORMATS.join(', ')}`);
  const file = createReadStream(path);
  const bytes = path.toLowerCase().endsWith('.gz') ? file.pipe(createGunzip()) : file;
  // A pipe does not forward errors of its source.
  if (bytes !== file) file.on('error', (error) => bytes.destroy(error));
  const readLines = () => createInterface({ input: bytes, crlfDelay: Number.POSITIVE_INFINITY });
  if (format === '.obo') return readOboTerms(readLines());
  if (format === '.csv') return readCsvTerms(readLines());
  return readObographTerms(bytes.setEncoding('utf8') as AsyncIterable<string>);
}

export interface VocabularyTerm {
  /** CURIE, such as `PO:0025034`, or IRI. */
  readonly id: string;
  readonly label: string;
  readonly synonyms: readonly string[];
  readonly definition: string;
}

export class VocabularyFileError extends Error {}

/** Returns the CURIE of an OBO URL (OBO Foundry, "ID policy"); other identifiers unchanged. */
export function shortenIdentifier(id: string): string {
  const [, prefix, number] =
    /^https?:\/\/purl\.obolibrary\.org\/obo\/([A-Za-z][A-Za-z0-9]*(?:_[0-9]{3})?)_([A-Za-z0-9]+)$/.exec(id) ?? [];
  return prefix === undefined ? id : `${prefix}:${number}`;
}

const HEADERS = {
  id: ['id', 'identifier', 'term id', 'term_id', 'accession', 'term accession', 'curie', 'uri', 'iri', 'class id'],
  label: ['label', 'name', 'term', 'preferred label', 'term name', 'term_name', 'lbl'],
  synonyms: ['synonyms', 'synonym', 'alternative labels', 'alt labels', 'aliases'],
  definition: ['definition', 'definitions', 'description', 'def'],
} as const;

/** Yields the terms of a CSV file. @throws VocabularyFileError if a column for identifiers or labels is missing */
async function* readCsvTerms(lines: AsyncIterable<string>): AsyncGenerator<VocabularyTerm> {
  let columns: Record<keyof typeof HEADERS, number> | undefined;
  for await (const cells of readRecords(lines)) {
    if (columns === undefined) {
      columns = findColumns(cells);
      continue;
    }
    const getCell = (name: keyof typeof HEADERS) => cells[(columns as Record<string, number>)[name] as number]?.trim() ?? '';
    const [id, label] = [getCell('id'), getCell('label')];
    if (label === '') continue;
    const synonyms = getCell('synonyms')
      .split(/[|;]/)
      .map((one) => one.trim())
      .filter((one) => one !== '');
    yield { id: shortenIdentifier(id), label, synonyms, definition: getCell('definition') };
  }
  if (columns === undefined) throw new VocabularyFileError('is empty');
}

function findColumns(cells: readonly string[]): Record<keyof typeof HEADERS, number> {
  const heads = cells.map((cell) => cell.trim().toLowerCase());
  const findHeadIndex = (names: readonly string[]) => heads.findIndex((head) => names.includes(head));
  const columns = {
    id: findHeadIndex(HEADERS.id),
    label: findHeadIndex(HEADERS.label),
    synonyms: findHeadIndex(HEADERS.synonyms),
    definition: findHeadIndex(HEADERS.definition),
  };
  if (columns.label < 0) throw new VocabularyFileError('has no column with the header label');
  return columns;
}

/** Yields the records of a CSV file. A record with an open quote continues on the next line. */
async function* readRecords(lines: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let open: string[] = [];
  let quotes = 0;
  for await (const line of lines) {
    open.push(open.length === 0 ? line.replace(/^\ufeff/, '') : line);
    quotes += line.split('"').length - 1;
    if (quotes % 2 === 1) continue;
    const text = open.join('\n');
    open = [];
    const [record] = text.trim() === '' ? [] : parseCsvText(text);
    if (record !== undefined) yield record.cells;
  }
  if (open.length > 0) throw new VocabularyFileError('opens a quote that is never closed');
}

interface Stanza {
  id: string;
  label: string;
  synonyms: string[];
  definition: string;
  isObsolete: boolean;
}

/** Yields the terms of an OBO file, except obsolete terms and terms without a name. */
async function* readOboTerms(lines: AsyncIterable<string>): AsyncGenerator<VocabularyTerm> {
  let stanza: Stanza | undefined;
  for await (const line of lines) {
    const text = line.trim();
    if (text.startsWith('[')) {
      if (isCurrentTerm(stanza)) yield createTerm(stanza);
      stanza = text === '[Term]' ? { id: '', label: '', synonyms: [], definition: '', isObsolete: false } : undefined;
    } else if (stanza !== undefined) addTag(stanza, text);
  }
  if (isCurrentTerm(stanza)) yield createTerm(stanza);
}

function addTag(stanza: Stanza, text: string): void {
  const colon = text.indexOf(':');
  const [tag, value] = [text.slice(0, colon), text.slice(colon + 1).trim()];
  if (tag === 'id') stanza.id = parseOboValue(value);
  else if (tag === 'name') stanza.label = parseOboValue(value);
  else if (tag === 'synonym') stanza.synonyms.push(parseQuotedText(value));
  else if (tag === 'def') stanza.definition = parseQuotedText(value);
  else if (tag === 'is_obsolete') stanza.isObsolete = value.startsWith('true');
}

function isCurrentTerm(stanza: Stanza | undefined): stanza is Stanza {
  return stanza !== undefined && !stanza.isObsolete && stanza.id !== '' && stanza.label !== '';
}

function createTerm({ id, label, synonyms, definition }: Stanza): VocabularyTerm {
  return { id: shortenIdentifier(id), label, synonyms: synonyms.filter((one) => one !== ''), definition };
}

/** Matches qualifiers in braces and a comment at the end of a line. */
const QUALIFIERS =
  /\{(?:\s*[^\s={}"\\,]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s"{},]+|(?=[,}]))(?:\s*,|(?=[\s}])))+\s*\}(?:\s*!.*)?$/y;

/** Returns the value without qualifiers and comment, and with unescaped characters. */
function parseOboValue(value: string): string {
  for (let at = 0; at < value.length; at += 1) {
    if (value[at] === '\\') at += 1;
    else if (isQualifierStart(value, at)) return unescapeObo(value.slice(0, at).trimEnd());
  }
  return unescapeObo(value);
}

function isQualifierStart(value: string, at: number): boolean {
  if (value[at] === '!') return /\s/.test(value[at - 1] ?? '') && !/\S/.test(value[at + 1] ?? '');
  if (value[at] !== '{') return false;
  QUALIFIERS.lastIndex = at;
  return QUALIFIERS.test(value);
}

function parseQuotedText(value: string): string {
  return unescapeObo(/^"((?:[^"\\]|\\.)*)"/.exec(value)?.[1] ?? '');
}

/** Escaped letters with a special meaning (OBO 1.4, section 1.5). */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', W: ' ' };

function unescapeObo(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, character: string) => ESCAPES[character] ?? character);
}

interface Node {
  readonly id?: unknown;
  readonly lbl?: unknown;
  readonly type?: unknown;
  readonly meta?: {
    readonly deprecated?: unknown;
    readonly definition?: { readonly val?: unknown };
    readonly synonyms?: readonly { readonly val?: unknown }[];
  };
}

/** Yields the classes of an OBO graph, except deprecated classes and classes without a label. */
async function* readObographTerms(pieces: AsyncIterable<string>): AsyncGenerator<VocabularyTerm> {
  for await (const text of readNodeObjects(pieces)) {
    const { id, lbl, type, meta } = parseNode(text);
    if (typeof id !== 'string' || typeof lbl !== 'string' || lbl === '' || meta?.deprecated === true) continue;
    if (type !== undefined && type !== 'CLASS') continue;
    const { definition, synonyms = [] } = meta ?? {};
    yield {
      id: shortenIdentifier(id),
      label: lbl,
      synonyms: synonyms.flatMap(({ val }) => (typeof val === 'string' && val !== '' ? [val] : [])),
      definition: typeof definition?.val === 'string' ? definition.val : '',
    };
  }
}

function parseNode(text: string): Node {
  try {
    return JSON.parse(text) as Node;
  } catch (error) {
    throw new VocabularyFileError('is not JSON', { cause: error });
  }
}

/** Yields the JSON of the objects in each list `nodes`, so that a large file need not fit in memory. */
async function* readNodeObjects(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let depth = 0;
  /** Nesting depth of the current list `nodes`; -1 outside of such lists. */
  let nodesDepth = -1;
  let inString = false;
  let isEscaped = false;
  let last = '';
  let key = '';
  let object = '';
  for await (const piece of pieces) {
    let from = 0;
    for (let index = 0; index < piece.length; index += 1) {
      const character = piece[index] as string;
      if (inString) {
        if (isEscaped) isEscaped = false;
        else if (character === '\\') isEscaped = true;
        else if (character === '"') inString = false;
        else if (last.length < 8) last += character;
        continue;
      }
      if (character === '"') [inString, last] = [true, ''];
      else if (character === ':') key = last;
      else if (character === '{' || character === '[') {
        if (nodesDepth < 0 && character === '[' && key === 'nodes') nodesDepth = depth + 1;
        if (nodesDepth === depth && character === '{') [object, from] = ['', index];
        depth += 1;
        key = '';
      } else if (character === '}' || character === ']') {
        depth -= 1;
        if (nodesDepth === depth && character === '}') {
          yield object + piece.slice(from, index + 1);
          object = '';
        } else if (nodesDepth > depth) nodesDepth = -1;
      }
    }
    if (nodesDepth >= 0 && depth > nodesDepth) object += piece.slice(from);
  }
  if (depth !== 0) throw new VocabularyFileError('ends in the middle of its JSON');
}
