/** A reference to an entity of an RO-Crate, whose graph is a flat list of entities (RO-Crate 1.2, metadata document). */

export interface CrateReference {
  readonly '@id': string;
}

export type CrateEntity = CrateReference & Readonly<Record<string, unknown>>;

/** Contains one entity per `@id`. */
export class CrateGraph {
  readonly #entities = new Map<string, CrateEntity>();
  readonly #people = new Map<string, CrateReference>();

  /** Adds an entity unless the graph already contains its ID. Returns a reference. */
  add(entity: CrateEntity): CrateReference {
    const id = entity['@id'];
    if (!this.#entities.has(id)) this.#entities.set(id, compactEntity(entity));
    const reference = { '@id': id };
    if (entity['@type'] === 'Person' && !this.#people.has(String(entity.name)))
      this.#people.set(String(entity.name), reference);
    return reference;
  }

  /** Returns a list with the reference to an entity; empty if no entity has this ID. */
  findReference(id: string): readonly CrateReference[] {
    return this.#entities.has(id) ? [{ '@id': id }] : [];
  }

  findPerson(name: string): CrateReference | undefined {
    return this.#people.get(name);
  }

  listEntities(): readonly CrateEntity[] {
    return [...this.#entities.values()];
  }
}

/** Returns the entity without empty values. Lists of one item become single values, as RO-Crate 1.2 recommends. */
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
