/** Converts the rules of a profile for one entity to checks, which JSON Schema and validation share. */
import { listConditionFields, parseCondition, type RuleCondition } from '../condition.ts';
import { listCountryCodes } from '../known-names.ts';
import {
  appliesToType,
  type Entity,
  type Field,
  findFieldByName,
  type KnownList,
  type Profile,
  parseTarget,
  type Rule,
  type UniquenessScope,
} from '../profile.ts';
import { isNumericField, isTextField } from '../reading/profile-file.ts';

interface RuleCheck {
  /** Name in the error: that of the rule, or `reference` and `uniqueness` for declarations of the field. */
  readonly rule: string;
  readonly description: string;
}

/** A requirement on the present values of one field, which JSON Schema can express. */
export type ValueCheck = RuleCheck & { readonly field: Field } & (
    | { readonly kind: 'pattern'; readonly pattern: string }
    | { readonly kind: 'range'; readonly minimum?: number; readonly maximum?: number }
    | { readonly kind: 'vocabulary'; readonly values: readonly string[] }
    | { readonly kind: 'cardinality'; readonly min_items?: number; readonly max_items?: number }
    | { readonly kind: 'required' }
  );

/** A requirement on the presence of fields, which JSON Schema can express. */
export type ConditionCheck = RuleCheck & {
  readonly kind: 'condition';
  readonly condition: RuleCondition;
  readonly text: string;
};

/** A requirement that compares values with one another, which JSON Schema cannot express. */
export type DatasetCheck = RuleCheck &
  (
    | { readonly kind: 'order'; readonly later: Field; readonly earlier: Field }
    | {
        readonly kind: 'reference';
        readonly field: Field;
        readonly target: { readonly entity: string; readonly field: string };
        readonly toParent: boolean;
      }
    | { readonly kind: 'uniqueness'; readonly field: Field; readonly within: UniquenessScope }
  );

export type Check = ValueCheck | ConditionCheck | DatasetCheck;

/** All requirements on an entity beyond the types and constraints of its fields. */
export type EntityRules = ReturnType<typeof createEntityRules>;

/** A requirement whose violation is not an error. */
export type WarningCheck =
  | ValueCheck
  | (RuleCheck & { readonly kind: 'known'; readonly field: Field; readonly list: KnownList });

export function createEntityRules(profile: Profile, entity: Entity) {
  const own = profile.rules.filter((rule) => appliesToType(rule, entity.name));
  const checks = [
    ...entity.fields.flatMap(createUnitBoundChecks),
    ...own.filter(({ level }) => level !== 'warning').flatMap((rule) => splitRule(rule, entity)),
  ];
  const warnings = own.filter(({ level }) => level === 'warning').flatMap((rule) => createWarningChecks(rule, entity));
  const signatures = new Set(checks.map(getSignature));
  return {
    /** References and uniqueness that fields declare and that no rule repeats, in the order of the fields. */
    declared: entity.fields.flatMap(createDeclaredChecks).filter((check) => !signatures.has(getSignature(check))),
    checks,
    warnings,
  };
}

/** Creates checks that apply the bounds of a field to a number with its unit, which is a string for the type check. */
function createUnitBoundChecks(field: Field): readonly ValueCheck[] {
  const { unit, minimum, maximum } = field.constraints;
  const of = { description: '', kind: 'range' as const, field };
  return [
    ...(unit === undefined || minimum === undefined ? [] : [{ ...of, rule: 'minimum', minimum }]),
    ...(unit === undefined || maximum === undefined ? [] : [{ ...of, rule: 'maximum', maximum }]),
  ];
}

function createWarningChecks(rule: Rule, entity: Entity): readonly WarningCheck[] {
  const field = findFieldByName(entity, rule.field ?? '');
  if (field === undefined) return [];
  const of = { rule: rule.name, description: rule.description };
  return [
    ...iterateValueChecks(rule, field, of),
    ...(rule.known === undefined || !isTextField(field) ? [] : [{ ...of, kind: 'known' as const, field, list: rule.known }]),
  ];
}

export function isValueCheck(check: { readonly kind: string }): boolean {
  return ['pattern', 'range', 'vocabulary', 'cardinality', 'required'].includes(check.kind);
}

export function isDatasetCheck(check: Check): check is DatasetCheck {
  return check.kind === 'order' || check.kind === 'reference' || check.kind === 'uniqueness';
}

function splitRule(rule: Rule, entity: Entity): readonly Check[] {
  const of = { rule: rule.name, description: rule.description };
  const field = rule.field === undefined ? undefined : findFieldByName(entity, rule.field);
  const checks: Check[] = field === undefined ? [] : [...iterateValueChecks(rule, field, of)];
  if (field !== undefined && rule.reference !== undefined) {
    checks.push({ ...of, kind: 'reference', field, target: parseTarget(rule.reference), toParent: false });
  }
  if (field !== undefined && rule.unique_within !== undefined)
    checks.push({ ...of, kind: 'uniqueness', field, within: rule.unique_within });
  if (rule.condition === undefined || rule.condition === 'required') return checks;
  const condition = parseCondition(rule.condition);
  // A rule for several entities can use fields that only some of them have. It is skipped for the others.
  if (listConditionFields(condition).some((name) => findFieldByName(entity, name) === undefined)) return checks;
  if (condition.kind === 'order') {
    checks.push({
      ...of,
      kind: 'order',
      later: requireKnownField(entity, condition.later),
      earlier: requireKnownField(entity, condition.earlier),
    });
  } else {
    checks.push({ ...of, kind: 'condition', condition, text: rule.condition });
  }
  return checks;
}

function* iterateValueChecks(rule: Rule, field: Field, of: RuleCheck): Generator<ValueCheck> {
  const { pattern, minimum, maximum, enum: values, min_items, max_items } = rule;
  if (rule.condition === 'required') yield { ...of, kind: 'required', field };
  if (pattern !== undefined && isTextField(field)) yield { ...of, kind: 'pattern', field, pattern };
  if (values !== undefined && isTextField(field)) yield { ...of, kind: 'vocabulary', field, values };
  if (rule.known === 'country_code' && rule.level !== 'warning' && isTextField(field))
    yield { ...of, kind: 'vocabulary', field, values: listCountryCodes() };
  if ((minimum !== undefined || maximum !== undefined) && isNumericField(field)) {
    yield {
      ...of,
      kind: 'range',
      field,
      ...(minimum === undefined ? {} : { minimum }),
      ...(maximum === undefined ? {} : { maximum }),
    };
  }
  if ((min_items !== undefined || max_items !== undefined) && field.type === 'list') {
    yield {
      ...of,
      kind: 'cardinality',
      field,
      ...(min_items === undefined ? {} : { min_items }),
      ...(max_items === undefined ? {} : { max_items }),
    };
  }
}

function createDeclaredChecks(field: Field): readonly DatasetCheck[] {
  const checks: DatasetCheck[] = [];
  const of = { description: '' };
  if (field.parent_ref !== undefined)
    checks.push({ ...of, rule: 'reference', kind: 'reference', field, target: parseTarget(field.parent_ref), toParent: true });
  if (field.reference !== undefined)
    checks.push({ ...of, rule: 'reference', kind: 'reference', field, target: parseTarget(field.reference), toParent: false });
  if (field.unique_within !== undefined)
    checks.push({ ...of, rule: 'uniqueness', kind: 'uniqueness', field, within: field.unique_within });
  return checks;
}

function requireKnownField(entity: Entity, name: string): Field {
  const field = findFieldByName(entity, name);
  if (field === undefined) throw new TypeError(`${entity.name} has no field ${name}`);
  return field;
}

function getSignature(check: Check): string {
  if (check.kind === 'reference') return `${check.field.name} in ${check.target.entity}.${check.target.field}`;
  return check.kind === 'uniqueness' ? `${check.field.name} once in ${check.within}` : '';
}
