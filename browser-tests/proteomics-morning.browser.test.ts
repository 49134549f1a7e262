import type pg from 'pg';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SeededPipeline, seedRuns } from '../src/proteomics/quality/testing-runs.ts';
import { describeInBrowser, listPageErrors } from './browser.ts';
import { getMainTagOptions } from './main-tag.ts';

const LONG_SENTENCE =
  '6 of 8 new runs are out of limits: mass shift 2026-11-29 09:00 to 13:00, spray 17:00, weak signal 19:00, digestion 21:00. The last run is fine. 3 older runs are out and wait for a decision.';
const MASS = 'Uncalibrated - Calibrated m/z [ppm] (ave)';

/** Returns values with some noise. Three of the last runs have a mass shift, and one of these has an unstable spray. */
function createValues(index: number): Record<string, number> {
  const wave = ((index * 7) % 5) - 2;
  return {
    N_protein_groups: 1300 + wave * 4,
    N_peptides: 6500 + wave * 20,
    NumEsiInstabilityFlags: index === 38 ? 60 : 2 + (index % 3),
    [MASS]: [35, 36, 37].includes(index) ? 7 : 1 + wave / 10,
    Ms1MedianSummedIntensity: 1.4e9 + wave * 1e7,
  };
}

describeInBrowser(
  'The Quality page',
  (site) => {
    let seeded: SeededPipeline;
    const buildQualityPath = (path = '') => `/proteomics/projects/${seeded.project}/${seeded.pipeline}/qc${path}`;
    const formatRunName = (index: number) => `lumos_qc_${String(index).padStart(4, '0')}`;
    beforeAll(async () => {
      const pool = site.database?.pool as pg.Pool;
      seeded = await seedRuns(pool, { count: 40, createValues, pipelineName: 'Morning', projectName: 'Lung cohort' });
      await seedRuns(pool, { count: 30, createValues, project: 'plasma', projectName: 'Plasma', pipeline: 'calm' });
    });

    it('states first how many new runs are out of limits, with causes and times', getMainTagOptions(true), async () => {
      const { page } = await site.visit(buildQualityPath(), { scripts: false });
      expect(await page.locator('.verdict-sentence').textContent()).toMatch(
        /4 of 5 new runs are out of limits: mass shift 2025-03-13 21:40 to 2025-03-14 07:40 and spray 12:40\./,
      );
    });

    it('has a monthly report that fits a narrow screen', async () => {
      const page = await (await site.visit(buildQualityPath(), { width: 360 })).page.context().newPage();
      await page.setContent(await (await fetch(`${site.address}${buildQualityPath('/report')}?month=2025-03`)).text());
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      expect(await page.getByRole('heading', { name: 'Key metrics' }).count()).toBe(1);
    });

    it('is linked from the home page with the number of waiting runs', { tags: 'main' }, async () => {
      const { page } = await site.visit('/', { scripts: false });
      const link = page
        .getByRole('region', { name: 'Needs your attention' })
        .getByRole('link', { name: '4 runs out of limits Morning' });
      await link.click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(buildQualityPath());
    });

    it('shows verdict, tiles, chart and heat map without scrolling', async () => {
      const { page } = await site.visit(buildQualityPath());
      for (const part of ['.verdict', '.morning-tiles', '#trend', '#heatmap']) {
        const box = await page.locator(part).boundingBox();
        expect([part, (box?.y ?? 9999) < 700]).toEqual([part, true]);
      }
    });

    it('colors the tile of a metric with waiting runs, and links it to the metric', async () => {
      const { page } = await site.visit(buildQualityPath(), { scripts: false });
      const tile = page.locator('.tile-bad', { hasText: 'Mass shift' }).first();
      expect(await tile.locator('.tile-out').textContent()).toBe('3 out');
      await tile.click();
      await expect.poll(() => new URL(page.url()).searchParams.get('metric')).toBe(MASS);
    });

    describe('The review of runs by cause', () => {
      it('shows the trend of the runs of one cause in one click without moving the focus', async () => {
        const { page, errors } = await site.visit(buildQualityPath());
        const cause = page.getByRole('link', { name: 'Select mass shift · 3 runs' });
        await cause.click();
        await page.waitForURL((url) => url.searchParams.get('metric') === MASS);
        await expect.poll(() => page.locator('[data-count-chosen]').textContent()).toBe('3 runs selected');
        await expect.poll(() => cause.evaluate((link) => link.matches(':focus'))).toBe(true);
        expect(errors).toEqual([]);
      });

      it.each([true, false])('selects the next cause after each decision (scripts: %s)', async (scripts) => {
        const round = await seedRuns(site.database?.pool as pg.Pool, {
          count: 40,
          createValues,
          project: `round-${scripts}`,
          projectName: `Round ${scripts}`,
        });
        const { page, errors } = await site.visit(`/proteomics/projects/${round.project}/${round.pipeline}/qc`, { scripts });
        const exclude = page.getByRole('button', { name: 'Exclude', exact: true });
        await page.getByRole('link', { name: 'Select mass shift · 3 runs' }).click();
        if (scripts) await page.waitForURL((url) => url.searchParams.get('metric') === MASS);
        await page.locator('#review').getByLabel('Your name').selectOption(round.user);
        await exclude.click();
        await page.getByText('3 runs are excluded').waitFor();
        const ticked = page.locator('input[name="raw_files"]:checked');
        expect(await ticked.evaluateAll((all) => all.map((box) => box.getAttribute('value')))).toEqual([formatRunName(39)]);
        expect(await page.locator('#figure-caption h2').textContent()).toContain('Spray instabilities');
        await exclude.click();
        await page.getByText('1 run is excluded').waitFor();
        expect([await ticked.count(), errors]).toEqual([0, []]);
        expect(await page.locator('.verdict-sentence').textContent()).toContain('No decision needed');
      });

      it('selects only the runs of one cause without scripts', async () => {
        const { page } = await site.visit(buildQualityPath(), { scripts: false });
        await page.getByRole('link', { name: 'Select spray · 1 run' }).click();
        const ticked = page.locator('input[name="raw_files"]:checked');
        expect(await ticked.evaluateAll((all) => all.map((box) => box.getAttribute('value')))).toEqual([formatRunName(39)]);
      });

      for (const scripts of [true, false])
        it(`shows the actions while runs are selected in the table (scripts: ${scripts})`, async () => {
          const { page } = await site.visit(buildQualityPath(), { scripts });
          const box = page.getByRole('checkbox', { name: `Choose ${formatRunName(10)}` });
          await box.check();
          const flag = await page.getByRole('button', { name: 'Flag', exact: true }).boundingBox();
          expect(flag !== null && flag.y > 0 && flag.y < 800).toBe(true);
        });
    });

    it('selects the waiting runs and lists them first without scripts', async () => {
      const { page } = await site.visit(buildQualityPath(), { scripts: false });
      await page.getByRole('link', { name: 'Review 4 runs' }).click();
      const boxes = page.locator('input[name="raw_files"]');
      const readBoxes = () =>
        boxes.evaluateAll((all) => all.map((box) => (box as unknown as { checked: boolean }).checked).slice(0, 5));
      await expect.poll(readBoxes).toEqual([true, true, true, true, false]);
    });

    it('shows the values at the pointer, in the chart and in the heat map', async () => {
      const { page } = await site.visit(buildQualityPath());
      await hoverRun(page, 36);
      await page.locator('#readout', { hasText: formatRunName(37) }).waitFor();
      await page.locator('#heatmap').scrollIntoViewIfNeeded();
      const heatmap = await page.locator('#heatmap').boundingBox();
      const trend = await page.locator('#trend').boundingBox();
      await page.mouse.move(computeRunPosition(trend, 36), (heatmap?.y ?? 0) + 20);
      await page.locator('#readout', { hasText: /1,3\d\d/ }).waitFor();
    });

    it('zooms by dragging, and shows the whole range again', async () => {
      const { page } = await site.visit(buildQualityPath());
      await dragRuns(page, 10, 20);
      await page.locator(`.plot-point[data-raw-file="${formatRunName(40)}"]`).waitFor({ state: 'detached' });
      expect(await page.locator('.plot-point').count()).toBe(11);
      await page.getByRole('button', { name: 'Show all' }).click();
      await page.locator(`.plot-point[data-raw-file="${formatRunName(40)}"]`).waitFor();
    });

    it('selects runs by a drag with Shift or with the touch tool', async () => {
      const { page } = await site.visit(buildQualityPath());
      await page.keyboard.down('Shift');
      await dragRuns(page, 5, 9);
      await page.keyboard.up('Shift');
      await expect.poll(() => page.locator('[data-count-chosen]').textContent()).toBe('5 runs selected');
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await dragRuns(page, 20, 21);
      expect(await page.locator('[data-count-chosen]').textContent()).toBe('7 runs selected');
    });

    it('selects one run by a tap, and several by a drag with the touch tool', async () => {
      const { page } = await site.visit(buildQualityPath());
      await touchRuns(page, 36, 36);
      expect(await page.locator('[data-count-chosen]').textContent()).toBe('1 run selected');
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      await touchRuns(page, 5, 9);
      expect(await page.locator('[data-count-chosen]').textContent()).toBe('6 runs selected');
    });

    it('links a cell of the heat map to its metric and run', async () => {
      const { page } = await site.visit(buildQualityPath());
      await page.locator('#heatmap').scrollIntoViewIfNeeded();
      const trend = await page.locator('#trend').boundingBox();
      const row = await page.locator(`#heatmap [data-key="${MASS}"]`).boundingBox();
      await page.mouse.click(computeRunPosition(trend, 36), (row?.y ?? 0) + (row?.height ?? 0) / 2);
      await page.locator('#figure-caption', { hasText: /Mass shift/ }).waitFor();
      expect(await page.locator('[data-count-chosen]').textContent()).toBe('1 run selected');
    });

    it('compares runs with the selected reference set', async () => {
      const made = await fetch(`${site.address}/api/qc/guide-sets`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          project: seeded.project,
          pipeline: seeded.pipeline,
          user: seeded.user,
          name: 'October',
          raw_files: seeded.runs.slice(0, 20),
        }),
      });
      expect(made.status).toBe(201);
      const { page } = await site.visit(buildQualityPath(), { scripts: false });
      await page.getByLabel('Compared with', { exact: true }).selectOption({ label: 'October' });
      await page.getByRole('button', { name: 'Show' }).first().click();
      await expect.poll(() => page.locator('#figure-caption').textContent()).toContain('reference set October (20 runs');
    });

    it('requires 8 clicks to review a failure and to compare runs with a reference set', async () => {
      const { page } = await site.visit(buildQualityPath());
      let clicks = 0;
      const clickOnce = async (locator: ReturnType<Page['locator']>) => {
        clicks += 1;
        await locator.click();
      };
      await clickOnce(page.getByRole('link', { name: /^Review \d runs$/ }));
      await clickOnce(page.locator('#annotate summary').first());
      await page.locator('#text').fill('Lock mass lost');
      await expect.poll(() => page.locator('#at').inputValue()).toBe('2025-03-13T21:40:21');
      await page.locator('#annotate').getByLabel('Your name').selectOption(seeded.user);
      await clickOnce(page.getByRole('button', { name: 'Add the annotation' }));
      await page.locator('#trend', { hasText: 'Lock mass lost' }).waitFor();
      await clickOnce(page.getByRole('link', { name: /^Review \d runs$/ }));
      await clickOnce(page.getByRole('button', { name: 'Exclude', exact: true }));
      await page.getByText('4 runs are excluded').waitFor();
      await page.keyboard.down('Shift');
      clicks += 1;
      await dragRuns(page, 0, 19);
      await page.keyboard.up('Shift');
      await clickOnce(page.locator('[data-guide-set] summary').first());
      await page.locator('#guide-set-name').fill('Before the shift');
      await clickOnce(page.getByRole('button', { name: 'Create reference set' }));
      await page.locator('#figure-caption', { hasText: 'reference set Before the shift (20 runs' }).waitFor();
      expect(await page.locator('.verdict-sentence').textContent()).toContain('No decision needed');
      expect(clicks).toBe(8);
    });

    it('shows a new run on the open page, and keeps the selection', async () => {
      const { page } = await site.visit(buildQualityPath());
      await page.waitForResponse(/\/api\/runs/);
      await page.getByRole('checkbox', { name: `Choose ${formatRunName(3)}` }).check();
      await seedNewRun(site.database?.pool as pg.Pool, seeded);
      await page.locator('.plot-point[data-raw-file="arrived"]').waitFor();
      expect(await page.getByRole('checkbox', { name: `Choose ${formatRunName(3)}` }).isChecked()).toBe(true);
    });

    it('lists instruments by display name, and can show a single instrument', async () => {
      const mixed = await seedRuns(site.database?.pool as pg.Pool, {
        count: 12,
        project: 'mixed',
        projectName: 'Mixed',
        pipeline: 'mixed',
        createValues: (index) => ({ ...createValues(index), Instrument: index % 3 === 0 ? 'Exploris 480' : 'Astral' }),
      });
      const { page } = await site.visit(`/proteomics/projects/mixed/${mixed.pipeline}/qc`, { scripts: false });
      expect(await page.locator('#trend .plot-dot-1').count()).toBe(5);
      expect(await page.locator('#trend').textContent()).toContain('Exploris 480');
      await page.goto(`${page.url()}/heatmap?instrument=Astral`);
      expect(await page.getByLabel('Instrument').inputValue()).toBe('Astral');
      expect(await page.locator('.controls').textContent()).toContain('Runs 8 of 12');
    });

    it('shows values out of limits and usual values on the page of a run', async () => {
      const { page } = await site.visit(buildQualityPath(), { scripts: false });
      await page.getByRole('link', { name: formatRunName(37), exact: true }).click();
      await expect.poll(() => page.locator('.notice').textContent()).toContain('Out of limits: mass shift');
      const row = page.locator('.run-values > div', { hasText: 'Mass shift' }).first();
      expect((await row.textContent())?.replace(/\s+/g, ' ')).toMatch(/7 ppm above the limit usually 1/);
    });

    describe('The overview of pipelines and instruments', () => {
      it('has a card for each pipeline and each instrument, with open tasks', getMainTagOptions(true), async () => {
        const { page } = await site.visit('/proteomics', { scripts: false });
        const card = page.locator('.card', { has: page.getByRole('link', { name: 'Morning', exact: true }) }).first();
        expect(await card.locator('.card-facts').textContent()).toMatch(/Last run.*Last out/s);
        expect(await page.locator('.card h3').allTextContents()).toContain('Orbitrap Fusion Lumos');
      });

      it('has no accessibility violation, error or overflow, and neither have the wall display and the instruments', async () => {
        const instrument = '/proteomics/instruments?instrument=Orbitrap+Fusion+Lumos';
        const pages = [
          ['start', '/proteomics'],
          ['wall', '/proteomics?wall=yes'],
          ['instruments', '/proteomics/instruments'],
          ['instrument', instrument],
        ] as const;
        expect(await listPageErrors(site, pages)).toEqual([]);
      });

      it('states on each card whether the laboratory can continue measuring', async () => {
        await seedRuns(site.database?.pool as pg.Pool, {
          count: 40,
          createValues,
          project: 'card',
          pipeline: 'broken',
        });
        const { page } = await site.visit('/proteomics/projects/card', { scripts: false });
        expect((await page.locator('.card-word').textContent())?.trim()).toBe('Stop and check');
        expect(await page.locator('.card-sentence').textContent()).toContain('The last run is fine.');
        expect(await page.locator('.card-sentence time').first().textContent()).toMatch(/^\d{4}-\d\d-\d\d$/);
      });

      it('fits eleven instruments on the wall display, with complete sentences in 36-pixel letters', async () => {
        const { page } = await site.visit('/proteomics?wall', { width: 1920 });
        await page.setViewportSize({ width: 1920, height: 1080 });
        const names = await page.locator('.card h3').allTextContents();
        expect(names).toEqual([...new Set(names)]);
        await page.evaluate(`{
          const cards = document.querySelector('.cards');
          cards.querySelector('.card-sentence').textContent = ${JSON.stringify(LONG_SENTENCE)};
          cards.replaceChildren(...Array.from({ length: 11 }, () => cards.children[0].cloneNode(true)));
        }`);
        const boxes = await Promise.all((await page.locator('.card').all()).map((card) => card.boundingBox()));
        expect(Math.max(...boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0)))).toBeLessThanOrEqual(1080);
        const size = await page.evaluate<string>(`getComputedStyle(document.querySelector('.card-word')).fontSize`);
        expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(36);
        const hidden = await page.evaluate<number>(`{
          const { scrollHeight, clientHeight } = document.querySelector('.card-sentence');
          scrollHeight - clientHeight;
        }`);
        expect(hidden).toBeLessThanOrEqual(1);
      });

      it('updates automatically on the wall display', async () => {
        const pool = site.database?.pool as pg.Pool;
        const { page } = await site.visit('/proteomics?wall=yes');
        const createValues = () => ({ Instrument: 'On the wall' });
        await seedRuns(pool, { count: 1, createValues, project: 'wall', projectName: 'Wall', pipeline: 'wall' });
        await page.getByRole('link', { name: 'On the wall', exact: true }).waitFor();
      });

      it('shows the time of the last update on the wall display during an outage of the server', async () => {
        const { page } = await site.visit('/proteomics?wall=yes');
        const note = page.getByText(/The server does not respond. Last update: \d\d:\d\d\./);
        await page.context().setOffline(true);
        await note.waitFor();
        await page.context().setOffline(false);
        await note.waitFor({ state: 'hidden' });
      });

      it('shows the display name of an instrument', async () => {
        const { page } = await site.visit('/proteomics/instruments?instrument=Orbitrap+Fusion+Lumos', { scripts: false });
        await page.getByRole('textbox', { name: 'Name' }).fill('Lumos upstairs');
        await page.getByLabel('Your name').selectOption(seeded.user);
        await page.getByRole('button', { name: 'Save the name' }).click();
        await expect.poll(() => page.locator('h1').textContent()).toBe('Lumos upstairs');
        await page.goto(`${site.address}/proteomics`);
        expect(await page.locator('.card h3').allTextContents()).toContain('Lumos upstairs');
      });
    });
  },
  { withDatabase: true },
);

type Box = Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>;

/** Returns the x position of a run in a chart of 40 runs with the margins of the page, in pixels of the window. */
function computeRunPosition(box: Box, index: number): number {
  const { x = 0, width = 0 } = box ?? {};
  return x + ((150 + ((index + 0.5) / 40) * (1060 - 150)) / 1200) * width;
}

async function hoverRun(page: Page, index: number): Promise<void> {
  const box = await page.locator('#trend').boundingBox();
  await page.mouse.move(computeRunPosition(box, index), (box?.y ?? 0) + 100);
}

async function dragRuns(page: Page, from: number, to: number): Promise<void> {
  const box = await page.locator('#trend').boundingBox();
  const y = (box?.y ?? 0) + 100;
  const half = (computeRunPosition(box, 1) - computeRunPosition(box, 0)) * 0.4;
  await page.mouse.move(computeRunPosition(box, from) - half, y);
  await page.mouse.down();
  await page.mouse.move(computeRunPosition(box, to) + half, y, { steps: 4 });
  await page.mouse.up();
}

/** Touches one run, and releases at another. Browsers convert this to pointer events. */
async function touchRuns(page: Page, from: number, to: number): Promise<void> {
  const box = await page.locator('#trend').boundingBox();
  const y = (box?.y ?? 0) + 100;
  const half = from === to ? 0 : (computeRunPosition(box, 1) - computeRunPosition(box, 0)) * 0.4;
  const [start, end] = [computeRunPosition(box, from) - half, computeRunPosition(box, to) + half];
  const client = await page.context().newCDPSession(page);
  const sendTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await sendTouch('touchStart', start);
  if (from !== to) for (const share of [0.25, 0.5, 0.75, 1]) await sendTouch('touchMove', start + (end - start) * share);
  await sendTouch('touchEnd');
  await client.detach();
}

async function seedNewRun(pool: pg.Pool, { pipelineUuid, user }: SeededPipeline): Promise<void> {
  const { rows } = await pool.query<{ uuid: string }>(
    `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, user_uuid, size, sha256, state, acquired_at)
       values (gen_random_uuid(), $1, 'arrived.raw', 'arrived', 'upload', $2, 1, repeat('0', 64), 'done', '2025-03-14T22:40:21') returning uuid`,
    [pipelineUuid, user],
  );
  await pool.query('insert into proteomics_quality_rows (raw_file_uuid, "values") values ($1, $2)', [
    rows[0]?.uuid,
    { DateAcquired: Date.parse('2025-03-14T22:40:21Z') * 1e6, N_protein_groups: 1301 },
  ]);
}
