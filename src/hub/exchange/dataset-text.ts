/** Writes a project as one nested data set (openapi/hub, HubDataset), in parts, because the whole text can exceed memory. */
import { type Entity, findFieldByName, getContent } from '../../profiles/profile.ts';
import { type EntityRow, isSingleEntityField } from '../entities/store.ts';
import { getOwnColumns } from '../own-columns/effective-profile.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import type { HubProjectRow } from '../tables.ts';
import { TimeSlice } from './time-slice.ts';

/** Words with a special meaning in YAML 1.1 or 1.2. */
const RESERVED = /^(?:~|null|true|false|yes|no|on|off|y|n|[-+.]?\.?(?:inf|nan))$/i;
/** Matches strings that need no quotes: no syntax characters, and no start of a number or date. */
const PLAIN = /^[A-Za-z_(][\w ()./%@+,;=°µ–-]*$/u;

/** Returns strings without quotes if YAML reads them as strings, and other values as JSON, which is also valid YAML. */
export function formatYamlScalar(value: unknown): string {
  if (typeof value === 'string' && PLAIN.test(value) && !RESERVED.test(value) && !value.endsWith(' ')) return value;
  return escapeYaml(JSON.stringify(value));
}

/** Returns JSON with escapes for characters that YAML forbids or reads as line breaks. */
function escapeYaml(json: string): string {
  return json.replaceAll(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const UNSAFE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A plain value, or nested entities. */
type Member = readonly [
  name: string,
  content: { readonly value: unknown } | { readonly rows: readonly EntityRow[]; isOne: boolean },
];

type NamedDataset = Pick<HubProjectRow, 'profile' | 'version' | 'name'>;

/** Approximate length of a part, in characters. */
const PART = 32_000;

export async function* writeDataset(
  project: NamedDataset,
  snapshot: ProjectSnapshot,
  notation: 'json' | 'yaml',
): AsyncGenerator<string> {
  const slice = new TimeSlice();
  let part = '';
  for (const piece of notation === 'json' ? writeJson(project, snapshot) : writeYaml(project, snapshot)) {
    part += piece;
    if (part.length < PART) continue;
    yield part;
    part = '';
    await slice.yieldIfDue();
  }
  yield part;
}

function* writeJson({ profile, version, name }: NamedDataset, snapshot: ProjectSnapshot): Generator<string> {
  const own_columns = getOwnColumns(snapshot.profile);
  const head = { profile, version, name, ...(own_columns.length === 0 ? {} : { own_columns }) };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "entities": [`;
  for (const [index, top] of snapshot.listChildren(null).entries()) {
    yield `${index === 0 ? '' : ','}\n    { "entity_type": ${JSON.stringify(top.entityType)}, "data": `;
    yield* writeJsonObject(snapshot, top, '    ');
    yield ' }';
  }
  yield '\n  ]\n}\n';
}

function* writeJsonObject(snapshot: ProjectSnapshot, row: EntityRow, indent: string): Generator<string> {
  const inner = `${indent}  `;
  let separator = '{';
  // Each `yield` takes time, so short strings are joined.
  let piece = '';
  for (const [name, content] of listMembers(snapshot, row)) {
    piece += `${separator}\n${inner}${JSON.stringify(name)}: `;
    separator = ',';
    if ('value' in content) {
      piece += JSON.stringify(content.value);
      continue;
    }
    if (!content.isOne) piece += '[';
    for (const [index, child] of content.rows.entries()) {
      yield index === 0 ? piece : ', ';
      yield* writeJsonObject(snapshot, child, inner);
    }
    piece = content.isOne ? '' : ']';
  }
  yield piece + (separator === '{' ? '{}' : `\n${indent}}`);
}

export function nestEntity(snapshot: ProjectSnapshot, row: EntityRow): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    listMembers(snapshot, row).map(([name, content]) => {
      if ('value' in content) return [name, content.value];
      const objects = content.rows.map((one) => nestEntity(snapshot, one));
      return [name, content.isOne ? objects[0] : objects];
    }),
  );
}

function* writeYaml({ profile, version, name }: NamedDataset, snapshot: ProjectSnapshot): Generator<string> {
  yield `profile: ${formatYamlScalar(profile)}\nversion: ${formatYamlScalar(version)}\nname: ${formatYamlScalar(name)}\n`;
  const own = getOwnColumns(snapshot.profile);
  if (own.length > 0) yield 'own_columns:\n';
  for (const column of own) yield `  - ${escapeYaml(JSON.stringify(column))}\n`;
  const tops = snapshot.listChildren(null);
  yield tops.length === 0 ? 'entities: []\n' : 'entities:\n';
  for (const top of tops) {
    yield `  - entity_type: ${formatYamlScalar(top.entityType)}\n    data:`;
    yield* writeYamlObject(snapshot, top, '      ', `\n      `);
  }
}

/** Yields the lines of an object. @param before text before the first property */
function* writeYamlObject(snapshot: ProjectSnapshot, row: EntityRow, indent: string, before: string): Generator<string> {
  let start = before;
  let piece = '';
  for (const [name, content] of listMembers(snapshot, row)) {
    piece += `${start}${formatYamlScalar(name)}:`;
    start = indent;
    if (!('value' in content)) {
      yield content.isOne ? piece : `${piece}\n`;
      piece = '';
      if (content.isOne) yield* writeYamlObject(snapshot, content.rows[0] as EntityRow, `${indent}  `, `\n${indent}  `);
      else for (const child of content.rows) yield* writeYamlObject(snapshot, child, `${indent}    `, `${indent}  - `);
    } else if (Array.isArray(content.value) && content.value.length > 0)
      piece += `\n${content.value.map((item) => `${indent}  - ${formatYamlScalar(item)}\n`).join('')}`;
    else piece += ` ${formatYamlScalar(content.value)}\n`;
  }
  yield start === before ? `${before.startsWith('\n') ? ' ' : before}{}\n` : piece;
}

/** Returns the properties in profile order, followed by fields that the profile does not contain. */
function listMembers(snapshot: ProjectSnapshot, { id, entityType, data }: EntityRow): readonly Member[] {
  const entity = snapshot.profile.entities.get(entityType);
  const children = snapshot.listChildren(id);
  const childrenByField = children.length === 0 ? HOLDS_NOTHING : Map.groupBy(children, ({ parentField }) => parentField ?? '');
  const members: Member[] = [];
  const addMember = (name: string) => {
    const rows = childrenByField.get(name);
    if (rows !== undefined) members.push([name, { rows, isOne: rows.length === 1 && isSingleNestedEntity(entity, name) }]);
    else if (Object.hasOwn(data, name)) members.push([name, { value: data[name] }]);
  };
  for (const { name } of entity?.fields ?? []) addMember(name);
  const isUnknownField = (name: string) => entity === undefined || findFieldByName(entity, name) === undefined;
  for (const name of Object.keys(data)) if (isUnknownField(name)) addMember(name);
  for (const name of childrenByField.keys()) if (isUnknownField(name) && !Object.hasOwn(data, name)) addMember(name);
  return members;
}

const HOLDS_NOTHING: ReadonlyMap<string, readonly EntityRow[]> = new Map();

function isSingleNestedEntity(entity: Entity | undefined, name: string): boolean {
  const field = entity === undefined ? undefined : findFieldByName(entity, name);
  return field !== undefined && getContent(field).kind === 'entity' && isSingleEntityField(field);
}
