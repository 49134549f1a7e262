/** The data of each entity of a profile that the validation walk needs, compiled once. */

import { getLinearPattern, type LinearPattern } from '../patterns/linear-pattern.ts';
import { contentOf, type Entity, type Field, type Profile } from '../profile.ts';
import { type Check, createEntityRules, type DatasetCheck, type WarningCheck } from './entity-rules.ts';
import { compileFieldChecks, type FieldChecks } from './field-checks.ts';
import { UnknownEntityError } from './validation-errors.ts';

/** A check with its compiled parts. */
export type CompiledCheck =
  | Exclude<Check, { kind: 'pattern' | 'vocabulary' }>
  | (Extract<Check, { kind: 'pattern' }> & { readonly compiled: LinearPattern })
  | (Extract<Check, { kind: 'vocabulary' }> & { readonly allowed: ReadonlySet<unknown> });

/** A field with checks beyond its type: its nested entity, and its declarations about the data set. */
export interface FieldStep {
  readonly field: Field;
  /** Index of the field in its entity. */
  readonly order: number;
  /** Entity of the objects in the field; undefined for plain values. */
  readonly entity: string | undefined;
  /** True if the objects only cite others of their entity, because the field is a reference. */
  readonly cites: boolean;
  readonly declared: readonly DatasetCheck[];
}

/** The plan of one entity. */
export interface EntityPlan {
  readonly entity: Entity;
  readonly fields: FieldChecks;
  readonly orderOf: ReadonlyMap<string, number>;
  /** Names of fields by their letters and digits, to recognize other spellings of a name. */
  readonly namesByLetters: ReadonlyMap<string, string>;
  /** In the order of the fields. */
  readonly steps: readonly FieldStep[];
  readonly stepOf: ReadonlyMap<string, FieldStep>;
  readonly rules: readonly CompiledCheck[];
  readonly warnings: readonly WarningCheck[];
  /** Patterns in words, by field and pattern: the description of the rule with the same pattern. */
  readonly formOf: ReadonlyMap<string, string>;
  /** Uniqueness demands of fields and rules. */
  readonly uniqueness: readonly Extract<DatasetCheck, { kind: 'uniqueness' }>[];
  /** Fields to which other objects refer. */
  readonly targets: readonly string[];
}

/** The plans of a profile, each made at first use. */
export interface ProfilePlan {
  readonly profile: Profile;
  entity(name: string): EntityPlan;
  /** True if the profile has any reference. */
  readonly hasReferences: boolean;
}

const plans = new WeakMap<Profile, ProfilePlan>();

/** Returns the plan of a profile, which is made once. */
export function getPlan(profile: Profile): ProfilePlan {
  let plan = plans.get(profile);
  if (plan === undefined) {
    plan = createPlan(profile);
    plans.set(profile, plan);
  }
  return plan;
}

function createPlan(profile: Profile): ProfilePlan {
  const rules = new Map([...profile.entities.values()].map((entity) => [entity.name, createEntityRules(profile, entity)]));
  const references = [...rules.values()]
    .flatMap(({ declared, checks }) => [...declared, ...checks])
    .filter((check) => check.kind === 'reference');
  const entities = new Map<string, EntityPlan>();
  return {
    profile,
    hasReferences: references.length > 0,
    entity: (name) => {
      const made = entities.get(name);
      if (made !== undefined) return made;
      const entity = profile.entities.get(name);
      const demands = rules.get(name);
      if (entity === undefined || demands === undefined) throw new UnknownEntityError(profile.id, name);
      const all = [...demands.declared, ...demands.checks];
      const steps = entity.fields.flatMap((field, order) => createStep(field, order, demands.declared, all));
      const plan: EntityPlan = {
        entity,
        fields: compileFieldChecks(entity),
        orderOf: new Map(entity.fields.map((field, order) => [field.name, order])),
        namesByLetters: new Map(entity.fields.map((field) => [keepLettersAndDigits(field.name), field.name])),
        steps,
        stepOf: new Map(steps.map((step) => [step.field.name, step])),
        rules: demands.checks.map(compileCheck),
        warnings: demands.warnings,
        formOf: mapForms(demands.checks),
        uniqueness: all.filter((check) => check.kind === 'uniqueness'),
        targets: [...new Set(references.filter(({ target }) => target.entity === name).map(({ target }) => target.field))],
      };
      entities.set(name, plan);
      return plan;
    },
  };
}

function mapForms(checks: readonly Check[]): ReadonlyMap<string, string> {
  return new Map(
    checks.flatMap((check) =>
      check.kind === 'pattern' && check.description !== ''
        ? [[`${check.field.name} ${check.pattern}`, check.description] as const]
        : [],
    ),
  );
}

/** Returns the letters and digits of a name in lower case. */
export function keepLettersAndDigits(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function createStep(
  field: Field,
  order: number,
  declared: readonly DatasetCheck[],
  all: readonly Check[],
): readonly FieldStep[] {
  const content = contentOf(field);
  const own = declared.filter((check) => 'field' in check && check.field === field);
  if (content.kind === 'scalar' && field.type !== 'list' && own.length === 0) return [];
  const entity = content.kind === 'entity' ? content.entity : undefined;
  const cites = all.some((check) => check.kind === 'reference' && check.field === field && check.target.entity === entity);
  return [{ field, order, entity, cites, declared: own }];
}

function compileCheck(check: Check): CompiledCheck {
  if (check.kind === 'pattern') return { ...check, compiled: getLinearPattern(check.pattern) };
  if (check.kind === 'vocabulary') return { ...check, allowed: new Set(check.values) };
  return check;
}
