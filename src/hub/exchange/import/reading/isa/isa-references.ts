/** Resolves references of ISA-JSON by `@id`, and reports missing targets. */
import { quoteText } from '../../../../../profiles/profile.ts';
import { isObject } from '../../../../../profiles/validation/entity-plan.ts';
import { chooseWord, formatNumber, joinFirstItems } from '../../../../../web/for-people/words.ts';
import type { IsaObject } from '../../../isa/entity-texts.ts';
import { createOmittedPart, type IncomingRow } from '../incoming.ts';
import { getIsaName } from './isa-texts.ts';

/** References of one field to missing targets. */
interface BrokenReferences {
  readonly place: string;
  readonly entityType: string;
  readonly field: string;
  /** True if the project stores the name that the reference contains. */
  readonly isNameStored: boolean;
  readonly ids: Set<string>;
  count: number;
}

/** Maximum number of IDs in a message. */
const MAX_NAMED = 5;

/** Matches IDs that contain the kind and name of an object. */
const NAMING = /^#(?:protocol|source|sample|material|file|factor)\/(.*)$/s;

/** Resolves the references of a file. Collects missing targets until the place of their row is known. */
export class IsaReferences {
  /** Objects of the current investigation by `@id`. */
  known: ReadonlyMap<string, IsaObject> = new Map();
  readonly #broken = new Map<string, BrokenReferences>();
  readonly #reported = new WeakSet<object>();
  #open: { readonly entityType: string; readonly field: string; readonly id: string; readonly name: string | null }[] = [];

  /** Returns the target of a reference; if it is missing, the name in the ID, or null. Other values are returned unchanged. */
  resolve(value: unknown, entityType: string, field: string): unknown {
    const id = findReferenceId(value);
    if (id === undefined) return value;
    const target = this.known.get(id);
    if (target !== undefined && getIsaName(target) !== undefined) return target;
    const name = target !== undefined ? null : id.startsWith('#') ? (NAMING.exec(id)?.[1] ?? null) : id;
    // An ID without a name refers to no object.
    if (name === '') return null;
    if (!this.#reported.has(value as object)) this.#open.push({ entityType, field, id, name });
    this.#reported.add(value as object);
    return name;
  }

  hasTarget(value: unknown): boolean {
    const id = findReferenceId(value);
    return id === undefined || this.known.has(id);
  }

  /** Assigns the place of the last row to the collected references. */
  placeAt(place: string): void {
    for (const { entityType, field, id, name } of this.#open) {
      const key = JSON.stringify([entityType, field, name !== null]);
      const known = this.#broken.get(key) ?? {
        place,
        entityType,
        field,
        isNameStored: name !== null,
        ids: new Set(),
        count: 0,
      };
      this.#broken.set(key, known);
      known.count += 1;
      if (known.ids.size <= MAX_NAMED) known.ids.add(name ?? id);
    }
    this.#open = [];
  }

  /** Yields an omitted part for each field with missing targets. */
  *listParts(): Generator<IncomingRow> {
    for (const { place, entityType, field, isNameStored, ids, count } of this.#broken.values()) {
      const list = joinFirstItems(
        [...ids].map((id) => quoteText(id.slice(0, 100))),
        MAX_NAMED,
      );
      const refer = `${formatNumber(count)} ${chooseWord(count, 'reference', 'references')} in ${field} ${chooseWord(count, 'points', 'point')} to nothing in the file`;
      const end = isNameStored ? 'Only the name is stored.' : `${chooseWord(count, 'It is', 'They are')} left out.`;
      yield createOmittedPart(place, entityType, `${refer}: ${list}. ${end}`, isNameStored ? 0 : count);
    }
  }
}

/** Returns the `@id` of a reference; undefined for an object with other properties. */
export function findReferenceId(value: unknown): string | undefined {
  if (!isObject(value) || !Object.keys(value).every((name) => name.startsWith('@'))) return undefined;
  return typeof value['@id'] === 'string' ? value['@id'] : undefined;
}
