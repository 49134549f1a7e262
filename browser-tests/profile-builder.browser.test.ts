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
      const clickControl = async (role: 'link' | 'button', name: string | RegExp) => {
        await page.getByRole(role, { name }).first().click();
        clicks += 1;
      };
      await clickControl('link', 'Build a profile');
      await clickControl('link', 'New draft');
      await page.getByLabel('Start from').selectOption('miappe/1.2');
      await page.getByLabel('Title').fill('Pot trials');
      await clickControl('button', 'Create draft');
      await clickControl('link', 'Observation unit');
      const wrong = [...(await listErrorsInAppearances(page))];
      const fields = [
        { name: 'Irrigation line', type: 'Text', label: 'Choices', value: 'north\nsouth' },
        { name: 'Pot weight', type: 'Number', label: 'Unit', value: 'g' },
        { name: 'Bench', type: 'Text', label: 'Minimum', value: '3' },
      ];
      for (const { name, type, label, value } of fields) {
        await clickControl('link', /^Add (another )?field/);
        await page.locator('#name').fill(name);
        await page.getByLabel('Type').selectOption({ label: type });
        await page.getByLabel(label, { exact: true }).fill(value);
        await expect.poll(() => page.getByLabel('Pattern').isVisible()).toBe(false);
        await clickControl('button', 'Add field');
        await page.locator('tr:target', { hasText: name }).waitFor();
      }
      await clickControl('link', /^Save profile/);
      wrong.push(...(await listErrorsInAppearances(page)));
      await clickControl('button', 'Save profile');
      await clickControl('link', 'Observation unit › Bench: Minimum is for numbers, not for text.');
      await page.getByLabel('Minimum', { exact: true }).fill('');
      await clickControl('button', 'Change draft');
      await clickControl('link', /^Save profile/);
      await page.locator('#output_name').fill('pot-trials');
      await clickControl('button', 'Save profile');
      await clickControl('link', 'Use in a new project');
      await page.getByLabel('New workspace').fill('Pots');
      await page.locator('#name').fill('Pots 2026');
      await page.getByLabel('Start with example data').check();
      await clickControl('button', 'Create project');
      await page.getByRole('link', { name: 'Pot trials has no example data.' }).waitFor();
      await page.getByLabel('Start with example data').uncheck();
      await clickControl('button', 'Create project');
      await clickControl('link', 'Begin with the investigation');
      const submitItem = async (values: Readonly<Record<string, string>>) => {
        for (const [field, value] of Object.entries(values)) await page.locator(`#field-${field}`).fill(value);
        await clickControl('button', /^(Create|Save)/);
        await page.waitForURL('**/entity/*');
        return page.url();
      };
      const root = { unique_id: 'INV-1', title: 'Pot weights', description: 'Weights of pots.', license: 'CC-BY-4.0' };
      const investigation = await submitItem(root);
      await clickControl('link', 'Add person');
      await submitItem({ name: 'Alex Example' });
      await page.goto(investigation);
      await clickControl('link', 'Add study');
      await submitItem({ unique_id: 'STU-1', title: 'Pots' });
      await clickControl('link', 'Add observation unit');
      await page.locator('#field-irrigation_line').selectOption('north');
      await submitItem({ unique_id: 'POT-1', pot_weight: '312 g', Bench: 'B4' });
      await clickControl('link', 'Publish');
      await clickControl('link', 'Deposit in a repository');
      await page.getByLabel('Access token').fill(invenio.token);
      await clickControl('button', 'Create draft');
      await page.getByLabel('Publish this draft. This cannot be undone.').check();
      await clickControl('button', 'Publish deposit');
      await page.locator('a[href^="https://doi.org/"]').waitFor();
      expect([wrong, errors.filter((line) => !line.includes('400')), clicks]).toEqual([[], [], 31]);
    });
  },
  { withDatabase: true, environment: { REPOSITORIES: `fake=invenio:${invenio.address}` } },
);
