/** Parses one spectrum of mzML. The end tag is not included. Terms are from PSI-MS and the Unit Ontology. */
import { inflateSync } from 'node:zlib';
import type { IsolationWindow, Scan } from './acquisition.ts';
import { type MzmlParameter, parseAttributes, parseParams } from './mzml-elements.ts';

const ARRAYS = Buffer.from('<binaryDataArrayList');
const ARRAY = Buffer.from('<binaryDataArray ');
const BINARY = Buffer.from('<binary>');
const BINARY_END = Buffer.from('</binary>');
const TERM = {
  level: 'MS:1000511',
  ms1: 'MS:1000579',
  time: 'MS:1000016',
  tic: 'MS:1000285',
  basePeak: 'MS:1000505',
  injection: 'MS:1000927',
  charge: 'MS:1000041',
  target: 'MS:1000827',
  lower: 'MS:1000828',
  upper: 'MS:1000829',
  mobility: 'MS:1002815',
  intensities: 'MS:1000515',
  zlib: 'MS:1000574',
  uncompressed: 'MS:1000576',
  float32: 'MS:1000521',
  float64: 'MS:1000523',
} as const;
const SECOND = 'UO:0000010';
const MILLISECONDS_PER_SECOND = 1_000;
/** Maximum bytes of a decompressed array. A spectrum of up to 64 MiB exceeds it only in a decompression bomb. */
const MAX_ARRAY_BYTES = 512 * 1_048_576;

export function parseSpectrum(bytes: Buffer, groups: ReadonlyMap<string, readonly MzmlParameter[]>): Scan {
  const arrays = bytes.indexOf(ARRAYS);
  const head = bytes.toString('utf8', 0, arrays === -1 ? bytes.length : arrays);
  const attributes = parseAttributes(head.slice(0, head.indexOf('>')));
  const params = parseParams(head, groups);
  const findParam = (accession: string) => params.find((param) => param.accession === accession);
  const getNumber = (accession: string) => parseFinite(findParam(accession)?.value);
  const peaks = parseFinite(attributes.get('defaultArrayLength')) ?? 0;
  return {
    level: getNumber(TERM.level) ?? (findParam(TERM.ms1) === undefined ? 0 : 1),
    time: convertToMinutes(findParam(TERM.time)),
    peaks,
    statedTic: getNumber(TERM.tic),
    basePeak: getNumber(TERM.basePeak),
    summedTic: peaks === 0 ? 0 : arrays === -1 ? undefined : sumIntensities(bytes, arrays, groups),
    injection: convertToMilliseconds(findParam(TERM.injection)),
    charge: getNumber(TERM.charge),
    window: findParam(TERM.target) === undefined ? undefined : parseWindow((term) => findParam(term)?.value ?? ''),
  };
}

function parseWindow(value: (accession: string) => string): IsolationWindow {
  const [lower, upper] = [parseFinite(value(TERM.lower)), parseFinite(value(TERM.upper))];
  return {
    name: [TERM.target, TERM.lower, TERM.upper, TERM.mobility].map(value).join('/'),
    width: lower === undefined || upper === undefined ? undefined : lower + upper,
  };
}

function parseFinite(text: string | undefined): number | undefined {
  const number = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

function convertToMinutes(param: MzmlParameter | undefined): number | undefined {
  const time = parseFinite(param?.value);
  return time !== undefined && param?.unit === SECOND ? time / 60 : time;
}

function convertToMilliseconds(param: MzmlParameter | undefined): number | undefined {
  const time = parseFinite(param?.value);
  return time !== undefined && param?.unit === SECOND ? time * MILLISECONDS_PER_SECOND : time;
}

/** Returns the sum of the intensities; undefined if the encoding is not supported (MS-Numpress, zstd). */
function sumIntensities(
  bytes: Buffer,
  from: number,
  groups: ReadonlyMap<string, readonly MzmlParameter[]>,
): number | undefined {
  let at = bytes.indexOf(ARRAY, from + ARRAYS.length);
  while (at !== -1) {
    const begin = bytes.indexOf(BINARY, at);
    const end = begin === -1 ? -1 : bytes.indexOf(BINARY_END, begin);
    if (end === -1) return undefined;
    const terms = new Set(parseParams(bytes.toString('latin1', at, begin), groups).map(({ accession }) => accession));
    if (terms.has(TERM.intensities)) return sumArray(bytes.toString('latin1', begin + BINARY.length, end), terms);
    at = bytes.indexOf(ARRAY, end);
  }
  return undefined;
}

function sumArray(base64: string, terms: ReadonlySet<string>): number | undefined {
  const isInflated = terms.has(TERM.zlib);
  if (!isInflated && !terms.has(TERM.uncompressed)) return undefined;
  const width = terms.has(TERM.float64) ? 8 : terms.has(TERM.float32) ? 4 : undefined;
  if (width === undefined) return undefined;
  const coded = Buffer.from(base64, 'base64');
  let plain: Buffer;
  try {
    plain = isInflated ? inflateSync(coded, { maxOutputLength: MAX_ARRAY_BYTES }) : coded;
  } catch {
    return undefined;
  }
  let sum = 0;
  const view = new DataView(plain.buffer, plain.byteOffset, plain.length);
  for (let offset = 0; offset + width <= plain.length; offset += width)
    sum += width === 8 ? view.getFloat64(offset, true) : view.getFloat32(offset, true);
  return sum;
}
