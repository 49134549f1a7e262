import type { components } from '../../../../generated/proteomics/types.d.ts';

export type RunChart = components['schemas']['RunFigure'];

export type RunChartName = RunChart['figure'];

export interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Title of the y axis, if it differs from that for MaxQuant. */
  readonly yTitle?: string;
}

export type ChartFrame = Omit<RunChart, 'figure' | 'columns' | 'rows'>;

export const FRAMES: Readonly<Record<RunChartName, ChartFrame>> = {
  ms1_chromatogram: createFrame('MS1 chromatogram', 'line', ['Retention time', 'min'], ['Total ion current', null]),
  ms2_chromatogram: createFrame('MS2 chromatogram', 'line', ['Retention time', 'min'], ['Total ion current', null]),
  base_peak_chromatogram: createFrame(
    'MS1 base peak chromatogram',
    'line',
    ['Retention time', 'min'],
    ['Base peak intensity', null],
  ),
  missed_cleavages: createFrame('Missed cleavages', 'bar', ['Missed cleavages', null], ['Peptides', '%']),
  charge_states: createFrame('Charge states', 'bar', ['Charge', null], ['Identifications', '%']),
  mass_deviation: createFrame('Mass deviation', 'bar', ['Uncalibrated − calibrated m/z', 'ppm'], ['Identifications', null]),
  peptide_lengths: createFrame('Peptide lengths', 'bar', ['Residues', null], ['Peptides', null]),
  peptide_channels: createFrame(
    'Peptides by channel',
    'box',
    ['Channel', null],
    ['log₂ of the corrected reporter intensity', null],
  ),
  protein_channels: createFrame(
    'Protein groups by channel',
    'box',
    ['Channel', null],
    ['log₂ of the corrected reporter intensity', null],
  ),
  peptides_per_protein: createFrame('Peptides per protein group', 'bar', ['Peptides', null], ['Protein groups', null]),
  identifications_over_time: createFrame(
    'Identifications over time',
    'line',
    ['Retention time', 'min'],
    ['Identifications per minute', null],
  ),
  mass_error_over_time: createFrame(
    'Mass error over time',
    'line',
    ['Retention time', 'min'],
    ['Median of uncalibrated − calibrated m/z', 'ppm'],
  ),
  peak_width_over_time: createFrame(
    'Peak width over time',
    'line',
    ['Retention time', 'min'],
    ['Median retention length', 's'],
  ),
  intensity_over_time: createFrame('Intensity over time', 'line', ['Retention time', 'min'], ['Median intensity', null]),
  identified_by: createFrame('Identification methods', 'bar', ['Identified by', null], ['Identifications', '%']),
  scores: createFrame('Scores', 'bar', ['Score of the identification', null], ['Identifications', null]),
};

type Axis = readonly [title: string, unit: string | null];

function createFrame(title: string, kind: RunChart['kind'], [x_title, x_unit]: Axis, [y_title, y_unit]: Axis): ChartFrame {
  return { title, kind, x_title, x_unit, y_title, y_unit };
}
