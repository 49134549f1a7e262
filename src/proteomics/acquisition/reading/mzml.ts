/** Measures mzML (HUPO-PSI mzML 1.1) as a stream. Rejects entity declarations. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { type Acquisition, normalizeInstrumentName, ScanCounter, UnreadableAcquisitionError } from './acquisition.ts';
import { getMaxUnpackedBytes } from './archive.ts';
import { type MzmlParameter, parseElements, parseParams } from './mzml-elements.ts';
import { parseSpectrum } from './mzml-spectrum.ts';

/** Maximum bytes of a spectrum, and of the data between two spectra. */
const MAX_PENDING_LENGTH = 64 * 1_048_576;
const PIECE = 4 * 1_048_576;
const LISTS = [Buffer.from('<spectrumList'), Buffer.from('<chromatogramList')];
const SPECTRUM_END = Buffer.from('</spectrum>');
const CHROMATOGRAM_END = Buffer.from('</chromatogram>');

/** Measures an mzML file, also with gzip compression. @throws UnreadableAcquisitionError */
export async function readMzml(path: string): Promise<Acquisition> {
  const reading = new MzmlReading();
  try {
    for await (const chunk of await openPlainBytes(path)) {
      reading.addChunk(chunk as Buffer);
      if (reading.isDone) break;
    }
    return reading.finish();
  } catch (error) {
    const refusal = explainError(error as NodeJS.ErrnoException);
    if (refusal instanceof UnreadableAcquisitionError) refusal.header = reading.parseHeader();
    throw refusal;
  }
}

function explainError(error: NodeJS.ErrnoException): Error {
  if (error.code === 'Z_BUF_ERROR') return new UnreadableAcquisitionError('The file is cut off: its gzip stream has no end.');
  if (error.code?.startsWith('Z_')) return new UnreadableAcquisitionError('The file is not a complete gzip stream.');
  return error;
}

async function openPlainBytes(path: string): Promise<AsyncIterable<unknown>> {
  const [first] = await readFirstBytes(path);
  const file = createReadStream(path, { highWaterMark: PIECE });
  if (first !== 0x1f) return file;
  const plain = createGunzip({ chunkSize: PIECE });
  file.once('error', (error) => plain.destroy(error));
  return limitBytes(file.pipe(plain), getMaxUnpackedBytes((await stat(path)).size));
}

async function* limitBytes(pieces: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > most) throw new UnreadableAcquisitionError('The file expands to far more data than expected for its size.');
    yield piece;
  }
}

async function readFirstBytes(path: string): Promise<Buffer> {
  for await (const chunk of createReadStream(path, { end: 1 })) return chunk as Buffer;
  throw new UnreadableAcquisitionError('The file is empty.');
}

class MzmlReading {
  isDone = false;
  readonly #scans = new ScanCounter();
  /** Unparsed bytes, and their offset in the file. */
  #pending: Buffer = Buffer.alloc(0);
  #from = 0;
  readonly #spectrum = new Mark('<spectrum', true);
  readonly #chromatogram = new Mark('<chromatogram', true);
  readonly #end = new Mark('</mzML>', false);
  /** Offset up to which the bytes contain no end tag of the current element. */
  #searched = 0;
  #head: string | undefined;
  #groups: ReadonlyMap<string, readonly MzmlParameter[]> = new Map();
  #chromatograms = 0;
  /** True after the start of the list of spectra, which precedes chromatograms. */
  #isOfSpectra = false;

  addChunk(chunk: Buffer): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    if (this.#head === undefined && !this.#readHead()) return;
    while (!this.isDone && this.#readNext());
    if (this.#pending.length > MAX_PENDING_LENGTH) throw new UnreadableAcquisitionError('A spectrum is longer than 64 MiB.');
  }

  finish(): Acquisition {
    if (this.#head === undefined) throw new UnreadableAcquisitionError(NO_MZML);
    if (!this.isDone)
      throw new UnreadableAcquisitionError('The file is cut off: it ends before its last spectrum, or without </mzML>.');
    const values = this.#scans.computeValues({ chromatograms: this.#chromatograms });
    const around = parseHead(this.#head, this.#groups);
    if (values.spectra !== 0) return { values, ...this.#scans.createChromatograms(), ...around };
    if (this.#isOfSpectra || this.#chromatograms === 0) throw new UnreadableAcquisitionError('The file has no spectra.');
    const note = `It has no spectra, and ${this.#chromatograms} ${this.#chromatograms === 1 ? 'chromatogram' : 'chromatograms'}.`;
    return { values: { spectra: 0, chromatograms: this.#chromatograms }, note, ...around };
  }

  /** Returns time and instrument; undefined before the first spectrum. */
  parseHeader(): Pick<Acquisition, 'acquiredAt' | 'instrument'> | undefined {
    return this.#head === undefined ? undefined : parseHead(this.#head, this.#groups);
  }

  #readHead(): boolean {
    const lists = LISTS.map((list) => this.#pending.indexOf(list)).filter((at) => at !== -1);
    if (lists.length === 0) {
      if (this.#pending.length > MAX_PENDING_LENGTH) throw new UnreadableAcquisitionError(NO_MZML);
      return false;
    }
    const at = Math.min(...lists);
    const head = this.#pending.toString('utf8', 0, at);
    if (!/<mzML[\s>]/.test(head)) throw new UnreadableAcquisitionError(NO_MZML);
    if (/<!(DOCTYPE|ENTITY)/i.test(head))
      throw new UnreadableAcquisitionError('The file declares XML entities, which mzML does not allow.');
    const version = /<mzML\s[^<>]*?\sversion\s*=\s*["']([^"'<>]{0,40})/.exec(head)?.[1];
    if (version !== undefined && !/^1(\.|$)/.test(version))
      throw new UnreadableAcquisitionError(`The file is mzML ${version}; only mzML 1 is supported.`);
    this.#isOfSpectra = this.#pending.indexOf(LISTS[0] as Buffer) === at;
    this.#head = head;
    this.#groups = parseGroups(head);
    this.#dropBytes(at);
    return true;
  }

  /** Reads the next spectrum or chromatogram; returns false if it needs more bytes. */
  #readNext(): boolean {
    const [spectrum, chromatogram, end] = [this.#spectrum, this.#chromatogram, this.#end].map((mark) =>
      mark.findOffset(this.#pending, this.#from),
    ) as [number, number, number];
    const first = Math.min(spectrum, chromatogram, end);
    if (first === Number.POSITIVE_INFINITY) {
      // A start tag may be split between two pieces.
      this.#dropBytes(Math.max(0, this.#pending.length - MAX_MARK_LENGTH));
      return false;
    }
    if (first === end) {
      this.isDone = true;
      return false;
    }
    const [mark, isSpectrum] = first === spectrum ? [SPECTRUM_END, true] : [CHROMATOGRAM_END, false];
    const begin = first - this.#from;
    const until = this.#pending.indexOf(mark, Math.max(begin, this.#searched - this.#from - mark.length));
    if (until === -1) {
      this.#searched = this.#from + this.#pending.length;
      this.#dropBytes(begin);
      return false;
    }
    if (isSpectrum) this.#scans.addScan(parseSpectrum(this.#pending.subarray(begin, until), this.#groups));
    else this.#chromatograms += 1;
    this.#dropBytes(until + mark.length);
    return true;
  }

  #dropBytes(bytes: number): void {
    this.#pending = this.#pending.subarray(bytes);
    this.#from += bytes;
  }
}

const NO_MZML = 'The file is not mzML, or it was cut off.';
/** Maximum bytes of the name in a start tag, including the following byte. */
const MAX_MARK_LENGTH = 16;

/** Caches the next offset of a string. Without a cache, repeated searches would take quadratic time. */
class Mark {
  readonly #text: Buffer;
  /** True to match only complete names: `<spectrum` must not match `<spectrumList`. */
  readonly #isName: boolean;
  #found = -1;
  #searched = 0;

  constructor(text: string, isName: boolean) {
    this.#text = Buffer.from(text);
    this.#isName = isName;
  }

  /** Returns the file offset of the next occurrence; Infinity if there is none. */
  findOffset(pending: Buffer, from: number): number {
    if (this.#found >= from) return this.#found;
    let at = pending.indexOf(this.#text, Math.max(0, this.#searched - from));
    while (at !== -1 && this.#isName && !isEndOfName(pending[at + this.#text.length])) at = pending.indexOf(this.#text, at + 1);
    this.#found = at === -1 ? -1 : from + at;
    this.#searched = at === -1 ? Math.max(from, from + pending.length - MAX_MARK_LENGTH) : from + at + this.#text.length;
    return at === -1 ? Number.POSITIVE_INFINITY : this.#found;
  }
}

function isEndOfName(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x3e;
}

function parseGroups(head: string): Map<string, readonly MzmlParameter[]> {
  const groups = new Map<string, readonly MzmlParameter[]>();
  for (const { attributes, content } of parseElements(head, 'referenceableParamGroup')) {
    const id = attributes.get('id');
    if (id !== undefined) groups.set(id, parseParams(content, new Map()));
  }
  return groups;
}

/** Terms that are not the instrument model: serial number, transformations, and the generic term for models. */
const NO_MODEL: ReadonlySet<string> = new Set(['MS:1000529', 'MS:1000032', 'MS:1000031']);

function parseHead(
  head: string,
  groups: ReadonlyMap<string, readonly MzmlParameter[]>,
): Pick<Acquisition, 'acquiredAt' | 'instrument'> {
  const startTime = /<run\s[^<>]*?startTimeStamp\s*=\s*["'](\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)/.exec(head)?.[1];
  const [configuration] = parseElements(head, 'instrumentConfiguration');
  const own = configuration?.content.split('<componentList')[0] ?? '';
  const model = parseParams(own, groups).find(
    ({ accession, name }) => accession.startsWith('MS:') && name !== '' && !NO_MODEL.has(accession),
  );
  return { acquiredAt: startTime ?? null, instrument: normalizeInstrumentName(model?.name) };
}
