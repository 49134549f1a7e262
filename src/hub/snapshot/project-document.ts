/** Converts entities to one nested object, like the example data of a profile, and back. */
import { BadRequestError } from '../../contract/errors.ts';
import { contentOf, type Entity, fieldNamed, type Profile } from '../../profiles/profile.ts';
import { isObject } from '../../profiles/validation/walk.ts';
import { quoted } from '../../profiles/value-words.ts';
import { deepestEntity, isSingleEntityField, requireEntityType } from '../entities/entity-places.ts';
import { sortByProfile } from '../entities/entity-values.ts';
import type { EntityRow } from '../entities/store.ts';
import type { EntityChange } from '../saving/entity-change.ts';

/** A top object of a project with its nested objects. */
export interface ProjectTopObject {
  readonly entityType: string;
  readonly data: Record<string, unknown>;
  /** Its entity. */
  readonly row: EntityRow;
}

/** Returns the entity of an object of toObjects. */
export type OriginOf = (data: object) => EntityRow | undefined;

/** The top objects of a project in order, and the entity of each object, including nested ones. */
export interface ProjectObjects {
  readonly tops: readonly ProjectTopObject[];
  readonly originOf: OriginOf;
}

/** Nests entities. The members of each object have the order of the profile. Entities whose parent is absent are at the top. */
export function toObjects(profile: Profile, rows: readonly EntityRow[]): ProjectObjects {
  const origins = new Map<object, EntityRow>();
  const ids = new Set(rows.map(({ id }) => id));
  const isTop = ({ parentId }: EntityRow) => parentId === null || !ids.has(parentId);
  const children = Map.groupBy(
    rows.filter((row) => !isTop(row)),
    ({ parentId }) => parentId as string,
  );
  const objectOf = (row: EntityRow): Record<string, unknown> => {
    const entity = profile.entities.get(row.entityType);
    const data: Record<string, unknown> = { ...row.data };
    for (const [field, held] of Map.groupBy(children.get(row.id) ?? [], ({ parentField }) => parentField as string)) {
      const objects = held.toSorted(compareSiblings).map(objectOf);
      const isSingle = entity !== undefined && fieldNamed(entity, field)?.type === 'entity';
      data[field] = isSingle && objects.length === 1 ? objects[0] : objects;
    }
    const object = entity === undefined ? data : sortByProfile(entity, data);
    origins.set(object, row);
    return object;
  };
  const tops = rows
    .filter(isTop)
    .toSorted(createTopComparison(profile))
    .map((row) => ({ entityType: row.entityType, data: objectOf(row), row }));
  return { tops, originOf: (data) => origins.get(data) };
}

/** Compares siblings by their order. */
export function compareSiblings(one: EntityRow, other: EntityRow): number {
  return one.position - other.position || (one.id < other.id ? -1 : 1);
}

/** Compares top entities: by type in the order of the profile, then by position. */
export function createTopComparison(profile: Profile): (one: EntityRow, other: EntityRow) => number {
  const ranks = new Map([...profile.entities.keys()].map((name, index) => [name, index]));
  const rank = ({ entityType }: EntityRow) => ranks.get(entityType) ?? ranks.size;
  return (one, other) => rank(one) - rank(other) || compareSiblings(one, other);
}

/**
 * Returns changes that create the entities of an object and its nested objects. Values are taken unchanged, even invalid ones.
 * @param entityType type of the object; by default the profile's root entity
 * @param path precedes the names of members in errors
 * @throws BadRequestError that names the member: an unknown one, one that is not an entity, or one that is nested too deeply
 */
export function parseDocumentChanges(
  profile: Profile,
  document: unknown,
  { entityType = profile.root_entity, path = '' }: { readonly entityType?: string; readonly path?: string } = {},
): EntityChange[] {
  const changes: EntityChange[] = [];
  const visit = (
    entity: Entity,
    data: unknown,
    at: string,
    parent: { ref: string; field: string } | undefined,
    level: number,
  ) => {
    const member = at === '' ? 'The data set' : at;
    if (!isObject(data)) throw new BadRequestError(`${member}: an object of the type ${entity.name} is expected.`);
    if (level > deepestEntity) throw new BadRequestError(`${member}: entities can be nested ${deepestEntity} levels deep.`);
    const values: Record<string, unknown> = {};
    const ref = `document:${changes.length}`;
    changes.push({
      entityType: entity.name,
      data: values,
      ref,
      ...(parent === undefined ? {} : { parentId: parent.ref, parentField: parent.field }),
    });
    for (const [name, value] of Object.entries(data)) {
      const field = fieldNamed(entity, name);
      const inside = at === '' ? name : `${at}.${name}`;
      if (field === undefined) throw new BadRequestError(`${member}: ${entity.name} has no field ${quoted(name)}.`);
      const content = contentOf(field);
      if (content.kind === 'scalar') {
        values[name] = value;
        continue;
      }
      const nested = requireEntityType(profile, content.entity, inside);
      const next = { ref, field: name };
      if (value === null || value === '') continue;
      if (!isSingleEntityField(field)) {
        if (!Array.isArray(value)) throw new BadRequestError(`${inside}: a list of ${nested.name} objects is expected.`);
        for (const [index, item] of value.entries()) visit(nested, item, `${inside}[${index}]`, next, level + 1);
      } else visit(nested, value, inside, next, level + 1);
    }
  };
  visit(requireEntityType(profile, entityType), document, path, undefined, 1);
  return changes;
}
