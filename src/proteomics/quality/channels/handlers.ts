import { extent } from 'd3-array';
import type { components } from '../../../../generated/proteomics/types.d.ts';
import { formatCsvTable } from '../../../web/csv/records.ts';
import { formatQuantity } from '../../../web/for-people/words.ts';
import type { ProteomicsHandlers } from '../../access/guard.ts';
import type { ProteomicsContext } from '../../context.ts';
import { buildPlotLinks } from '../addresses.ts';
import { handlePlotRequest } from '../plot-answer.ts';
import { describeRun, replyWithPlotPage } from '../plot-page.ts';
import type { PlotSheet } from '../plots/frame.ts';
import { drawMatrix } from '../plots/matrix-plot.ts';
import { SHADES } from '../plots/paint.ts';
import { createColumnFormat, formatValue } from '../plots/scale.ts';
import { createPlotRun } from '../quality-runs.ts';
import { listParameters } from '../run-choice.ts';
import { findScope, formatPipelineName, type Scope } from '../scope.ts';
import { type ChannelParameters, type Channels, getReporterName, type Measure, readChannels } from './channels.ts';

const TITLES: Readonly<Record<Measure, string>> = {
  missing_values: 'Missing values by channel',
  quantified_share: 'Labeling by channel',
  summed_intensity: 'Summed intensity by channel',
};

const LEADS: Readonly<Record<Measure, string>> = {
  missing_values:
    'Protein groups without a corrected reporter intensity. If one channel stands out, its sample was lost or not labeled. If all do, the spectra are weak.',
  quantified_share:
    'Share of the protein groups with a corrected reporter intensity, without contaminants and decoys: the yield of the labeling.',
  summed_intensity:
    'Corrected reporter intensities summed over the protein groups, without contaminants and decoys. Unequal sums mean unequal amounts in the channels.',
};

export function createReporterChannelHandlers(context: ProteomicsContext) {
  return {
    getQcChannels: (call) =>
      handlePlotRequest(context, call, readChannels, { formatNumbers: formatQcChannels, formatCsv, drawSvg }),
    showQcChannels: async ({ path, query }) => replyWithChannelsPage(context, await findScope(context, path), query),
  } satisfies Partial<ProteomicsHandlers>;
}

async function replyWithChannelsPage(context: ProteomicsContext, scope: Scope, query: ChannelParameters) {
  const channels = await readChannels(scope, query);
  const { measure, unit, count, all, shown, values } = channels;
  const size = { width: 1200, height: 110 + Math.max(4, count) * 26 };
  const writeValue = createColumnFormat(values.flat());
  return replyWithPlotPage(context, scope, {
    tab: 'channels',
    title: 'Channels',
    lead: LEADS[measure],
    choice: query,
    fields: [
      {
        name: 'measure',
        label: 'Show',
        kind: 'select',
        options: [
          { value: 'missing_values', label: 'Missing values', isChosen: measure === 'missing_values' },
          { value: 'quantified_share', label: 'Labeling', isChosen: measure === 'quantified_share' },
          { value: 'summed_intensity', label: 'Summed intensity', isChosen: measure === 'summed_intensity' },
        ],
      },
    ],
    all,
    shown,
    nothing:
      count > 0
        ? ''
        : 'None of these runs has reporter intensities. They come from proteinGroups.txt of runs with isobaric labels.',
    plot: {
      title: TITLES[measure],
      note: unit,
      drawing: count === 0 ? '' : drawSvg(channels, { setting: 'page', ...size, id: 'channels' }, formatPipelineName(scope)),
      links: buildPlotLinks('channels', scope, [['measure', measure], ...listParameters(query)], size),
    },
    heads: Array.from({ length: count }, (_, index) => ({ label: getReporterName(index + 1, count), path: '' })),
    createRowCells: (_run, row) =>
      (values[row] ?? []).map((value) => ({ text: value === null ? '' : writeValue(value), note: '' })),
  });
}

function formatQcChannels({ measure, unit, count, shown, values }: Channels): components['schemas']['QcChannels'] {
  return {
    measure,
    unit,
    channels: Array.from({ length: count }, (_, index) => ({ number: index + 1, label: getReporterName(index + 1, count) })),
    runs: shown.map(createPlotRun),
    values: values.map((row) => [...row]),
  };
}

function formatCsv({ measure, count, shown, values }: Channels): string {
  return formatCsvTable(
    ['RawFile', 'Channel', 'Label', measure],
    shown.flatMap((run, row) =>
      (values[row] ?? []).map((value, index) => [run.name, index + 1, getReporterName(index + 1, count), value]),
    ),
  );
}

function drawSvg({ measure, unit, count, shown, values }: Channels, sheet: PlotSheet, where: string): string {
  const present = values.flat().filter((value) => value !== null);
  const [lowest = 0, highest = 0] = extent(present);
  const step = (highest - lowest) / SHADES || 1;
  const range = present.length === 0 ? 'no values' : `from ${formatValue(lowest)} to ${formatValue(highest)} ${unit}`;
  return drawMatrix(sheet, {
    caption: {
      title: TITLES[measure],
      subtitle: `${where} · ${unit}`,
      description: `${formatQuantity(count, 'channel')} of ${formatQuantity(shown.length, 'run')}, ${range}.`,
    },
    lines: Array.from({ length: count }, (_, index) => getReporterName(index + 1, count)),
    legend: present.length === 0 ? ['', ''] : [formatValue(lowest), `${formatValue(highest)} ${unit}`],
    runs: shown.map((run, row) => ({
      name: run.name,
      time: run.acquiredAt,
      words: `${describeRun(run)} · ${(values[row] ?? []).map((value, index) => `${getReporterName(index + 1, count)}: ${value === null ? 'no value' : formatValue(value)}`).join(', ')}`,
      cells: (values[row] ?? []).map((value) => ({
        step: value === null ? null : Math.min(SHADES - 1, Math.floor((value - lowest) / step)),
        sign: '' as const,
      })),
    })),
  });
}
