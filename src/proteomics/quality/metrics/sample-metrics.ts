/** Columns for channels and spike-ins, which the pipeline configures, and for reviews. */
import { createGroup, type Metric, type MetricEntry } from './metric.ts';

/** Number of protein groups without a value, for each of eleven channels. */
export const missingPerChannel = createGroup(
  'Missing values per channel',
  'proteinGroups.txt',
  Array.from({ length: 11 }, (_, index): MetricEntry => {
    const channel = index + 1;
    return {
      column: `TMT${channel}_missing_values`,
      title: `Missing in channel ${channel}`,
      unit: 'protein groups',
      better: 'lower',
      what: `Protein groups without a corrected reporter intensity in channel ${channel}. Contaminants, decoys, groups identified by site only and the spike-in peptides do not count.`,
      change: 'A rise in one channel indicates a lost or unlabeled sample; in all channels, weak spectra.',
      formula: 'groups with 0 or nothing in that channel',
    };
  }),
);

function createPeptideMetrics(name: 'QC peptide 1' | 'QC peptide 2', key: 'qc1' | 'qc2', which: string): readonly Metric[] {
  return createGroup(name, 'evidence.txt', [
    {
      column: `${key}_peptide_charges`,
      title: `Charges of the ${which} peptide`,
      type: 'text',
      what: `Charge states in which the pipeline's ${which} spike-in peptide was identified, in file order. Missing, like what follows, when it was not found.`,
    },
    {
      column: `N_${key}_missing_values`,
      title: `Channels without the ${which} peptide`,
      type: 'text',
      what: `A list with 1 for each channel in which the ${which} spike-in peptide has no corrected reporter intensity, 0 for the others. Taken, like what follows, from its most intense identification.`,
    },
    {
      column: `reporter_intensity_corrected_${key}_ave`,
      title: `Reporters of the ${which} peptide`,
      unit: 'arbitrary intensity',
      better: 'higher',
      what: 'Mean of its corrected reporter intensities over the channels, zeros included, empty cells not.',
      change: 'Because the amount is known, a change comes from the instrument or the spiking.',
    },
    {
      column: `reporter_intensity_corrected_${key}_sd`,
      title: `Reporter spread of the ${which} peptide`,
      unit: 'arbitrary intensity',
      better: 'lower',
      what: 'Population standard deviation of these intensities.',
      change: 'Compare it with the mean, or use the relative spread.',
    },
    {
      column: `reporter_intensity_corrected_${key}_cv`,
      title: `Relative reporter spread of the ${which} peptide`,
      unit: '%',
      better: 'lower',
      what: 'That standard deviation in percent of the mean; missing when the mean is zero.',
      change: 'A rise indicates unequal spiking or labeling of the channels.',
      formula: '100 × sd / mean',
    },
    {
      column: `calibrated_retention_time_${key}`,
      title: `Retention time of the ${which} peptide`,
      unit: 'min',
      better: 'target',
      what: 'When it eluted, after calibration.',
      change: 'A drift is an aging column or a flow that changes; a step is a new column or new solvents.',
    },
    {
      column: `retention_length_${key}`,
      title: `Elution time of the ${which} peptide`,
      unit: 'min',
      better: 'lower',
      what: 'Time over which it eluted.',
      change: 'A rise indicates an aging column.',
    },
    {
      column: `N_of_scans_${key}`,
      title: `Spectra of the ${which} peptide`,
      unit: 'spectra',
      better: 'higher',
      what: 'Survey spectra in which it was seen.',
      change: 'A fall indicates a weaker signal or a longer cycle.',
    },
  ]);
}

/** Metrics of the first spike-in peptide. */
export const qcPeptide1 = createPeptideMetrics('QC peptide 1', 'qc1', 'first');

/** Metrics of the second spike-in peptide. */
export const qcPeptide2 = createPeptideMetrics('QC peptide 2', 'qc2', 'second');

/** Metrics of the spike-in protein. */
export const qcProtein = createGroup('QC protein', 'proteinGroups.txt', [
  {
    column: 'N_of_Protein_qc_pepts',
    title: 'Peptides of the spike-in protein',
    type: 'text',
    what: 'Peptides found of it, as a list with an entry for each matching protein group. Missing, like what follows, when it was not found.',
  },
  {
    column: 'N_Protein_qc_missing_values',
    title: 'Channels without the spike-in protein',
    type: 'text',
    what: 'For each channel the matching protein groups without a corrected reporter intensity, as a list.',
  },
  {
    column: 'reporter_intensity_corrected_Protein_qc_ave',
    title: 'Reporters of the spike-in protein',
    unit: 'arbitrary intensity',
    better: 'higher',
    what: 'Mean of the corrected reporter intensities over the channels of its most intense group, zeros included, empty cells not.',
    change: 'Because the amount is known, a change comes from the instrument or the spiking.',
  },
  {
    column: 'reporter_intensity_corrected_Protein_qc_sd',
    title: 'Reporter spread of the spike-in protein',
    unit: 'arbitrary intensity',
    better: 'lower',
    what: 'Population standard deviation of these intensities.',
    change: 'Compare it with the mean, or use the relative spread.',
  },
  {
    column: 'reporter_intensity_corrected_Protein_qc_cv',
    title: 'Relative reporter spread of the spike-in protein',
    unit: '%',
    better: 'lower',
    what: 'That standard deviation in percent of the mean; missing when the mean is zero.',
    change: 'A rise indicates unequal spiking or labeling of the channels.',
    formula: '100 × sd / mean',
  },
]);

/** Flags and exclusions of users. */
export const flags = createGroup('Flags', null, [
  { column: 'Flagged', title: 'Flagged', type: 'flag', what: 'A person marked the raw file as conspicuous.' },
  {
    column: 'Use Downstream',
    title: 'Use downstream',
    type: 'flag',
    what: 'The raw file counts in values over several files, such as the list of protein names.',
  },
]);
