// @module-tag full
/** Tests through the server that other requests do not wait for long exports of quality values. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { listTasksDuring } from '../../tasks/testing-tasks.ts';
import { type Laboratory, startLaboratory } from '../results/testing-laboratory.ts';

const SAGE = join(import.meta.dirname, '../engines/fixtures/sage/results.sage.parquet');

describeWithDatabase('A file of quality values', () => {
  let lab: Laboratory;
  let run: string;
  beforeAll(async () => {
    lab = await startLaboratory();
    const imported = await lab.importFiles('small.raw', { 'results.sage.parquet': readFileSync(SAGE) });
    expect([imported.status, await imported.text()]).toEqual([201, expect.anything()]);
    const listed = await fetch(`${lab.address}/api/runs?project=${lab.project}`);
    run = ((await listed.json()) as { items: { uuid: string }[] }).items[0]?.uuid ?? '';
  });
  afterAll(() => lab?.stop());

  it.each([
    ['a PNG chart of a metric', 'draw PNG', 'trend?metric=TotalScans&format=png&'],
    ['a PNG heat map', 'draw PNG', 'heatmap?format=png&'],
    ['a spreadsheet', 'export values', 'export?format=xlsx&'],
    ['a CSV table', 'export values', 'export?format=csv&'],
  ])('is created in a thread, so that other requests continue: %s', async (_file, task, path) => {
    let status = 0;
    const tasks = await listTasksDuring(async () => {
      status = (await fetch(`${lab.address}/api/qc/${path}project=${lab.project}&pipeline=${lab.pipeline}`)).status;
    });
    expect([status, tasks]).toEqual([200, [task]]);
  });

  it('occupies no memory after the response if it is a PNG chart', async () => {
    const path = `/api/qc/heatmap?format=png&width=4000&height=4000&project=${lab.project}&pipeline=${lab.pipeline}`;
    const requestChart = async () => (await (await fetch(`${lab.address}${path}`)).arrayBuffer()).byteLength;
    expect(await requestChart()).toBeGreaterThan(1_000);
    const before = process.memoryUsage.rss();
    for (let count = 0; count < 12; count += 1) await requestChart();
    // An uncompressed image has 64 MB.
    expect(process.memoryUsage.rss() - before).toBeLessThan(500_000_000);
  }, 120_000);

  it('is created in a thread even if its values come from a short Parquet file', async () => {
    let status = 0;
    const tasks = await listTasksDuring(async () => {
      status = (await fetch(`${lab.address}/api/runs/${run}/figures/charge_states?format=png`)).status;
    });
    expect([status, tasks]).toEqual([200, ['read chart', 'draw PNG']]);
  });
});
