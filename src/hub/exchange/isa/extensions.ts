/** Writes values without an ISA property as comments, such as `Comment[Factor Unique ID]`, and entities as JSON. */
import { type Entity, findFieldByName } from '../../../profiles/profile.ts';
import { listPlaceReferences } from '../../editor/prefill.ts';
import type { EntityRow } from '../../entities/store.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import { formatDisplayName } from '../../words.ts';
import { type Cell, isEmptyCell } from '../cells.ts';
import { nestEntity } from '../dataset-text.ts';
import { formatListCell } from '../list-text.ts';
import { getOwnIdName, type IsaObject } from './entity-texts.ts';
import type { ReadTracker } from './read-tracker.ts';

/** The comment of an investigation that contains definitions of own columns as JSON. */
export const OWN_COLUMNS_COMMENT = 'Own Columns';

/** The comment with the name of a generated property, which ISA requires but the project does not contain. */
export const GENERATED_COMMENT = 'Generated';

/** The comment with the name of an empty field that imports of other files would fill. */
export const EMPTY_COMMENT = 'Empty Field';

/** Returns the required identifier and name fields. Imports fill missing identifiers from names, and names from identifiers. */
export function listRequiredNames({ fields }: Entity): readonly string[] {
  const all = fields.map(({ name, required }) => (required ? name : ''));
  return all.filter((name) => /^(?:unique_id|identifier|name)$/.test(name));
}

/** Fields that contain the name in ISA files, and the fields that replace them if they are empty. */
const NAMES: ReadonlyMap<string, readonly [named: readonly string[], others: readonly string[]]> = new Map([
  ['Investigation', [['title'], ['name']]],
  ['Study', [['title'], ['name']]],
  ['Assay', [['filename'], ['identifier']]],
  ['DataFile', [['filename'], ['name']]],
  ['Person', [['first_name', 'given_name', 'last_name', 'family_name'], ['name']]],
]);

/** Returns the fields that a reader fills with the name, and other fields that can supply the name for an export. */
export function findNameFields(entity: Entity): { readonly named: readonly string[]; readonly others: readonly string[] } {
  const [named, others] = NAMES.get(entity.name) ?? [
    ['name'],
    ['factor_name', 'unique_id', 'identifier', getOwnIdName({ entityType: entity.name })],
  ];
  const isField = (name: string) => findFieldByName(entity, name) !== undefined;
  return { named: named.filter(isField), others: others.filter(isField) };
}

/** Returns the name of the comment for a name from an unusual field. */
export function formatNameComment(entityType: string): string {
  return `${formatDisplayName(entityType)} Name Field`;
}

/** Collects the ISA objects of entities, and adds comments to them. */
export class IsaExtensions {
  readonly #snapshot: ProjectSnapshot;
  readonly #seen: ReadTracker;
  readonly #objects = new Map<string, Record<string, unknown>>();
  readonly #wholeRows = new Set<string>();

  constructor(snapshot: ProjectSnapshot, seen: ReadTracker) {
    this.#snapshot = snapshot;
    this.#seen = seen;
  }

  recordObject(row: EntityRow, object: IsaObject): IsaObject {
    const own = { ...object };
    this.#objects.set(row.id, own);
    return own;
  }

  /** Marks an entity that `writeComments` stores as JSON, because a reader would change its values. */
  markWholeRow({ id }: EntityRow): void {
    this.#wholeRows.add(id);
  }

  /** Adds all comments. Call this function after all objects exist. */
  writeComments(): void {
    const handledLists = new Set<string>();
    for (const row of this.#snapshot.rows) {
      const object = this.#objects.get(row.id);
      const holder = this.#objects.get(row.parentId ?? '');
      if (object !== undefined) {
        this.#addNameComment(object, row);
        for (const name of this.#listMissingNames(row)) this.#addComment(object, EMPTY_COMMENT, name);
        for (const name of listUnreadValues(this.#snapshot, row, this.#seen))
          this.#addComment(
            object,
            `${formatDisplayName(row.entityType)} ${formatDisplayName(name)}`,
            this.#readText(row, name),
          );
      } else if (
        holder !== undefined &&
        !handledLists.has(`${row.parentId} ${row.parentField}`) &&
        this.#hasUnreadValues(row)
      ) {
        handledLists.add(`${row.parentId} ${row.parentField}`);
        this.#addEntityLists(holder, row);
      }
    }
  }

  #addNameComment(object: Record<string, unknown>, { entityType, data }: EntityRow): void {
    const entity = this.#snapshot.profile.entities.get(entityType);
    const { named, others } = entity === undefined ? { named: [], others: [] } : findNameFields(entity);
    const isEmpty = (name: string) => isEmptyCell((data[name] ?? null) as Cell);
    const used = others.find((name) => !isEmpty(name));
    if (named.length > 0 && named.every(isEmpty) && used !== undefined && this.#seen.isRead(data, used))
      this.#addComment(object, formatNameComment(entityType), used);
  }

  /** Lists all entities in a field, because a reader must distinguish them from new entities elsewhere. */
  #addEntityLists(holder: Record<string, unknown>, { parentId, parentField }: EntityRow): void {
    const siblings = this.#snapshot
      .listChildren(parentId)
      .filter((one) => one.parentField === parentField && !this.#objects.has(one.id));
    for (const [index, one] of siblings.entries()) {
      this.#addComment(
        holder,
        `${formatDisplayName(parentField ?? '')} ${index + 1}`,
        JSON.stringify(nestEntity(this.#snapshot, one)),
      );
      this.#markAsRead(one);
    }
  }

  #addComment(object: Record<string, unknown>, name: string, value: string): void {
    object.comments = [...(Array.isArray(object.comments) ? object.comments : []), { name, value }];
  }

  #readText(row: EntityRow, name: string): string {
    const value = this.#seen.track(row.data)[name];
    return Array.isArray(value) ? formatListCell(value) : String(value);
  }

  #markAsRead(row: EntityRow): void {
    for (const name of Object.keys(row.data)) this.#seen.track(row.data)[name];
    for (const child of this.#snapshot.listChildren(row.id)) this.#markAsRead(child);
  }

  #listMissingNames({ entityType, data }: EntityRow): readonly string[] {
    const entity = this.#snapshot.profile.entities.get(entityType);
    const required = entity === undefined ? [] : listRequiredNames(entity);
    return required.filter((name) => isEmptyCell((data[name] ?? null) as Cell));
  }

  /** Returns whether an entity or a descendant has an empty identifier, or an unread value that a reader cannot derive. */
  #hasUnreadValues(row: EntityRow): boolean {
    const derived = DERIVED_IDENTIFIERS[row.entityType]?.(row.data);
    return (
      this.#wholeRows.has(row.id) ||
      this.#listMissingNames(row).length > 0 ||
      listUnreadValues(this.#snapshot, row, this.#seen).some((name) => name !== 'unique_id' || derived !== row.data[name]) ||
      this.#snapshot.listChildren(row.id).some((child) => !this.#objects.has(child.id) && this.#hasUnreadValues(child))
    );
  }
}

/** Returns unread values that do not follow from the position of the entity. */
export function listUnreadValues(snapshot: ProjectSnapshot, row: EntityRow, seen: ReadTracker): readonly string[] {
  const missing = Object.entries(row.data).filter(
    ([name, value]) =>
      value !== null && value !== '' && !(Array.isArray(value) && value.length === 0) && !seen.isRead(row.data, name),
  );
  if (missing.length === 0) return [];
  const entity = snapshot.profile.entities.get(row.entityType);
  const following =
    entity === undefined ? undefined : listPlaceReferences(snapshot.profile, entity, snapshot.listAncestors(row.id));
  return missing.filter(([name, value]) => following?.get(name) !== value).map(([name]) => name);
}

/** Identifiers that a reader derives from another value, because MIAPPE defines none for these types. */
const DERIVED_IDENTIFIERS: Readonly<Record<string, (data: EntityRow['data']) => unknown>> = {
  Event: (data) => data.event_type,
  Environment: (data) => data.parameter,
  FactorValue: (data) => `${data.factor_id}: ${data.value}`,
};
