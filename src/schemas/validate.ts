/**
 * Validation of an object, with everything nested in it, against an entity of a profile. Time and memory are linear in the size
 * of the data; with a limit, memory does not grow with the number of errors.
 */
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { type EntityPlan, type FieldStep, lettersOf, type ProfilePlan, planOf } from './entity-plan.ts';
import { findingsOf } from './field-checks.ts';
import { entitySchema } from './json-schema.ts';
import { checkNesting } from './nesting.ts';
import type { Profile } from './profile.ts';
import { type DataSet, evaluate, evaluateInDataSet } from './rule-checks.ts';
import { ruleOf, sentenceOn } from './schema-error-words.ts';
import { describe, quoted, shortName } from './value-words.ts';
import { isAbsent, isObject, nestedIn, type Place, pathOfMember, placeOf } from './walk.ts';

export { missingRecommended, type Recommendation } from './recommended.ts';
export { NestingError, UnknownEntityError } from './validation-errors.ts';

/** One thing that is wrong. */
export interface ValidationError {
  /** Path of the field, dotted with list indexes: `studies[0].start_date`; empty for the object itself. */
  readonly field: string;
  /** What is wrong, in plain words. */
  readonly message: string;
  /** Name of the check, or of the profile's rule. */
  readonly rule: string;
}

/** Result of a validation. */
export interface ValidationResult {
  readonly valid: boolean;
  readonly errors: readonly ValidationError[];
  /** Number of errors that were found and are not listed; 0 without a limit. */
  readonly omitted: number;
  /** False when there are so many errors that the search for more was given up. */
  readonly complete: boolean;
}

/**
 * Checks an object with everything nested in it. Errors stand in the order of the profile's fields, those of a nested object at
 * the place of its field; then come unknown members, then the profile's rules.
 * @param entityName exact name of the entity
 * @param options.limit how many errors are listed; the others are counted
 * @param options.most how many errors are looked for. The default is more than honest data of a few megabytes can have, and keeps
 *   a hostile text (a million empty objects) from growing into an answer a hundred times its size
 * @throws UnknownEntityError, NestingError (more than 64 levels)
 */
export function validateObject(
  profile: Profile,
  entityName: string,
  data: unknown,
  options: { readonly limit?: number; readonly most?: number } = {},
): ValidationResult {
  const plan = planOf(profile);
  const entity = plan.entity(entityName);
  checkNesting(data);
  if (!isObject(data)) {
    return {
      valid: false,
      errors: [{ field: '', message: `An object is expected, not ${describe(data)}.`, rule: 'type' }],
      omitted: 0,
      complete: true,
    };
  }
  const walk = new Validation(plan, options.limit ?? Number.POSITIVE_INFINITY, options.most ?? mostErrors);
  return walk.of({ entity: entity.entity, data, parent: undefined, field: '', index: -1, cited: false });
}

/** Compiles what validation and the schema of an entity need, so that no request waits for it. Throws UnknownEntityError. */
export function compileEntity(profile: Profile, entityName: string): void {
  planOf(profile).entity(entityName);
  entitySchema(profile, entityName);
}

const mostErrors = 100_000;

/** Ends the walk when there are errors enough. */
class TooManyErrors extends Error {
  override readonly name = 'TooManyErrors';
}

class Validation {
  readonly #plan: ProfilePlan;
  readonly #limit: number;
  readonly #most: number;
  readonly #errors: ValidationError[] = [];
  readonly #values = new Map<string, Set<unknown>>();
  readonly #dataSet: DataSet = { values: this.#values, seen: new Map() };

  #omitted = 0;

  constructor(plan: ProfilePlan, limit: number, most: number) {
    this.#plan = plan;
    this.#limit = limit;
    this.#most = most;
  }

  of(root: Place): ValidationResult {
    const plan = this.#plan.entity(root.entity.name);
    if (this.#plan.hasReferences) this.#gather(plan, root);
    let complete = true;
    try {
      this.#check(plan, root);
    } catch (error) {
      if (!(error instanceof TooManyErrors)) throw error;
      complete = false;
    }
    const omitted = this.#omitted;
    return { valid: complete && this.#errors.length + omitted === 0, errors: this.#errors, omitted, complete };
  }

  /** Notes the values that others may refer to. What only cites another object is no object of its own. */
  #gather(plan: EntityPlan, place: Place): void {
    for (const target of plan.targets) {
      const value = place.data[target];
      if (isAbsent(value)) continue;
      const key = `${plan.entity.name}.${target}`;
      const values = this.#values.get(key);
      if (values === undefined) this.#values.set(key, new Set([value]));
      else values.add(value);
    }
    for (const step of plan.steps) {
      if (step.entity === undefined || step.cites) continue;
      const nested = this.#plan.entity(step.entity);
      for (const inner of nestedIn(place, step, nested)) this.#gather(nested, inner);
    }
  }

  #check(plan: EntityPlan, place: Place): void {
    const findings = plan.fields.object(place.data) ? [] : sortFindings(plan, place, findingsOf(plan.fields.object));
    let next = 0;
    for (const step of plan.steps) {
      for (; next < findings.length && (findings[next] as Finding).order <= step.order; next += 1)
        this.#tellFinding(place, findings[next] as Finding);
      this.#checkStep(plan, place, step);
    }
    for (; next < findings.length; next += 1) this.#tellFinding(place, findings[next] as Finding);
    this.#checkNames(plan, place);
    for (const rule of plan.rules) evaluate(rule, place, this.#dataSet, (...error) => this.#tell(place, ...error));
  }

  #checkStep(plan: EntityPlan, place: Place, step: FieldStep): void {
    for (const check of step.declared)
      evaluateInDataSet(check, place, this.#dataSet, (...error) => this.#tell(place, ...error));
    const value = place.data[step.field.name];
    if (step.entity === undefined) {
      const check = plan.fields.items.get(step.field.name);
      if (check !== undefined && Array.isArray(value)) this.#checkItems(place, step.field.name, value, check);
      return;
    }
    const nested = this.#plan.entity(step.entity);
    if (step.field.type === 'list' && Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        if (!isObject(item))
          this.#tell(place, step.field.name, index, 'type', () => `An object is expected, not ${describe(item)}.`);
        else this.#check(nested, placeOf(item, place, step, nested, index));
      }
    } else if (step.field.type === 'entity' && isObject(value)) {
      this.#check(nested, placeOf(value, place, step, nested, -1));
    }
  }

  #checkItems(place: Place, field: string, items: readonly unknown[], check: ValidateFunction): void {
    for (const [index, item] of items.entries()) {
      if (check(item)) continue;
      for (const error of findingsOf(check)) this.#tell(place, field, index, ruleOf(error), () => sentenceOn(error, item));
    }
  }

  #checkNames(plan: EntityPlan, place: Place): void {
    for (const name of Object.keys(place.data)) {
      if (plan.orderOf.has(name)) continue;
      this.#tell(place, shortName(name), -1, 'additional_properties', () => {
        const meant = name.length > 100 ? undefined : plan.namesByLetters.get(lettersOf(name));
        return `${plan.entity.name} has no field ${quoted(name)}${meant === undefined ? '' : `; did you mean ${quoted(meant)}?`}${meant === undefined ? '.' : ''}`;
      });
    }
  }

  #tellFinding(place: Place, { field, rule, error }: Finding): void {
    this.#tell(place, field, -1, rule, () =>
      rule === 'required' ? `${quoted(field)} is required.` : sentenceOn(error, place.data[field]),
    );
  }

  #tell(place: Place, field: string, index: number, rule: string, message: () => string): void {
    if (this.#errors.length + this.#omitted >= this.#most) throw new TooManyErrors();
    if (this.#errors.length >= this.#limit) this.#omitted += 1;
    else this.#errors.push({ field: pathOfMember(place, field, index), message: message(), rule });
  }
}

/** Something that Ajv found, with the position of its field. */
interface Finding {
  readonly field: string;
  readonly order: number;
  readonly rule: string;
  readonly error: ErrorObject;
}

/** In the order of the fields; a required field without a value has this one error only. */
function sortFindings(plan: EntityPlan, place: Place, errors: readonly ErrorObject[]): readonly Finding[] {
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
      rule: absent ? 'required' : ruleOf(error),
      error,
    });
  }
  return findings.sort((one, other) => one.order - other.order);
}
