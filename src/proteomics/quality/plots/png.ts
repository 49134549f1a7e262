/** Drawings as pixels. The library and its fonts are loaded when somebody asks for the first one. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
