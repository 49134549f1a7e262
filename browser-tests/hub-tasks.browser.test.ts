/** Tests frequent tasks in the hub, and counts their clicks. Typing does not count. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';

async function clickAll(targets: readonly ReturnType<Page['locator']>[]): Promise<number> {
  for (const target of targets) await target.click();
  return targets.length;
}

describeInBrowser(
  'On an empty server, a user',
  (site) => {
    for (const scripts of [true, false]) {
      it(`starts a project in at most 3 clicks (scripts: ${scripts})`, async () => {
        const { page, errors } = await site.visit('/', { scripts });
        let clicks = await clickAll([page.getByRole('link', { name: 'Start a project' }).first()]);
        const selection = page.locator('select[name="workspace_id"]');
        if (await selection.count()) {
          await selection.selectOption({ label: 'New workspace' });
          clicks += 1;
        }
        await page.getByLabel('New workspace').fill(`Barley ${scripts}`);
        await page.getByLabel(/^Name/).fill('Field trial');
        clicks += await clickAll([page.getByRole('button', { name: 'Create project' })]);
        await page.getByRole('heading', { name: 'Field trial', level: 1 }).waitFor();
        expect([clicks <= 3, errors]).toEqual([true, []]);
      });
    }
  },
  { withDatabase: true },
);

describeInBrowser(
  'In a project with a mistaken import, a user',
  (site) => {
    let project: SmallProject;
    beforeAll(async () => {
      project = await createSmallProject(site.address);
      const { hub, path, study } = project;
      const content = ['Observation unit ID\tStudy', ...Array.from({ length: 40 }, (_, at) => `WRONG-${at}\tSTU-1`)].join('\n');
      const preview = await hub.post(path('import'), { format: 'csv', file_name: 'wrong.tsv', content });
      await hub.post(path('import', preview.body.id, 'apply'), {});
      for (const title of ['Barley', 'Wheat', 'Oats'])
        await hub.post(path('entities'), { entity_type: 'Study', node_id: study.id, data: { title } });
    });

    it('finds and undoes the import from the home page in at most 3 clicks', async () => {
      const { page, errors } = await site.visit(project.path());
      // The first response sets the cookie of a guest, so the guest is recognized from the second page on.
      await page.reload();
      await page.goto(`${site.address}/`);
      const clicks = await clickAll([
        page.locator(`main a[href="${project.path()}"]`).first(),
        page.getByRole('link', { name: 'History', exact: true }),
        page.getByRole('button', { name: 'Undo Imported wrong.tsv' }),
      ]);
      await page.getByRole('heading', { name: 'Undone: Imported wrong.tsv' }).waitFor();
      expect([clicks, (await project.rows('ObservationUnit')).length, errors]).toEqual([3, 4, []]);
    });

    it('finds the import by the name of a wrong row, by keyboard and without scripts', async () => {
      const { page } = await site.visit(project.path('actions'), { scripts: false });
      await page.getByLabel('Entity').fill('wrong-17');
      await page.getByLabel('Entity').press('Enter');
      await page.waitForURL(/entity=wrong-17/);
      const titles = await page.locator('.history tbody .row-title').allTextContents();
      expect(titles.filter((title) => !title.startsWith('Undone'))).toEqual(['Imported wrong.tsv']);
    });
  },
  { withDatabase: true },
);
