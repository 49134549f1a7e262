/** Prepares the data that the validation of an entity needs, once per profile. */
import { getOrAdd, memoize } from '../../memoize.ts';
import { getLinearPattern, type LinearPattern } from '../patterns/linear-pattern.ts';
import { type Entity, type Field, getContent, isLargeProfile, type Profile } from '../profile.ts';
import { type Check, createEntityRules, type DatasetCheck, type WarningCheck } from './entity-rules.ts';
import { compileFieldChecks, type FieldChecks, NestingError, UnknownEntityError } from './field-checks.ts';

export type CompiledCheck<Any extends Check | WarningCheck = Check> =
  | Exclude<Any, { kind: 'pattern' | 'vocabulary' }>
  | (Extract<Any, { kind: 'pattern' }> & { readonly compiled: LinearPattern })
  | (Extract<Any, { kind: 'vocabulary' }> & { readonly allowed: ReadonlySet<unknown> });

/** A field with checks beyond its type: those of its nested entity, and those that compare objects of the data set. */
export interface FieldStep {
  readonly field: Field;
  /** Index of the field in its entity. */
  readonly order: number;
  /** Name of the nested entity; undefined for a field of plain values. */
  readonly entity: string | undefined;
  /** True if the objects only cite others of their entity, because the field is a reference. */
  readonly cites: boolean;
  readonly declared: readonly DatasetCheck[];
}

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
  readonly warnings: readonly CompiledCheck<WarningCheck>[];
  /** Descriptions of patterns, by field and pattern, from rules with the same pattern. */
  readonly formOf: ReadonlyMap<string, string>;
  readonly uniqueness: readonly Extract<DatasetCheck, { kind: 'uniqueness' }>[];
  /** Fields to which other objects refer. */
  readonly targets: readonly string[];
}

/** The plans of a profile. Each is created on first use. */
export interface ProfilePlan {
  readonly profile: Profile;
  getEntity(name: string): EntityPlan;
  readonly hasReferences: boolean;
  /** Maximum number of checks that the rules of an entity type need per object. */
  readonly steps: number;
}

export const getPlan = memoize(createPlan);

/** Maximum number of checks that can run between other requests. */
const MAX_QUICK_STEPS = 200_000;

/** Returns whether this many objects and list items can be checked without a thread, for all rules and fields. */
export function isQuicklyChecked(profile: Profile, items: number): boolean {
  return !isLargeProfile(profile) && items * getPlan(profile).steps <= MAX_QUICK_STEPS;
}

function countSteps(check: Check | WarningCheck): number {
  if (check.kind === 'condition') return check.text.split(' ').length;
  return check.kind === 'pattern' ? 5 : 1;
}

function createPlan(profile: Profile): ProfilePlan {
  const rules = new Map([...profile.entities.values()].map((entity) => [entity.name, createEntityRules(profile, entity)]));
  const references = [...rules.values()]
    .flatMap(({ declared, checks }) => [...declared, ...checks])
    .filter((check) => check.kind === 'reference');
  const entities = new Map<string, EntityPlan>();
  const createEntityPlan = (name: string): EntityPlan => {
    const entity = profile.entities.get(name);
    const demands = rules.get(name);
    if (entity === undefined || demands === undefined) throw new UnknownEntityError(profile.id, name);
    const all = [...demands.declared, ...demands.checks];
    const steps = entity.fields.flatMap((field, order) => createSteps(field, order, demands.declared, all));
    return {
      entity,
      fields: compileFieldChecks(entity),
      orderOf: new Map(entity.fields.map((field, order) => [field.name, order])),
      namesByLetters: new Map(entity.fields.map((field) => [normalizeMemberName(field.name), field.name])),
      steps,
      stepOf: new Map(steps.map((step) => [step.field.name, step])),
      rules: demands.checks.map(compileCheck),
      warnings: demands.warnings.map(compileCheck),
      formOf: mapForms(demands.checks),
      uniqueness: all.filter((check) => check.kind === 'uniqueness'),
      targets: [...new Set(references.filter(({ target }) => target.entity === name).map(({ target }) => target.field))],
    };
  };
  const steps = [...rules.values()].map((of) =>
    [of.checks, of.warnings].flat().reduce((sum, check) => sum + countSteps(check), 1),
  );
  return {
    profile,
    hasReferences: references.length > 0,
    getEntity: (name) => getOrAdd(entities, name, createEntityPlan),
    steps: Math.max(...steps),
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

/** Maximum length of a name. Cells of a table without headers can be many times as long. */
const MAX_NAME_LENGTH = 1_000;

/** Returns the letters and digits of a name in lower case, or a text that is too long for a name without changes. */
export function normalizeMemberName(name: string): string {
  if (name.length > MAX_NAME_LENGTH) return name;
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function createSteps(
  field: Field,
  order: number,
  declared: readonly DatasetCheck[],
  all: readonly Check[],
): readonly FieldStep[] {
  const content = getContent(field);
  const own = declared.filter((check) => 'field' in check && check.field === field);
  if (content.kind === 'scalar' && field.type !== 'list' && own.length === 0) return [];
  const entity = content.kind === 'entity' ? content.entity : undefined;
  const cites = all.some((check) => check.kind === 'reference' && check.field === field && check.target.entity === entity);
  return [{ field, order, entity, cites, declared: own }];
}

function compileCheck<Any extends Check | WarningCheck>(check: Any): CompiledCheck<Any> {
  const compiled =
    check.kind === 'pattern'
      ? { ...check, compiled: getLinearPattern(check.pattern) }
      : check.kind === 'vocabulary'
        ? { ...check, allowed: new Set(check.values) }
        : check;
  return compiled as unknown as CompiledCheck<Any>;
}

/** An object of the data, with its entity type. */
export interface ValuePlace {
  readonly entity: Entity;
  readonly data: Readonly<Record<string, unknown>>;
  readonly parent: ValuePlace | undefined;
  /** Field of the parent that contains the object; empty for the data itself. */
  readonly field: string;
  /** Index in the parent's list, or -1. */
  readonly index: number;
  /** True if the object only cites an object that is described elsewhere. */
  readonly cited: boolean;
}

/** Returns the path of an object: `studies[0].observation_units[3]`; empty for the data itself. */
export function formatValuePath(place: ValuePlace): string {
  const steps: string[] = [];
  for (let at: ValuePlace | undefined = place; at?.parent !== undefined; at = at.parent) {
    steps.push(at.index < 0 ? at.field : `${at.field}[${at.index}]`);
  }
  return steps.reverse().join('.');
}

export function getMemberPath(place: ValuePlace, name: string, index = -1): string {
  const path = formatValuePath(place);
  return `${path}${path === '' ? '' : '.'}${name}${index < 0 ? '' : `[${index}]`}`;
}

/** Yields the objects in a field of an object. Values of a wrong type are skipped. */
export function* iterateNested(place: ValuePlace, step: FieldStep, nested: EntityPlan): Generator<ValuePlace> {
  const value = place.data[step.field.name];
  if (step.field.type === 'entity') {
    if (isObject(value)) yield createValuePlace(value, place, step, nested, -1);
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (isObject(item)) yield createValuePlace(item, place, step, nested, index);
    }
  }
}

/** Returns the place of an object inside another (index -1: directly in the field, not in a list). */
export function createValuePlace(
  data: ValuePlace['data'],
  parent: ValuePlace,
  step: FieldStep,
  nested: EntityPlan,
  index: number,
): ValuePlace {
  return { entity: nested.entity, data, parent, field: step.field.name, index, cited: parent.cited || step.cites };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns whether a value is treated as absent in an optional field. */
export function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Returns whether a field has a value for conditions: 0 and false are values, an empty list is not. */
export function isPresent(value: unknown): boolean {
  return !isAbsent(value) && !(Array.isArray(value) && value.length === 0);
}

/** The first character that can combine with another one (Unicode, combining diacritical marks). */
const COMBINING = /[\u0300-\uffff]/;

/** Returns the form in which identifiers are compared, Unicode NFC: names that look the same are equal on every system. */
export function toComparableKey<Value>(value: Value): Value | string {
  return typeof value === 'string' && COMBINING.test(value) ? value.normalize('NFC') : value;
}

/** Maximum depth of validated data; the data itself is the first level. */
const MAX_LEVELS = 64;

/** @throws NestingError if objects and lists are nested deeper than 64 levels, as circular data is */
export function checkNesting(data: unknown): void {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (depth >= MAX_LEVELS) throw new NestingError(MAX_LEVELS);
      for (const inner of Array.isArray(value) ? value : Object.values(value)) {
        if (typeof inner === 'object' && inner !== null) below.push(inner);
      }
    }
    level = below;
  }
}
