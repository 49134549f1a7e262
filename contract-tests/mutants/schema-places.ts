/** Finds places inside of a schema, which can be changed without affecting other uses of the same schema. */
import type { JsonObject } from '../../src/contract/documents/document.ts';
import type { Schema, SchemaCheck } from '../traffic/schema-check.ts';

type Step = string | number;

/** A schema inside of another schema. */
export interface SchemaPlace {
  /** Path from the outer schema through its keywords. */
  readonly steps: readonly Step[];
  /** Readable path: `/entities/[]/label`. Alternatives are `|0`, parts of allOf `&0`. */
  readonly label: string;
  /** The schema in this place, with its reference resolved. */
  readonly schema: Schema;
  /** The component that contains the place, such as `schemas/Run/state`; undefined if it is not shared. */
  readonly shared: string | undefined;
}

/**
 * Yields all places of a schema, starting with itself. Recursive schemas are entered once.
 * @param component name of the schema among the components, if it is one
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

/** Returns the component to which a node refers, such as `schemas/Run`; undefined without a reference. */
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

/** Returns the outer schema with a replaced schema in one place. Copies only the path to the place. */
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
