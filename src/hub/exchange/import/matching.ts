/**
 * Which entity of the project a row of a file is: by `_id`, else by its identifier under the same parent, else, where it has none, the
 * one in the same place that says the same. Each entity is one row only.
 */
import type { Entity, Profile } from '../../../schemas/profile.ts';
import { fieldNamed } from '../../../schemas/profile.ts';
import { identifierOf } from '../../entities/entity-names.ts';
import { holdsOne } from '../../entities/entity-places.ts';
import type { EntityRow } from '../../entities/entity-store.ts';
import type { ProjectPicture } from '../../entities/project-picture.ts';
import type { IncomingRow } from './incoming.ts';

/** Finds entities for rows. */
export class Matching {
  readonly #picture: ProjectPicture;
  readonly #profile: Profile;
  /** Places of rows by the entity that they are. */
  readonly #taken = new Map<string, string>();
  readonly #byIdentifier = new Map<string, ReadonlyMap<string, readonly EntityRow[]>>();

  constructor(profile: Profile, picture: ProjectPicture) {
    this.#profile = profile;
    this.#picture = picture;
  }

  /** The entity that a row names by `_id`, when it is in the project. */
  named(row: IncomingRow): EntityRow | undefined {
    return row.id === null ? undefined : this.#picture.get(row.id);
  }

  /** The entity that a row without a known `_id` is, in a field of a parent (null: at the top). */
  find(row: IncomingRow, entity: Entity, parentId: string | null, parentField: string | null): EntityRow | undefined {
    const free = ({ id }: EntityRow) => !this.#taken.has(id);
    const identifier = this.#identifierOf(row, entity);
    if (identifier !== '') return this.#identified(parentId, entity.name).get(identifier)?.find(free);
    const siblings = this.#picture
      .childrenOf(parentId)
      .filter((child) => child.entityType === entity.name && child.parentField === parentField && free(child));
    const parent = parentId === null ? undefined : this.#profile.entities.get(this.#picture.get(parentId)?.entityType ?? '');
    const field = parent === undefined ? undefined : fieldNamed(parent, parentField ?? '');
    if (field !== undefined && holdsOne(field)) return siblings[0];
    return siblings.find((sibling) => isSaid(row, sibling));
  }

  /** Notes that a row is an entity; returns the place of the row that was it before. */
  take(entity: EntityRow, row: IncomingRow): string | undefined {
    const before = this.#taken.get(entity.id);
    if (before === undefined) this.#taken.set(entity.id, row.place);
    return before;
  }

  #identifierOf(row: IncomingRow, entity: Entity): string {
    return identifierOf(this.#profile, entity, Object.fromEntries([...row.values].map(([name, { value }]) => [name, value])));
  }

  #identified(parentId: string | null, entityType: string): ReadonlyMap<string, readonly EntityRow[]> {
    const key = `${parentId}/${entityType}`;
    let found = this.#byIdentifier.get(key);
    if (found === undefined) {
      const children = this.#picture.childrenOf(parentId).filter((child) => child.entityType === entityType);
      found = Map.groupBy(
        children.filter(({ identifier }) => identifier !== ''),
        ({ identifier }) => identifier,
      );
      this.#byIdentifier.set(key, found);
    }
    return found;
  }
}

/** Whether an entity has just the values that a row says. */
function isSaid(row: IncomingRow, { data }: EntityRow): boolean {
  const said = [...row.values].every(([name, { says }]) => says(data[name]));
  const isMore = Object.keys(data).some((name) => !row.values.has(name));
  return said && !isMore;
}
