/** What runs are compared with: the page's one choice, or the two parameters that say the same to programs. */
import type { LimitsWanted } from './limits-for.ts';

/** The parameters as they stand in the address. */
export interface ComparisonParameters {
  readonly limits?: LimitsWanted;
  readonly guide_set?: string;
  /** A word as for `limits`, or the UUID of a reference set; wins. */
  readonly compare?: string;
}

/** Limits with the UUID of the reference set that they are from; empty for none. */
export interface TrendComparison {
  readonly limits: LimitsWanted;
  readonly guideSet: string;
}

/** Reads the choice. On a page, choosing a reference set is enough to be measured against it. */
export function comparisonOf(
  { compare = '', limits, guide_set = '' }: ComparisonParameters,
  otherwise: LimitsWanted,
): TrendComparison {
  if (compare.length === 36) return { limits: 'guide_set', guideSet: compare };
  if (compare !== '') return { limits: compare as LimitsWanted, guideSet: '' };
  if (otherwise === 'automatic' && guide_set !== '' && (limits ?? otherwise) === 'automatic')
    return { limits: 'guide_set', guideSet: guide_set };
  return { limits: limits ?? otherwise, guideSet: guide_set };
}

/** The choice as `compare` says it; empty for the page's own. */
export function comparisonText({ limits, guideSet }: TrendComparison): string {
  return limits === 'guide_set' ? guideSet : limits === 'automatic' ? '' : limits;
}
