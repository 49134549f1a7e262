import type pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { type SeededPipeline, seedRuns } from '../src/proteomics/quality/testing-runs.ts';
import { describeInBrowser, listPageErrors } from './browser.ts';
import { getMainTagOptions } from './main-tag.ts';

const KINDS = ['hela', 'patient', 'blank'];
const SHARES = [1, 1.6, 0.01];

/** Returns values of a HeLa run, a sample and a blank, which alternate. The last blank has carry-over. */
function createValues(index: number): Record<string, number> {
  const share = (SHARES[index % 3] ?? 1) * (index === 86 ? 30 : 1);
  const wave = 1 + (((index * 7) % 5) - 2) / 50;
  return {
    N_protein_groups: Math.round(1340 * share * wave),
    N_peptides: Math.round(6500 * share * wave),
    Ms1MedianSummedIntensity: 1.4e9 * share * wave,
    'Uncalibrated - Calibrated m/z [ppm] (ave)': -1.2 * wave,
  };
}

describeInBrowser(
  'Sample types',
  (site) => {
    let seeded: SeededPipeline;
    const buildQualityPath = (path = '') => `/proteomics/projects/${seeded.project}/${seeded.pipeline}/qc${path}`;
    beforeAll(async () => {
      const getName = (index: number) => `lumos_${KINDS[index % 3]}_${String(index).padStart(3, '0')}`;
      seeded = await seedRuns(site.database?.pool as pg.Pool, { count: 90, createName: getName, createValues });
    });

    it('have links that limit the page to one type', getMainTagOptions(true), async () => {
      const { page } = await site.visit(buildQualityPath(), { scripts: false });
      expect(await page.locator('.verdict-sentence').textContent()).toContain('carry-over');
      const types = page.getByRole('navigation', { name: 'Sample types' });
      expect((await types.getByRole('listitem').allInnerTexts()).map((text) => text.trim())).toEqual([
        'QC standard · 30 runs',
        'Blank · 30 runs',
        'Project sample · 30 runs',
      ]);
      await types.getByRole('link', { name: 'QC standard' }).click();
      await expect.poll(() => page.locator('.verdict-sentence').textContent()).toMatch(/All \d+ new runs are fine\./);
      await types.getByRole('link', { name: 'Show all sample types' }).click();
      await expect.poll(() => new URL(page.url()).search).toBe('');
    });

    it('can be set on the page of a run', async () => {
      const { page } = await site.visit(buildQualityPath('?sample_type=blank'));
      await page.locator('.run-table .row-name').first().click();
      await expect.poll(() => page.locator('main').innerText()).toMatch(/Sample type\s+Blank/);
      await page.getByText('Set its sample type…').click();
      await page.getByLabel('Sample type', { exact: true }).selectOption('QC standard');
      await page.locator('#type-user').selectOption(seeded.user);
      await page.getByRole('button', { name: 'Set the sample type' }).click();
      await expect.poll(() => page.locator('main').innerText()).toMatch(/Sample type\s+QC standard/);
    });

    it('have pages without accessibility violations, errors or overflow in every color scheme and width', async () => {
      const places = [
        ['quality of all types', buildQualityPath()],
        ['quality of blanks', buildQualityPath('?sample_type=blank')],
        ['reference sets', buildQualityPath('/guide-sets')],
        ['rules', `/proteomics/admin/pipelines/${seeded.pipelineUuid}`],
        ['wall of blanks', '/proteomics?wall=yes&sample_type=blank'],
        ['home', '/proteomics'],
      ] as const;
      expect(await listPageErrors(site, places)).toEqual([]);
    });
  },
  { withDatabase: true },
);
