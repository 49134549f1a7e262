import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildMzml, buildTar, buildThermoFile, DIA_CYCLES, writeTdf } from '../testing-raw-data.ts';
import { UnreadableAcquisitionError } from './acquisition.ts';
import { unpackAllFiles, useArchive } from './archive.ts';
import { readMzml } from './mzml.ts';
import { readThermo } from './thermo.ts';
import { readTims } from './tims.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'concordat-raw-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const buildFile = (content: string | Buffer, name = 'file') => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

describe('An mzML file', () => {
  const DIA = {
    spectra: 12,
    ms1: 4,
    ms2: 8,
    peaks: 24,
    tic_stated: 312,
    tic_summed: 264,
    scan_first_min: 0,
    scan_last_min: expect.closeTo(0.17, 9),
    ms1_cycle_s: expect.closeTo(3, 9),
    injection_ms: 18,
    ms1_injection_ms: 4,
    ms2_injection_ms: 25,
    ms1_median_peaks: 3,
    ms2_median_peaks: 1.5,
    ms1_tic_jumps: 0,
    ms1_tic_falls: 0,
    dia_windows: 2,
    chromatograms: 1,
  };

  it('provides metrics, acquisition time and instrument', async () => {
    expect(await readMzml(buildFile(buildMzml()))).toEqual({
      values: DIA,
      chromatogram: [0, 0.05, 0.1, 0.15].map((time) => [expect.closeTo(time, 9), 70, 70]),
      basePeaks: [0, 0.05, 0.1, 0.15].map((time) => [expect.closeTo(time, 9), 30, 30]),
      acquiredAt: '2025-03-04T11:12:13',
      instrument: 'Orbitrap & Eclipse',
    });
  });

  it('has the same values in each allowed encoding', async () => {
    const odd = await readMzml(buildFile(buildMzml(DIA_CYCLES, { isOdd: true })));
    const packed = await readMzml(buildFile(gzipSync(buildMzml())));
    expect([odd.values, packed.values]).toEqual([DIA, DIA]);
  });

  it('has the same values regardless of how its content is split into chunks', async () => {
    const long = Array.from({ length: 60 }, () => DIA_CYCLES).flat();
    const path = buildFile(buildMzml(long));
    expect(statSync(path).size).toBeGreaterThan(500_000);
    expect((await readMzml(path)).values.spectra).toBe(720);
  });

  const narrowWindows = (text: string) => text.replace(/(MS:100082[89]" name="a > b" value=")10/g, '$11');
  const createScans = (targets: readonly number[], charge?: number) =>
    targets.map((target, at) => ({
      ...{ level: 2, minutes: at, intensities: [1], target },
      ...(charge === undefined ? {} : { charge }),
    }));
  it.each([
    ['narrow windows that are used once', narrowWindows(buildMzml(createScans([400, 401, 402, 403]))), undefined],
    ['narrow windows that repeat', narrowWindows(buildMzml(createScans([400, 402, 400, 402, 400]))), 2],
    ['wide windows that are used once', buildMzml(createScans([400, 420, 440])), 3],
    ['wide windows that repeat, with charges', buildMzml(createScans([400, 420, 400, 420], 3)), 2],
    ['narrow windows that repeat, with charges', narrowWindows(buildMzml(createScans([400, 402, 400, 402], 2))), undefined],
    ['wide windows that are used once, with charges', buildMzml(createScans([400, 420, 440], 2)), undefined],
  ])('is classified as DIA or not by its windows and charges: %s', async (_what, content, windows) => {
    expect((await readMzml(buildFile(content))).values.dia_windows).toBe(windows);
  });

  it('provides its time and instrument even if it is cut off', async () => {
    const header = { acquiredAt: '2025-03-04T11:12:13', instrument: 'Orbitrap & Eclipse' };
    await expect(readMzml(buildFile(buildMzml().slice(0, 4_000)))).rejects.toMatchObject({ header });
  });

  it('is accepted with a note if it contains only chromatograms', async () => {
    const { values, note } = await readMzml(buildFile(buildMzml([]).replace(/<spectrumList.*?<\/spectrumList>/s, '')));
    expect([values, note]).toEqual([{ spectra: 0, chromatograms: 1 }, 'It has no spectra, and 1 chromatogram.']);
  });

  it('is rejected if its version is older than 1', async () => {
    const old = buildMzml().replace('version="1.1.0"', 'version="0.99.1"');
    await expect(readMzml(buildFile(old))).rejects.toThrow('The file is mzML 0.99.1; only mzML 1 is supported.');
  });

  it('has precursor charges but no windows in DDA mode', async () => {
    const spectra = [2, 2, 3, undefined].map((charge, at) => ({
      ...{ level: 2, minutes: at, intensities: [1], target: 400 + at },
      ...(charge === undefined ? {} : { charge }),
    }));
    const { values } = await readMzml(buildFile(buildMzml(spectra)));
    expect(values).toMatchObject({
      precursor_charges: '[2, 3]',
      precursor_charge_2_share: 2 / 3,
      precursor_charge_3_share: 1 / 3,
    });
    expect([values.dia_windows, values.ms1_cycle_s, values.tic_stated]).toEqual([undefined, undefined, undefined]);
  });

  it('yields the numbers of jumps and falls of the MS1 signal', async () => {
    const spectra = [100, 1_200, 100, 5, 6].map((tic, minutes) => ({ level: 1, minutes, tic, intensities: [1] }));
    expect((await readMzml(buildFile(buildMzml(spectra)))).values).toMatchObject({ ms1_tic_jumps: 1, ms1_tic_falls: 2 });
  });

  it('yields no summed intensity if the encoding of its peaks is not supported', async () => {
    const numpress = buildMzml().replaceAll('MS:1000574', 'MS:1002312');
    const { values } = await readMzml(buildFile(numpress));
    expect([values.tic_summed, values.tic_stated]).toEqual([undefined, 312]);
  });

  it.each([
    ['empty', '', 'empty'],
    ['not XML', 'raw data', 'not mzML'],
    ['another document', '<mzXML><spectrumList/></mzXML>', 'not mzML'],
    ['a file without spectra', buildMzml([]), 'no spectra'],
    ['a file that ends in a spectrum', buildMzml().slice(0, 4_000), 'cut off'],
    ['a file without its end', buildMzml().split('</mzML>')[0] as string, 'cut off'],
    ['a file with entities', buildMzml().replace('<indexedmzML>', '<!DOCTYPE x [<!ENTITY a "b">]><indexedmzML>'), 'entities'],
    ['a truncated gzip stream', gzipSync(buildMzml()).subarray(0, 500), 'cut off'],
    ['a damaged gzip stream', Buffer.concat([gzipSync(buildMzml()).subarray(0, 300), Buffer.alloc(300, 255)]), 'gzip'],
  ])('is rejected if it is %s', async (_what, content, reason) => {
    const refused = readMzml(buildFile(content));
    await expect(refused).rejects.toThrow(UnreadableAcquisitionError);
    await expect(refused).rejects.toThrow(reason);
  });
});

describe('A timsTOF run', () => {
  const createTdf = (mode: 'dia' | 'dda') => {
    writeTdf(join(folder, 'analysis.tdf'), mode);
    return readTims(join(folder, 'analysis.tdf'));
  };

  it('yields all metrics in DIA mode', () => {
    expect(createTdf('dia')).toEqual({
      values: {
        spectra: 12,
        ms1: 4,
        ms2: 8,
        peaks: 240,
        tic_stated: 4_800,
        scan_first_min: expect.closeTo(0.1 / 60, 9),
        scan_last_min: expect.closeTo(1.2 / 60, 9),
        ms1_cycle_s: expect.closeTo(0.3, 9),
        injection_ms: 100,
        ms1_injection_ms: 100,
        ms2_injection_ms: 100,
        ms1_median_peaks: 50,
        ms2_median_peaks: 5,
        ms1_tic_jumps: 0,
        ms1_tic_falls: 0,
        dia_windows: 3,
        acquired_utc: '2025-03-04T10:12:13Z',
      },
      chromatogram: expect.arrayContaining([[expect.closeTo(0.1 / 60, 9), 1000, 1000]]),
      basePeaks: expect.arrayContaining([[expect.closeTo(0.1 / 60, 9), 9, 9]]),
      acquiredAt: '2025-03-04T11:12:13',
      instrument: 'timsTOF HT',
    });
  });

  it('yields precursor charges but no DIA windows in DDA mode', () => {
    const { values } = createTdf('dda');
    expect(values).toMatchObject({ precursor_charges: '[2, 3]', precursor_charge_2_share: 2 / 3 });
    expect(values.dia_windows).toBeUndefined();
  });

  it.each([
    ['not a database', 'raw data'],
    ['empty', ''],
  ])('is rejected if its table file is %s', (_what, content) => {
    expect(() => readTims(buildFile(content))).toThrow(UnreadableAcquisitionError);
  });
});

describe('An archive', () => {
  const listNames = (path: string, name: string) =>
    useArchive(path, name, async (files) => files.map((one) => `${one.name} ${one.size}`));
  const writeTestFile = (path: string, content: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const createTar = (...more: string[]) => {
    execFileSync('tar', ['-cf', join(folder, 'made.tar'), '-C', folder, ...more]);
    return join(folder, 'made.tar');
  };
  const LONG = `x.d/${'deep/'.repeat(30)}file.txt`;

  it('can be listed and unpacked in tar format, with every form of long names', async () => {
    writeTestFile('x.d/analysis.tdf', 'tables');
    writeTestFile(LONG, 'long');
    for (const format of ['gnu', 'pax', 'ustar']) {
      const path = createTar(`--format=${format}`, 'x.d');
      expect((await listNames(path, 'x.d.tar')).sort()).toEqual(['x.d/analysis.tdf 6', `${LONG} 4`].sort());
      await useArchive(path, 'x.d.tar', (files) => unpackAllFiles(files, join(folder, format)));
      expect(readFileSync(join(folder, format, LONG), 'utf8')).toBe('long');
    }
  });

  it('can be listed and read in zip format', async () => {
    writeTestFile('x.d/analysis.tdf', 'tables');
    const path = buildFile(Buffer.from(ZIP, 'base64'), 'made.zip');
    expect(await listNames(path, 'x.d.zip')).toEqual(['x.d/analysis.tdf 6']);
    expect(
      await useArchive(path, 'x.d.zip', async ([first]) =>
        text(await (first as never as { open(): Promise<NodeJS.ReadableStream> }).open()),
      ),
    ).toBe('tables');
  });

  it('is rejected if it contains a link or a path that leads out of it', async () => {
    writeTestFile('x.d/analysis.tdf', 'tables');
    symlinkSync('/etc/passwd', join(folder, 'x.d/link'));
    await expect(listNames(createTar('x.d'), 'x.d.tar')).rejects.toThrow('link');
    for (const inside of ['../x.d/analysis.tdf', '/x.d/analysis.tdf', 'x.d/../../y', 'C:/x.d/y', 'x.d\\y']) {
      await expect(listNames(buildFile(buildTar({ [inside]: 'tables' }), 'bad.tar'), 'x.d.tar')).rejects.toThrow(
        'outside of it',
      );
    }
  });

  it.each(['x.d.tar', 'x.d.zip'])('is rejected if it is invalid or incomplete: %s', async (name) => {
    writeTestFile('x.d/analysis.tdf', 'tables'.repeat(1_000));
    const cut = readFileSync(createTar('x.d')).subarray(0, 2_000);
    for (const content of [cut, Buffer.alloc(2_000, 7), Buffer.alloc(0)])
      await expect(listNames(buildFile(content, 'bad'), name)).rejects.toThrow(UnreadableAcquisitionError);
  });
});

/** A zip file that contains x.d/analysis.tdf with the content `tables`. */
const ZIP =
  'UEsDBBQAAAAAAAAAZFohAkeEBgAAAAYAAAAQAAAAeC5kL2FuYWx5c2lzLnRkZnRhYmxlc1BLAQIUAxQAAAAAAAAAZFohAkeEBgAAAAYAAAAQAAAAAAAAAAAAAACAAQAAAAB4LmQvYW5hbHlzaXMudGRmUEsFBgAAAAABAAEAPgAAADQAAAAAAA==';

describe('A Thermo raw file', () => {
  it.each([63, 66])('provides the metrics, the time and the instrument from its headers in version %s', async (version) => {
    expect(await readThermo(buildFile(buildThermoFile([1, 2, 2, 1], { version })))).toEqual({
      values: expect.objectContaining({
        ...{ spectra: 4, ms1: 2, ms2: 2, tic_stated: 1_000, scan_last_min: 3, ms1_cycle_s: 180 },
        acquired_utc: '2025-03-04T10:12:13Z',
      }),
      chromatogram: [
        [0, 100, 100],
        [3, 400, 400],
      ],
      basePeaks: [
        [0, 10, 10],
        [3, 40, 40],
      ],
      acquiredAt: '2025-03-04T11:12:13',
      instrument: 'Orbitrap Astral',
    });
  });

  it('provides no time in UTC if its difference from the local time is not the offset of a time zone', async () => {
    const odd = buildThermoFile([1, 2]);
    // Another seventh minute of the local time.
    odd.writeBigUInt64LE(odd.readBigUInt64LE(0x28) + 7n * 600_000_000n, 0x28);
    const read = await readThermo(buildFile(odd));
    expect([read?.acquiredAt, read?.values.acquired_utc]).toEqual(['2025-03-04T11:19:13', undefined]);
  });

  it('provides only the time if its version is unknown', async () => {
    const newer = buildThermoFile([1, 2]);
    newer.writeUInt32LE(70, 0x24);
    expect(await readThermo(buildFile(newer))).toEqual({ values: {}, acquiredAt: '2025-03-04T11:12:13', instrument: null });
  });

  it('is rejected if it is incomplete', async () => {
    await expect(readThermo(buildFile(buildThermoFile([1, 2], { isCut: true })))).rejects.toThrow('cut off');
    await expect(readThermo(buildFile(buildThermoFile([1, 2]).subarray(0, 500)))).rejects.toThrow('cut off');
  });

  it('provides its time even if it is incomplete', async () => {
    const unended = buildThermoFile([1]);
    const cut = buildThermoFile([1, 2], { isCut: true });
    for (const bytes of [unended.subarray(0, 4_000), cut])
      await expect(readThermo(buildFile(bytes))).rejects.toMatchObject({ header: { acquiredAt: '2025-03-04T11:12:13' } });
  });

  it('is recognized by its first bytes', async () => {
    expect(await readThermo(buildFile('raw data of another maker'))).toBeNull();
  });

  const REAL = join(import.meta.dirname, '../../../../../shared/data/laboratory/thermo');
  // The files belong to third parties, so they are not part of the repository.
  if (existsSync(REAL))
    it('has the values that two independent programs read', async () => {
      const expected = JSON.parse(readFileSync(join(REAL, 'expected.json'), 'utf8')) as Record<string, Record<string, unknown>>;
      for (const [name, { wall_clock: time, utc, model, ms1, ms2, first }] of Object.entries(expected)) {
        const read = await readThermo(join(REAL, name));
        const values = { ms1, ms2, acquired_utc: `${String(utc).slice(0, 19)}Z` };
        expect(read).toMatchObject({ values, acquiredAt: String(time).slice(0, 19), instrument: model });
        const [[minutes, tic, basePeak]] = first as [[number, number, number]];
        expect([read?.chromatogram?.[0], read?.basePeaks?.[0]]).toEqual([
          [minutes, tic, tic],
          [minutes, basePeak, basePeak],
        ]);
      }
    });
});
