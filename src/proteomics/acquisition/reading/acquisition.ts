import { extent } from 'd3-array';
import { formatPlainLine } from '../../../web/plain-line.ts';

export interface Acquisition {
  /** Values by metric ID (quality/metrics/metrics.yaml). */
  readonly values: Readonly<Record<string, number | string>>;
  /** Start time as `YYYY-MM-DDTHH:MM:SS` by the clock of the file; null if missing. */
  readonly acquiredAt: string | null;
  readonly instrument: string | null;
  /** Total ion current of MS1 over time; absent without MS1. */
  readonly chromatogram?: readonly ChromatogramPoint[];
  /** Base peak intensity of MS1, in the same form as the chromatogram; absent if the file does not contain it. */
  readonly basePeaks?: readonly ChromatogramPoint[];
  readonly note?: string;
}

/** Retention time in minutes, and the maximum and mean intensity of an interval in the unit of the file. */
export type ChromatogramPoint = readonly [time: number, maximum: number, mean: number];

export const MAX_POINTS = 1000;

/** Scans of a chromatogram. A scan that was already combined from others has a mean. */
export interface Trace {
  readonly times: number[];
  readonly maxima: number[];
  readonly means: number[];
}

/**
 * Creates a chromatogram. More than MAX_POINTS scans are combined in MAX_POINTS equal intervals of time: the maximum keeps
 * spikes, and the mean keeps the area. An interval has the time of its strongest scan.
 */
export function createChromatogram({ times, maxima, means }: Trace): ChromatogramPoint[] {
  const getHeight = (at: number) => maxima[at] ?? 0;
  if (times.length <= MAX_POINTS) return times.map((time, at) => [time, getHeight(at), means[at] ?? 0]);
  const [first = 0, last = 0] = extent(times);
  const intervals = Array.from({ length: MAX_POINTS }, () => ({ strongest: -1, sum: 0, count: 0 }));
  for (const [at, time] of times.entries()) {
    // If all times are equal, the quotient is NaN.
    const place = Math.floor(((time - first) / (last - first)) * MAX_POINTS) || 0;
    const interval = intervals[Math.min(place, MAX_POINTS - 1)] as (typeof intervals)[number];
    if (interval.count === 0 || getHeight(at) > getHeight(interval.strongest)) interval.strongest = at;
    interval.sum += means[at] ?? 0;
    interval.count += 1;
  }
  return intervals
    .filter(({ count }) => count > 0)
    .map(({ strongest, sum, count }) => [times[strongest] ?? 0, getHeight(strongest), sum / count]);
}

export const createTrace = (): Trace => ({ times: [], maxima: [], means: [] });

/** Adds a scan. Skips scans without a time or intensity, or with an infinite one. */
export function addToTrace(trace: Trace, time: number | undefined, maximum: number | undefined, mean = maximum): void {
  if (time === undefined || maximum === undefined || mean === undefined || !Number.isFinite(time + maximum + mean)) return;
  trace.times.push(time);
  trace.maxima.push(maximum);
  trace.means.push(mean);
}

/** Thrown for unreadable raw data. The message is the reason, for users. */
export class UnreadableAcquisitionError extends Error {
  /** Time and instrument in the beginning of the file, because a run that failed also has a time. */
  header: Pick<Acquisition, 'acquiredAt' | 'instrument'> | undefined;
}

/** Formats a time in milliseconds since 1970 as the metric `acquired_utc`. */
export function formatUtc(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

const MAX_INSTRUMENT_LENGTH = 200;

/** Returns the name of an instrument on one line of at most 200 characters; null if it is empty. */
export function normalizeInstrumentName(name: string | null | undefined): string | null {
  return formatPlainLine(name ?? '', MAX_INSTRUMENT_LENGTH) || null;
}

/** Maximum valid charge. Intact proteins have about 60 charges. */
export const HIGHEST_CHARGE = 100;

/** A spectrum of any MS level, or a frame of a timsTOF. */
export interface Scan {
  readonly level: number;
  /** Retention time in minutes. */
  readonly time: number | undefined;
  /** Undefined if the format does not contain the number of peaks. */
  readonly peaks: number | undefined;
  /** Total ion current according to the metadata of the file. */
  readonly statedTic: number | undefined;
  readonly summedTic: number | undefined;
  /** Intensity of the strongest peak according to the metadata of the file. */
  readonly basePeak: number | undefined;
  /** Injection time in milliseconds. */
  readonly injection: number | undefined;
  readonly charge: number | undefined;
  /** Isolation window of the precursors; undefined if the file contains no target. */
  readonly window: IsolationWindow | undefined;
}

export interface IsolationWindow {
  /** Identifies the window by target, offsets and mobility. */
  readonly name: string;
  /** Width in m/z; undefined if the file contains no offsets. */
  readonly width: number | undefined;
}

/** Computes values of a run from its scans. Stores only a few numbers per scan. */
export class ScanCounter {
  readonly #times: number[] = [];
  readonly #peaks: readonly [number[], number[]] = [[], []];
  readonly #injections: readonly [number[], number[]] = [[], []];
  readonly #tics: number[] = [];
  /** Total ion currents and base peaks of MS1 scans. */
  readonly #traces = { chromatogram: createTrace(), basePeaks: createTrace() };
  readonly #charges = new Map<number, number>();
  readonly #windows = new Map<string, number>();
  readonly #widths: number[] = [];
  #spectra = 0;
  readonly #levels = [0, 0];
  #isLevelKnown = false;
  #peakSum: number | undefined = 0;
  #stated: number | undefined;
  #summed: number | undefined = 0;
  #first = Number.POSITIVE_INFINITY;
  #last = Number.NEGATIVE_INFINITY;

  /** @throws UnreadableAcquisitionError if a charge is invalid */
  addScan(scan: Scan): void {
    this.#spectra += 1;
    this.#peakSum = this.#peakSum === undefined || scan.peaks === undefined ? undefined : this.#peakSum + scan.peaks;
    if (scan.level > 0) this.#isLevelKnown = true;
    if (scan.time !== undefined) {
      this.#first = Math.min(this.#first, scan.time);
      this.#last = Math.max(this.#last, scan.time);
    }
    if (scan.statedTic !== undefined) this.#stated = (this.#stated ?? 0) + scan.statedTic;
    this.#summed = this.#summed === undefined || scan.summedTic === undefined ? undefined : this.#summed + scan.summedTic;
    const at = scan.level === 1 ? 0 : scan.level === 2 ? 1 : undefined;
    if (at === undefined) return;
    this.#levels[at] = (this.#levels[at] ?? 0) + 1;
    if (scan.peaks !== undefined) this.#peaks[at].push(scan.peaks);
    if (scan.injection !== undefined) this.#injections[at].push(scan.injection);
    if (at === 0) {
      if (scan.time !== undefined) this.#times.push(scan.time);
      const tic = scan.statedTic ?? scan.summedTic;
      if (tic !== undefined) this.#tics.push(tic);
      addToTrace(this.#traces.chromatogram, scan.time, tic);
      addToTrace(this.#traces.basePeaks, scan.time, scan.basePeak);
      return;
    }
    if (scan.charge !== undefined && !(Number.isInteger(scan.charge) && Math.abs(scan.charge) <= HIGHEST_CHARGE))
      throw new UnreadableAcquisitionError(`A precursor has a charge that is not a whole number up to ${HIGHEST_CHARGE}.`);
    if (scan.charge !== undefined) this.#charges.set(scan.charge, (this.#charges.get(scan.charge) ?? 0) + 1);
    if (scan.window !== undefined && this.#windows.size <= MAX_WINDOWS) {
      this.#windows.set(scan.window.name, (this.#windows.get(scan.window.name) ?? 0) + 1);
      if (scan.window.width !== undefined) this.#widths.push(scan.window.width);
    }
  }

  /**
   * Returns whether the method is DIA. DIA selects no precursors: its windows are wide, or recur in every cycle. Some
   * converters write a charge for every spectrum; their files must fulfill both conditions, because targeted methods repeat
   * narrow windows.
   */
  #isDia(): boolean {
    const windows = [...this.#windows.values()];
    if (windows.length === 0 || windows.length > MAX_WINDOWS) return false;
    const recur = windows.filter((count) => count > 1).length / windows.length >= MIN_RECURRING_SHARE;
    const areWide = (computeMedian(this.#widths) ?? 0) >= MIN_WIDE_WINDOW;
    return this.#charges.size === 0 ? areWide || recur : areWide && recur;
  }

  createChromatograms(): Pick<Acquisition, 'chromatogram' | 'basePeaks'> {
    const chromatograms = Object.entries(this.#traces).map(([name, trace]) => [name, createChromatogram(trace)] as const);
    return Object.fromEntries(chromatograms.filter(([, points]) => points.length > 0));
  }

  computeValues(more: Readonly<Record<string, number>> = {}): Record<string, number | string> {
    const [ms1 = 0, ms2 = 0] = this.#levels;
    const injections = [...this.#injections[0], ...this.#injections[1]];
    const charged = [...this.#charges.values()].reduce((sum, count) => sum + count, 0);
    const computeShare = (charge: number) => (charged === 0 ? undefined : (this.#charges.get(charge) ?? 0) / charged);
    const found: Record<string, number | string | undefined> = {
      spectra: this.#spectra,
      ms1: this.#isLevelKnown || this.#spectra === 0 ? ms1 : undefined,
      ms2: this.#isLevelKnown || this.#spectra === 0 ? ms2 : undefined,
      peaks: this.#peakSum,
      tic_stated: this.#stated,
      tic_summed: this.#summed,
      scan_first_min: omitNonFinite(this.#first),
      scan_last_min: omitNonFinite(this.#last),
      ms1_cycle_s: computeMedianStep(this.#times),
      injection_ms: computeMean(injections),
      ms1_injection_ms: computeMedian(this.#injections[0]),
      ms2_injection_ms: computeMedian(this.#injections[1]),
      ms1_median_peaks: computeMedian(this.#peaks[0]),
      ms2_median_peaks: computeMedian(this.#peaks[1]),
      ms1_tic_jumps: this.#tics.length < 2 ? undefined : countJumps(this.#tics, (ratio) => ratio > JUMP_FACTOR),
      ms1_tic_falls: this.#tics.length < 2 ? undefined : countJumps(this.#tics, (ratio) => ratio < 1 / JUMP_FACTOR),
      precursor_charges: charged === 0 ? undefined : `[${[...this.#charges.keys()].sort((a, b) => a - b).join(', ')}]`,
      precursor_charge_2_share: computeShare(2),
      precursor_charge_3_share: computeShare(3),
      dia_windows: this.#isDia() ? this.#windows.size : undefined,
      ...more,
    };
    return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Record<
      string,
      number | string
    >;
  }
}

/** Maximum number of distinct windows to count. With more, windows do not recur. */
const MAX_WINDOWS = 2_000;
/** Minimum width of a wide window in m/z. Windows of selected precursors are a few m/z wide. */
const MIN_WIDE_WINDOW = 10;
/** Minimum share of recurring windows in DIA. The last cycle can be incomplete, and a few windows can occur only once. */
const MIN_RECURRING_SHARE = 0.8;
/** A jump is an increase to ten times the previous signal; a fall, a decrease to a tenth (MS:4000097, MS:4000098). */
const JUMP_FACTOR = 10;

function omitNonFinite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}

function computeMean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function computeMedian(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** @returns the median time between scans in seconds */
function computeMedianStep(minutes: readonly number[]): number | undefined {
  const step = computeMedian(minutes.slice(1).map((time, at) => time - (minutes[at] as number)));
  return step === undefined ? undefined : step * 60;
}

function countJumps(tics: readonly number[], isOne: (ratio: number) => boolean): number {
  return tics.slice(1).filter((tic, at) => isOne(tic / (tics[at] as number))).length;
}
