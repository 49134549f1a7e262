/** Compares two schemas keyword by keyword. */
import type { ContractDocument, JsonObject } from '../../src/contract/documents/document.ts';
import type { ChangeKind, Direction, Effect } from './difference.ts';
import { LOWER_BOUNDS, type Shape, shapeOf, UPPER_BOUNDS } from './schema-shape.ts';

/** A difference at one place inside of a schema. */
export interface SchemaDifference {
  /** Like `entities[].label`; empty for the schema itself. */
  place: string;
  kind: ChangeKind;
  effect: Effect;
  /** What is said of the place, like "can be null now". */
  says: string;
}

/** Two documents and which way the values of the schemas go. */
export interface Comparison {
  before: ContractDocument;
  after: ContractDocument;
  direction: Direction;
}

/** Every keyword of a schema that the comparison understands. */
export const COMPARED_KEYWORDS = new Set([
  ...['$ref', 'allOf', 'anyOf', 'oneOf', 'type', 'nullable', 'enum', 'required', 'properties', 'additionalProperties', 'items'],
  ...LOWER_BOUNDS,
  ...UPPER_BOUNDS,
  ...['exclusiveMinimum', 'exclusiveMaximum', 'pattern', 'format', 'uniqueItems', 'multipleOf', 'default', 'deprecated'],
  'x-text-schema',
]);
/** Keywords that say nothing about which values are allowed, as all other extensions (`x-…`) do. */
export const SILENT_KEYWORDS = new Set(['title', 'description', 'example']);

type Pair = readonly [Shape, Shape];
type Report = (effect: Effect, says: string, kind?: ChangeKind) => SchemaDifference;

/**
 * What the second schema says differently.
 * @param above References that are being compared: a schema that contains itself is compared once.
 */
export function schemaDifferences(
  comparison: Comparison,
  before: JsonObject,
  after: JsonObject,
  place = '',
  above: readonly string[] = [],
): SchemaDifference[] {
  const references = `${before.$ref}|${after.$ref}`;
  if (before.$ref !== undefined && after.$ref !== undefined && above.includes(references)) return [];
  const pair = [shapeOf(comparison.before, before), shapeOf(comparison.after, after)] as const;
  const report: Report = (effect, says, kind = 'changed') => ({ place, kind, effect, says });
  const inside = (from: JsonObject, to: JsonObject, step: string) =>
    schemaDifferences(comparison, from, to, joined(place, step), [...above, references]);
  // A schema that has become one of several, or was one, is compared with each of them.
  if (hasAlternatives(pair[0]) !== hasAlternatives(pair[1])) return alternativeDifferences(pair, report, inside);
  return [
    ...typeDifferences(pair, report),
    ...enumDifferences(pair, report),
    ...boundDifferences(pair, report),
    ...constraintDifferences(pair, report),
    ...propertyDifferences(comparison, pair, place, inside),
    ...openDifferences(pair, report, inside),
    ...itemDifferences(pair, report, inside),
    ...alternativeDifferences(pair, report, inside),
    ...textDifferences(pair, inside),
  ];
}

function joined(place: string, step: string): string {
  if (step === '') return place;
  return place === '' || step.startsWith('[') ? `${place}${step}` : `${place}.${step}`;
}

function typeDifferences([before, after]: Pair, report: Report): SchemaDifference[] {
  const found: SchemaDifference[] = [];
  if (before.type !== after.type) {
    const wider = after.type === undefined || (before.type === 'integer' && after.type === 'number');
    const narrower = before.type === undefined || (before.type === 'number' && after.type === 'integer');
    const effect = wider ? 'wider' : narrower ? 'narrower' : 'other';
    found.push(report(effect, `is of type ${after.type ?? 'any'} instead of ${before.type ?? 'any'}`));
  }
  const [couldBeNull, canBeNull] = [before.nullable === true, after.nullable === true];
  if (canBeNull && !couldBeNull) found.push(report('wider', 'can be null now'));
  if (couldBeNull && !canBeNull) found.push(report('narrower', 'is never null any more'));
  if (after.deprecated === true && before.deprecated !== true) found.push(report('harmless', 'is deprecated', 'deprecated'));
  if (before.deprecated === true && after.deprecated !== true) found.push(report('harmless', 'is no longer deprecated'));
  return found;
}

function enumDifferences([before, after]: Pair, report: Report): SchemaDifference[] {
  if (before.enum === undefined && after.enum === undefined) return [];
  if (before.enum === undefined) return [report('narrower', `is one of ${listed(after.enum ?? [])} now`)];
  if (after.enum === undefined) return [report('wider', `is no longer limited to ${listed(before.enum)}`)];
  const added = after.enum.filter((value) => !before.enum?.includes(value));
  const removed = before.enum.filter((value) => !after.enum?.includes(value));
  return [
    ...(added.length > 0 ? [report('wider', `can be ${listed(added)}, too`)] : []),
    ...(removed.length > 0 ? [report('narrower', `cannot be ${listed(removed)} any more`)] : []),
  ];
}

function boundDifferences([before, after]: Pair, report: Report): SchemaDifference[] {
  return [...LOWER_BOUNDS, ...UPPER_BOUNDS].flatMap((keyword) => {
    const unbounded = LOWER_BOUNDS.includes(keyword) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const [from = unbounded, to = unbounded] = [before[keyword], after[keyword]] as [number | undefined, number | undefined];
    if (from === to) return [];
    const narrower = LOWER_BOUNDS.includes(keyword) ? to > from : to < from;
    return [report(narrower ? 'narrower' : 'wider', changedValue(keyword, before[keyword], after[keyword]))];
  });
}

const WIDTHS: ReadonlySet<string> = new Set(['int64', 'double']);

function constraintDifferences([before, after]: Pair, report: Report): SchemaDifference[] {
  const restricting = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'exclusiveMinimum', 'exclusiveMaximum'];
  const found = restricting.flatMap((keyword) => {
    // `false` is what these flags are when absent.
    const [from, to] = [before[keyword] || undefined, after[keyword] || undefined];
    // A width tells generators how to hold a number, and refuses none that the bounds allow.
    if (from === to || (from === undefined && WIDTHS.has(String(to)))) return [];
    const effect = from === undefined ? 'narrower' : to === undefined ? 'wider' : 'other';
    return [report(effect, changedValue(keyword, from, to))];
  });
  // Who leaves a value out gets another one than before; a default that was not told is only told now.
  if (JSON.stringify(before.default) !== JSON.stringify(after.default))
    found.push(
      report(before.default === undefined ? 'harmless' : 'narrower', changedValue('default', before.default, after.default)),
    );
  return found;
}

type Inside = (from: JsonObject, to: JsonObject, step: string) => SchemaDifference[];

function propertyDifferences(
  { direction, after: document }: Comparison,
  [before, after]: Pair,
  place: string,
  inside: Inside,
): SchemaDifference[] {
  const [from, to] = [before.properties ?? {}, after.properties ?? {}];
  const [needed, needs] = [before.required ?? [], after.required ?? []];
  const at = (name: string, kind: ChangeKind, effect: Effect, says: string): SchemaDifference => ({
    place: joined(place, name),
    kind,
    effect,
    says,
  });
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name) => {
    const [old, now] = [from[name], to[name]];
    if (now === undefined) return [at(name, 'removed', 'lost', 'is gone')];
    const required = needs.includes(name);
    if (old === undefined) {
      const marked = shapeOf(document, now).deprecated === true ? ' and deprecated' : '';
      if (direction === 'answer') return [at(name, 'added', 'harmless', `is new${marked}`)];
      return [at(name, 'added', required ? 'narrower' : 'wider', `is new${required ? ' and required' : ''}${marked}`)];
    }
    const found = inside(old, now, name);
    if (required === needed.includes(name)) return found;
    const says =
      direction === 'answer'
        ? required
          ? 'is always there now'
          : 'can be absent now'
        : required
          ? 'is required now'
          : 'may be left out now';
    return [at(name, 'changed', required ? 'narrower' : 'wider', says), ...found];
  });
}

/** Members that no property names. */
function openDifferences([before, after]: Pair, report: Report, inside: Inside): SchemaDifference[] {
  const [from, to] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
  if (from === to && typeof from === 'boolean') return [];
  if (from === false) return [report('wider', 'takes members of other names now')];
  if (to === false) return [report('narrower', 'takes no members of other names any more')];
  return inside(from === true ? {} : from, to === true ? {} : to, '*');
}

function itemDifferences([before, after]: Pair, _report: Report, inside: Inside): SchemaDifference[] {
  return before.items === undefined && after.items === undefined ? [] : inside(before.items ?? {}, after.items ?? {}, '[]');
}

/** What stands in a string that is JSON itself. */
function textDifferences([before, after]: Pair, inside: Inside): SchemaDifference[] {
  const [from, to] = [before['x-text-schema'], after['x-text-schema']];
  if (from === undefined && to === undefined) return [];
  return inside(from === undefined ? {} : { $ref: from }, to === undefined ? {} : { $ref: to }, '(text)');
}

const alternatives = ({ oneOf, anyOf }: Shape): JsonObject[] => oneOf ?? anyOf ?? [];
const hasAlternatives = (shape: Shape) => alternatives(shape).length > 0;

function alternativeDifferences([before, after]: Pair, report: Report, inside: Inside): SchemaDifference[] {
  if (!hasAlternatives(before) && !hasAlternatives(after)) return [];
  const old: JsonObject[] = hasAlternatives(before) ? [...alternatives(before)] : [before];
  const now: JsonObject[] = hasAlternatives(after) ? [...alternatives(after)] : [after];
  const found: SchemaDifference[] = [];
  for (const same of [sameName, (from: JsonObject, to: JsonObject) => inside(from, to, '').length === 0]) {
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
    ...now.map((schema) => report('wider', `can be ${named(schema)}, too`)),
    ...old.map((schema) => report('narrower', `cannot be ${named(schema)} any more`)),
  ];
}

const sameName = (from: JsonObject, to: JsonObject) => from.$ref !== undefined && from.$ref === to.$ref;

const named = (schema: JsonObject) =>
  typeof schema.$ref === 'string' ? String(schema.$ref.split('/').at(-1)) : `\`${JSON.stringify(schema)}\``;

const listed = (values: readonly unknown[]) => values.map((value) => `\`${value}\``).join(', ');

function changedValue(keyword: string, from: unknown, to: unknown): string {
  const shown = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
  if (from === undefined) return `has the ${keyword} ${shown(to)} now`;
  return to === undefined
    ? `has no ${keyword} any more (it was ${shown(from)})`
    : `has the ${keyword} ${shown(to)} instead of ${shown(from)}`;
}
