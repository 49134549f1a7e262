/** Spike-ins for programs and for people. */

import type { components } from '../../../../generated/proteomics/types.d.ts';
import { csvTable } from '../../../web/csv/text.ts';
import { countOf } from '../../../web/for-people/words.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { countOutdated } from '../../ingestion/spike-in-refresh.ts';
import { pipelinePath } from '../../page.ts';
import type { SpikeIns } from '../../tables.ts';
import { addressWith, plotLinks } from '../addresses.ts';
import { METRICS } from '../metrics/catalog.ts';
import type { Metric, QcMetric } from '../metrics/metric.ts';
import { plotPage, runWords } from '../plot-page.ts';
import type { PlotSheet } from '../plots/frame.ts';
import { heightFor, panelsPlot } from '../plots/panels-plot.ts';
import { plotReply } from '../plots/plot-reply.ts';
import { scaleInWords } from '../plots/scale.ts';
import { numberOf, plotRunOf, type QualityRun, readRuns } from '../quality-runs.ts';
import { chosenParameters, chosenRuns, type RunChoice } from '../run-choice.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { nameOf } from '../trend/handlers.ts';
import { withUnit } from '../trend/trend-answer.ts';

const NAMES: Readonly<Record<SpikeInSample, string>> = {
  qc1: 'First spike-in peptide',
  qc2: 'Second spike-in peptide',
  protein: 'Spike-in protein',
};

/** Handlers of the spike-ins. */
export function spikeInHandlers(context: ProteomicsContext) {
  return {
    async getQcSpikeIns({ query }) {
      const scope = await scopeOf(context, query);
      const found = await readSpikeIn(scope, query);
      return plotReply(query, {
        numbers: () => numbersOf(found),
        csv: () =>
          csvTable(
            ['RawFile', ...found.columns.map(({ column }) => column)],
            found.shown.map((run) => [run.name, ...found.columns.map(({ column }) => valueOfColumn(run, column))]),
          ),
        svg: (sheet) => svgOf(found, sheet, nameOf(scope)),
      });
    },
    async showQcSpikeIns({ path, query }) {
      const scope = await scopeOf(context, path);
      return { status: 200, type: 'text/html', content: await page(context, scope, query) };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

async function page(context: ProteomicsContext, scope: Scope, query: SpikeInParameters): Promise<string> {
  const found = await readSpikeIn(scope, query);
  const size = { width: 1200, height: heightFor(drawn(found).length) };
  const hasValues = found.shown.some((run) => drawn(found).some(({ column }) => numberOf(run, column) !== null));
  return plotPage(context, scope, {
    tab: 'spike-ins',
    title: 'Spike-ins',
    lead: `Values of the spike-in in every run. The pipeline searches for ${found.searched}.${refreshWords(found)}`,
    choice: query,
    fields: [
      {
        name: 'sample',
        label: 'Spike-in',
        kind: 'select',
        options: Object.entries(NAMES).map(([value, label]) => ({ value, label, isChosen: value === found.sample })),
      },
    ],
    all: found.all,
    shown: found.shown,
    nothing: hasValues ? '' : `None of these runs shows ${found.searched}. Check the spike-ins in the pipeline's settings.`,
    plot: {
      title: `${NAMES[found.sample]} ${found.searched}`,
      note: 'in every run',
      drawing: svgOf(found, { setting: 'page', ...size, id: 'spike-ins' }, nameOf(scope)),
      links: plotLinks('spike-ins', scope, [['sample', found.sample], ...chosenParameters(query)], size),
    },
    heads: found.columns.map(({ column, title, plottable }) => ({
      // All of them are of the spike-in that the page names.
      label: title.replace(/ of the (first peptide|second peptide|spike-in protein)$| the (first|second) peptide$/, ''),
      path: plottable
        ? addressWith(pipelinePath(scope.project, scope.pipeline, 'trend'), [['metric', column], ...chosenParameters(query)])
        : '',
    })),
    rowCells: (run) =>
      found.columns.map(({ column }) => {
        const value = valueOfColumn(run, column);
        return {
          text: value === null ? '' : typeof value === 'number' ? scaleInWords(value) : listWords(value, column),
          note: '',
        };
      }),
  });
}

function refreshWords({ outdated }: SpikeIn): string {
  if (outdated === 0) return '';
  return ` Changed: the values are being measured again, and ${countOf(outdated, 'run still has', 'runs still have')} those from before.`;
}

/** The columns with a panel; the standard deviation is told by the relative one. */
function drawn({ columns }: SpikeIn) {
  return columns.filter(({ plottable, column }) => plottable && !column.endsWith('_sd'));
}

function numbersOf(found: SpikeIn): components['schemas']['QcSpikeIns'] {
  return {
    sample: found.sample,
    searched: found.searched,
    runs: found.shown.map(plotRunOf),
    columns: found.columns.map(({ column, title, unit }) => ({
      column,
      title,
      unit,
      values: found.shown.map((run) => valueOfColumn(run, column)),
    })),
  };
}

function svgOf(found: SpikeIn, sheet: PlotSheet, where: string): string {
  const panels = drawn(found).map(({ column, title, unit }) => ({
    title: withUnit(title, unit),
    isLog: false,
    values: found.shown.map((run) => ({ middle: numberOf(run, column) })),
  }));
  const seen = found.shown.filter(
    (run) => panels.length > 0 && drawn(found).some(({ column }) => numberOf(run, column) !== null),
  );
  return panelsPlot(sheet, {
    caption: {
      title: `${NAMES[found.sample]} ${found.searched}`,
      subtitle: where,
      description: `${panels.length} measures over ${found.shown.length} runs; ${seen.length} of them show it.`,
    },
    runs: found.shown.map((run) => ({ name: run.name, time: run.acquiredAt, words: runWords(run) })),
    panels,
  });
}

/** A list that a column holds as text, for people: charges as they are, of missing values how many of how many. */
function listWords(text: string, column: string): string {
  const entries = [...text.matchAll(/[^[\]',\s]+/g)].map(([entry]) => entry);
  if (!text.startsWith('[')) return text;
  if (!/^N_.*missing_values$/.test(column)) return entries.join(', ').replaceAll(';', '; ');
  return `${entries.filter((entry) => entry !== '0').length} of ${entries.length}`;
}

function valueOfColumn(run: QualityRun, column: string): number | string | null {
  const value = run.values.get(column) ?? null;
  return typeof value === 'boolean' ? null : value;
}

/** Which spike-in. */
type SpikeInSample = 'qc1' | 'qc2' | 'protein';

/** The parameters as they stand in the address. */
interface SpikeInParameters extends RunChoice {
  readonly sample?: SpikeInSample;
}

/** The runs with the columns of a spike-in. */
interface SpikeIn {
  readonly sample: SpikeInSample;
  /** Sequence of the peptide, or text in the protein's identifiers. */
  readonly searched: string;
  readonly columns: readonly Metric[];
  /** Runs whose values are still those for the settings before. */
  readonly outdated: number;
  readonly all: readonly QualityRun[];
  readonly shown: readonly QualityRun[];
}

const GROUPS: Readonly<Record<SpikeInSample, QcMetric['group']>> = {
  qc1: 'QC peptide 1',
  qc2: 'QC peptide 2',
  protein: 'QC protein',
};
const SETTINGS: Readonly<Record<SpikeInSample, keyof SpikeIns>> = {
  qc1: 'qc1_sequence',
  qc2: 'qc2_sequence',
  protein: 'protein',
};

/** Reads them. */
async function readSpikeIn({ pool, pipeline }: Scope, parameters: SpikeInParameters): Promise<SpikeIn> {
  const sample = parameters.sample ?? 'qc1';
  const columns = METRICS.filter(({ group }) => group === GROUPS[sample]);
  const all = await readRuns(
    pool,
    pipeline,
    columns.map(({ column }) => column),
  );
  const outdated = await countOutdated(pool, pipeline.uuid);
  return { sample, searched: pipeline.spikeIns[SETTINGS[sample]], columns, outdated, all, shown: chosenRuns(all, parameters) };
}
