import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEMO_SERVICE_ENTITY_ID } from '../simulators/platform/initial-state.ts';
import {
  findForm,
  findSection,
  findTableRow,
  openDetails,
  readResult,
  submitAndConfirm,
  submitForm,
} from './collaborations-controls.ts';
import { describeCollaborations } from './collaborations-site.ts';

async function openGroup(page: Page, name: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), findTableRow(page, 'groups', name).getByRole('link', { name }).click()]);
}

describeCollaborations('On the groups page of a collaboration, a user', (site) => {
  const findTrial = () => site.collaboration('drought_trial');
  const findGroup = (shortName: string) => findTrial().groups.find((candidate) => candidate.shortName === shortName);
  const getId = (name: string) => site.demonstration.platform.state.users.find((user) => user.name === name)?.id;
  const isConnected = () => {
    const { services } = site.demonstration.platform.state;
    return findTrial().serviceIds.some(
      (id) => services.find((service) => service.id === id)?.entityId === DEMO_SERVICE_ENTITY_ID,
    );
  };

  describe.each([
    { actor: 'administrator', scripts: true },
    { actor: 'administrator', scripts: false },
    { actor: 'manager', scripts: false },
  ] as const)('On the groups page, a user with the role $actor (scripts: $scripts)', ({ actor, scripts }) => {
    const openTrial = (tab = '#groups') => site.open(actor, `/collaborations/${findTrial().identifier}${tab}`, { scripts });

    it('creates a group after reading the short name that the platform will store', async () => {
      const { page, errors } = await openTrial();
      await openDetails(findSection(page, 'groups'), 'Create a group');
      const form = findForm(page, '/groups');
      await form.locator('[name="name"]').fill('Root scanners');
      await form.locator('[name="short_name"]').fill('Root Scanners');
      await form.locator('[name="description"]').fill('Those who scan.');
      await submitForm(form);
      expect(await page.locator('main').innerText()).toContain('"rootscanners" permanently');
      expect(findTrial().groups.some(({ name }) => name === 'Root scanners')).toBe(false);
      const again = findForm(page, '/groups');
      await again.locator('[name="short_name"]').fill('root_scanners');
      await submitForm(again);
      expect(await readResult(page)).toContain('The group Root scanners was created.');
      expect(findTrial().groups.at(-1)).toMatchObject({
        name: 'Root scanners',
        shortName: 'root_scanners',
        description: 'Those who scan.',
      });
      expect(errors).toEqual([]);
    });

    it('sees the form with the typed values again if the short name is already used', async () => {
      const { page } = await openTrial();
      await openDetails(findSection(page, 'groups'), 'Create a group');
      const form = findForm(page, '/groups');
      await form.locator('[name="name"]').fill('Another field team');
      await form.locator('[name="short_name"]').fill('field_team');
      await submitForm(form);
      expect(await page.getByRole('alert').innerText()).toContain('Nothing was changed');
      expect(await page.locator('[name="name"]').inputValue()).toBe('Another field team');
      expect(findTrial().groups.filter(({ shortName }) => shortName === 'field_team')).toHaveLength(1);
    });

    it('renames and describes a group', async () => {
      const { page } = await openTrial();
      await openGroup(page, 'Field team');
      const form = findForm(page, '/update');
      await form.locator('[name="name"]').fill('Field crew');
      await form.locator('[name="description"]').fill('Those who measure and write down.');
      await submitForm(form);
      expect(await readResult(page)).toContain('The group Field crew was changed.');
      expect(findGroup('field_team')).toMatchObject({ name: 'Field crew', description: 'Those who measure and write down.' });
    });

    it('adds several members to a group at once', async () => {
      const { page, errors } = await openTrial();
      await openGroup(page, 'Data analysts');
      const form = findForm(page, '/members');
      if (scripts) {
        await form.getByRole('searchbox').fill('breeder 2');
        expect(await form.locator('.choice-line:visible').allInnerTexts()).toEqual(['Plant Breeder 2']);
        await form.getByLabel('Plant Breeder 2', { exact: true }).check();
        await form.getByRole('searchbox').fill('');
      } else await form.getByLabel('Plant Breeder 2', { exact: true }).check();
      await form.getByLabel('Statistician 2', { exact: true }).check();
      await submitForm(form);
      expect(await readResult(page)).toContain('2 members were added to Data analysts.');
      expect(findGroup('data_analysts')?.memberUserIds).toEqual([getId('Plant Breeder 2'), getId('Statistician 2')]);
      expect(errors).toEqual([]);
    });

    it('removes a member from a group after a confirmation', async () => {
      const { page } = await openTrial();
      await openGroup(page, 'Field team');
      const item = findTableRow(page, 'members', 'Field Technician 2');
      await openDetails(item, 'Manage');
      const dialogText = await submitAndConfirm(findForm(item, '/members/remove'), scripts);
      expect(dialogText).toContain('Remove Field Technician 2 from Field team?');
      expect(await readResult(page)).toContain('Field Technician 2 is no longer in the group Field team.');
      expect(findGroup('field_team')?.memberUserIds).not.toContain(getId('Field Technician 2'));
    });

    it('deletes a group after a confirmation', async () => {
      const { page, errors } = await openTrial();
      await openGroup(page, 'Data analysts');
      const dialogText = await submitAndConfirm(findForm(page, '/delete'), scripts);
      expect(dialogText).toContain('Delete the group Data analysts?');
      expect(await readResult(page)).toContain('The group Data analysts was deleted.');
      expect(findGroup('data_analysts')).toBeUndefined();
      expect(errors).toEqual([]);
    });

    it('disconnects this service after a confirmation, and connects it again', async () => {
      const { page } = await openTrial('#services');
      const dialogText = await submitAndConfirm(findForm(findSection(page, 'services'), '/services/disconnect'), scripts);
      expect(dialogText).toContain('Disconnect this service from Drought Trial?');
      expect(await readResult(page)).toContain('This service is disconnected from Drought Trial.');
      expect(isConnected()).toBe(false);
      await submitForm(findForm(findSection(page, 'services'), '/services/connect'));
      expect(await readResult(page)).toContain('This service is connected to Drought Trial.');
      expect(isConnected()).toBe(true);
    });
  });
});
