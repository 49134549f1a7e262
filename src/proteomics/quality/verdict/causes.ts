/**
 * What a pattern of metrics suggests: for each cause the metrics that speak for it, and in which direction. docs/quality.md tells people the
 * same rules, and a test holds the two together. A cause is a suggestion to look there, never a diagnosis.
 */
import type { components } from '../../../../generated/proteomics/types.d.ts';

/** A cause by its name in the contract. */
export type Cause = components['schemas']['QcCause'];

/** Which way a value is out. */
export type DeviationSide = 'above' | 'below';

/** A metric that speaks for a cause when it is out on one of these sides. */
interface Sign {
  readonly metrics: readonly string[];
  readonly sides: readonly DeviationSide[];
}

/** A cause with the rule that suggests it. */
export interface CauseRule {
  readonly cause: Cause;
  /** In the sentence of the page. */
  readonly name: string;
  /** The rule for people. */
  readonly rule: string;
  /** Where to look first. */
  readonly advice: string;
  /** One of these must be there. */
  readonly signs: readonly Sign[];
  /** Not where one of these is there: they have a better explanation. */
  readonly unless?: readonly Sign[];
}

const high = (...metrics: readonly string[]): Sign => ({ metrics, sides: ['above'] });
const low = (...metrics: readonly string[]): Sign => ({ metrics, sides: ['below'] });
const off = (...metrics: readonly string[]): Sign => ({ metrics, sides: ['above', 'below'] });

const SPRAY = [high('NumEsiInstabilityFlags')];
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
];
const SIGNAL = ['Ms1MedianSummedIntensity', 'total_quantity', 'total_ms1_area', 'stats_ms1_signal', 'stats_total_quantity'];
const SIGNAL_MS2 = ['Ms2MedianSummedIntensity', 'stats_ms2_signal'];

/** All rules, the most specific first: in this order they are suggested. */
export const CAUSES: readonly CauseRule[] = [
  {
    cause: 'mass_shift',
    name: 'mass shift',
    rule: 'The mass deviation before recalibration is out.',
    advice: 'Calibrate the mass axis.',
    signs: [
      off(
        'Uncalibrated - Calibrated m/z [ppm] (ave)',
        'Uncalibrated - Calibrated m/z [Da] (ave)',
        'median_ms1_ppm',
        'median_ppm_raw',
        'ms1_bias_ppm',
        'ms2_bias_ppm',
      ),
      high(
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
    rule: 'The signal of the survey scans jumped more often than usual.',
    advice: 'Look at the emitter, the connections and the spray voltage.',
    signs: SPRAY,
  },
  {
    cause: 'digestion',
    name: 'digestion',
    rule: 'More cleavage sites than usual were missed.',
    advice: 'Check the enzyme, its amount and the time of the digestion.',
    signs: [
      high('Missed Cleavages [%]', 'N_missed_cleavages_eq_1 [%]', 'mean_missed_cleavages', 'stats_mean_missed_cleavages'),
      low('N_missed_cleavages_eq_0 [%]', 'missed_cleavages_0_share'),
    ],
  },
  {
    cause: 'contamination',
    name: 'contamination',
    rule: 'More peptides or proteins of contaminants than usual were found.',
    advice: 'Run a wash, and look at the buffers and at what touched the sample.',
    signs: [high('N_peptides_potential_contaminants', 'N_protein_potential_contaminants')],
  },
  {
    cause: 'oxidation',
    name: 'oxidation',
    rule: 'More peptides than usual are oxidized.',
    advice: 'Check how long the sample stood, and the emitter.',
    signs: [high('Oxidations [%]')],
  },
  {
    cause: 'column',
    name: 'column',
    rule: 'Peaks are wider than usual, while the spray is steady.',
    advice: 'Look for dead volume, and at the age of the column.',
    signs: [
      high(
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
    unless: SPRAY,
  },
  {
    cause: 'retention',
    name: 'retention time',
    rule: 'Known peptides elute earlier or later than usual.',
    advice: 'Check the gradient, the flow, the temperature of the column and for leaks.',
    signs: [
      off('calibrated_retention_time_qc1', 'calibrated_retention_time_qc2', 'rt_first_min', 'rt_last_min'),
      high('median_abs_rt_deviation_min', 'median_abs_irt_deviation', 'stats_median_abs_rt_deviation_min'),
    ],
  },
  {
    cause: 'injection',
    name: 'weak signal',
    rule: 'The signal of the survey scans is lower than usual, while the spray is steady.',
    advice: 'Check the amount injected, then whether the source needs cleaning.',
    signs: [low(...SIGNAL)],
    unless: SPRAY,
  },
  {
    cause: 'fragmentation',
    name: 'fragmentation',
    rule: 'The signal of the fragment scans is lower than usual, while that of the survey scans is not.',
    advice: 'Check collision energy, isolation and fill times.',
    signs: [low(...SIGNAL_MS2)],
    unless: [low(...SIGNAL)],
  },
  {
    cause: 'identification',
    name: 'fewer identifications',
    rule: 'Fewer spectra, peptides or proteins than usual were identified, and no other rule explains it.',
    advice: 'Check the database, the parameters of the search and the sample.',
    signs: [low(...IDENTIFIED)],
  },
];

/** The causes that a run's metrics suggest, the likeliest first. `outside` says of each metric that is out on which side. */
export function causesOf(outside: ReadonlyMap<string, DeviationSide>): readonly CauseRule[] {
  const shows = ({ metrics, sides }: Sign) => metrics.some((metric) => sides.some((side) => outside.get(metric) === side));
  const found = CAUSES.filter(({ signs, unless = [] }) => signs.some(shows) && !unless.some(shows));
  // Fewer identifications are what every other cause brings along.
  return found.length > 1 ? found.filter(({ cause }) => cause !== 'identification') : found;
}
