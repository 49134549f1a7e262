/** Reads the graph of an RO-Crate, and records which values were read. */
import { BadRequestError } from '../../../../../contract/errors.ts';
import { isObject } from '../../../../../profiles/validation/entity-plan.ts';
import { formatNumber } from '../../../../../web/for-people/words.ts';
import { METADATA_FILE } from '../../../crate/file-names.ts';
import { countValues } from '../../account/text-trace.ts';
import type { ReadingLimits } from '../reading-limits.ts';

/** An unvalidated JSON-LD object of the `@graph`. */
export type ReadEntity = Readonly<Record<string, unknown>>;

/** `at` is the index in the list of values. */
interface ReadItem {
  readonly entity: ReadEntity;
  readonly name: string;
  readonly at: number;
  readonly value: unknown;
}

/** Reads entities and counts their values at each reference, because a small file can refer to one entity many times. */
export class CrateReader {
  readonly #entities: readonly ReadEntity[];
  readonly #byId = new Map<string, ReadEntity>();
  /** Index and property of each value that was read. */
  readonly #taken = new Map<ReadEntity, Set<string>>();
  readonly #limits: ReadingLimits;
  readonly root: ReadEntity;
  readonly #counts = { entities: 0, values: 0, characters: 0 };

  /** @throws BadRequestError if the document has no root data set */
  constructor(document: unknown, limits: ReadingLimits) {
    this.#limits = limits;
    const { '@graph': items, '@context': _context, ...beside } = isObject(document) ? document : {};
    const graph = Array.isArray(items) ? items.filter(isObject) : [];
    const others = Array.isArray(items) ? items.filter((item) => !isObject(item)) : [];
    for (const entity of graph) this.#byId.set(normalizeId(getId(entity)), entity);
    const descriptor = [...this.#byId].find(([id]) => id === METADATA_FILE || id.endsWith(`/${METADATA_FILE}`))?.[1];
    const root = descriptor === undefined ? undefined : this.#findReferencedEntity(descriptor.about);
    if (descriptor === undefined || root === undefined)
      throw new BadRequestError(`The .zip file is not an RO-Crate: ${METADATA_FILE} describes no data set.`);
    this.root = root;
    this.#entities = [...graph.filter((entity) => entity !== descriptor), { ...beside, '@graph': others }];
  }

  listEntities(): readonly ReadEntity[] {
    return this.#entities;
  }

  /** Returns the entities of a type in the first of these properties that has values. */
  listHeld(entity: ReadEntity, type: string, ...names: readonly string[]): readonly ReadEntity[] {
    return this.#listItems(entity, names).flatMap((item) => {
      if (!isObject(item.value) || !hasType(item.value, type)) return [];
      this.#markRead(item);
      return [item.value];
    });
  }

  listDescribed(entity: ReadEntity, name: string): readonly ReadEntity[] {
    return this.#listItems(entity, [name]).flatMap(({ value }) => (isObject(value) ? [value] : []));
  }

  /** Returns the first value as a string; empty if there is none. */
  readText(entity: ReadEntity, ...names: readonly string[]): string {
    const [first] = this.#listItems(entity, names);
    return first === undefined ? '' : this.#getText(first);
  }

  readTexts(entity: ReadEntity, ...names: readonly string[]): readonly string[] {
    return this.#listItems(entity, names)
      .map((item) => this.#getText(item))
      .filter((text) => text !== '');
  }

  /** Returns text with only the name or URL of an entity, because references can form cycles. */
  #getText(item: ReadItem): string {
    const { value } = item;
    // The name of a PropertyValue only states the meaning of its value.
    const naming = isObject(value) && hasType(value, 'PropertyValue') ? ['value', 'name'] : ['name'];
    const [name] = isObject(value) ? this.#listItems(value, naming) : [];
    const named = formatScalar(name?.value);
    const text = isObject(value) ? named || getId(value) || formatScalar(value['@value']) : formatScalar(value);
    if (text !== '') this.#markRead(item);
    if (name !== undefined && named !== '') this.#markRead(name);
    return text;
  }

  /** Returns the number of unread values by type and property. */
  countUnread(): readonly { readonly what: string; readonly values: number }[] {
    const counts = new Map<string, number>();
    for (const { entity, name, at, values } of this.#iterateValues()) {
      if (this.#taken.get(entity)?.has(`${at} ${name}`) === true) continue;
      const what = `${formatScalar([entity['@type']].flat()[0]) || 'Entity'} · ${name}`;
      counts.set(what, (counts.get(what) ?? 0) + values);
    }
    return [...counts].map(([what, values]) => ({ what, values }));
  }

  /** Yields the values of entities, including entities that appear instead of a reference. */
  *#iterateValues(): Generator<{ entity: ReadEntity; name: string; at: number; values: number }> {
    const waiting = [...this.#entities];
    for (const entity of waiting)
      for (const [name, value] of Object.entries(entity)) {
        if (name === '@id' || name === '@type') continue;
        for (const [at, item] of [value].flat().entries()) {
          if (isCrateEntity(item)) waiting.push(item);
          // A reference counts as a value, because it states a relation. A string with a language counts as one value.
          const isReference = isCrateEntity(item) || this.#findReferencedEntity(item) !== undefined;
          const values = isReference ? 1 : countValues(isObject(item) && '@value' in item ? item['@value'] : item);
          if (values > 0) yield { entity, name, at, values };
        }
      }
  }

  /** Returns the values of the first of these properties that has any, with entities instead of references. */
  #listItems(entity: ReadEntity, names: readonly string[]): readonly ReadItem[] {
    const name = names.find((one) => [entity[one] ?? []].flat().length > 0);
    if (name === undefined) return [];
    const items = [entity[name]].flat();
    this.#countValue(items.length, 'values');
    return items.map((item, at) => {
      const referred = this.#findReferencedEntity(item);
      if (referred !== undefined) this.#countValue(1, 'entities');
      this.#countValue((referred === undefined ? formatScalar(item) : getId(referred)).length, 'characters');
      return { entity, name, at, value: referred ?? item };
    });
  }

  #markRead({ entity, name, at }: ReadItem): void {
    this.#taken.set(entity, (this.#taken.get(entity) ?? new Set()).add(`${at} ${name}`));
  }

  /** @throws BadRequestError above a limit that all files of the crate share */
  #countValue(more: number, what: 'entities' | 'values' | 'characters'): void {
    this.#counts[what] += more;
    const most = this.#limits[what === 'entities' ? 'rows' : what];
    if (this.#counts[what] > most)
      throw new BadRequestError(
        `${METADATA_FILE} has more than ${formatNumber(most)} ${what}. Shared parts count at each reference to them.`,
      );
  }

  #findReferencedEntity(value: unknown): ReadEntity | undefined {
    if (!isObject(value) || typeof value['@id'] !== 'string') return undefined;
    return this.#byId.get(normalizeId(value['@id']));
  }
}

/** Returns an ID without a leading `./`. */
function normalizeId(id: string): string {
  return id.replace(/^\.\/(?=.)/, '');
}

/** Returns whether a value is an entity, not only a reference. */
function isCrateEntity(value: unknown): value is ReadEntity {
  return isObject(value) && Object.keys(value).some((name) => !name.startsWith('@'));
}

export function getId(entity: ReadEntity): string {
  return formatScalar(entity['@id']);
}

/** Returns a plain value as a string; empty for objects, which could contain a property named toString. */
function formatScalar(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Returns whether an entity has a type, or a subtype in `additionalType`. */
export function hasType(entity: ReadEntity, type: string): boolean {
  return [entity['@type'], entity.additionalType].flat().includes(type);
}
