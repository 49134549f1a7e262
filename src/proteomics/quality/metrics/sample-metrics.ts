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
      what: `Number of protein groups without a corrected reporter intensity in channel ${channel}, excluding contaminants, decoys, groups identified by site only and the spike-in peptides.`,
      change: 'A rise in one channel indicates a lost or unlabeled sample. A rise in all channels indicates weak spectra.',
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
      what: `Charge states in which the ${which} spike-in peptide of the pipeline was identified, in file order. This and the following metrics are missing if the peptide was not found.`,
    },
    {
      column: `N_${key}_missing_values`,
      title: `Channels without the ${which} peptide`,
      type: 'text',
      what: `A list with 1 for each channel in which the ${which} spike-in peptide has no corrected reporter intensity, and 0 for the others. This and the following metrics use its most intense identification.`,
    },
    {
      column: `reporter_intensity_corrected_${key}_ave`,
      title: `Reporters of the ${which} peptide`,
      unit: 'arbitrary intensity',
      better: 'higher',
      what: 'Mean corrected reporter intensity over the channels, including zeros but not empty cells.',
      change: 'The amount is known, so a change indicates a problem with the instrument or with spiking.',
    },
    {
      column: `reporter_intensity_corrected_${key}_sd`,
      title: `Reporter spread of the ${which} peptide`,
      unit: 'arbitrary intensity',
      better: 'lower',
      what: 'Population standard deviation of the corrected reporter intensities over the channels.',
      change: 'Compare it with the mean, or use the relative spread.',
    },
    {
      column: `reporter_intensity_corrected_${key}_cv`,
      title: `Relative reporter spread of the ${which} peptide`,
      unit: '%',
      better: 'lower',
      what: 'Coefficient of variation: standard deviation divided by the mean, in percent. Missing if the mean is 0.',
      change: 'A rise indicates uneven spiking or labeling of the channels.',
      formula: '100 × sd / mean',
    },
    {
      column: `calibrated_retention_time_${key}`,
      title: `Retention time of the ${which} peptide`,
      unit: 'min',
      better: 'target',
      what: 'Calibrated retention time of the peptide.',
      change: 'A drift indicates an aging column or a changing flow rate. A step indicates a new column or new solvents.',
    },
    {
      column: `retention_length_${key}`,
      title: `Elution time of the ${which} peptide`,
      unit: 'min',
      better: 'lower',
      what: 'Elution time of the peptide.',
      change: 'A rise indicates an aging column.',
    },
    {
      column: `N_of_scans_${key}`,
      title: `Spectra of the ${which} peptide`,
      unit: 'spectra',
      better: 'higher',
      what: 'Number of MS1 spectra in which the peptide was detected.',
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
    what: 'Number of peptides of the spike-in protein, as a list with an entry for each matching protein group. This and the following metrics are missing if the protein was not found.',
  },
  {
    column: 'N_Protein_qc_missing_values',
    title: 'Channels without the spike-in protein',
    type: 'text',
    what: 'A list with the number of matching protein groups without a corrected reporter intensity, for each channel.',
  },
  {
    column: 'reporter_intensity_corrected_Protein_qc_ave',
    title: 'Reporters of the spike-in protein',
    unit: 'arbitrary intensity',
    better: 'higher',
    what: 'Mean corrected reporter intensity over the channels of the most intense protein group, including zeros but not empty cells.',
    change: 'The amount is known, so a change indicates a problem with the instrument or with spiking.',
  },
  {
    column: 'reporter_intensity_corrected_Protein_qc_sd',
    title: 'Reporter spread of the spike-in protein',
    unit: 'arbitrary intensity',
    better: 'lower',
    what: 'Population standard deviation of the corrected reporter intensities over the channels.',
    change: 'Compare it with the mean, or use the relative spread.',
  },
  {
    column: 'reporter_intensity_corrected_Protein_qc_cv',
    title: 'Relative reporter spread of the spike-in protein',
    unit: '%',
    better: 'lower',
    what: 'Coefficient of variation: standard deviation divided by the mean, in percent. Missing if the mean is 0.',
    change: 'A rise indicates uneven spiking or labeling of the channels.',
    formula: '100 × sd / mean',
  },
]);

/** Flags and exclusions of users. */
export const flags = createGroup('Flags', null, [
  { column: 'Flagged', title: 'Flagged', type: 'flag', what: 'A user flagged the raw file as conspicuous.' },
  {
    column: 'Use Downstream',
    title: 'Use downstream',
    type: 'flag',
    what: 'The raw file is included in values over several files, such as the list of protein names.',
  },
]);
