/** The heat map for programs and for people. */
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { pipelinePath } from '../../page.ts';
import { type AddressParameter, addressWith, plotLinks } from '../addresses.ts';
import { readGuideSets } from '../guide-sets/store.ts';
import { readPlottable } from '../metrics/catalogue.ts';
import { plotPage } from '../plot-page.ts';
import { plotReply } from '../plots/plot-reply.ts';
import { scaleInWords } from '../plots/scale.ts';
import { chosenParameters } from '../run-choice.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { nameOf } from '../trend/handlers.ts';
import { type HeatmapParameters, readHeatmap } from './heatmap.ts';
import { heatmapCsv, heatmapNumbers, heatmapSvg, scoreWords } from './heatmap-answer.ts';

/** Handlers of the heat map. */
export function heatmapHandlers(context: ProteomicsContext) {
  return {
    async getQcHeatmap({ query }) {
      const scope = await scopeOf(context, query);
      const heatmap = await readHeatmap(scope, query);
      return plotReply(query, {
        numbers: () => heatmapNumbers(heatmap),
        csv: () => heatmapCsv(heatmap),
        svg: (sheet) => heatmapSvg(heatmap, sheet, nameOf(scope)),
      });
    },
    async showQcHeatmap({ path, query }) {
      const scope = await scopeOf(context, path);
      return { status: 200, type: 'text/html', content: await heatmapPage(context, scope, query) };
    },
  } satisfies Partial<ProteomicsHandlers>;
}

async function heatmapPage(context: ProteomicsContext, scope: Scope, query: HeatmapParameters): Promise<string> {
  const heatmap = await readHeatmap(scope, query);
  const { metrics, guideSet, all, shown, cells } = heatmap;
  const [guideSets, plottable] = await Promise.all([
    readGuideSets(scope.pool, scope.pipeline.uuid),
    readPlottable(scope.pool, scope.pipeline),
  ]);
  const baseline = guideSets.find(({ isBaseline }) => isBaseline);
  const size = { width: 1200, height: 110 + Math.max(3, metrics.length) * 28 };
  const parameters: AddressParameter[] = [
    ...(query.metrics ?? []).map((metric): AddressParameter => ['metrics', metric]),
    ['guide_set', query.guide_set ?? ''],
    ...chosenParameters(query),
  ];
  return plotPage(context, scope, {
    tab: 'heatmap',
    title: 'Heat map',
    lead: 'The stronger the shade, the further from usual on the bad side. Arrows mark values 3 SD or MAD away.',
    choice: query,
    fields: [
      {
        name: 'guide_set',
        label: 'Compared with',
        kind: 'select',
        options: [
          {
            value: '',
            label: baseline === undefined ? 'the whole series' : `the baseline, ${baseline.name}`,
            isChosen: !query.guide_set,
          },
          ...guideSets.map(({ uuid, name }) => ({ value: uuid, label: name, isChosen: uuid === query.guide_set })),
        ],
      },
      {
        name: 'metrics',
        label: 'Metrics',
        kind: 'checks',
        options: plottable.map(({ column, title }) => ({
          value: column,
          label: title,
          isChosen: metrics.some((metric) => metric.column === column),
        })),
      },
    ],
    all,
    shown,
    nothing: '',
    plot: {
      title: 'Runs against metrics',
      note: guideSet === null ? 'compared with the whole series' : `compared with the reference set ${guideSet.name}`,
      drawing: heatmapSvg(heatmap, { setting: 'page', ...size, id: 'heatmap' }, nameOf(scope)),
      links: plotLinks('heatmap', scope, parameters, size),
    },
    heads: metrics.map(({ column, title }) => ({
      label: title,
      path: addressWith(pipelinePath(scope.project, scope.pipeline, 'trend'), [['metric', column], ...chosenParameters(query)]),
    })),
    rowCells: (_run, row) =>
      (cells[row] ?? []).map((cell) => ({ text: cell.value === null ? '' : scaleInWords(cell.value), note: scoreWords(cell) })),
  });
}
