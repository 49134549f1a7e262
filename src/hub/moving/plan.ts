/** Plans the position of each entity and value in another profile. */
import type { components } from '../../../generated/hub/types.d.ts';
import { getOrAdd } from '../../memoize.ts';
import { type Entity, type Field, findEntity, findFieldByName, getContent, type Profile } from '../../profiles/profile.ts';
import { normalizeMemberName } from '../../profiles/validation/entity-plan.ts';
import { computeIdentifier, computeLabel } from '../entities/entity-names.ts';
import { areSameValues, isSameEntityValue, parseScalarText, sortByProfile } from '../entities/entity-values.ts';
import { type EntityRow, isSingleEntityField, listFieldsForType } from '../entities/store.ts';
import { recognizeColumns } from '../exchange/import/reading/headers.ts';
import { formatListCell, parseListText } from '../exchange/list-text.ts';
import { formatShortValue } from '../history/store.ts';
import { extendProfile, getOwnColumns, OWN_COLUMN_TYPES, type OwnColumn } from '../own-columns/effective-profile.ts';
import { createOwnColumn, MAX_OWN_COLUMNS } from '../own-columns/form.ts';
import type { ProjectSnapshot } from '../snapshot/open-snapshot.ts';
import type { FieldRename } from '../tables.ts';
import { formatDisplayName, getFieldLabel } from '../words.ts';

export type FieldMove = components['schemas']['HubMovedField'];

/** Fields with values, and own columns, by `Type.field`. */
export type FieldMoves = ReadonlyMap<string, FieldMove>;

const MAX_EXAMPLES = 3;

/** Returns a new field for each field with values. @param takes returns whether an unmatched field becomes an own column */
export function planFields(
  profile: Profile,
  base: Profile,
  rows: readonly EntityRow[],
  takes: (field: string) => boolean,
): { readonly moves: FieldMoves; readonly ownColumns: readonly OwnColumn[] } {
  const moves = new Map<string, FieldMove>();
  const getOrAddMove = (entity_type: string, field: string) =>
    getOrAdd(
      moves,
      `${entity_type}.${field}`,
      (): FieldMove => ({ entity_type, field, outcome: 'left_out', to: null, values: 0, changed: 0, examples: [] }),
    );
  const present = getOwnColumns(profile).filter(({ entity_type }) => findEntity(base, entity_type) !== undefined);
  for (const { entity_type, name } of present) getOrAddMove(entity_type, name);
  for (const { entityType, data } of rows) for (const name of Object.keys(data)) getOrAddMove(entityType, name);
  const setMoveOutcome = (move: FieldMove, entity_type: string, field: string) => {
    move.outcome = entity_type === move.entity_type && field === move.field ? 'kept' : 'renamed';
    move.to = { entity_type, field };
  };

  for (const [type, fields] of Map.groupBy(moves.values(), ({ entity_type }) => entity_type)) {
    const target = findEntity(base, type) as Entity;
    const names = fields.map(({ field }) => field);
    const matched = matchFields(profile.entities.get(type), names, target);
    for (const move of fields)
      if (matched.has(move.field)) setMoveOutcome(move, target.name, matched.get(move.field) as string);
  }
  const ownColumns: OwnColumn[] = [];
  for (const column of present) {
    const move = moves.get(`${column.entity_type}.${column.name}`) as FieldMove;
    if (move.to !== null) continue;
    const { name } = findEntity(base, column.entity_type) as Entity;
    ownColumns.push({ ...column, entity_type: name });
    setMoveOutcome(move, name, column.name);
  }
  for (const [key, move] of moves) {
    const source = profile.entities.get(move.entity_type);
    const field = source && findFieldByName(source, move.field);
    if (move.to !== null || field === undefined || !takes(key) || ownColumns.length >= MAX_OWN_COLUMNS) continue;
    const column = createColumn(base, ownColumns, findEntity(base, move.entity_type) as Entity, field);
    ownColumns.push(column);
    setMoveOutcome(move, column.entity_type, column.name);
    move.outcome = 'own_column';
  }
  return { moves, ownColumns };
}

/** Returns the fields that have another name in the new profile, including fields without values. */
export function findRenames(profile: Profile, base: Profile, moves: FieldMoves): readonly FieldRename[] {
  const renames = [...moves.values()].flatMap(({ entity_type, field, to }): FieldRename[] =>
    to === null ? [] : [{ from: [entity_type, field], to: [to.entity_type, to.field] }],
  );
  for (const source of profile.entities.values()) {
    const target = findEntity(base, source.name);
    if (target === undefined) continue;
    const taken = new Set(renames.flatMap(({ from, to }) => (from[0] === source.name ? to[1] : [])));
    const names = source.fields.map(({ name }) => name).filter((name) => !moves.has(`${source.name}.${name}`));
    for (const [name, other] of matchFields(source, names, target))
      if (!taken.has(other)) renames.push({ from: [source.name, name], to: [target.name, other] });
  }
  return renames.filter(({ from, to }) => from.some((name, at) => name !== to[at]));
}

const COLUMN_KINDS = new Map(
  (['date', 'yes_no', 'number', 'whole_number'] as const).map((kind) => [OWN_COLUMN_TYPES[kind], kind]),
);

/** Returns an own column with a unique name and a unique label. */
function createColumn(base: Profile, columns: readonly OwnColumn[], entity: Entity, field: Field): OwnColumn {
  const others = columns.filter(({ entity_type }) => entity_type === entity.name);
  const taken = new Set([...entity.fields, ...others].flatMap((one) => [one.name, getFieldLabel(one)].map(convertToLowerCase)));
  const first = getFieldLabel(field).slice(0, 90);
  let label = first;
  for (let number = 2; taken.has(convertToLowerCase(label)); number += 1) label = `${first} ${number}`;
  const isName =
    /^[A-Za-z]\w{0,99}$/.test(field.name) && !(field.name in Object.prototype) && !taken.has(convertToLowerCase(field.name));
  const content = getContent(field);
  return createOwnColumn(base, columns, {
    entity_type: entity.name,
    ...(isName ? { name: field.name } : {}),
    label,
    kind: (field.type !== 'list' && content.kind === 'scalar' && COLUMN_KINDS.get(content.type)) || 'text',
    description: field.description.slice(0, 1_000).toWellFormed(),
  });
}

const convertToLowerCase = (text: string) => text.toLowerCase();

/** Returns target fields by source field. Like imports, matches names, other spellings, and unique terms. */
function matchFields(source: Entity | undefined, names: readonly string[], target: Entity): ReadonlyMap<string, string> {
  const matched = new Map<string, string>();
  const taken = new Set<string>();
  const matchByHeader = (headerOf: (name: string) => string) => {
    const open = names.filter((name) => !matched.has(name) && headerOf(name) !== '');
    for (const [at, { meaning }] of recognizeColumns(target, open.map(headerOf)).entries()) {
      if (meaning.kind !== 'field' || taken.has(meaning.field.name)) continue;
      taken.add(meaning.field.name);
      matched.set(open[at] as string, meaning.field.name);
    }
  };
  matchByHeader((name) => (findFieldByName(target, name) === undefined ? '' : name));
  matchByHeader((name) => name);
  matchByHeader((name) => {
    const term = source?.fields.find((field) => field.name === name)?.ontology_term ?? '';
    return source?.fields.filter(({ ontology_term }) => ontology_term === term).length === 1 ? term : '';
  });
  return matched;
}

/** Returns an entity with converted values, and counts them. `before`: in the old profile; `placed`: at the new position. */
export function convertRow(old: Profile, profile: Profile, before: EntityRow, placed: EntityRow, moves: FieldMoves): EntityRow {
  const entity = profile.entities.get(placed.entityType) as Entity;
  const source = old.entities.get(before.entityType);
  const converted: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(before.data)) {
    const move = moves.get(`${before.entityType}.${name}`) as FieldMove;
    const field = findFieldByName(entity, move.to?.field ?? '');
    const stored = field && convertValue(source && findFieldByName(source, name), field, value, { old, profile });
    if (field !== undefined) converted[field.name] = stored;
    const isChanged = field !== undefined && !isSameEntityValue(value, stored);
    move.values += 1;
    if (isChanged) move.changed += 1;
    if (isChanged && move.changed === 1) move.examples.length = 0;
    if (move.examples.length < MAX_EXAMPLES && isChanged === move.changed > 0)
      move.examples.push({ entity: before.label, value: formatShortValue(value), stored: formatShortValue(stored) });
  }
  const data = sortByProfile(entity, converted);
  const label = computeLabel(profile, entity, data, before.position + 1);
  const identifier = computeIdentifier(profile, entity, data);
  const isSame =
    areSameValues(data, before.data) &&
    (['entityType', 'parentField'] as const).every((name) => placed[name] === before[name]) &&
    label === before.label &&
    identifier === before.identifier;
  return { ...placed, data, label, identifier, version: isSame ? before.version : before.version + 1 };
}

/** Returns a value converted to the type of another field. A string that does not match this type remains a string. */
function convertValue(
  from: Field | undefined,
  to: Field,
  value: unknown,
  { old, profile }: { readonly old: Profile; readonly profile: Profile },
): unknown {
  // Some profiles store their version as a value.
  if (old.name === profile.name && to.name === `${profile.name}_version` && value === old.version) return profile.version;
  if (from?.type === to.type && from.items === to.items) return value;
  const content = getContent(to);
  const type = content.kind === 'scalar' ? content.type : 'string';
  const convertListItem = (item: unknown) => {
    const isNumber = typeof item === 'number' && (type === 'integer' || type === 'float');
    return isNumber || (typeof item === 'boolean' && type === 'boolean') ? item : parseScalarText(type, String(item));
  };
  if (to.type !== 'list') return convertListItem(Array.isArray(value) ? formatListCell(value) : value);
  const items = Array.isArray(value) ? value : splitList(String(value));
  return items.map(convertListItem);
}

/** Returns the items of text that was written as a list; otherwise the text as the only item. */
function splitList(text: string): readonly string[] {
  const items = parseListText(text);
  return formatListCell(items) === text ? items : [text];
}

export type MovePreview = components['schemas']['HubProjectMovePreview'];

/** An entity that the profile cannot contain, with a reason in one sentence. */
export interface LeftOutEntity {
  readonly row: EntityRow;
  readonly reason: string;
}

export interface MovePlan {
  /** The new profile, with the own columns of the project. */
  readonly profile: Profile;
  readonly ownColumns: readonly OwnColumn[];
  /** Retained entities, parents first. Changed entities have the next version number. */
  readonly rows: readonly EntityRow[];
  /** Entities to delete, parents first. */
  readonly leftOut: readonly LeftOutEntity[];
  readonly fields: readonly FieldMove[];
  /** Renamed fields. The move also renames them in comments and column arrangements. */
  readonly renames: readonly FieldRename[];
}

/** Returns the plan of a move. @param takes returns whether an unmatched field, as `Type.field`, becomes an own column */
export function planMove(snapshot: ProjectSnapshot, base: Profile, takes: (field: string) => boolean): MovePlan {
  const placed = new Map<string, EntityRow>();
  const full = new Set<string>();
  const leftOut: LeftOutEntity[] = [];
  for (const row of snapshot.rows) {
    const place = findNewPosition(base, row, placed, full);
    if (typeof place === 'string') leftOut.push({ row, reason: place });
    else placed.set(row.id, place);
  }
  const before = snapshot.rows.filter(({ id }) => placed.has(id));
  const { moves, ownColumns } = planFields(snapshot.profile, base, before, takes);
  const profile = extendProfile(base, ownColumns);
  const rows = before.map((row) => convertRow(snapshot.profile, profile, row, placed.get(row.id) as EntityRow, moves));
  const renames = findRenames(snapshot.profile, base, moves);
  return { profile, ownColumns, rows, leftOut, fields: [...moves.values()], renames };
}

/** Returns the entity at its new position, or an error message. */
function findNewPosition(
  base: Profile,
  row: EntityRow,
  placed: ReadonlyMap<string, EntityRow>,
  full: Set<string>,
): EntityRow | string {
  const entity = findEntity(base, row.entityType);
  const type = formatDisplayName(row.entityType);
  if (entity === undefined) return `${base.id} has no type ${type}.`;
  if (row.parentId === null) return { ...row, entityType: entity.name };
  const above = placed.get(row.parentId);
  if (above === undefined) return 'The entity that contains it is left out.';
  const able = listFieldsForType(base.entities.get(above.entityType) as Entity, entity.name);
  const named = able.find(({ name }) => normalizeMemberName(name) === normalizeMemberName(row.parentField ?? ''));
  const field = able.find(({ name }) => name === row.parentField) ?? named ?? (able.length === 1 ? able[0] : undefined);
  if (field === undefined) return `In ${base.id}, ${formatDisplayName(above.entityType)} has no field for ${type}.`;
  const key = `${above.id}/${field.name}`;
  if (isSingleEntityField(field) && full.has(key))
    return `In ${base.id}, the field ${field.name} can contain only one ${type}.`;
  full.add(key);
  return { ...row, entityType: entity.name, parentField: field.name };
}
