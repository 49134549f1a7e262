/** Suggests causes of unusual runs as a hint where to look. docs/quality.md contains the same rules, which a test verifies. */
import type { components } from '../../../../generated/proteomics/types.d.ts';
import type { SampleType } from '../sample-types/rules.ts';

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

const createHighSign = (...metrics: readonly string[]): Sign => ({ metrics, sides: ['above'] });
const createLowSign = (...metrics: readonly string[]): Sign => ({ metrics, sides: ['below'] });
const createOffSign = (...metrics: readonly string[]): Sign => ({ metrics, sides: ['above', 'below'] });

const UNSTABLE_SPRAY_SIGNS = [createHighSign('NumEsiInstabilityFlags')];
const IDENTIFIED = [
  'N_protein_groups',
  'N_peptides',
  'MS/MS Identified [%]',
  'precursors',
  'peptides',
  'psms',
  'protein_groups',
  'proteins',
  'stats_precursors',
  'stats_proteins',
  'log_precursors',
  'precursors_quantified',
  'ions_quantified',
  'protein_groups_quantified',
  'matrix_rows_quantified',
  'MS/MS Identified',
  'Peptide Sequences Identified',
];
/** Signals of all ions. Signals of identified ions also fall with the number of identifications. */
const ION_SIGNAL = ['Ms1MedianSummedIntensity', 'stats_ms1_signal', 'tic_stated', 'tic_summed'];
const SIGNAL = [...ION_SIGNAL, 'total_quantity', 'total_ms1_area', 'stats_total_quantity'];
const FAILED_INJECTION = [createLowSign(...ION_SIGNAL), createLowSign(...IDENTIFIED)];
const SIGNAL_MS2 = ['Ms2MedianSummedIntensity', 'stats_ms2_signal'];

/** Order of suggestions: the most specific causes are first. */
export const CAUSES: readonly CauseRule[] = [
  {
    cause: 'mass_shift',
    name: 'mass shift',
    rule: 'The mass deviation before recalibration is out of limits.',
    advice: 'Calibrate the mass axis.',
    signs: [
      createOffSign(
        'Uncalibrated - Calibrated m/z [ppm] (ave)',
        'Uncalibrated - Calibrated m/z [Da] (ave)',
        'median_ms1_ppm',
        'median_ppm_raw',
        'ms1_bias_ppm',
        'ms2_bias_ppm',
      ),
      createHighSign(
        'median_abs_ms1_ppm',
        'median_abs_ppm_raw',
        'median_abs_ppm_calibrated',
        'median_abs_ms2_ppm',
        'stats_median_abs_ms1_ppm',
        'stats_median_abs_ms1_ppm_raw',
      ),
    ],
  },
  {
    cause: 'spray',
    name: 'spray',
    rule: 'The MS1 signal jumped more often than usual.',
    advice: 'Check the emitter, the connections and the spray voltage.',
    signs: UNSTABLE_SPRAY_SIGNS,
  },
  {
    cause: 'digestion',
    name: 'digestion',
    rule: 'The rate of missed cleavages is higher than usual.',
    advice: 'Check the enzyme, its amount and the digestion time.',
    signs: [
      createHighSign(
        'Missed Cleavages [%]',
        'N_missed_cleavages_eq_1 [%]',
        'mean_missed_cleavages',
        'stats_mean_missed_cleavages',
      ),
      createLowSign('N_missed_cleavages_eq_0 [%]', 'missed_cleavages_0_share'),
    ],
  },
  {
    cause: 'contamination',
    name: 'contamination',
    rule: 'More contaminant peptides or proteins than usual were identified.',
    advice: 'Run a wash. Check the buffers and all materials that were in contact with the sample.',
    signs: [createHighSign('N_peptides_potential_contaminants', 'N_protein_potential_contaminants')],
  },
  {
    cause: 'oxidation',
    name: 'oxidation',
    rule: 'More peptides than usual are oxidized.',
    advice: 'Check the storage time of the sample, and the emitter.',
    signs: [createHighSign('Oxidations [%]')],
  },
  {
    cause: 'column',
    name: 'column',
    rule: 'Peaks are wider than usual, without signs of unstable spray.',
    advice: 'Check for dead volume and an aging column.',
    signs: [
      createHighSign(
        'MedianPeakWidthAt50%H(s)',
        'MedianPeakWidthAt10%H(s)',
        'Peak Width(ave)',
        'median_fwhm_s',
        'mean_fwhm_s',
        'median_fwhm_min',
        'median_peak_width_min',
        'stats_mean_fwhm_min',
      ),
    ],
    unless: UNSTABLE_SPRAY_SIGNS,
  },
  {
    cause: 'retention',
    name: 'retention time',
    rule: 'Known peptides elute earlier or later than usual.',
    advice: 'Check the gradient, the flow rate and the column temperature, and check for leaks.',
    signs: [
      createOffSign('calibrated_retention_time_qc1', 'calibrated_retention_time_qc2', 'rt_first_min', 'rt_last_min'),
      createHighSign('median_abs_rt_deviation_min', 'median_abs_irt_deviation', 'stats_median_abs_rt_deviation_min'),
    ],
  },
  {
    cause: 'injection',
    name: 'weak signal',
    rule: 'The signal is lower than usual, without signs of unstable spray.',
    advice: 'Check the injected amount. Clean the source if necessary.',
    signs: [createLowSign(...SIGNAL)],
    unless: UNSTABLE_SPRAY_SIGNS,
  },
  {
    cause: 'fragmentation',
    name: 'fragmentation',
    rule: 'The MS2 signal is lower than usual, while the MS1 signal is not.',
    advice: 'Check collision energy, isolation and fill times.',
    signs: [createLowSign(...SIGNAL_MS2)],
    unless: [createLowSign(...SIGNAL)],
  },
  {
    cause: 'identification',
    name: 'fewer identifications',
    rule: 'Fewer spectra, peptides or proteins than usual were identified, and no other rule explains it.',
    advice: 'Check the sequence database, the search parameters and the sample.',
    signs: [createLowSign(...IDENTIFIED)],
  },
  {
    cause: 'carry_over',
    name: 'carry-over',
    rule: 'A blank has more identifications or signal than the other blanks.',
    advice: 'Wash the column, and check the needle, the sample loop and the previous sample.',
    signs: [createHighSign(...IDENTIFIED, ...SIGNAL, ...SIGNAL_MS2)],
    isOfBlanks: true,
  },
];

/** Returns causes, most likely first. `outside` contains the side of each metric that is out of limits. */
export function suggestCauses(outside: ReadonlyMap<string, DeviationSide>, type: SampleType = 'sample'): readonly CauseRule[] {
  const appliesTo = ({ metrics, sides }: Sign) => metrics.some((metric) => sides.some((side) => outside.get(metric) === side));
  const found = CAUSES.filter(
    ({ signs, unless = [], isOfBlanks = false }) =>
      isOfBlanks === (type === 'blank') && signs.some(appliesTo) && !unless.some(appliesTo),
  );
  // The few identifications of a failed injection also have unusual times and widths.
  if (FAILED_INJECTION.every(appliesTo))
    found.sort((one, other) => Number(other.cause === 'injection') - Number(one.cause === 'injection'));
  // All other causes also reduce identifications.
  return found.length > 1 ? found.filter(({ cause }) => cause !== 'identification') : found;
}
