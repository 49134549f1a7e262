import type { components } from '../../../../generated/proteomics/types.d.ts';
import { formatCsvTable } from '../../../web/csv/records.ts';
import { formatQuantity } from '../../../web/for-people/words.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { countOutdated } from '../../ingestion/spike-in-refresh.ts';
import { getPipelinePath } from '../../page.ts';
import type { SpikeIns } from '../../tables.ts';
import { buildAddress, buildPlotLinks } from '../addresses.ts';
import { METRICS } from '../metrics/catalog.ts';
import type { Metric, QcMetric } from '../metrics/metric.ts';
import { handlePlotRequest } from '../plot-answer.ts';
import { describeRun, replyWithPlotPage } from '../plot-page.ts';
import type { PlotSheet } from '../plots/frame.ts';
import { choosePanelsHeight, drawPanels } from '../plots/panels-plot.ts';
import { formatValue } from '../plots/scale.ts';
import { createPlotRun, getNumericValue, type QualityRun, readRuns } from '../quality-runs.ts';
import { listParameters, type RunChoice, selectRuns } from '../run-choice.ts';
import { findScope, formatPipelineName, type Scope } from '../scope.ts';
import { appendUnit } from '../trend/trend-answer.ts';

const NAMES: Readonly<Record<SpikeInSample, string>> = {
  qc1: 'First spike-in peptide',
  qc2: 'Second spike-in peptide',
  protein: 'Spike-in protein',
};

export function createSpikeInHandlers(context: ProteomicsContext) {
  return {
    getQcSpikeIns: (call) =>
      handlePlotRequest(context, call, readSpikeIn, { formatNumbers: formatQcSpikeIns, formatCsv, drawSvg }),
    showQcSpikeIns: async ({ path, query }) => replyWithSpikeInsPage(context, await findScope(context, path), query),
  } satisfies Partial<ProteomicsHandlers>;
}

async function replyWithSpikeInsPage(context: ProteomicsContext, scope: Scope, query: SpikeInParameters) {
  const found = await readSpikeIn(scope, query);
  const size = { width: 1200, height: choosePanelsHeight(selectDrawnColumns(found).length) };
  const hasValues = found.shown.some((run) =>
    selectDrawnColumns(found).some(({ column }) => getNumericValue(run, column) !== null),
  );
  return replyWithPlotPage(context, scope, {
    tab: 'spike-ins',
    title: 'Spike-ins',
    lead: `Values of the spike-in in every run. The pipeline searches for ${found.searched}.${describeRefresh(found)}`,
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
      drawing: drawSvg(found, { setting: 'page', ...size, id: 'spike-ins' }, formatPipelineName(scope)),
      links: buildPlotLinks('spike-ins', scope, [['sample', found.sample], ...listParameters(query)], size),
    },
    heads: found.columns.map(({ column, title, plottable }) => ({
      // The heading already contains the name of the spike-in.
      label: title.replace(/ of the (first peptide|second peptide|spike-in protein)$| the (first|second) peptide$/, ''),
      path: plottable
        ? buildAddress(getPipelinePath(scope.project, scope.pipeline, 'trend'), [['metric', column], ...listParameters(query)])
        : '',
    })),
    createRowCells: (run) =>
      found.columns.map(({ column }) => {
        const value = getColumnValue(run, column);
        return {
          text: value === null ? '' : typeof value === 'number' ? formatValue(value) : formatList(value, column),
          note: '',
        };
      }),
  });
}

function describeRefresh({ outdated }: SpikeIn): string {
  if (outdated === 0) return '';
  return ` Settings changed: the values are being measured again, and ${formatQuantity(outdated, 'run still has', 'runs still have')} the previous values.`;
}

/** Returns the columns to draw. Absolute standard deviations are omitted, because relative ones are drawn. */
function selectDrawnColumns({ columns }: SpikeIn) {
  return columns.filter(({ plottable, column }) => plottable && !column.endsWith('_sd'));
}

function formatQcSpikeIns(found: SpikeIn): components['schemas']['QcSpikeIns'] {
  return {
    sample: found.sample,
    searched: found.searched,
    runs: found.shown.map(createPlotRun),
    columns: found.columns.map(({ column, title, unit }) => ({
      column,
      title,
      unit,
      values: found.shown.map((run) => getColumnValue(run, column)),
    })),
  };
}

function formatCsv({ columns, shown }: SpikeIn): string {
  return formatCsvTable(
    ['RawFile', ...columns.map(({ column }) => column)],
    shown.map((run) => [run.name, ...columns.map(({ column }) => getColumnValue(run, column))]),
  );
}

function drawSvg(found: SpikeIn, sheet: PlotSheet, where: string): string {
  const panels = selectDrawnColumns(found).map(({ column, title, unit }) => ({
    title: appendUnit(title, unit),
    isLog: false,
    values: found.shown.map((run) => ({ middle: getNumericValue(run, column) })),
  }));
  const seen = found.shown.filter(
    (run) => panels.length > 0 && selectDrawnColumns(found).some(({ column }) => getNumericValue(run, column) !== null),
  );
  return drawPanels(sheet, {
    caption: {
      title: `${NAMES[found.sample]} ${found.searched}`,
      subtitle: where,
      description: `${formatQuantity(panels.length, 'measure')} over ${formatQuantity(found.shown.length, 'run')}. The spike-in was found in ${seen.length}.`,
    },
    runs: found.shown.map((run) => ({ name: run.name, time: run.acquiredAt, words: describeRun(run) })),
    panels,
  });
}

/** Formats a list for users: charges as they are, missing values as their number. */
function formatList(text: string, column: string): string {
  const entries = [...text.matchAll(/[^[\]',\s]+/g)].map(([entry]) => entry);
  if (!text.startsWith('[')) return text;
  if (!/^N_.*missing_values$/.test(column)) return entries.join(', ').replaceAll(';', '; ');
  return `${entries.filter((entry) => entry !== '0').length} of ${entries.length}`;
}

function getColumnValue(run: QualityRun, column: string): number | string | null {
  const value = run.values.get(column) ?? null;
  return typeof value === 'boolean' ? null : value;
}

type SpikeInSample = 'qc1' | 'qc2' | 'protein';

interface SpikeInParameters extends RunChoice {
  readonly sample?: SpikeInSample;
}

interface SpikeIn {
  readonly sample: SpikeInSample;
  /** Sequence of the peptide, or part of the protein identifiers, that is searched for. */
  readonly searched: string;
  readonly columns: readonly Metric[];
  /** Number of runs whose values belong to earlier settings. */
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

async function readSpikeIn({ pool, pipeline }: Scope, parameters: SpikeInParameters): Promise<SpikeIn> {
  const sample = parameters.sample ?? 'qc1';
  const columns = METRICS.filter(({ group }) => group === GROUPS[sample]);
  const all = await readRuns(
    pool,
    pipeline,
    columns.map(({ column }) => column),
  );
  const outdated = await countOutdated(pool, pipeline.uuid);
  return { sample, searched: pipeline.spikeIns[SETTINGS[sample]], columns, outdated, all, shown: selectRuns(all, parameters) };
}
