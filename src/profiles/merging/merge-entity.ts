/** Merges the definitions of one entity type from several profiles. Contains the merge strategies (docs/requirements.md, M8). */
import { type ComparedAttribute, findChangedAttributes, groupByName } from '../comparison/compare.ts';
import type { Constraints, Entity, Field, Profile } from '../profile.ts';

/** British English, so that there is no comma before the last "and". */
const WORDS = new Intl.ListFormat('en-GB');

/** Strategies other than `prefer_<name>` and `prefer_<name>/<version>`. */
export const NAMED_STRATEGIES = ['first_wins', 'last_wins', 'most_restrictive', 'least_restrictive'] as const;

/** A strategy that is valid for the profiles of a merge. */
export interface Strategy {
  readonly name: string;
  /** Indexes of the profiles, highest precedence first. */
  readonly precedence: readonly number[];
  /** The constraints to prefer: the most or the least restrictive. If undefined, all constraints come from one profile. */
  readonly restriction?: 'most' | 'least';
}

/** Thrown if the strategy is unknown, or prefers a profile that is not merged. */
export class UnknownStrategyError extends Error {}

/** Parses the name of a strategy. @throws UnknownStrategyError */
export function parseStrategy(name: string, profiles: readonly Profile[]): Strategy {
  const inOrder = profiles.map((_profile, index) => index);
  switch (name) {
    case 'first_wins':
      return { name, precedence: inOrder };
    case 'last_wins':
      return { name, precedence: inOrder.toReversed() };
    case 'most_restrictive':
      return { name, precedence: inOrder, restriction: 'most' };
    case 'least_restrictive':
      return { name, precedence: inOrder, restriction: 'least' };
  }
  const preferredName = /^prefer_(.+)$/.exec(name)?.[1]?.toLowerCase();
  const preferred = profiles.findIndex((profile) =>
    [profile.name, profile.id].some((each) => each.toLowerCase() === preferredName),
  );
  if (preferred !== -1) return { name, precedence: [preferred, ...inOrder.filter((index) => index !== preferred)] };
  const possible = [...NAMED_STRATEGIES, ...profiles.map(({ id }) => `prefer_${id}`)].join(', ');
  throw new UnknownStrategyError(`Unknown strategy: ${name}. Available: ${possible}.`);
}

export interface MergeWarning {
  readonly entity: string;
  readonly field?: string;
  readonly message: string;
  /** True if the warning only reports how a difference was resolved. */
  readonly isSettlement?: true;
}

/** A difference that no strategy resolves. The merged profile has the version of the first profile. */
export interface UnresolvedConflict {
  readonly entity: string;
  readonly field: string;
  readonly attribute: string;
  readonly message: string;
}

export interface Findings {
  readonly warnings: MergeWarning[];
  readonly unresolved: UnresolvedConflict[];
  settled: number;
}

/** Indexes of the profiles that a user chose, by field (`getChoiceKey`). */
export type Choices = ReadonlyMap<string, number>;

export const getChoiceKey = (entity: string, field: string): string => `${entity}.${field}`.toLowerCase();

/** Settings and findings that apply to all entities of a merge. */
export interface MergeContext {
  readonly sources: readonly string[];
  readonly strategy: Strategy;
  readonly choices: Choices;
  readonly findings: Findings;
}

/** Merges an entity type. `members` has an item for each profile, or undefined. Fields have the order of the first item. */
export function mergeEntity(members: readonly (Entity | undefined)[], mergeContext: MergeContext): Entity {
  const having = members.filter((entity) => entity !== undefined);
  const [{ name }] = having as [Entity];
  const isAdded = members[0] === undefined;
  if (isAdded) {
    const source = mergeContext.sources[members.findIndex((entity) => entity !== undefined)];
    mergeContext.findings.warnings.push({ entity: name, message: `Entity added from ${source}.` });
  }
  const byPrecedence = mergeContext.strategy.precedence.map((index) => members[index]).filter((entity) => entity !== undefined);
  const term = byPrecedence.find(({ ontology_term }) => ontology_term !== undefined)?.ontology_term;
  // The example of one profile may be invalid for the merged entity.
  const example = having.length === 1 ? having[0]?.example : undefined;
  return {
    name,
    ...(term === undefined ? {} : { ontology_term: term }),
    description: byPrecedence.find(({ description }) => description !== '')?.description ?? '',
    fields: groupByName(members.map((entity) => entity?.fields ?? [])).map((row) =>
      mergeField(name, row.name, row.members, isAdded, mergeContext),
    ),
    ...(example === undefined ? {} : { example }),
  };
}

function mergeField(
  entity: string,
  name: string,
  members: readonly (Field | undefined)[],
  isEntityAdded: boolean,
  { sources, strategy, choices, findings }: MergeContext,
): Field {
  const { field, differing, impossible, isPatternLost } = resolveField(members, strategy);
  const addWarning = (message: string) => findings.warnings.push({ entity, field: name, message });
  const recordResolvedDifference = (by: string) => {
    findings.settled += 1;
    const message = `Differing ${WORDS.format(differing)} resolved by ${by}.`;
    findings.warnings.push({ entity, field: name, message, isSettlement: true });
  };
  if (members[0] === undefined && !isEntityAdded)
    addWarning(`Field added from ${sources[members.findIndex((member) => member !== undefined)]}.`);
  if (differing.length === 0) return field;

  const chosen = choices.get(getChoiceKey(entity, name));
  if (chosen !== undefined) {
    recordResolvedDifference(`choice: as in ${sources[chosen]}`);
    return members[chosen] as Field;
  }
  for (const { attribute, message } of impossible) findings.unresolved.push({ entity, field: name, attribute, message });
  if (impossible.length === 0) recordResolvedDifference(strategy.name);
  if (isPatternLost) addWarning('Patterns cannot be merged; the first one is kept.');
  return field;
}

interface MergedField {
  readonly field: Field;
  readonly differing: readonly ComparedAttribute[];
  readonly impossible: readonly ImpossibleConstraint[];
  /** True if the profiles have different patterns and one was omitted. */
  readonly isPatternLost: boolean;
}

/** Merges a field by a strategy. `fields` has one item per profile; at least one is defined. */
function resolveField(fields: readonly (Field | undefined)[], strategy: Strategy): MergedField {
  const having = fields.filter((field) => field !== undefined);
  const leading = strategy.precedence.map((index) => fields[index]).find((field) => field !== undefined) as Field;
  const differing = findChangedAttributes(having);
  if (strategy.restriction === undefined || having.length === 1)
    return { field: leading, differing, impossible: [], isPatternLost: false };

  const decide = strategy.restriction === 'most' ? 'some' : 'every';
  // Bounds of another type have a different meaning.
  const alike = having.filter(({ type, items }) => type === leading.type && items === leading.items);
  const { constraints, impossible } = mergeConstraints(
    alike.map(({ constraints }) => constraints),
    strategy.restriction,
  );
  const field: Field = {
    ...leading,
    required: having[decide](({ required }) => required),
    recommended: having[decide](({ recommended }) => recommended),
    constraints,
  };
  return { field, differing, impossible, isPatternLost: isPatternLost(alike, constraints) };
}

function isPatternLost(fields: readonly Field[], constraints: Constraints): boolean {
  return (
    constraints.pattern !== undefined &&
    fields.some(({ constraints: { pattern = constraints.pattern } }) => pattern !== constraints.pattern)
  );
}

/** A constraint of the first profile that conflicts with the others, so that no value could be valid, and the reason. */
interface ImpossibleConstraint {
  readonly attribute: string;
  readonly message: string;
}

const RANGES = [
  ['min_length', 'max_length'],
  ['minimum', 'maximum'],
  ['min_items', 'max_items'],
] as const;

/** Merges the constraints of one or more profiles. Those of the first profile come first. */
function mergeConstraints(all: readonly Constraints[], restriction: 'most' | 'least') {
  const first = all[0] as Constraints;
  const constraints: Record<string, unknown> = {};
  const impossible: ImpossibleConstraint[] = [];
  for (const [lower, upper] of RANGES) {
    const isMost = restriction === 'most';
    const least = chooseBound(all, lower, isMost ? Math.max : Math.min, isMost);
    const most = chooseBound(all, upper, isMost ? Math.min : Math.max, isMost);
    if (least !== undefined && most !== undefined && least > most) {
      impossible.push({ attribute: lower, message: `${lower} ${least} would be above ${upper} ${most}` });
      Object.assign(constraints, createOptionalMember(lower, first[lower]), createOptionalMember(upper, first[upper]));
    } else Object.assign(constraints, createOptionalMember(lower, least), createOptionalMember(upper, most));
  }
  const values = mergeEnums(all, restriction);
  if (values?.length === 0) {
    impossible.push({ attribute: 'enum', message: 'no value is allowed by all profiles' });
    Object.assign(constraints, createOptionalMember('enum', first.enum));
  } else Object.assign(constraints, createOptionalMember('enum', values));
  return {
    constraints: {
      ...createOptionalMember('pattern', mergePatterns(all, restriction)),
      ...constraints,
      ...createOptionalMember('unit', mergeUnits(all, restriction)),
    },
    impossible,
  };
}

type Bound = (typeof RANGES)[number][number];

function chooseBound(all: readonly Constraints[], key: Bound, choose: (...values: number[]) => number, whereGiven: boolean) {
  const values = all.map((constraints) => constraints[key]).filter((value) => value !== undefined);
  const isBounded = whereGiven ? values.length > 0 : values.length === all.length;
  return isBounded ? choose(...values) : undefined;
}

function mergeEnums(all: readonly Constraints[], restriction: 'most' | 'least'): readonly string[] | undefined {
  const lists = all.map(({ enum: values }) => values).filter((values) => values !== undefined);
  const [first] = lists;
  if (first === undefined) return undefined;
  if (restriction === 'most') return first.filter((value) => lists.every((values) => values.includes(value)));
  return lists.length === all.length ? [...new Set(lists.flat())] : undefined;
}

function mergePatterns(all: readonly Constraints[], restriction: 'most' | 'least'): string | undefined {
  const patterns = all.map(({ pattern }) => pattern).filter((pattern) => pattern !== undefined);
  return restriction === 'most' || patterns.length === all.length ? patterns[0] : undefined;
}

/** Returns the unit of a merged field. The most restrictive merge has a unit only if all profiles have one. */
function mergeUnits(all: readonly Constraints[], restriction: 'most' | 'least'): string | undefined {
  const [unit] = all.map((constraints) => constraints.unit).filter((one) => one !== undefined);
  return restriction === 'least' || all.every((constraints) => constraints.unit === unit) ? unit : undefined;
}

function createOptionalMember(key: string, value: unknown): Record<string, unknown> {
  return value === undefined ? {} : { [key]: value };
}
