/** The numbers of the figures that come from the search software's tables. */
import type { ResultFileName } from '../../ingestion/columns.ts';
import type { Header } from '../../ingestion/reading/header.ts';
import { readTable, type TableRow } from '../../ingestion/reading/table-file.ts';
import { reporterOf } from '../channels/channels.ts';
import type { FigureName, FigureTable } from './figure.ts';
import { HistogramSample, IntegerCounts } from './histogram.ts';
import { identificationsOverTime, medianOverTime, waysOfIdentification } from './over-time.ts';

/** Reads a figure from a file; undefined when the file has no column that it needs. */
type Reading = (path: string) => Promise<FigureTable | undefined>;

/** A figure with the result file that it comes from. */
export interface FigureSource {
  readonly file: ResultFileName;
  /** Whether a file has the columns. */
  readonly isThere: (header: Header) => boolean;
  readonly read: Reading;
}

const has = (column: string) => (header: Header) => header.find(column) !== undefined;
const hasTime = (header: Header) => has('Retention time')(header) || has('Calibrated retention time')(header);
const hasChannels = ({ channels }: Header) => channels.length > 0;

/** Where the figures come from, besides the chromatograms. */
export const FIGURE_SOURCES: Readonly<Record<Exclude<FigureName, 'ms1_chromatogram' | 'ms2_chromatogram'>, FigureSource>> = {
  missed_cleavages: {
    file: 'peptides.txt',
    isThere: has('Missed cleavages'),
    read: (path) =>
      counted(
        'peptides.txt',
        path,
        'Missed cleavages',
        (counts) => ({
          columns: ['Missed cleavages', 'Peptides [%]'],
          rows: [0, 1, 2, 3].map((missed) => [missed === 3 ? '3 or more' : String(missed), share(counts, missed)]),
        }),
        3,
      ),
  },
  charge_states: {
    file: 'evidence.txt',
    isThere: has('Charge'),
    read: (path) => counted('evidence.txt', path, 'Charge', chargeShares, 5),
  },
  peptide_lengths: {
    file: 'peptides.txt',
    isThere: has('Length'),
    read: (path) =>
      counted('peptides.txt', path, 'Length', (counts) => ({ columns: ['Residues', 'Peptides'], rows: counts.range() })),
  },
  peptides_per_protein: {
    file: 'proteinGroups.txt',
    isThere: has('Peptides'),
    read: (path) =>
      counted(
        'proteinGroups.txt',
        path,
        'Peptides',
        (counts) => ({
          columns: ['Peptides', 'Protein groups'],
          rows: counts.range().map(([peptides, groups]) => [peptides === 25 ? '25 or more' : String(peptides), groups]),
        }),
        25,
      ),
  },
  mass_deviation: {
    file: 'evidence.txt',
    isThere: has('Uncalibrated - Calibrated m/z [ppm]'),
    read: (path) => binned(path, 'Uncalibrated - Calibrated m/z [ppm]', ['Mass shift [ppm]', 'Identifications'], 60),
  },
  scores: {
    file: 'evidence.txt',
    isThere: has('Score'),
    read: (path) => binned(path, 'Score', ['Score', 'Identifications'], 40),
  },
  identifications_over_time: { file: 'evidence.txt', isThere: hasTime, read: identificationsOverTime },
  mass_error_over_time: {
    file: 'evidence.txt',
    isThere: (header) => hasTime(header) && has('Uncalibrated - Calibrated m/z [ppm]')(header),
    read: (path) => medianOverTime(path, 'Uncalibrated - Calibrated m/z [ppm]', 'Median mass error [ppm]'),
  },
  peak_width_over_time: {
    file: 'evidence.txt',
    isThere: (header) => hasTime(header) && has('Retention length')(header),
    read: (path) => medianOverTime(path, 'Retention length', 'Median retention length [s]', 60),
  },
  intensity_over_time: {
    file: 'evidence.txt',
    isThere: (header) => hasTime(header) && has('Intensity')(header),
    read: (path) => medianOverTime(path, 'Intensity', 'Median intensity'),
  },
  identified_by: { file: 'evidence.txt', isThere: has('Type'), read: waysOfIdentification },
  peptide_channels: { file: 'peptides.txt', isThere: hasChannels, read: (path) => channelled('peptides.txt', path) },
  protein_channels: { file: 'proteinGroups.txt', isThere: hasChannels, read: (path) => channelled('proteinGroups.txt', path) },
};

/** Shares of charges; those above five count as five. */
export function chargeShares(counts: IntegerCounts): FigureTable {
  return {
    columns: ['Charge', 'Identifications [%]'],
    rows: [1, 2, 3, 4, 5].map((charge) => [charge === 5 ? '5 or more' : String(charge), share(counts, charge)]),
  };
}

async function counted(
  name: ResultFileName,
  path: string,
  column: string,
  shown: (counts: IntegerCounts) => FigureTable,
  most?: number,
): Promise<FigureTable | undefined> {
  const counts = new IntegerCounts();
  const isThere = await eachValue(name, path, column, (value) => counts.add(value, most));
  return isThere ? shown(counts) : undefined;
}

async function binned(
  path: string,
  column: string,
  columns: readonly string[],
  bins: number,
): Promise<FigureTable | undefined> {
  const sample = new HistogramSample();
  const isThere = await eachValue('evidence.txt', path, column, (value) => sample.add(value));
  return isThere ? { columns, rows: sample.bins(bins) } : undefined;
}

/** Logarithms of the corrected reporter intensities that are there, for each channel. */
async function channelled(name: ResultFileName, path: string): Promise<FigureTable | undefined> {
  let samples: readonly HistogramSample[] = [];
  await readTable(
    { name, path },
    {
      required: [],
      begin(header) {
        samples = header.channels.map(() => new HistogramSample());
        return (row) => {
          for (const [channel, column] of header.channels.entries()) {
            const value = row.number(column);
            if (value !== null && value > 0) samples[channel]?.add(Math.log2(value));
          }
        };
      },
    },
  );
  if (samples.length === 0) return undefined;
  return {
    columns: ['Channel', 'Minimum', 'First quartile', 'Median', 'Third quartile', 'Maximum'],
    rows: samples.map((sample, index) => [
      reporterOf(index + 1, samples.length),
      ...(sample.fiveNumbers() ?? [null, null, null, null, null]),
    ]),
  };
}

/** Calls for every number of a column; false when the file has no such column. */
async function eachValue(name: ResultFileName, path: string, column: string, take: (value: number) => void): Promise<boolean> {
  let isThere = false;
  const begin = (header: Header) => {
    const place = header.find(column);
    isThere = place !== undefined;
    return (row: TableRow) => {
      const value = place === undefined ? null : row.number(place);
      if (value !== null && Number.isFinite(value)) take(value);
    };
  };
  await readTable({ name, path }, { required: [], begin });
  return isThere;
}

function share(counts: IntegerCounts, value: number): number | null {
  return counts.total === 0 ? null : Math.round((10_000 * counts.of(value)) / counts.total) / 100;
}
