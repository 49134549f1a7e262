/** One plot in the format that was asked for. */

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PlotSheet } from './frame.ts';

/** The parameters of every plot. */
export interface PlotParameters {
  readonly format?: 'json' | 'csv' | 'svg' | 'png';
  readonly width?: number;
  readonly height?: number;
}

/** What a plot can be answered as; made when asked for. */
export interface PlotForms<Numbers> {
  numbers(): Numbers;
  csv(): string;
  svg(sheet: PlotSheet): string;
}

/** Answers a plot. */
export async function plotReply<Numbers>(
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
      return { status: 200, type: 'image/png', content: await pngOf(forms.svg(sheet)) } as const;
  }
}

const FONTS = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'];

/** Draws an SVG at its own size, beside the server's work. Its letters come from the package, so that they are the same everywhere. */
export async function pngOf(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    background: '#ffffff',
    font: { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' },
    logLevel: 'off',
  });
  return image.asPng();
}

function fontFiles(): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'));
  return FONTS.map((name) => join(folder, 'ttf', name));
}
