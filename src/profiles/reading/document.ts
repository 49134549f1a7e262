/** Parses JSON and YAML documents, and finds the positions of the fields of errors. */
import { describeChangedNumber, findChangedValue } from '../../contract/requests/exact-numbers.ts';
import { getOrAdd } from '../../memoize.ts';
import { JsonSyntaxError, scanJson } from './json-scan.ts';
import { parsePlainYaml, parseWrittenScalar } from './plain-yaml.ts';
import {
  DocumentError,
  getPlainValue,
  getWrittenValue,
  getYamlPosition,
  isChangedScalar,
  LineIndex,
  type Position,
  parseYamlText,
  preserveScalarText,
  WrittenScalar,
  type YamlText,
} from './yaml-text.ts';

export { DocumentError, type Position } from './yaml-text.ts';

/** Notation of a document. If it is unknown, a document that begins with a bracket is tried as JSON first. */
export type Notation = 'json' | 'yaml';

/** Parses one JSON or YAML document. Rejects duplicate members and numbers that would be rounded. @throws DocumentError */
export function parseDocument(text: string, notation?: Notation): unknown {
  const body = removeByteOrderMark(text);
  const value = parseBody(body, notation, false);
  if (!POSSIBLY_CHANGED.test(body)) return value;
  const changed = findChangedValue(parseBody(body, notation, true), (one) =>
    one instanceof WrittenScalar && isChangedScalar(one) ? one.written : undefined,
  );
  if (changed !== undefined) throw new DocumentError(describeChangedNumber(changed), getFieldPosition(body, changed.path));
  return value;
}

/** Matches every string that contains such a number, and few others. */
const POSSIBLY_CHANGED = /\d{16}|\d[eE]\+?\d{2}|\.(?:inf|nan)/i;

/** Parses like `parseDocument`, but scalars such as `007` become a `WrittenScalar` with their text. @throws DocumentError */
export function parseWrittenDocument(text: string, notation: Notation): unknown {
  return parseBody(removeByteOrderMark(text), notation, true);
}

function parseBody(body: string, notation: Notation | undefined, isWritten: boolean): unknown {
  const parseAsJson = () => (isWritten ? parseJson(body, keepSource) : parseJson(body));
  const parseAsYaml = () => (isWritten ? getWrittenValue : getPlainValue)(parseYamlText(body));
  if (notation === 'json') return parseAsJson();
  if (notation === 'yaml' || !looksLikeJson(body)) {
    const plain = parsePlainYaml(body, isWritten ? parseWrittenScalar : undefined);
    return plain === undefined ? parseAsYaml() : plain.value;
  }
  try {
    return parseAsJson();
  } catch (jsonError) {
    if (!(jsonError instanceof DocumentError) || jsonError.cause === undefined) throw jsonError;
    // YAML's flow notation resembles JSON, so YAML is tried as well. If both fail, the error of JSON is more likely to help.
    try {
      return parseAsYaml();
    } catch {
      throw jsonError;
    }
  }
}

const keepSource: Reviver = (_name, value, { source }) => preserveScalarText(source, value);

/** Returns the positions of fields in a valid document. A missing field has the position of the object that lacks it. */
export function getFieldPositions(text: string, fields: readonly string[]): readonly Position[] {
  const body = removeByteOrderMark(text);
  if (looksLikeJson(body)) {
    try {
      return getJsonPositions(body, fields);
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error;
    }
  }
  return getYamlPositions(parseYamlText(body), fields);
}

export function getFieldPosition(text: string, field: string): Position {
  return getFieldPositions(text, [field])[0] as Position;
}

function removeByteOrderMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

export function looksLikeJson(text: string): boolean {
  return /^\s*[{["]/.test(text.slice(0, 10_000));
}

/** A reviver that receives the text of a scalar (ECMAScript proposal "JSON.parse source text access"). */
type Reviver = (name: string, value: unknown, context: { readonly source?: string }) => unknown;

function parseJson(text: string, reviver?: Reviver): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text, reviver as Parameters<typeof JSON.parse>[1]);
  } catch (cause) {
    // A reviver recurses for each level. Deeply nested values are parsed without it, and rejected by later checks.
    if (cause instanceof RangeError && reviver !== undefined) return parseJson(text);
    throw createJsonError(text, cause);
  }
  rejectDuplicateMembers(text);
  return value;
}

function createJsonError(text: string, cause: unknown): DocumentError {
  try {
    scanJson(text, {});
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return new DocumentError(`Not valid JSON: ${error.message}.`, new LineIndex(text).findPosition(error.offset), { cause });
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
        throw new DocumentError(`The member ${JSON.stringify(name)} occurs twice.`, new LineIndex(text).findPosition(offset));
      names.add(name);
    },
  });
}

/** Splits `studies[0].start_date` into its keys. */
function splitPath(field: string): readonly (string | number)[] {
  return [...field.matchAll(/\[(\d+)\]|\.?([^.[]+)|./gsu)].map(([whole, index, name]) =>
    index === undefined ? (name ?? whole) : Number(index),
  );
}

/** A tree of the requested fields, so that one pass over the document finds all of them. */
interface FieldNode {
  offset: number;
  readonly below: Map<string | number, FieldNode>;
}

function getJsonPositions(text: string, fields: readonly string[]): readonly Position[] {
  const root: FieldNode = { offset: Math.max(0, text.search(/\S/)), below: new Map() };
  const nodes = fields.map((field) => addPath(root, splitPath(field)));
  const open: { node: FieldNode | undefined; index: number }[] = [];
  let latest: FieldNode | undefined = root;
  const setNodeOffset = (key: string | number, offset: number): void => {
    latest = open.at(-1)?.node?.below.get(key);
    if (latest !== undefined) latest.offset = offset;
  };
  scanJson(text, {
    open: () => open.push({ node: latest, index: 0 }),
    close: () => open.pop(),
    member: setNodeOffset,
    item: (offset) => {
      const list = open.at(-1) as { index: number };
      setNodeOffset(list.index, offset);
      list.index += 1;
    },
  });
  const lines = new LineIndex(text);
  return nodes.map((path) => lines.findPosition((path.findLast((node) => node.offset >= 0) ?? root).offset));
}

/** Adds a path to the tree. Returns its nodes from the root on. */
function addPath(root: FieldNode, keys: readonly (string | number)[]): readonly FieldNode[] {
  const path = [root];
  for (const key of keys) {
    const { below } = path.at(-1) as FieldNode;
    path.push(getOrAdd(below, key, () => ({ offset: -1, below: new Map() })));
  }
  return path;
}

function getYamlPositions(yaml: YamlText, fields: readonly string[]): readonly Position[] {
  return fields.map((field) => getYamlPosition(yaml, splitPath(field)));
}
