/** The rules of a profile, evaluated on one object in its surroundings. */
import { holds, namesIn, type RuleCondition } from '../condition.ts';
import { linearPattern } from '../patterns/linear-pattern.ts';
import { contentOf } from '../profile.ts';
import { listed, quoted, shortText, written } from '../value-words.ts';
import { hasZone, isDateTime } from './dates.ts';
import type { CompiledCheck } from './entity-plan.ts';
import type { DatasetCheck } from './entity-rules.ts';
import { withUnitSchema } from './formats.ts';
import { adviceOnPattern, fewItems, manyItems } from './schema-error-words.ts';
import { comparableKey, isAbsent, isObject, isPresent, type ValuePlace } from './walk.ts';

/** Takes what is wrong with a member of the object, or with one item of its list (-1: with the member itself). */
export type Tell = (field: string, index: number, rule: string, message: () => string) => void;

/** What the whole data set holds, gathered before rules are evaluated. */
export interface DataSet {
  /** Values of the fields that others refer to, by `Entity.field`. */
  readonly values: ReadonlyMap<string, ReadonlySet<unknown>>;
  /** Objects with values that may occur once. */
  readonly holders: Holders;
  /** Whether everything there is belongs to it, so that a reference to an entity of which it has none names nothing. */
  readonly isWhole: boolean;
  /** What a message calls an object. */
  readonly nameOf: (place: ValuePlace) => string;
}

/** By scope (the data set, or the object around siblings), then by entity, field and rule, then by value: who has it first, and second. */
export type Holders = Map<unknown, Map<string, Map<unknown, { readonly first: ValuePlace; second?: ValuePlace }>>>;

/** Evaluates one check on an object and tells what is wrong. Values of a wrong type are left to the check of types. */
export function evaluate(check: CompiledCheck, place: ValuePlace, dataSet: DataSet, tell: Tell): void {
  switch (check.kind) {
    case 'pattern':
      for (const [value, index] of valuesOf(place.data[check.field.name])) {
        if (typeof value !== 'string' || check.compiled.test(value)) continue;
        const form = check.description === '' ? adviceOnPattern(check.pattern) : `is not accepted. ${check.description}`;
        tell(check.field.name, index, check.rule, () => `${quoted(value)} ${form}`);
      }
      return;
    case 'vocabulary':
      for (const [value, index] of valuesOf(place.data[check.field.name])) {
        if (typeof value !== 'string' || check.allowed.has(value)) continue;
        tell(check.field.name, index, check.rule, () => `${quoted(value)} is not one of: ${listed(check.values)}.`);
      }
      return;
    case 'range':
      for (const [value, index] of valuesOf(place.data[check.field.name])) {
        const number = numberIn(value, check.field.constraints.unit);
        if (number === undefined) continue;
        const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = check;
        if (number < minimum)
          tell(check.field.name, index, check.rule, () => `${value} is too small. The minimum is ${minimum}.`);
        if (number > maximum)
          tell(check.field.name, index, check.rule, () => `${value} is too large. The maximum is ${maximum}.`);
      }
      return;
    case 'cardinality':
      evaluateCardinality(check, place, tell);
      return;
    case 'required':
      if (isAbsent(place.data[check.field.name]))
        tell(check.field.name, -1, check.rule, () => `${quoted(check.field.name)} is required.`);
      return;
    case 'condition':
      evaluateCondition(check, place, tell);
      return;
    default:
      evaluateInDataSet(check, place, dataSet, tell);
  }
}

/** A number, or the number before a unit; undefined for what is neither. */
function numberIn(value: unknown, unit: string | undefined): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const isMeasured = unit !== undefined && typeof value === 'string' && linearPattern(withUnitSchema(unit).pattern).test(value);
  return isMeasured ? Number.parseFloat(value) : undefined;
}

/** Evaluates a check that compares values with one another. */
export function evaluateInDataSet(check: DatasetCheck, place: ValuePlace, dataSet: DataSet, tell: Tell): void {
  if (check.kind === 'order') evaluateOrder(check, place, tell);
  else if (check.kind === 'reference') evaluateReference(check, place, dataSet, tell);
  else evaluateUniqueness(check, place, dataSet, tell);
}

/** The present values of a field with their index: one with index -1, or the items of a list. */
function valuesOf(value: unknown): Iterable<readonly [unknown, number]> {
  if (isAbsent(value)) return [];
  return Array.isArray(value) ? value.map((item, index) => [item, index] as const) : [[value, -1]];
}

function evaluateCardinality(check: Extract<CompiledCheck, { kind: 'cardinality' }>, place: ValuePlace, tell: Tell): void {
  const value = place.data[check.field.name];
  if (!isAbsent(value) && !Array.isArray(value)) return;
  const length = Array.isArray(value) ? value.length : 0;
  const { min_items: least = 0, max_items: most = Number.POSITIVE_INFINITY } = check;
  if (length < least) tell(check.field.name, -1, check.rule, () => fewItems(least, length));
  if (length > most) tell(check.field.name, -1, check.rule, () => manyItems(most, length));
}

function evaluateCondition(check: Extract<CompiledCheck, { kind: 'condition' }>, place: ValuePlace, tell: Tell): void {
  const present = (name: string): boolean => isPresent(place.data[name]);
  if (meets(check.condition, present)) return;
  const field = fieldToMend(check.condition, present);
  const demand = check.description === '' ? `The rule is: ${shortText(check.text)}.` : check.description;
  tell(
    field,
    -1,
    check.rule,
    () => `${quoted(field)} ${present(field) ? 'does not go with the other values' : 'is required here'}. ${demand}`,
  );
}

function meets(condition: RuleCondition, present: (name: string) => boolean): boolean {
  return holds(condition, present, () => true);
}

/**
 * The field that an error is put at: the first missing one that would settle the matter, so that of two that come together it
 * is the missing one; else the first whose removal would; else the first missing one.
 */
function fieldToMend(condition: RuleCondition, present: (name: string) => boolean): string {
  const names = namesIn(condition);
  const settles = (changed: string): boolean => meets(condition, (name) => (name === changed ? !present(name) : present(name)));
  const missing = names.filter((name) => !present(name));
  return missing.find(settles) ?? names.find(settles) ?? missing[0] ?? (names[0] as string);
}

function evaluateOrder(check: Extract<DatasetCheck, { kind: 'order' }>, place: ValuePlace, tell: Tell): void {
  const later = place.data[check.later.name];
  const earlier = place.data[check.earlier.name];
  const names = [check.later.name, check.earlier.name] as const;
  if (typeof later === 'number' && typeof earlier === 'number' && later < earlier) {
    tell(names[0], -1, check.rule, () => `${names[0]} (${later}) must not be less than ${names[1]} (${earlier}).`);
  }
  if (typeof later !== 'string' || typeof earlier !== 'string') return;
  const difference = compareMoments(later, earlier);
  if (difference === undefined || difference >= 0) return;
  tell(
    names[0],
    -1,
    check.rule,
    () => `${names[0]} (${shortText(later)}) must not be before ${names[1]} (${shortText(earlier)}).`,
  );
}

/**
 * A reference counts only when objects of its target's entity are there, or when the data set is the whole there is. One to the entity of the parent must name the parent: a
 * person listed in a study who names a study means this one. Lists may name others besides, and what stands deeper may be
 * linked from elsewhere.
 */
function evaluateReference(
  check: Extract<DatasetCheck, { kind: 'reference' }>,
  place: ValuePlace,
  dataSet: DataSet,
  tell: Tell,
): void {
  const { field, target, rule } = check;
  const holder = contentOf(field);
  const namesParent =
    field.type !== 'list' &&
    place.parent?.entity.name === target.entity &&
    (check.toParent || target.entity !== place.entity.name);
  const owner = namesParent ? place.parent?.data[target.field] : undefined;
  const known = dataSet.values.get(`${target.entity}.${target.field}`);
  for (const [item, index] of valuesOf(place.data[field.name])) {
    const value = holder.kind === 'entity' && isObject(item) ? item[target.field] : item;
    if (!isKey(value)) continue;
    if (isKey(owner)) {
      if (comparableKey(value) === comparableKey(owner)) continue;
      tell(
        field.name,
        index,
        rule,
        () => `${written(value)} is not the ${target.field} of the ${target.entity} around it, which is ${written(owner)}.`,
      );
    } else if (known === undefined ? dataSet.isWhole : !known.has(comparableKey(value))) {
      tell(field.name, index, rule, () => `${written(value)} is not the ${target.field} of any ${target.entity} in the data.`);
    }
  }
}

type UniquenessCheck = Extract<DatasetCheck, { kind: 'uniqueness' }>;

/** Notes a value that may occur once, so that each of its holders hears of another one, the first too. */
export function noteHolder(check: UniquenessCheck, place: ValuePlace, dataSet: DataSet): void {
  const value = place.data[check.field.name];
  if (place.cited || !isKey(value)) return;
  const holders = holdersOf(check, place, dataSet);
  const known = holders?.get(comparableKey(value));
  if (known === undefined) holders?.set(comparableKey(value), { first: place });
  else known.second ??= place;
}

function evaluateUniqueness(check: UniquenessCheck, place: ValuePlace, dataSet: DataSet, tell: Tell): void {
  const value = place.data[check.field.name];
  if (place.cited || !isKey(value)) return;
  const holders = holdersOf(check, place, dataSet);
  const known = holders?.get(comparableKey(value));
  if (known === undefined) holders?.set(comparableKey(value), { first: place });
  const other = known?.first === place ? known.second : known?.first;
  if (other === undefined) return;
  tell(
    check.field.name,
    -1,
    check.rule,
    () => `${written(value)} is already the ${check.field.name} of ${shortText(dataSet.nameOf(other))}.`,
  );
}

/** The holders in the scope of a check; undefined where an object has no siblings. */
function holdersOf(check: UniquenessCheck, place: ValuePlace, { holders, isWhole }: DataSet) {
  const scope = check.within === 'global' ? 'data set' : (place.parent ?? (isWhole ? 'top' : undefined));
  if (scope === undefined) return undefined;
  const inScope = holders.get(scope) ?? new Map();
  holders.set(scope, inScope);
  const key = `${place.entity.name}.${check.field.name}.${check.rule}`;
  const found: Map<unknown, { readonly first: ValuePlace; second?: ValuePlace }> = inScope.get(key) ?? new Map();
  inScope.set(key, found);
  return found;
}

/** Only texts and numbers identify something. */
function isKey(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value));
}

/**
 * Order of two dates or date-times: negative, 0 or positive. Two zoned values are compared as instants; a local one with any
 * other as the clocks show; a plain date with a time as whole days, so that an end on the day of the start is in order.
 * Undefined when one of them is no date.
 */
export function compareMoments(one: string, other: string): number | undefined {
  if (!isDateTime(one) || !isDateTime(other)) return undefined;
  if (one.length === 10 || other.length === 10) return compareText(one.slice(0, 10), other.slice(0, 10));
  if (hasZone(one) && hasZone(other)) return instantOf(one) - instantOf(other);
  return compareText(wallClock(one), wallClock(other));
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function instantOf(text: string): number {
  const zone = /(?:[Zz]|([+-])(\d{2}):(\d{2}))$/.exec(text);
  const offset = (Number(zone?.[2] ?? 0) * 60 + Number(zone?.[3] ?? 0)) * (zone?.[1] === '-' ? -1 : 1);
  const [whole, fraction = '0'] = wallClock(text).split('.');
  const [date = '', time = ''] = (whole ?? '').split('T');
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  return midnight.getTime() / 1000 + hour * 3600 + (minute - offset) * 60 + second + Number(`0.${fraction}`);
}

/** Date and time without the zone, in a form whose order as text is the order in time. */
function wallClock(text: string): string {
  const time = text.slice(11).replace(/(?:[Zz]|[+-]\d{2}:\d{2})$/, '');
  return `${text.slice(0, 10)}T${time.length === 5 ? `${time}:00` : time}`;
}
