/** Tests how a data manager gets from the fields of a group to a deposit. */
import { afterAll, expect, it } from 'vitest';
import { startFakeInvenio } from '../src/hub/deposits/testing-invenio.ts';
import { describeInBrowser, listErrorsInAppearances } from './browser.ts';

const invenio = await startFakeInvenio();
afterAll(() => invenio.stop());

describeInBrowser(
  'A data manager',
  (site) => {
    it('creates a profile with three new fields, fills a project with it, and deposits the project', async () => {
      const { page, errors } = await site.visit('/profiles');
      let clicks = 0;
      const click = async (role: 'link' | 'button', name: string | RegExp) => {
        await page.getByRole(role, { name }).first().click();
        clicks += 1;
      };
      await click('link', 'Build a profile');
      await click('link', 'New draft');
      await page.getByLabel('Start from').selectOption('miappe/1.2');
      await page.getByLabel('Title').fill('Pot trials');
      await click('button', 'Create draft');
      await click('link', 'Observation unit');
      const wrong = [...(await listErrorsInAppearances(page))];
      const fields = [
        { name: 'Irrigation line', type: 'Text', label: 'Choices', value: 'north\nsouth' },
        { name: 'Pot weight', type: 'Number', label: 'Unit', value: 'g' },
        { name: 'Bench', type: 'Text', label: 'Minimum', value: '3' },
      ];
      for (const { name, type, label, value } of fields) {
        await click('link', /^Add (another )?field/);
        await page.locator('#name').fill(name);
        await page.getByLabel('Type').selectOption({ label: type });
        await page.getByLabel(label).fill(value);
        await expect.poll(() => page.getByLabel('Pattern').isVisible()).toBe(false);
        await click('button', 'Add field');
        await page.locator('tr:target', { hasText: name }).waitFor();
      }
      await click('link', /^Save profile/);
      wrong.push(...(await listErrorsInAppearances(page)));
      await click('button', 'Save profile');
      await click('link', 'Observation unit › Bench: Minimum is for numbers, not for text.');
      await page.getByLabel('Minimum').fill('');
      await click('button', 'Change draft');
      await click('link', /^Save profile/);
      await page.locator('#output_name').fill('pot-trials');
      await click('button', 'Save profile');
      await click('link', 'Use in a new project');
      await page.getByLabel('New workspace').fill('Pots');
      await page.locator('#name').fill('Pots 2026');
      await page.getByLabel('Start with example data').check();
      await click('button', 'Create project');
      await page.getByRole('link', { name: 'Pot trials has no example data.' }).waitFor();
      await page.getByLabel('Start with example data').uncheck();
      await click('button', 'Create project');
      await click('link', 'Begin with the investigation');
      const create = async (values: Readonly<Record<string, string>>) => {
        for (const [field, value] of Object.entries(values)) await page.locator(`#field-${field}`).fill(value);
        await click('button', /^(Create|Save)/);
        await page.waitForURL('**/entity/*');
        return page.url();
      };
      const root = { unique_id: 'INV-1', title: 'Pot weights', description: 'Weights of pots.', license: 'CC-BY-4.0' };
      const investigation = await create(root);
      await click('link', 'Add person');
      await create({ name: 'Alex Example' });
      await page.goto(investigation);
      await click('link', 'Add study');
      await create({ unique_id: 'STU-1', title: 'Pots' });
      await click('link', 'Add observation unit');
      await page.locator('#field-irrigation_line').selectOption('north');
      await create({ unique_id: 'POT-1', pot_weight: '312 g', Bench: 'B4' });
      await click('link', 'Publish');
      await click('link', 'Deposit in a repository');
      await page.getByLabel('Access token').fill(invenio.token);
      await click('button', 'Create draft');
      await page.getByLabel('Publish this draft. This cannot be undone.').check();
      await click('button', 'Publish deposit');
      await page.locator('a[href^="https://doi.org/"]').waitFor();
      expect([wrong, errors.filter((line) => !line.includes('400')), clicks]).toEqual([[], [], 31]);
    });
  },
  { withDatabase: true, environment: { REPOSITORIES: `fake=invenio:${invenio.address}` } },
);
