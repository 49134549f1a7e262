/** Defines matrices: one row per precursor, protein or ion, one column per run. Zero and empty cells are missing values. */
import type { Engine } from '../engine.ts';

export interface MatrixFormula {
  readonly id: string;
  readonly column: string;
  readonly filter: string | null;
  readonly formula: string;
}

export interface MatrixTable {
  readonly shape: 'matrix';
  readonly engine: Engine;
  readonly kind: string;
  readonly storedAs: string;
  readonly file: string;
  /** Prefix of metric IDs. */
  readonly rows: 'precursors' | 'protein_groups' | 'ions' | 'matrix_rows';
  /** Columns that belong to no run, by name. */
  readonly meta: readonly string[];
  /** Suffix of a run's columns, as in `<run> Intensity`; absent if the column name is the run name. */
  readonly suffix?: string;
  /** True if columns `<run> Match Type` exist and their values are counted. */
  readonly matchType?: boolean;
  readonly spectralCount?: string;
  /** Column of the q-values for the metric matrix_rows_at_0_01. */
  readonly qValue?: string;
  /** Column with 1 for decoys, which are not counted. */
  readonly decoy?: string;
  /** Column with the names of protein groups, and further columns to return. */
  readonly protein?: { readonly name: string; readonly columns: readonly string[]; readonly score?: string };
}

const DIANN_META = ['Protein.Group', 'Protein.Ids', 'Protein.Names', 'Genes', 'First.Protein.Description', 'Proteotypic'];
const PRECURSOR_META = [...DIANN_META, 'Stripped.Sequence', 'Modified.Sequence', 'Precursor.Charge', 'Precursor.Id'];
const GROUP_META = [...DIANN_META, 'N.Sequences', 'N.Proteotypic.Sequences'];
const ALPHADIA_META = 'pg|mod_seq_charge_hash|mod_seq_hash|genes|decoy|mods|mod_sites|sequence|charge|proteins'.split('|');

type MatrixPart = Omit<MatrixTable, 'shape' | 'engine' | 'storedAs' | 'meta'> & Partial<Pick<MatrixTable, 'storedAs' | 'meta'>>;

const createDiannTable = ({ kind, ...part }: MatrixPart): MatrixTable => {
  return { shape: 'matrix', engine: 'diann', kind, storedAs: `report.${kind}`, meta: GROUP_META, ...part };
};
const createFragpipeTable = ({ kind, ...part }: MatrixPart): MatrixTable => ({
  shape: 'matrix',
  engine: 'fragpipe',
  kind,
  storedAs: kind,
  meta: [],
  suffix: ' Intensity',
  spectralCount: ' Spectral Count',
  ...part,
});
const createAlphadiaTable = ({ kind, ...part }: MatrixPart): MatrixTable => {
  const storedAs = kind.replace('_', '.');
  return { shape: 'matrix', engine: 'alphadia', kind, storedAs, meta: ALPHADIA_META, ...part };
};
const createCombinedProtein = (gene: string): NonNullable<MatrixTable['protein']> => ({
  name: 'Protein',
  columns: ['Protein ID', 'Entry Name', gene, 'Organism', 'Protein Probability', 'Indistinguishable Proteins'],
  score: 'Protein Probability',
});

export const MATRICES: readonly MatrixTable[] = [
  createDiannTable({ kind: 'pr_matrix', file: 'report.pr_matrix.tsv', rows: 'precursors', meta: PRECURSOR_META }),
  createDiannTable({
    kind: 'pg_matrix',
    file: 'report.pg_matrix.tsv',
    rows: 'protein_groups',
    protein: { name: 'Protein.Group', columns: ['Protein.Ids', 'Protein.Names', 'Genes', 'First.Protein.Description'] },
  }),
  createDiannTable({ kind: 'gg_matrix', file: 'report.gg_matrix.tsv or report.unique_genes_matrix.tsv', rows: 'matrix_rows' }),
  createFragpipeTable({ kind: 'combined_ion', file: 'combined_ion.tsv', rows: 'ions', matchType: true }),
  createFragpipeTable({ kind: 'combined_peptide', file: 'combined_peptide.tsv', rows: 'matrix_rows' }),
  createFragpipeTable({ kind: 'combined_modified_peptide', file: 'combined_modified_peptide.tsv', rows: 'matrix_rows' }),
  createFragpipeTable({
    kind: 'combined_protein',
    file: 'combined_protein.tsv',
    rows: 'protein_groups',
    spectralCount: ' Total Spectral Count',
    protein: createCombinedProtein('Gene'),
  }),
  createFragpipeTable({
    kind: 'combined_protein_older',
    storedAs: 'combined_protein',
    file: 'combined_protein.tsv of older versions',
    rows: 'protein_groups',
    suffix: ' Razor Intensity',
    spectralCount: ' Total Spectral Count',
    protein: createCombinedProtein('Gene Names'),
  }),
  createAlphadiaTable({
    kind: 'precursor_matrix',
    file: 'precursor.matrix.tsv or .parquet',
    rows: 'precursors',
    decoy: 'decoy',
  }),
  createAlphadiaTable({ kind: 'peptide_matrix', file: 'peptide.matrix.tsv or .parquet', rows: 'matrix_rows', decoy: 'decoy' }),
  createAlphadiaTable({
    kind: 'pg_matrix',
    file: 'pg.matrix.tsv or .parquet',
    rows: 'protein_groups',
    protein: { name: 'pg', columns: [] },
  }),
  {
    shape: 'matrix',
    engine: 'sage',
    kind: 'lfq',
    storedAs: 'lfq',
    file: 'lfq.tsv',
    rows: 'precursors',
    meta: ['peptide', 'charge', 'proteins', 'q_value', 'score', 'spectral_angle'],
    qValue: 'q_value',
  },
];

/** Describes the formulas of a matrix. `measuring/matrix.ts` computes them. */
export function listMatrixFormulas({
  rows,
  suffix = '',
  matchType,
  spectralCount,
  qValue,
  decoy,
}: MatrixTable): readonly MatrixFormula[] {
  const column = `<run>${suffix}`;
  const filter = decoy === undefined ? null : `${decoy} = 0`;
  const createFormula = (id: string, words: string): MatrixFormula => ({ id, column, filter, formula: words });
  const createCounts = (of: string, note: string) => [
    createFormula(`${of}_quantified`, `rows with a value above 0 in the run${note}`),
    createFormula(`${of}_in_any_run`, `rows with a value above 0 in any run${note}`),
    createFormula(`${of}_in_all_runs`, `rows with a value above 0 in every run${note}`),
  ];
  return [
    ...createCounts(rows, ''),
    ...(rows === 'matrix_rows' ? [] : createCounts('matrix_rows', '; where the matrix is imported alone')),
    createFormula('data_completeness', 'cells above 0 / (rows with a value above 0 in any run × runs)'),
    ...(matchType === true
      ? [
          { id: 'ions_by_msms', column: '<run> Match Type', filter, formula: 'rows with MS/MS' },
          { id: 'ions_by_mbr', column: '<run> Match Type', filter, formula: 'rows with MBR' },
          { id: 'ions_unmatched', column: '<run> Match Type', filter, formula: 'rows with unmatched' },
        ]
      : []),
    ...(spectralCount === undefined ? [] : [{ id: 'spectral_count', column: `<run>${spectralCount}`, filter, formula: 'sum' }]),
    ...(qValue === undefined
      ? []
      : [{ id: 'matrix_rows_at_0_01', column: qValue, filter: `${qValue} <= 0.01`, formula: 'rows' }]),
  ];
}
