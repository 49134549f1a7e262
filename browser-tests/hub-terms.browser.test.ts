import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeInBrowser, listErrorsInAppearances } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';

const PLANTS = `[Term]
id: PO:0025034
name: leaf
synonym: "hoja" EXACT []

[Term]
id: PO:0020039
name: leaf lamina
def: "The flat part of a leaf." []
`;

const TIMEOUT_MS = { timeout: 60_000 };
const folder = mkdtempSync(join(tmpdir(), 'terms-in-forms-'));
writeFileSync(join(folder, 'po.obo'), PLANTS);

describeInBrowser(
  'Terms of vocabularies',
  (site) => {
    let project: SmallProject;
    let sample: { readonly id: string };
    let variable: { readonly id: string };
    beforeAll(async () => {
      project = await createSmallProject(site.address);
      sample = await project.hub.createEntity('Sample', { unique_id: 'SA-1' }, project.units[0]);
      const values = { unique_id: 'V-1', name: 'Height', method: 'My own method' };
      variable = await project.hub.createEntity('ObservedVariable', values, project.study);
      // Terms are loaded after the server has started.
      await vi.waitUntil(async () => (await project.hub.get('/api/terms?q=hoja')).body.terms.length === 1, TIMEOUT_MS);
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it('can be found in a form by a synonym, and are stored as identifiers', { tags: 'main' }, async () => {
      const { page, errors } = await site.visit(project.path('entity', sample.id));
      const input = page.locator('#entity input[data-field="plant_anatomical_entity"]');
      await input.fill('hoj');
      const option = page.getByRole('option', { name: 'PO:0025034 leaf' });
      await option.waitFor();
      expect(await listErrorsInAppearances(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => input.inputValue()).toBe('PO:0025034');
      await page.keyboard.press('Control+s');
      await vi.waitUntil(async () => (await project.now(sample.id)).data.plant_anatomical_entity === 'PO:0025034', TIMEOUT_MS);
      expect(errors).toEqual([]);
    });

    it('can be selected with the mouse in the last row of a table, and the selection can be undone', async () => {
      const { page, errors } = await site.visit(project.path('table', 'Sample'));
      // The empty row that follows the only sample.
      const target = page.locator('#grid tbody td[data-field="plant_anatomical_entity"]').nth(1);
      await target.dblclick();
      const option = page.getByRole('option', { name: 'PO:0020039 leaf lamina' });
      await option.waitFor();
      const { x = 0, y = 0, width = 0, height = 0 } = (await option.boundingBox()) ?? {};
      // If the table cut off the list, the pointer would not hit it.
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.keyboard.press('Enter');
      await expect.poll(() => target.textContent()).toBe('PO:0020039');
      await page.keyboard.press('Control+z');
      await expect.poll(() => target.textContent()).toBe('');
      expect(errors).toEqual([]);
    });

    it('fill the name for an accession and the accession for a name, but overwrite nothing', async () => {
      const { page, errors } = await site.visit(project.path('entity', variable.id));
      const findInput = (field: string) => page.locator(`#entity input[data-field="${field}"]`);
      const chooseFirstOption = async (field: string, text: string) => {
        await findInput(field).fill(text);
        await page.locator('[role="option"]:visible').first().waitFor();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      };
      await chooseFirstOption('trait_accession_number', 'lamina');
      expect(await findInput('trait').inputValue()).toBe('leaf lamina');
      await chooseFirstOption('trait_accession_number', 'hoja');
      expect(await findInput('trait').inputValue()).toBe('leaf');
      await chooseFirstOption('scale', 'lamina');
      expect(await findInput('scale_accession_number').inputValue()).toBe('PO:0020039');
      await chooseFirstOption('method_accession_number', 'hoja');
      await expect.poll(() => findInput('method').inputValue()).toBe('My own method');
      expect(errors).toEqual([]);
    });

    it('fill the paired cell of a table in the same step', async () => {
      const { page, errors } = await site.visit(project.path('table', 'ObservedVariable'));
      const locateCell = (field: string) => page.locator(`#grid tbody td[data-field="${field}"]`).first();
      for (const field of ['trait_accession_number', 'method_accession_number']) {
        await locateCell(field).click();
        await page.keyboard.type('lamina');
        await page.getByRole('option', { name: 'PO:0020039 leaf lamina' }).waitFor();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      }
      // The text of a cell ends with the message of its error.
      const readCells = () =>
        Promise.all(['trait', 'trait_accession_number', 'method'].map((field) => locateCell(field).textContent()));
      await expect.poll(readCells).toEqual([expect.stringMatching(/^leaf lamina/), 'PO:0020039', 'My own method']);
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await expect.poll(readCells).toEqual([expect.not.stringMatching(/^leaf/), '', 'My own method']);
      expect(errors).toEqual([]);
    });

    it('can be found in a cell of a table', async () => {
      const { page } = await site.visit(project.path('table', 'Sample'));
      await page.locator('#grid tbody td[data-field="plant_anatomical_entity"]').first().click();
      await page.keyboard.type('lamina');
      await page.getByRole('option', { name: 'PO:0020039 leaf lamina' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+s');
      await vi.waitUntil(async () => (await project.now(sample.id)).data.plant_anatomical_entity === 'PO:0020039', TIMEOUT_MS);
    });
  },
  { withDatabase: true, environment: { VOCABULARIES: folder } },
);
