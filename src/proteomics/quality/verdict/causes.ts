/** Suggests causes of unusual runs as a hint where to look. docs/quality.md contains the same rules, which a test verifies. */
import type { components } from '../../../../generated/proteomics/types.d.ts';
import type { SampleType } from '../sample-types/rules.ts';
import data from './causes.json' with { type: 'json' };

export type Cause = components['schemas']['QcCause'];

export type DeviationSide = 'above' | 'below';

/** Metrics that indicate a cause. One metric out of limits on a listed side is enough. */
interface Sign {
  readonly metrics: readonly string[];
  readonly sides: readonly DeviationSide[];
}

export interface CauseRule {
  readonly cause: Cause;
  readonly name: string;
  readonly rule: string;
  readonly advice: string;
  /** At least one sign must apply. */
  readonly signs: readonly Sign[];
  /** Signs that exclude the cause, because another cause explains them better. */
  readonly unless?: readonly Sign[];
  /** True for causes in blanks. All other causes apply to all other sample types. */
  readonly isOfBlanks?: boolean;
}

const METRICS: Readonly<Record<string, readonly string[]>> = data.groups;

/** Replaces `@name` by the metrics of a group. */
const listMetrics = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => (name.startsWith('@') ? listMetrics(METRICS[name.slice(1)] ?? []) : [name]));
const readSigns = (signs: readonly Sign[]) => signs.map(({ metrics, sides }) => ({ metrics: listMetrics(metrics), sides }));

/** Order of suggestions: the most specific causes are first. */
export const CAUSES = (data.causes as readonly CauseRule[]).map((cause) => ({
  ...cause,
  signs: readSigns(cause.signs),
  unless: readSigns(cause.unless ?? []),
}));

/** The signal of all ions and the identifications are low. Signals of identified ions also fall with the identifications. */
const FAILED_INJECTION = readSigns(['@ion_signal', '@identified'].map((name) => ({ metrics: [name], sides: ['below'] })));

/** Returns causes, most likely first. `outside` contains the side of each metric that is out of limits. */
export function suggestCauses(outside: ReadonlyMap<string, DeviationSide>, type: SampleType = 'sample'): readonly CauseRule[] {
  const appliesTo = ({ metrics, sides }: Sign) => metrics.some((metric) => sides.some((side) => outside.get(metric) === side));
  const found = CAUSES.filter(
    ({ signs, unless, isOfBlanks = false }) =>
      isOfBlanks === (type === 'blank') && signs.some(appliesTo) && !unless.some(appliesTo),
  );
  // The few identifications of a failed injection also have unusual times and widths.
  if (FAILED_INJECTION.every(appliesTo))
    found.sort((one, other) => Number(other.cause === 'injection') - Number(one.cause === 'injection'));
  // All other causes also reduce identifications.
  return found.length > 1 ? found.filter(({ cause }) => cause !== 'identification') : found;
}
