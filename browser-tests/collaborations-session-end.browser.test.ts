// @module-tag full
import { describe, expect, it } from 'vitest';
import { findForm, findSection, openDetails, readResult } from './collaborations-controls.ts';
import { chooseAccount, describeCollaborations } from './collaborations-site.ts';

describeCollaborations('A form that is sent after the session has ended', (site) => {
  describe.each([{ scripts: true }, { scripts: false }])(
    'A form that is sent after the session has ended (scripts: $scripts)',
    ({ scripts }) => {
      it('is submitted with the entered values after the user logs in', async () => {
        const { page, errors } = await site.open('manager', '/collaborations/new', { scripts });
        await page.locator('#name').fill('Hail Trial');
        await page.locator('#description').fill('Two lines,\nas "they" were typed.');
        await page.locator('#administrators').fill('first@example.org');
        await page.context().clearCookies();
        await findForm(page, '/collaborations/new').locator('button').last().click();
        await chooseAccount(page, 'manager');
        await page.getByRole('heading', { name: 'You are logged in again' }).waitFor();
        expect(await page.locator('main dl').innerText()).toContain('as "they" were typed.');
        expect(site.demonstration.platform.state.collaborations.some(({ name }) => name === 'Hail Trial')).toBe(false);
        await page.getByRole('button', { name: 'Continue' }).click();
        expect(await readResult(page)).toContain('Hail Trial was created.');
        expect(site.demonstration.platform.state.collaborations.at(-1)?.description).toMatch(
          /^Two lines,\r?\nas "they" were typed\.$/,
        );
        expect(errors).toEqual([]);
      });

      it('keeps the entered values, and asks for the file again', async () => {
        const { identifier } = site.collaboration('drought_trial');
        const { page, errors } = await site.open('administrator', `/collaborations/${identifier}/invite`, { scripts });
        await page.locator('#emails').fill('one@example.org\nTwo <two@example.org>');
        await page.locator('#message').fill('Welcome & "hello".');
        const people = { name: 'people of 2026.csv', mimeType: 'text/csv', buffer: Buffer.from('email\nthree@example.org\n') };
        await page.locator('#csv').setInputFiles(people);
        await page.context().clearCookies();
        await findForm(page, '/invite/preview').locator('button').last().click();
        await chooseAccount(page, 'administrator');
        await page.getByRole('heading', { name: 'You are logged in again' }).waitFor();
        expect(await page.locator('main dl').innerText()).toContain('Two <two@example.org>');
        await page.getByLabel('Choose people of 2026.csv again').setInputFiles(people);
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByRole('heading', { name: 'Send 3 invitations?' }).waitFor();
        expect(await page.locator('main').innerText()).toContain('three@example.org');
        expect(await page.locator('[name="message"]').first().inputValue()).toBe('Welcome & "hello".');
        expect(errors).toEqual([]);
      });

      it('is discarded when the user follows the link to the original page', async () => {
        const { identifier } = site.collaboration('drought_trial');
        const { page } = await site.open('administrator', `/collaborations/${identifier}#groups`, { scripts });
        await openDetails(findSection(page, 'groups'), 'Create a group');
        await findForm(page, '/groups').locator('[name="name"]').fill('Root scanners');
        await findForm(page, '/groups').locator('[name="short_name"]').fill('root_scanners');
        await page.context().clearCookies();
        await findForm(page, '/groups').locator('button').last().click();
        await chooseAccount(page, 'administrator');
        await page.getByRole('link', { name: 'Discard' }).click();
        await page.waitForURL(`**/collaborations/${identifier}`);
        expect(await page.locator('h1').innerText()).toBe('Drought Trial');
      });
    },
  );
});

describeCollaborations('A user who ends sessions', (site) => {
  it('is asked to log in again, and then ends all other sessions', async () => {
    const { page, errors } = await site.open('administrator', '/profile');
    await page.context().clearCookies();
    await page.reload();
    await chooseAccount(page, 'administrator');
    await page.getByRole('button', { name: 'Log out everywhere else' }).click();
    await chooseAccount(page, 'administrator');
    await page.getByRole('heading', { name: 'You are logged in again' }).waitFor();
    expect(await page.getByRole('link', { name: 'Discard' }).getAttribute('href')).toBe('/profile');
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(await readResult(page)).toMatch(/^Logged out of \d+ other browsers?\./);
    expect(errors).toEqual([]);
  });

  it('clears the browser’s storage by logging out', async () => {
    const { page } = await site.open('manager', '/auth/logout');
    await page.evaluate(() => {
      localStorage.setItem('upload', 'an address');
      sessionStorage.setItem('outline', 'a state');
    });
    await page.locator('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/');
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });
});
