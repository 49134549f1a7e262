import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../../files/disk-files.ts';
import type { StoredResultFile } from '../../results/table.ts';
import { listEngineCharts, readEngineChart, readEngineTable } from './engine-charts.ts';
import type { EngineChartName } from './engine-columns.ts';

const FIXTURES = join(import.meta.dirname, '../../engines/fixtures');
const folder = mkdtempSync(join(tmpdir(), 'concordat-engine-figures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const readTable = (files: readonly StoredResultFile[]) =>
  readEngineTable(
    createDiskFiles(folder),
    files,
    ({ name }) => name,
    (table) => table,
  );

/** Tables of the sample files, with expected values that an independent program computed. */
const TABLES = [
  ['diann', 'report', 'diann-2/report.parquet'],
  ['diann', 'report', 'diann-1.8/report.tsv'],
  ['spectronaut', 'report', 'spectronaut/report.tsv'],
  ['fragpipe', 'psm', 'fragpipe/psm.tsv'],
  ['alphadia', 'precursors', 'alphadia-1/precursors.tsv'],
  ['alphadia', 'precursors', 'alphadia-2/precursors.parquet'],
] as const;

type Expected = Readonly<Record<string, number>>;

async function readFixture(engine: StoredResultFile['engine'], kind: string, path: string, run?: string) {
  const name = basename(path);
  await copyFile(path, join(folder, name));
  const file = {
    name,
    size: (await stat(path)).size,
    kind,
    ...(engine === undefined ? {} : { engine }),
    ...(run === undefined ? {} : { run }),
  };
  return readTable([file]);
}

describe.each(TABLES)('The chart from a table of %s (%s, %s)', (engine, kind, fixture) => {
  const path = join(FIXTURES, fixture);
  const [run = '', expected = {}] =
    Object.entries(JSON.parse(readFileSync(`${path}.expected.json`, 'utf8')) as Record<string, Expected>)[0] ?? [];
  const readFigure = async (name: EngineChartName) => {
    const table = await readFixture(engine, kind, path, run);
    return table === undefined ? undefined : readEngineChart(table, name);
  };

  it('counts the charges of identifications that pass the filter', async () => {
    const rows = (await readFigure('charge_states'))?.rows ?? [];
    const shares = ['charge_1_share', 'charge_2_share', 'charge_3_share'].map((id) => 100 * (expected[id] ?? Number.NaN));
    for (const [at, share] of shares.entries()) expect(rows[at]?.[1]).toBeCloseTo(share, 1);
  });

  it('covers the retention times of the run', async () => {
    const rows = (await readFigure('identifications_over_time'))?.rows ?? [];
    const half = ((expected.rt_last_min ?? 0) - (expected.rt_first_min ?? 0)) / 120;
    expect(rows).toHaveLength(60);
    expect(rows[0]?.[0]).toBeCloseTo((expected.rt_first_min ?? 0) + half, 3);
    expect(rows.at(-1)?.[0]).toBeCloseTo((expected.rt_last_min ?? 0) - half, 3);
    expect(rows.some(([, count]) => Number(count) > 0)).toBe(true);
  });

  it('has values if it is offered', { tags: 'full' }, async () => {
    const table = await readFixture(engine, kind, path, run);
    const names = table === undefined ? [] : listEngineCharts(table);
    expect(names).toContain('charge_states');
    for (const name of names) {
      const { rows = [] } = (await readFigure(name)) ?? {};
      expect([name, rows.some(([, value]) => typeof value === 'number' && value !== 0)]).toEqual([name, true]);
    }
  });
});

describe('The table of a search engine', () => {
  it('provides filtered medians per interval of the selected run, even with decimal commas', async () => {
    const header = 'Run\tQ.Value\tRT\tRT.Start\tRT.Stop\tPrecursor.Quantity\n';
    const rows = [
      'a\t0,001\t10\t9,9\t10,1\t100',
      'a\t0.001\t10\t9.8\t10.2\t300',
      'a\t0.5\t10\t1\t9\t9',
      'b\t0.001\t30\t1\t9\t9',
      'a\t0.001\t70\t69.5\t70\t50',
    ];
    writeFileSync(join(folder, 'made.tsv'), `${header}${rows.join('\n')}\n`);
    const made = await readTable([{ name: 'made.tsv', size: 100, engine: 'diann', kind: 'report', run: 'a' }]);
    if (made === undefined) throw new Error('The table was not recognized.');
    const width = await readEngineChart(made, 'peak_width_over_time');
    expect([width?.rows[0]?.[1], width?.rows[1]?.[1], width?.rows.at(-1)?.[1]]).toEqual([
      expect.closeTo(18),
      null,
      expect.closeTo(30),
    ]);
    expect(width?.yTitle).toBe('Median peak width');
    expect((await readEngineChart(made, 'intensity_over_time'))?.rows[0]?.[1]).toBe(200);
    expect(await readEngineChart(made, 'mass_error_over_time')).toBeUndefined();
    expect(listEngineCharts(made)).toEqual(['identifications_over_time', 'peak_width_over_time', 'intensity_over_time']);
  });

  it('is skipped if it is larger than the table of a single run can be', async () => {
    writeFileSync(join(folder, 'made.tsv'), 'Run\tRT\na\t1\n');
    const file = { name: 'made.tsv', size: 400_000_000, engine: 'diann', kind: 'report', run: 'a' };
    expect(await readTable([file])).toBeUndefined();
  });
});
