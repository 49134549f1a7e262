/** Measures a table of 100,000 rows: responses of the API, and rendering in a browser. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { type Chromium, findChromium, getLaunchOptions } from '../../browser-tests/chromium.ts';
import type { Figure } from './figure.ts';
import { startServer } from './programs.ts';
import { computeMedian } from './rounds.ts';

const ROWS = 100_000;
const AT_ONCE = 5_000;
const CHANGED = 1_000;
const ROUNDS = 5;

/** Measures the API and, if a browser is installed, the page. */
export async function measureHubGrid(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-bench-'));
  const server = await startServer({ DATA_DIR: dataDir, PORT: '0' });
  try {
    const project = await createProject(server.address);
    const table = `${server.address}${project}/table/ObservationUnit`;
    const found = await findChromium();
    return [...(await measureApi(table)), ...(found === undefined ? [] : await measureBrowser(table, found))];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureApi(table: string): Promise<Figure[]> {
  const small = await measureMedian(`${table}?limit=1`);
  const figures: Figure[] = [];
  for (const [what, query, target] of [
    ['the first 100 rows', 'limit=100', 'below 300 ms'],
    ['the last 100 rows', `limit=100&offset=${ROWS - 100}`, 'below 300 ms'],
    ['100 rows of a filter that keeps 1 of 97', 'limit=100&filter=spatial_distribution~row:13', 'below 300 ms'],
    ['the first 100 rows, sorted', 'limit=100&sort=-observation_level_code', 'below 1 s'],
  ] as const) {
    const start = performance.now();
    await requestJson(`${table}?${query}`);
    const first = performance.now() - start;
    const measured = `${(await measureMedian(`${table}?${query}`)).toFixed(0)} ms, first ${first.toFixed(0)} ms`;
    figures.push({
      what: `GET …/table of ${formatCount(ROWS)}: ${what}`,
      measured,
      beside: `one row ${small.toFixed(0)} ms`,
      target,
    });
  }
  return figures;
}

async function measureBrowser(table: string, found: Chromium): Promise<Figure[]> {
  const browser = await chromium.launch(getLaunchOptions(found));
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const opened = await measureOpening(page, table);
    const frames = await measureScrolling(page);
    const jumped = performance.now();
    await page.evaluate('document.querySelector("[data-grid-scroll]").scrollTop = 1e9');
    await page.locator(`#grid tr[data-entity][aria-rowindex="${ROWS + 1}"]`).waitFor();
    const jump = performance.now() - jumped;
    const drawn = await page.locator('#grid tbody tr').count();
    const change = await measureChange(page);
    const session = await page.context().newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const of = `page of ${formatCount(ROWS)} rows`;
    return [
      {
        what: `${of}: first row seen`,
        measured: `${opened.seen.toFixed(0)} ms`,
        beside: `a grid after ${opened.grid.toFixed(0)} ms`,
        target: 'below 300 ms',
      },
      {
        what: `${of}: scrolling, frames of 5 s`,
        measured: frames,
        beside: 'an empty page 60 each second',
        target: '60 each second',
      },
      {
        what: `${of}: from the first to the last row`,
        measured: `${jump.toFixed(0)} ms`,
        beside: `${drawn} rows drawn`,
        target: 'below 1 s',
      },
      { what: `${of}: ${formatCount(CHANGED)} cells filled, undone`, measured: change, beside: '', target: 'below 1 s' },
      {
        what: `${of}: memory of its scripts`,
        measured: `${(usedSize / 1e6).toFixed(1)} MB`,
        beside: '',
        target: 'below 50 MB',
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Returns the median milliseconds from the request to the first paint, to the rows, and to the grid. */
async function measureOpening(page: Page, table: string): Promise<{ seen: number; grid: number }> {
  const seen: number[] = [];
  const grid: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await page.goto(table, { waitUntil: 'commit' });
    await page.locator('#grid[role="grid"]').waitFor();
    grid.push(performance.now() - start);
    const paint = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`;
    await page.waitForFunction(`${paint} !== undefined`);
    seen.push((await page.evaluate(paint)) as number);
  }
  return { seen: computeMedian(seen), grid: computeMedian(grid) };
}

/** Scrolls for five seconds, and returns the frame rate and the longest frame. */
async function measureScrolling(page: Page): Promise<string> {
  const { frames, longest } = (await page.evaluate(`new Promise((resolve) => {
    const frame = document.querySelector('[data-grid-scroll]');
    const start = performance.now();
    let last = start, frames = 0, longest = 0;
    const step = (now) => {
      frames += 1;
      longest = Math.max(longest, now - last);
      last = now;
      frame.scrollTop += 90;
      if (now - start < 5000) requestAnimationFrame(step);
      else resolve({ frames, longest });
    };
    requestAnimationFrame(step);
  })`)) as { frames: number; longest: number };
  return `${(frames / 5).toFixed(0)} each second, the longest ${longest.toFixed(0)} ms`;
}

/** Fills a value down a thousand rows, and undoes this. */
async function measureChange(page: Page): Promise<string> {
  await page.evaluate('document.querySelector("[data-grid-scroll]").scrollTop = 0');
  const cells = page.locator('#grid td[data-field="entry_type"]');
  await cells.first().click();
  await page.keyboard.type('t');
  await page.keyboard.press('Escape');
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', Array.from({ length: ${CHANGED} }, () => 'test').join('\\n'));
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }`);
  const start = performance.now();
  await page
    .locator('[data-grid-action="save"]')
    .filter({ hasText: `Save ${formatCount(CHANGED)} rows` })
    .waitFor();
  const pasted = performance.now() - start;
  const undone = performance.now();
  await page.locator('[data-grid-action="undo"]').click();
  await page.locator('[data-grid-action="save"][disabled]').waitFor();
  return `${pasted.toFixed(0)} ms, ${(performance.now() - undone).toFixed(0)} ms`;
}

async function createProject(address: string): Promise<string> {
  const workspace = await postJson(address, '/hub/workspaces', { name: 'Bench of the grid' });
  const body = { workspace_id: workspace.id, name: 'Large table', profile: 'miappe', version: '1.1' };
  const path = `/hub/projects/${(await postJson(address, '/hub/projects', body)).id}`;
  const top = { entity_type: 'Investigation', data: { unique_id: 'INV-1', title: 'A large investigation' } };
  const investigation = await postJson(address, `${path}/entities`, top);
  const data = { unique_id: 'STU-1', investigation_id: 'INV-1', title: 'A large study' };
  const study = await postJson(address, `${path}/entities`, { entity_type: 'Study', parent_id: investigation.id, data });
  for (let from = 0; from < ROWS; from += AT_ONCE) {
    const changes = Array.from({ length: AT_ONCE }, (_, index) => createUnit(study.id, from + index));
    await postJson(address, `${path}/bulk`, { changes });
  }
  return path;
}

function createUnit(parent_id: string, index: number): object {
  const data = {
    unique_id: `OU-${index}`,
    study_id: 'STU-1',
    observation_unit_type: 'plot',
    spatial_distribution: `block:${index % 4};row:${index % 97};column:${index % 89}`,
    observation_level_code: `PLOT-${index}`,
  };
  return { entity_type: 'ObservationUnit', parent_id, data };
}

async function postJson(address: string, path: string, body: unknown): Promise<{ id: string }> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text) as { id: string };
}

async function requestJson(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${address} returned ${answer.status}`);
  await answer.arrayBuffer();
}

async function measureMedian(address: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await requestJson(address);
    times.push(performance.now() - start);
  }
  return computeMedian(times);
}

function formatCount(number: number): string {
  return number.toLocaleString('en');
}
