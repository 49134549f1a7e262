/** Reads acquisition time and instrument of Agilent `.d` and Waters `.raw` folders from their text files. */
import { text } from 'node:stream/consumers';
import { type Acquisition, normalizeInstrumentName } from './acquisition.ts';
import type { ArchivedFile } from './archive.ts';

/** Maximum bytes of a header. */
const MAX_HEADER_BYTES = 1_048_576;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const START = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)/;

/** Returns time and instrument, without values; null for another format, such as Bruker's `.baf`. */
export async function readVendorFolder(files: readonly ArchivedFile[]): Promise<Acquisition | null> {
  const read = async (name: RegExp): Promise<string> => {
    const file = files.find((one) => name.test(one.name) && one.size <= MAX_HEADER_BYTES);
    return file === undefined ? '' : text(await file.open());
  };
  const [waters, agilent, devices] = [
    await read(/^[^/]+\.raw\/_header\.txt$/i),
    await read(/^[^/]+\.d\/acqdata\/contents\.xml$/i),
    await read(/^[^/]+\.d\/acqdata\/devices\.xml$/i),
  ];
  if (`${waters}${agilent}${devices}` === '') return null;
  // The first device is the mass spectrometer. InstrumentName in Contents.xml is usually "Instrument 1".
  const model = /<ModelNumber>([^<]*)</.exec(devices)?.[1] ?? readWatersField(waters, 'Instrument')?.replace(/#.*/, '');
  return {
    values: {},
    acquiredAt: START.exec(/<AcquiredTime>([^<]*)</.exec(agilent)?.[1]?.trim() ?? '')?.[1] ?? readWatersTime(waters),
    instrument: normalizeInstrumentName(model),
    note: 'Only the acquisition time and the instrument can be read from this format.',
  };
}

function readWatersTime(header: string): string | null {
  const [, day = '', month = '', year] =
    /^(\d{1,2})-(\w{3})-(\d{4})$/.exec(readWatersField(header, 'Acquired Date') ?? '') ?? [];
  const clock = /^\d\d:\d\d:\d\d$/.exec(readWatersField(header, 'Acquired Time') ?? '')?.[0];
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  if (number === 0 || clock === undefined) return null;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}T${clock}`;
}

function readWatersField(header: string, name: string): string | undefined {
  const start = `$$ ${name}:`;
  const line = header.split('\n').find((one) => one.startsWith(start));
  return line?.slice(start.length).trim();
}
