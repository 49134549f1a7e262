/** Columns of engine tables with time, mass error, peak width, intensity and charge of identifications. */
import type { Engine } from '../../engines/engine.ts';
import type { RunChartName } from './run-chart.ts';

export type EngineChartName = Extract<
  RunChartName,
  'identifications_over_time' | 'mass_error_over_time' | 'peak_width_over_time' | 'intensity_over_time' | 'charge_states'
>;

/** Returns the number in a column; NaN if missing. */
export type Numbers = (column: string) => number;

/** Returns the text in a column; empty if missing. */
export type Texts = (column: string) => string;

export interface RowValue {
  readonly columns: readonly string[];
  /** Returns the value of a row. NaN and infinity are missing values. */
  readonly computeValue: (number: Numbers, text: Texts) => number;
  /** Title of the axis, if it differs from that for MaxQuant. */
  readonly title?: string;
}

export interface EngineColumns {
  readonly engine: Engine;
  readonly kind: string;
  /** Columns of the filter. Those that the table lacks are not checked. */
  readonly filtered: readonly string[];
  /** Returns whether a row passes the filter of the run (engines/formulas). */
  readonly passesFilter: (number: Numbers, text: Texts) => boolean;
  /** Columns that identify a precursor, for tables of fragments. The first set whose columns all exist is used. */
  readonly once?: readonly (readonly string[])[];
  readonly time: RowValue;
  readonly values: Readonly<Partial<Record<EngineChartName, RowValue>>>;
}

const createColumnValue = (column: string, factor = 1, title?: string): RowValue => ({
  columns: [column],
  computeValue: (number) => number(column) * factor,
  ...(title === undefined ? {} : { title }),
});
const createPositiveColumnValue = (column: string): RowValue => ({
  columns: [column],
  computeValue: (number) => (number(column) > 0 ? number(column) : Number.NaN),
});
const MASS_ERROR = 'Median of measured − calculated m/z';
const PEAK_WIDTH = 'Median peak width';

/** NaN passes, because engines omit the column if they have filtered the results. */
const isAtMost = (number: number, most: number) => Number.isNaN(number) || number <= most;

export const ENGINE_COLUMNS: readonly EngineColumns[] = [
  {
    engine: 'diann',
    kind: 'report',
    filtered: ['Q.Value', 'Decoy', 'Channel', 'Channel.Q.Value'],
    passesFilter: (number, text) =>
      isAtMost(number('Q.Value'), 0.01) &&
      isAtMost(number('Decoy'), 0) &&
      (text('Channel') === '' || isAtMost(number('Channel.Q.Value'), 0.01)),
    time: createColumnValue('RT'),
    values: {
      mass_error_over_time: {
        columns: ['Ms1.Apex.Mz.Delta', 'Precursor.Mz', 'Ms1.Apex.Area', 'Ms1.Profile.Corr'],
        computeValue: (number) =>
          number('Ms1.Apex.Area') > 0.01 && number('Ms1.Profile.Corr') > 0.5 && number('Ms1.Apex.Mz.Delta') !== 0
            ? (1e6 * number('Ms1.Apex.Mz.Delta')) / number('Precursor.Mz')
            : Number.NaN,
        title: MASS_ERROR,
      },
      peak_width_over_time: {
        columns: ['RT.Start', 'RT.Stop'],
        computeValue: (number) => 60 * (number('RT.Stop') - number('RT.Start')),
        title: PEAK_WIDTH,
      },
      intensity_over_time: createPositiveColumnValue('Precursor.Quantity'),
      charge_states: createColumnValue('Precursor.Charge'),
    },
  },
  {
    engine: 'spectronaut',
    kind: 'report',
    filtered: ['EG.Qvalue', 'EG.IsDecoy'],
    passesFilter: (number, text) => isAtMost(number('EG.Qvalue'), 0.01) && text('EG.IsDecoy').toLowerCase() !== 'true',
    once: [
      ['EG.PrecursorId'],
      ['FG.Id'],
      ['EG.ModifiedSequence', 'FG.Charge'],
      ['PEP.StrippedSequence', 'FG.Charge'],
      ['EG.ModifiedSequence'],
    ],
    time: createColumnValue('EG.ApexRT'),
    values: {
      mass_error_over_time: createColumnValue('FG.CalibratedMassAccuracy (PPM)', 1, MASS_ERROR),
      peak_width_over_time: {
        columns: ['EG.StartRT', 'EG.EndRT'],
        computeValue: (number) => 60 * (number('EG.EndRT') - number('EG.StartRT')),
        title: PEAK_WIDTH,
      },
      intensity_over_time: createPositiveColumnValue('FG.Quantity'),
      charge_states: createColumnValue('FG.Charge'),
    },
  },
  {
    engine: 'sage',
    kind: 'results',
    filtered: ['label', 'is_decoy', 'rank', 'spectrum_q'],
    passesFilter: (number, text) =>
      number('label') !== -1 &&
      text('is_decoy').toLowerCase() !== 'true' &&
      isAtMost(number('rank'), 1) &&
      isAtMost(number('spectrum_q'), 0.01),
    time: createColumnValue('rt'),
    values: { charge_states: createColumnValue('charge') },
  },
  {
    engine: 'fragpipe',
    kind: 'psm',
    filtered: [],
    passesFilter: () => true,
    time: createColumnValue('Retention', 1 / 60),
    values: { intensity_over_time: createPositiveColumnValue('Intensity'), charge_states: createColumnValue('Charge') },
  },
  {
    engine: 'alphadia',
    kind: 'precursors',
    filtered: ['precursor.qval', 'precursor.decoy'],
    passesFilter: (number) => isAtMost(number('precursor.qval'), 0.01) && isAtMost(number('precursor.decoy'), 0),
    time: createColumnValue('precursor.rt.observed', 1 / 60),
    values: {
      mass_error_over_time: {
        columns: ['precursor.mz.observed', 'precursor.mz.library'],
        computeValue: (number) =>
          (1e6 * (number('precursor.mz.observed') - number('precursor.mz.library'))) / number('precursor.mz.library'),
        title: MASS_ERROR,
      },
      peak_width_over_time: createColumnValue('precursor.rt.fwhm', 1, 'Median width at half height'),
      intensity_over_time: createPositiveColumnValue('precursor.intensity'),
      charge_states: createColumnValue('precursor.charge'),
    },
  },
];
