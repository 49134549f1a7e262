/** Responds to requests for plots in the requested format. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ProteomicsContext } from '../context.ts';
import type { PlotSheet } from './plots/frame.ts';
import { findScope, formatPipelineName, type PipelineNames, type Scope } from './scope.ts';

interface PlotFormats<Data, Numbers> {
  readonly numbers: (data: Data) => Numbers;
  readonly csv: (data: Data) => string;
  /** `where` is the name of the pipeline for the heading. */
  readonly svg: (data: Data, sheet: PlotSheet, where: string) => string;
}

/** @throws NotFoundError for the pipeline; errors of `read` */
export async function answerPlot<Query extends PlotParameters & PipelineNames, Data, Numbers>(
  context: ProteomicsContext,
  query: Query,
  read: (scope: Scope, query: Query) => Promise<Data>,
  { numbers, csv, svg }: PlotFormats<Data, Numbers>,
) {
  const scope = await findScope(context, query);
  const data = await read(scope, query);
  return replyWithPlot(query, {
    numbers: () => numbers(data),
    csv: () => csv(data),
    svg: (sheet) => svg(data, sheet, formatPipelineName(scope)),
  });
}

interface PlotParameters {
  readonly format?: 'json' | 'csv' | 'svg' | 'png';
  readonly width?: number;
  readonly height?: number;
}

/** Computes each format on demand. */
export interface PlotForms<Numbers> {
  numbers(): Numbers;
  csv(): string;
  svg(sheet: PlotSheet): string;
}

export async function replyWithPlot<Numbers>(
  { format = 'json', width = 960, height = 420 }: PlotParameters,
  forms: PlotForms<Numbers>,
) {
  const sheet: PlotSheet = { setting: 'file', width, height, id: 'plot' };
  switch (format) {
    case 'json':
      return { status: 200, body: forms.numbers() } as const;
    case 'csv':
      return { status: 200, type: 'text/csv', content: forms.csv() } as const;
    case 'svg':
      return { status: 200, type: 'image/svg+xml', content: forms.svg(sheet) } as const;
    case 'png':
      return { status: 200, type: 'image/png', content: await renderPng(forms.svg(sheet)) } as const;
  }
}

const FONTS = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'];

/** Renders in a thread. The fonts of the package make the output independent of the machine. */
export async function renderPng(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    background: '#ffffff',
    font: { fontFiles: listFontFiles(), loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' },
    logLevel: 'off',
  });
  return image.asPng();
}

function listFontFiles(): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'));
  return FONTS.map((name) => join(folder, 'ttf', name));
}
