/** Reads the graph of an RO-Crate, and remembers what of it was read. */
import { BadRequestError } from '../../../../../contract/errors.ts';
import { isObject } from '../../../../../profiles/validation/entity-plan.ts';
import { METADATA_FILE } from '../../../crate/file-names.ts';
import { countValues } from '../../account/account-book.ts';

/** An entity of the graph. */
export type ReadEntity = Readonly<Record<string, unknown>>;

/** Members that describe no data. */
const SILENT: ReadonlySet<string> = new Set(['@id', '@type', 'additionalType', 'conformsTo']);

/** The graph. */
export class CrateReader {
  readonly #byId = new Map<string, ReadEntity>();
  readonly #taken = new Map<ReadEntity, Set<string>>();
  readonly root: ReadEntity;

  /** @throws BadRequestError for a document without a root data set */
  constructor(document: unknown) {
    const graph = isObject(document) && Array.isArray(document['@graph']) ? document['@graph'].filter(isObject) : [];
    for (const entity of graph) this.#byId.set(String(entity['@id']).replace(/^\.\/(?=.)/, ''), entity);
    const descriptor = [...this.#byId].find(([id]) => id === METADATA_FILE || id.endsWith(`/${METADATA_FILE}`))?.[1];
    const root = descriptor === undefined ? undefined : this.#referred(descriptor.about);
    if (descriptor === undefined || root === undefined)
      throw new BadRequestError(`The .zip file is no RO-Crate: ${METADATA_FILE} describes no data set.`);
    this.root = root;
    this.#byId.delete(String(descriptor['@id']));
  }

  entities(): readonly ReadEntity[] {
    return [...this.#byId.values()];
  }

  /** The values of members, the first that has any counts; references to described entities as these. */
  values(entity: ReadEntity, ...names: readonly string[]): readonly unknown[] {
    for (const name of names) {
      const items = [entity[name] ?? []].flat();
      if (items.length === 0) continue;
      this.#taken.set(entity, (this.#taken.get(entity) ?? new Set()).add(name));
      return items.map((item) => this.#referred(item) ?? item);
    }
    return [];
  }

  /** Entities of a type among them. */
  held(entity: ReadEntity, type: string, ...names: readonly string[]): readonly ReadEntity[] {
    return this.values(entity, ...names).filter((item): item is ReadEntity => isObject(item) && isOfType(item, type));
  }

  /** The first value as a text: of an entity its name or address. */
  text(entity: ReadEntity, ...names: readonly string[]): string {
    const [value] = this.values(entity, ...names);
    if (!isObject(value)) return value === undefined || value === null ? '' : String(value);
    return this.text(value, 'name') || String(value['@id'] ?? value['@value'] ?? '');
  }

  /** Unread values, by type and member. */
  leftOut(): readonly { readonly what: string; readonly values: number }[] {
    const counts = new Map<string, number>();
    for (const entity of this.#byId.values()) {
      const type = String([entity['@type']].flat()[0] ?? 'Entity');
      for (const [name, value] of Object.entries(entity)) {
        if (SILENT.has(name) || this.#taken.get(entity)?.has(name) === true) continue;
        const values = [value]
          .flat()
          .reduce<number>((sum, item) => sum + (this.#referred(item) === undefined ? countValues(item) : 0), 0);
        const what = `${type} · ${name}`;
        if (values > 0) counts.set(what, (counts.get(what) ?? 0) + values);
      }
    }
    return [...counts].map(([what, values]) => ({ what, values }));
  }

  #referred(value: unknown): ReadEntity | undefined {
    if (!isObject(value) || typeof value['@id'] !== 'string') return undefined;
    return this.#byId.get(value['@id'].replace(/^\.\/(?=.)/, ''));
  }
}

/** Returns whether an entity is of a type, or of a more special one that its `additionalType` names. */
export function isOfType(entity: ReadEntity, type: string): boolean {
  return [entity['@type'], entity.additionalType].flat().includes(type);
}
