/** Makes one field of the fields that several profiles have under one name. */
import { type ComparedAttribute, changedAttributes } from '../comparison/attributes.ts';
import type { Constraints, Field } from '../profile.ts';
import { type ImpossibleConstraint, settleConstraints } from './constraints.ts';
import type { Strategy } from './strategy.ts';

/** What became of a field. */
export interface SettledField {
  readonly field: Field;
  /** In what the profiles that have it differ. */
  readonly differing: readonly ComparedAttribute[];
  readonly impossible: readonly ImpossibleConstraint[];
  /** Two patterns met, and only one could stay. */
  readonly isPatternLost: boolean;
}

/**
 * Settles a field by a strategy.
 * @param fields by place of the profile; undefined where a profile does not have it, but not everywhere
 */
export function settleField(fields: readonly (Field | undefined)[], strategy: Strategy): SettledField {
  const having = fields.filter((field) => field !== undefined);
  const leading = strategy.precedence.map((place) => fields[place]).find((field) => field !== undefined) as Field;
  const differing = changedAttributes(having);
  if (strategy.restriction === undefined || having.length === 1)
    return { field: leading, differing, impossible: [], isPatternLost: false };

  const decide = strategy.restriction === 'most' ? 'some' : 'every';
  // Bounds of another type of value mean something else.
  const alike = having.filter(({ type, items }) => type === leading.type && items === leading.items);
  const { constraints, impossible } = settleConstraints(
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

function isPatternLost(fields: readonly Field[], settled: Constraints): boolean {
  return (
    settled.pattern !== undefined &&
    fields.some(({ constraints: { pattern = settled.pattern } }) => pattern !== settled.pattern)
  );
}
