/** Identifications of search engines other than MaxQuant: counts per run and per analysis. IDs end with their unit. */
import { createGroup } from '../metric.ts';

const MORE_IS_BETTER = 'A fall indicates less sample, a weaker signal or a worse separation.';
const IN_ANALYSIS = 'It stands at each run of the analysis, and changes when runs are added to it.';

/** Counts per run. */
export const identifiedCounts = createGroup('Engine identifications', null, [
  {
    column: 'precursors',
    title: 'Precursors',
    unit: 'precursors',
    better: 'higher',
    accession: 'MS:4000103',
    what: 'Different precursors (a peptide with its modifications and charge) that pass the filter of the run.',
    change: 'The first number to look at in DIA. A fall indicates less sample, a weaker signal or a worse separation.',
  },
  {
    column: 'peptides',
    title: 'Stripped sequences',
    unit: 'peptides',
    better: 'higher',
    what: 'Different sequences without modifications that pass the filter of the run.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'peptidoforms',
    title: 'Peptidoforms',
    unit: 'peptidoforms',
    better: 'higher',
    accession: 'MS:1003250',
    what: 'Different peptides with their modifications that pass the filter of the run.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'protein_groups',
    title: 'Protein groups of the engine',
    unit: 'protein groups',
    better: 'higher',
    accession: 'MS:1003327',
    what: 'Different protein groups that pass the filter of the run and that of protein groups.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'proteins',
    title: 'Proteins',
    unit: 'proteins',
    better: 'higher',
    what: 'Different proteins that the engine reports for the run.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'unique_genes',
    title: 'Unique genes',
    unit: 'genes',
    better: 'higher',
    what: 'Different genes with a proteotypic precursor that pass the filter of the run. Missing names of genes do not count.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'psms',
    title: 'Peptide-spectrum matches',
    unit: 'PSMs',
    better: 'higher',
    accession: 'MS:1003251',
    what: 'Identified spectra that pass the filter of the run.',
    change: 'A fall with steady MS2 spectra suggests worse spectra, not for fewer.',
  },
  {
    column: 'target_psms',
    title: 'Target matches, unfiltered',
    unit: 'PSMs',
    better: 'target',
    what: 'Best matches of spectra to targets, without a filter.',
    change: 'It follows the number of searched spectra.',
  },
  {
    column: 'ions',
    title: 'Ions',
    unit: 'ions',
    better: 'higher',
    what: 'Different peptidoforms with their charges.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'fragments',
    title: 'Fragments reported',
    unit: 'fragments',
    better: 'target',
    what: 'Fragment rows of the precursors that pass the filter of the run.',
    change: 'It follows the precursors, and the settings of the export.',
  },
  {
    column: 'psms_with_intensity',
    title: 'Matches with an intensity',
    unit: 'PSMs',
    better: 'higher',
    what: 'Identified spectra with an intensity above 0.',
    change: 'Zero in every run means that the analysis did not quantify.',
  },
  {
    column: 'proteins_with_two_peptides',
    title: 'Proteins with two peptides',
    unit: 'proteins',
    better: 'higher',
    what: 'Proteins with at least two peptides.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'spectral_count',
    title: 'Spectral count',
    unit: 'spectra',
    better: 'higher',
    what: 'Sum of the spectral counts of a sample.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'ions_by_msms',
    title: 'Ions by MS/MS',
    unit: 'ions',
    better: 'higher',
    what: 'Ions of a sample that were identified by a spectrum of their own.',
    change: MORE_IS_BETTER,
  },
  {
    column: 'ions_by_mbr',
    title: 'Ions by transfer',
    unit: 'ions',
    better: 'target',
    what: 'Ions of a sample that were identified by match between runs.',
    change: 'It moves against those with a spectrum of their own.',
  },
  {
    column: 'ions_unmatched',
    title: 'Ions not found',
    unit: 'ions',
    better: 'lower',
    what: 'Ions of the analysis that were not found in a sample.',
    change: 'A rise points to a sample that differs from the others.',
  },
]);

/** Counts per analysis. */
export const analysisCounts = createGroup('Engine analysis', null, [
  {
    column: 'experiment_precursors',
    title: 'Precursors of the analysis',
    unit: 'precursors',
    better: 'higher',
    what: 'Different precursors that pass the filter in any run of the analysis.',
    change: IN_ANALYSIS,
  },
  {
    column: 'experiment_peptides',
    title: 'Peptide sequences of the analysis',
    unit: 'peptides',
    better: 'higher',
    what: 'Different sequences that pass the filter in any run of the analysis.',
    change: IN_ANALYSIS,
  },
  {
    column: 'experiment_protein_groups',
    title: 'Protein groups of the analysis',
    unit: 'protein groups',
    better: 'higher',
    what: 'Different protein groups that pass the filters in any run of the analysis.',
    change: IN_ANALYSIS,
  },
  {
    column: 'experiment_precursors_global',
    title: 'Precursors at global 1 %',
    unit: 'precursors',
    better: 'higher',
    what: 'Those of them that pass the filter of the whole analysis, too.',
    change: IN_ANALYSIS,
  },
  {
    column: 'experiment_protein_groups_global',
    title: 'Protein groups at global 1 %',
    unit: 'protein groups',
    better: 'higher',
    what: 'Protein groups of precursors in any run that pass the protein filter of the whole analysis.',
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
      what: `Rows of the matrix with a quantity in the run. Zero counts as missing.`,
      change: MORE_IS_BETTER,
    },
    {
      column: `${id}_in_any_run`,
      title: `${title} in any run`,
      unit: things,
      better: 'higher' as const,
      what: 'Rows of the matrix with a quantity in at least one run.',
      change: IN_ANALYSIS,
    },
    {
      column: `${id}_in_all_runs`,
      title: `${title} in all runs`,
      unit: things,
      better: 'higher' as const,
      what: 'Rows of the matrix with a quantity in every run.',
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
    what: 'Share of the cells of the matrix that hold a quantity, over the rows with any. Of several matrices that of precursors or ions counts.',
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
    what: 'Rows of the matrix with a q-value of at most 0.01.',
    change: IN_ANALYSIS,
  },
]);
