/**
 * Which entity of the project a row of a file is: by `_id`, else by its identifier under the same parent, else, where it has none, the
 * one in the same place that says the same. Each entity is one row only.
 */
import { type Entity, fieldNamed, type Profile } from '../../../profiles/profile.ts';
import { identifierOf } from '../../entities/entity-names.ts';
import { holdsOne } from '../../entities/entity-places.ts';
import type { EntityRow } from '../../entities/store.ts';
import type { ProjectSnapshot } from '../../snapshot/project-snapshot.ts';
import type { IncomingRow } from './reading/incoming.ts';
import { keyOfEntity, keyOfRow, valuesSaid } from './reading/said-values.ts';

/** Entities by what they are found by, those first that come first in the project. */
type Found = ReadonlyMap<string, EntityRow[]>;

/** Finds entities for rows. */
export class Matching {
  readonly #snapshot: ProjectSnapshot;
  readonly #profile: Profile;
  /** Places of rows by the entity that they are. */
  readonly #taken = new Map<string, string>();
  readonly #found = new Map<string, Found>();

  constructor(profile: Profile, snapshot: ProjectSnapshot) {
    this.#profile = profile;
    this.#snapshot = snapshot;
  }

  /** The entity that a row names by `_id`, when it is in the project. */
  named(row: IncomingRow): EntityRow | undefined {
    return row.id === null ? undefined : this.#snapshot.get(row.id);
  }

  /** The entity that a row without a known `_id` is, in a field of a parent (null: at the top). */
  find(row: IncomingRow, entity: Entity, parentId: string | null, parentField: string | null): EntityRow | undefined {
    const identifier = this.#identifierOf(row, entity);
    if (identifier !== '') return this.#free(this.#identified(parentId, entity), identifier);
    const inPlace = () =>
      this.#snapshot
        .childrenOf(parentId)
        .filter((child) => child.entityType === entity.name && child.parentField === parentField);
    const place = JSON.stringify([parentId, parentField, entity.name, row.notation]);
    if (this.#holdsOne(parentId, parentField))
      return this.#free(
        this.#index(`one ${place}`, inPlace, () => ''),
        '',
      );
    const said = this.#index(`said ${place}`, inPlace, ({ data }) => keyOfEntity(entity, data, row.notation));
    return this.#free(said, keyOfRow(row));
  }

  /** The only entity of the whole project that has the row's identifier, for rows that do not say where they stand. */
  findAnywhere(row: IncomingRow, entity: Entity): EntityRow | undefined {
    const identifier = this.#identifierOf(row, entity);
    const all = () => this.#snapshot.rows.filter(({ entityType }) => entityType === entity.name);
    const known = this.#index(`anywhere ${entity.name}`, all, (one) => one.identifier.normalize('NFC')).get(identifier) ?? [];
    const [only] = known;
    return identifier !== '' && known.length === 1 && only !== undefined && !this.#taken.has(only.id) ? only : undefined;
  }

  /** Notes that a row is an entity; returns the place of the row that was it before. */
  take(entity: EntityRow, row: IncomingRow): string | undefined {
    const before = this.#taken.get(entity.id);
    if (before === undefined) this.#taken.set(entity.id, row.place);
    return before;
  }

  #identifierOf(row: IncomingRow, entity: Entity): string {
    return identifierOf(this.#profile, entity, valuesSaid(entity, row));
  }

  #identified(parentId: string | null, entity: Entity): Found {
    const children = () => this.#snapshot.childrenOf(parentId).filter(({ entityType }) => entityType === entity.name);
    return this.#index(`identified ${parentId}/${entity.name}`, children, ({ identifier }) => identifier.normalize('NFC'));
  }

  #index(name: string, entities: () => readonly EntityRow[], keyOf: (entity: EntityRow) => string): Found {
    const found = this.#found.get(name) ?? Map.groupBy(entities(), keyOf);
    this.#found.set(name, found);
    return found;
  }

  /** The first one that is no other row; those that are leave the index, so that a thousand of the same cost no more than one each. */
  #free(found: Found, key: string): EntityRow | undefined {
    const entities = found.get(key);
    const first = entities?.findIndex(({ id }) => !this.#taken.has(id)) ?? -1;
    if (first > 0) entities?.splice(0, first);
    return first === -1 ? undefined : entities?.[0];
  }

  #holdsOne(parentId: string | null, parentField: string | null): boolean {
    const parent = parentId === null ? undefined : this.#profile.entities.get(this.#snapshot.get(parentId)?.entityType ?? '');
    const field = parent === undefined ? undefined : fieldNamed(parent, parentField ?? '');
    return field !== undefined && holdsOne(field);
  }
}
