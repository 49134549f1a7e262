/**
 * Measures a Thermo `.raw` file without the vendor's library, by its header, run header and scan index. Layouts follow
 * unfinnigan and are verified for versions 57, 63 and 66. Other versions from 57 to 66 are used if their addresses are
 * consistent; later versions provide only the time.
 */
import { type FileHandle, open } from 'node:fs/promises';
import {
  type Acquisition,
  formatUtc,
  normalizeInstrumentName,
  ScanCounter,
  UnreadableAcquisitionError,
} from './acquisition.ts';

const MAGIC = Buffer.from([0x01, 0xa1, ...Buffer.from('Finnigan', 'utf16le')]);
/** Bytes that contain the file header and the strings of the sequence row. */
const HEAD_BYTES = 262_144;
const MAX_TEXT_LENGTH = 32_767;
const MAX_CONTROLLERS = 16;
const MAX_SCANS = 5_000_000;
/** Units of FILETIME (100 ns, since 1601-01-01) in a millisecond. */
const TICKS_PER_MS = 10_000n;
const FROM_1601_TO_1970_MS = 11_644_473_600_000;

export function isThermoFile(beginning: Buffer): boolean {
  return beginning.subarray(0, MAGIC.length).equals(MAGIC);
}

/** Measures a Thermo file; null for other files. @throws UnreadableAcquisitionError if the file is incomplete */
export async function readThermo(path: string): Promise<Acquisition | null> {
  const file = await open(path, 'r');
  let acquiredAt: string | null = null;
  try {
    const { size } = await file.stat();
    const head = await readBytesAt(file, 0, Math.min(size, HEAD_BYTES));
    if (!isThermoFile(head)) return null;
    if (head.length < 0x54c) throw new UnreadableAcquisitionError(CUT_OFF);
    const version = head.readUInt32LE(0x24);
    acquiredAt = formatFileTime(head.readBigUInt64LE(0x28));
    const known = version >= 57 && version <= 66 && version !== 65;
    const info = known ? findRawFileInfo(head, version) : undefined;
    const times = info === undefined ? {} : readUtc(head, info, acquiredAt);
    const run = info === undefined ? undefined : await findRunHeader(file, size, head, { version, info });
    if (run === undefined) return { values: times, acquiredAt, instrument: null };
    const { values, ...chromatograms } = await readScans(file, size, run);
    const instrument = await readInstrument(file, size, run);
    return { values: { ...values, ...times }, ...chromatograms, acquiredAt, instrument };
  } catch (cause) {
    const error = cause instanceof RangeError ? new UnreadableAcquisitionError(CUT_OFF, { cause }) : cause;
    if (error instanceof UnreadableAcquisitionError) error.header = { acquiredAt, instrument: null };
    throw error;
  } finally {
    await file.close();
  }
}

const CUT_OFF = 'The file is cut off, or its acquisition did not end.';

/** Formats a FILETIME without converting its time zone; null if it is not a plausible time. */
export function formatFileTime(ticks: bigint): string | null {
  const ms = Number(ticks / TICKS_PER_MS) - FROM_1601_TO_1970_MS;
  const isTime = ms > 0 && ms < Date.UTC(2200, 0);
  return isTime ? new Date(ms).toISOString().slice(0, 19) : null;
}

/** Reads strings, each stored as a length and UTF-16 units. */
class Texts {
  readonly #bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  readText(): string {
    const units = this.#bytes.readUInt32LE(this.at);
    if (units > MAX_TEXT_LENGTH) throw new UnreadableAcquisitionError('A string in the header is too long.');
    const begin = this.at + 4;
    if (begin + 2 * units > this.#bytes.length) throw new UnreadableAcquisitionError(CUT_OFF);
    this.at = begin + 2 * units;
    return this.#bytes.toString('utf16le', begin, this.at).replace(/\0.*$/s, '');
  }

  skipTexts(count: number): void {
    for (let text = 0; text < count; text += 1) this.readText();
  }
}

/** The run header of an instrument. The version determines the size of its addresses. */
interface RunHeader {
  readonly bytes: Buffer;
  readonly at: number;
  readonly version: number;
}

/** Returns the offset of RawFileInfo, which follows the strings of the sequence row. */
function findRawFileInfo(head: Buffer, version: number): number {
  const texts = new Texts(head, 0x58c);
  texts.skipTexts(13);
  texts.skipTexts(3);
  texts.at += 4;
  if (version >= 60) texts.skipTexts(15);
  texts.at += 24;
  texts.skipTexts(1);
  return texts.at;
}

/** Returns the start in UTC, unless its difference from the local time cannot be the offset of a time zone. */
function readUtc(head: Buffer, info: number, acquiredAt: string | null): Acquisition['values'] {
  const [year = 0, month = 0, , ...rest] = Array.from({ length: 7 }, (_, at) => head.readUInt16LE(info + 4 + 2 * at));
  const utc = Date.UTC(year, month - 1, ...rest);
  const offset = Math.round((Date.parse(`${acquiredAt}Z`) - utc) / 60_000);
  const isOffset = offset % 15 === 0 && offset >= -12 * 60 && offset <= 14 * 60;
  return isOffset ? { acquired_utc: formatUtc(utc) } : {};
}

/** Returns the run header of the mass spectrometer, which has scan events and contains its own address. */
async function findRunHeader(
  file: FileHandle,
  size: number,
  head: Buffer,
  { version, info }: { readonly version: number; readonly info: number },
): Promise<RunHeader | undefined> {
  const controllers = head.readUInt32LE(info + 28);
  if (controllers === 0) throw new UnreadableAcquisitionError(CUT_OFF);
  if (controllers > MAX_CONTROLLERS) return undefined;
  for (let number = 0; number < controllers; number += 1) {
    const at =
      version < 64 ? head.readUInt32LE(info + 44 + 12 * number) : Number(head.readBigUInt64LE(info + 824 + 16 * number));
    if (at === 0 || at >= size) throw new UnreadableAcquisitionError(CUT_OFF);
    const bytes = await readBytesAt(file, at, Math.min(8_192, size - at));
    if (bytes.length < selectHeaderSize(version)) throw new UnreadableAcquisitionError(CUT_OFF);
    const run = { bytes, at, version };
    if (parseFileAddress(run, 7_396, 7_472) === at && bytes.readUInt32LE(7_376) > 0) return run;
  }
  return undefined;
}

function selectHeaderSize(version: number): number {
  return version < 64 ? 7_408 : 7_576;
}

function parseFileAddress({ bytes, version }: RunHeader, short: number, long: number): number {
  return version < 64 ? bytes.readUInt32LE(short) : Number(bytes.readBigUInt64LE(long));
}

async function readInstrument(file: FileHandle, size: number, { at, version }: RunHeader): Promise<string | null> {
  const from = at + selectHeaderSize(version);
  const texts = new Texts(await readBytesAt(file, from, Math.min(65_536, size - from)), 12);
  texts.skipTexts(1);
  return normalizeInstrumentName(texts.readText());
}

async function readScans(
  file: FileHandle,
  size: number,
  run: RunHeader,
): Promise<Pick<Acquisition, 'values' | 'chromatogram' | 'basePeaks'>> {
  const { bytes, version } = run;
  const scans = bytes.readUInt32LE(12) - bytes.readUInt32LE(8) + 1;
  if (scans < 1 || scans > MAX_SCANS) return { values: {} };
  const entry = version < 64 ? 72 : version === 64 ? 80 : 88;
  const index = parseFileAddress(run, 28, 7_408);
  if (index === 0 || index + scans * entry > size) throw new UnreadableAcquisitionError(CUT_OFF);
  const events = { from: parseFileAddress(run, 7_368, 7_448), to: parseFileAddress(run, 7_372, 7_456) };
  const levels = await readLevels(file, size, { ...events, version, scans });
  const counter = new ScanCounter();
  const piece = 10_000;
  for (let first = 0; first < scans; first += piece) {
    const count = Math.min(piece, scans - first);
    const entries = await readBytesAt(file, index + first * entry, count * entry);
    for (let at = 0; at < count; at += 1)
      counter.addScan({
        level: levels?.[first + at] ?? 0,
        time: entries.readDoubleLE(at * entry + 24),
        peaks: undefined,
        statedTic: entries.readDoubleLE(at * entry + 32),
        summedTic: undefined,
        basePeak: entries.readDoubleLE(at * entry + 40),
        injection: undefined,
        charge: undefined,
        window: undefined,
      });
  }
  return { values: counter.computeValues(), ...counter.createChromatograms() };
}

async function readBytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  return bytes.subarray(0, bytesRead);
}

/** Maximum bytes of the list of scan events. Levels of longer lists stay unknown. */
const MAX_EVENT_BYTES = 512 * 1_048_576;
const HIGHEST_LEVEL = 10;
const LEVEL_OFFSET = 6;

/** Returns the MS level of each scan; undefined if the list does not end at its expected offset. */
async function readLevels(
  file: FileHandle,
  size: number,
  { from, to, version, scans }: { from: number; to: number; version: number; scans: number },
): Promise<Uint8Array | undefined> {
  if (from === 0 || to > size || to - from <= 4 || to - from > MAX_EVENT_BYTES) return undefined;
  const bytes = await readBytesAt(file, from, to - from);
  if (bytes.length < to - from) return undefined;
  const levels = new Uint8Array(scans);
  let at = 4;
  const equal = (bytes.length - 4) / scans;
  for (let scan = 0; scan < scans; scan += 1) {
    const level = bytes[at + LEVEL_OFFSET] ?? 0;
    if (level < 1 || level > HIGHEST_LEVEL) return undefined;
    levels[scan] = level;
    const length = version < 66 ? parseEventLength(bytes, at, version) : Number.isInteger(equal) ? equal : undefined;
    if (length === undefined) return undefined;
    at += length;
  }
  return at === bytes.length ? levels : undefined;
}

/** Returns the length of a scan event in bytes (fixed part, reactions and list); undefined if the file ends earlier. */
function parseEventLength(bytes: Buffer, at: number, version: number): number | undefined {
  const preamble = version < 62 ? 80 : version === 62 ? 120 : 128;
  if (at + preamble + 4 > bytes.length) return undefined;
  const reactions = bytes.readUInt32LE(at + preamble);
  const next = preamble + 4 + 32 * reactions + 20;
  if (at + next + 4 > bytes.length) return undefined;
  return next + 4 + 8 * bytes.readUInt32LE(at + next) + 8;
}
