/** Maps values to pixels, with round ticks. */
import { extent, max, ticks as roundNumbers } from 'd3-array';
import { format } from 'd3-format';
import { scaleLinear, scaleLog } from 'd3-scale';
import { formatSuperscript } from '../../../web/workbook/texts.ts';

export interface Scale {
  /** Returns a position in pixels. */
  at(value: number): number;
  /** Round values in the range, in ascending order. */
  readonly ticks: readonly number[];
  /** Formats a tick. All ticks have the same number of decimals. */
  label(value: number): string;
}

/** Start and end in pixels. A vertical scale starts at the lower end. */
export type AxisSpan = readonly [from: number, to: number];

/** Creates a scale with a small margin at both ends. `fromZero` includes zero in the range. */
export function createLinearScale(values: readonly number[], span: AxisSpan, ticks: number, fromZero = false): Scale {
  // Infinite values would make the range infinite.
  const finite = values.filter(Number.isFinite).map((value) => Math.min(1e300, Math.max(-1e300, value)));
  let [lowest = 0, highest = 1] = extent(finite);
  if (fromZero) [lowest, highest] = [Math.min(0, lowest), Math.max(0, highest)];
  if (lowest === highest) {
    const room = Math.abs(lowest) * 0.1 || 1;
    [lowest, highest] = [lowest - (fromZero && lowest === 0 ? 0 : room), highest + room];
  }
  const room = (highest - lowest) * 0.06;
  const low = fromZero && lowest === 0 ? 0 : lowest - room;
  const high = fromZero && highest === 0 ? 0 : highest + room;
  const round = roundNumbers(low, high, ticks);
  return { at: scaleLinear([low, high], span), ticks: round, label: createTickFormat(round) };
}

/** Creates a logarithmic scale. Values that are not positive are ignored. Ticks are powers of ten. */
export function createLogScale(values: readonly number[], span: AxisSpan): Scale {
  const [least = 0, most = 1] = extent(values.filter((value) => value > 0 && Number.isFinite(value)).map(Math.log10));
  const low = Math.floor(least);
  const high = Math.max(low + 1, Math.ceil(most));
  const step = Math.max(1, Math.ceil((high - low) / 5));
  const ticks = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => 10 ** (low + index * step));
  return {
    at: scaleLog([10 ** low, 10 ** high], span),
    ticks,
    label: (value) => formatPowerOfTen(Math.round(Math.log10(value))),
  };
}

/** Formats a number with up to five digits, or with a power of ten. */
export function formatValue(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e6 || (size > 0 && size < 1e-3)) {
    const power = Math.floor(Math.log10(size));
    return `${format('.3~f')(value / 10 ** power)}\u00a0×\u00a0${formatPowerOfTen(power)}`;
  }
  return format(`,.${size >= 1000 ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 4}~f`)(value);
}

/** Returns a format with the number of decimals that suits the largest number. */
export function createColumnFormat(numbers: readonly (number | null)[]): (value: number) => string {
  const present = numbers.filter((value) => value !== null);
  const largest = max(present, Math.abs) ?? 0;
  const isWhole = present.every(Number.isInteger);
  if (largest >= 1e6 || (largest > 0 && largest < 1e-3)) {
    const mantissa = format('.2f');
    return (value) => {
      if (value === 0) return '0';
      const power = Math.floor(Math.log10(Math.abs(value)));
      return `${mantissa(value / 10 ** power)}\u00a0×\u00a0${formatPowerOfTen(power)}`;
    };
  }
  return format(`,.${isWhole || largest >= 1000 ? 0 : largest >= 100 ? 1 : largest >= 1 ? 2 : 4}f`);
}

function createTickFormat(ticks: readonly number[]): (value: number) => string {
  const largest = max(ticks, Math.abs) ?? 0;
  const step = ticks.length > 1 ? Math.abs((ticks[1] as number) - (ticks[0] as number)) : largest || 1;
  const place = Math.floor(Math.log10(step) + 1e-9);
  if (largest >= 1e6 || (largest > 0 && largest < 1e-3)) {
    const power = Math.floor(Math.log10(largest));
    const mantissa = format(`.${Math.min(6, Math.max(0, power - place))}f`);
    return (value) => (value === 0 ? '0' : `${mantissa(value / 10 ** power)}\u00a0×\u00a0${formatPowerOfTen(power)}`);
  }
  return format(`,.${Math.min(6, Math.max(0, -place))}f`);
}

function formatPowerOfTen(power: number): string {
  return `10${formatSuperscript(String(power), 'superscript')}`;
}
