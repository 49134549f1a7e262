/**
 * Finds documented properties and enum values in a body. Bodies are similar, so places are nodes of a tree, which store the
 * reported facts.
 */
import type { JsonObject } from '../../src/contract/documents/document.ts';
import { getProperties } from './request-check.ts';
import type { Schema, SchemaCheck } from './schema-check.ts';

const MAX_ITEMS = 200;

/** A place in bodies, and the facts about it that were reported. */
export class Place {
  readonly path: string;
  readonly #children = new Map<string, Place>();
  readonly #reported = new Set<string>();

  constructor(path = '') {
    this.path = path;
  }

  /** Returns the place of a member; `[]` for items of a list, `{}` for members of any name. */
  getChild(name: string): Place {
    const known = this.#children.get(name);
    if (known !== undefined) return known;
    const made = new Place(`${this.path}/${name}`);
    this.#children.set(name, made);
    return made;
  }

  /** Reports a fact, unless it was reported before. */
  report(fact: string, reportFact: (fact: string) => void): void {
    if (this.#reported.has(fact)) return;
    this.#reported.add(fact);
    reportFact(fact);
  }
}

/** Reports the facts of a value: `property /state`, `property /state absent`, `value /state "done"`, `value /note null`. */
export function reportProperties(
  check: SchemaCheck,
  schema: Schema,
  value: unknown,
  root: Place,
  reportFact: (fact: string) => void,
): void {
  visitValue(schema, value, root, []);

  function visitValue(reference: Schema, found: unknown, place: Place, above: readonly Schema[]): void {
    if (found === null) {
      place.report(`value ${place.path} null`, reportFact);
      return;
    }
    const resolved = check.resolveSchema(reference);
    // A recursive schema is reported once.
    if (above.includes(resolved)) return;
    const inside = [...above, resolved];
    if (resolved.enum !== undefined) place.report(`value ${place.path} ${JSON.stringify(found)}`, reportFact);
    if (Array.isArray(found)) {
      if (resolved.items !== undefined) {
        for (const item of found.slice(0, MAX_ITEMS)) visitValue(resolved.items, item, place.getChild('[]'), inside);
      }
    } else if (typeof found === 'object') visitObject(resolved, found as JsonObject, place, inside);
    for (const part of resolved.allOf ?? []) visitValue(part, found, place, inside);
    for (const branch of [...(resolved.oneOf ?? []), ...(resolved.anyOf ?? [])]) {
      if (check.listProblems(branch, found, { closed: false }).length === 0) visitValue(branch, found, place, inside);
    }
  }

  function visitObject(schema: Schema, found: JsonObject, place: Place, above: readonly Schema[]): void {
    const { properties = {}, required = [], additionalProperties } = schema;
    for (const [name, property] of Object.entries(properties)) {
      const child = place.getChild(name);
      if (Object.hasOwn(found, name)) {
        child.report(`property ${child.path}`, reportFact);
        visitValue(property, found[name], child, above);
      } else if (!required.includes(name)) child.report(`property ${child.path} absent`, reportFact);
    }
    if (typeof additionalProperties !== 'object') return;
    const named = getProperties(check, schema);
    for (const name of Object.keys(found).slice(0, MAX_ITEMS)) {
      if (!Object.hasOwn(named, name)) visitValue(additionalProperties, found[name], place.getChild('{}'), above);
    }
  }
}
