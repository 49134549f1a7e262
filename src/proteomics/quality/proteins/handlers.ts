import type { components } from '../../../../generated/proteomics/types.d.ts';
import { abortAtClose } from '../../../tasks/task-runner.ts';
import { formatCsvTable } from '../../../web/csv/records.ts';
import { formatQuantity } from '../../../web/for-people/words.ts';
import { createTablePager } from '../../../web/views.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { buildPipelineTabs, createPipelineFrame, getPipelinePath } from '../../page.ts';
import { findInstruments } from '../../projects/instruments/store.ts';
import { type AddressParameter, buildAddress, buildPlotLinks } from '../addresses.ts';
import { buildRunFilter } from '../dashboard/run-filter.ts';
import { handlePlotRequest } from '../plot-answer.ts';
import { describeRun } from '../plot-page.ts';
import type { PlotSheet } from '../plots/frame.ts';
import { choosePanelsHeight, drawPanels, type PanelValue } from '../plots/panels-plot.ts';
import { createColumnFormat, formatValue } from '../plots/scale.ts';
import { createPlotRun } from '../quality-runs.ts';
import { listParameters } from '../run-choice.ts';
import { findScope, formatPipelineName, type Scope } from '../scope.ts';
import { computeMedian, removeGaps, type Value } from '../statistics/values.ts';
import {
  COUNTED_RUNS,
  findDefaultColumn,
  listNumericColumns,
  type ProteinParameters,
  type Proteins,
  REPORTERS,
  readProteinChoice,
  readProteins,
  readProteinsWithoutValues,
  UnknownColumnError,
} from './proteins.ts';

interface PageParameters extends ProteinParameters {
  readonly protein_search?: string;
  readonly offset?: number;
}

const ROWS = 50;
/** Number of proteins that are drawn before the user selects any. */
const MAX_DRAWN_PROTEINS = 4;

export function createProteinHandlers(context: ProteomicsContext) {
  return {
    getQcProteins(call) {
      const { query, response } = call;
      const readShownProteins = async (scope: Scope) => {
        const column = query.column ?? (await findDefaultColumn(scope.pool, scope.pipeline));
        if (column === '') throw new UnknownColumnError('No run of this pipeline has a protein table with numbers.');
        return readProteins(context, scope, { ...query, column }, abortAtClose(response));
      };
      return handlePlotRequest(context, call, readShownProteins, { formatNumbers: formatQcProteins, formatCsv, drawSvg });
    },
    async showQcProteins({ path, query, response }) {
      const scope = await findScope(context, path);
      return { status: 200, type: 'text/html', content: await renderPage(context, scope, query, abortAtClose(response)) };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

async function renderPage(
  context: ProteomicsContext,
  scope: Scope,
  query: PageParameters,
  signal: AbortSignal,
): Promise<string> {
  const { pool, project, pipeline } = scope;
  const { protein_search: search = '', offset = 0 } = query;
  const chosen = [...new Set(query.protein_names ?? [])];
  const path = getPipelinePath(project, pipeline, 'proteins');
  const [usual, offered, { items, total }] = await Promise.all([
    findDefaultColumn(pool, pipeline),
    listNumericColumns(pool, pipeline),
    readProteinChoice(pool, pipeline.uuid, { search, limit: ROWS, offset }),
  ]);
  const column = query.column ?? usual;
  const isTop = chosen.length > 0 || (search === '' && offset === 0);
  const first = { search: '', limit: MAX_DRAWN_PROTEINS, offset: 0 };
  const top = isTop ? items : (await readProteinChoice(pool, pipeline.uuid, first)).items;
  const names = chosen.length > 0 ? chosen : top.slice(0, MAX_DRAWN_PROTEINS).map(({ name }) => name);
  const { proteins, refusal } = await readProteinsOrError(context, scope, { ...query, column, protein_names: names }, signal);
  const [scoreWords, intensityWords] = [items.map(({ score }) => score), items.map(({ intensity }) => intensity)].map(
    createColumnFormat,
  ) as [typeof formatValue, typeof formatValue];
  const parameters: AddressParameter[] = [
    ...names.map((name): AddressParameter => ['protein_names', name]),
    ['column', query.column ?? (usual === REPORTERS ? '' : usual)],
    ['normalised', query.normalised === 'yes' ? 'yes' : ''],
    ...listParameters(query),
  ];
  const size = { width: 1200, height: choosePanelsHeight(Math.max(1, names.length)) };
  const model = {
    tabs: buildPipelineTabs(project, pipeline, 'proteins'),
    path,
    uploadPath: getPipelinePath(project, pipeline, 'upload'),
    filter: buildRunFilter(
      query,
      { shown: proteins.shown.length, all: proteins.all },
      await findInstruments(scope.pool, proteins.all),
    ),
    search,
    isUsual: chosen.length === 0,
    isFurther: offset > 0,
    countedRuns: proteins.all.length > COUNTED_RUNS ? COUNTED_RUNS : 0,
    column,
    columns: offered,
    isNormalised: query.normalised === 'yes',
    refusal,
    shown: proteins.proteins.map(({ name, values }) => {
      const middles = removeGaps(values.map(computeRowMedian));
      const rest = parameters.filter(([key, value]) => key !== 'protein_names' || value !== name);
      return {
        name,
        runs: middles.length,
        median: middles.length === 0 ? '–' : formatValue(computeMedian(middles)),
        without: buildAddress(path, [...rest, ['protein_search', search]]),
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
            drawing: drawSvg(proteins, { setting: 'page', ...size, id: 'proteins' }, formatPipelineName(scope)),
            links: buildPlotLinks('proteins', scope, parameters, size),
          },
    total,
    candidates: items.map((item, index) => ({
      id: `protein-${index}`,
      name: item.name,
      runs: item.runs,
      score: item.score === null ? '–' : scoreWords(item.score),
      intensity: item.intensity === null ? '–' : intensityWords(item.intensity),
      isChosen: chosen.includes(item.name),
    })),
    pager: createTablePager({ page: Math.floor(offset / ROWS) + 1, pages: Math.ceil(total / ROWS) }, (number) =>
      buildAddress(path, [
        ...parameters.filter(([key]) => key !== 'protein_names' || chosen.length > 0),
        ['protein_search', search],
        ['offset', number === 1 ? '' : String((number - 1) * ROWS)],
      ]),
    ),
    hiddenNames: chosen.filter((name) => !items.some((item) => item.name === name)),
  };
  const frame = createPipelineFrame(project, pipeline, {
    title: 'Proteins',
    styles: ['styles/proteomics-quality.css', 'styles/proteomics-plots.css'],
  });
  return context.render('proteomics/quality/proteins', frame, model);
}

/** Reads proteins. Returns the error for an unknown column, which the page shows at the field. */
async function readProteinsOrError(
  context: ProteomicsContext,
  scope: Scope,
  query: ProteinParameters,
  signal: AbortSignal,
): Promise<{ proteins: Proteins; refusal: string }> {
  if ((query.protein_names ?? []).length === 0) return { proteins: await readProteinsWithoutValues(scope, query), refusal: '' };
  try {
    return { proteins: await readProteins(context, scope, query, signal), refusal: '' };
  } catch (error) {
    if (!(error instanceof UnknownColumnError)) throw error;
    return {
      proteins: await readProteinsWithoutValues(scope, query),
      refusal: 'No protein table of this pipeline has this column.',
    };
  }
}

function formatQcProteins({ columns, isNormalised, shown, proteins }: Proteins): components['schemas']['QcProteins'] {
  return {
    columns: [...columns],
    normalised: isNormalised,
    runs: shown.map(createPlotRun),
    proteins: proteins.map(({ name, values }) => ({ protein_name: name, values: values.map((row) => [...row]) })),
  };
}

function formatCsv({ columns, shown, proteins }: Proteins): string {
  return formatCsvTable(
    ['RawFile', 'Majority protein IDs', ...columns],
    shown.flatMap((run, row) => proteins.map(({ name, values }) => [run.name, name, ...(values[row] ?? [])])),
  );
}

/** Draws a panel per protein, with range and median over the channels of each run. */
function drawSvg({ columns, isNormalised, shown, proteins }: Proteins, sheet: PlotSheet, where: string): string {
  const what = columns.length > 1 ? `median and range of ${columns.length} channels` : (columns[0] ?? '');
  return drawPanels(sheet, {
    caption: {
      title: 'Proteins across the runs',
      subtitle: `${where} · ${what}${isNormalised ? ', shares of the sum' : ''}`,
      description: `${formatQuantity(proteins.length, 'protein')} over ${formatQuantity(shown.length, 'run')}: ${what}.`,
    },
    runs: shown.map((run) => ({ name: run.name, time: run.acquiredAt, words: describeRun(run) })),
    panels: proteins.map(({ name, values }) => ({ title: name, isLog: !isNormalised, values: values.map(computeRange) })),
  });
}

/** Returns the median without zeros, which search software writes for missing values. */
function computeRowMedian(row: readonly Value[]): Value {
  const present = removeGaps(row).filter((value) => value > 0);
  return present.length === 0 ? null : computeMedian(present);
}

function computeRange(row: readonly Value[]): PanelValue {
  const present = removeGaps(row).filter((value) => value > 0);
  const middle = computeRowMedian(row);
  return present.length < 2 ? { middle } : { middle, range: [Math.min(...present), Math.max(...present)] };
}
