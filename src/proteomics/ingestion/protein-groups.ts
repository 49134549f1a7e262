import type { SpikeIns } from '../tables.ts';
import { CHANNELS_WITH_COLUMN } from './columns.ts';
import type { Header } from './reading/header.ts';
import { formatTextList, Spread } from './reading/numbers.ts';
import { type ResultFile, type RowTaking, readTable, type TableRow } from './reading/table-file.ts';
import { type ColumnValues, formatMissingCounts, isMissingIntensity, setColumnValue, setReporterSpread } from './spike-in.ts';

const PROTEIN_GROUPS_REQUIRED: readonly string[] = ['Protein IDs', 'Majority protein IDs'];

/** Names of the spike-in peptides in the default FASTA file. Counts of missing values exclude these groups. */
const SPIKE_IN_GROUPS: ReadonlySet<string> = new Set(['QC1|Peptide1', 'QC2|Peptide2']);

/** Maximum number of listed groups, because a short setting for the spike-in protein can match many. */
const MAX_SPIKE_IN_GROUPS = 1_000;

interface SpikeInGroup {
  readonly peptideCounts: string;
  readonly intensity: number | null;
  readonly channels: readonly (number | null)[];
}

/**
 * Columns from proteinGroups.txt:
 * - N_protein_groups: rows. N_protein_potential_contaminants, N_protein_reverse_seq: marked rows.
 * - N_protein_true_hits: rows minus contaminants minus decoys; a row with both marks is subtracted twice.
 * - Protein_mean_seq_cov [%]: mean of `Sequence coverage [%]` over unmarked rows.
 * - TMTn_missing_values: rows with a zero or empty n-th corrected reporter intensity, in file order. Excludes contaminants,
 *   decoys, site-only rows and spike-in peptides.
 * - N_of_Protein_qc_pepts, N_Protein_qc_missing_values: `Peptide counts (all)` and missing values of rows with the spike-in
 *   protein in `Protein IDs`. reporter_intensity_corrected_Protein_qc_*: from the first of these rows with the highest intensity.
 *
 * If the column of a mark is missing, its count and N_protein_true_hits are missing.
 * @param alongside receives the same rows in the same pass. @throws BrokenResultError
 */
export async function measureProteinGroups(
  file: ResultFile,
  { protein }: SpikeIns,
  alongside?: RowTaking,
): Promise<ColumnValues> {
  const counts = { rows: 0, contaminants: 0, decoys: 0 };
  const coverage = new Spread();
  const missing: number[] = [];
  const spikeIns: SpikeInGroup[] = [];
  let header: Header | undefined;
  await readTable(file, {
    required: PROTEIN_GROUPS_REQUIRED,
    ...(alongside?.pause === undefined ? {} : { pause: alongside.pause }),
    handleHeader(found) {
      header = found;
      const takeToo = alongside?.handleHeader(found);
      const at = findPositions(found);
      const counted = found.channels.slice(0, CHANNELS_WITH_COLUMN);
      missing.push(...counted.map(() => 0));
      return (row) => {
        takeToo?.(row);
        const isContaminant = row.isMarked(at.contaminant);
        const isDecoy = row.isMarked(at.decoy);
        counts.rows += 1;
        if (isContaminant) counts.contaminants += 1;
        if (isDecoy) counts.decoys += 1;
        if (!isContaminant && !isDecoy) {
          coverage.addValue(row.getNumber(at.coverage));
          if (!row.isMarked(at.bySite) && !SPIKE_IN_GROUPS.has(row.getText(at.majority)))
            counted.forEach((column, channel) => {
              if (isMissingIntensity(row.getNumber(column))) missing[channel] = (missing[channel] ?? 0) + 1;
            });
        }
        if (protein !== '' && row.getText(at.proteins).includes(protein) && spikeIns.length < MAX_SPIKE_IN_GROUPS)
          spikeIns.push({
            peptideCounts: row.getText(at.peptideCounts),
            intensity: row.getNumber(at.intensity),
            channels: getRowChannels(row, found),
          });
      };
    },
  });
  const values: ColumnValues = { N_protein_groups: counts.rows };
  setMarkValues(values, counts, header as Header);
  setColumnValue(values, 'Protein_mean_seq_cov [%]', coverage.mean);
  missing.forEach((count, channel) => {
    setColumnValue(values, `TMT${channel + 1}_missing_values`, count);
  });
  setSpikeInValues(values, spikeIns);
  return values;
}

export function getRowChannels(row: TableRow, { channels }: Header): (number | null)[] {
  return channels.map((column) => row.getNumber(column));
}

function findPositions(header: Header) {
  return {
    proteins: header.find('Protein IDs'),
    majority: header.find('Majority protein IDs'),
    contaminant: header.find('Potential contaminant'),
    decoy: header.find('Reverse'),
    bySite: header.find('Only identified by site'),
    coverage: header.find('Sequence coverage [%]'),
    peptideCounts: header.find('Peptide counts (all)'),
    intensity: header.find('Intensity'),
  };
}

function setMarkValues(
  values: ColumnValues,
  { rows, contaminants, decoys }: { rows: number; contaminants: number; decoys: number },
  header: Header,
): void {
  const hasContaminants = header.find('Potential contaminant') !== undefined;
  const hasDecoys = header.find('Reverse') !== undefined;
  setColumnValue(values, 'N_protein_potential_contaminants', hasContaminants ? contaminants : null);
  setColumnValue(values, 'N_protein_reverse_seq', hasDecoys ? decoys : null);
  setColumnValue(values, 'N_protein_true_hits', hasContaminants && hasDecoys ? rows - contaminants - decoys : null);
}

function setSpikeInValues(values: ColumnValues, groups: readonly SpikeInGroup[]): void {
  const [first, ...others] = groups;
  if (first === undefined) return;
  const strongest = others.reduce(
    (best, group) => ((group.intensity ?? -Infinity) > (best.intensity ?? -Infinity) ? group : best),
    first,
  );
  setColumnValue(values, 'N_of_Protein_qc_pepts', formatTextList(groups.map(({ peptideCounts }) => peptideCounts)));
  setColumnValue(values, 'N_Protein_qc_missing_values', formatMissingCounts(groups.map(({ channels }) => channels)));
  setReporterSpread(values, 'reporter_intensity_corrected_Protein_qc', strongest.channels);
}
