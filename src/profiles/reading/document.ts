/** Reads JSON and YAML texts, and finds in them the fields that errors speak of. */
import { JsonSyntaxError, scanJson } from './json-scan.ts';
import { readPlainYaml, writtenScalarOf } from './plain-yaml.ts';
import { DocumentError, LineIndex, type Position } from './text-position.ts';
import { asWritten } from './written-scalar.ts';
import { placeIn, plainValueOf, readYaml, writtenValueOf, type YamlText } from './yaml-text.ts';

export { DocumentError, type Position } from './text-position.ts';

/** Notation of a text. Where it is not known, a text that begins with a bracket is tried as JSON first. */
export type Notation = 'json' | 'yaml';

/**
 * Parses the text of one JSON or YAML document. Members that are there twice are refused in both. Throws DocumentError with
 * one plain sentence and the place.
 */
export function parseDocument(text: string, notation?: Notation): unknown {
  const body = withoutByteOrderMark(text);
  if (notation === 'json') return parseJson(body);
  if (notation === 'yaml' || !looksLikeJson(body)) {
    const plain = readPlainYaml(body);
    return plain === undefined ? plainValueOf(readYaml(body)) : plain.value;
  }
  try {
    return parseJson(body);
  } catch (jsonError) {
    if (!(jsonError instanceof DocumentError) || jsonError.cause === undefined) throw jsonError;
    // YAML's flow notation looks like JSON, so it gets its turn; what neither takes was most likely meant as JSON.
    try {
      return plainValueOf(readYaml(body));
    } catch {
      throw jsonError;
    }
  }
}

/**
 * Parses a document like `parseDocument`; numbers and booleans whose text says more than their value, such as `007`, are a
 * `WrittenScalar`, so that a field of text can take what is written. Throws DocumentError.
 */
export function parseWrittenDocument(text: string, notation: Notation): unknown {
  const body = withoutByteOrderMark(text);
  if (notation === 'json') return parseJson(body, (_name, value, { source }) => asWritten(source, value));
  const plain = readPlainYaml(body, writtenScalarOf);
  return plain === undefined ? writtenValueOf(readYaml(body)) : plain.value;
}

/**
 * Where fields stand in a text that parses, in the order asked: at the name of a member, at the beginning of a list item. A
 * field that is not there has the place of the object or list that lacks it. The text is read once for all fields.
 */
export function locateAll(text: string, fields: readonly string[]): readonly Position[] {
  const body = withoutByteOrderMark(text);
  if (looksLikeJson(body)) {
    try {
      return locateInJson(body, fields);
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error;
    }
  }
  return locateInYaml(readYaml(body), fields);
}

/** Where one field stands. */
export function locate(text: string, field: string): Position {
  return locateAll(text, [field])[0] as Position;
}

function withoutByteOrderMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

function looksLikeJson(text: string): boolean {
  return /^\s*[{["]/.test(text.slice(0, 10_000));
}

/** ECMAScript's reviver with the text of a scalar, which the types of the language do not know yet. */
type Reviver = (name: string, value: unknown, context: { readonly source?: string }) => unknown;

function parseJson(text: string, reviver?: Reviver): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text, reviver as Parameters<typeof JSON.parse>[1]);
  } catch (cause) {
    // A reviver goes as deep as the text; readers of the value refuse one that is nested so deeply.
    if (cause instanceof RangeError && reviver !== undefined) return parseJson(text);
    throw jsonError(text, cause);
  }
  rejectDuplicateMembers(text);
  return value;
}

function jsonError(text: string, cause: unknown): DocumentError {
  try {
    scanJson(text, {});
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return new DocumentError(`Not valid JSON: ${error.message}.`, new LineIndex(text).positionOf(error.offset), { cause });
  }
  return new DocumentError('Not valid JSON.', { line: 1, column: 1 }, { cause });
}

function rejectDuplicateMembers(text: string): void {
  const open: Set<string>[] = [];
  scanJson(text, {
    open: () => open.push(new Set()),
    close: () => open.pop(),
    member: (name, offset) => {
      const names = open.at(-1) as Set<string>;
      if (names.has(name))
        throw new DocumentError(`The member ${JSON.stringify(name)} is there twice.`, new LineIndex(text).positionOf(offset));
      names.add(name);
    },
  });
}

/** `studies[0].start_date` as the keys that lead there. */
function keysOf(field: string): readonly (string | number)[] {
  return [...field.matchAll(/\[(\d+)\]|\.?([^.[]+)|./gsu)].map(([whole, index, name]) =>
    index === undefined ? (name ?? whole) : Number(index),
  );
}

/** The fields asked for as a tree, so that one pass over the text finds them all. */
interface Wanted {
  offset: number;
  readonly below: Map<string | number, Wanted>;
}

function locateInJson(text: string, fields: readonly string[]): readonly Position[] {
  const root: Wanted = { offset: Math.max(0, text.search(/\S/)), below: new Map() };
  const wanted = fields.map((field) => want(root, keysOf(field)));
  const open: { node: Wanted | undefined; index: number }[] = [];
  let latest: Wanted | undefined = root;
  const found = (key: string | number, offset: number): void => {
    latest = open.at(-1)?.node?.below.get(key);
    if (latest !== undefined) latest.offset = offset;
  };
  scanJson(text, {
    open: () => open.push({ node: latest, index: 0 }),
    close: () => open.pop(),
    member: found,
    item: (offset) => {
      const list = open.at(-1) as { index: number };
      found(list.index, offset);
      list.index += 1;
    },
  });
  const lines = new LineIndex(text);
  return wanted.map((path) => lines.positionOf((path.findLast((node) => node.offset >= 0) ?? root).offset));
}

/** Adds a path to the tree; answers its nodes from the root on. */
function want(root: Wanted, keys: readonly (string | number)[]): readonly Wanted[] {
  const path = [root];
  for (const key of keys) {
    const parent = path.at(-1) as Wanted;
    let child = parent.below.get(key);
    if (child === undefined) {
      child = { offset: -1, below: new Map() };
      parent.below.set(key, child);
    }
    path.push(child);
  }
  return path;
}

function locateInYaml(yaml: YamlText, fields: readonly string[]): readonly Position[] {
  return fields.map((field) => placeIn(yaml, keysOf(field)));
}
