/** Validates objects by profiles, in linear time and memory. With a limit, memory does not grow with the number of errors. */
import { isKnownName } from '../known-names.ts';
import { formatNameInSentence } from '../name-words.ts';
import { describeValue, type Entity, formatVocabulary, type Profile, quoteText } from '../profile.ts';
import {
  type CompiledCheck,
  checkNesting,
  type EntityPlan,
  formatValuePath,
  getMemberPath,
  getPlan,
  isAbsent,
  isObject,
  iterateNested,
  type ProfilePlan,
  type ValuePlace,
} from './entity-plan.ts';
import type { WarningCheck } from './entity-rules.ts';
import { type ReportViolation, Validation } from './validation-walk.ts';

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
    { isWhole: false, nameOf: (place) => formatValuePath(place) || 'the data itself' },
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
