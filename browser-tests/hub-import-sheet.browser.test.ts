/** A spreadsheet with mistakes, pasted and made right on the sheet of an import, with as few presses as somebody has patience for. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { ALL_LOOKS, describeInBrowser, wrongInLooks } from './browser.ts';
import { type SmallProject, smallProject } from './hub-project.ts';

const UNITS = 900;
/** Presses in which nine hundred units with ten mistakes are right. */
const MOST_CLICKS = 25;

/**
 * Nine hundred units of two studies, with ten mistakes of five kinds: words for the type and for the entry that are no words of the profile,
 * studies and materials that there are not, and places of which one half is missing.
 */
function unitsWithMistakes(): string {
  const rows = Array.from({ length: UNITS }, (_, number) => ({
    id: `U-${number}`,
    study: number % 2 === 0 ? 'STU-1' : 'STU-2',
    type: 'plot',
    material: 'BM-JULIUS',
    entry: 'test',
    x: '',
  }));
  const each = (from: number, to: number, values: Partial<(typeof rows)[number]>) => {
    for (const row of rows.slice(from, to)) Object.assign(row, values);
  };
  each(0, 90, { type: 'plottt' });
  each(90, 120, { type: 'Plot.' });
  each(120, 140, { study: 'STU-1x' });
  each(140, 150, { study: 'STUU-2' });
  each(150, 170, { material: 'BM-JULLIUS' });
  each(170, 190, { material: 'BM_ELIXR' });
  each(190, 220, { entry: 'tset' });
  each(220, 230, { entry: 'chek' });
  each(230, 240, { entry: 'Filler' });
  each(240, 250, { x: '7' });
  const head = ['Observation unit ID', 'Study', 'Unit type', 'Biological material', 'Entry type', 'Observation unit x ref'];
  return [head, ...rows.map(({ id, study, type, material, entry, x }) => [id, study, type, material, entry, x])]
    .map((cells) => cells.join('\t'))
    .join('\n');
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  })()`);
}

describeInBrowser(
  'The sheet of an import',
  (site) => {
    let project: SmallProject;
    beforeEach(async () => {
      project = await smallProject(site.address);
      const { hub, investigation } = project;
      await hub.make('Study', { unique_id: 'STU-2', investigation_id: 'INV-1', title: 'Second trial' }, investigation);
    });

    it('makes nine hundred pasted units with ten mistakes right in a few presses', async () => {
      const { page, troubles } = await site.visit(project.path('table', 'ObservationUnit'));
      let clicks = 0;
      const press = async (target: ReturnType<Page['locator']>) => {
        clicks += 1;
        await target.click();
      };
      await press(page.locator('#grid tbody td').first());
      await paste(page, unitsWithMistakes());
      await page.getByRole('heading', { name: 'Preview Pasted rows' }).waitFor();
      expect(await page.locator('.import-targets li').allTextContents()).toEqual(
        expect.arrayContaining([expect.stringMatching(/→ Field trial/), expect.stringMatching(/→ Second trial/)]),
      );
      const fixable = page.locator('.problem-fix .button-main');
      for (let left = await fixable.count(); left > 0; left = await fixable.count()) {
        await press(fixable.first());
        await expect.poll(() => fixable.count(), { timeout: 30_000 }).toBeLessThan(left);
        await page.waitForLoadState('load');
      }
      const missing = page.locator('.problem-error .problem-fix');
      await missing.getByLabel(/Observation unit y ref/).fill('12');
      await press(missing.getByRole('button', { name: 'Fix all 10' }));
      await expect.poll(() => page.locator('.problem-error').count(), { timeout: 30_000 }).toBe(0);
      await press(page.getByRole('button', { name: 'Write 900 rows into the project' }));
      await page.getByText('900 created, 0 changed').waitFor();
      expect((await project.hub.get(project.path('table', 'ObservationUnit'))).body.total).toBe(UNITS + 4);
      const { groups } = (await project.hub.get(`${project.path('problems')}?entity_type=ObservationUnit`)).body;
      expect(
        groups.filter(({ value, level }: { value: string | null; level: string }) => value !== null || level === 'error'),
      ).toEqual([]);
      const of = (study: string) => `${project.path('table', 'ObservationUnit')}?limit=1&filter=study_id=${study}`;
      expect((await project.hub.get(of('STU-2'))).body.total).toBe(UNITS / 2 - 5);
      expect([clicks <= MOST_CLICKS, troubles]).toEqual([true, []]);
    });

    it('is one line of the history, which one press undoes', { tags: 'main' }, async () => {
      const { page } = await site.visit(project.path('table', 'ObservationUnit'));
      await page.locator('#grid tbody td').first().click();
      await paste(page, 'Unique ID\tStudy\nU-1\tSTU-2\nU-2\tSTU-1\n');
      await page.getByRole('button', { name: 'Write 2 rows into the project' }).click();
      await page.getByText('2 created, 0 changed').waitFor();
      await page.goto(site.address + project.path('actions'));
      await page.getByRole('button', { name: 'Undo Pasted 2 rows' }).first().click();
      await page.getByRole('heading', { name: 'Undone: Pasted 2 rows' }).waitFor();
      expect((await project.rows('ObservationUnit')).length).toBe(4);
    });

    it('has pages without barriers, in light and dark, wide and narrow', async () => {
      const { page, troubles } = await site.visit(project.path('import'));
      const buffer = Buffer.from(`${unitsWithMistakes()}\nU-0\tSTU-1\tplot\t\t\t\n`);
      await page.setInputFiles('#file', { name: 'units.tsv', mimeType: 'text/plain', buffer });
      await page.getByRole('button', { name: 'Preview the import' }).click();
      await page.locator('.import-rows').waitFor();

      expect(await wrongInLooks(page, ALL_LOOKS)).toEqual([]);
      await page.getByRole('button', { name: /^Write/ }).click();
      await page.getByRole('link', { name: /^Problems/ }).click();
      await page.getByRole('heading', { name: 'Problems', exact: true }).waitFor();

      expect([await wrongInLooks(page, ALL_LOOKS), troubles]).toEqual([[], []]);
    });
  },
  { withDatabase: true },
);
