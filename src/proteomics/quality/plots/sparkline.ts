/** A course in a few square millimetres, for a tile; decoration beside the figures that say the same. */
import type { Value } from '../statistics/control-chart.ts';
import { presentOf } from '../statistics/control-chart.ts';
import { round } from './frame.ts';
import { element } from './svg.ts';

const WIDTH = 120;
const HEIGHT = 24;
const ROOM = 3;

/** Draws it for a page. A gap interrupts the line. */
export function sparkline(values: readonly Value[]): string {
  const present = presentOf(values);
  const lowest = present.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const highest = present.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const x = (index: number) => ROOM + (index / Math.max(1, values.length - 1)) * (WIDTH - 2 * ROOM);
  const y = (value: number) =>
    highest === lowest ? HEIGHT / 2 : HEIGHT - ROOM - ((value - lowest) / (highest - lowest)) * (HEIGHT - 2 * ROOM);
  let isOpen = false;
  const d = values
    .map((value, index) => {
      const command = isOpen ? 'L' : 'M';
      isOpen = value !== null;
      return value === null ? '' : `${command}${round(x(index))} ${round(y(value))}`;
    })
    .join('');
  const last = values.at(-1) ?? null;
  return element(
    'svg',
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
      class: 'sparkline',
      preserveAspectRatio: 'xMinYMid meet',
      'aria-hidden': 'true',
    },
    element('path', { d, class: 'plot-thread' }),
    last === null ? '' : element('circle', { cx: x(values.length - 1), cy: y(last), r: 2.5, class: 'plot-dot' }),
  );
}
