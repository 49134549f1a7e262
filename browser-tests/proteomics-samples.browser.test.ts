// @module-tag full
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { type SeededPipeline, seedRuns } from '../src/proteomics/quality/testing-runs.ts';
import { describeInBrowser, listErrorsInAppearances, listPageErrors } from './browser.ts';

const HEAD = [
  'source name',
  'assay name',
  'comment[label]',
  'comment[data file]',
  'factor value[disease]',
  'factor value[sex]',
];

describeInBrowser(
  'The samples of a pipeline',
  (site) => {
    let seeded: SeededPipeline;
    const buildPath = (path: string) => `/proteomics/projects/${seeded.project}/${seeded.pipeline}${path}`;
    const buildSheet = () =>
      [
        HEAD,
        ...seeded.runs.map((run, index) => [
          ...[`sample ${index}`, `assay ${index}`, 'label free sample', `${run}.raw`],
          ...[index % 2 === 0 ? 'normal' : 'sick', index % 3 === 0 ? 'female' : 'male'],
        ]),
      ]
        .map((cells) => cells.join('\t'))
        .join('\n');
    beforeAll(async () => {
      const pool = site.database?.pool as pg.Pool;
      seeded = await seedRuns(pool, { count: 20, createName: (index) => `lumos_${String(index).padStart(3, '0')}` });
      await seedRuns(pool, { count: 0, pipeline: 'empty' });
    });

    it('have an accessible page even without samples', async () => {
      const empty = '/proteomics/projects/lung-cohort/empty';
      const places = [
        ['samples', `${empty}/samples`],
        ['submission', `${empty}/submission`],
      ] as const;
      expect(await listPageErrors(site, places)).toEqual([]);
    });

    for (const scripts of [true, false])
      it(`can be set, color the trend, filter runs, and are checked before a submission (scripts: ${scripts})`, async () => {
        const { page, errors } = await site.visit(buildPath('/samples'), { scripts });
        if (scripts) {
          const file = join(mkdtempSync(join(tmpdir(), 'samples-')), 'lungs.sdrf.tsv');
          writeFileSync(file, buildSheet());
          await page.getByLabel('Choose a file').setInputFiles(file);
          await page.waitForFunction(`document.getElementById('file_name').value === 'lungs.sdrf.tsv'`);
        } else await page.getByLabel('Sample metadata').fill(buildSheet());
        await page.getByLabel('Your name').selectOption(seeded.user);
        await page.getByRole('button', { name: 'Save sample metadata' }).click();
        await page.getByText('20 rows, 20 of 20 raw files described').waitFor();
        if (scripts) expect(await listErrorsInAppearances(page)).toEqual([]);

        await page.goto(site.address + buildPath('/qc?color_by=disease&group=sex%3Dmale'));
        expect(await page.locator('#trend').textContent()).toContain('sick');
        expect(await page.locator('.plot-point').count()).toBe(13);
        if (scripts) expect(await listErrorsInAppearances(page)).toEqual([]);

        await page.locator('tr[data-raw-file] a').first().click();
        await page.getByRole('heading', { name: 'Sample', exact: true }).waitFor();

        await page.goto(site.address + buildPath('/submission'));
        expect(await page.getByRole('status').first().textContent()).toContain('to fix before submission');
        await page.getByText('There are no results of a search engine.').waitFor();
        if (scripts) expect(await listErrorsInAppearances(page)).toEqual([]);
        expect(errors).toEqual([]);
      });

    it('remain in the form next to their errors', async () => {
      const { page } = await site.visit(buildPath('/samples'), { scripts: false });
      await page.getByLabel('Sample metadata').fill('nonsense');
      await page.getByLabel('Your name').selectOption(seeded.user);
      await page.getByRole('button', { name: 'Save sample metadata' }).click();
      await expect.poll(() => page.getByRole('alert').textContent()).toContain('is not an SDRF header');
      await expect.poll(() => page.getByLabel('Sample metadata').inputValue()).toBe('nonsense');
    });
  },
  { withDatabase: true },
);
