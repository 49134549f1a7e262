import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, findAccessibilityViolations, listPageErrors } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';

const FORM = '#entity';

/** Waits until the form shows a message about the save. */
const waitForSaveState = (page: Page, words: RegExp) => page.locator('[data-save-state]').filter({ hasText: words }).waitFor();
const findError = (page: Page, field: string) => page.locator(`[data-error="${field}"]`);

describeInBrowser(
  'The form of an entity',
  (site) => {
    let project: SmallProject;
    const visitPage = (...rest: readonly string[]) => site.visit(project.path(...rest));
    const openStudy = () => visitPage('entity', project.study.id);
    beforeAll(async () => {
      project = await createSmallProject(site.address);
    });

    it('is saved by Ctrl+S, and the page stays open', { tags: 'main' }, async () => {
      const { page, errors } = await openStudy();
      await page.fill('#field-title', 'Field trial 2024');
      await waitForSaveState(page, /Not saved yet/);
      await page.keyboard.press('Control+s');
      await waitForSaveState(page, /Saved at/);
      expect((await project.now(project.study.id)).data.title).toBe('Field trial 2024');
      expect(await page.locator('[data-entity-label]').textContent()).toBe('Field trial 2024');
      expect(errors).toEqual([]);
    });

    it('notifies the rest of the page of a save', async () => {
      const { page } = await openStudy();
      await page.evaluate(
        `document.addEventListener('hub:saved', ({ detail }) => { document.body.dataset.saved = JSON.stringify(detail); })`,
      );
      await page.fill('#field-description', `Told at ${Date.now()}`);
      await page.click('.save-bar [data-save]');
      await waitForSaveState(page, /Saved at/);
      const { version } = await project.now(project.study.id);
      expect(JSON.parse((await page.getAttribute('body', 'data-saved')) ?? '{}')).toEqual({
        entity_id: project.study.id,
        version,
        action: 'updated',
        entity_type: 'Study',
      });
    });

    it('shows no error at a field of a new entity before the user edits the field', async () => {
      const { page } = await site.visit(`${project.path('form', 'Event')}?parent_id=${project.study.id}`);
      await page.locator('#field-description').pressSequentially('Something');
      await page.waitForResponse((response) => response.url().endsWith('/check'));
      expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
    });

    it('shows an error at its field and at the top during typing, without moving the cursor', { tags: 'main' }, async () => {
      const { page } = await site.visit(`${project.path('form', 'Study')}?parent_id=${project.investigation.id}`);
      await page.fill('#field-latitude', '95');
      await page.focus('#field-longitude');
      await findError(page, 'latitude').filter({ hasText: 'too large' }).waitFor();
      expect(await page.locator('#field-latitude').getAttribute('aria-invalid')).toBe('true');
      expect(await page.locator('[data-problems] li').allTextContents()).toEqual([
        'Latitude 95 is too large. The maximum is 90.',
      ]);
      expect(await page.evaluate('document.activeElement.id')).toBe('field-longitude');
      await page.fill('#field-latitude', '52');
      await findError(page, 'latitude').filter({ hasText: /^$/ }).waitFor({ state: 'attached' });
      expect(await page.locator('#field-latitude').getAttribute('aria-invalid')).toBeNull();
    });

    it('moves to the next error with F8', async () => {
      const { page } = await openStudy();
      await page.fill('#field-unique_id', 'STU\u202e1');
      await page.fill('#field-altitude', '-9999');
      await page.keyboard.press('Control+s');
      await waitForSaveState(page, /Saved at/);
      const visited: unknown[] = [];
      for (let count = 0; count < 3; count += 1) {
        await page.keyboard.press('F8');
        visited.push(await page.evaluate('document.activeElement.id'));
      }
      expect(visited).toEqual(['field-unique_id', 'field-altitude', 'field-unique_id']);
      await page.fill('#field-unique_id', 'STU-1');
      await page.fill('#field-altitude', '');
      await page.keyboard.press('Control+s');
      await page.locator('#problems').waitFor({ state: 'hidden' });
    });

    it('adds, moves, duplicates and removes the items of a list by the keyboard and by buttons', async () => {
      const { page } = await openStudy();
      const listItems = () =>
        page
          .locator('[data-items="observation_unit_level_hierarchy"] [data-field]')
          .evaluateAll((inputs) => inputs.map((input) => (input as unknown as { value: string }).value));
      await page.fill('#field-observation_unit_level_hierarchy', 'block');
      await page.press('#field-observation_unit_level_hierarchy', 'Enter');
      await page.keyboard.type('plot');
      await page.keyboard.press('Alt+ArrowUp');
      expect(await listItems()).toEqual(['plot', 'block']);
      await page.getByRole('button', { name: 'Duplicate: Observation unit level hierarchy 1' }).click();
      expect(await listItems()).toEqual(['plot', 'plot', 'block']);
      await page.getByRole('button', { name: 'Remove: Observation unit level hierarchy 2' }).click();
      await page.keyboard.press('Control+s');
      await waitForSaveState(page, /Saved at/);
      expect((await project.now(project.study.id)).data.observation_unit_level_hierarchy).toEqual(['plot', 'block']);
    });

    it('offers valid references by keyboard', async () => {
      const { page } = await visitPage('entity', project.units[0]?.id ?? '');
      await page.locator('#field-biological_material_id').pressSequentially('jul');
      await page.getByRole('option', { name: 'BM-JULIUS' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.inputValue('#field-biological_material_id')).toBe('BM-JULIUS');
      await expect.poll(() => page.getByRole('listbox').isVisible()).toBe(false);
    });

    it('warns before the user discards typed values', async () => {
      const { page } = await openStudy();
      await page.fill('#field-title', 'Not to be lost');
      const requested = new Promise<string>((resolve) => {
        page.on('dialog', (dialog) => {
          resolve(dialog.type());
          dialog.accept();
        });
      });
      await page.locator('.breadcrumb a').first().click();
      expect(await requested).toBe('beforeunload');
    });

    it('opens the form of the next new entity after a save', async () => {
      const { page } = await site.visit(`${project.path('form', 'Event')}?parent_id=${project.study.id}`);
      expect(await page.inputValue('#field-study_id')).toBe('STU-1');
      await page.fill('#field-unique_id', 'EV-1');
      await page.fill('#field-event_type', 'sowing');
      await page.getByRole('button', { name: 'Save and add another' }).click();
      await page.getByText('Created: EV-1').waitFor();
      expect(new URL(page.url()).pathname).toBe(project.path('form', 'Event'));
      // The scripts of the new page must run before keys have an effect.
      await page.waitForLoadState();
      await page.fill('#field-unique_id', 'EV-2');
      await page.keyboard.press('Control+s');
      await page.waitForURL(/\/entity\//);
      expect(await page.inputValue('#field-unique_id')).toBe('EV-2');
    });

    it('moves an entity within its list without leaving the page', async () => {
      const { page } = await openStudy();
      const listNames = () => page.locator('[data-children="biological_materials"] .row-title').allTextContents();
      expect(await listNames()).toEqual(['BM-JULIUS', 'BM-ELIXER']);
      await page.getByRole('button', { name: 'Move BM-JULIUS down' }).click();
      await page.locator('[data-children="biological_materials"] tr').nth(1).getByText('BM-ELIXER').waitFor();
      expect((await project.rows('BiologicalMaterial')).map(({ unique_id }) => unique_id)).toEqual(['BM-ELIXER', 'BM-JULIUS']);
    });

    it('reports that another user has saved, and lets the user decide for each field', async () => {
      const { page, errors } = await openStudy();
      const other = await page.context().browser()?.newContext();
      const theirs = await other?.newPage();
      if (theirs === undefined) throw new Error('a second window is required');
      await theirs.goto(page.url());
      await page.fill('#field-title', 'My title');
      await page.fill('#field-altitude', '120');
      await theirs.fill('#field-title', 'Their title');
      await theirs.fill('#field-cultural_practices', 'Sown by hand');
      await theirs.keyboard.press('Control+s');
      await waitForSaveState(theirs, /Saved at/);
      const { version } = await project.now(project.study.id);
      const detail = { entity_id: project.study.id, version, action: 'updated', entity_type: 'Study' };
      await page.evaluate(
        `document.dispatchEvent(new CustomEvent('hub:remote-change', { detail: ${JSON.stringify(detail)} }))`,
      );
      await page.locator('#stale').waitFor();
      expect(await page.inputValue('#field-title')).toBe('My title');
      await page.getByRole('link', { name: 'See both and choose' }).click();
      const title = page.getByRole('group', { name: 'Title changed by both' });
      expect(
        await title
          .getByRole('radio')
          .evaluateAll((radios) => radios.map((radio) => radio.parentElement?.textContent?.replace(/\s+/g, ' ').trim())),
      ).toEqual(['Yours My title', 'Theirs Their title']);
      await title.getByRole('radio', { name: /Theirs/ }).check();
      await page.getByRole('button', { name: 'Save these values' }).first().click();
      await page.getByText('Saved', { exact: true }).waitFor();
      const { data } = await project.now(project.study.id);
      expect([data.title, data.altitude, data.cultural_practices]).toEqual(['Their title', 120, 'Sown by hand']);
      expect(errors).toEqual([]);
      await other?.close();
    });

    it('keeps the typed values and reports that another user deleted the entity', async () => {
      const factor = await project.hub.createEntity(
        'Factor',
        { unique_id: 'FAC-GONE', study_id: 'STU-1', name: 'Heat' },
        project.study,
      );
      const { page } = await visitPage('entity', factor.id);
      await page.fill('#field-description', 'Typed for an hour');
      await project.hub.remove(project.path('entity', factor.id));
      await page.getByRole('heading', { name: 'Another user has deleted this entity' }).waitFor();
      expect(await page.inputValue('#field-description')).toBe('Typed for an hour');
    });

    it('can be found by typing words in the outline, even if its list is collapsed', async () => {
      const { page } = await visitPage();
      const unit = page.locator('.outline').getByRole('link', { name: 'PLOT-3', exact: true });
      expect(await unit.isVisible()).toBe(false);
      await page.fill('#outline-q', 'plot-3');
      await unit.waitFor();
      expect(await page.locator('.outline-name:visible').allTextContents()).toHaveLength(3);
      await page.fill('#outline-q', '');
      await unit.waitFor({ state: 'hidden' });
    });

    it('opens from the outline with the identifier of the parent', async () => {
      const { page } = await site.visit(project.path(), { scripts: false });
      await page.locator(`[data-entity="${project.study.id}"] > .outline-line .add-menu summary`).click();
      await page.getByRole('link', { name: 'Event (events)' }).click();
      await expect.poll(() => page.inputValue('#field-study_id')).toBe('STU-1');
    });

    it('saves values without scripts, including lists', { tags: 'main' }, async () => {
      const { page } = await site.visit(`${project.path('form', 'Study')}?parent_id=${project.investigation.id}`, {
        scripts: false,
      });
      await page.fill('#field-unique_id', 'STU-PLAIN');
      await page.fill('#field-title', 'Without scripts');
      await page.fill('#field-observation_unit_level_hierarchy', 'block');
      await page.fill('#field-observation_unit_level_hierarchy-2', 'plot');
      await page.fill('#field-growth_facility_type', 'greenhouse');
      await page.locator('.save-bar [data-save]').click();
      await expect.poll(() => page.locator('h1').textContent()).toContain('Without scripts');
      await expect.poll(() => page.inputValue('#field-observation_unit_level_hierarchy-2')).toBe('plot');
      await page.getByRole('link', { name: 'Add factor' }).click();
      await expect.poll(() => page.inputValue('#field-study_id')).toBe('STU-PLAIN');
    });

    it('has no accessibility violation and fits into the window', async () => {
      const broken = await project.hub.createEntity('Event', { unique_id: 'not an id', date: 'soon' }, project.study);
      const pages = [
        ['the project', project.path()],
        ['the form', project.path('entity', project.study.id)],
        ['a form with errors', project.path('entity', broken.id)],
        ['the form of a new entity', `${project.path('form', 'ObservationUnit')}?parent_id=${project.study.id}`],
        ['the list', project.path('entities')],
      ] as const;
      expect(await listPageErrors(site, pages)).toEqual([]);
    });

    it('has no accessibility violation without scripts', async () => {
      const wrong: string[] = [];
      for (const path of [project.path('entity', project.study.id), project.path('table', 'ObservationUnit'), project.path()]) {
        const { page } = await site.visit(path, { emptyScripts: true });
        wrong.push(...(await findAccessibilityViolations(page)).map((violation) => `${path}: ${violation}`));
      }
      expect(wrong).toEqual([]);
    });

    it('has no accessibility violation while it shows two versions', async () => {
      const { version } = await project.now(project.study.id);
      await project.hub.post(project.path('entities'), {
        entity_type: 'Study',
        node_id: project.study.id,
        data: { title: `Changed ${version}` },
      });
      const { page } = await openStudy();
      await page.evaluate(`document.querySelector('${FORM} [name="_version"]').value = '${version}'`);
      await page.fill('#field-title', 'Mine');
      await page.evaluate(`document.querySelector('${FORM}').submit()`);
      await page.getByRole('heading', { name: /saved this while you were typing/ }).waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
  },
  { withDatabase: true },
);
