import { beforeAll, expect, it } from 'vitest';
import { describeInBrowser, listErrorsInAppearances, listPageErrors } from './browser.ts';
import { createSmallProject, type SmallProject } from './hub-project.ts';

describeInBrowser(
  'The history of a project',
  (site) => {
    let project: SmallProject;
    /** The moments of the last action, and of one on which others depend. */
    let moment = 0;
    let first = 0;
    beforeAll(async () => {
      project = await createSmallProject(site.address);
      const { hub, path, study, units } = project;
      const updateStudy = (data: object) => hub.post(path('entities'), { entity_type: 'Study', node_id: study.id, data });
      await updateStudy({ title: `<img src=x onerror=alert(1)> ${'long'.repeat(60)}`, start_date: 'soon' });
      await updateStudy({ description: 'Two lines,\nand an ending.' });
      await hub.remove(path('entity', units[3]?.id ?? ''));
      await hub.post(path('restore-points'), { name: `Before the harvest ${'data'.repeat(30)}` });
      const { actions } = (await hub.get(path('actions'))).body;
      moment = actions[0].moment;
      first = actions.find(({ title }: { title: string }) => title === 'Created Field trial').moment;
    });

    const listPages = (): readonly (readonly [string, string])[] => [
      ['the history', project.path('actions')],
      ['the filtered history', `${project.path('actions')}?entity=PLOT&from=2026-01-01`],
      ['an action', project.path('actions', String(moment))],
      ['an action with what would stay', project.path('actions', String(first))],
      ['a comparison', `${project.path('differences')}?from=${first}`],
      ['a comparison without a difference', `${project.path('differences')}?from=${moment}`],
      ['every save', project.path('history')],
      ['a history with nothing in it', `${project.path('history')}?entity_type=Person&action=`],
      ['the history of an entity', project.path('entity', project.study.id, 'history')],
      ['a version', project.path('entity', project.study.id, 'history', '2')],
      ['the version of a deleted entity', project.path('entity', project.units[3]?.id ?? '', 'history', '1')],
      ['the question before a deletion', project.path('entity', project.study.id, 'delete')],
    ];

    it('has no accessibility violation and fits into the window', async () => {
      expect(await listPageErrors(site, listPages())).toEqual([]);
    });

    for (const scripts of [true, false]) {
      it(`undoes a paste with one click, and the undo with a second click (scripts: ${scripts})`, async () => {
        const { hub, path, study } = project;
        const buildUnit = (number: number) => ({ unique_id: `PASTED-${number}`, study_id: 'STU-1' });
        const changes = [1, 2, 3].map((number) => ({
          entity_type: 'ObservationUnit',
          parent_id: study.id,
          data: buildUnit(number),
        }));
        await hub.post(path('bulk'), { kind: 'pasted', changes });
        const countPasted = async () =>
          (await project.rows('ObservationUnit')).filter(({ unique_id }) => String(unique_id).startsWith('PASTED')).length;
        const before = await countPasted();
        const { page } = await site.visit(path('actions'), { scripts });
        await page.getByRole('button', { name: 'Undo Pasted 3 rows' }).first().click();
        await page.getByRole('heading', { name: 'Undone: Pasted 3 rows' }).waitFor();
        expect(await countPasted()).toBe(before - 3);
        await page.getByRole('button', { name: 'Undo Undone: Pasted 3 rows' }).first().click();
        await page.getByText('3 entities reverted.').waitFor();
        expect(await countPasted()).toBe(before);
      });
    }

    it('restores the project to a restore point', async () => {
      const { hub, path } = project;
      const { page } = await site.visit(path('actions'));
      await page.getByText('Save restore point…').click();
      await page.getByLabel('Name this moment').fill('Before the mistake');
      await page.getByRole('button', { name: 'Save restore point' }).click();
      await page.getByText('Restore point “Before the mistake” saved').waitFor();
      const mistake = await hub.createEntity('Study', { title: 'Mistake' });
      await page.getByRole('link', { name: 'Compare or restore Before the mistake' }).click();
      await page.getByText('1 created').waitFor();
      await page.getByText('Restore the project to the earlier moment…').click();
      await page.getByText('This reverses all these changes: 1 deleted.').waitFor();
      await page.getByRole('button', { name: 'Restore project' }).click();
      await page.getByRole('heading', { name: 'Project restored to “Before the mistake”' }).waitFor();
      expect((await hub.get(path('entity', mistake.id))).status).toBe(404);
    });

    it('is printed without links to other pages', async () => {
      const { page } = await site.visit(project.path('actions'));
      await page.emulateMedia({ media: 'print' });
      const printed = await page.locator('main').innerText();
      expect(printed).not.toMatch(/What changed since|Compare two moments/);
    });

    it('links to the Problems page, which has no accessibility violations', async () => {
      const { page, errors } = await site.visit(project.path('history'));
      await page.getByRole('link', { name: /^Problems/ }).click();
      await page.getByRole('heading', { name: 'Problems', level: 1 }).waitFor();
      expect([await listErrorsInAppearances(page), errors]).toEqual([[], []]);
    });

    it('links through the Problems page to the field of an error', async () => {
      const { page } = await site.visit(project.path('history'));
      await page.getByRole('link', { name: /^Problems/ }).click();
      await page.locator('.problem-group', { hasText: 'Start date' }).getByRole('link').click();
      await page.waitForURL(`**/entity/${project.study.id}#field-start_date`);
      expect(await page.locator('#field-start_date').inputValue()).toBe('soon');
    });

    it('restores deleted entities, even without scripts', { tags: 'main' }, async () => {
      const { hub, path, units } = project;
      const { page } = await site.visit(`${path('history')}?action=deleted&entity_type=`, { scripts: false });
      await page.getByRole('link', { name: 'view or restore of PLOT-4' }).click();
      await page.getByRole('button', { name: 'Restore this version' }).click();
      await page.getByText('PLOT-4 restored').waitFor();
      expect((await hub.get(path('entity', units[3]?.id ?? ''))).body).toMatchObject({ version: 3, position: 3 });
    });

    it('asks for confirmation of a deletion, and asks again if another user made a change', async () => {
      const { hub, path } = project;
      const made = await hub.createEntity('Study', { title: 'Doomed' });
      const { page } = await site.visit(path('entity', made.id, 'delete'));
      await hub.createEntity('Factor', { name: 'Late' }, made);
      await page.getByRole('button', { name: 'Delete study' }).click();
      await page.getByRole('heading', { name: 'Nothing was deleted' }).waitFor();
      await page.getByRole('button', { name: 'Delete study' }).click();
      await page.getByText('Deleted Doomed and 1 entity in it').waitFor();
      expect((await hub.get(path('entity', made.id))).status).toBe(404);
    });
  },
  { withDatabase: true },
);
