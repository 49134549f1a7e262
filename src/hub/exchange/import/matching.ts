/** Matches rows with entities: by `_id`, by identifier under the same parent, or by equal values at the same position. */
import { type Entity, findFieldByName, type Profile } from '../../../profiles/profile.ts';
import { computeIdentifier } from '../../entities/entity-names.ts';
import { type EntityRow, isSingleEntityField } from '../../entities/store.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import type { IncomingRow } from './reading/incoming.ts';
import { convertRowValues, getEntityKey, getRowKey } from './reading/stated-values.ts';

/** Entities by key, in the order of the project. */
type Found = ReadonlyMap<string, EntityRow[]>;

export class Matching {
  readonly #snapshot: ProjectSnapshot;
  readonly #profile: Profile;
  /** Positions of matched rows in the file, by entity ID. */
  readonly #taken = new Map<string, string>();
  readonly #found = new Map<string, Found>();

  constructor(profile: Profile, snapshot: ProjectSnapshot) {
    this.#profile = profile;
    this.#snapshot = snapshot;
  }

  /** Returns the entity with the `_id` of the row; undefined if there is none. */
  findById(row: IncomingRow): EntityRow | undefined {
    return row.id === null ? undefined : this.#snapshot.get(row.id);
  }

  /** Returns the unmatched entity with the row's identifier or values below a parent (null: top level), or undefined. */
  find(row: IncomingRow, entity: Entity, parentId: string | null, parentField: string | null): EntityRow | undefined {
    const identifier = this.#getIdentifier(row, entity);
    if (identifier !== '') return this.#findFree(this.#indexIdentifiers(parentId, entity), identifier);
    const listChildrenInField = () =>
      this.#snapshot
        .listChildren(parentId)
        .filter((child) => child.entityType === entity.name && child.parentField === parentField);
    const place = JSON.stringify([parentId, parentField, entity.name, row.notation]);
    if (this.#holdsOne(parentId, parentField))
      return this.#findFree(
        this.#getIndex(`one ${place}`, listChildrenInField, () => ''),
        '',
      );
    const stated = this.#getIndex(`stated ${place}`, listChildrenInField, ({ data }) =>
      getEntityKey(entity, data, row.notation),
    );
    return this.#findFree(stated, getRowKey(row));
  }

  /** Returns the only entity with the identifier of a row that has no parent; undefined if not unique, or already matched. */
  findByIdentifier(row: IncomingRow, entity: Entity): EntityRow | undefined {
    const identifier = this.#getIdentifier(row, entity);
    const listEntities = () => this.#snapshot.rows.filter(({ entityType }) => entityType === entity.name);
    const known =
      this.#getIndex(`anywhere ${entity.name}`, listEntities, (one) => one.identifier.normalize('NFC')).get(identifier) ?? [];
    const [only] = known;
    return identifier !== '' && known.length === 1 && only !== undefined && !this.#taken.has(only.id) ? only : undefined;
  }

  /** Records the match. Returns the place of an earlier row with the same entity; undefined if there is none. */
  recordMatch(entity: EntityRow, row: IncomingRow): string | undefined {
    const before = this.#taken.get(entity.id);
    if (before === undefined) this.#taken.set(entity.id, row.place);
    return before;
  }

  #getIdentifier(row: IncomingRow, entity: Entity): string {
    return computeIdentifier(this.#profile, entity, convertRowValues(entity, row));
  }

  #indexIdentifiers(parentId: string | null, entity: Entity): Found {
    const listChildren = () => this.#snapshot.listChildren(parentId).filter(({ entityType }) => entityType === entity.name);
    return this.#getIndex(`identified ${parentId}/${entity.name}`, listChildren, ({ identifier }) =>
      identifier.normalize('NFC'),
    );
  }

  #getIndex(name: string, entities: () => readonly EntityRow[], keyOf: (entity: EntityRow) => string): Found {
    const found = this.#found.get(name) ?? Map.groupBy(entities(), keyOf);
    this.#found.set(name, found);
    return found;
  }

  /** Returns the first unmatched entity, if any. Removes matched entities from the index, so equal rows take linear time. */
  #findFree(found: Found, key: string): EntityRow | undefined {
    const entities = found.get(key);
    const first = entities?.findIndex(({ id }) => !this.#taken.has(id)) ?? -1;
    if (first > 0) entities?.splice(0, first);
    return first === -1 ? undefined : entities?.[0];
  }

  #holdsOne(parentId: string | null, parentField: string | null): boolean {
    const parent = parentId === null ? undefined : this.#profile.entities.get(this.#snapshot.get(parentId)?.entityType ?? '');
    const field = parent === undefined ? undefined : findFieldByName(parent, parentField ?? '');
    return field !== undefined && isSingleEntityField(field);
  }
}
