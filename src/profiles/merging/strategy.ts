/** How a merge settles what differs (docs/requirements.md, M8). */
import type { Profile } from '../profile.ts';

/** The strategies that go by restriction or by order; the others are `prefer_<name>` and `prefer_<name>/<version>`. */
export const NAMED_STRATEGIES = ['first_wins', 'last_wins', 'most_restrictive', 'least_restrictive'] as const;

/** A strategy that suits the profiles of a merge. */
export interface Strategy {
  /** As it was asked for. */
  readonly name: string;
  /** Places of the profiles, the one with the first say first. */
  readonly precedence: readonly number[];
  /** Whether constraints are settled one by one, and to which side. */
  readonly restriction?: 'most' | 'least';
}

/** No strategy has this name, or it prefers a profile that is not merged. */
export class UnknownStrategyError extends Error {
  override readonly name = 'UnknownStrategyError';
}

/**
 * Reads the name of a strategy.
 * @throws UnknownStrategyError
 */
export function strategyOf(name: string, profiles: readonly Profile[]): Strategy {
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
  const wanted = /^prefer_(.+)$/.exec(name)?.[1]?.toLowerCase();
  const preferred = profiles.findIndex((profile) => [profile.name, profile.id].some((each) => each.toLowerCase() === wanted));
  if (preferred !== -1) return { name, precedence: [preferred, ...inOrder.filter((index) => index !== preferred)] };
  const possible = [...NAMED_STRATEGIES, ...profiles.map(({ id }) => `prefer_${id}`)].join(', ');
  throw new UnknownStrategyError(`Unknown strategy: ${name}. Available: ${possible}.`);
}

/** Something to know about an entity or one of its fields. */
export interface MergeWarning {
  readonly entity: string;
  readonly field?: string;
  readonly message: string;
  /** Tells only by what a difference was settled. */
  readonly isSettlement?: true;
}

/** A difference that no strategy can settle; it stays as in the first profile. */
export interface UnresolvedConflict {
  readonly entity: string;
  readonly field: string;
  readonly attribute: string;
  readonly message: string;
}

/** Collected while the merge goes on. */
export interface Findings {
  readonly warnings: MergeWarning[];
  readonly unresolved: UnresolvedConflict[];
  /** Differing fields that the strategy or a person settled. */
  settled: number;
}
