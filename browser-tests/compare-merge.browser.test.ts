import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, findAccessibilityViolations, measureOverflow } from './browser.ts';

const BOTH = 'profiles=miappe/1.1&profiles=isa/1.0';

describeInBrowser(
  'The profile service',
  (site) => {
    beforeAll(async () => {
      for (const version of ['1.0', '2.0']) {
        const answer = await fetch(`${site.address}/merge/save`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ profiles: ['miappe/1.1', 'isa/1.0'], output_name: 'plant-isa', output_version: version }),
        });
        expect(answer.status).toBe(201);
      }
    });

    const pages: readonly (readonly [string, string])[] = [
      ['the choice', '/compare'],
      ['two profiles', `/compare?${BOTH}&q=factor`],
      ['six profiles', '/compare?profiles=miappe/1.1,miappe/1.2,isa/1.0,jerm/1.0,ena/1.0,dissco/0.4&q=date'],
      ['a filter that finds nothing', `/compare?${BOTH}&q=zzzz`],
      ['a profile that is not here', '/compare?profiles=none/1.0'],
      ['the beginning of a merge', '/merge'],
      ['a merge', `/merge?${BOTH}&strategy=most_restrictive`],
      ['a saved profile', '/profiles/plant-isa/1.0'],
      ['the deletion of one', '/saved-profiles/plant-isa/1.0/delete'],
    ];

    for (const sight of [
      { scheme: 'light', width: 1280 },
      { scheme: 'dark', width: 360 },
    ] as const) {
      it(`has no accessibility violation and fits into ${sight.width} px (${sight.scheme})`, async () => {
        const found: string[] = [];
        for (const [name, path] of pages) {
          const { page, errors } = await site.visit(path, sight);
          found.push(...(await findAccessibilityViolations(page)).map((violation) => `${name}: ${violation}`));
          if ((await measureOverflow(page)) > 0) found.push(`${name} is wider than the window`);
          found.push(...errors.map((trouble) => `${name}: ${trouble}`));
        }
        expect(found).toEqual([]);
      });
    }

    it('shows the column headers while an entity is scrolled', async () => {
      const { page } = await site.visit(`/compare?${BOTH}`);
      await page.locator('#entity-Study tbody tr').nth(20).scrollIntoViewIfNeeded();
      await page.evaluate('scrollBy(0, 300)');
      const top = await page.locator('#entity-Study thead th').first().boundingBox();
      expect(top?.y).toBe(0);
    });

    it('lists profiles in the order of their selection', async () => {
      const { page } = await site.visit('/merge');
      for (const id of ['miappe/1.1', 'dissco/0.4', 'isa/1.0']) await page.locator(`input[value="${id}"]`).check();
      await page.locator('input[value="miappe/1.1"]').uncheck();
      await expect.poll(() => page.locator('label:has(input[value="dissco/0.4"]) .chooser-place').textContent()).toBe('first');
      await page.getByRole('button', { name: 'Merge' }).click();
      await page.getByRole('heading', { name: 'Decide' }).waitFor();
      expect(new URL(page.url()).searchParams.getAll('profiles')).toEqual(['dissco/0.4', 'isa/1.0']);
    });

    it('marks differences by a sign and a word', async () => {
      const { page } = await site.visit(`/compare?${BOTH}&kind=conflict`, { scripts: false });
      const row = page.getByRole('row', { name: 'value' }).first();
      await row.getByText('conflict').first().waitFor();
      expect(await row.getByText('≠').count()).toBeGreaterThan(1);
    });

    for (const scripts of [true, false]) {
      it(`offers a saved merged profile for a new project (scripts: ${scripts})`, async () => {
        const name = `lab-${scripts}`;
        const { page } = await site.visit('/profiles', { scripts });
        await page.getByRole('main').getByRole('link', { name: 'Compare' }).click();
        await page.getByLabel(/^MIAPPE 1\.1/).check();
        await page.getByLabel(/^ISA 1\.0/).check();
        await page.getByRole('button', { name: 'Compare' }).click();
        await page.getByLabel('Show').selectOption('conflict');
        await page.getByRole('button', { name: 'Show' }).click();
        await page.getByText('2 of 274 fields').waitFor();
        await page.getByRole('main').getByRole('link', { name: 'Merge profiles' }).click();
        await chooseManualMerge(page);
        await page.getByRole('textbox', { name: 'Name' }).fill('miappe');
        await page.getByRole('main').getByRole('button', { name: 'Save the profile' }).last().click();
        await page.getByRole('alert').getByText('is reserved for miappe').waitFor();
        expect(await isChosen(page)).toBe(true);
        await page.getByRole('textbox', { name: 'Name' }).fill(name);
        await page.getByRole('main').getByRole('button', { name: 'Save the profile' }).last().click();
        await page.getByRole('status').getByText(`Profile saved: ${name}/1.0`).waitFor();
        await page.getByRole('link', { name: 'Use in a new project' }).click();
        await expect.poll(() => page.getByRole('combobox', { name: 'Profile' }).inputValue()).toBe(`${name}/1.0`);
      });
    }

    it('deletes a saved profile after a confirmation', async () => {
      const { page } = await site.visit('/profiles/plant-isa/2.0');
      await page.getByRole('link', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete profile' }).click();
      await page.getByRole('status').getByText('Profile deleted: plant-isa/2.0').waitFor();
      expect(await page.getByRole('link', { name: 'Plant Isa 2.0' }).count()).toBe(0);
    });
  },
  { withDatabase: true },
);

const CHOICE = '[name="choice.FactorValue.value"][value="isa/1.0"]';

async function chooseManualMerge(page: Page): Promise<void> {
  await page.getByLabel(/^Least restrictive/).check();
  await page.locator(CHOICE).check();
  await page.getByRole('button', { name: 'Preview the merged profile' }).click();
  await page.getByText('Least restrictive').waitFor();
}

function isChosen(page: Page): Promise<boolean> {
  return page.locator(CHOICE).isChecked();
}
