/** What the tables of search engines tell of each identification of a run: its time, its mass error, its width, its intensity, its charge. */
import type { Engine } from '../../engines/engine.ts';
import type { FigureName } from './figure.ts';

/** A figure that these tables can give. */
export type EngineFigureName = Extract<
  FigureName,
  'identifications_over_time' | 'mass_error_over_time' | 'peak_width_over_time' | 'intensity_over_time' | 'charge_states'
>;

/** Numbers of a row by the names of its columns; NaN for what is missing. */
export type Numbers = (column: string) => number;

/** Texts of a row by the names of its columns; empty for what is missing. */
export type Texts = (column: string) => string;

/** A value of a row, with the columns that it takes. */
export interface RowValue {
  readonly columns: readonly string[];
  /** Not finite where the row does not tell it. */
  readonly of: (number: Numbers, text: Texts) => number;
  /** What its axis is called, where it is something else than in the tables of MaxQuant. */
  readonly title?: string;
}

/** How the rows of a table are read. */
export interface EngineColumns {
  readonly engine: Engine;
  readonly kind: string;
  /** Columns that the filter takes, where they are there. */
  readonly filtered: readonly string[];
  /** The filter of the run (engines/formulas), of a row in memory. */
  readonly isKept: (number: Numbers, text: Texts) => boolean;
  /** What is counted once, as rows are fragments: the first of these whose columns are there. */
  readonly once?: readonly (readonly string[])[];
  /** Retention time in minutes. */
  readonly time: RowValue;
  readonly values: Readonly<Partial<Record<EngineFigureName, RowValue>>>;
}

const value = (column: string, factor = 1, title?: string): RowValue => ({
  columns: [column],
  of: (number) => number(column) * factor,
  ...(title === undefined ? {} : { title }),
});
const positive = (column: string): RowValue => ({
  columns: [column],
  of: (number) => (number(column) > 0 ? number(column) : Number.NaN),
});
const MASS_ERROR = 'Median of measured − calculated m/z';
const PEAK_WIDTH = 'Median peak width';

/** Missing holds: an engine that filters itself leaves the column out. */
const isAtMost = (number: number, most: number) => Number.isNaN(number) || number <= most;

/** The tables. */
export const ENGINE_COLUMNS: readonly EngineColumns[] = [
  {
    engine: 'diann',
    kind: 'report',
    filtered: ['Q.Value', 'Decoy', 'Channel', 'Channel.Q.Value'],
    isKept: (number, text) =>
      isAtMost(number('Q.Value'), 0.01) &&
      isAtMost(number('Decoy'), 0) &&
      (text('Channel') === '' || isAtMost(number('Channel.Q.Value'), 0.01)),
    time: value('RT'),
    values: {
      mass_error_over_time: {
        columns: ['Ms1.Apex.Mz.Delta', 'Precursor.Mz', 'Ms1.Apex.Area', 'Ms1.Profile.Corr'],
        of: (number) =>
          number('Ms1.Apex.Area') > 0.01 && number('Ms1.Profile.Corr') > 0.5 && number('Ms1.Apex.Mz.Delta') !== 0
            ? (1e6 * number('Ms1.Apex.Mz.Delta')) / number('Precursor.Mz')
            : Number.NaN,
        title: MASS_ERROR,
      },
      peak_width_over_time: {
        columns: ['RT.Start', 'RT.Stop'],
        of: (number) => 60 * (number('RT.Stop') - number('RT.Start')),
        title: PEAK_WIDTH,
      },
      intensity_over_time: positive('Precursor.Quantity'),
      charge_states: value('Precursor.Charge'),
    },
  },
  {
    engine: 'spectronaut',
    kind: 'report',
    filtered: ['EG.Qvalue', 'EG.IsDecoy'],
    isKept: (number, text) => isAtMost(number('EG.Qvalue'), 0.01) && text('EG.IsDecoy').toLowerCase() !== 'true',
    once: [
      ['EG.PrecursorId'],
      ['FG.Id'],
      ['EG.ModifiedSequence', 'FG.Charge'],
      ['PEP.StrippedSequence', 'FG.Charge'],
      ['EG.ModifiedSequence'],
    ],
    time: value('EG.ApexRT'),
    values: {
      mass_error_over_time: value('FG.CalibratedMassAccuracy (PPM)', 1, MASS_ERROR),
      peak_width_over_time: {
        columns: ['EG.StartRT', 'EG.EndRT'],
        of: (number) => 60 * (number('EG.EndRT') - number('EG.StartRT')),
        title: PEAK_WIDTH,
      },
      intensity_over_time: positive('FG.Quantity'),
      charge_states: value('FG.Charge'),
    },
  },
  {
    engine: 'sage',
    kind: 'results',
    filtered: ['label', 'is_decoy', 'rank', 'spectrum_q'],
    isKept: (number, text) =>
      number('label') !== -1 &&
      text('is_decoy').toLowerCase() !== 'true' &&
      isAtMost(number('rank'), 1) &&
      isAtMost(number('spectrum_q'), 0.01),
    time: value('rt'),
    values: { charge_states: value('charge') },
  },
  {
    engine: 'fragpipe',
    kind: 'psm',
    filtered: [],
    isKept: () => true,
    time: value('Retention', 1 / 60),
    values: { intensity_over_time: positive('Intensity'), charge_states: value('Charge') },
  },
  {
    engine: 'alphadia',
    kind: 'precursors',
    filtered: ['precursor.qval', 'precursor.decoy'],
    isKept: (number) => isAtMost(number('precursor.qval'), 0.01) && isAtMost(number('precursor.decoy'), 0),
    time: value('precursor.rt.observed', 1 / 60),
    values: {
      mass_error_over_time: {
        columns: ['precursor.mz.observed', 'precursor.mz.library'],
        of: (number) =>
          (1e6 * (number('precursor.mz.observed') - number('precursor.mz.library'))) / number('precursor.mz.library'),
        title: MASS_ERROR,
      },
      peak_width_over_time: value('precursor.rt.fwhm', 1, 'Median width at half height'),
      intensity_over_time: positive('precursor.intensity'),
      charge_states: value('precursor.charge'),
    },
  },
];
