import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeExamples, writeTools } from '../simulators/instrument/demonstration-tools.ts';
import { type Laboratory, openLaboratory } from '../simulators/instrument/laboratory.ts';
import { describeInBrowser, findAccessibilityViolations } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'concordat-newcomer-'));
/** Enough runs for a trend. */
const RUNS_BEFORE = 3;

describeInBrowser(
  'A newcomer to the demo',
  (site) => {
    let laboratory: Laboratory;
    beforeAll(async () => {
      laboratory = await openLaboratory(site.address);
      await laboratory.importMissingRuns(RUNS_BEFORE, new AbortController().signal);
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it('uploads a file in the browser, watches it run, and finds it in the trend', async () => {
      const { page, errors } = await site.visit('/');
      await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'Quality' }).click();
      await page.getByRole('link', { name: /^Upload of/ }).click();
      await page.getByLabel('Your name').selectOption(laboratory.operator.uuid);
      await page.getByLabel('Raw files').setInputFiles(join(writeExamples(join(folder, 'raw-files')), 'example_1.raw'));
      await page.getByRole('link', { name: 'Go to its run' }).click();

      const headline = page.locator('.run-headline');
      await headline.getByText('running').waitFor();
      await page.locator('.log').getByText('Started:').first().waitFor();
      await headline.getByText('done').waitFor();
      await page.reload();
      expect(await page.locator('.run-figures img').count()).toBe(15);
      expect(await findAccessibilityViolations(page)).toEqual([]);

      await page.getByRole('link', { name: 'See the trend' }).click();
      const points = page.locator('.plot-point');
      await expect.poll(() => points.count()).toBe(RUNS_BEFORE + 1);
      await expect.poll(() => points.last().getAttribute('data-raw-file')).toBe('example_1');
      await page.getByRole('row', { name: /example_1/ }).waitFor();
      expect(errors).toEqual([]);
    });
  },
  { withDatabase: true, environment: { TOOLS_FILE: writeTools(folder), DATA_DIR: join(folder, 'data') } },
);
