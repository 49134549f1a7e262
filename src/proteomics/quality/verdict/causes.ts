/** Suggests causes of unusual runs. docs/quality.md contains the same rules, which a test verifies. */
import type { components } from '../../../../generated/proteomics/types.d.ts';
import type { SampleType } from '../sample-types/rules.ts';
import data from './causes.json' with { type: 'json' };

export type Cause = components['schemas']['QcCause'];

export type DeviationSide = 'above' | 'below';

/** Indicates a cause if one of its metrics is out of limits on a listed side. */
interface Sign {
  readonly metrics: readonly string[];
  readonly sides: readonly DeviationSide[];
}

export interface CauseRule {
  readonly cause: Cause;
  readonly name: string;
  readonly rule: string;
  readonly advice: string;
  /** Signs of the cause, of which at least one must apply. */
  readonly signs: readonly Sign[];
  /** Signs that exclude the cause, because a different cause explains them better. */
  readonly unless?: readonly Sign[];
  /** True for causes in blanks. Other causes apply to all other sample types. */
  readonly isOfBlanks?: boolean;
}

const METRICS: Readonly<Record<string, readonly string[]>> = data.groups;

/** Replaces `@name` by the metrics of the group with this name. */
const listMetrics = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => (name.startsWith('@') ? listMetrics(METRICS[name.slice(1)] ?? []) : [name]));
const readSigns = (signs: readonly Sign[]) => signs.map(({ metrics, sides }) => ({ metrics: listMetrics(metrics), sides }));

/** Causes in the order of suggestion, the most specific first. */
export const CAUSES = (data.causes as readonly CauseRule[]).map((cause) => ({
  ...cause,
  signs: readSigns(cause.signs),
  unless: readSigns(cause.unless ?? []),
}));

/** Signs of a failed injection: low signal of all ions, not only of identified ones, and few identifications. */
const FAILED_INJECTION = readSigns(['@ion_signal', '@identified'].map((name) => ({ metrics: [name], sides: ['below'] })));

/** Returns causes, the most likely first. `outside` is the side on which each metric is out of limits. */
export function suggestCauses(outside: ReadonlyMap<string, DeviationSide>, type: SampleType = 'sample'): readonly CauseRule[] {
  const appliesTo = ({ metrics, sides }: Sign) => metrics.some((metric) => sides.some((side) => outside.get(metric) === side));
  const found = CAUSES.filter(
    ({ signs, unless, isOfBlanks = false }) =>
      isOfBlanks === (type === 'blank') && signs.some(appliesTo) && !unless.some(appliesTo),
  );
  // After a failed injection, the few identifications also have unusual times and widths, which indicate nothing.
  if (FAILED_INJECTION.every(appliesTo))
    found.sort((one, other) => Number(other.cause === 'injection') - Number(one.cause === 'injection'));
  // All other causes also reduce identifications, so this one is omitted.
  return found.length > 1 ? found.filter(({ cause }) => cause !== 'identification') : found;
}
