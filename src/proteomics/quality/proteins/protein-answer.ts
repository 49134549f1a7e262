/** Proteins across the runs as numbers, as a table, and as a drawing. */
import type { components } from '../../../../generated/proteomics/types.d.ts';
import { csvTable } from '../../../web/csv/text.ts';
import { runWords } from '../plot-page.ts';
import type { PlotSheet } from '../plots/frame.ts';
import { type PanelValue, panelsPlot } from '../plots/panels-plot.ts';
import { plotRunOf } from '../quality-runs.ts';
import { medianOf, presentOf, type Value } from '../statistics/values.ts';
import type { Proteins } from './proteins.ts';

/** The contract's numbers. */
export function proteinNumbers({ columns, isNormalised, shown, proteins }: Proteins): components['schemas']['QcProteins'] {
  return {
    columns: [...columns],
    normalised: isNormalised,
    runs: shown.map(plotRunOf),
    proteins: proteins.map(({ name, values }) => ({ protein_name: name, values: values.map((row) => [...row]) })),
  };
}

/** The same as CSV: a line for each run and protein. */
export function proteinCsv({ columns, shown, proteins }: Proteins): string {
  return csvTable(
    ['RawFile', 'Majority protein IDs', ...columns],
    shown.flatMap((run, row) => proteins.map(({ name, values }) => [run.name, name, ...(values[row] ?? [])])),
  );
}

/** The drawing: a panel for each protein, with the range and the median over the channels of each run. */
export function proteinSvg({ columns, isNormalised, shown, proteins }: Proteins, sheet: PlotSheet, where: string): string {
  const what = columns.length > 1 ? `median and range of ${columns.length} channels` : (columns[0] ?? '');
  return panelsPlot(sheet, {
    caption: {
      title: 'Proteins across the runs',
      subtitle: `${where} · ${what}${isNormalised ? ', shares of the sum' : ''}`,
      description: `${proteins.length} proteins over ${shown.length} runs: ${what}.`,
    },
    runs: shown.map((run) => ({ name: run.name, time: run.acquiredAt, words: runWords(run) })),
    panels: proteins.map(({ name, values }) => ({ title: name, isLog: !isNormalised, values: values.map(rangeOf) })),
  });
}

/** Median of what is there; zero is what the search software writes for nothing found. */
export function middleOf(row: readonly Value[]): Value {
  const present = presentOf(row).filter((value) => value > 0);
  return present.length === 0 ? null : medianOf(present);
}

function rangeOf(row: readonly Value[]): PanelValue {
  const present = presentOf(row).filter((value) => value > 0);
  const middle = middleOf(row);
  return present.length < 2 ? { middle } : { middle, range: [Math.min(...present), Math.max(...present)] };
}
