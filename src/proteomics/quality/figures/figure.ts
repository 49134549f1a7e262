/** Figures of one run: what each of them is, and the numbers that it draws. */
import type { components } from '../../../../generated/proteomics/types.d.ts';

/** A figure as the contract answers it. */
export type Figure = components['schemas']['RunFigure'];

/** The name of a figure. */
export type FigureName = Figure['figure'];

/** Columns and rows of a figure; null when the file that it comes from does not have what it needs. */
export interface FigureTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** What the axis of values is called, where a table tells something else than MaxQuant's. */
  readonly yTitle?: string;
}

/** What is said of a figure besides its numbers. */
export type FigureFrame = Omit<Figure, 'figure' | 'columns' | 'rows'>;

/** All figures. */
export const FRAMES: Readonly<Record<FigureName, FigureFrame>> = {
  ms1_chromatogram: frame('MS1 chromatogram', 'line', ['Retention time', 'min'], ['Total ion current', null]),
  ms2_chromatogram: frame('MS2 chromatogram', 'line', ['Retention time', 'min'], ['Total ion current', null]),
  missed_cleavages: frame('Missed cleavages', 'bar', ['Missed cleavages', null], ['Peptides', '%']),
  charge_states: frame('Charge states', 'bar', ['Charge', null], ['Identifications', '%']),
  mass_deviation: frame('Mass deviation', 'bar', ['Uncalibrated − calibrated m/z', 'ppm'], ['Identifications', null]),
  peptide_lengths: frame('Peptide lengths', 'bar', ['Residues', null], ['Peptides', null]),
  peptide_channels: frame('Peptides by channel', 'box', ['Channel', null], ['log₂ of the corrected reporter intensity', null]),
  protein_channels: frame(
    'Protein groups by channel',
    'box',
    ['Channel', null],
    ['log₂ of the corrected reporter intensity', null],
  ),
  peptides_per_protein: frame('Peptides per protein group', 'bar', ['Peptides', null], ['Protein groups', null]),
  identifications_over_time: frame(
    'Identifications over time',
    'line',
    ['Retention time', 'min'],
    ['Identifications per minute', null],
  ),
  mass_error_over_time: frame(
    'Mass error over time',
    'line',
    ['Retention time', 'min'],
    ['Median of uncalibrated − calibrated m/z', 'ppm'],
  ),
  peak_width_over_time: frame('Peak width over time', 'line', ['Retention time', 'min'], ['Median retention length', 's']),
  intensity_over_time: frame('Intensity over time', 'line', ['Retention time', 'min'], ['Median intensity', null]),
  identified_by: frame('Ways of identification', 'bar', ['Identified by', null], ['Identifications', '%']),
  scores: frame('Scores', 'bar', ['Score of the identification', null], ['Identifications', null]),
};

type Axis = readonly [title: string, unit: string | null];

function frame(title: string, kind: Figure['kind'], [x_title, x_unit]: Axis, [y_title, y_unit]: Axis): FigureFrame {
  return { title, kind, x_title, x_unit, y_title, y_unit };
}
