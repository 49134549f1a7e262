import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deflateSync } from 'node:zlib';

export interface TestSpectrum {
  readonly level: number;
  /** Retention time in minutes. */
  readonly minutes: number;
  readonly intensities: readonly number[];
  readonly tic?: number;
  readonly injection?: number;
  readonly charge?: number;
  /** Center of the isolation window in m/z. The window is 20 m/z wide. */
  readonly target?: number;
}

const createTerm = (accession: string, value: string | number = '', unit = '') =>
  `<cvParam cvRef="MS" accession="${accession}" name="a > b" value="${value}"${unit === '' ? '' : ` unitAccession="${unit}"`}/>`;

/** Spectra of four DIA cycles. Each cycle has a survey scan and two windows. */
export const DIA_CYCLES: readonly TestSpectrum[] = [0, 1, 2, 3].flatMap((cycle) => [
  { level: 1, minutes: cycle * 0.05, intensities: [10, 20, 30], tic: 70, injection: 4 },
  { level: 2, minutes: cycle * 0.05 + 0.01, intensities: [1, 2], tic: 4, injection: 20, target: 500 },
  { level: 2, minutes: cycle * 0.05 + 0.02, intensities: [3], tic: 4, injection: 30, target: 520 },
]);

/** Returns mzML. If `isOdd` is true, times are in seconds and arrays are uncompressed. */
export function buildMzml(
  spectra: readonly TestSpectrum[] = DIA_CYCLES,
  { isOdd = false }: { readonly isOdd?: boolean } = {},
): string {
  const createArray = (values: readonly number[], kind: string) => {
    const bytes = Buffer.from(isOdd ? Float64Array.from(values).buffer : Float32Array.from(values).buffer);
    const coded = (isOdd ? bytes : deflateSync(bytes)).toString('base64');
    const coding = createTerm(isOdd ? 'MS:1000576' : 'MS:1000574');
    return `<binaryDataArray encodedLength="${coded.length}">${createTerm(isOdd ? 'MS:1000523' : 'MS:1000521')}${coding}${createTerm(kind)}<binary>${coded}</binary></binaryDataArray>`;
  };
  const formatSpectrum = ({ level, minutes, intensities, tic, injection, charge, target }: TestSpectrum, at: number) => `
    <spectrum index="${at}" id="scan=${at + 1}" defaultArrayLength="${intensities.length}">
      ${isOdd ? '<referenceableParamGroupRef ref="of every spectrum"/>' : ''}${createTerm('MS:1000511', level)}${createTerm('MS:1000505', Math.max(0, ...intensities))}${tic === undefined ? '' : createTerm('MS:1000285', tic)}
      <scanList count="1"><scan>${isOdd ? createTerm('MS:1000016', minutes * 60, 'UO:0000010') : createTerm('MS:1000016', minutes, 'UO:0000031')}
      ${injection === undefined ? '' : createTerm('MS:1000927', injection, 'UO:0000028')}</scan></scanList>
      ${
        level === 1
          ? ''
          : `<precursorList count="1"><precursor><isolationWindow>${target === undefined ? '' : createTerm('MS:1000827', target) + createTerm('MS:1000828', 10) + createTerm('MS:1000829', 10)}</isolationWindow>
      <selectedIonList count="1"><selectedIon>${charge === undefined ? '' : createTerm('MS:1000041', charge)}</selectedIon></selectedIonList></precursor></precursorList>`
      }
      <binaryDataArrayList count="2">${createArray(intensities, 'MS:1000514')}${createArray(intensities, 'MS:1000515')}</binaryDataArrayList>
    </spectrum>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<indexedmzML><mzML xmlns="http://psi.hupo.org/ms/mzml" version="1.1.0">
  <referenceableParamGroupList count="2"><referenceableParamGroup id="instrument">
    ${createTerm('MS:1000529', 'serial 1')}<cvParam cvRef="MS" accession="MS:1003029" name="Orbitrap &amp; Eclipse" value=""/></referenceableParamGroup>
    <referenceableParamGroup id="of every spectrum">${createTerm('MS:1000130')}</referenceableParamGroup></referenceableParamGroupList>
  <instrumentConfigurationList count="1"><instrumentConfiguration id="IC1"><referenceableParamGroupRef ref="instrument"/></instrumentConfiguration></instrumentConfigurationList>
  <run id="run" defaultInstrumentConfigurationRef="IC1" startTimeStamp="2025-03-04T11:12:13Z">
  <spectrumList count="${spectra.length}">${spectra.map(formatSpectrum).join('')}
  </spectrumList><chromatogramList count="1"><chromatogram index="0" id="TIC"><binaryDataArrayList count="0"></binaryDataArrayList></chromatogram></chromatogramList>
  </run></mzML><indexList count="1"/></indexedmzML>
`;
}

/** Writes analysis.tdf of a timsTOF run with four surveys, eight PASEF frames and, in DDA, precursors. */
export function writeTdf(path: string, mode: 'dia' | 'dda'): void {
  rmSync(path, { force: true });
  const database = new DatabaseSync(path);
  database.exec(`
    create table GlobalMetadata (Key text, Value text);
    insert into GlobalMetadata values ('InstrumentName', 'timsTOF HT'), ('AcquisitionDateTime', '2025-03-04T11:12:13.456+01:00');
    create table Frames (Id integer primary key, Time real, MsMsType integer, MaxIntensity integer, SummedIntensities integer,
      NumPeaks integer, AccumulationTime real);`);
  const add = database.prepare('insert into Frames values (?, ?, ?, 9, ?, ?, ?)');
  for (let id = 1; id <= 12; id += 1) {
    const isSurvey = id % 3 === 1;
    add.run(id, id * 0.1, isSurvey ? 0 : mode === 'dia' ? 9 : 8, isSurvey ? 1_000 : 100, isSurvey ? 50 : 5, 100);
  }
  if (mode === 'dia')
    database.exec(`create table DiaFrameMsMsWindows (WindowGroup integer, ScanNumBegin integer, ScanNumEnd integer, IsolationMz real, IsolationWidth real);
      insert into DiaFrameMsMsWindows values (1, 0, 10, 400, 25), (1, 10, 20, 600, 25), (2, 0, 10, 425, 25);`);
  else
    database.exec(`create table Precursors (Id integer primary key, Charge integer);
      insert into Precursors (Charge) values (2), (2), (3), (null), (0);`);
  database.close();
}

/** Returns a tar file (ustar) with the given files. */
export function buildTar(files: Readonly<Record<string, Buffer | string>>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, content]) => {
    const header = Buffer.alloc(512);
    const bytes = Buffer.from(content);
    header.write(name, 0, 100);
    header.write(
      `${'0000644\0'.repeat(3)}${bytes.length.toString(8).padStart(11, '0')}\0${'0'.repeat(11)}\0${' '.repeat(8)}0`,
      100,
    );
    header.write('ustar\x0000', 257);
    header.write(
      `${header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    );
    return [header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1_024)]);
}

export function buildTimsArchive(folder: string, mode: 'dia' | 'dda'): Buffer {
  const path = join(folder, 'tables-of-an-archive.tdf');
  writeTdf(path, mode);
  return buildTar({ 'run.d/analysis.tdf': readFileSync(path), 'run.d/analysis.tdf_bin': 'frames' });
}

/** Returns a Thermo `.raw` file of version 63 or 66 with one scan per minute. */
export function buildThermoFile(levels: readonly number[], { version = 66, isCut = false } = {}): Buffer {
  const isLong = version >= 64;
  const createText = (content = '') => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(content.length);
    return Buffer.concat([length, Buffer.from(content, 'utf16le')]);
  };
  const writeTexts = (count: number) => Buffer.concat(Array.from({ length: count }, () => createText('x')));
  const head = Buffer.alloc(0x58c);
  head.set([0x01, 0xa1, ...Buffer.from('Finnigan', 'utf16le')]);
  head.writeUInt32LE(version, 0x24);
  head.writeBigUInt64LE((BigInt(Date.UTC(2025, 2, 4, 11, 12, 13)) + 11_644_473_600_000n) * 10_000n, 0x28);
  const info = Buffer.alloc(2_048);
  const front = [head, writeTexts(13), writeTexts(3), Buffer.alloc(4), writeTexts(15), Buffer.alloc(24), writeTexts(1)];
  const run = Buffer.concat([...front, info]).length;
  // SYSTEMTIME in UTC, an hour before the local time.
  for (const [at, part] of [2025, 3, 2, 4, 10, 12, 13].entries()) info.writeUInt16LE(part, 4 + 2 * at);
  info.writeUInt32LE(1, 28);
  if (isLong) info.writeBigUInt64LE(BigInt(run), 824);
  else info.writeUInt32LE(run, 44);
  const header = Buffer.alloc(isLong ? 7_576 : 7_408);
  const instrument = Buffer.concat([
    Buffer.alloc(12),
    createText('Orbitrap'),
    createText('Orbitrap Astral'),
    createText('serial'),
  ]);
  const entry = isLong ? 88 : 72;
  const index = Buffer.alloc(entry * levels.length);
  const writeEvent = (level: number) => {
    const bytes = Buffer.alloc(128 + 4 + 20 + 4 + 8);
    bytes[6] = level;
    return bytes;
  };
  const events = Buffer.concat([Buffer.alloc(4), ...levels.map(writeEvent)]);
  for (const at of levels.keys()) {
    index.writeDoubleLE(at, at * entry + 24);
    index.writeDoubleLE(100 * (at + 1), at * entry + 32);
    index.writeDoubleLE(10 * (at + 1), at * entry + 40);
  }
  const atIndex = run + header.length + instrument.length;
  const addresses = [atIndex, atIndex + index.length, atIndex + index.length + events.length, run];
  const places = isLong ? [7_408, 7_448, 7_456, 7_472] : [28, 7_368, 7_372, 7_396];
  for (const [number, place] of places.entries()) {
    if (isLong) header.writeBigUInt64LE(BigInt(addresses[number] as number), place);
    else header.writeUInt32LE(addresses[number] as number, place);
  }
  header.writeUInt32LE(1, 8);
  header.writeUInt32LE(levels.length, 12);
  header.writeUInt32LE(levels.length, 7_376);
  const whole = Buffer.concat([...front, info, header, instrument, index, events]);
  return isCut ? whole.subarray(0, atIndex + 10) : whole;
}
