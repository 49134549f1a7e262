/** Reads one YAML 1.2 document (core schema). Limits nesting, aliases and duplicate keys, because any client can send text. */
import type { CST, Document, LineCounter, Node, YAMLMap } from 'yaml';
import { loadYamlLibrary as library } from '../../contract/documents/yaml.ts';
import { isChangedNumber } from '../../contract/requests/exact-numbers.ts';
import { getOrAdd } from '../../memoize.ts';
import type { ScalarType } from '../profile.ts';

/** Line and column, counted from 1; columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Thrown if a string is neither JSON nor YAML, or exceeds a limit. The message is a sentence without the position. */
export class DocumentError extends Error {
  readonly position: Position;
  constructor(message: string, position: Position, options?: { cause?: unknown }) {
    super(message, options);
    this.position = position;
  }
}

/** Converts offsets to lines and columns. Scans the string once. */
export class LineIndex {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  /** Returns the position of an offset, which counts UTF-16 units from 0. */
  findPosition(offset: number): Position {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.#starts[low] as number) + 1 };
  }
}

/** A number or boolean whose text cannot be derived from its value. */
export class WrittenScalar {
  readonly written: string;
  readonly value: unknown;

  constructor(written: string, value: unknown) {
    this.written = written;
    this.value = value;
  }

  toString(): string {
    return this.written;
  }
}

/** Returns the value; a WrittenScalar if the source text cannot be derived from it. Keeps lists and objects. */
export function preserveScalarText(written: string | undefined, value: unknown): unknown {
  const isPlain = written === undefined || (typeof value !== 'number' && typeof value !== 'boolean');
  return isPlain || String(value) === written ? value : new WrittenScalar(written, value);
}

/** Converts a value for a field. In text fields, scalars become strings; with `keepsTypes`, only those such as `007`. */
export function resolveForType(type: ScalarType, value: unknown, keepsTypes = false): unknown {
  if (!isTextType(type)) return resolveScalars(value, 'values');
  const plain = resolveScalars(value, 'texts');
  if (keepsTypes) return plain;
  const toText = (one: unknown) => (typeof one === 'number' || typeof one === 'boolean' ? String(one) : one);
  return Array.isArray(plain) ? plain.map(toText) : toText(plain);
}

/** Returns whether values of a type are strings, so that unquoted values are read as strings. */
export function isTextType(type: ScalarType): boolean {
  return type !== 'integer' && type !== 'float' && type !== 'boolean';
}

/** Returns whether the value of a scalar is a number that differs from the written one. */
export function isChangedScalar({ value, written }: WrittenScalar): boolean {
  return typeof value === 'number' && isChangedNumber(written, value);
}

/** Replaces written scalars by their source text or their value. A number that would be rounded remains text. */
export function resolveScalars(value: unknown, as: 'texts' | 'values'): unknown {
  if (value instanceof WrittenScalar) return as === 'texts' || isChangedScalar(value) ? value.written : value.value;
  if (Array.isArray(value)) return value.map((item) => resolveScalars(item, as));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolveScalars(inner, as)]));
}

export interface YamlText {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
  /** Members of maps by name, cached per map. */
  readonly members: Map<YAMLMap, ReadonlyMap<string, Entry>>;
}

/** A member or an item: its start and its value. */
interface Entry {
  readonly begin: Node;
  readonly value: Node | null;
}

/** Maximum depth of open syntax constructs; 64 levels of data need fewer. */
const MAX_SYNTAX_DEPTH = 200;
/** The key that merges the members of another map into a map (YAML 1.1). */
const MERGE_KEY = '<<';
const MAX_ALIASES = 1_000;
/** Maximum uses of one anchor; nested uses are multiplied. */
const MAX_ANCHOR_USES = 100;

/** Parses one YAML document. @throws DocumentError with the first problem */
export function parseYamlText(text: string): YamlText {
  // An invalid document can have an error at every character, and recording the stacks would be slow.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return composeDocument(text);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function composeDocument(text: string): YamlText {
  const { Composer, LineCounter } = library();
  const lines = new LineCounter();
  const composer = new Composer({ uniqueKeys: false, logLevel: 'silent', schema: 'core', merge: true });
  let document: Document.Parsed | undefined;
  for (const each of composer.compose(parseTokens(text, lines), true, text.length)) {
    const [error] = each.errors;
    if (error !== undefined)
      throw createYamlError(lines, error.pos[0], `Not valid YAML: ${removeExcerpt(error.message)}.`, error);
    if (document !== undefined) throw createYamlError(lines, each.range[0], 'The text contains more than one YAML document.');
    document = each;
  }
  if (document === undefined) throw new DocumentError('The text is empty.', { line: 1, column: 1 });
  checkStructure(document, lines);
  return { document, lines, members: new Map() };
}

/** Returns the plain value of a document. @throws DocumentError if its aliases expand too much */
export function getPlainValue({ document, lines }: YamlText): unknown {
  try {
    return document.toJS({ maxAliasCount: MAX_ANCHOR_USES });
  } catch (cause) {
    if (cause instanceof ReferenceError)
      throw createYamlError(lines, 0, 'The YAML document uses its aliases too often.', cause);
    throw cause;
  }
}

/** Returns the value of a document like `getPlainValue`, but with WrittenScalars. Modifies the document. */
export function getWrittenValue(yaml: YamlText): unknown {
  const { visit } = library();
  visit(yaml.document, {
    Scalar: (key, node) => {
      if (key !== 'key' && node.source !== undefined) node.value = preserveScalarText(node.source, node.value);
    },
  });
  return getPlainValue(yaml);
}

/** Returns the position of a member's name or list item. If it is missing, returns that of the deepest existing parent. */
export function getYamlPosition(yaml: YamlText, keys: readonly (string | number)[]): Position {
  let node: Node | null = yaml.document.contents;
  let begin = node;
  for (const key of keys) {
    const entry = findEntry(yaml, node, key);
    if (entry === undefined) break;
    node = entry.value;
    begin = entry.begin;
  }
  return getPosition(yaml.lines, begin?.range?.[0] ?? 0);
}

function findEntry(yaml: YamlText, node: Node | null, key: string | number): Entry | undefined {
  const { isAlias, isMap, isScalar, isSeq } = library();
  const target: unknown = isAlias(node) ? node.resolve(yaml.document) : node;
  if (isMap<Node, Node | null>(target)) {
    const members = getOrAdd(
      yaml.members,
      target,
      ({ items }: YAMLMap<Node, Node | null>) =>
        new Map(items.map(({ key: name, value }) => [isScalar(name) ? String(name.value) : '', { begin: name, value }])),
    );
    return members.get(String(key));
  }
  const item = isSeq<Node>(target) && typeof key === 'number' ? target.items[key] : undefined;
  return item === undefined ? undefined : { begin: item, value: item };
}

function* parseTokens(text: string, lines: LineCounter): Generator<CST.Token> {
  const { Lexer, Parser } = library();
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  let read = 0;
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) {
      if (token.type === 'error')
        throw createYamlError(lines, token.offset, `Not valid YAML: ${removeExcerpt(token.message)}.`);
      yield token;
    }
    read += lexeme.length;
    if (parser.stack.length > MAX_SYNTAX_DEPTH)
      throw createYamlError(lines, Math.min(read, text.length), 'The YAML document is nested too deeply.');
  }
  yield* parser.end();
}

/** Returns the comments and custom tags of a YAML document, which import ignores. `isHeading` is true before all content. */
export function listYamlRemarks(text: string) {
  const remarks: { line: number; text: string; kind: 'comment' | 'tag'; isHeading: boolean }[] = [];
  if (!/(?:^|[\s,[{])[#!]/.test(text)) return remarks;
  const lines = new LineIndex(text);
  let offset = text.startsWith('\ufeff') ? 1 : 0;
  let before = '';
  let isHeading = true;
  for (const lexeme of new (library().Lexer)().lex(text.slice(offset))) {
    const isComment = lexeme.startsWith('#') && before !== SCALAR;
    const words = isComment ? lexeme.replace(/^[#\s]+/, '').trim() : '';
    const kind = isComment ? 'comment' : 'tag';
    const isTag = lexeme.startsWith('!') && before !== SCALAR && !CORE_TAG.test(lexeme);
    const remark = isTag ? lexeme : words;
    if (/[\p{L}\p{N}]/u.test(remark)) remarks.push({ line: lines.findPosition(offset).line, text: remark, kind, isHeading });
    const isMark = MARKS.has(lexeme);
    if (!isMark) offset += lexeme.length;
    if (!isMark && !isComment && lexeme.trim() !== '' && lexeme !== '---') isHeading = false;
    before = lexeme;
  }
  return remarks;
}

/** Tags that the core schema resolves (YAML 1.2.2, section 10.3). */
const CORE_TAG = /^!(?:!(?:str|int|float|bool|null|map|seq))?$/;
/** Lexemes of the library that are not in the document: the start of a document or scalar, and the end of flow content. */
const SCALAR = '\u001f';
const MARKS: ReadonlySet<string> = new Set([SCALAR, '\u0002', '\u0018', '\ufeff']);

/** Rejects duplicate keys, undefined aliases, merge keys without a map, and documents that consist only of aliases. */
function checkStructure(document: Document.Parsed, lines: LineCounter): void {
  const { isAlias, isMap, isNode, isScalar, isSeq, visit } = library();
  let aliases = 0;
  const anchors = new Map<string, Node>();
  const resolveAlias = (value: unknown) => (isAlias(value) ? anchors.get(value.source) : value);
  const isMergeable = (value: unknown) => {
    const target = resolveAlias(value);
    return isMap(target) || (isSeq(target) && target.items.every((item) => isMap(resolveAlias(item))));
  };
  visit(document, {
    Node: (_key, node, path) => {
      if (isAlias(node)) {
        aliases += 1;
        if (aliases > MAX_ALIASES)
          throw createYamlError(lines, node.range?.[0] ?? 0, `A YAML document can contain at most ${MAX_ALIASES} aliases.`);
        if (!anchors.has(node.source))
          throw createYamlError(lines, node.range?.[0] ?? 0, `The alias *${node.source} has no anchor before it.`);
        if (path.some((outer) => isNode(outer) && 'anchor' in outer && outer.anchor === node.source)) {
          throw createYamlError(lines, node.range?.[0] ?? 0, `The alias *${node.source} is inside its own target.`);
        }
        return;
      }
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
      if (!isMap(node)) return;
      const names = new Set<string>();
      for (const { key, value } of node.items) {
        const target = resolveAlias(key);
        const written = isScalar(target) ? target.value : target;
        const isMerge = typeof written === 'symbol';
        // Names become strings: null is an empty name, and a list or a map is its source text.
        const name = isMerge ? MERGE_KEY : String(written ?? '');
        const offset = isNode(key) ? (key.range?.[0] ?? 0) : 0;
        if (names.has(name)) throw createYamlError(lines, offset, `The member ${JSON.stringify(name)} occurs twice.`);
        if (isMerge && !isMergeable(value))
          throw createYamlError(lines, offset, `The merge key ${MERGE_KEY} must name a map, or a list of maps.`);
        names.add(name);
      }
    },
  });
}

function createYamlError(lines: LineCounter, offset: number, message: string, cause?: unknown): DocumentError {
  return new DocumentError(message, getPosition(lines, offset), cause === undefined ? undefined : { cause });
}

function getPosition(lines: LineCounter, offset: number): Position {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

function removeExcerpt(message: string): string {
  const [first = ''] = message.split('\n');
  return first.replace(/ at line \d+, column \d+:?$/, '').replace(/[.:]$/, '');
}
