import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findForm, findSection, readResult, submitAndConfirm, submitForm } from './collaborations-controls.ts';
import { chooseAccount, describeCollaborations } from './collaborations-site.ts';
import { getMainTagOptions } from './main-tag.ts';

/** Returns the forms of a page that change data. */
const findChangeForms = (page: Page) => page.locator('main form:not([role="search"])');

describeCollaborations('Users', (site) => {
  const findTrial = () => site.collaboration('drought_trial');
  const buildPath = (shortName: string) => `/collaborations/${site.collaboration(shortName).identifier}`;

  describe.each([{ scripts: true }, { scripts: false }])('(scripts: $scripts)', ({ scripts }) => {
    it('log in, return to the requested page, and log out again', getMainTagOptions(scripts), async () => {
      const { page, errors } = await site.open(undefined, buildPath('drought_trial'), { scripts });
      await chooseAccount(page, 'member');
      await page.waitForURL(`**${buildPath('drought_trial')}`);
      expect(await page.locator('h1').innerText()).toBe('Drought Trial');
      await page.goto(`${site.demonstration.address}/auth/logout`);
      await submitForm(findForm(page, '/auth/logout'));
      await page.goto(site.demonstration.address + buildPath('drought_trial'));
      expect(page.url()).toContain(site.demonstration.login.issuer);
      expect(errors).toEqual([]);
    });

    it('see a message after a refused login', async () => {
      const { page } = await site.open(undefined, '/collaborations', { scripts });
      await page.getByRole('button', { name: 'Refuse the login' }).click();
      await page.waitForURL(`${site.demonstration.address}/auth/callback**`);
      expect(await page.getByRole('link', { name: 'log in again' }).count()).toBe(1);
    });

    it('create a collaboration as managers and connect it to this service', getMainTagOptions(scripts), async () => {
      const { page, errors } = await site.open('manager', '/collaborations', { scripts });
      await page.getByRole('link', { name: 'New collaboration' }).click();
      await page.locator('#name').fill('Frost Trial');
      await page.locator('#description').fill('Barley under frost.');
      await page.locator('#website_url').fill('https://frost-trial.example.org');
      await page.locator('#expiry_date').fill(new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10));
      await page.locator('#tags').fill('barley');
      await page.locator('#disclose_member_information').check();
      await page.locator('#administrators').fill('first@example.org second@example.org');
      await page.locator('#message').fill('Please accept.');
      await submitForm(findForm(page, '/collaborations/new'));
      expect(await readResult(page)).toContain('Frost Trial was created.');
      expect(site.demonstration.platform.state.collaborations.at(-1)).toMatchObject({
        name: 'Frost Trial',
        discloseMemberInformation: true,
        discloseEmailInformation: false,
        serviceIds: [expect.any(Number)],
      });
      expect(errors).toEqual([]);
    });

    it('delete a collaboration as managers after a confirmation', async () => {
      const { page, errors } = await site.open('manager', `${buildPath('pollinator_count')}#settings`, { scripts });
      const { identifier } = site.collaboration('pollinator_count');
      const dialogText = await submitAndConfirm(findForm(findSection(page, 'deletion'), '/delete'), scripts);
      expect(dialogText).toContain('Delete Pollinator Count?');
      expect(await readResult(page)).toContain('Collaboration deleted');
      expect(site.demonstration.platform.state.findCollaboration(identifier)).toBeUndefined();
      expect(errors).toEqual([]);
    });

    it('see every collaboration as managers, and find one by words of its name', async () => {
      const { page } = await site.open('manager', '/collaborations', { scripts });
      expect(await page.locator('tbody > tr').count()).toBeGreaterThan(10);
      await page.locator('#search').fill('blight');
      await submitForm(page.getByRole('search'));
      expect(await page.locator('tbody .row-title').allInnerTexts()).toEqual(['Blight Watch']);
    });

    it('see, as members, the other members but no controls', getMainTagOptions(scripts), async () => {
      const { page, errors } = await site.open('member', buildPath('drought_trial'), { scripts });
      expect(await findSection(page, 'members').innerText()).toContain('Plant Breeder 1');
      expect(await page.content()).not.toContain('@crops.example.org');
      expect(await findChangeForms(page).count()).toBe(0);
      expect(await findSection(page, 'invitations').count()).toBe(0);
      expect(errors).toEqual([]);
    });

    it('see only their own collaborations as members', async () => {
      const { page } = await site.open('member', '/collaborations', { scripts });
      expect(await page.locator('tbody .row-title').allInnerTexts()).toEqual(['Drought Trial']);
    });

    it('see the collaborations of the organization even if they have 500 entitlements', async () => {
      const { page } = await site.open('manyEntitlements', '/collaborations', { scripts });
      const names = await page.locator('tbody .row-title').allInnerTexts();
      expect(names).toEqual(['Variety Trial 1', 'Variety Trial 2', 'Variety Trial 3']);
    });

    it('see an empty list if they have no collaborations', async () => {
      const { page } = await site.open('nonMember', '/collaborations', { scripts });
      expect(await page.locator('main').innerText()).toContain('You are not in a collaboration yet.');
    });
  });

  it('see neither the name nor the URN of a collaboration that they cannot access', async () => {
    const { page } = await site.open('nonMember', buildPath('drought_trial'));
    expect(await page.locator('h1').innerText()).toBe('Access denied');
    expect(await page.content()).not.toMatch(/Drought Trial|drought_trial/);
  });

  it.each(['administrator', 'member', 'nonMember', 'manyEntitlements'] as const)(
    'cannot create a collaboration as %s',
    async (actor) => {
      const { page } = await site.open(actor, '/collaborations/new');
      expect(await page.locator('h1').innerText()).toBe('Access denied');
      expect(site.demonstration.platform.calls.listChangingCalls()).toEqual([]);
    },
  );

  it('hide and show API calls with the menu, and open the reference of a call', async () => {
    const { page, errors } = await site.open('administrator', buildPath('drought_trial'));
    const calls = page.locator('a.platform-calls:visible');
    const chooseMenuItem = async (name: string) => {
      await page.getByRole('button', { name: 'Demo Administrator', exact: true }).click();
      await page.getByRole('button', { name }).click();
    };
    // The actions with their API calls appear after the first selection.
    const selectMember = () => page.locator('input[type=checkbox][name=uid]:visible').first().check();
    await selectMember();
    await expect.poll(() => calls.count()).toBeGreaterThan(0);
    await chooseMenuItem('Hide API calls');
    await expect.poll(() => calls.count()).toBe(0);
    await page.reload();
    await selectMember();
    expect(await calls.count()).toBe(0);
    await chooseMenuItem('Show API calls');
    await calls.first().click();
    await page.waitForURL('**/reference/*');
    await page.getByRole('heading', { name: 'Access', exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  it('open a tab by its URL, scrolled to the top', async () => {
    const { page } = await site.open('administrator', `${buildPath('drought_trial')}#settings`, { width: 360 });
    const { x = -1, width = 0 } = (await page.getByRole('link', { name: 'Details', exact: true }).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  });

  it('download the displayed members', async () => {
    const { page } = await site.open('member', buildPath('drought_trial'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      findSection(page, 'members').getByRole('link', { name: 'Export as CSV' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString().trim().split('\r\n');
    expect(lines).toHaveLength(findTrial().memberships.length + 1);
    expect(lines.join('\n')).not.toContain('@');
  });
});
