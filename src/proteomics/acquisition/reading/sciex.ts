/** Measures a Sciex `.wiff` file: acquisition time, instrument, and ion current by scan. Spectra are in `.wiff.scan`. */
import { readFile, stat } from 'node:fs/promises';
import { type Acquisition, normalizeInstrumentName, ScanCounter, UnreadableAcquisitionError } from './acquisition.ts';
import { CompoundFile } from './compound-file.ts';
import { formatFileTime } from './thermo.ts';

/** Larger files contain spectra, and are not read into memory. */
const MAX_BYTES = 268_435_456;
const SAMPLE = 'SampleSubtree/Sample1';
const INDEX_HEADER_BYTES = 32;
const INDEX_ENTRY_BYTES = 54;

/** Measures the first sample of a file; null for another format, such as `.wiff2`. @throws UnreadableAcquisitionError */
export async function readSciex(path: string): Promise<Acquisition | null> {
  if ((await stat(path)).size > MAX_BYTES) return null;
  const bytes = await readFile(path);
  if (!CompoundFile.isCompoundFile(bytes)) return null;
  try {
    const file = new CompoundFile(bytes);
    const scans = readIndex(file.readStream(`${SAMPLE}/Idx`));
    const severalSamples = file.readStream('SampleSubtree/Sample2/Log') === undefined ? '' : `${SEVERAL_SAMPLES} `;
    return {
      values: scans?.computeValues() ?? {},
      ...scans?.createChromatograms(),
      acquiredAt: readStart(file.readStream('\x05SummaryInformation')),
      instrument: findInstrument(file.readStream(`${SAMPLE}/Log`)?.toString('utf16le') ?? ''),
      note: `${severalSamples}${NO_BASE_PEAKS}`,
    };
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new UnreadableAcquisitionError('The file is damaged or cut off.', { cause });
  }
}

const SEVERAL_SAMPLES = 'The file contains several samples. Only the first was read.';
const NO_BASE_PEAKS = 'Files in .wiff contain no readable base peaks, so there is no base peak chromatogram.';

const CREATION_TIME = 12;
const FILE_TIME = 0x40;

/** Returns the start in UTC from a property set ([MS-OLEPS] 2.21); null if it is missing. */
function readStart(summary: Buffer | undefined): string | null {
  if (summary === undefined) return null;
  const section = summary.readUInt32LE(44);
  const count = Math.min(summary.readUInt32LE(section + 4), summary.length >> 3);
  for (let property = 0; property < count; property += 1) {
    const entry = section + 8 + 8 * property;
    if (summary.readUInt32LE(entry) !== CREATION_TIME) continue;
    const at = section + summary.readUInt32LE(entry + 4);
    return summary.readUInt32LE(at) === FILE_TIME ? formatFileTime(summary.readBigUInt64LE(at + 4)) : null;
  }
  return null;
}

/** Returns the mass spectrometer in the log of the acquisition, which also lists other devices of the system. */
function findInstrument(log: string): string | null {
  const [, ...spectrometers] = log.split(/Mass Spectrometer:/i);
  const devices = spectrometers.flatMap((text) => [...text.split(/(?=Component Name:)/i), text]);
  const isOfSciex = (line: string) => /sciex/i.test(line.split(/Manufacturer:/i)[1] ?? '');
  const found = devices.find((device) => device.split(/[\r\n]/).some(isOfSciex) && COMPONENT.test(device));
  return normalizeInstrumentName(COMPONENT.exec(found ?? '')?.[1]);
}

const COMPONENT = /Component I[Dd]:\s*([^\r\n]+)/;

/** Returns the scans of the index; undefined if it has another layout. Level 1 marks survey scans. */
function readIndex(index: Buffer | undefined): ScanCounter | undefined {
  const bytes = index?.subarray(INDEX_HEADER_BYTES) ?? Buffer.alloc(0);
  if (bytes.length === 0 || bytes.length % INDEX_ENTRY_BYTES !== 0) return undefined;
  const scans = new ScanCounter();
  let last = 0;
  for (let at = 0; at < bytes.length; at += INDEX_ENTRY_BYTES) {
    const [time, tic] = [bytes.readFloatLE(at + 0x0c), bytes.readDoubleLE(at + 0x12)];
    if (!(time >= last && Number.isFinite(time) && Number.isFinite(tic) && tic >= 0)) return undefined;
    last = time;
    scans.addScan({
      level: bytes[at + 0x10] === 1 ? 1 : 2,
      time,
      peaks: undefined,
      statedTic: tic,
      summedTic: undefined,
      basePeak: undefined,
      injection: undefined,
      charge: undefined,
      window: undefined,
    });
  }
  return scans;
}
