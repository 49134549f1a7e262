/**
 * Settles the constraints of one field, each by itself (docs/requirements.md, M9). Two different patterns
 * cannot be made one; the first stays.
 */
import type { Constraints } from '../profile.ts';

/** Constraints that allow nothing together: which one stayed as in the first profile, and why. */
export interface ImpossibleConstraint {
  readonly attribute: string;
  readonly message: string;
}

/** The outcome. */
export interface SettledConstraints {
  readonly constraints: Constraints;
  readonly impossible: readonly ImpossibleConstraint[];
}

const RANGES = [
  ['min_length', 'max_length'],
  ['minimum', 'maximum'],
  ['min_items', 'max_items'],
] as const;

/** Settles constraints, those of the first profile first; there is at least one. */
export function settleConstraints(all: readonly Constraints[], restriction: 'most' | 'least'): SettledConstraints {
  const first = all[0] as Constraints;
  const settled: Record<string, unknown> = {};
  const impossible: ImpossibleConstraint[] = [];
  for (const [lower, upper] of RANGES) {
    const isMost = restriction === 'most';
    const least = bound(all, lower, isMost ? Math.max : Math.min, isMost);
    const most = bound(all, upper, isMost ? Math.min : Math.max, isMost);
    if (least !== undefined && most !== undefined && least > most) {
      impossible.push({ attribute: lower, message: `${lower} ${least} would be above ${upper} ${most}` });
      Object.assign(settled, given(lower, first[lower]), given(upper, first[upper]));
    } else Object.assign(settled, given(lower, least), given(upper, most));
  }
  const values = settleEnum(all, restriction);
  if (values?.length === 0) {
    impossible.push({ attribute: 'enum', message: 'no value is allowed by all profiles' });
    Object.assign(settled, given('enum', first.enum));
  } else Object.assign(settled, given('enum', values));
  return { constraints: { ...given('pattern', settlePattern(all, restriction)), ...settled }, impossible };
}

type Bound = (typeof RANGES)[number][number];

function bound(all: readonly Constraints[], key: Bound, choose: (...values: number[]) => number, whereGiven: boolean) {
  const values = all.map((constraints) => constraints[key]).filter((value) => value !== undefined);
  const isBounded = whereGiven ? values.length > 0 : values.length === all.length;
  return isBounded ? choose(...values) : undefined;
}

function settleEnum(all: readonly Constraints[], restriction: 'most' | 'least'): readonly string[] | undefined {
  const lists = all.map(({ enum: values }) => values).filter((values) => values !== undefined);
  const [first] = lists;
  if (first === undefined) return undefined;
  if (restriction === 'most') return first.filter((value) => lists.every((values) => values.includes(value)));
  return lists.length === all.length ? [...new Set(lists.flat())] : undefined;
}

function settlePattern(all: readonly Constraints[], restriction: 'most' | 'least'): string | undefined {
  const patterns = all.map(({ pattern }) => pattern).filter((pattern) => pattern !== undefined);
  return restriction === 'most' || patterns.length === all.length ? patterns[0] : undefined;
}

function given(key: string, value: unknown): Record<string, unknown> {
  return value === undefined ? {} : { [key]: value };
}
