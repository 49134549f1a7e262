import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { measureRawData } from '../../src/proteomics/acquisition/measure-raw-data.ts';
import { readMzml } from '../../src/proteomics/acquisition/reading/mzml.ts';
import { parseTextHead } from '../../src/proteomics/engines/recognition/read-head.ts';
import { recognizeHead } from '../../src/proteomics/engines/recognition/recognize.ts';
import { createDiaMzml, createDiaReport, createDiaStatistics } from './dia-runs.ts';
import { createTimsArchive } from './tims-runs.ts';

const RUN = { name: 'dia_1', time: new Date('2025-03-04T11:00:00Z'), isBroken: false };
const BROKEN = { ...RUN, name: 'dia_2', isBroken: true };

it('The tables of the simulated DIA instrument match those of DIA-NN', () => {
  expect(recognizeHead(parseTextHead(createDiaReport([RUN])))).toMatchObject({ engine: 'diann', kind: 'report' });
  expect(recognizeHead(parseTextHead(createDiaStatistics([RUN])))).toMatchObject({ engine: 'diann', kind: 'stats' });
});

it('The tables of the simulated DIA instrument are rectangular, with fewer results for a run with a failed spray', () => {
  for (const text of [createDiaReport([RUN, BROKEN]), createDiaStatistics([RUN, BROKEN])]) {
    const widths = new Set(
      text
        .trim()
        .split('\n')
        .map((line) => line.split('\t').length),
    );
    expect(widths.size).toBe(1);
  }
  const rows = createDiaReport([RUN, BROKEN]).split('\n');
  const countRows = (name: string) => rows.filter((row) => row.startsWith(`${name}.mzML`)).length;
  expect(countRows('dia_2')).toBeLessThan(countRows('dia_1') * 0.7);
});

it('The measured mzML files of the simulated DIA instrument show a failed spray', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-dia-'));
  const measureRun = async (run: typeof RUN) => {
    writeFileSync(join(folder, run.name), createDiaMzml(run));
    return readMzml(join(folder, run.name));
  };
  const [good, broken] = [await measureRun(RUN), await measureRun(BROKEN)];
  rmSync(folder, { recursive: true });
  expect(good).toMatchObject({
    acquiredAt: '2025-03-04T11:00:00',
    instrument: 'Orbitrap Astral',
    values: { ms1: 60, ms2: 480, dia_windows: 8 },
  });
  expect([good.values.ms1_tic_falls, Number(broken.values.ms1_tic_falls) > 0]).toEqual([0, true]);
});

it('The measured archives of the simulated timsTOF show a failed spray', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-tims-'));
  const measureRun = async (run: typeof RUN) => {
    const path = join(folder, run.name);
    writeFileSync(`${path}.d.tar`, await createTimsArchive(run));
    const job = { path: `${path}.d.tar`, name: `${run.name}.d.tar`, folder: join(folder, `${run.name}-unpacked`) };
    mkdirSync(job.folder);
    const outcome = await measureRawData(job, new AbortController().signal);
    return 'acquisition' in outcome ? outcome.acquisition : outcome;
  };
  const [good, broken] = [await measureRun(RUN), await measureRun(BROKEN)];
  rmSync(folder, { recursive: true });
  const values = { ms1: 60, ms2: 240, ms1_tic_falls: 0 };
  expect(good).toMatchObject({ acquiredAt: '2025-03-04T11:00:00', instrument: 'timsTOF HT', values });
  expect(broken).not.toMatchObject({ values: { ms1_tic_falls: 0 } });
});
