/** Draws the sparkline of a tile. It is decorative, because the tile contains the same data as text. */
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { removeGaps, type Value } from '../statistics/values.ts';
import { joinPoints, type Point } from './paint.ts';
import { writeElement } from './svg.ts';

const WIDTH = 120;
const HEIGHT = 24;
const MARGIN = 3;

/** Draws a line, which missing values interrupt. */
export function drawSparkline(values: readonly Value[]): string {
  const [lowest = 0, highest = 0] = extent(removeGaps(values));
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [MARGIN, WIDTH - MARGIN]);
  const y = scaleLinear([lowest, highest], [HEIGHT - MARGIN, MARGIN]);
  const places = values.map((value, index): Point | null => (value === null ? null : [x(index), y(value)]));
  const last = values.at(-1) ?? null;
  return writeElement(
    'svg',
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
      class: 'sparkline',
      preserveAspectRatio: 'xMinYMid meet',
      'aria-hidden': 'true',
    },
    writeElement('path', { d: joinPoints(places), class: 'plot-thread' }),
    last === null ? '' : writeElement('circle', { cx: x(values.length - 1), cy: y(last), r: 2.5, class: 'plot-dot' }),
  );
}
