/** MS levels of the scans of a Thermo `.raw` file, from its list of scan events. */
import type { FileHandle } from 'node:fs/promises';

/** Where the list stands, and of how many scans. */
export interface ScanEvents {
  readonly from: number;
  /** Its end. */
  readonly to: number;
  readonly version: number;
  readonly scans: number;
}

/** Longer lists are not read. */
const MAX_BYTES = 512 * 1_048_576;
const HIGHEST_LEVEL = 10;
/** Byte of an event that holds its level. */
const LEVEL = 6;

/** Levels in the order of the scans; undefined where the list does not end where it should. */
export async function levelsOf(
  file: FileHandle,
  size: number,
  { from, to, version, scans }: ScanEvents,
): Promise<Uint8Array | undefined> {
  if (from === 0 || to > size || to - from <= 4 || to - from > MAX_BYTES) return undefined;
  const bytes = Buffer.alloc(to - from);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
  if (bytesRead < bytes.length) return undefined;
  const levels = new Uint8Array(scans);
  let at = 4;
  const equal = (bytes.length - 4) / scans;
  for (let scan = 0; scan < scans; scan += 1) {
    const level = bytes[at + LEVEL] ?? 0;
    if (level < 1 || level > HIGHEST_LEVEL) return undefined;
    levels[scan] = level;
    const length = version < 66 ? lengthOf(bytes, at, version) : Number.isInteger(equal) ? equal : undefined;
    if (length === undefined) return undefined;
    at += length;
  }
  return at === bytes.length ? levels : undefined;
}

/** A fixed part, the reactions, and two lists whose lengths stand in front of them. */
function lengthOf(bytes: Buffer, at: number, version: number): number | undefined {
  const preamble = version < 62 ? 80 : version === 62 ? 120 : 128;
  if (at + preamble + 4 > bytes.length) return undefined;
  const reactions = bytes.readUInt32LE(at + preamble);
  const next = preamble + 4 + 32 * reactions + 20;
  if (at + next + 4 > bytes.length) return undefined;
  return next + 4 + 8 * bytes.readUInt32LE(at + next) + 8;
}
