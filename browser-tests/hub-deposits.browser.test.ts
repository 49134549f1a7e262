import { afterAll, beforeEach, expect, it } from 'vitest';
import { startFakeInvenio } from '../src/hub/deposits/testing-invenio.ts';
import { describeInBrowser, listErrorsInAppearances } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';
import { focusByKeys, pressByKeys } from './keyboard.ts';

const invenio = await startFakeInvenio();
afterAll(() => invenio.stop());

describeInBrowser(
  'The deposits of a project',
  (site) => {
    let project: SmallProject;
    beforeEach(async () => {
      project = await createSmallProject(site.address);
      const { hub, path } = project;
      const { body: publication } = await hub.get(path('publication'));
      for (const { id } of project.units) await hub.remove(path('entity', id));
      const root = publication.missing
        .find(({ what }: { what: string }) => what === 'license')
        .path.split('/')
        .at(-1)
        .split('#')[0];
      const data = { description: 'Beans in the field.', license: 'CC-BY-4.0' };
      await hub.post(path('entities'), { entity_type: 'Investigation', node_id: root, data });
      const person = { entity_type: 'Person', parent_id: root, parent_field: 'contacts', data: { name: 'Alex Example' } };
      await hub.post(path('entities'), person);
    });

    for (const scripts of [true, false]) {
      it(`can be created and published by keyboard alone (scripts: ${scripts})`, async () => {
        const { page, errors } = await site.visit(project.path('publication'), { scripts });
        await pressByKeys(page, page.getByRole('link', { name: 'Deposit in a repository' }));
        await focusByKeys(page, page.getByLabel('Access token'));
        await page.keyboard.type(invenio.token);
        await pressByKeys(page, page.getByRole('button', { name: 'Create draft' }));
        await page.waitForURL('**/deposits/*');
        const publish = page.getByRole('button', { name: 'Publish deposit' });
        // With scripts, the page is reloaded automatically when the work is done.
        const countButtons = async () => {
          if (!scripts) await page.reload();
          return publish.count();
        };
        await expect.poll(countButtons).toBe(1);
        await pressByKeys(page, page.getByLabel('Publish this draft. This cannot be undone.'));
        // A reload before the response would cancel the request.
        const published = page.waitForResponse((response) => response.request().method() === 'POST');
        await pressByKeys(page, publish);
        await published;
        const countDoiLinks = () => page.reload().then(() => page.locator('a[href^="https://doi.org/"]').count());
        await expect.poll(countDoiLinks).toBe(1);
        expect(errors).toEqual([]);
      });
    }

    it('are readable in every color scheme and width', async () => {
      const { page, errors } = await site.visit(project.path('deposits'));
      const wrong = [...(await listErrorsInAppearances(page))];
      await page.getByLabel('Access token').fill('a-wrong-token');
      await page.getByRole('button', { name: 'Create draft' }).click();
      await page.waitForURL('**/deposits/*');
      const reloadAndFindButton = () => page.reload().then(() => page.getByRole('button', { name: 'Resume deposit' }).count());
      await expect.poll(reloadAndFindButton).toBe(1);
      wrong.push(...(await listErrorsInAppearances(page)));
      await page.goto(`${site.address}/hub/repositories`);
      wrong.push(...(await listErrorsInAppearances(page)));
      await page.getByLabel('Access token').fill(invenio.token);
      await page.getByRole('button', { name: 'Store token' }).click();
      await page.goto(`${site.address}${project.path('deposits')}`);
      await page.getByRole('link', { name: '127.0.0.1' }).click();
      await page.getByRole('button', { name: 'Resume deposit' }).click();
      const countPublishButtons = () => page.reload().then(() => page.getByRole('button', { name: 'Publish deposit' }).count());
      await expect.poll(countPublishButtons).toBe(1);
      wrong.push(...(await listErrorsInAppearances(page)));
      expect([wrong, errors]).toEqual([[], []]);
    });
  },
  { withDatabase: true, environment: { REPOSITORIES: `fake=invenio:${invenio.address}` } },
);
