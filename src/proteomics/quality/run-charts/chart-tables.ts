import type { ResultFileName } from '../../ingestion/columns.ts';
import type { Header } from '../../ingestion/reading/header.ts';
import { readTable, type TableRow } from '../../ingestion/reading/table-file.ts';
import type { CHROMATOGRAMS } from '../../runs/chromatograms.ts';
import { getReporterName } from '../channels/channels.ts';
import { HistogramSample, IntegerCounts } from './histogram.ts';
import { readIdentificationsOverTime, readIdentificationTypes, readMedianOverTime } from './over-time.ts';
import type { ChartTable, RunChartName } from './run-chart.ts';

type Reading = (path: string) => Promise<ChartTable | undefined>;

export interface ChartSource {
  readonly file: ResultFileName;
  readonly hasColumns: (header: Header) => boolean;
  readonly read: Reading;
}

const createColumnTest = (column: string) => (header: Header) => header.find(column) !== undefined;
const hasTime = (header: Header) =>
  createColumnTest('Retention time')(header) || createColumnTest('Calibrated retention time')(header);
const hasChannels = ({ channels }: Header) => channels.length > 0;

/** Tables and columns of all charts, except charts of raw data. */
export const CHART_SOURCES: Readonly<Record<Exclude<RunChartName, keyof typeof CHROMATOGRAMS>, ChartSource>> = {
  missed_cleavages: {
    file: 'peptides.txt',
    hasColumns: createColumnTest('Missed cleavages'),
    read: (path) =>
      readCounts(
        'peptides.txt',
        path,
        'Missed cleavages',
        (counts) => ({
          columns: ['Missed cleavages', 'Peptides [%]'],
          rows: [0, 1, 2, 3].map((missed) => [
            missed === 3 ? '3 or more' : String(missed),
            computeShareInPercent(counts, missed),
          ]),
        }),
        3,
      ),
  },
  charge_states: {
    file: 'evidence.txt',
    hasColumns: createColumnTest('Charge'),
    read: (path) => readCounts('evidence.txt', path, 'Charge', computeChargeShares, 5),
  },
  peptide_lengths: {
    file: 'peptides.txt',
    hasColumns: createColumnTest('Length'),
    read: (path) =>
      readCounts('peptides.txt', path, 'Length', (counts) => ({ columns: ['Residues', 'Peptides'], rows: counts.listRange() })),
  },
  peptides_per_protein: {
    file: 'proteinGroups.txt',
    hasColumns: createColumnTest('Peptides'),
    read: (path) =>
      readCounts(
        'proteinGroups.txt',
        path,
        'Peptides',
        (counts) => ({
          columns: ['Peptides', 'Protein groups'],
          rows: counts.listRange().map(([peptides, groups]) => [peptides === 25 ? '25 or more' : String(peptides), groups]),
        }),
        25,
      ),
  },
  mass_deviation: {
    file: 'evidence.txt',
    hasColumns: createColumnTest('Uncalibrated - Calibrated m/z [ppm]'),
    read: (path) => readBins(path, 'Uncalibrated - Calibrated m/z [ppm]', ['Mass shift [ppm]', 'Identifications'], 60),
  },
  scores: {
    file: 'evidence.txt',
    hasColumns: createColumnTest('Score'),
    read: (path) => readBins(path, 'Score', ['Score', 'Identifications'], 40),
  },
  identifications_over_time: { file: 'evidence.txt', hasColumns: hasTime, read: readIdentificationsOverTime },
  mass_error_over_time: {
    file: 'evidence.txt',
    hasColumns: (header) => hasTime(header) && createColumnTest('Uncalibrated - Calibrated m/z [ppm]')(header),
    read: (path) => readMedianOverTime(path, 'Uncalibrated - Calibrated m/z [ppm]', 'Median mass error [ppm]'),
  },
  peak_width_over_time: {
    file: 'evidence.txt',
    hasColumns: (header) => hasTime(header) && createColumnTest('Retention length')(header),
    read: (path) => readMedianOverTime(path, 'Retention length', 'Median retention length [s]', 60),
  },
  intensity_over_time: {
    file: 'evidence.txt',
    hasColumns: (header) => hasTime(header) && createColumnTest('Intensity')(header),
    read: (path) => readMedianOverTime(path, 'Intensity', 'Median intensity'),
  },
  identified_by: { file: 'evidence.txt', hasColumns: createColumnTest('Type'), read: readIdentificationTypes },
  peptide_channels: { file: 'peptides.txt', hasColumns: hasChannels, read: (path) => readChannelBoxes('peptides.txt', path) },
  protein_channels: {
    file: 'proteinGroups.txt',
    hasColumns: hasChannels,
    read: (path) => readChannelBoxes('proteinGroups.txt', path),
  },
};

/** Returns the percentage of each charge. Charges of five and more are combined. */
export function computeChargeShares(counts: IntegerCounts): ChartTable {
  return {
    columns: ['Charge', 'Identifications [%]'],
    rows: [1, 2, 3, 4, 5].map((charge) => [charge === 5 ? '5 or more' : String(charge), computeShareInPercent(counts, charge)]),
  };
}

async function readCounts(
  name: ResultFileName,
  path: string,
  column: string,
  shown: (counts: IntegerCounts) => ChartTable,
  most?: number,
): Promise<ChartTable | undefined> {
  const counts = new IntegerCounts();
  const isThere = await forEachValue(name, path, column, (value) => counts.addValue(value, most));
  return isThere ? shown(counts) : undefined;
}

async function readBins(
  path: string,
  column: string,
  columns: readonly string[],
  bins: number,
): Promise<ChartTable | undefined> {
  const sample = new HistogramSample();
  const isThere = await forEachValue('evidence.txt', path, column, (value) => sample.addValue(value));
  return isThere ? { columns, rows: sample.listBins(bins) } : undefined;
}

/** Returns boxes of the logarithms of corrected reporter intensities, by channel. Missing values are excluded. */
async function readChannelBoxes(name: ResultFileName, path: string): Promise<ChartTable | undefined> {
  let samples: readonly HistogramSample[] = [];
  await readTable(
    { name, path },
    {
      required: [],
      handleHeader(header) {
        samples = header.channels.map(() => new HistogramSample());
        return (row) => {
          for (const [channel, column] of header.channels.entries()) {
            const value = row.getNumber(column);
            if (value !== null && value > 0) samples[channel]?.addValue(Math.log2(value));
          }
        };
      },
    },
  );
  if (samples.length === 0) return undefined;
  return {
    columns: ['Channel', 'Minimum', 'First quartile', 'Median', 'Third quartile', 'Maximum'],
    rows: samples.map((sample, index) => [
      getReporterName(index + 1, samples.length),
      ...(sample.computeFiveNumbers() ?? [null, null, null, null, null]),
    ]),
  };
}

/** Calls `take` with each value of a column; returns false if the file lacks the column. */
async function forEachValue(
  name: ResultFileName,
  path: string,
  column: string,
  take: (value: number) => void,
): Promise<boolean> {
  let isThere = false;
  const beginColumn = (header: Header) => {
    const place = header.find(column);
    isThere = place !== undefined;
    return (row: TableRow) => {
      const value = place === undefined ? null : row.getNumber(place);
      if (value !== null && Number.isFinite(value)) take(value);
    };
  };
  await readTable({ name, path }, { required: [], handleHeader: beginColumn });
  return isThere;
}

function computeShareInPercent(counts: IntegerCounts, value: number): number | null {
  return counts.total === 0 ? null : Math.round((10_000 * counts.getCount(value)) / counts.total) / 100;
}
