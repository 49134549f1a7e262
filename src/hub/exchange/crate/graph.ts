/** The graph of an RO-Crate: entities by identifier, flat, each described once (RO-Crate 1.2, metadata document). */

export interface CrateReference {
  readonly '@id': string;
}

export type CrateEntity = CrateReference & Readonly<Record<string, unknown>>;

/** Collects the entities of a crate, each once by its `@id`. */
export class CrateGraph {
  readonly #entities = new Map<string, CrateEntity>();
  readonly #people = new Map<string, CrateReference>();

  /** Describes an entity unless its identifier is already described. Returns a reference to it. */
  add(entity: CrateEntity): CrateReference {
    const id = entity['@id'];
    if (!this.#entities.has(id)) this.#entities.set(id, compactEntity(entity));
    const reference = { '@id': id };
    if (entity['@type'] === 'Person' && !this.#people.has(String(entity.name)))
      this.#people.set(String(entity.name), reference);
    return reference;
  }

  /** Returns a reference to an entity if it is described; otherwise empty. */
  findReference(id: string): readonly CrateReference[] {
    return this.#entities.has(id) ? [{ '@id': id }] : [];
  }

  /** Returns the person with this name, if one is described. */
  findPerson(name: string): CrateReference | undefined {
    return this.#people.get(name);
  }

  /** Returns all entities, in the order in which they were added. */
  listEntities(): readonly CrateEntity[] {
    return [...this.#entities.values()];
  }
}

/** Removes empty values, and replaces lists of one item by the item, as RO-Crate 1.2 recommends. */
function compactEntity(entity: CrateEntity): CrateEntity {
  const members = Object.entries(entity).flatMap(([name, value]) => {
    const items = [value].flat().filter((item) => item !== undefined && item !== null && item !== '');
    return items.length === 0 ? [] : [[name, items.length === 1 ? items[0] : items] as const];
  });
  return Object.fromEntries(members) as CrateEntity;
}

export function encodeIdPart(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
