/** From numbers to pixels, with ticks at round numbers. */

/** A linear or logarithmic scale. */
export interface Scale {
  /** The pixel of a number. */
  at(value: number): number;
  /** Round numbers in the range, smallest first. */
  readonly ticks: readonly number[];
  /** Writes a tick. */
  label(value: number): string;
}

/** Where a scale begins and ends, in pixels; for a vertical one the first is the lower end. */
export type Span = readonly [from: number, to: number];

/** A linear scale over the values with a little room at both ends; `fromZero` keeps zero in sight. */
export function linearScale(values: readonly number[], span: Span, ticks: number, fromZero = false): Scale {
  // Beyond these the range itself would be no number.
  const finite = values.filter(Number.isFinite).map((value) => Math.min(1e300, Math.max(-1e300, value)));
  let lowest = finite.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  let highest = finite.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  if (finite.length === 0) [lowest, highest] = [0, 1];
  if (fromZero) [lowest, highest] = [Math.min(0, lowest), Math.max(0, highest)];
  if (lowest === highest) {
    const room = Math.abs(lowest) * 0.1 || 1;
    [lowest, highest] = [lowest - (fromZero && lowest === 0 ? 0 : room), highest + room];
  }
  const room = (highest - lowest) * 0.06;
  const low = fromZero && lowest === 0 ? 0 : lowest - room;
  const high = fromZero && highest === 0 ? 0 : highest + room;
  const round = roundNumbers(low, high, ticks);
  return { at: onto(low, high, span), ticks: round, label: labelsFor(round) };
}

/** A logarithmic scale over the positive values, with ticks at powers of ten. */
export function logScale(values: readonly number[], span: Span): Scale {
  const powers = values.filter((value) => value > 0 && Number.isFinite(value)).map(Math.log10);
  const low = Math.floor(
    powers.reduce((least, value) => Math.min(least, value), powers.length === 0 ? 0 : Number.POSITIVE_INFINITY),
  );
  const high = Math.max(
    low + 1,
    Math.ceil(powers.reduce((most, value) => Math.max(most, value), powers.length === 0 ? 1 : Number.NEGATIVE_INFINITY)),
  );
  const place = onto(low, high, span);
  const step = Math.max(1, Math.ceil((high - low) / 5));
  const ticks = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, index) => 10 ** (low + index * step));
  return { at: (value) => place(Math.log10(value)), ticks, label: (value) => powerOfTen(Math.round(Math.log10(value))) };
}

/** Round numbers between two, about `count` of them: steps of 1, 2 or 5 times a power of ten. */
export function roundNumbers(low: number, high: number, count: number): readonly number[] {
  const rough = (high - low) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
  const [first, last] = [Math.ceil(low / step - 1e-9), Math.floor(high / step + 1e-9)];
  // Multiples of a whole number keep 0.30000000000000004 away.
  const digits = Math.max(0, -Math.floor(Math.log10(step)));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toFixed(Math.min(20, digits))),
  );
}

/** A value for people: five digits at most before it turns into powers of ten. */
export function inWords(value: number): string {
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 1e6 || size < 1e-3) {
    const power = Math.floor(Math.log10(size));
    return `${rounded(value / 10 ** power, 3)} × ${powerOfTen(power)}`;
  }
  return grouped(rounded(value, size >= 1000 ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 4));
}

function onto(low: number, high: number, [from, to]: Span): (value: number) => number {
  return (value) => from + ((value - low) / (high - low)) * (to - from);
}

/** One way of writing for all ticks of an axis. */
function labelsFor(ticks: readonly number[]): (value: number) => string {
  const largest = Math.max(...ticks.map(Math.abs), 0);
  const step = ticks.length > 1 ? Math.abs((ticks[1] as number) - (ticks[0] as number)) : largest || 1;
  if (largest >= 1e6 || (largest > 0 && largest < 1e-3)) {
    const power = Math.floor(Math.log10(largest));
    const digits = Math.max(0, power - Math.floor(Math.log10(step) + 1e-9));
    return (value) => (value === 0 ? '0' : `${(value / 10 ** power).toFixed(Math.min(digits, 6))} × ${powerOfTen(power)}`);
  }
  const digits = Math.min(6, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
  return (value) => grouped(value.toFixed(digits));
}

function rounded(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}

/** Thousands apart by a comma, in the whole part only; a minus sign as long as a digit. */
function grouped(text: string): string {
  const [whole = '', fraction] = text.replace('-', '\u2212').split('.');
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? parted : `${parted}.${fraction}`;
}

function powerOfTen(power: number): string {
  const raised = [...String(power)].map((sign) => (sign === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)]));
  return `10${raised.join('')}`;
}
