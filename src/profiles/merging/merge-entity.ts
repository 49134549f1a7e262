/** Merges what several profiles say of one entity. */
import { unionOf } from '../comparison/compare.ts';
import type { Entity, Field } from '../profile.ts';
import type { Findings } from './findings.ts';
import { settleField } from './settle-field.ts';
import type { Strategy } from './strategy.ts';

/** Place of the profile that a person chose for a field, by `choiceKey`. */
export type Choices = ReadonlyMap<string, number>;

/** Key of a field among the choices. */
export const choiceKey = (entity: string, field: string): string => `${entity}.${field}`.toLowerCase();

/** How a merge goes on. */
export interface MergeWay {
  /** Identifiers of the profiles. */
  readonly sources: readonly string[];
  readonly strategy: Strategy;
  readonly choices: Choices;
  readonly findings: Findings;
}

/**
 * Merges an entity, its fields in the order of the first profile that has it.
 * @param members by place of the profile; undefined where a profile does not have it, but not everywhere
 */
export function mergeEntity(members: readonly (Entity | undefined)[], way: MergeWay): Entity {
  const having = members.filter((entity) => entity !== undefined);
  const [{ name }] = having as [Entity];
  const isAdded = members[0] === undefined;
  if (isAdded) {
    const source = way.sources[members.findIndex((entity) => entity !== undefined)];
    way.findings.warnings.push({ entity: name, message: `Entity added from ${source}.` });
  }
  const byPrecedence = way.strategy.precedence.map((place) => members[place]).filter((entity) => entity !== undefined);
  const term = byPrecedence.find(({ ontology_term }) => ontology_term !== undefined)?.ontology_term;
  const example = having.length === 1 ? having[0]?.example : undefined;
  return {
    name,
    ...(term === undefined ? {} : { ontology_term: term }),
    description: byPrecedence.find(({ description }) => description !== '')?.description ?? '',
    fields: unionOf(members.map((entity) => entity?.fields ?? [])).map((row) =>
      mergeField(name, row.name, row.members, isAdded, way),
    ),
    // What is an example of one profile's entity need not be one of the merged entity.
    ...(example === undefined ? {} : { example }),
  };
}

function mergeField(
  entity: string,
  name: string,
  members: readonly (Field | undefined)[],
  isEntityAdded: boolean,
  { sources, strategy, choices, findings }: MergeWay,
): Field {
  const { field, differing, impossible, isPatternLost } = settleField(members, strategy);
  const warn = (message: string) => findings.warnings.push({ entity, field: name, message });
  const settle = (by: string) => {
    findings.settled += 1;
    const message = `Differing ${inWords(differing)} settled by ${by}.`;
    findings.warnings.push({ entity, field: name, message, isSettlement: true });
  };
  if (members[0] === undefined && !isEntityAdded)
    warn(`Field added from ${sources[members.findIndex((member) => member !== undefined)]}.`);
  if (differing.length === 0) return field;

  const chosen = choices.get(choiceKey(entity, name));
  if (chosen !== undefined) {
    settle(`choice: as in ${sources[chosen]}`);
    return members[chosen] as Field;
  }
  for (const { attribute, message } of impossible) findings.unresolved.push({ entity, field: name, attribute, message });
  if (impossible.length === 0) settle(strategy.name);
  if (isPatternLost) warn('Two patterns cannot be made one; the first stays.');
  return field;
}

function inWords(attributes: readonly string[]): string {
  const last = attributes.at(-1) ?? '';
  return attributes.length < 2 ? last : `${attributes.slice(0, -1).join(', ')} and ${last}`;
}
