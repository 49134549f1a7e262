import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, findAccessibilityViolations, listPageErrors, measureOverflow } from './browser.ts';
import { getMainTagOptions } from './main-tag.ts';

describeInBrowser(
  'Workspaces and projects',
  (site) => {
    let workspace = '';
    let project = '';
    let empty = '';

    const postJson = async (path: string, json: object): Promise<string> => {
      const answer = await fetch(site.address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(json),
      });
      return ((await answer.json()) as { id: string }).id;
    };

    beforeAll(async () => {
      workspace = await postJson('/hub/workspaces', {
        name: `Wheat under drought ${'x'.repeat(90)}`,
        description: 'Field trials of the drought program.\nTwo sites, three years.',
      });
      project = await postJson('/hub/projects', {
        workspace_id: workspace,
        name: 'Field trial',
        description: '<script>alert(1)</script>',
        profile: 'miappe',
        version: '1.1',
        load_example: true,
      });
      empty = await postJson('/hub/projects', { workspace_id: workspace, name: 'Empty', profile: 'ena', version: '1.0' });
    });

    const listPages = (): readonly (readonly [string, string])[] => [
      ['the list', '/hub/'],
      ['a search that finds nothing', '/hub/?q=zzzz'],
      ['a workspace', `/hub/workspaces/${workspace}`],
      ['the form of a workspace', '/hub/workspaces/new'],
      ['the settings of a workspace', `/hub/workspaces/${workspace}/edit`],
      ['the deletion of a workspace', `/hub/workspaces/${workspace}/delete`],
      ['the form of a project', `/hub/projects/new?workspace_id=${workspace}`],
      ['a project', `/hub/projects/${project}`],
      ['an empty project', `/hub/projects/${empty}`],
      ['the settings of a project', `/hub/projects/${project}/edit`],
      ['the people of a project', `/hub/projects/${project}/members`],
      ['the own name', '/hub/me'],
    ];

    it('have no accessibility violation and fit into the window', async () => {
      expect(await listPageErrors(site, listPages())).toEqual([]);
    });

    it('have a menu of tables that fits into the window', async () => {
      const { page } = await site.visit(`/hub/projects/${project}`, { width: 360 });
      await page.getByText('Tables', { exact: true }).first().click();
      await page.getByRole('link', { name: 'Observation unit' }).first().waitFor({ state: 'visible' });
      // axe also checks controls below the open menu, which cannot be clicked.
      expect([await findAccessibilityViolations(page, ['target-size']), await measureOverflow(page)]).toEqual([[], 0]);
    });

    for (const scripts of [true, false]) {
      it(
        `support the creation of a first project with example data (scripts: ${scripts})`,
        getMainTagOptions(scripts),
        async () => {
          const { page } = await site.visit('/hub/', { scripts });
          await page.getByRole('link', { name: 'New workspace' }).click();
          await page.getByLabel('Name').fill(`Barley ${scripts}`);
          await page.getByRole('button', { name: 'Create workspace' }).click();
          await page.getByRole('status').getByText(`Workspace created: Barley ${scripts}`).waitFor();
          await page.getByRole('link', { name: 'New project' }).click();
          await page.getByLabel('Name').fill('First');
          await page.getByRole('combobox', { name: 'Profile' }).selectOption({ label: 'ISA 1.0' });
          await page.getByLabel('Start with example data').check();
          await page.getByRole('button', { name: 'Create project' }).click();
          await page.getByText('It contains the example data set').waitFor();
          expect(await page.locator('h1').textContent()).toBe('First');
        },
      );

      it(`keep the typed values if the name is already used (scripts: ${scripts})`, async () => {
        await postJson('/hub/workspaces', { name: `Taken ${scripts}` });
        const { page } = await site.visit('/hub/workspaces/new', { scripts });
        await page.getByLabel('Name').fill(`TAKEN ${scripts}`);
        await page.getByLabel('Description').fill('Typed with care');
        await page.getByRole('button', { name: 'Create workspace' }).click();
        await page.getByRole('alert').getByRole('link').click();
        await expect.poll(() => new URL(page.url()).hash).toBe('#name');
        await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Typed with care');
      });

      it(`show the values of both users if another user saved first (scripts: ${scripts})`, async () => {
        const id = await postJson('/hub/workspaces', { name: `Faster ${scripts}` });
        const { page } = await site.visit(`/hub/workspaces/${id}/edit`, { scripts });
        await page.getByLabel('Description').fill('mine');
        await changeDescription(site.address, id, 'theirs');
        await page.getByRole('button', { name: 'Save' }).click();
        expect(await page.getByRole('row', { name: 'Description' }).getByRole('cell').allTextContents()).toEqual([
          'mine',
          'theirs',
        ]);
        await page.getByRole('button', { name: 'Save' }).click();
        await expect.poll(() => page.locator('.lead').textContent()).toBe('mine');
      });

      it(`are deleted after a confirmation with the number of deleted items (scripts: ${scripts})`, async () => {
        const within = await postJson('/hub/workspaces', { name: `Short-lived ${scripts}` });
        const id = await postJson('/hub/projects', {
          workspace_id: within,
          name: 'Gone',
          profile: 'isa/1.0',
          version: '1.0',
          load_example: true,
        });
        const { page } = await site.visit(`/hub/projects/${id}/edit`, { scripts });
        await page.getByRole('link', { name: 'Delete project' }).click();
        await expect.poll(() => page.locator('.lead').textContent()).toMatch(/^This also deletes \d+ entities/);
        await page.getByLabel('To confirm, type the name: Gone').fill('Gon');
        await page.getByRole('button', { name: 'Delete project' }).click();
        await expect.poll(() => new URL(page.url()).pathname).toBe(`/hub/projects/${id}/delete`);
        await page.getByLabel('To confirm, type the name: Gone').fill('Gone');
        await page.getByRole('button', { name: 'Delete project' }).click();
        await page.getByRole('status').getByText('Project deleted: Gone').waitFor();
        expect(await page.getByRole('link', { name: 'Restore', exact: true }).getAttribute('href')).toBe('/hub/deleted');
        expect(new URL(page.url()).pathname).toBe(`/hub/workspaces/${within}`);
      });
    }

    it('list a visitor by the name that the visitor has chosen', async () => {
      const { page } = await site.visit('/hub/');
      await page.getByRole('link', { name: /^Guest / }).click();
      await page.getByLabel('Name').fill('Robin & Co');
      await page.getByRole('button', { name: 'Use this name' }).click();
      await page.goto(`${site.address}/hub/projects/${project}/members`);
      expect(await readNames(page)).toContain('Robin & Co you');
    });

    it('escape a script in a description', async () => {
      const { page, errors } = await site.visit(`/hub/projects/${project}`);
      expect([await page.locator('.as-typed').textContent(), errors]).toEqual(['<script>alert(1)</script>', []]);
    });

    it('are sorted by the query of the URL', async () => {
      const { page } = await site.visit(`/hub/workspaces/${workspace}?sort=-entities`);
      expect(await page.locator('#project-list .row-title').allTextContents()).toEqual(['Field trial', 'Empty']);
      await page.getByRole('link', { name: 'Project', exact: true }).click();
      await expect.poll(() => page.locator('#project-list .row-title').allTextContents()).toEqual(['Empty', 'Field trial']);
    });
  },
  { withDatabase: true },
);

async function changeDescription(address: string, workspaceId: string, description: string): Promise<void> {
  await fetch(`${address}/hub/workspaces/${workspaceId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ description }),
  });
}

async function readNames(page: Page): Promise<string[]> {
  return (await page.locator('tbody th').allTextContents()).map((name) => name.replaceAll(/\s+/g, ' ').trim());
}
