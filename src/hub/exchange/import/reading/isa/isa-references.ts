/** References of ISA-JSON by `@id`: what they refer to, and which of them refer to nothing. */
import { isObject } from '../../../../../profiles/validation/walk.ts';
import { quoted } from '../../../../../profiles/value-words.ts';
import { listStart, numberText, wordFor } from '../../../../../web/for-people/words.ts';
import { type IncomingRow, leftOutPart } from '../incoming.ts';

type IsaObject = Readonly<Record<string, unknown>>;

/** References of one field that refer to nothing. */
interface BrokenReferences {
  readonly place: string;
  readonly entityType: string;
  readonly field: string;
  /** Whether the name in the reference is stored. */
  readonly isKept: boolean;
  readonly ids: Set<string>;
  count: number;
}

/** Identifiers that a message names. */
const MAX_NAMED = 5;

/** Identifiers that are made of the kind and the name of a thing. */
const NAMING = /^#(?:protocol|source|sample|material|file|factor)\/(.*)$/s;

/** What the references of a file refer to. Those to nothing are collected, until the place of their row is known. */
export class IsaReferences {
  /** Objects of the investigation that is read, by their `@id`. */
  known: ReadonlyMap<string, IsaObject> = new Map();
  readonly #broken = new Map<string, BrokenReferences>();
  readonly #told = new WeakSet<object>();
  #open: { readonly entityType: string; readonly field: string; readonly id: string; readonly name: string | null }[] = [];

  /**
   * What a value refers to; the value itself where it is no reference. A reference to nothing is its name where its identifier is made
   * of one, and null otherwise; both are told.
   */
  resolved(value: unknown, entityType: string, field: string): unknown {
    const id = idOfReference(value);
    if (id === undefined) return value;
    const target = this.known.get(id);
    if (target !== undefined) return target;
    const name = id.startsWith('#') ? (NAMING.exec(id)?.[1] ?? null) : id;
    // The identifier of nothing says nothing.
    if (name === '') return null;
    if (!this.#told.has(value as object)) this.#open.push({ entityType, field, id, name });
    this.#told.add(value as object);
    return name;
  }

  /** Notes the place of the row that was just read. */
  placeAt(place: string): void {
    for (const { entityType, field, id, name } of this.#open) {
      const key = JSON.stringify([entityType, field, name !== null]);
      const known = this.#broken.get(key) ?? { place, entityType, field, isKept: name !== null, ids: new Set(), count: 0 };
      this.#broken.set(key, known);
      known.count += 1;
      if (known.ids.size <= MAX_NAMED) known.ids.add(name ?? id);
    }
    this.#open = [];
  }

  /** Parts of the file for the references to nothing, a part for each field. */
  *parts(): Generator<IncomingRow> {
    for (const { place, entityType, field, isKept, ids, count } of this.#broken.values()) {
      const list = listStart(
        [...ids].map((id) => quoted(id.slice(0, 100))),
        MAX_NAMED,
      );
      const refer = `${numberText(count)} ${wordFor(count, 'reference', 'references')} in ${field} ${wordFor(count, 'names', 'name')} nothing in the file`;
      const end = isKept ? 'Only the name is stored.' : `${wordFor(count, 'It is', 'They are')} left out.`;
      yield leftOutPart(place, entityType, `${refer}: ${list}. ${end}`, isKept ? 0 : count);
    }
  }
}

/** The identifier of a reference; undefined for what says more than that. */
export function idOfReference(value: unknown): string | undefined {
  if (!isObject(value) || !Object.keys(value).every((name) => name.startsWith('@'))) return undefined;
  return typeof value['@id'] === 'string' ? value['@id'] : undefined;
}
