/** What proteinGroups.txt says: counts, coverage, missing values by channel, and the spike-in protein. */
import type { SpikeIns } from '../tables.ts';
import { CHANNELS_WITH_COLUMN } from './columns.ts';
import type { Header } from './reading/header.ts';
import { listOfTexts, Spread } from './reading/numbers.ts';
import { type ResultFile, type RowTaking, readTable, type TableRow } from './reading/table-file.ts';
import { type ColumnValues, isMissing, missingByChannel, put, putReporterSpread } from './spike-in.ts';

/** Columns without which a file is no table of protein groups. */
const PROTEIN_GROUPS_REQUIRED: readonly string[] = ['Protein IDs', 'Majority protein IDs'];

/** Groups of the spike-in peptides themselves; they tell nothing of missing values (the entries of the default FASTA file). */
const SPIKE_IN_GROUPS: ReadonlySet<string> = new Set(['QC1|Peptide1', 'QC2|Peptide2']);

/** More groups that match the spike-in protein are not listed, so that a careless setting cannot fill the table. */
const MAX_SPIKE_IN_GROUPS = 1_000;

interface SpikeInGroup {
  readonly peptideCounts: string;
  readonly intensity: number | null;
  readonly channels: readonly (number | null)[];
}

/**
 * Columns from proteinGroups.txt:
 * - N_protein_groups: rows. N_protein_potential_contaminants, N_protein_reverse_seq: rows so marked.
 * - N_protein_true_hits: rows less contaminants less decoys; a row that is both is subtracted twice.
 * - Protein_mean_seq_cov [%]: mean of `Sequence coverage [%]` over rows with neither mark.
 * - TMTn_missing_values: of rows that are neither contaminant nor decoy, identified by more than a site, and no spike-in peptide,
 *   those with zero or nothing in the n-th column of corrected reporter intensities, in the order of the file.
 * - N_of_Protein_qc_pepts, N_Protein_qc_missing_values: `Peptide counts (all)` and missing values of the rows whose `Protein IDs`
 *   hold the spike-in protein's text; reporter_intensity_corrected_Protein_qc_*: of the most intense of them, the first of equals.
 * A mark whose column is not in the file leaves its count, and N_protein_true_hits, missing.
 *
 * @param alongside takes the same rows in the same reading
 * @throws BrokenResultError
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
    begin(found) {
      header = found;
      const takeToo = alongside?.begin(found);
      const at = positions(found);
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
          coverage.add(row.number(at.coverage));
          if (!row.isMarked(at.bySite) && !SPIKE_IN_GROUPS.has(row.text(at.majority)))
            counted.forEach((column, channel) => {
              if (isMissing(row.number(column))) missing[channel] = (missing[channel] ?? 0) + 1;
            });
        }
        if (protein !== '' && row.text(at.proteins).includes(protein) && spikeIns.length < MAX_SPIKE_IN_GROUPS)
          spikeIns.push({
            peptideCounts: row.text(at.peptideCounts),
            intensity: row.number(at.intensity),
            channels: channelsOf(row, found),
          });
      };
    },
  });
  const values: ColumnValues = { N_protein_groups: counts.rows };
  putMarks(values, counts, header as Header);
  put(values, 'Protein_mean_seq_cov [%]', coverage.mean);
  missing.forEach((count, channel) => {
    put(values, `TMT${channel + 1}_missing_values`, count);
  });
  putSpikeInProtein(values, spikeIns);
  return values;
}

/** Corrected reporter intensities of a row, by channel. */
export function channelsOf(row: TableRow, { channels }: Header): (number | null)[] {
  return channels.map((column) => row.number(column));
}

function positions(header: Header) {
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

function putMarks(
  values: ColumnValues,
  { rows, contaminants, decoys }: { rows: number; contaminants: number; decoys: number },
  header: Header,
): void {
  const hasContaminants = header.find('Potential contaminant') !== undefined;
  const hasDecoys = header.find('Reverse') !== undefined;
  put(values, 'N_protein_potential_contaminants', hasContaminants ? contaminants : null);
  put(values, 'N_protein_reverse_seq', hasDecoys ? decoys : null);
  put(values, 'N_protein_true_hits', hasContaminants && hasDecoys ? rows - contaminants - decoys : null);
}

function putSpikeInProtein(values: ColumnValues, groups: readonly SpikeInGroup[]): void {
  const [first, ...others] = groups;
  if (first === undefined) return;
  const strongest = others.reduce(
    (best, group) => ((group.intensity ?? -Infinity) > (best.intensity ?? -Infinity) ? group : best),
    first,
  );
  put(values, 'N_of_Protein_qc_pepts', listOfTexts(groups.map(({ peptideCounts }) => peptideCounts)));
  put(values, 'N_Protein_qc_missing_values', missingByChannel(groups.map(({ channels }) => channels)));
  putReporterSpread(values, 'reporter_intensity_corrected_Protein_qc', strongest.channels);
}
