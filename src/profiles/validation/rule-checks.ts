import { getOrAdd } from '../../memoize.ts';
import { isConditionMet, listConditionFields, type RuleCondition } from '../condition.ts';
import { formatDisplayName, formatNameInSentence } from '../name-words.ts';
import { getLinearPattern } from '../patterns/linear-pattern.ts';
import { compareText, formatScalar, formatVocabulary, getContent, quoteText, shortenText } from '../profile.ts';
import { type CompiledCheck, isAbsent, isObject, isPresent, toComparableKey, type ValuePlace } from './entity-plan.ts';
import type { DatasetCheck } from './entity-rules.ts';
import { createUnitSchema, hasZone, isDateTime } from './formats.ts';
import { describeFewItems, describeManyItems, describePatternError } from './schema-error-words.ts';

/** Receives an error of a member of the object, or of one item of its list (-1: the member itself). */
export type ReportRuleError = (field: string, index: number, rule: string, message: () => string) => void;

/** Values of the whole data set. They are collected before rules are evaluated. */
export interface DataSet {
  /** Values of the fields to which references refer, by `Entity.field`. */
  readonly values: ReadonlyMap<string, ReadonlySet<unknown>>;
  readonly holders: Holders;
  /** True if the data set is complete. Then a reference is an error even if there is no object of its entity type. */
  readonly isWhole: boolean;
  readonly formatName: (place: ValuePlace) => string;
}

/** The first two objects with each value, by scope (data set or parent object), by entity, field and rule, and by value. */
export type Holders = Map<unknown, Map<string, Map<unknown, { readonly first: ValuePlace; second?: ValuePlace }>>>;

/** Evaluates one check on an object and reports errors. Skips values of a wrong type, which the type check reports. */
export function evaluateCheck(check: CompiledCheck, place: ValuePlace, dataSet: DataSet, report: ReportRuleError): void {
  switch (check.kind) {
    case 'pattern':
      for (const [value, index] of iterateFieldValues(place.data[check.field.name])) {
        if (typeof value !== 'string' || check.compiled.test(value)) continue;
        const form = check.description === '' ? describePatternError(check.pattern) : `is not accepted. ${check.description}`;
        report(check.field.name, index, check.rule, () => `${quoteText(value)} ${form}`);
      }
      return;
    case 'vocabulary':
      for (const [value, index] of iterateFieldValues(place.data[check.field.name])) {
        if (typeof value !== 'string' || check.allowed.has(value)) continue;
        report(
          check.field.name,
          index,
          check.rule,
          () => `${quoteText(value)} is not one of: ${formatVocabulary(check.values)}.`,
        );
      }
      return;
    case 'range':
      for (const [value, index] of iterateFieldValues(place.data[check.field.name])) {
        const number = parseNumber(value, check.field.constraints.unit);
        if (number === undefined) continue;
        const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = check;
        if (number < minimum)
          report(
            check.field.name,
            index,
            check.rule,
            () => `${shortenText(String(value))} is too small. The minimum is ${minimum}.`,
          );
        if (number > maximum)
          report(
            check.field.name,
            index,
            check.rule,
            () => `${shortenText(String(value))} is too large. The maximum is ${maximum}.`,
          );
      }
      return;
    case 'cardinality':
      evaluateCardinality(check, place, report);
      return;
    case 'required':
      if (isAbsent(place.data[check.field.name]))
        report(check.field.name, -1, check.rule, () => `${formatDisplayName(check.field.name)} is required.`);
      return;
    case 'condition':
      evaluateCondition(check, place, report);
      return;
    default:
      evaluateInDataSet(check, place, dataSet, report);
  }
}

/** Parses a number, or the number before a unit; undefined for other values. */
function parseNumber(value: unknown, unit: string | undefined): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const isMeasured =
    unit !== undefined && typeof value === 'string' && getLinearPattern(createUnitSchema(unit).pattern).test(value);
  return isMeasured ? Number.parseFloat(value) : undefined;
}

export function evaluateInDataSet(check: DatasetCheck, place: ValuePlace, dataSet: DataSet, report: ReportRuleError): void {
  if (check.kind === 'order') evaluateOrder(check, place, report);
  else if (check.kind === 'reference') evaluateReference(check, place, dataSet, report);
  else evaluateUniqueness(check, place, dataSet, report);
}

/** Returns the present values of a field with their indexes. A value outside a list has index -1. */
function iterateFieldValues(value: unknown): Iterable<readonly [unknown, number]> {
  if (isAbsent(value)) return [];
  return Array.isArray(value) ? value.map((item, index) => [item, index] as const) : [[value, -1]];
}

function evaluateCardinality(
  check: Extract<CompiledCheck, { kind: 'cardinality' }>,
  place: ValuePlace,
  report: ReportRuleError,
): void {
  const value = place.data[check.field.name];
  if (!isAbsent(value) && !Array.isArray(value)) return;
  const length = Array.isArray(value) ? value.length : 0;
  const { min_items: least = 0, max_items: most = Number.POSITIVE_INFINITY } = check;
  if (length < least) report(check.field.name, -1, check.rule, () => describeFewItems(least, length));
  if (length > most) report(check.field.name, -1, check.rule, () => describeManyItems(most, length));
}

function evaluateCondition(
  check: Extract<CompiledCheck, { kind: 'condition' }>,
  place: ValuePlace,
  report: ReportRuleError,
): void {
  const hasValue = (name: string): boolean => isPresent(place.data[name]);
  if (isCheckMet(check.condition, hasValue)) return;
  const field = chooseErrorField(check.condition, hasValue);
  const demand = check.description === '' ? `The rule is: ${shortenText(check.text)}.` : check.description;
  report(
    field,
    -1,
    check.rule,
    () => `${formatDisplayName(field)} ${hasValue(field) ? 'conflicts with the other values' : 'is required here'}. ${demand}`,
  );
}

function isCheckMet(condition: RuleCondition, present: (name: string) => boolean): boolean {
  return isConditionMet(condition, present, () => true);
}

/** Maximum number of fields that are tried to find the field of an error. Each try evaluates the condition. */
const MAX_TRIED = 10;

/** Returns the first field whose addition, or else removal, would satisfy the condition; or else the first missing field. */
function chooseErrorField(condition: RuleCondition, present: (name: string) => boolean): string {
  const names = listConditionFields(condition);
  const wouldSatisfy = (changed: string): boolean =>
    isCheckMet(condition, (name) => (name === changed ? !present(name) : present(name)));
  const missing = names.filter((name) => !present(name)).slice(0, MAX_TRIED);
  return missing.find(wouldSatisfy) ?? names.slice(0, MAX_TRIED).find(wouldSatisfy) ?? missing[0] ?? (names[0] as string);
}

function evaluateOrder(check: Extract<DatasetCheck, { kind: 'order' }>, place: ValuePlace, report: ReportRuleError): void {
  const later = place.data[check.later.name];
  const earlier = place.data[check.earlier.name];
  const names = [check.later.name, check.earlier.name] as const;
  if (typeof later === 'number' && typeof earlier === 'number' && later < earlier) {
    report(names[0], -1, check.rule, () => `${names[0]} (${later}) must not be less than ${names[1]} (${earlier}).`);
  }
  if (typeof later !== 'string' || typeof earlier !== 'string') return;
  const difference = compareTimestamps(later, earlier);
  if (difference === undefined || difference >= 0) return;
  report(
    names[0],
    -1,
    check.rule,
    () => `${names[0]} (${shortenText(later)}) must not be before ${names[1]} (${shortenText(earlier)}).`,
  );
}

/**
 * Evaluates a reference, if the data contains objects of the target's entity or is complete. A reference to the entity of the
 * parent must name the parent itself. Lists may also name other objects, and deeper objects may be linked from elsewhere.
 */
function evaluateReference(
  check: Extract<DatasetCheck, { kind: 'reference' }>,
  place: ValuePlace,
  dataSet: DataSet,
  report: ReportRuleError,
): void {
  const { field, target, rule } = check;
  const holder = getContent(field);
  const namesParent =
    field.type !== 'list' &&
    place.parent?.entity.name === target.entity &&
    (check.toParent || target.entity !== place.entity.name);
  const owner = namesParent ? place.parent?.data[target.field] : undefined;
  const known = dataSet.values.get(`${target.entity}.${target.field}`);
  for (const [item, index] of iterateFieldValues(place.data[field.name])) {
    const value = holder.kind === 'entity' && isObject(item) ? item[target.field] : item;
    if (!isKeyValue(value)) continue;
    if (isKeyValue(owner)) {
      if (toComparableKey(value) === toComparableKey(owner)) continue;
      report(
        field.name,
        index,
        rule,
        () =>
          `${formatScalar(value)} is not the ${formatNameInSentence(target.field)} of the ${formatNameInSentence(target.entity)} that contains it, which is ${formatScalar(owner)}.`,
      );
    } else if (known === undefined ? dataSet.isWhole : !known.has(toComparableKey(value))) {
      report(
        field.name,
        index,
        rule,
        () =>
          `${formatScalar(value)} is not the ${formatNameInSentence(target.field)} of any ${formatNameInSentence(target.entity)} in the data.`,
      );
    }
  }
}

type UniquenessCheck = Extract<DatasetCheck, { kind: 'uniqueness' }>;

/** Records a unique value. All objects with a duplicate value get an error, including the first. */
export function recordUniqueValue(check: UniquenessCheck, place: ValuePlace, dataSet: DataSet): void {
  const value = place.data[check.field.name];
  if (place.cited || !isKeyValue(value)) return;
  const holders = findValuesInScope(check, place, dataSet);
  const known = holders?.get(toComparableKey(value));
  if (known === undefined) holders?.set(toComparableKey(value), { first: place });
  else known.second ??= place;
}

function evaluateUniqueness(check: UniquenessCheck, place: ValuePlace, dataSet: DataSet, report: ReportRuleError): void {
  const value = place.data[check.field.name];
  if (place.cited || !isKeyValue(value)) return;
  const holders = findValuesInScope(check, place, dataSet);
  const known = holders?.get(toComparableKey(value));
  if (known === undefined) holders?.set(toComparableKey(value), { first: place });
  const other = known?.first === place ? known.second : known?.first;
  if (other === undefined) return;
  report(
    check.field.name,
    -1,
    check.rule,
    () =>
      `${formatScalar(value)} is already the ${formatNameInSentence(check.field.name)} of ${shortenText(dataSet.formatName(other))}.`,
  );
}

/** Returns the objects with a value in the scope of a check; undefined for an object without siblings. */
function findValuesInScope(check: UniquenessCheck, place: ValuePlace, { holders, isWhole }: DataSet) {
  const scope = check.within === 'global' ? 'data set' : (place.parent ?? (isWhole ? 'top' : undefined));
  if (scope === undefined) return undefined;
  const inScope = getOrAdd(holders, scope, () => new Map());
  return getOrAdd(inScope, `${place.entity.name}.${check.field.name}.${check.rule}`, () => new Map());
}

function isKeyValue(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value));
}

/**
 * Compares two dates or date-times: negative, 0 or positive; undefined if one is not a date. Two values with a zone are
 * compared as instants. If only one has a zone, both are compared by local time. A date and a date-time are compared by day, so
 * that an end on the day of the start is in order.
 */
export function compareTimestamps(one: string, other: string): number | undefined {
  if (!isDateTime(one) || !isDateTime(other)) return undefined;
  if (one.length === 10 || other.length === 10) return compareText(one.slice(0, 10), other.slice(0, 10));
  if (hasZone(one) && hasZone(other)) return parseInstant(one) - parseInstant(other);
  return compareText(removeTimeZone(one), removeTimeZone(other));
}

function parseInstant(text: string): number {
  const zone = /(?:[Zz]|([+-])(\d{2}):(\d{2}))$/.exec(text);
  const offset = (Number(zone?.[2] ?? 0) * 60 + Number(zone?.[3] ?? 0)) * (zone?.[1] === '-' ? -1 : 1);
  const [whole, fraction = '0'] = removeTimeZone(text).split('.');
  const [date = '', time = ''] = (whole ?? '').split('T');
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, month - 1, day);
  return midnight.getTime() / 1000 + hour * 3600 + (minute - offset) * 60 + second + Number(`0.${fraction}`);
}

/** Returns date and time without the zone, in a form that sorts by time. */
function removeTimeZone(text: string): string {
  const time = text.slice(11).replace(/(?:[Zz]|[+-]\d{2}:\d{2})$/, '');
  return `${text.slice(0, 10)}T${time.length === 5 ? `${time}:00` : time}`;
}
