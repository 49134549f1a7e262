/** Selects some of many mutants. Equal mutants lead to an equal selection. */
import { createHash } from 'node:crypto';
import type { Mutant } from './mutant.ts';

/** The selection depends on the hash of seed and ID, so that new mutants do not change the selection of others. */
const SEED = 'concordat';

/** Selects at most this many mutants of each kind in their original order. */
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
