/** Metrics of search engines for peptides, masses, times and quantities of a run. */
import { createGroup } from '../metric.ts';

const DIGESTION = 'It moves when the digestion does.';
const CALIBRATION = 'A drift means that the instrument needs calibration.';
const WIDTH = 'A rise indicates an aging column, a dead volume, or too much sample.';

function createShare(column: string, title: string, better: 'higher' | 'lower' | 'target', change: string, what = title) {
  return { column, title, unit: 'fraction', better, what: `${what}, 0 to 1.`, change };
}

/** Lengths, charges and cleavage of identified peptides. */
export const peptideShape = createGroup('Engine peptides and charges', null, [
  {
    column: 'mean_charge',
    title: 'Mean charge',
    unit: 'charge',
    better: 'target',
    what: 'Mean charge of what passes the filter.',
    change: 'A shift is another spray, solvent or sample.',
  },
  {
    column: 'mean_missed_cleavages',
    title: 'Mean missed cleavages',
    unit: 'cleavages',
    better: 'lower',
    what: 'Mean number of missed cleavages of what passes the filter.',
    change: 'A rise indicates an incomplete digestion.',
  },
  {
    column: 'mean_peptide_length',
    title: 'Mean peptide length',
    unit: 'amino acids',
    better: 'target',
    what: 'Mean number of amino acids of what passes the filter.',
    change: DIGESTION,
  },
  createShare('charge_1_share', 'Share of charge 1', 'target', 'A rise often indicates contamination by small molecules.'),
  createShare('charge_2_share', 'Share of charge 2', 'target', 'A shift is another spray, solvent or sample.'),
  createShare('charge_3_share', 'Share of charge 3', 'target', 'A rise often accompanies missed cleavages.'),
  createShare('charge_4_plus_share', 'Share of charge 4 and more', 'target', 'A rise often accompanies missed cleavages.'),
  createShare(
    'missed_cleavages_0_share',
    'Share without missed cleavage',
    'higher',
    DIGESTION,
    'Share without a missed cleavage',
  ),
  createShare('missed_cleavages_1_share', 'Share with one missed cleavage', 'lower', DIGESTION),
  createShare(
    'missed_cleavages_2_plus_share',
    'Share with two missed cleavages',
    'lower',
    DIGESTION,
    'Share with two or more missed cleavages',
  ),
  createShare(
    'unique_psm_share',
    'Share of unique matches',
    'target',
    'It follows the sequences that were searched.',
    'Share of matches whose peptide belongs to one protein',
  ),
  createShare(
    'isotope_error_share',
    'Share of isotope errors',
    'lower',
    'A rise indicates poor selection of precursors, often for weak signals.',
    'Share of matches whose measured mass is that of another isotope',
  ),
]);

function createAccuracy(column: string, title: string, what: string, accession?: string) {
  const isAbsolute = column.includes('_abs_');
  return {
    column,
    title,
    unit: 'ppm',
    better: isAbsolute ? ('lower' as const) : ('target' as const),
    what,
    change: CALIBRATION,
    ...(accession === undefined ? {} : { accession }),
  };
}

/** Mass accuracy: medians of signed and of absolute values. */
export const massAccuracy = createGroup('Engine mass accuracy', null, [
  createAccuracy('median_ms1_ppm', 'MS1 deviation', 'Median signed deviation of precursor masses.'),
  createAccuracy('median_abs_ms1_ppm', 'MS1 deviation, absolute', 'Median of the absolute deviations of precursor masses.'),
  createAccuracy('median_ms2_ppm', 'MS2 deviation', 'Median signed deviation of fragment masses.', 'MS:4000026'),
  createAccuracy('median_abs_ms2_ppm', 'MS2 deviation, absolute', 'Median of the absolute deviations of fragment masses.'),
  createAccuracy(
    'median_abs_ms2_ppm_raw',
    'MS2 deviation before calibration, absolute',
    'Median of the absolute deviations of fragment masses before calibration.',
  ),
  createAccuracy(
    'median_ppm_raw',
    'Precursor deviation before calibration',
    'Median signed deviation of precursor masses before calibration, isotope errors removed.',
  ),
  createAccuracy(
    'median_ppm_calibrated',
    'Precursor deviation after calibration',
    'Median signed deviation of precursor masses after calibration, isotope errors removed.',
  ),
  createAccuracy(
    'median_abs_ppm_raw',
    'Precursor deviation before calibration, absolute',
    'Median of the absolute deviations of precursor masses before calibration, isotope errors removed.',
  ),
  createAccuracy(
    'median_abs_ppm_calibrated',
    'Precursor deviation after calibration, absolute',
    'Median of the absolute deviations of precursor masses after calibration, isotope errors removed.',
  ),
  createAccuracy(
    'median_precursor_ppm_of_targets',
    'Precursor deviation of unfiltered targets',
    'Median of the precursor deviations as the engine writes them, over unfiltered targets.',
  ),
  createAccuracy(
    'median_fragment_ppm_of_targets',
    'Fragment deviation of unfiltered targets',
    'Median of the mean fragment deviations as the engine writes them, over unfiltered targets.',
  ),
  createAccuracy(
    'ms1_bias_ppm',
    'MS1 systematic deviation',
    'Median of the absolute systematic part of precursor deviations, which the calibration removes. Not signed.',
  ),
  createAccuracy(
    'ms2_bias_ppm',
    'MS2 systematic deviation',
    'Median of the absolute systematic part of fragment deviations, which the calibration removes. Not signed.',
  ),
  {
    ...createAccuracy(
      'ms2_residual_ppm',
      'MS2 residual deviation',
      'Median of the absolute fragment deviations that calibration leaves.',
    ),
    better: 'lower' as const,
  },
  {
    ...createAccuracy('ms2_tolerance_ppm', 'MS2 tolerance', 'Tolerance of fragment masses that the engine settled on.'),
    better: 'lower' as const,
  },
  {
    column: 'ms1_ppm_count',
    title: 'Values of the MS1 deviation',
    unit: 'values',
    better: 'target',
    what: 'Rows that the MS1 deviation is computed from.',
    change: 'Few values make the median uncertain.',
  },
  {
    column: 'ms2_ppm_count',
    title: 'Values of the MS2 deviation',
    unit: 'values',
    better: 'target',
    what: 'Rows that the MS2 deviation is computed from.',
    change: 'Few values make the median uncertain.',
  },
]);

/** Retention times and peak widths. */
export const timesAndWidths = createGroup('Engine times and widths', null, [
  {
    column: 'rt_first_min',
    title: 'First retention time',
    unit: 'min',
    better: 'target',
    what: 'Earliest retention time of what passes the filter.',
    change: 'A shift is a changed delay or gradient.',
  },
  {
    column: 'rt_last_min',
    title: 'Last retention time',
    unit: 'min',
    better: 'target',
    what: 'Latest retention time of what passes the filter.',
    change: 'A shift is a changed gradient, or a signal lost before the end.',
  },
  {
    column: 'rt_span_98_min',
    title: 'Middle 98 % of retention times',
    unit: 'min',
    better: 'higher',
    what: 'Time between the 1st and the 99th percentile of retention times.',
    change: 'A fall means that the gradient does not spread the sample.',
  },
  {
    column: 'gradient_min',
    title: 'Acquisition length',
    unit: 'min',
    better: 'target',
    what: 'Length of the acquisition.',
    change: 'A shorter run was stopped early.',
  },
  {
    column: 'cycle_time_s',
    title: 'Cycle duration',
    unit: 's',
    better: 'lower',
    what: 'Time of one acquisition cycle.',
    change: 'Longer cycles measure fewer points for each peak.',
  },
  {
    column: 'median_fwhm_min',
    title: 'Width at half height',
    unit: 'min',
    better: 'lower',
    what: 'Median width of peaks at half height.',
    change: WIDTH,
  },
  {
    column: 'median_fwhm_s',
    title: 'Width at half height in seconds',
    unit: 's',
    better: 'lower',
    what: 'Median width of peaks at half height.',
    change: WIDTH,
  },
  {
    column: 'mean_fwhm_s',
    title: 'Mean width at half height',
    unit: 's',
    better: 'lower',
    what: 'Mean width of peaks at half height.',
    change: WIDTH,
  },
  {
    column: 'median_peak_width_min',
    title: 'Width at the base',
    unit: 'min',
    better: 'lower',
    what: 'Median time between start and end of a peak.',
    change: WIDTH,
  },
  {
    column: 'median_abs_rt_deviation_min',
    title: 'Deviation of retention times',
    unit: 'min',
    better: 'lower',
    what: 'Median absolute difference of measured and predicted retention time.',
    change: 'A rise indicates a separation that differs from that of the library or of the other runs.',
  },
  {
    column: 'median_abs_irt_deviation',
    title: 'Deviation of iRT',
    unit: 'iRT units',
    better: 'lower',
    what: 'Median absolute difference of measured and predicted iRT.',
    change: 'A rise indicates a separation that differs from that of the library.',
  },
  {
    column: 'median_im',
    title: 'Ion mobility',
    unit: '1/K0',
    better: 'target',
    what: 'Median ion mobility; missing without ion mobility.',
    change: 'A shift is another range, gas or calibration.',
  },
  {
    column: 'median_abs_im_deviation',
    title: 'Deviation of ion mobility',
    unit: '1/K0',
    better: 'lower',
    what: 'Median absolute difference of measured and predicted ion mobility. Some versions predict after recalibration, which hides a drift.',
    change: 'A rise indicates ion mobility that needs calibration.',
  },
]);

/** Quantities and scores. */
export const quantities = createGroup('Engine quantities', null, [
  {
    column: 'total_quantity',
    title: 'Total quantity',
    unit: 'arbitrary intensity',
    better: 'higher',
    what: 'Sum of the quantities of what passes the filter, before normalization.',
    change: 'It is proportional to the loaded amount.',
  },
  {
    column: 'total_ms1_area',
    title: 'Identified MS1 signal',
    unit: 'arbitrary intensity',
    better: 'higher',
    what: 'Sum of the MS1 areas of what passes the filter.',
    change: 'It follows loaded amount and transmission.',
  },
  {
    column: 'median_log2_quantity',
    title: 'Median log2 quantity',
    unit: 'log2 intensity',
    better: 'higher',
    what: 'Median of the log2 of quantities above 0.',
    change: 'A fall by 1 is half the signal.',
  },
  {
    column: 'median_normalisation_factor',
    title: 'Normalization factor',
    unit: 'ratio',
    better: 'target',
    what: 'Median factor by which the engine normalized the run. It depends on the other runs of the analysis.',
    change: 'Far from 1, the run was loaded differently from the others.',
  },
  {
    column: 'median_hyperscore',
    title: 'Median hyperscore',
    unit: 'score',
    better: 'higher',
    what: 'Median hyperscore of the identified spectra.',
    change: 'A fall indicates worse spectra.',
  },
  {
    column: 'mean_probability',
    title: 'Mean probability',
    unit: 'fraction',
    better: 'higher',
    what: 'Mean probability of the identified spectra, 0 to 1.',
    change: 'A fall indicates worse spectra.',
  },
  {
    column: 'median_purity',
    title: 'Median purity',
    unit: 'fraction',
    better: 'higher',
    what: 'Median share of the precursor in its isolation window, 0 to 1.',
    change: 'A fall means that several peptides are fragmented together.',
  },
  {
    column: 'labelled_psm_share',
    title: 'Labeled spectra',
    unit: 'fraction',
    better: 'higher',
    what: 'Share of the identified spectra whose peptide has a TMT label on its N-terminus or a lysine, 0 to 1.',
    change: 'A fall indicates incomplete labeling: too little reagent, a wrong pH, or water in it.',
  },
]);
