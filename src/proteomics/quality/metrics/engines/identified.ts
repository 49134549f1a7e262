/** Identifications of search engines other than MaxQuant: counts per run and per analysis. IDs end with their unit. */
import { createGroup } from '../metric.ts';

const MORE_IS_BETTER = 'A fall indicates less sample, a weaker signal or poorer separation.';
const IN_ANALYSIS = 'All runs of the analysis have the same value. It changes when runs are added to the analysis.';

/** Counts per run. */
export const identifiedCounts = createGroup('Engine identifications', null, [
  {
    column: 'precursors',
    title: 'Precursors',
    unit: 'precursors',
    better: 'higher',
    accession: 'MS:4000103',
    what: 'Number of different precursors (peptides with their modifications and charge) that pass the filter of the run.',
    change: 'The first value to check in DIA. A fall indicates less sample, a weaker signal or poorer separation.',
  },
  {
    column: 'peptides',
    title: 'Stripped sequences',
    unit: 'peptides',
    better: 'higher',
    what: 'Number of different peptide sequences, without modifications, that pass the filter of the run.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'peptidoforms',
    title: 'Peptidoforms',
    unit: 'peptidoforms',
    better: 'higher',
    accession: 'MS:1003250',
    what: 'Number of different peptides with their modifications that pass the filter of the run.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'protein_groups',
    title: 'Protein groups of the engine',
    unit: 'protein groups',
    better: 'higher',
    accession: 'MS:1003327',
    what: 'Number of different protein groups that pass both the run filter and the protein group filter.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'proteins',
    title: 'Proteins',
    unit: 'proteins',
    better: 'higher',
    what: 'Number of different proteins that the engine reports for the run.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'unique_genes',
    title: 'Unique genes',
    unit: 'genes',
    better: 'higher',
    what: 'Number of different genes with a proteotypic precursor that passes the filter of the run. Entries without a gene name are ignored.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'psms',
    title: 'Peptide-spectrum matches',
    unit: 'PSMs',
    better: 'higher',
    accession: 'MS:1003251',
    what: 'Number of identified spectra that pass the filter of the run.',
    change: 'If it falls while the number of MS2 spectra is stable, spectrum quality has decreased.',
  },
  {
    column: 'target_psms',
    title: 'Target matches, unfiltered',
    unit: 'PSMs',
    better: 'target',
    what: 'Number of spectra whose best match is a target, without a filter.',
    change: 'Rises and falls with the number of searched spectra.',
  },
  {
    column: 'ions',
    title: 'Ions',
    unit: 'ions',
    better: 'higher',
    what: 'Number of different combinations of peptidoform and charge.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'fragments',
    title: 'Fragments reported',
    unit: 'fragments',
    better: 'target',
    what: 'Number of reported fragments of the precursors that pass the filter of the run.',
    change: 'Rises and falls with the number of precursors, and depends on the export settings.',
  },
  {
    column: 'psms_with_intensity',
    title: 'Matches with an intensity',
    unit: 'PSMs',
    better: 'higher',
    what: 'Number of identified spectra with an intensity above 0.',
    change: 'If it is 0 in every run, the analysis did not include quantification.',
  },
  {
    column: 'proteins_with_two_peptides',
    title: 'Proteins with two peptides',
    unit: 'proteins',
    better: 'higher',
    what: 'Number of proteins with at least two peptides.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'spectral_count',
    title: 'Spectral count',
    unit: 'spectra',
    better: 'higher',
    what: 'Sum of the spectral counts of the sample.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'ions_by_msms',
    title: 'Ions by MS/MS',
    unit: 'ions',
    better: 'higher',
    what: 'Number of ions of a sample that were identified by MS/MS in that sample.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'ions_by_mbr',
    title: 'Ions by transfer',
    unit: 'ions',
    better: 'target',
    what: 'Number of ions of a sample that were identified by match between runs.',
    change: 'Falls when more ions are identified by MS/MS, and rises when fewer are.',
  },
  {
    column: 'ions_unmatched',
    title: 'Ions not found',
    unit: 'ions',
    better: 'lower',
    what: 'Number of ions of the analysis that were not found in a sample.',
    change: 'A rise indicates that the sample differs from the others.',
  },
]);

/** Counts per analysis. */
export const analysisCounts = createGroup('Engine analysis', null, [
  {
    column: 'experiment_precursors',
    title: 'Precursors of the analysis',
    unit: 'precursors',
    better: 'higher',
    what: 'Number of different precursors that pass the filter in at least one run of the analysis.',
    change: IN_ANALYSIS,
  },
  {
    column: 'experiment_peptides',
    title: 'Peptide sequences of the analysis',
    unit: 'peptides',
    better: 'higher',
    what: 'Number of different peptide sequences that pass the filter in at least one run of the analysis.',
    change: IN_ANALYSIS,
  },
  {
    column: 'experiment_protein_groups',
    title: 'Protein groups of the analysis',
    unit: 'protein groups',
    better: 'higher',
    what: 'Number of different protein groups that pass the filters in at least one run of the analysis.',
    change: IN_ANALYSIS,
  },
  {
    column: 'experiment_precursors_global',
    title: 'Precursors at global 1 %',
    unit: 'precursors',
    better: 'higher',
    what: 'Number of precursors of the analysis that also pass the global filter.',
    change: IN_ANALYSIS,
  },
  {
    column: 'experiment_protein_groups_global',
    title: 'Protein groups at global 1 %',
    unit: 'protein groups',
    better: 'higher',
    what: 'Number of protein groups with a precursor in at least one run that pass the global protein filter.',
    change: IN_ANALYSIS,
  },
]);

/** Returns the three counts of a matrix for one kind of rows. */
function createMatrixCounts(id: string, things: string, title: string) {
  return [
    {
      column: `${id}_quantified`,
      title: `${title} with a quantity`,
      unit: things,
      better: 'higher' as const,
      what: 'Number of rows of the matrix with a quantity in the run. Zeros are treated as missing.',
      change: MORE_IS_BETTER,
    },
    {
      column: `${id}_in_any_run`,
      title: `${title} in any run`,
      unit: things,
      better: 'higher' as const,
      what: 'Number of rows of the matrix with a quantity in at least one run.',
      change: IN_ANALYSIS,
    },
    {
      column: `${id}_in_all_runs`,
      title: `${title} in all runs`,
      unit: things,
      better: 'higher' as const,
      what: 'Number of rows of the matrix with a quantity in every run.',
      change: IN_ANALYSIS,
    },
  ];
}

/** Counts from matrices of an analysis. */
export const matrixMetrics = createGroup('Engine matrices', null, [
  {
    column: 'data_completeness',
    title: 'Data completeness',
    unit: 'fraction',
    better: 'higher',
    what: 'Fraction of matrix cells with a quantity, over rows with at least one quantity. If an analysis has several matrices, the precursor or ion matrix is used.',
    change: IN_ANALYSIS,
  },
  ...createMatrixCounts('precursors', 'precursors', 'Precursors'),
  ...createMatrixCounts('protein_groups', 'protein groups', 'Protein groups'),
  ...createMatrixCounts('ions', 'ions', 'Ions'),
  ...createMatrixCounts('matrix_rows', 'rows', 'Rows'),
  {
    column: 'matrix_rows_at_0_01',
    title: 'Rows at 1 %',
    unit: 'rows',
    better: 'higher',
    what: 'Number of rows of the matrix with a q-value of 0.01 or less.',
    change: IN_ANALYSIS,
  },
]);
