/** Places inside of a schema, each of which can be changed without affecting other users of the schema. */
import type { JsonObject } from '../../src/contract/documents/document.ts';
import type { Schema, SchemaCheck } from '../traffic/schema-check.ts';

/** A step from a schema to one of its parts. */
type Step = string | number;

/** A schema inside of another one. */
export interface SchemaPlace {
  /** From the outer schema, through its keywords. */
  readonly steps: readonly Step[];
  /** Readable form: `/entities/[]/label`; alternatives as `|0`, parts of allOf as `&0`. */
  readonly label: string;
  /** The schema at that place, with its reference resolved. */
  readonly schema: Schema;
  /** Its place in the document's components, such as `schemas/Run/state`; undefined if it is not shared. */
  readonly shared: string | undefined;
}

/**
 * Yields all places of a schema, itself first. A recursive schema is entered once.
 * @param component the name of the schema in the document's components, if it is one
 */
export function* iterateSchemaPlaces(check: SchemaCheck, outer: Schema, component?: string): Generator<SchemaPlace> {
  yield* iterateInnerPlaces(outer, [], '', component, []);

  function* iterateInnerPlaces(
    reference: Schema,
    steps: readonly Step[],
    label: string,
    place: string | undefined,
    above: readonly Schema[],
  ): Generator<SchemaPlace> {
    const schema = check.resolveSchema(reference);
    if (above.includes(schema)) return;
    const shared = getComponent(reference) ?? place;
    yield { steps, label, schema, shared };
    for (const [part, step, name] of iterateParts(schema)) {
      const deeper = shared === undefined ? undefined : shared + name;
      yield* iterateInnerPlaces(part, [...steps, ...step], label + name, deeper, [...above, schema]);
    }
  }
}

/** Returns the component that a node refers to, such as `schemas/Run`; undefined if there is no reference. */
export function getComponent({ $ref }: { $ref?: unknown }): string | undefined {
  return typeof $ref === 'string' ? $ref.replace('#/components/', '') : undefined;
}

function* iterateParts(schema: Schema): Generator<[part: Schema, steps: Step[], label: string]> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) yield [property, ['properties', name], `/${name}`];
  if (schema.items !== undefined) yield [schema.items, ['items'], '/[]'];
  if (typeof schema.additionalProperties === 'object') yield [schema.additionalProperties, ['additionalProperties'], '/{}'];
  for (const [keyword, sign] of [
    ['allOf', '&'],
    ['oneOf', '|'],
    ['anyOf', '|'],
  ] as const) {
    for (const [index, part] of (schema[keyword] ?? []).entries()) yield [part, [keyword, index], `${sign}${index}`];
  }
}

/** Returns the outer schema with another schema in that place. Copies the path to the place, and shares the rest. */
export function replaceNestedSchema(check: SchemaCheck, outer: Schema, steps: readonly Step[], changed: Schema): Schema {
  const [step, ...deeper] = steps;
  if (step === undefined) return changed;
  const schema = check.resolveSchema(outer);
  const part = schema[step as keyof Schema] as unknown;
  if (step === 'properties' || Array.isArray(part)) {
    const [name, ...rest] = deeper as [Step, ...Step[]];
    const inner = replaceNestedSchema(check, (part as Record<Step, Schema>)[name] as Schema, rest, changed);
    const copy = Array.isArray(part) ? part.with(name as number, inner) : { ...(part as JsonObject), [name]: inner };
    return { ...schema, [step]: copy };
  }
  return { ...schema, [step]: replaceNestedSchema(check, part as Schema, deeper, changed) };
}
