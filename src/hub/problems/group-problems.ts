/** Groups equal problems: one error with one value, in any number of entities. */
import type { components } from '../../../generated/hub/types.d.ts';
import { contentOf, type Entity, type Profile } from '../../profiles/profile.ts';
import { warningsOn } from '../../profiles/validation/validate.ts';
import { shortenText } from '../../profiles/value-words.ts';
import { countOf, numberText } from '../../web/for-people/words.ts';
import { listPlainFields } from '../editor/fields.ts';
import type { EntityRow } from '../entities/store.ts';
import type { FieldError } from '../snapshot/check-project.ts';
import type { ProjectSnapshot } from '../snapshot/project-snapshot.ts';
import { insideSentence, inWords } from '../words.ts';
import { findLookAlikes } from './look-alikes.ts';
import { findRepeatedIdentifiers } from './repeated-identifiers.ts';
import { type KnownValues, suggestValue } from './suggest-value.ts';

/** A group, as in the contract. */
export type ProblemGroup = components['schemas']['HubProblem'];

/** One problem of one entity or row. */
export interface Problem extends FieldError {
  readonly level: 'error' | 'warning';
  readonly entityType: string;
  /** Text of the invalid value; null for none. */
  readonly value: string | null;
  /** Null for a row that is not saved. */
  readonly nodeId: string | null;
  /** Label of the entity, or the place of the row. */
  readonly label: string;
  /** The likely value, if the check determines it. */
  readonly suggestion?: string;
}

/** With more distinct values than this, all values of one error form one group. */
const MAX_VALUES = 50;
const MAX_NAMED = 5;
/** From so many names on, names of missing entities form one group. */
const MIN_DANGLING = 4;
const MAX_VALUE_LENGTH = 1_000;

/** Groups problems: errors first, then the most frequent. */
export function groupProblems(profile: Profile, problems: Iterable<Problem>, known: KnownValues): ProblemGroup[] {
  const byMistake = new Map<string, Map<string, Problem[]>>();
  for (const problem of problems) {
    const { level, entityType, rule } = problem;
    const mistake = JSON.stringify([level, entityType, stripIndex(problem), rule]);
    const values = byMistake.get(mistake) ?? new Map<string, Problem[]>();
    byMistake.set(mistake, values);
    // Problems without a value are grouped by their messages.
    const key = problem.value ?? `\u0000${problem.field === '' ? problem.message : ''}`;
    const same = values.get(key);
    if (same === undefined) values.set(key, [problem]);
    else same.push(problem);
  }
  const groups = [...byMistake.values()].flatMap((values) => {
    const dangling = findDanglingReferences(profile, values, known);
    if (dangling.length >= MIN_DANGLING) for (const [first] of dangling) values.delete(first?.value ?? '');
    const missing = dangling.length >= MIN_DANGLING ? [createDanglingGroup(profile, dangling, known)] : [];
    return values.size === 0 ? missing : [...missing, ...createProblemGroups(values)];
  });
  return groups.toSorted((one, other) => rankGroup(one) - rankGroup(other) || other.count - one.count);

  function createProblemGroups(values: ReadonlyMap<string, Problem[]>): ProblemGroup[] {
    const several = [...values.values()];
    if (values.size <= MAX_VALUES) return several.map((same) => createGroup(profile, same, known));
    return [
      { ...createGroup(profile, several.flat(), known), value: null, suggestion: null, ...describeMany(values.size, several) },
    ];
  }
}

/** The value of a reference without a target. */
const DANGLING = / is not the \S+ of any \S+ in the data\.$/;

/** Returns the problems of values that name nothing and resemble nothing: the entities that they name are missing. */
function findDanglingReferences(
  profile: Profile,
  values: ReadonlyMap<string, Problem[]>,
  known: KnownValues,
): readonly Problem[][] {
  return [...values.values()].filter(([first]) => {
    const entity = profile.entities.get(first?.entityType ?? '');
    if (first === undefined || first.value === null || entity === undefined || !DANGLING.test(first.message)) return false;
    // Among many missing ones, a misspelled one is not searched for.
    return values.size > MAX_VALUES || suggestValue(profile, entity, stripIndex(first), first.value, known) === undefined;
  });
}

function describeReference(profile: Profile, entity: Entity, field: string) {
  return listPlainFields(profile, entity).find((one) => one.field.name === field)?.described.reference;
}

/** One group for all that is missing: it is one cause. */
function createDanglingGroup(profile: Profile, dangling: readonly Problem[][], known: KnownValues): ProblemGroup {
  const group = createGroup(profile, dangling.flat(), known);
  const target = describeReference(profile, profile.entities.get(group.entity_type) as Entity, group.field);
  const type = target?.target_type ?? '';
  const named = dangling.slice(0, MAX_NAMED).map(([first]) => shortenText(first?.value ?? ''));
  const more = dangling.length > named.length ? ` and ${numberText(dangling.length - named.length)} more` : '';
  return {
    ...group,
    value: null,
    suggestion: null,
    message: `${countOf(dangling.length, insideSentence(inWords(type)))} do not exist: ${named.join(', ')}${more}.`,
    missing: { entity_type: type, count: dangling.length },
  };
}

function rankGroup({ level }: ProblemGroup): number {
  return level === 'error' ? 0 : 1;
}

function describeMany(count: number, several: readonly (readonly Problem[])[]): { message: string } {
  const first = several[0]?.[0]?.message ?? '';
  return {
    message: `${numberText(count)} different values have this problem. The first: ${first}`.slice(0, 2_000).toWellFormed(),
  };
}

function createGroup(profile: Profile, same: readonly Problem[], known: KnownValues): ProblemGroup {
  const first = same[0] as Problem;
  const { level, entityType, rule, message, value } = first;
  const field = stripIndex(first);
  const entity = profile.entities.get(entityType);
  const suggestion =
    first.suggestion ??
    (entity === undefined || value === null ? undefined : suggestValue(profile, entity, field, value, known));
  return {
    level,
    entity_type: entityType,
    field,
    rule,
    message: message.slice(0, 2_000).toWellFormed(),
    value,
    count: same.length,
    suggestion: suggestion === undefined || suggestion === value ? null : suggestion.slice(0, MAX_VALUE_LENGTH).toWellFormed(),
    entities: same
      .slice(0, MAX_NAMED)
      .map(({ nodeId, label }) => ({ node_id: nodeId, label: label.slice(0, 2_000).toWellFormed() })),
  };
}

/** The field without the index in its list. */
function stripIndex({ field }: Pick<FieldError, 'field'>): string {
  return field.replace(/\[\d+\]$/, '');
}

/** Returns the text of an invalid value; null for a missing one, and for one that is too long to replace. */
export function formatProblemValue(data: Readonly<Record<string, unknown>>, field: string): string | null {
  const [, name = field, index] = /^(.*)\[(\d+)\]$/.exec(field) ?? [];
  const value = index === undefined ? data[name] : [data[name]].flat()[Number(index)];
  if (value === undefined || value === null || value === '' || typeof value === 'object') return null;
  const text = String(value);
  return text.length > MAX_VALUE_LENGTH || !text.isWellFormed() ? null : text;
}

/** Returns the errors of an entity, and the warnings about fields without an error. */
export function listEntityProblems(snapshot: ProjectSnapshot, row: EntityRow): readonly Omit<Problem, 'nodeId' | 'label'>[] {
  const errors = snapshot.errorsOf(row.id);
  const wrong = new Set(errors.map(stripIndex));
  const warnings = [
    ...listRecommendations(snapshot.profile, row),
    ...snapshot.warningsOf(row.id),
    ...findLookAlikes(snapshot, row),
    ...findRepeatedIdentifiers(snapshot, row),
  ].filter((warning) => !wrong.has(stripIndex(warning)));
  const withLevel = (level: Problem['level']) => (found: FieldError & Pick<Problem, 'suggestion'>) => ({
    ...found,
    level,
    entityType: row.entityType,
    value: formatProblemValue(row.data, found.field),
  });
  return [...errors.map(withLevel('error')), ...warnings.map(withLevel('warning'))];
}

const recommendationsByRow = new WeakMap<EntityRow, readonly FieldError[]>();

/** Nested entities have separate recommendations. */
function listRecommendations(profile: Profile, row: EntityRow): readonly FieldError[] {
  let warnings = recommendationsByRow.get(row);
  if (warnings === undefined) {
    const fields = profile.entities.get(row.entityType)?.fields ?? [];
    const held = new Set(fields.filter((field) => contentOf(field).kind === 'entity').map(({ name }) => name));
    warnings = profile.entities.has(row.entityType)
      ? warningsOn(profile, row.entityType, row.data).filter((warning) => !held.has(stripIndex(warning)))
      : [];
    recommendationsByRow.set(row, warnings);
  }
  return warnings;
}

/** The identifiers and other values of a project that references can name. */
export function createKnownValues(snapshot: ProjectSnapshot): KnownValues {
  const kept = new Map<string, readonly string[]>();
  return {
    of(entityType, field) {
      const key = `${entityType}.${field}`;
      let values = kept.get(key);
      if (values === undefined) {
        const texts = snapshot.rows.flatMap((row) => (row.entityType === entityType ? [row.data[field]] : []));
        values = [...new Set(texts.filter((text) => typeof text === 'string' && text !== '').map(String))];
        kept.set(key, values);
      }
      return values;
    },
  };
}
