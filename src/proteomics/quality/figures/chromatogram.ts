/** A chromatogram as RawTools writes it: a line for each spectrum, retention time and intensity, apart by a tab. */
import type { Readable } from 'node:stream';
import { eachLine } from '../../ingestion/reading/lines.ts';
import type { FigureTable } from './figure.ts';

/** Points that a drawing can show. */
const MAX_POINTS = 1000;

/** Reads it; of many spectra the strongest in each stretch of time stands for the stretch, so that no peak is lost. */
export async function readChromatogram(content: Readable): Promise<FigureTable> {
  const points: [number, number][] = [];
  await eachLine(content, ({ bytes, start, end }) => {
    const [time = '', intensity = ''] = bytes.toString('latin1', start, end).split(/[\t,]/);
    const point: [number, number] = [Number(time), Number(intensity)];
    if (time.trim() !== '' && intensity.trim() !== '' && point.every(Number.isFinite)) points.push(point);
  });
  return { columns: ['Retention time [min]', 'Total ion current'], rows: thinned(points) };
}

function thinned(points: readonly [number, number][]): readonly (readonly [number, number])[] {
  if (points.length <= MAX_POINTS) return points;
  const size = points.length / MAX_POINTS;
  return Array.from({ length: MAX_POINTS }, (_, index) => {
    const stretch = points.slice(
      Math.floor(index * size),
      Math.max(Math.floor(index * size) + 1, Math.floor((index + 1) * size)),
    );
    return stretch.reduce((strongest, point) => (point[1] > strongest[1] ? point : strongest));
  });
}
