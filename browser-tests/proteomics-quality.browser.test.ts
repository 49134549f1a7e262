import type pg from 'pg';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SeededPipeline, seedRuns } from '../src/proteomics/quality/testing-runs.ts';
import { buildImportForm, readFixtureFiles } from '../src/proteomics/results/testing-laboratory.ts';
import { describeInBrowser, findAccessibilityViolations, listPageErrors, type Site } from './browser.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';

describeInBrowser(
  'The quality page of a pipeline',
  (site) => {
    let seeded: SeededPipeline;
    let real: SeededPipeline;
    const buildQualityPath = (path = '') => `/proteomics/projects/${seeded.project}/${seeded.pipeline}/qc${path}`;
    const sendRequest = (operation: string, body: object, method = 'POST') =>
      fetch(`${site.address}/api/qc/${operation}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ project: seeded.project, pipeline: seeded.pipeline, user: seeded.user, ...body }),
      });
    beforeAll(async () => {
      const pool = site.database?.pool as pg.Pool;
      const getName = (index: number) => (index === 5 ? HOSTILE : `lumos_${String(index).padStart(3, '0')}`);
      seeded = await seedRuns(pool, {
        count: 40,
        pipelineName: `TMT ${HOSTILE}`,
        userName: `Ada ${HOSTILE}`,
        createName: getName,
      });
      real = await seedRuns(pool, { count: 0, pipeline: 'real' });
      await seedRuns(pool, { count: 0, pipeline: 'empty' });
      const body = buildImportForm(real.pipelineUuid, 'a.raw', readFixtureFiles());
      await fetch(`${site.address}/api/admin/results`, { method: 'POST', body });
      await sendRequest('annotations', { kind: 'column_change', at: '2025-03-10T08:00:00', text: HOSTILE });
      await sendRequest('silences', { cause: 'mass_shift', note: HOSTILE, until: '2099-01-01T08:00:00Z' });
      await sendRequest('reviews', { raw_files: [HOSTILE], flagged: true, use_downstream: false, reason: HOSTILE });
      await sendRequest('guide-sets', { name: `Good ${HOSTILE}`, raw_files: seeded.runs.slice(0, 10) });
      const limits = [{ metric: 'N_peptides', method: 'moving_range', guide_set: null, sigmas: 3, lower: null, upper: null }];
      await sendRequest('limits', { limits }, 'PUT');
    });

    it.each([
      ['dashboard', () => buildQualityPath('?metric=N_peptides&x=time&limits=settings')],
      ['heat map', () => buildQualityPath('/heatmap')],
      ['scatter', () => buildQualityPath('/scatter')],
      ['channels', () => buildQualityPath('/channels')],
      ['spike-ins', () => buildQualityPath('/spike-ins')],
      ['proteins', () => '/proteomics/projects/lung-cohort/real/qc/proteins'],
      ['reviews', () => buildQualityPath('/reviews')],
      ['reference sets', () => buildQualityPath('/guide-sets')],
      ['annotations', () => buildQualityPath('/annotations')],
      ['silenced causes', () => buildQualityPath('/silences?cause=mass_shift')],
      ['limits', () => buildQualityPath('/limits')],
      ['targets', () => '/proteomics/projects/lung-cohort/real/qc/targets'],
      ['empty dashboard', () => '/proteomics/projects/lung-cohort/empty/qc'],
      ['empty heat map', () => '/proteomics/projects/lung-cohort/empty/qc/heatmap'],
      ['empty proteins', () => '/proteomics/projects/lung-cohort/empty/qc/proteins'],
      ['metrics', () => '/proteomics/metrics'],
    ])(
      'has a page without accessibility violations, errors or overflow in every color scheme and width: %s',
      async (name, path) => {
        expect(await listPageErrors(site, [[name, path()]])).toEqual([]);
      },
    );

    it('has six tabs, and marks the current page in a menu', async () => {
      const { page } = await site.visit(buildQualityPath('/limits'));
      const tabs = page.getByRole('navigation', { name: 'Pipeline' }).locator(':scope > ul > li');
      expect((await tabs.allInnerTexts()).map((text) => text.split('\n')[0]?.trim())).toEqual([
        'Runs',
        'Upload',
        'Samples',
        'Quality',
        'Plots',
        'Manage: Limits',
      ]);
      await tabs.nth(4).locator('summary').focus();
      await page.keyboard.press('ArrowDown');
      await page.getByRole('menuitem', { name: 'Heat map' }).press('Enter');
      await page.waitForURL(/qc\/heatmap/);
    });

    it('has no accessibility violation without scripts and with all sections expanded', async () => {
      const { page } = await site.visit(buildQualityPath(), { emptyScripts: true });
      await page.locator('details').evaluateAll((all) => {
        for (const details of all) (details as unknown as { open: boolean }).open = true;
      });
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });

    describe('The plot and the table of the quality page', () => {
      const findPoint = (page: Page, name: string) => page.locator(`.plot-point[data-raw-file="${name}"]`);
      const findCheckbox = (page: Page, name: string) => page.getByRole('checkbox', { name: `Choose ${name}` });

      it('select the same runs in the table after a selection in the plot', async () => {
        const { page } = await site.visit(buildQualityPath());
        await findPoint(page, 'lumos_030').click();
        await expect.poll(() => findCheckbox(page, 'lumos_030').isChecked()).toBe(true);
        await expect.poll(() => page.locator('[data-count-chosen]').textContent()).toBe('1 run selected');
      });

      it('select the same runs in the plot after a selection in the table', async () => {
        const { page } = await site.visit(buildQualityPath());
        await findCheckbox(page, 'lumos_031').check();
        await expect.poll(() => findPoint(page, 'lumos_031').getAttribute('aria-checked')).toBe('true');
      });

      it('support arrow keys, and selection by the space bar', async () => {
        const { page } = await site.visit(buildQualityPath());
        await findPoint(page, 'lumos_039').focus();
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press(' ');
        await expect.poll(() => findCheckbox(page, 'lumos_037').isChecked()).toBe(true);
        await expect.poll(() => page.locator('#readout').textContent()).toContain('lumos_037');
      });

      it('have one tab stop for all points', async () => {
        const { page } = await site.visit(buildQualityPath());
        expect(await page.locator('.plot-point[tabindex="0"]').count()).toBe(1);
      });

      it('have no enabled actions without a selection', async () => {
        const { page } = await site.visit(buildQualityPath());
        expect(await page.getByRole('button', { name: 'Flag', exact: true }).isDisabled()).toBe(true);
      });
    });

    describe('The review of runs on the quality page', () => {
      for (const scripts of [true, false])
        it(`flags the selected runs, and reports the change (scripts: ${scripts})`, async () => {
          const name = scripts ? 'lumos_020' : 'lumos_021';
          const { page } = await site.visit(buildQualityPath('?metric=N_peptides'), { scripts });
          await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
          await page.getByLabel('Reason').fill('Spray unstable');
          await page.locator('#review').getByLabel('Your name').selectOption(seeded.user);
          await page.getByRole('button', { name: 'Flag', exact: true }).click();
          await page.getByText('1 run is flagged').waitFor();
          expect(new URL(page.url()).searchParams.get('metric')).toBe('N_peptides');
          expect(await page.locator(`tr[data-raw-file="${name}"] .mark-flagged`).count()).toBe(1);
        });

      it('keeps the typed values if the UUID is unknown', async () => {
        const { page } = await site.visit(buildQualityPath(), { scripts: false });
        await page.getByRole('checkbox', { name: 'Choose lumos_022' }).check();
        await page.getByLabel('Reason').fill('Leak');
        await page.locator('#review').getByLabel('Your name').selectOption('Another user…');
        await page.getByRole('button', { name: 'Exclude' }).click();
        await expect.poll(() => page.getByRole('alert').textContent()).toContain('Choose your name, or enter your user UUID.');
        await page.getByLabel('Your user UUID').fill('0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4');
        await page.getByRole('button', { name: 'Mark them' }).click();
        await expect.poll(() => page.getByRole('alert').textContent()).toContain('No user has this UUID.');
        await expect.poll(() => page.getByLabel('Reason').inputValue()).toBe('Leak');
        await expect.poll(() => page.getByLabel('Action', { exact: true }).inputValue()).toBe('exclude');
        await expect.poll(() => page.locator('input[name="raw_files"]').getAttribute('value')).toBe('lumos_022');
      });

      it('shows the verdict, the row names and a one-line panel of actions at 360 px', async () => {
        const { page } = await site.visit(buildQualityPath(), { width: 360 });
        expect((await page.locator('.verdict').boundingBox())?.y).toBeLessThan(400);
        const name = page.locator('#heatmap .plot-label').first();
        await expect.poll(async () => Math.round((await name.boundingBox())?.x ?? -1)).toBeGreaterThan(180);
        await page.getByRole('checkbox', { name: 'Choose lumos_022' }).check();
        expect((await page.locator('.select-panel').boundingBox())?.height).toBeLessThan(80);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
      });

      it('offers only the marks that change a selected run', async () => {
        const { page } = await site.visit(buildQualityPath());
        const readMarks = () => page.locator('#review button:visible').allTextContents();
        await page.getByRole('checkbox', { name: 'Choose lumos_022' }).check();
        expect(await readMarks()).toEqual(['Flag', 'Exclude', 'Set sample type']);
        await page
          .locator('tr[data-raw-file="lumos_023"] th')
          .evaluate((cell) => cell.insertAdjacentHTML('beforeend', '<span class="mark-left">Excluded</span>'));
        await page.getByRole('checkbox', { name: 'Choose lumos_023' }).check();
        expect(await readMarks()).toEqual(['Flag', 'Exclude', 'Include again', 'Set sample type']);
      });

      it('flags and annotates a run on its own page, and returns to it', async () => {
        const { page, errors } = await site.visit(buildQualityPath());
        await page.getByRole('link', { name: 'lumos_024', exact: true }).click();
        const form = page.getByRole('form', { name: 'Flag or exclude this run' });
        await form.getByLabel('Reason').fill('Leak');
        await form.getByLabel('Your name').selectOption(seeded.user);
        await form.getByRole('button', { name: 'Flag' }).click();
        await page.getByText('1 run is flagged').waitFor();
        expect(await form.getByRole('button', { name: 'Remove flag' }).count()).toBe(1);
        await page.getByText('Annotate…').click();
        const annotation = page.getByRole('form', { name: 'Annotate this run' });
        expect(await annotation.getByLabel('When').inputValue()).toMatch(/^2025-\d\d-\d\d \d\d:\d\d:\d\d$/);
        await annotation.getByLabel('Description').fill('Leak at the column');
        await annotation.getByRole('button', { name: 'Add the annotation' }).click();
        await page.getByText('Annotation added').waitFor();
        expect(await page.locator('h1').innerText()).toContain('lumos_024');
        expect(errors).toEqual([]);
      });

      it('reports an error if no run is selected', async () => {
        const { page } = await site.visit(buildQualityPath(), { scripts: false });
        await page.locator('#review').getByLabel('Your name').selectOption(seeded.user);
        await page.getByRole('button', { name: 'Flag', exact: true }).click();
        await page.getByText('No runs selected.').waitFor();
      });
    });

    it('creates a reference set of runs selected in the plot, and compares runs with it', async () => {
      const { page } = await site.visit(buildQualityPath());
      for (const name of ['lumos_001', 'lumos_002', 'lumos_003'])
        await page.locator(`.plot-point[data-raw-file="${name}"]`).click();
      await page.locator('[data-guide-set] summary').first().click();
      await page.locator('#guide-set-name').fill('From the plot');
      await page.locator('[data-guide-set]').getByLabel('Your name').selectOption(seeded.user);
      await page.getByRole('button', { name: 'Create reference set' }).click();
      await page.getByText('Reference set From the plot created').waitFor();
      expect(new URL(page.url()).searchParams.get('compare')).toHaveLength(36);
      expect(await page.locator('#trend .plot-reference').count()).toBe(1);
      expect(await page.locator('.plot-caption').textContent()).toContain('reference set From the plot (3 runs)');
    });

    it('adds an annotation, and shows it in the trend', async () => {
      const { page } = await site.visit(buildQualityPath(), { scripts: false });
      await page.locator('#annotate summary').first().click();
      await page.getByLabel('When').fill('2025-03-12 08:30');
      await page.getByLabel('Description', { exact: true }).fill('New emitter');
      await page.locator('#annotate').getByLabel('Your name').selectOption(seeded.user);
      await page.getByRole('button', { name: 'Add the annotation' }).click();
      await expect.poll(() => page.locator('#trend').textContent()).toContain('Calibration: New emitter');
    });

    it('sets a limit and removes it', async () => {
      const { page } = await site.visit(buildQualityPath('/limits'), { scripts: false });
      await page.getByLabel('Metric').selectOption('Oxidations [%]');
      await page.getByLabel('Limits by').selectOption('fixed');
      await page.getByLabel('Upper bound').fill('4');
      await page.getByLabel('Your name').selectOption(seeded.user);
      await page.getByRole('button', { name: 'Set limit' }).click();
      await page.getByText('Limit saved: Oxidations').waitFor();
      await page.getByRole('button', { name: 'Remove the limit of Oxidations' }).click();
      await page.getByText('Limit removed: Oxidations').waitFor();
    });

    it('shows an error of a limit at its field', async () => {
      const { page } = await site.visit(buildQualityPath('/limits'), { scripts: false });
      await page.getByLabel('Limits by').selectOption('fixed');
      await page.getByLabel('Your name').selectOption(seeded.user);
      await page.getByRole('button', { name: 'Set limit' }).click();
      await expect.poll(() => page.getByLabel('Lower bound').getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => page.getByLabel('Limits by').inputValue()).toBe('fixed');
    });

    it('finds proteins, and draws the selected ones', async () => {
      const { page } = await site.visit('/proteomics/projects/lung-cohort/real/qc/proteins', { scripts: false });
      expect(await page.getByRole('heading', { name: /^Shown ?4/ }).isVisible()).toBe(true);
      await page.getByText('Choose proteins').click();
      await page.getByLabel('Name contains').fill('ligase');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.locator('input[name="protein_names"][type="checkbox"]').first().check();
      await page.getByRole('button', { name: 'Show selected proteins' }).click();
      await expect.poll(() => page.getByRole('heading', { name: /^Shown ?1/ }).isVisible()).toBe(true);
      await expect.poll(() => page.locator('svg.plot').count()).toBe(1);
      await expect.poll(() => page.getByLabel('Name contains').inputValue()).toBe('ligase');
    });

    it('tracks the targets of a pasted list until they are removed', async () => {
      const { page } = await site.visit('/proteomics/projects/lung-cohort/real/qc/targets', { scripts: false });
      await page.getByLabel('Peptides and proteins').fill('HVLTSIGEK\nP02769');
      await page.locator('form', { hasText: 'One per line' }).getByLabel('Your name').selectOption(seeded.user);
      await page.getByRole('button', { name: 'Add targets' }).click();
      await page.getByText('2 targets added').waitFor();
      const time = page.getByRole('link', { name: /^Trend of the retention time .* of HVLTSIGEK/ });
      const countTimesAfterReload = async () => {
        await page.reload();
        return time.count();
      };
      await expect.poll(countTimesAfterReload).toBe(1);
      await time.click();
      await expect.poll(() => new URL(page.url()).searchParams.get('metric')).toBe('peptide:HVLTSIGEK:rt_min');
      await expect.poll(() => page.locator('.plot-caption').first().textContent()).toContain('HVLTSIGEK');
      await page.goBack();
      await page.getByRole('checkbox', { name: 'Select P02769' }).check();
      await page.getByRole('button', { name: 'Remove selected' }).click();
      await page.getByText('1 target removed').waitFor();
      expect(await page.getByRole('rowheader').allTextContents()).toEqual(['HVLTSIGEK']);
    });

    it('sorts the table of runs by the query of the URL', async () => {
      const { page } = await site.visit(buildQualityPath(), { scripts: false });
      await page.getByRole('link', { name: 'Raw file', exact: true }).click();
      await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('RawFile');
      await expect.poll(() => page.locator('th[data-key="RawFile"]').getAttribute('aria-sort')).toBe('ascending');
    });

    it('prints the plot and the table without controls', async () => {
      const { page } = await site.visit(buildQualityPath());
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('#trend').isVisible()).toBe(true);
      expect(await page.locator('#heatmap').isVisible()).toBe(true);
      expect(await page.locator('.run-table').isVisible()).toBe(true);
      for (const selector of ['#controls', '#review', '.plot-links', '.tabs', 'th.col-choose', 'td.col-choose'])
        expect(await page.locator(selector).first().isVisible()).toBe(false);
    });

    it('offers the plot and the table in every format', async () => {
      expect(await readLinkStatuses(site, buildQualityPath())).toEqual(Array(15).fill(200));
    });
  },
  { withDatabase: true },
);

async function readLinkStatuses(site: Site, path: string): Promise<number[]> {
  const { page } = await site.visit(path);
  const paths = await page
    .locator('.plot-links a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return Promise.all(paths.map(async (href) => (await fetch(site.address + href)).status));
}
