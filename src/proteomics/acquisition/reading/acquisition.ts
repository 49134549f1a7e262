/** What raw data tells of a run before any search. */
import { plainLine } from '../../../web/plain-line.ts';

/** Values and surroundings of an acquisition. */
export interface Acquisition {
  /** Metrics by id (quality/metrics/engines/acquired.ts); what the data does not tell is absent. */
  readonly values: Readonly<Record<string, number | string>>;
  /** When it began, as `YYYY-MM-DDTHH:MM:SS` by the clock that the file states; null when it does not. */
  readonly acquiredAt: string | null;
  /** Model of the instrument; null when it is not stated. */
  readonly instrument: string | null;
  /** What people should know of it beside the values: a sentence. */
  readonly note?: string;
}

/** Raw data that cannot be read: what is wrong with it, for people. */
export class UnreadableAcquisitionError extends Error {
  override readonly name = 'UnreadableAcquisitionError';
}

const MAX_INSTRUMENT_LENGTH = 200;

/** The model of an instrument as a file states it, on one line of at most 200 characters; null when nothing is left. */
export function instrumentName(stated: string | null | undefined): string | null {
  return plainLine(stated ?? '', MAX_INSTRUMENT_LENGTH) || null;
}

/** Ions of whole proteins have some sixty charges; a precursor with more of them is none. */
export const HIGHEST_CHARGE = 100;

/** A spectrum, or a frame of a timsTOF. */
export interface Scan {
  readonly level: number;
  /** Minutes. */
  readonly time: number | undefined;
  /** Undefined where the format does not tell. */
  readonly peaks: number | undefined;
  /** Total ion current as it is stated. */
  readonly statedTic: number | undefined;
  /** Sum of the stored intensities. */
  readonly summedTic: number | undefined;
  /** Milliseconds. */
  readonly injection: number | undefined;
  readonly charge: number | undefined;
  /** Where precursors were isolated; undefined without a target. */
  readonly window: IsolationWindow | undefined;
}

/** An isolation. */
export interface IsolationWindow {
  /** Target, offsets and mobility, as text. */
  readonly name: string;
  /** In m/z; undefined where the offsets are not stated. */
  readonly width: number | undefined;
}

/** Adds scans up. Bounded by what a run has: a number or two for each scan. */
export class ScanCounter {
  readonly #times: number[] = [];
  readonly #peaks: readonly [number[], number[]] = [[], []];
  readonly #injections: readonly [number[], number[]] = [[], []];
  readonly #tics: number[] = [];
  readonly #charges = new Map<number, number>();
  /** How often each was used. */
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

  /** @throws UnreadableAcquisitionError for what is no charge */
  add(scan: Scan): void {
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
      return;
    }
    if (scan.charge !== undefined && !(Number.isInteger(scan.charge) && Math.abs(scan.charge) <= HIGHEST_CHARGE))
      throw new UnreadableAcquisitionError(`A precursor has a charge that is no whole number up to ${HIGHEST_CHARGE}.`);
    if (scan.charge !== undefined) this.#charges.set(scan.charge, (this.#charges.get(scan.charge) ?? 0) + 1);
    if (scan.window !== undefined && this.#windows.size <= MAX_WINDOWS) {
      this.#windows.set(scan.window.name, (this.#windows.get(scan.window.name) ?? 0) + 1);
      if (scan.window.width !== undefined) this.#widths.push(scan.window.width);
    }
  }

  /** Data-independent acquisition chooses no precursors: its windows are wide, or come back cycle by cycle. */
  #isDia(): boolean {
    const windows = [...this.#windows.values()];
    if (this.#charges.size > 0 || windows.length === 0 || windows.length > MAX_WINDOWS) return false;
    const again = windows.filter((count) => count > 1).length;
    return (median(this.#widths) ?? 0) >= WIDE || again / windows.length >= MOSTLY;
  }

  /** The metrics. */
  values(more: Readonly<Record<string, number>> = {}): Record<string, number | string> {
    const [ms1 = 0, ms2 = 0] = this.#levels;
    const injections = [...this.#injections[0], ...this.#injections[1]];
    const charged = [...this.#charges.values()].reduce((sum, count) => sum + count, 0);
    const share = (charge: number) => (charged === 0 ? undefined : (this.#charges.get(charge) ?? 0) / charged);
    const found: Record<string, number | string | undefined> = {
      spectra: this.#spectra,
      ms1: this.#isLevelKnown || this.#spectra === 0 ? ms1 : undefined,
      ms2: this.#isLevelKnown || this.#spectra === 0 ? ms2 : undefined,
      peaks: this.#peakSum,
      tic_stated: this.#stated,
      tic_summed: this.#summed,
      scan_first_min: finite(this.#first),
      scan_last_min: finite(this.#last),
      ms1_cycle_s: medianStep(this.#times),
      injection_ms: mean(injections),
      ms1_injection_ms: median(this.#injections[0]),
      ms2_injection_ms: median(this.#injections[1]),
      ms1_median_peaks: median(this.#peaks[0]),
      ms2_median_peaks: median(this.#peaks[1]),
      ms1_tic_jumps: this.#tics.length < 2 ? undefined : jumps(this.#tics, (ratio) => ratio > JUMP),
      ms1_tic_falls: this.#tics.length < 2 ? undefined : jumps(this.#tics, (ratio) => ratio < 1 / JUMP),
      precursor_charges: charged === 0 ? undefined : `[${[...this.#charges.keys()].sort((a, b) => a - b).join(', ')}]`,
      precursor_charge_2_share: share(2),
      precursor_charge_3_share: share(3),
      dia_windows: this.#isDia() ? this.#windows.size : undefined,
      ...more,
    };
    return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as Record<
      string,
      number | string
    >;
  }
}

/** A method with more of them has none that come back. */
const MAX_WINDOWS = 2_000;
/** Windows for chosen precursors are a few m/z wide. */
const WIDE = 10;
/** Share of the windows that come back; the last cycle may be cut, and a method may have windows that are used once. */
const MOSTLY = 0.8;
/** PSI-MS, MS:4000097 and MS:4000098: a signal that is ten times the one before, or a tenth. */
const JUMP = 10;

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}

function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** Median difference of times in minutes, in seconds. */
function medianStep(minutes: readonly number[]): number | undefined {
  const step = median(minutes.slice(1).map((time, at) => time - (minutes[at] as number)));
  return step === undefined ? undefined : step * 60;
}

function jumps(tics: readonly number[], isOne: (ratio: number) => boolean): number {
  return tics.slice(1).filter((tic, at) => isOne(tic / (tics[at] as number))).length;
}
