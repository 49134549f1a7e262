/** What the pages of plots beside the dashboard have in common: controls, a drawing, and a table of the same numbers. */
import { writtenMinute } from '../../web/for-people/words.ts';
import { view } from '../../web/views.ts';
import type { ProteomicsContext } from '../context.ts';
import { type PipelineTab, pipelinePage, pipelinePath, pipelineTabs, runPath, type TabModel } from '../page.ts';
import { instrumentsOf } from '../projects/instruments/store.ts';
import type { PlotLink } from './addresses.ts';
import { type RunFilterModel, runFilterModel } from './dashboard/run-filter.ts';
import type { QualityRun } from './quality-runs.ts';
import type { RunChoice } from './run-choice.ts';
import type { Scope } from './scope.ts';

/** A field beside those that choose runs: one of several, or some of several. */
export interface PlotField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'select' | 'checks' | 'text';
  /** Value of a text. */
  readonly value?: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly isChosen: boolean }[];
}

/** A cell of the table. */
export interface PlotCell {
  readonly text: string;
  /** More about it; empty for nothing. */
  readonly note: string;
}

/** A row: a run. */
export interface PlotRow {
  readonly name: string;
  readonly path: string;
  readonly acquired: string;
  readonly marks: readonly string[];
  readonly cells: readonly PlotCell[];
}

/** What a page shows. */
export interface PlotPageContent {
  readonly tab: PipelineTab;
  readonly title: string;
  readonly lead: string;
  readonly choice: RunChoice;
  readonly fields: readonly PlotField[];
  readonly all: readonly QualityRun[];
  readonly shown: readonly QualityRun[];
  /** Why there is nothing to draw, and what to do; empty when there is. */
  readonly nothing: string;
  readonly plot: {
    readonly title: string;
    readonly note: string;
    readonly drawing: string;
    readonly links: readonly PlotLink[];
  };
  readonly heads: readonly { readonly label: string; readonly path: string }[];
  readonly rowCells: (run: QualityRun, index: number) => readonly PlotCell[];
}

interface PlotPageModel {
  readonly tabs: readonly TabModel[];
  readonly heading: string;
  readonly lead: string;
  readonly path: string;
  readonly uploadPath: string;
  readonly fields: readonly PlotField[];
  readonly filter: RunFilterModel;
  readonly nothing: string;
  readonly plot: PlotPageContent['plot'];
  readonly heads: PlotPageContent['heads'];
  readonly lines: readonly PlotRow[];
  /** Runs that the table leaves out because there are many. */
  readonly left: number;
  readonly csvPath: string;
}

const VIEW = view<PlotPageModel>('proteomics/quality/plot-page');

/** How many runs the table of such a page shows: the latest. The CSV holds all. */
const ROWS = 100;

/** Renders a page. */
export async function plotPage(
  { render }: Pick<ProteomicsContext, 'render'>,
  scope: Scope,
  content: PlotPageContent,
): Promise<string> {
  const { pool, project, pipeline } = scope;
  const { tab, title, lead, choice, fields, all, shown, nothing, plot, heads } = content;
  const latest = shown.map((run, index) => ({ run, index })).toReversed();
  const page = pipelinePage(project, pipeline, {
    title,
    styles: ['styles/proteomics-quality.css', 'styles/proteomics-plots.css'],
  });
  return render(VIEW, page, {
    tabs: pipelineTabs(project, pipeline, tab),
    heading: title,
    lead,
    path: pipelinePath(project, pipeline, tab),
    uploadPath: pipelinePath(project, pipeline, 'upload'),
    fields,
    filter: runFilterModel(choice, { shown: shown.length, all }, await instrumentsOf(pool, all)),
    nothing,
    plot,
    heads,
    lines: latest.slice(0, ROWS).map(({ run, index }) => ({
      name: run.name,
      path: runPath(project, pipeline, run.uuid),
      acquired: run.acquiredAt === null ? 'unknown' : writtenMinute(run.acquiredAt),
      marks: [...(run.flagged ? ['Flagged'] : []), ...(run.useDownstream ? [] : ['Excluded'])],
      cells: content.rowCells(run, index),
    })),
    left: Math.max(0, shown.length - ROWS),
    csvPath: plot.links.find(({ label }) => label === 'CSV')?.path ?? '',
  });
}

/** A run in a line, for pointing at it. */
export function runWords(run: QualityRun): string {
  const marks = [run.flagged ? 'flagged' : '', run.useDownstream ? '' : 'not used downstream'].filter((mark) => mark !== '');
  return [run.name, run.acquiredAt?.replace('T', ' ') ?? 'time unknown', ...marks].join(' · ');
}
