/** Reads the graph of an RO-Crate, and remembers what of it was read. */
import { BadRequestError } from '../../../../../contract/errors.ts';
import { isObject } from '../../../../../profiles/validation/entity-plan.ts';
import { numberText } from '../../../../../web/for-people/words.ts';
import { METADATA_FILE } from '../../../crate/file-names.ts';
import { countValues } from '../../account/account-book.ts';
import type { ReadingLimits } from '../reading-limits.ts';

/** An entity of the graph. */
export type ReadEntity = Readonly<Record<string, unknown>>;

/** Members that describe no data. */
const SILENT: ReadonlySet<string> = new Set(['@id', '@type', 'additionalType', 'conformsTo']);

/** The graph. An entity can be referred to many times, so values are counted at each reference. */
export class CrateReader {
  readonly #entities: readonly ReadEntity[];
  readonly #byId = new Map<string, ReadEntity>();
  readonly #taken = new Map<ReadEntity, Set<string>>();
  readonly #limits: ReadingLimits;
  readonly root: ReadEntity;
  readonly #counts = { entities: 0, values: 0, characters: 0 };

  /** @throws BadRequestError for a document without a root data set */
  constructor(document: unknown, limits: ReadingLimits) {
    this.#limits = limits;
    const graph = isObject(document) && Array.isArray(document['@graph']) ? document['@graph'].filter(isObject) : [];
    for (const entity of graph) this.#byId.set(getId(entity).replace(/^\.\/(?=.)/, ''), entity);
    const descriptor = [...this.#byId].find(([id]) => id === METADATA_FILE || id.endsWith(`/${METADATA_FILE}`))?.[1];
    const root = descriptor === undefined ? undefined : this.#referred(descriptor.about);
    if (descriptor === undefined || root === undefined)
      throw new BadRequestError(`The .zip file is no RO-Crate: ${METADATA_FILE} describes no data set.`);
    this.root = root;
    this.#entities = graph.filter((entity) => entity !== descriptor);
  }

  entities(): readonly ReadEntity[] {
    return this.#entities;
  }

  /** The values of members, the first that has any counts; references to described entities as these. */
  values(entity: ReadEntity, ...names: readonly string[]): readonly unknown[] {
    for (const name of names) {
      const items = [entity[name] ?? []].flat();
      if (items.length === 0) continue;
      this.#taken.set(entity, (this.#taken.get(entity) ?? new Set()).add(name));
      this.#count(items.length, 'values');
      return items.map((item) => {
        const entity = this.#referred(item);
        if (entity !== undefined) this.#count(1, 'entities');
        this.#count((entity === undefined ? formatScalar(item) : getId(entity)).length, 'characters');
        return entity ?? item;
      });
    }
    return [];
  }

  /** Entities of a type among them. */
  held(entity: ReadEntity, type: string, ...names: readonly string[]): readonly ReadEntity[] {
    return this.values(entity, ...names).filter((item): item is ReadEntity => isObject(item) && isOfType(item, type));
  }

  /** The first value as a text. */
  text(entity: ReadEntity, ...names: readonly string[]): string {
    return this.textOf(this.values(entity, ...names)[0]);
  }

  /** A value as a text: of an entity its name or address. Names of entities are texts, so that references cannot be cycles. */
  textOf(value: unknown): string {
    if (!isObject(value)) return formatScalar(value);
    const [name] = this.values(value, 'name');
    return formatScalar(name) || getId(value) || formatScalar(value['@value']);
  }

  /** Unread values, by type and member. */
  leftOut(): readonly { readonly what: string; readonly values: number }[] {
    const counts = new Map<string, number>();
    for (const entity of this.#entities) {
      const type = formatScalar([entity['@type']].flat()[0]) || 'Entity';
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

  /** @throws BadRequestError beyond the limit of all files */
  #count(more: number, what: 'entities' | 'values' | 'characters'): void {
    this.#counts[what] += more;
    const most = this.#limits[what === 'entities' ? 'rows' : what];
    if (this.#counts[what] > most)
      throw new BadRequestError(`${METADATA_FILE} has more than ${numberText(most)} ${what}, counted at each reference.`);
  }

  #referred(value: unknown): ReadEntity | undefined {
    if (!isObject(value) || typeof value['@id'] !== 'string') return undefined;
    return this.#byId.get(value['@id'].replace(/^\.\/(?=.)/, ''));
  }
}

/** Returns the identifier of an entity; empty for none. */
export function getId(entity: ReadEntity): string {
  return formatScalar(entity['@id']);
}

/** A scalar as a text; empty for anything else, because JSON can call its members toString. */
function formatScalar(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Returns whether an entity is of a type, or of a more special one that its `additionalType` names. */
export function isOfType(entity: ReadEntity, type: string): boolean {
  return [entity['@type'], entity.additionalType].flat().includes(type);
}
