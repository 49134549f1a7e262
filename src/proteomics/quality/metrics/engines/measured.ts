/** Metrics of search engines for peptides, masses, times and quantities of a run. */
import { createGroup } from '../metric.ts';

const DIGESTION = 'A change indicates a change of digestion efficiency.';
const CALIBRATION = 'A drift means that the instrument needs calibration.';
const WIDTH = 'A rise indicates an aging column, dead volume or column overload.';

function createShare(column: string, title: string, better: 'higher' | 'lower' | 'target', change: string, what = title) {
  return { column, title, unit: 'fraction', better, what: `${what} (0 to 1).`, change };
}

/** Lengths, charges and cleavage of identified peptides. */
export const peptideShape = createGroup('Engine peptides and charges', null, [
  {
    column: 'mean_charge',
    title: 'Mean charge',
    unit: 'charge',
    better: 'target',
    what: 'Mean charge of the identifications that pass the filter.',
    change: 'A shift indicates a change of spray conditions, solvents or sample.',
  },
  {
    column: 'mean_missed_cleavages',
    title: 'Mean missed cleavages',
    unit: 'cleavages',
    better: 'lower',
    what: 'Mean number of missed cleavages of the identifications that pass the filter.',
    change: 'A rise indicates incomplete digestion.',
  },
  {
    column: 'mean_peptide_length',
    title: 'Mean peptide length',
    unit: 'amino acids',
    better: 'target',
    what: 'Mean number of amino acids of the identifications that pass the filter.',
    change: DIGESTION,
  },
  createShare('charge_1_share', 'Share of charge 1', 'target', 'A rise often indicates contamination by small molecules.'),
  createShare(
    'charge_2_share',
    'Share of charge 2',
    'target',
    'A shift indicates a change of spray conditions, solvents or sample.',
  ),
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
    'Depends on the sequence database.',
    'Fraction of matches whose peptide belongs to a single protein',
  ),
  createShare(
    'isotope_error_share',
    'Share of isotope errors',
    'lower',
    'A rise indicates that precursors were selected at the wrong isotope, which is common for weak signals.',
    'Fraction of matches whose measured mass is not that of the monoisotopic peak',
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
  createAccuracy('median_ms1_ppm', 'MS1 deviation', 'Median signed mass error of precursors.'),
  createAccuracy('median_abs_ms1_ppm', 'MS1 deviation, absolute', 'Median absolute mass error of precursors.'),
  createAccuracy('median_ms2_ppm', 'MS2 deviation', 'Median signed mass error of fragments.', 'MS:4000026'),
  createAccuracy('median_abs_ms2_ppm', 'MS2 deviation, absolute', 'Median absolute mass error of fragments.'),
  createAccuracy(
    'median_abs_ms2_ppm_raw',
    'MS2 deviation before calibration, absolute',
    'Median absolute mass error of fragments before calibration.',
  ),
  createAccuracy(
    'median_ppm_raw',
    'Precursor deviation before calibration',
    'Median signed mass error of precursors before calibration, corrected for isotope errors.',
  ),
  createAccuracy(
    'median_ppm_calibrated',
    'Precursor deviation after calibration',
    'Median signed mass error of precursors after calibration, corrected for isotope errors.',
  ),
  createAccuracy(
    'median_abs_ppm_raw',
    'Precursor deviation before calibration, absolute',
    'Median absolute mass error of precursors before calibration, corrected for isotope errors.',
  ),
  createAccuracy(
    'median_abs_ppm_calibrated',
    'Precursor deviation after calibration, absolute',
    'Median absolute mass error of precursors after calibration, corrected for isotope errors.',
  ),
  createAccuracy(
    'median_precursor_ppm_of_targets',
    'Precursor deviation of unfiltered targets',
    'Median precursor mass error that the engine reports, over all targets without a filter.',
  ),
  createAccuracy(
    'median_fragment_ppm_of_targets',
    'Fragment deviation of unfiltered targets',
    'Median of the mean fragment mass errors that the engine reports, over all targets without a filter.',
  ),
  createAccuracy(
    'ms1_bias_ppm',
    'MS1 systematic deviation',
    'Median absolute systematic mass error of precursors, which calibration removes.',
  ),
  createAccuracy(
    'ms2_bias_ppm',
    'MS2 systematic deviation',
    'Median absolute systematic mass error of fragments, which calibration removes.',
  ),
  {
    ...createAccuracy(
      'ms2_residual_ppm',
      'MS2 residual deviation',
      'Median absolute mass error of fragments that remains after calibration.',
    ),
    better: 'lower' as const,
  },
  {
    ...createAccuracy('ms2_tolerance_ppm', 'MS2 tolerance', 'Fragment mass tolerance that the engine chose.'),
    better: 'lower' as const,
  },
  {
    column: 'ms1_ppm_count',
    title: 'Values of the MS1 deviation',
    unit: 'values',
    better: 'target',
    what: 'Number of rows from which the MS1 deviation is computed.',
    change: 'With few values, the median is uncertain.',
  },
  {
    column: 'ms2_ppm_count',
    title: 'Values of the MS2 deviation',
    unit: 'values',
    better: 'target',
    what: 'Number of rows from which the MS2 deviation is computed.',
    change: 'With few values, the median is uncertain.',
  },
]);

/** Retention times and peak widths. */
export const timesAndWidths = createGroup('Engine times and widths', null, [
  {
    column: 'rt_first_min',
    title: 'First retention time',
    unit: 'min',
    better: 'target',
    what: 'Earliest retention time of the identifications that pass the filter.',
    change: 'A shift indicates a different delay or gradient.',
  },
  {
    column: 'rt_last_min',
    title: 'Last retention time',
    unit: 'min',
    better: 'target',
    what: 'Latest retention time of the identifications that pass the filter.',
    change: 'A shift indicates a different gradient, or a signal that was lost before the end of the run.',
  },
  {
    column: 'rt_span_98_min',
    title: 'Middle 98 % of retention times',
    unit: 'min',
    better: 'higher',
    what: 'Time between the 1st and 99th percentiles of retention times.',
    change: 'A fall means that peptides elute in a shorter part of the gradient.',
  },
  {
    column: 'gradient_min',
    title: 'Acquisition length',
    unit: 'min',
    better: 'target',
    what: 'Duration of the acquisition.',
    change: 'A fall indicates that the run was stopped early.',
  },
  {
    column: 'cycle_time_s',
    title: 'Cycle duration',
    unit: 's',
    better: 'lower',
    what: 'Duration of one acquisition cycle.',
    change: 'A rise means fewer data points per chromatographic peak.',
  },
  {
    column: 'median_fwhm_min',
    title: 'Width at half height',
    unit: 'min',
    better: 'lower',
    what: 'Median peak width at half height (FWHM).',
    change: WIDTH,
  },
  {
    column: 'median_fwhm_s',
    title: 'Width at half height in seconds',
    unit: 's',
    better: 'lower',
    what: 'Median peak width at half height (FWHM).',
    change: WIDTH,
  },
  {
    column: 'mean_fwhm_s',
    title: 'Mean width at half height',
    unit: 's',
    better: 'lower',
    what: 'Mean peak width at half height (FWHM).',
    change: WIDTH,
  },
  {
    column: 'median_peak_width_min',
    title: 'Width at the base',
    unit: 'min',
    better: 'lower',
    what: 'Median time between the start and end of a peak.',
    change: WIDTH,
  },
  {
    column: 'median_abs_rt_deviation_min',
    title: 'Deviation of retention times',
    unit: 'min',
    better: 'lower',
    what: 'Median absolute difference between measured and predicted retention times.',
    change: 'A rise indicates that the separation differs from that of the library or of the other runs.',
  },
  {
    column: 'median_abs_irt_deviation',
    title: 'Deviation of iRT',
    unit: 'iRT units',
    better: 'lower',
    what: 'Median absolute difference between measured and predicted iRT values.',
    change: 'A rise indicates that the separation differs from that of the library.',
  },
  {
    column: 'median_im',
    title: 'Ion mobility',
    unit: '1/K0',
    better: 'target',
    what: 'Median ion mobility. Missing for runs without ion mobility.',
    change: 'A shift indicates a different mobility range, gas or calibration.',
  },
  {
    column: 'median_abs_im_deviation',
    title: 'Deviation of ion mobility',
    unit: '1/K0',
    better: 'lower',
    what: 'Median absolute difference between measured and predicted ion mobility. Some engine versions predict after recalibration, which hides a drift.',
    change: 'A rise indicates that the ion mobility needs calibration.',
  },
]);

/** Quantities and scores. */
export const quantities = createGroup('Engine quantities', null, [
  {
    column: 'total_quantity',
    title: 'Total quantity',
    unit: 'arbitrary intensity',
    better: 'higher',
    what: 'Sum of the quantities of the identifications that pass the filter, before normalization.',
    change: 'Proportional to the amount of sample loaded.',
  },
  {
    column: 'total_ms1_area',
    title: 'Identified MS1 signal',
    unit: 'arbitrary intensity',
    better: 'higher',
    what: 'Sum of the MS1 areas of the identifications that pass the filter.',
    change: 'Rises and falls with the amount of sample loaded and the transmission of the instrument.',
  },
  {
    column: 'median_log2_quantity',
    title: 'Median log2 quantity',
    unit: 'log2 intensity',
    better: 'higher',
    what: 'Median log2 of the quantities above 0.',
    change: 'A fall by 1 means half the signal.',
  },
  {
    column: 'median_normalisation_factor',
    title: 'Normalization factor',
    unit: 'ratio',
    better: 'target',
    what: 'Median normalization factor of the run. It depends on the other runs of the analysis.',
    change: 'A value far from 1 means that the amount loaded differs from that of the other runs.',
  },
  {
    column: 'median_hyperscore',
    title: 'Median hyperscore',
    unit: 'score',
    better: 'higher',
    what: 'Median hyperscore of the identified spectra.',
    change: 'A fall indicates poorer spectrum quality.',
  },
  {
    column: 'mean_probability',
    title: 'Mean probability',
    unit: 'fraction',
    better: 'higher',
    what: 'Mean probability of the identified spectra (0 to 1).',
    change: 'A fall indicates poorer spectrum quality.',
  },
  {
    column: 'median_purity',
    title: 'Median purity',
    unit: 'fraction',
    better: 'higher',
    what: 'Median fraction of the isolation window signal that comes from the precursor (0 to 1).',
    change: 'A fall means that more peptides are co-fragmented.',
  },
  {
    column: 'labelled_psm_share',
    title: 'Labeled spectra',
    unit: 'fraction',
    better: 'higher',
    what: 'Fraction of the identified spectra whose peptide has a TMT label on its N-terminus or a lysine (0 to 1).',
    change: 'A fall indicates incomplete labeling: too little reagent, an incorrect pH or hydrolyzed reagent.',
  },
]);
