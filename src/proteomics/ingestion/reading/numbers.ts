/** Strings for missing values of pandas, MaxQuant, Spectronaut and .NET with German settings, in lower case without spaces. */
const NO_VALUE: ReadonlySet<string> = new Set(
  `nan,-nan,na,n/a,#n/a,#n/an/a,#na,<na>,null,none,n.def.,n.def,nichtdef.,-1.#ind,1.#ind,-1.#qnan,1.#qnan,
  inf,-inf,infinity,-infinity,+infinity,∞,-∞,+∞,unknown,filtered,notdetected,notcalculated,-,--`.split(/,\s*/),
);

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const DECIMAL_COMMA = /^[+-]?\d*,\d+(?:[eE][+-]?\d+)?$/;

/** Parses a number, including `1,73E+011`: null for an empty or missing value, undefined for other strings. */
export function parseTableNumber(text: string): number | null | undefined {
  if (PLAIN.test(text)) return convertNonFiniteToNull(Number(text));
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (PLAIN.test(trimmed)) return convertNonFiniteToNull(Number(trimmed));
  if (DECIMAL_COMMA.test(trimmed)) return convertNonFiniteToNull(Number(trimmed.replace(',', '.')));
  // The C library of Windows adds a kind to NaN, as in `-nan(ind)`.
  const word = trimmed.toLowerCase().replace(/\s+|(?<=nan)\((ind|snan)\)$/g, '');
  return NO_VALUE.has(word) ? null : undefined;
}

function convertNonFiniteToNull(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}

/** Rounds to two decimals as NumPy does: multiplies by 100, rounds half to even, and divides by 100. */
export function roundToTwo(value: number): number {
  const scaled = value * 100;
  const below = Math.floor(scaled);
  const above = scaled - below;
  if (above === 0.5) return (below % 2 === 0 ? below : below + 1) / 100;
  return (above < 0.5 ? below : below + 1) / 100;
}

/** Formats a list of numbers as Python does: `[2, 3]`. */
export function formatNumberList(values: readonly number[]): string {
  return `[${values.join(', ')}]`;
}

/** Formats a list of strings as Python does: `['11;11']`. */
export function formatTextList(values: readonly string[]): string {
  return `[${values.map((value) => `'${value.replace(/[\\']/g, '\\$&')}'`).join(', ')}]`;
}

/** Computes mean and population standard deviation (over n): the sum in file order, and Welford's algorithm. */
export class Spread {
  #count = 0;
  #sum = 0;
  #mean = 0;
  #squares = 0;

  /** Adds a value. Null is a missing value and is ignored. */
  addValue(value: number | null): void {
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
