import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTools } from '../../src/proteomics/runs/tools/tools-file.ts';
import { SIMULATOR, writeTools } from './demonstration-tools.ts';
import { computeCondition } from './instrument.ts';
import { simulateMeasurement } from './measurement.ts';
import { createSimulatedRawFile, readRawFile } from './raw-file.ts';
import { createFiles } from './simulator.ts';

const folder = mkdtempSync(join(tmpdir(), 'concordat-simulator-'));
afterAll(() => rmSync(folder, { recursive: true }));

const time = new Date('2025-03-04T17:40:21Z');
const writeTestFile = (name: string, content: Buffer | string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const listFiles = (path: string) => [...createFiles('maxquant', simulateMeasurement(readRawFile(path)), path)];

describe('A simulated raw file', () => {
  it('contains its acquisition time', () => {
    expect(readRawFile(writeTestFile('a.raw', createSimulatedRawFile('a.raw', time))).acquiredAt).toEqual(time);
  });

  it('has its modification time as acquisition time if it contains none', () => {
    const before = Date.now() - 2_000;
    const { acquiredAt } = readRawFile(writeTestFile('b.raw', 'anything else'));
    expect(acquiredAt.getTime()).toBeGreaterThan(before);
  });
});

describe('The simulator of result tables', () => {
  it('returns the same results for the same file', () => {
    const path = writeTestFile('c.raw', createSimulatedRawFile('c.raw', time));
    expect(listFiles(path)).toEqual(listFiles(path));
  });

  it('returns different results for different files', () => {
    const [one, other] = [
      writeTestFile('d.raw', createSimulatedRawFile('d.raw', time)),
      writeTestFile('e.raw', createSimulatedRawFile('e.raw', time)),
    ];
    expect(listFiles(one)).not.toEqual(listFiles(other));
  });

  it('writes tables whose rows have a cell for each column of the header', () => {
    for (const [name, text] of listFiles(writeTestFile('f.raw', createSimulatedRawFile('f.raw', time)))) {
      const widths = new Set(
        text
          .trimEnd()
          .split('\n')
          .map((line) => line.split('\t').length),
      );
      expect([name, widths.size]).toEqual([name, 1]);
    }
  });

  it('can be used as a tool of the server', () => {
    expect(
      readTools({ toolsFile: writeTools(folder) })
        .get(SIMULATOR)
        ?.steps.map(({ name }) => name),
    ).toEqual(['rawtools', 'maxquant']);
  });
});

describe('The simulated instrument', () => {
  const runs = Array.from({ length: 400 }, (_, index) =>
    computeCondition(new Date(time.getTime() + index * 3_600_000), `run ${index}`),
  );

  it('produces mostly good runs, and some failed runs of every kind', () => {
    const mishaps = runs.filter(({ mishap }) => mishap !== 'none');
    expect(new Set(mishaps.map(({ mishap }) => mishap)).size).toBe(4);
    expect(mishaps.length).toBeLessThan(60);
  });

  it('loses sensitivity until it is cleaned', () => {
    const good = runs.filter(({ mishap }) => mishap === 'none').map(({ sensitivity }) => sensitivity);
    const computeMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(computeMean(good.slice(0, 80)) - computeMean(good.slice(-80)))).toBeGreaterThan(0.05);
  });
});
