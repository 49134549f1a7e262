/** Selects some mutants if there are too many. The selection is always the same. */
import { createHash } from 'node:crypto';
import type { Mutant } from './mutant.ts';

/** The hash of the seed and the id decides, so that new mutants do not change the selection of others. */
const SEED = 'concordat';

/** Selects at most this many mutants of each kind, in their original order. */
export function sampleMutants(mutants: readonly Mutant[], mostOfAKind: number): Mutant[] {
  const chosen = new Set(
    [...Map.groupBy(mutants, ({ kind }) => kind).values()].flatMap((ofKind) =>
      ofKind
        .map((mutant) => ({ mutant, rank: createHash('sha256').update(`${SEED} ${mutant.id}`).digest('hex') }))
        .sort((one, other) => (one.rank < other.rank ? -1 : 1))
        .slice(0, mostOfAKind)
        .map(({ mutant }) => mutant),
    ),
  );
  return mutants.filter((mutant) => chosen.has(mutant));
}
