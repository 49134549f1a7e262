/** Tests sample metadata in the hub: imports a file with an error, corrects it on the Problems page, and exports it. */
// @module-tag full
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { HubClient } from '../src/hub/entities/testing-hub-client.ts';
import { describeInBrowser, listErrorsInAppearances } from './browser.ts';

const FILE = join(import.meta.dirname, '../src/sdrf/fixtures/PXD030690.sdrf.tsv');

describeInBrowser(
  'Sample metadata in the hub',
  (site) => {
    let hub: HubClient;
    beforeAll(async () => {
      hub = await new HubClient(site.address).createProject('sdrf-proteomics', '1.1');
    });

    it('can be imported from a file, corrected on the Problems page, and exported again', async () => {
      const { page, errors } = await site.visit(hub.getPath('import'));
      await page.locator('input[type="file"]').first().setInputFiles(FILE);
      await page.getByRole('button', { name: 'Preview the import' }).click();
      await page
        .getByText('ITRAQ names a kit, but no channel. Write the channel of the sample, such as TMT126.')
        .first()
        .waitFor();
      expect(await listErrorsInAppearances(page)).toEqual([]);
      await page.locator('form[action$="/apply"] button').click();
      await page.getByText('11 created, 0 changed').waitFor();

      await page.goto(site.address + hub.getPath('problems'));
      const problem = page.locator('form.problem-fix', { has: page.locator('input[name="from"][value="ITRAQ"]') });
      await problem.locator('input[name="to"]').fill('ITRAQ8PLEX-113');
      await problem.getByRole('button', { name: 'Fix all 10' }).click();
      await page.getByText('Changed 10 entities').waitFor();
      expect(await page.getByText('names a kit, but no channel').count()).toBe(0);

      await page.locator('summary', { hasText: 'Export' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'SDRF', exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('PXD030690.sdrf.tsv');
      expect(errors).toEqual([]);
    });
  },
  { withDatabase: true },
);
