/** Validates objects by profiles, in linear time and memory. With a limit, memory does not grow with the number of errors. */

import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { isKnownName } from '../known-names.ts';
import { formatDisplayName, formatNameInSentence } from '../name-words.ts';
import { describeValue, type Entity, formatVocabulary, type Profile, quoteText, shortenName } from '../profile.ts';
import {
  type CompiledCheck,
  checkNesting,
  createValuePlace,
  type EntityPlan,
  type FieldStep,
  formatValuePath,
  getMemberPath,
  getPlan,
  isAbsent,
  isObject,
  iterateNested,
  normalizeMemberName,
  type ProfilePlan,
  toComparableKey,
  type ValuePlace,
} from './entity-plan.ts';
import { isValueCheck, type WarningCheck } from './entity-rules.ts';
import { getFindings } from './field-checks.ts';
import { type DataSet, evaluateCheck, evaluateInDataSet, recordUniqueValue } from './rule-checks.ts';
import { describeError, getRuleName } from './schema-error-words.ts';

/** Receives an error of a member of an object, or of an item of its list (-1: the member itself). */
export type ReportViolation = (place: ValuePlace, field: string, index: number, rule: string, message: () => string) => void;

/** `isWhole`: the targets of references must exist. `formatName` returns the name of an object for messages. */
export type DataSetTraits = Pick<DataSet, 'isWhole' | 'formatName'>;

/** Collects the targets of references, then checks the objects. */
export class Validation {
  readonly #plan: ProfilePlan;
  readonly #report: ReportViolation;
  readonly #values = new Map<string, Set<unknown>>();
  readonly #dataSet: DataSet;

  constructor(plan: ProfilePlan, traits: DataSetTraits, report: ReportViolation) {
    this.#plan = plan;
    this.#report = report;
    this.#dataSet = { ...traits, values: this.#values, holders: new Map() };
  }

  /** Records the targets of references. Skips objects that only cite other objects. */
  recordTargets(plan: EntityPlan, place: ValuePlace): void {
    this.#recordTargets(plan, place);
    for (const step of plan.steps) {
      if (step.entity === undefined || step.cites) continue;
      const nested = this.#plan.getEntity(step.entity);
      for (const inner of iterateNested(place, step, nested)) this.recordTargets(nested, inner);
    }
  }

  /** Records targets like `recordTargets`, and the holders of unique values. Returns the places of the object and its nested objects. */
  collectPlaces(plan: EntityPlan, place: ValuePlace, found: ValuePlace[] = []): ValuePlace[] {
    found.push(place);
    if (!place.cited) this.#recordTargets(plan, place);
    for (const check of plan.uniqueness) recordUniqueValue(check, place, this.#dataSet);
    for (const step of plan.steps) {
      if (step.entity === undefined) continue;
      const nested = this.#plan.getEntity(step.entity);
      for (const inner of iterateNested(place, step, nested)) this.collectPlaces(nested, inner, found);
    }
    return found;
  }

  #recordTargets(plan: EntityPlan, place: ValuePlace): void {
    for (const target of plan.targets) {
      const value = toComparableKey(place.data[target]);
      if (isAbsent(value)) continue;
      const key = `${plan.entity.name}.${target}`;
      const values = this.#values.get(key);
      if (values === undefined) this.#values.set(key, new Set([value]));
      else values.add(value);
    }
  }

  checkObject(plan: EntityPlan, place: ValuePlace, depth: 'deep' | 'alone' = 'deep'): void {
    const findings: readonly Finding[] = plan.fields.object(place.data)
      ? []
      : sortFindings(plan, place, getFindings(plan.fields.object));
    const reported = new Set(findings.map(({ field }) => `${field}[-1]`));
    let next = 0;
    for (const step of plan.steps) {
      for (; next < findings.length && (findings[next] as Finding).order <= step.order; next += 1)
        this.#reportFinding(plan, place, findings[next] as Finding);
      this.#checkStep(plan, place, step, depth, reported);
    }
    for (; next < findings.length; next += 1) this.#reportFinding(plan, place, findings[next] as Finding);
    this.#checkNames(plan, place);
    for (const rule of plan.rules) {
      const isOfValue = 'field' in rule && isValueCheck(rule);
      evaluateCheck(rule, place, this.#dataSet, (field, index, ...error) => {
        // A rule's error is omitted if the field's own constraint already caused one.
        if (!isOfValue || !reported.has(`${field}[${index}]`)) this.#report(place, field, index, ...error);
      });
    }
  }

  #checkStep(plan: EntityPlan, place: ValuePlace, step: FieldStep, depth: 'deep' | 'alone', reported: Set<string>): void {
    for (const check of step.declared)
      evaluateInDataSet(check, place, this.#dataSet, (...error) => this.#report(place, ...error));
    const value = place.data[step.field.name];
    if (step.entity === undefined) {
      const check = plan.fields.items.get(step.field.name);
      if (check !== undefined && Array.isArray(value)) this.#checkItems(plan, place, step.field.name, value, check, reported);
      return;
    }
    const nested = this.#plan.getEntity(step.entity);
    if (step.field.type === 'list' && Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        if (!isObject(item))
          this.#report(place, step.field.name, index, 'type', () => `Must be an object, not ${describeValue(item)}.`);
        else if (depth === 'deep') this.checkObject(nested, createValuePlace(item, place, step, nested, index));
      }
    } else if (depth === 'deep' && step.field.type === 'entity' && isObject(value)) {
      this.checkObject(nested, createValuePlace(value, place, step, nested, -1));
    }
  }

  #checkItems(
    plan: EntityPlan,
    place: ValuePlace,
    field: string,
    items: readonly unknown[],
    check: ValidateFunction,
    reported: Set<string>,
  ): void {
    for (const [index, item] of items.entries()) {
      if (check(item)) continue;
      reported.add(`${field}[${index}]`);
      for (const error of getFindings(check))
        this.#report(place, field, index, getRuleName(error), () => describeError(error, item, getForm(plan, field, error)));
    }
  }

  #checkNames(plan: EntityPlan, place: ValuePlace): void {
    for (const name of Object.keys(place.data)) {
      if (plan.orderOf.has(name)) continue;
      this.#report(place, shortenName(name), -1, 'additional_properties', () => {
        const meant = name.length > 100 ? undefined : plan.namesByLetters.get(normalizeMemberName(name));
        return `${plan.entity.name} has no field ${quoteText(name)}${meant === undefined ? '' : `; did you mean ${quoteText(meant)}?`}${meant === undefined ? '.' : ''}`;
      });
    }
  }

  #reportFinding(plan: EntityPlan, place: ValuePlace, { field, rule, error }: Finding): void {
    this.#report(place, field, -1, rule, () =>
      rule === 'required'
        ? `${formatDisplayName(field)} is required.`
        : describeError(error, place.data[field], getForm(plan, field, error)),
    );
  }
}

/** Returns the rule's description of a violated pattern. */
function getForm(plan: EntityPlan, field: string, error: ErrorObject): string | undefined {
  return error.keyword === 'pattern' ? plan.formOf.get(`${field} ${error.params.pattern}`) : undefined;
}

interface Finding {
  readonly field: string;
  readonly order: number;
  readonly rule: string;
  readonly error: ErrorObject;
}

/** Sorts errors by field. If a required field has no value, its other errors are omitted. */
function sortFindings(plan: EntityPlan, place: ValuePlace, errors: readonly ErrorObject[]): readonly Finding[] {
  const findings: Finding[] = [];
  const missing = new Set<string>();
  for (const error of errors) {
    const field = error.keyword === 'required' ? String(error.params.missingProperty) : error.instancePath.slice(1);
    if (missing.has(field)) continue;
    const absent = isAbsent(place.data[field]);
    if (absent) missing.add(field);
    findings.push({
      field,
      order: plan.orderOf.get(field) ?? Number.POSITIVE_INFINITY,
      rule: absent ? 'required' : getRuleName(error),
      error,
    });
  }
  return findings.sort((one, other) => one.order - other.order);
}

export { NestingError, UnknownEntityError } from './field-checks.ts';

export interface ValidationError {
  /** Path of the field, dotted with list indexes: `studies[0].start_date`; empty for the object itself. */
  readonly field: string;
  readonly message: string;
  /** Name of the check or of the profile's rule; `recommended` for a missing recommended field. */
  readonly rule: string;
}

export interface ValidationResult {
  readonly valid: boolean;
  readonly errors: readonly ValidationError[];
  /** Number of errors beyond the limit; 0 without a limit. */
  readonly omitted: number;
  /** False if the validation stopped because of too many errors. */
  readonly complete: boolean;
}

const MAX_ERRORS = 100_000;

/**
 * Validates an object and its nested objects. Errors have the order of the profile's fields; those of nested objects are at
 * their field. Errors of unknown members follow, then those of rules.
 * @param entityName exact name of the entity
 * @param options.limit maximum number of listed errors; further errors are counted
 * @param options.most maximum number of errors before validation stops; without it, a small input could cause a huge response
 * @throws UnknownEntityError, NestingError (more than 64 levels)
 */
export function validateObject(
  profile: Profile,
  entityName: string,
  data: unknown,
  options: { readonly limit?: number; readonly most?: number } = {},
): ValidationResult {
  const plan = getPlan(profile);
  const entity = plan.getEntity(entityName);
  checkNesting(data);
  if (!isObject(data)) {
    return {
      valid: false,
      errors: [{ field: '', message: `Must be an object, not ${describeValue(data)}.`, rule: 'type' }],
      omitted: 0,
      complete: true,
    };
  }
  return validateNestedData(plan, entity.entity, data, options);
}

function validateNestedData(
  plan: ProfilePlan,
  entity: Entity,
  data: ValuePlace['data'],
  { limit = Number.POSITIVE_INFINITY, most = MAX_ERRORS }: { readonly limit?: number; readonly most?: number },
): ValidationResult {
  const errors: ValidationError[] = [];
  let omitted = 0;
  const reportViolation: ReportViolation = (place, field, index, rule, message) => {
    if (errors.length + omitted >= most) throw new TooManyErrors();
    if (errors.length >= limit) omitted += 1;
    else errors.push({ field: getMemberPath(place, field, index), message: message(), rule });
  };
  const walk = new Validation(
    plan,
    { isWhole: false, formatName: (place) => formatValuePath(place) || 'the data itself' },
    reportViolation,
  );
  const root: ValuePlace = { entity, data, parent: undefined, field: '', index: -1, cited: false };
  let complete = true;
  try {
    if (plan.hasReferences) walk.recordTargets(plan.getEntity(entity.name), root);
    walk.checkObject(plan.getEntity(entity.name), root);
  } catch (error) {
    if (!(error instanceof TooManyErrors)) throw error;
    complete = false;
  }
  return { valid: complete && errors.length + omitted === 0, errors, omitted, complete };
}

/** Thrown to stop the validation at the maximum number of errors. */
class TooManyErrors extends Error {}

/** More than real data of a few megabytes causes; see validateObject. */
const MAX_WARNINGS = 100_000;

/** Returns at most 100,000 warnings on an object and its nested objects. @throws UnknownEntityError, NestingError */
export function listWarnings(profile: Profile, entityName: string, data: unknown): readonly ValidationError[] {
  const plan = getPlan(profile);
  const root = plan.getEntity(entityName);
  checkNesting(data);
  const warnings: ValidationError[] = [];
  const visitObject = (current: EntityPlan, place: ValuePlace): void => {
    for (const field of current.entity.fields) {
      if (warnings.length >= MAX_WARNINGS) return;
      const value = place.data[field.name];
      if (isAbsent(value)) {
        if (field.recommended)
          warnings.push({
            field: getMemberPath(place, field.name),
            message:
              field.label === undefined
                ? `${profile.display_name} recommends ${formatNameInSentence(field.name)}.`
                : `This project recommends ${field.label}.`,
            rule: 'recommended',
          });
      } else {
        for (const check of current.warnings)
          if (check.field === field) warnings.push(...listMissingRecommended(check, place, value));
      }
      const step = current.stepOf.get(field.name);
      if (step?.entity === undefined || step.cites) continue;
      const nested = plan.getEntity(step.entity);
      for (const inner of iterateNested(place, step, nested)) visitObject(nested, inner);
    }
  };
  if (isObject(data)) visitObject(root, { entity: root.entity, data, parent: undefined, field: '', index: -1, cited: false });
  return warnings.slice(0, MAX_WARNINGS);
}

function listMissingRecommended(
  check: CompiledCheck<WarningCheck>,
  place: ValuePlace,
  value: unknown,
): readonly ValidationError[] {
  const items = Array.isArray(value) ? value.map((item, index) => [item, index] as const) : [[value, -1] as const];
  return items.flatMap(([item, index]) => {
    const reason = explainWarning(check, item);
    return reason === undefined
      ? []
      : [{ field: getMemberPath(place, check.field.name, index), message: reason, rule: check.rule }];
  });
}

/** Returns why a value does not follow a recommendation. Values of a wrong type are errors, not warnings. */
function explainWarning(check: CompiledCheck<WarningCheck>, value: unknown): string | undefined {
  const { description } = check;
  const describeText = (text: string) => `${quoteText(text)} is unusual. ${description}`.trim();
  if (typeof value === 'string') {
    if (check.kind === 'known' && !isKnownName(check.list, value)) return describeText(value);
    if (check.kind === 'pattern' && !check.compiled.test(value)) return describeText(value);
    if (check.kind === 'vocabulary' && !check.allowed.has(value))
      return `${quoteText(value)} is not a recommended value: ${formatVocabulary(check.values)}.`;
  }
  if (check.kind === 'range' && typeof value === 'number') {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = check;
    if (value < minimum || value > maximum) return describeText(String(value));
  }
  return undefined;
}
