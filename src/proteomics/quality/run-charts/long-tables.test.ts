// @module-tag full
/** Tests through the server that other requests do not wait for charts of long tables. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { listTasksDuring } from '../../../tasks/testing-tasks.ts';
import { type Laboratory, readFixtureFiles, startLaboratory } from '../../results/testing-laboratory.ts';

const MEGABYTE = 1_000_000;
const SAGE = join(import.meta.dirname, '../../engines/fixtures/sage/results.sage.tsv');

/** Repeats the rows of a table up to a megabyte. Its percentages and medians stay the same. */
function repeatRows(table: string): string {
  const [header = '', ...rows] = table.trimEnd().split('\n');
  const body = `${rows.join('\n')}\n`;
  return `${header}\n${body.repeat(Math.ceil(MEGABYTE / body.length))}`;
}

describeWithDatabase('The chart from a long table', () => {
  let lab: Laboratory;
  beforeAll(async () => {
    lab = await startLaboratory();
  });
  afterAll(() => lab?.stop());

  async function requestChart(rawFile: string, figure: string) {
    const listed = await fetch(`${lab.address}/api/runs?project=${lab.project}`);
    const { items } = (await listed.json()) as { items: { uuid: string; raw_file: string }[] };
    const run = items.find(({ raw_file }) => raw_file.startsWith(rawFile));
    let chart: { status: number; rows: unknown } | undefined;
    const tasks = await listTasksDuring(async () => {
      const answer = await fetch(`${lab.address}/api/runs/${run?.uuid}/figures/${figure}`);
      chart = { status: answer.status, rows: ((await answer.json()) as { rows: unknown }).rows };
    });
    return { ...chart, tasks };
  }

  it.each([
    ['MaxQuant', 'evidence.txt', String(readFixtureFiles('evidence.txt')['evidence.txt']), []],
    ['a search engine', 'results.sage.tsv', readFileSync(SAGE, 'utf8'), ['read chart']],
  ])(
    'is computed in a thread, so that other requests continue, if the table is from %s',
    async (engine, name, table, ofShort) => {
      const [short, long] = [`short ${engine}.raw`, `long ${engine}.raw`];
      for (const [rawFile, content] of [
        [short, table],
        [long, repeatRows(table)],
      ] as const) {
        const imported = await lab.importFiles(rawFile, { [name]: content });
        expect([imported.status, await imported.text()]).toEqual([201, expect.anything()]);
      }
      const expected = await requestChart(short, 'charge_states');
      expect(expected).toMatchObject({ status: 200, tasks: ofShort });
      expect(await requestChart(long, 'charge_states')).toEqual({ ...expected, tasks: ['read chart'] });
    },
  );
});
