import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Request } from 'express';
import { createTaskWork, type Task } from '../../tasks/task.ts';
import type { ProteomicsContext } from '../context.ts';
import type { PlotSheet } from './plots/frame.ts';
import { findScope, formatPipelineName, type PipelineNames, type Scope } from './scope.ts';

interface PlotFormats<Data, Numbers> {
  readonly formatNumbers: (data: Data) => Numbers;
  readonly formatCsv: (data: Data) => string;
  /** `where` is the name of the pipeline for the heading. */
  readonly drawSvg: (data: Data, sheet: PlotSheet, where: string) => string;
}

interface PlotParameters {
  readonly format?: 'json' | 'csv' | 'svg' | 'png';
  readonly width?: number;
  readonly height?: number;
}

interface PlotCall<Query> {
  readonly query: Query;
  readonly request: Request;
}

export async function handlePlotRequest<Query extends PlotParameters & PipelineNames, Data, Numbers>(
  context: ProteomicsContext,
  call: PlotCall<Query>,
  read: (scope: Scope, query: Query) => Promise<Data>,
  formats: PlotFormats<Data, Numbers>,
) {
  const scope = await findScope(context, call.query);
  return replyWithPlot(context, call, await read(scope, call.query), formats, formatPipelineName(scope));
}

export async function replyWithPlot<Data, Numbers>(
  { tasks }: Pick<ProteomicsContext, 'tasks'>,
  { query: { format = 'json', width = 960, height = 420 }, request }: PlotCall<PlotParameters>,
  data: Data,
  { formatNumbers, formatCsv, drawSvg }: PlotFormats<Data, Numbers>,
  where = '',
) {
  const drawPlot = () => drawSvg(data, { setting: 'file', width, height, id: 'plot' }, where);
  switch (format) {
    case 'json':
      return { status: 200, body: formatNumbers(data) } as const;
    case 'csv':
      return { status: 200, type: 'text/csv', content: formatCsv(data) } as const;
    case 'svg':
      return { status: 200, type: 'image/svg+xml', content: drawPlot() } as const;
    case 'png': {
      const { bytes } = await tasks.run(request, drawPng, drawPlot());
      return { status: 200, type: 'image/png', content: Buffer.from(bytes) } as const;
    }
  }
}

const FONTS = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'];

const drawPng: Task<string, { readonly bytes: Uint8Array }> = { name: 'draw PNG', milliseconds: 60_000 };

export const PNG_WORK = createTaskWork(drawPng, async (svg) => ({ bytes: new Uint8Array(await renderPng(svg)) }));

/** Renders an SVG as PNG. Uses the fonts of the package, so that the image does not depend on the machine. */
export async function renderPng(svg: string): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  const options = {
    background: '#ffffff',
    font: { fontFiles: listFontFiles(), loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' },
    logLevel: 'off',
  } as const;
  const image = new Resvg(svg, options).render();
  // V8 ignores the memory of images when it schedules garbage collection. A buffer of the same size makes V8 collect both.
  void new ArrayBuffer(4 * image.width * image.height);
  return image.asPng();
}

function listFontFiles(): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'));
  return FONTS.map((name) => join(folder, 'ttf', name));
}
