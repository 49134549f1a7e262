/** Layout of pages with a plot: controls, the plot, and a table of its numbers. */
import { getWrittenMinute } from '../../web/for-people/words.ts';
import type { ProteomicsContext } from '../context.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath, getRunPath, type PipelineTab } from '../page.ts';
import { findInstruments } from '../projects/instruments/store.ts';
import type { PlotLink } from './addresses.ts';
import { buildRunFilter } from './dashboard/run-filter.ts';
import { describeAcquisition, type QualityRun } from './quality-runs.ts';
import type { RunChoice } from './run-choice.ts';
import type { Scope } from './scope.ts';

export interface PlotField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'select' | 'checks' | 'text';
  /** Value of the control; absent for a select. */
  readonly value?: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly isChosen: boolean }[];
}

export interface PlotPageContent {
  readonly tab: PipelineTab;
  readonly title: string;
  readonly lead: string;
  readonly choice: RunChoice;
  readonly fields: readonly PlotField[];
  readonly all: readonly QualityRun[];
  readonly shown: readonly QualityRun[];
  /** Why there is no plot, and the next step; empty if there is one. */
  readonly nothing: string;
  readonly plot: {
    readonly title: string;
    readonly note: string;
    readonly drawing: string;
    readonly links: readonly PlotLink[];
  };
  readonly heads: readonly { readonly label: string; readonly path: string }[];
  readonly createRowCells: (run: QualityRun, index: number) => readonly { text: string; note: string }[];
}

/** Number of latest runs in the table. The CSV file contains all runs. */
const ROWS = 100;

export async function replyWithPlotPage({ render }: Pick<ProteomicsContext, 'render'>, scope: Scope, content: PlotPageContent) {
  const { pool, project, pipeline } = scope;
  const { tab, title, lead, choice, fields, all, shown, nothing, plot, heads } = content;
  const latest = shown.map((run, index) => ({ run, index })).toReversed();
  const page = createPipelineFrame(project, pipeline, {
    title,
    styles: ['styles/proteomics-quality.css', 'styles/proteomics-plots.css'],
  });
  const html = render('proteomics/quality/plot-page', page, {
    tabs: buildPipelineTabs(project, pipeline, tab),
    heading: title,
    lead,
    path: getPipelinePath(project, pipeline, tab),
    uploadPath: getPipelinePath(project, pipeline, 'upload'),
    fields,
    filter: buildRunFilter(choice, { shown: shown.length, all }, await findInstruments(pool, all)),
    nothing,
    plot,
    heads,
    lines: latest.slice(0, ROWS).map(({ run, index }) => ({
      name: run.name,
      path: getRunPath(project, pipeline, run.uuid),
      acquired: run.acquiredAt === null ? 'unknown' : getWrittenMinute(run.acquiredAt),
      marks: [...(run.flagged ? ['Flagged'] : []), ...(run.useDownstream ? [] : ['Excluded'])],
      cells: content.createRowCells(run, index),
    })),
    left: Math.max(0, shown.length - ROWS),
    csvPath: plot.links.find(({ label }) => label === 'CSV')?.path ?? '',
  });
  return { status: 200, type: 'text/html', content: html } as const;
}

export function describeRun(run: QualityRun): string {
  const marks = [run.flagged ? 'flagged' : '', run.useDownstream ? '' : 'not used downstream'].filter((mark) => mark !== '');
  return [run.name, describeAcquisition(run), ...marks].join(' · ');
}
