/** Compares two schemas keyword by keyword. */
import type { ContractDocument, JsonObject } from '../../src/contract/documents/document.ts';
import type { ChangeKind, Direction, Effect } from './difference.ts';
import { getShape, LOWER_BOUNDS, type Shape, UPPER_BOUNDS } from './schema-shape.ts';

/** A difference at one place in a schema. */
export interface SchemaDifference {
  /** The path, such as `entities[].label`; empty for the schema itself. */
  place: string;
  kind: ChangeKind;
  effect: Effect;
  /** The change, such as "can now be null". */
  says: string;
}

/** The documents that are compared, and the direction of the values. */
export interface Comparison {
  before: ContractDocument;
  after: ContractDocument;
  direction: Direction;
}

/** All keywords that are compared. */
export const COMPARED_KEYWORDS = new Set([
  ...['$ref', 'allOf', 'anyOf', 'oneOf', 'type', 'nullable', 'enum', 'required', 'properties', 'additionalProperties', 'items'],
  ...LOWER_BOUNDS,
  ...UPPER_BOUNDS,
  ...['exclusiveMinimum', 'exclusiveMaximum', 'pattern', 'format', 'uniqueItems', 'multipleOf', 'default', 'deprecated'],
  'x-text-schema',
]);
/** Keywords that do not change the allowed values. Extensions (`x-…`) do not change them either. */
export const SILENT_KEYWORDS = new Set(['title', 'description', 'example']);

type Pair = readonly [Shape, Shape];
type Report = (effect: Effect, says: string, kind?: ChangeKind) => SchemaDifference;

/**
 * Returns the differences of two schemas.
 * @param above references that are being compared, because a schema that contains itself is compared once
 */
export function listSchemaDifferences(
  comparison: Comparison,
  before: JsonObject,
  after: JsonObject,
  place = '',
  above: readonly string[] = [],
): SchemaDifference[] {
  const references = `${before.$ref}|${after.$ref}`;
  if (before.$ref !== undefined && after.$ref !== undefined && above.includes(references)) return [];
  const pair = [getShape(comparison.before, before), getShape(comparison.after, after)] as const;
  const addDifference: Report = (effect, says, kind = 'changed') => ({ place, kind, effect, says });
  const compareNestedSchemas = (from: JsonObject, to: JsonObject, step: string) =>
    listSchemaDifferences(comparison, from, to, joinSchemaPath(place, step), [...above, references]);
  // If only one of the schemas has alternatives, each of them is compared with the other schema.
  if (hasAlternatives(pair[0]) !== hasAlternatives(pair[1]))
    return listAlternativeDifferences(pair, addDifference, compareNestedSchemas);
  return [
    ...compareTypes(pair, addDifference),
    ...listEnumDifferences(pair, addDifference),
    ...listBoundDifferences(pair, addDifference),
    ...listConstraintDifferences(pair, addDifference),
    ...listPropertyDifferences(comparison, pair, place, compareNestedSchemas),
    ...listOpennessDifferences(pair, addDifference, compareNestedSchemas),
    ...listItemDifferences(pair, addDifference, compareNestedSchemas),
    ...listAlternativeDifferences(pair, addDifference, compareNestedSchemas),
    ...listTextDifferences(pair, compareNestedSchemas),
  ];
}

function joinSchemaPath(place: string, step: string): string {
  if (step === '') return place;
  return place === '' || step.startsWith('[') ? `${place}${step}` : `${place}.${step}`;
}

function compareTypes([before, after]: Pair, report: Report): SchemaDifference[] {
  const found: SchemaDifference[] = [];
  if (before.type !== after.type) {
    const wider = after.type === undefined || (before.type === 'integer' && after.type === 'number');
    const narrower = before.type === undefined || (before.type === 'number' && after.type === 'integer');
    const effect = wider ? 'wider' : narrower ? 'narrower' : 'other';
    found.push(report(effect, `is of type ${after.type ?? 'any'} instead of ${before.type ?? 'any'}`));
  }
  const [couldBeNull, canBeNull] = [before.nullable === true, after.nullable === true];
  if (canBeNull && !couldBeNull) found.push(report('wider', 'can now be null'));
  if (couldBeNull && !canBeNull) found.push(report('narrower', 'can no longer be null'));
  if (after.deprecated === true && before.deprecated !== true) found.push(report('harmless', 'is deprecated', 'deprecated'));
  if (before.deprecated === true && after.deprecated !== true) found.push(report('harmless', 'is no longer deprecated'));
  return found;
}

function listEnumDifferences([before, after]: Pair, report: Report): SchemaDifference[] {
  if (before.enum === undefined && after.enum === undefined) return [];
  if (before.enum === undefined) return [report('narrower', `is now limited to ${formatValues(after.enum ?? [])}`)];
  if (after.enum === undefined) return [report('wider', `is no longer limited to ${formatValues(before.enum)}`)];
  const added = after.enum.filter((value) => !before.enum?.includes(value));
  const removed = before.enum.filter((value) => !after.enum?.includes(value));
  return [
    ...(added.length > 0 ? [report('wider', `can also be ${formatValues(added)}`)] : []),
    ...(removed.length > 0 ? [report('narrower', `can no longer be ${formatValues(removed)}`)] : []),
  ];
}

function listBoundDifferences([before, after]: Pair, report: Report): SchemaDifference[] {
  return [...LOWER_BOUNDS, ...UPPER_BOUNDS].flatMap((keyword) => {
    const unbounded = LOWER_BOUNDS.includes(keyword) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const [from = unbounded, to = unbounded] = [before[keyword], after[keyword]] as [number | undefined, number | undefined];
    if (from === to) return [];
    const narrower = LOWER_BOUNDS.includes(keyword) ? to > from : to < from;
    return [report(narrower ? 'narrower' : 'wider', formatChangedValue(keyword, before[keyword], after[keyword]))];
  });
}

const WIDTHS: ReadonlySet<string> = new Set(['int64', 'double']);

function listConstraintDifferences([before, after]: Pair, report: Report): SchemaDifference[] {
  const restricting = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'exclusiveMinimum', 'exclusiveMaximum'];
  const found = restricting.flatMap((keyword) => {
    // An absent flag is `false`.
    const [from, to] = [before[keyword] || undefined, after[keyword] || undefined];
    // `int64` and `double` allow the same values, and only affect generated code.
    if (from === to || (from === undefined && WIDTHS.has(String(to)))) return [];
    const effect = from === undefined ? 'narrower' : to === undefined ? 'wider' : 'other';
    return [report(effect, formatChangedValue(keyword, from, to))];
  });
  // A changed default changes requests that omit the value. Documenting an existing default changes nothing.
  if (JSON.stringify(before.default) !== JSON.stringify(after.default))
    found.push(
      report(
        before.default === undefined ? 'harmless' : 'narrower',
        formatChangedValue('default', before.default, after.default),
      ),
    );
  return found;
}

type Inside = (from: JsonObject, to: JsonObject, step: string) => SchemaDifference[];

function listPropertyDifferences(
  { direction, after: document }: Comparison,
  [before, after]: Pair,
  place: string,
  inside: Inside,
): SchemaDifference[] {
  const [from, to] = [before.properties ?? {}, after.properties ?? {}];
  const [needed, needs] = [before.required ?? [], after.required ?? []];
  const createDifference = (name: string, kind: ChangeKind, effect: Effect, says: string): SchemaDifference => ({
    place: joinSchemaPath(place, name),
    kind,
    effect,
    says,
  });
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name) => {
    const [old, now] = [from[name], to[name]];
    if (now === undefined) return [createDifference(name, 'removed', 'lost', 'was removed')];
    const required = needs.includes(name);
    if (old === undefined) {
      const marked = getShape(document, now).deprecated === true ? ', deprecated' : '';
      if (direction === 'answer') return [createDifference(name, 'added', 'harmless', `was added${marked}`)];
      return [
        createDifference(
          name,
          'added',
          required ? 'narrower' : 'wider',
          `was added${required ? ' and is required' : ''}${marked}`,
        ),
      ];
    }
    const found = inside(old, now, name);
    if (required === needed.includes(name)) return found;
    const says =
      direction === 'answer'
        ? required
          ? 'is now always present'
          : 'can now be absent'
        : required
          ? 'is now required'
          : 'is now optional';
    return [createDifference(name, 'changed', required ? 'narrower' : 'wider', says), ...found];
  });
}

/** Reports differences of additional properties. */
function listOpennessDifferences([before, after]: Pair, report: Report, inside: Inside): SchemaDifference[] {
  const [from, to] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
  if (from === to && typeof from === 'boolean') return [];
  if (from === false) return [report('wider', 'now accepts other members')];
  if (to === false) return [report('narrower', 'no longer accepts other members')];
  return inside(from === true ? {} : from, to === true ? {} : to, '*');
}

function listItemDifferences([before, after]: Pair, _report: Report, inside: Inside): SchemaDifference[] {
  return before.items === undefined && after.items === undefined ? [] : inside(before.items ?? {}, after.items ?? {}, '[]');
}

/** Reports differences of the schema for JSON in a string. */
function listTextDifferences([before, after]: Pair, inside: Inside): SchemaDifference[] {
  const [from, to] = [before['x-text-schema'], after['x-text-schema']];
  if (from === undefined && to === undefined) return [];
  return inside(from === undefined ? {} : { $ref: from }, to === undefined ? {} : { $ref: to }, '(text)');
}

const listAlternatives = ({ oneOf, anyOf }: Shape): JsonObject[] => oneOf ?? anyOf ?? [];
const hasAlternatives = (shape: Shape) => listAlternatives(shape).length > 0;

function listAlternativeDifferences([before, after]: Pair, report: Report, inside: Inside): SchemaDifference[] {
  if (!hasAlternatives(before) && !hasAlternatives(after)) return [];
  const old: JsonObject[] = hasAlternatives(before) ? [...listAlternatives(before)] : [before];
  const now: JsonObject[] = hasAlternatives(after) ? [...listAlternatives(after)] : [after];
  const found: SchemaDifference[] = [];
  for (const same of [haveSameReference, (from: JsonObject, to: JsonObject) => inside(from, to, '').length === 0]) {
    for (const from of [...old]) {
      const to = now.find((one) => same(from, one));
      if (to === undefined) continue;
      found.push(...inside(from, to, ''));
      old.splice(old.indexOf(from), 1);
      now.splice(now.indexOf(to), 1);
    }
  }
  const [lastOld, lastNow] = [old[0], now[0]];
  if (old.length === 1 && now.length === 1 && lastOld !== undefined && lastNow !== undefined)
    return [...found, ...inside(lastOld, lastNow, '')];
  return [
    ...found,
    ...now.map((schema) => report('wider', `can also be ${describeSchema(schema)}`)),
    ...old.map((schema) => report('narrower', `can no longer be ${describeSchema(schema)}`)),
  ];
}

const haveSameReference = (from: JsonObject, to: JsonObject) => from.$ref !== undefined && from.$ref === to.$ref;

const describeSchema = (schema: JsonObject) =>
  typeof schema.$ref === 'string' ? String(schema.$ref.split('/').at(-1)) : `\`${JSON.stringify(schema)}\``;

const formatValues = (values: readonly unknown[]) => values.map((value) => `\`${value}\``).join(', ');

function formatChangedValue(keyword: string, from: unknown, to: unknown): string {
  const formatValue = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
  if (from === undefined) return `now has the ${keyword} ${formatValue(to)}`;
  return to === undefined
    ? `no longer has the ${keyword} ${formatValue(from)}`
    : `has the ${keyword} ${formatValue(to)} instead of ${formatValue(from)}`;
}
