/**
 * Measures the page Quality of pipelines with many runs: time until the first paint, bytes, time to respond to the pointer, and
 * time until a new run is shown.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium, getLaunchOptions, NO_CHROMIUM } from '../../browser-tests/chromium.ts';
import { isStoredOutsideTable, PLOTTABLE } from '../../src/proteomics/quality/metrics/catalog.ts';
import { type SeededPipeline, seedRuns } from '../../src/proteomics/quality/testing-runs.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { silentLog } from '../../src/storage/storage-errors.ts';
import type { Figure } from './figure.ts';
import { startServer } from './programs.ts';
import { computeMedian } from './rounds.ts';

const FEW = 500;
const MANY = 10_000;
const METRICS = 30;
const ROUNDS = 7;

interface Scene {
  readonly address: string;
  readonly browser: Browser;
}

/** Measures the page. Every metric has a limit, so that it has a tile and a row in the heat map. */
export async function measureProteomicsMorning(): Promise<Figure[]> {
  const found = await findChromium();
  if (found === undefined) throw new Error(NO_CHROMIUM);
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  const server = await startServer({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info', NODE_ENV: 'production' });
  const database = await openDatabase({ dataDir, log: silentLog, mayCreate: false });
  const browser = await chromium.launch(getLaunchOptions(found));
  const scene = { address: server.address, browser };
  try {
    const few = await seedRuns(database.pool, { count: FEW, pipeline: 'few', pipelineName: 'Few' });
    const many = await seedRuns(database.pool, { count: MANY, pipeline: 'many', pipelineName: 'Many' });
    for (const seeded of [few, many]) await setLimits(scene, seeded);
    return [
      await measurePage(scene, few, 'below 500 ms, below 150 kB'),
      await measurePage(scene, many, 'below 1,000 ms'),
      await measurePointer(scene, few),
      await measurePointer(scene, many),
      await measureArrival(scene, few),
    ];
  } finally {
    await browser.close();
    await database.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function setLimits({ address }: Scene, { project, pipeline, user }: SeededPipeline): Promise<void> {
  const metrics = PLOTTABLE.filter(({ column }) => !isStoredOutsideTable(column)).slice(0, METRICS);
  const fixed = { method: 'fixed', guide_set: null, sigmas: null, lower: -1e12, upper: null };
  const limits = metrics.map(({ column }) => ({ metric: column, ...fixed }));
  const answer = await fetch(`${address}/api/qc/limits`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ project, pipeline, user, limits }),
  });
  if (answer.status !== 200) throw new Error(`limits: ${answer.status} ${await answer.text()}`);
}

async function openPage({ address, browser }: Scene, { project, pipeline }: SeededPipeline): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}/proteomics/projects/${project}/${pipeline}/qc`);
  return page;
}

async function measurePage(scene: Scene, seeded: SeededPipeline, target: string): Promise<Figure> {
  const page = await openPage(scene, seeded);
  const measureReload = async () => {
    await page.reload();
    return page.evaluate<number>(`new Promise((resolve) => new PerformanceObserver((list) => {
      const paint = list.getEntries().find(({ name }) => name === 'first-contentful-paint');
      if (paint !== undefined) resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true }))`);
  };
  const paints: number[] = [];
  let sent = { page: 0, all: 0, answered: 0 };
  for (let round = 0; round <= ROUNDS; round += 1) {
    paints.push(await measureReload());
    sent = await page.evaluate<typeof sent>(`(() => {
      const [entry] = performance.getEntriesByType('navigation');
      const others = performance.getEntriesByType('resource').reduce((sum, one) => sum + one.encodedBodySize, 0);
      return { page: entry.encodedBodySize, all: entry.encodedBodySize + others, answered: entry.responseEnd };
    })()`);
  }
  const anew: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await importRun(scene, seeded, `new_${round}`);
    anew.push(await measureReload());
  }
  await page.close();
  return {
    what: `The page Quality of ${seeded.runs.length} runs × ${METRICS} metrics: first contentful paint`,
    measured: `${computeMedian(paints.slice(1)).toFixed(0)} ms, after a new run ${computeMedian(anew).toFixed(0)} ms, ${(sent.page / 1e3).toFixed(0)} kB`,
    beside: `answered after ${sent.answered.toFixed(0)} ms; with styles and scripts ${(sent.all / 1e3).toFixed(0)} kB`,
    target,
  };
}

async function measurePointer(scene: Scene, seeded: SeededPipeline): Promise<Figure> {
  const page = await openPage(scene, seeded);
  await page.locator('.plot-stack.is-live').waitFor();
  // The time from the start of a frame to the end of its work, including layout.
  const times = await page.evaluate<number[]>(`new Promise((resolve) => {
    const stack = document.querySelector('.plot-stack');
    const box = stack.getBoundingClientRect();
    const times = [];
    const step = (at) => {
      if (at === 100) { resolve(times); return; }
      stack.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: box.left + 200 + at * 8, clientY: box.top + 90 }));
      requestAnimationFrame((start) => {
        document.body.getBoundingClientRect();
        times.push(performance.now() - start);
        setTimeout(() => step(at + 1), 0);
      });
    };
    step(0);
  })`);
  await page.close();
  const sorted = times.toSorted((one, other) => one - other);
  return {
    what: `The pointer over the chart of ${seeded.runs.length} runs: work in a frame`,
    measured: `${computeMedian(times).toFixed(1)} ms`,
    beside: `the slowest of 100 ${(sorted.at(-1) ?? 0).toFixed(1)} ms`,
    target: 'below 16 ms',
  };
}

async function measureArrival(scene: Scene, seeded: SeededPipeline): Promise<Figure> {
  const page = await openPage(scene, seeded);
  await page.waitForResponse(/\/api\/runs/);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await importRun(scene, seeded, `arrived_${round}`);
    const start = performance.now();
    await page.locator(`#morning [data-raw-file="arrived_${round}"]`).first().waitFor({ state: 'attached' });
    times.push(performance.now() - start);
  }
  await page.close();
  return {
    what: `A new run on the open page of ${seeded.runs.length} runs, after its import was answered`,
    measured: `${computeMedian(times).toFixed(0)} ms`,
    beside: `the slowest of ${ROUNDS} ${Math.max(...times).toFixed(0)} ms`,
    target: 'below 2,000 ms',
  };
}

async function importRun({ address }: Scene, { pipelineUuid }: SeededPipeline, name: string): Promise<void> {
  const form = new FormData();
  form.set('pipeline', pipelineUuid);
  form.set('raw_file', `${name}.raw`);
  form.append('files', new Blob(['Raw file\tMS/MS Identified\nx\t120\n']), 'summary.txt');
  const answer = await fetch(`${address}/api/admin/results`, { method: 'POST', body: form });
  if (answer.status !== 201) throw new Error(`import: ${answer.status} ${await answer.text()}`);
}
