/** The strategies of a merge (docs/requirements.md, M8). */
import type { Profile } from '../profile.ts';

/** The strategies by restriction or by order; the others are `prefer_<name>` and `prefer_<name>/<version>`. */
export const NAMED_STRATEGIES = ['first_wins', 'last_wins', 'most_restrictive', 'least_restrictive'] as const;

/** A strategy that is valid for the profiles of a merge. */
export interface Strategy {
  /** The requested name. */
  readonly name: string;
  /** Indexes of the profiles, highest precedence first. */
  readonly precedence: readonly number[];
  /** The constraint to prefer; undefined takes all constraints from one profile. */
  readonly restriction?: 'most' | 'least';
}

/** The strategy is unknown, or it prefers a profile that is not merged. */
export class UnknownStrategyError extends Error {
  override readonly name = 'UnknownStrategyError';
}

/**
 * Parses the name of a strategy.
 * @throws UnknownStrategyError
 */
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
  const wanted = /^prefer_(.+)$/.exec(name)?.[1]?.toLowerCase();
  const preferred = profiles.findIndex((profile) => [profile.name, profile.id].some((each) => each.toLowerCase() === wanted));
  if (preferred !== -1) return { name, precedence: [preferred, ...inOrder.filter((index) => index !== preferred)] };
  const possible = [...NAMED_STRATEGIES, ...profiles.map(({ id }) => `prefer_${id}`)].join(', ');
  throw new UnknownStrategyError(`Unknown strategy: ${name}. Available: ${possible}.`);
}

/** A warning about an entity or one of its fields. */
export interface MergeWarning {
  readonly entity: string;
  readonly field?: string;
  readonly message: string;
  /** Set if it only reports how a difference was settled. */
  readonly isSettlement?: true;
}

/** A difference that no strategy can settle; the first profile's version stays. */
export interface UnresolvedConflict {
  readonly entity: string;
  readonly field: string;
  readonly attribute: string;
  readonly message: string;
}

/** Findings of a merge. */
export interface Findings {
  readonly warnings: MergeWarning[];
  readonly unresolved: UnresolvedConflict[];
  /** Number of differing fields that the strategy or the user settled. */
  settled: number;
}
