/** Proteins for programs and for people. */
import type { Response } from 'express';
import type { components } from '../../../../generated/proteomics/types.d.ts';
import { csvTable } from '../../../web/csv/text.ts';
import { type Pager, pagerOf } from '../../../web/pager.ts';
import { view } from '../../../web/views.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePage, pipelinePath, pipelineTabs, type TabModel } from '../../page.ts';
import { instrumentsOf } from '../../projects/instruments/store.ts';
import { type AddressParameter, addressWith, type PlotLink, plotLinks } from '../addresses.ts';
import { type RunFilterModel, runFilterModel } from '../dashboard/run-filter.ts';
import { runWords } from '../plot-page.ts';
import type { PlotSheet } from '../plots/frame.ts';
import { heightFor, type PanelValue, panelsPlot } from '../plots/panels-plot.ts';
import { plotReply } from '../plots/plot-reply.ts';
import { columnWords, scaleInWords } from '../plots/scale.ts';
import { plotRunOf } from '../quality-runs.ts';
import { chosenParameters } from '../run-choice.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { medianOf, presentOf, type Value } from '../statistics/values.ts';
import { nameOf } from '../trend/handlers.ts';
import {
  COUNTED_RUNS,
  numericColumns,
  type ProteinParameters,
  type Proteins,
  REPORTERS,
  readProteinChoice,
  readProteins,
  UnknownColumnError,
  usualColumn,
  withoutValues,
} from './proteins.ts';

interface ProteinsModel {
  readonly tabs: readonly TabModel[];
  readonly path: string;
  readonly uploadPath: string;
  readonly filter: RunFilterModel;
  readonly search: string;
  /** As many of the latest runs were counted over, where there are more; else 0. */
  readonly countedRuns: number;
  readonly column: string;
  readonly isNormalised: boolean;
  /** Columns of the newest tables, to choose from. */
  readonly columns: readonly string[];
  /** Why the column cannot be shown; empty when it can. */
  readonly refusal: string;
  readonly chosen: readonly {
    readonly name: string;
    readonly runs: number;
    readonly median: string;
    readonly without: string;
  }[];
  readonly plot: {
    readonly title: string;
    readonly note: string;
    readonly drawing: string;
    readonly links: readonly PlotLink[];
  } | null;
  readonly total: number;
  readonly candidates: readonly {
    id: string;
    name: string;
    runs: number;
    score: string;
    intensity: string;
    isChosen: boolean;
  }[];
  readonly pager: Pager;
  readonly kept: readonly string[];
}

interface PageParameters extends ProteinParameters {
  readonly protein_search?: string;
  readonly offset?: number;
}

const VIEW = view<ProteinsModel>('proteomics/quality/proteins');
const ROWS = 50;

/** Handlers of the proteins. */
export function proteinHandlers(context: ProteomicsContext) {
  return {
    async getQcProteins({ query, response }) {
      const scope = await scopeOf(context, query);
      const column = query.column ?? (await usualColumn(scope.pool, scope.pipeline));
      const proteins = await readProteins(context, scope, { ...query, column }, untilDisconnected(response));
      return plotReply(query, {
        numbers: () => proteinNumbers(proteins),
        csv: () => proteinCsv(proteins),
        svg: (sheet) => proteinSvg(proteins, sheet, nameOf(scope)),
      });
    },
    async showQcProteins({ path, query, response }) {
      const scope = await scopeOf(context, path);
      return { status: 200, type: 'text/html', content: await page(context, scope, query, untilDisconnected(response)) };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

async function page(context: ProteomicsContext, scope: Scope, query: PageParameters, signal: AbortSignal): Promise<string> {
  const { pool, project, pipeline } = scope;
  const { protein_search: search = '', offset = 0 } = query;
  const names = [...new Set(query.protein_names ?? [])];
  const path = pipelinePath(project, pipeline, 'proteins');
  const [usual, offered, { items, total }] = await Promise.all([
    usualColumn(pool, pipeline),
    numericColumns(pool, pipeline),
    readProteinChoice(pool, pipeline.uuid, { search, limit: ROWS, offset }),
  ]);
  const column = query.column ?? usual;
  const { proteins, refusal } = await readOrRefuse(context, scope, { ...query, column }, signal);
  const [scoreWords, intensityWords] = [items.map(({ score }) => score), items.map(({ intensity }) => intensity)].map(
    columnWords,
  ) as [typeof scaleInWords, typeof scaleInWords];
  const parameters: AddressParameter[] = [
    ...names.map((name): AddressParameter => ['protein_names', name]),
    ['column', query.column ?? (usual === REPORTERS ? '' : usual)],
    ['normalised', query.normalised === 'yes' ? 'yes' : ''],
    ...chosenParameters(query),
  ];
  const address = (changed: readonly AddressParameter[]) =>
    addressWith(path, [...parameters, ['protein_search', search], ...changed]);
  const size = { width: 1200, height: heightFor(Math.max(1, names.length)) };
  const model: ProteinsModel = {
    tabs: pipelineTabs(project, pipeline, 'proteins'),
    path,
    uploadPath: pipelinePath(project, pipeline, 'upload'),
    filter: runFilterModel(
      query,
      { shown: proteins.shown.length, all: proteins.all },
      await instrumentsOf(scope.pool, proteins.all),
    ),
    search,
    countedRuns: proteins.all.length > COUNTED_RUNS ? COUNTED_RUNS : 0,
    column,
    columns: offered,
    isNormalised: query.normalised === 'yes',
    refusal,
    chosen: proteins.proteins.map(({ name, values }) => {
      const middles = presentOf(values.map(middleOf));
      const rest = parameters.filter(([key, value]) => key !== 'protein_names' || value !== name);
      return {
        name,
        runs: middles.length,
        median: middles.length === 0 ? '–' : scaleInWords(medianOf(middles)),
        without: addressWith(path, [...rest, ['protein_search', search]]),
      };
    }),
    plot:
      names.length === 0 || refusal !== ''
        ? null
        : {
            title: 'Proteins across the runs',
            note:
              proteins.columns.length > 1
                ? `median and range of ${proteins.columns.length} channels`
                : (proteins.columns[0] ?? ''),
            drawing: proteinSvg(proteins, { setting: 'page', ...size, id: 'proteins' }, nameOf(scope)),
            links: plotLinks('proteins', scope, parameters, size),
          },
    total,
    candidates: items.map((item, index) => ({
      id: `protein-${index}`,
      name: item.name,
      runs: item.runs,
      score: item.score === null ? '–' : scoreWords(item.score),
      intensity: item.intensity === null ? '–' : intensityWords(item.intensity),
      isChosen: names.includes(item.name),
    })),
    pager: pagerOf({ page: Math.floor(offset / ROWS) + 1, pages: Math.ceil(total / ROWS) }, (number) =>
      address([['offset', number === 1 ? '' : String((number - 1) * ROWS)]]),
    ),
    kept: names.filter((name) => !items.some((item) => item.name === name)),
  };
  const frame = pipelinePage(project, pipeline, {
    title: 'Proteins',
    styles: ['styles/proteomics-quality.css', 'styles/proteomics-plots.css'],
  });
  return context.render(VIEW, frame, model);
}

/** A page shows what it can: a column that no table has is said beside its field. */
async function readOrRefuse(
  context: ProteomicsContext,
  scope: Scope,
  query: ProteinParameters,
  signal: AbortSignal,
): Promise<{ proteins: Proteins; refusal: string }> {
  if ((query.protein_names ?? []).length === 0) return { proteins: await withoutValues(scope, query), refusal: '' };
  try {
    return { proteins: await readProteins(context, scope, query, signal), refusal: '' };
  } catch (error) {
    if (!(error instanceof UnknownColumnError)) throw error;
    return { proteins: await withoutValues(scope, query), refusal: 'No protein table of this pipeline has this column.' };
  }
}

/** Ends the reading when nobody waits for the answer any more. */
function untilDisconnected(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) controller.abort();
  });
  return controller.signal;
}

/** The contract's numbers. */
function proteinNumbers({ columns, isNormalised, shown, proteins }: Proteins): components['schemas']['QcProteins'] {
  return {
    columns: [...columns],
    normalised: isNormalised,
    runs: shown.map(plotRunOf),
    proteins: proteins.map(({ name, values }) => ({ protein_name: name, values: values.map((row) => [...row]) })),
  };
}

/** The same as CSV: a line for each run and protein. */
function proteinCsv({ columns, shown, proteins }: Proteins): string {
  return csvTable(
    ['RawFile', 'Majority protein IDs', ...columns],
    shown.flatMap((run, row) => proteins.map(({ name, values }) => [run.name, name, ...(values[row] ?? [])])),
  );
}

/** The drawing: a panel for each protein, with the range and the median over the channels of each run. */
function proteinSvg({ columns, isNormalised, shown, proteins }: Proteins, sheet: PlotSheet, where: string): string {
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
function middleOf(row: readonly Value[]): Value {
  const present = presentOf(row).filter((value) => value > 0);
  return present.length === 0 ? null : medianOf(present);
}

function rangeOf(row: readonly Value[]): PanelValue {
  const present = presentOf(row).filter((value) => value > 0);
  const middle = middleOf(row);
  return present.length < 2 ? { middle } : { middle, range: [Math.min(...present), Math.max(...present)] };
}
