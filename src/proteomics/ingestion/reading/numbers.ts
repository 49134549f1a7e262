/** Numbers as result files write them, and as the formulas want them. */

/** Words for "no value": those of pandas, of MaxQuant, of Spectronaut and of .NET on German machines; compared without case and spaces. */
const NO_VALUE: ReadonlySet<string> = new Set(
  `nan,-nan,na,n/a,#n/a,#n/an/a,#na,<na>,null,none,n.def.,n.def,nichtdef.,-1.#ind,1.#ind,-1.#qnan,1.#qnan,
  inf,-inf,infinity,-infinity,+infinity,∞,-∞,+∞,unknown,filtered,notdetected,notcalculated,-,--`.split(/,\s*/),
);

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const DECIMAL_COMMA = /^[+-]?\d*,\d+(?:[eE][+-]?\d+)?$/;

/**
 * Reads a number: plain, with exponent, or with a decimal comma as in `1,73E+011`. Null stands for an empty cell or a word that means
 * "no value", undefined for a text that is neither.
 */
export function readTableNumber(text: string): number | null | undefined {
  if (PLAIN.test(text)) return finite(Number(text));
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (PLAIN.test(trimmed)) return finite(Number(trimmed));
  if (DECIMAL_COMMA.test(trimmed)) return finite(Number(trimmed.replace(',', '.')));
  return NO_VALUE.has(trimmed.toLowerCase().replace(/\s+/g, '')) ? null : undefined;
}

const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
/** As many digits always make a whole number that a double holds exactly. */
const EXACT_DIGITS = 15;
const POWERS_OF_TEN = Array.from({ length: EXACT_DIGITS + 1 }, (_, power) => 10 ** power);

/**
 * Reads the bytes of a number of up to 15 digits without exponent, as most cells hold, without making a text of them. It is the same
 * double that `Number` gives: one whole number over another, both exact, is rounded once (IEEE 754, "division").
 *
 * @returns undefined for every other text
 */
export function readShortNumber(bytes: Uint8Array, start: number, end: number): number | undefined {
  const first = bytes[start] === MINUS ? start + 1 : start;
  let whole = 0;
  let digits = 0;
  let decimals = -1;
  for (let at = first; at < end; at += 1) {
    const byte = bytes[at] as number;
    if (byte >= ZERO && byte <= NINE) {
      whole = whole * 10 + (byte - ZERO);
      digits += 1;
      if (decimals >= 0) decimals += 1;
    } else if (byte === POINT && decimals < 0) decimals = 0;
    else return undefined;
  }
  if (digits === 0 || digits > EXACT_DIGITS) return undefined;
  const value = decimals > 0 ? whole / (POWERS_OF_TEN[decimals] as number) : whole;
  return first === start ? value : -value;
}

function finite(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}

/**
 * Rounds to two decimals as NumPy's `round` does: the double times 100, to the nearest integer, a half to the even one, over 100.
 */
export function roundToTwo(value: number): number {
  const scaled = value * 100;
  const below = Math.floor(scaled);
  const above = scaled - below;
  if (above === 0.5) return (below % 2 === 0 ? below : below + 1) / 100;
  return (above < 0.5 ? below : below + 1) / 100;
}

/** Text of a list of numbers as Python prints it: `[2, 3]`. */
export function listOfNumbers(values: readonly number[]): string {
  return `[${values.join(', ')}]`;
}

/** Text of a list of texts as Python prints it: `['11;11']`. */
export function listOfTexts(values: readonly string[]): string {
  return `[${values.map((value) => `'${value.replace(/[\\']/g, '\\$&')}'`).join(', ')}]`;
}

/**
 * Mean and population standard deviation (over n, not n − 1) of values that come one by one: the mean is their sum in the order of
 * the file over their number, the deviation is Welford's, which needs no second pass and loses no digits to large means.
 */
export class Spread {
  #count = 0;
  #sum = 0;
  #mean = 0;
  #squares = 0;

  /** Counts a value in; a missing one does not count. */
  add(value: number | null): void {
    if (value === null) return;
    this.#count += 1;
    this.#sum += value;
    const distance = value - this.#mean;
    this.#mean += distance / this.#count;
    this.#squares += distance * (value - this.#mean);
  }

  get mean(): number | null {
    return this.#count === 0 ? null : this.#sum / this.#count;
  }

  get populationSd(): number | null {
    return this.#count === 0 ? null : Math.sqrt(this.#squares / this.#count);
  }
}
