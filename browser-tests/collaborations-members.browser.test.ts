import { describe, expect, it } from 'vitest';
import { measureOverflow } from './browser.ts';
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

/** Returns a date some days from now, in the format of forms. */
const computeDayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Finds visible words of up to 13 letters that are broken into several lines in tables. */
const LIST_BROKEN_WORDS = `(() => {
  const range = document.createRange();
  const broken = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const cell = text.parentElement.closest('tbody td, tbody th');
    if (cell === null || text.parentElement.closest('.menu, .visually-hidden') !== null) continue;
    for (const { index, 0: word } of text.nodeValue.matchAll(/\\b[a-z]{4,13}\\b/gi)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
})()`;

describeCollaborations('On the members page of a collaboration, a user', (site) => {
  const findTrial = () => site.collaboration('drought_trial');
  const findMembership = (name: string) => {
    const { users } = site.demonstration.platform.state;
    return findTrial().memberships.find(({ userId }) => users.find(({ id }) => id === userId)?.name === name);
  };
  const findInvitation = (email: string) => findTrial().invitations.find((candidate) => candidate.email === email);

  it.each([760, 820, 900])('sees no words split across lines in tables, in a window of %i pixels', async (width) => {
    const { page } = await site.open('administrator', '/collaborations', { width });
    const listBrokenWords = () => page.evaluate<string[]>(LIST_BROKEN_WORDS);
    expect([await listBrokenWords(), await measureOverflow(page)]).toEqual([[], 0]);
    await page.goto(`${site.demonstration.address}/collaborations/${findTrial().identifier}`);
    expect([await listBrokenWords(), await measureOverflow(page)]).toEqual([[], 0]);
  });

  it('finds members from another tab with the command menu, in natural order', async () => {
    const { page } = await site.open('administrator', `/collaborations/${findTrial().identifier}#groups`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('breeder');
    const options = page.getByRole('group', { name: 'On this page' }).getByRole('option');
    await options.first().waitFor();
    const names = await options.allTextContents();
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    await options.filter({ hasText: 'Plant Breeder 1' }).first().click();
    await expect.poll(() => page.locator(':focus').innerText()).toContain('Plant Breeder 1');
    expect(new URL(page.url()).hash).toBe('#members');
  });

  describe.each([
    { actor: 'administrator', scripts: true },
    { actor: 'administrator', scripts: false },
    { actor: 'manager', scripts: false },
  ] as const)('On the members page, a user with the role $actor (scripts: $scripts)', ({ actor, scripts }) => {
    const openTrial = async (search = '') => {
      const opened = await site.open(actor, `/collaborations/${findTrial().identifier}${search}`, { scripts });
      return opened;
    };

    it('changes a member to an administrator', async () => {
      const { page, errors } = await openTrial('?search=Statistician+2');
      const member = findTableRow(page, 'members', 'Statistician 2');
      await openDetails(member, 'Manage');
      const dialogText = await submitAndConfirm(findForm(member, '/members/role'), scripts);
      expect(dialogText).toContain('Make Statistician 2 an administrator?');
      expect(await readResult(page)).toContain('Statistician 2 is now an administrator.');
      expect(findMembership('Statistician 2')?.role).toBe('admin');
      expect(errors).toEqual([]);
    });

    it('changes an administrator to a member', async () => {
      const { page } = await openTrial('?search=Plant+Breeder+1');
      const member = findTableRow(page, 'members', 'Plant Breeder 1');
      await openDetails(member, 'Manage');
      const dialogText = await submitAndConfirm(findForm(member, '/members/role'), scripts);
      expect(dialogText).toContain('Make Plant Breeder 1 an ordinary member?');
      expect(await readResult(page)).toContain('Plant Breeder 1 is now an ordinary member.');
      expect(findMembership('Plant Breeder 1')?.role).toBe('member');
    });

    it('removes a member after a confirmation', async () => {
      const { page, errors } = await openTrial('?search=Statistician+2');
      const member = findTableRow(page, 'members', 'Statistician 2');
      await openDetails(member, 'Manage');
      const dialogText = await submitAndConfirm(findForm(member, '/members/remove'), scripts);
      expect(dialogText).toContain('Remove Statistician 2?');
      expect(await readResult(page)).toContain('1 member was removed.');
      expect(findMembership('Statistician 2')).toBeUndefined();
      expect(errors).toEqual([]);
    });

    it('removes several selected members', async () => {
      const { page } = await openTrial('?search=Agronomist');
      for (const name of ['Agronomist 2', 'Agronomist 3']) await page.getByLabel(`Choose ${name}`).check();
      await submitForm(page.locator('#selected-members'));
      expect(await page.locator('h1').innerText()).toBe('Remove 2 members?');
      await submitForm(page.locator('main form[method="post"]'));
      expect(await readResult(page)).toContain('2 members were removed.');
      expect([findMembership('Agronomist 2'), findMembership('Agronomist 3')]).toEqual([undefined, undefined]);
    });

    it('gives several members a role, and returns to the same view of the table', async () => {
      const { page, errors } = await openTrial('?search=Agronomist');
      if (scripts) await page.getByLabel('Choose all members on this page').check();
      else for (const name of ['Agronomist 2', 'Agronomist 3']) await page.getByLabel(`Choose ${name}`).check();
      const button = page.getByRole('button', { name: 'Make administrators…' });
      await Promise.all([page.waitForEvent('load'), button.click()]);
      await expect.poll(() => page.locator('h1').innerText()).toBe('Make 2 members administrators?');
      await submitForm(page.locator('main form[method="post"]'));
      expect(await readResult(page)).toContain('2 members are now administrators.');
      expect([findMembership('Agronomist 2')?.role, findMembership('Agronomist 3')?.role]).toEqual(['admin', 'admin']);
      expect(new URL(page.url()).search).toBe('?search=Agronomist');
      expect(errors).toEqual([]);
    });

    it('adds several members to a group', async () => {
      const { page } = await openTrial('?search=Agronomist');
      for (const name of ['Agronomist 2', 'Agronomist 3']) await page.getByLabel(`Choose ${name}`).check();
      const selection = page.locator('#selected-members');
      await openDetails(selection, 'Add to a group');
      const button = selection.locator('button', { hasText: 'Data analysts' });
      await Promise.all([page.waitForEvent('load'), button.click()]);
      expect(await readResult(page)).toContain('2 members were added to Data analysts.');
      expect(findTrial().groups.find(({ shortName }) => shortName === 'data_analysts')?.memberUserIds).toHaveLength(2);
    });

    it('sends several invitations again', async () => {
      const { page } = await openTrial('#invitations');
      expect(await page.locator('#selected-invitations').isVisible()).toBe(!scripts);
      for (const name of ['new.technician', 'new.breeder'])
        await page.getByLabel(`Choose the invitation of ${name}@crops.example.org`).check();
      const button = page.locator('#selected-invitations').getByRole('button', { name: 'Resend' });
      await Promise.all([page.waitForEvent('load'), button.click()]);
      expect(await readResult(page)).toContain('2 invitations resent.');
      await expect.poll(() => new URL(page.url()).hash).toBe('#invitations');
    });

    it('invites the valid addresses of a pasted list after a preview', async () => {
      const { page, errors } = await openTrial();
      await page.getByRole('link', { name: 'Invite' }).first().click();
      await page
        .locator('#emails')
        .fill('one@example.org, not-an-address\ngone@crops.example.org new.breeder@crops.example.org');
      await page.locator('#role').selectOption('admin');
      await page.locator('#message').fill('Welcome to the trial.');
      await page.getByText('More settings').click();
      await page.locator('#membership_expiry_date').fill(computeDayAhead(90));
      await page.getByLabel('Field team').check();
      await submitForm(findForm(page, '/invite/preview'));
      expect(await page.locator('h1').innerText()).toMatch(/^Send \d invitations?\?$/);
      expect(findInvitation('one@example.org')).toBeUndefined();
      await page.getByLabel('not-an-address').fill('“Two” <two@example.org>');
      await submitForm(findForm(page, '/invite/preview').first());
      expect(await page.locator('main').innerText()).not.toContain('Invalid email addresses');
      await submitForm(findForm(page, '/invite'));
      expect(await page.locator('#result').textContent()).toContain('one@example.org: invited, until');
      expect(findInvitation('one@example.org')).toMatchObject({
        role: 'admin',
        message: 'Welcome to the trial.',
        status: 'open',
      });
      expect(findInvitation('one@example.org')?.groupIds).toHaveLength(1);
      const place = await page.locator('#result').boundingBox();
      expect(place?.y).toBeGreaterThanOrEqual(0);
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
      expect(errors).toEqual([]);
    });

    it('invites the addresses of a CSV file', async () => {
      const { page } = await openTrial();
      await page.getByRole('link', { name: 'Invite' }).first().click();
      const buffer = Buffer.from('name,email\nOne,one@example.org\nTwo,two@example.org\n');
      await page.locator('#csv').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
      await submitForm(findForm(page, '/invite/preview'));
      await submitForm(findForm(page, '/invite'));
      expect(await readResult(page)).toContain('2 people were invited.');
      expect([findInvitation('one@example.org')?.status, findInvitation('two@example.org')?.status]).toEqual(['open', 'open']);
    });

    it('sends an invitation again', async () => {
      const { page, errors } = await openTrial('#invitations');
      const invited = findTableRow(page, 'invitations', 'late.answer@crops.example.org');
      await openDetails(invited, 'Manage');
      await submitForm(findForm(invited, '/resend'));
      expect(await readResult(page)).toContain('Invitation resent to late.answer@crops.example.org.');
      expect(site.demonstration.platform.state.outbox.at(-1)?.to).toBe('late.answer@crops.example.org');
      expect(errors).toEqual([]);
    });

    it('changes the role of an invitation and keeps its groups', async () => {
      const { page } = await openTrial('#invitations');
      const invited = findTableRow(page, 'invitations', 'new.technician@crops.example.org');
      await openDetails(invited, 'Manage');
      const dialogText = await submitAndConfirm(findForm(invited, '/role'), scripts);
      expect(dialogText).toContain('Invite new.technician@crops.example.org as an administrator?');
      expect(await readResult(page)).toContain('new.technician@crops.example.org is now invited as administrator.');
      expect(findInvitation('new.technician@crops.example.org')).toMatchObject({
        role: 'admin',
        groupIds: [expect.any(Number)],
      });
    });

    it('withdraws an invitation', async () => {
      const { page } = await openTrial('#invitations');
      const invited = findTableRow(page, 'invitations', 'new.technician@crops.example.org');
      await openDetails(invited, 'Manage');
      const dialogText = await submitAndConfirm(findForm(invited, '/withdraw'), scripts);
      expect(dialogText).toContain('Withdraw the invitation of new.technician@crops.example.org?');
      expect(await readResult(page)).toContain('The invitation for new.technician@crops.example.org was withdrawn.');
      expect(findInvitation('new.technician@crops.example.org')).toBeUndefined();
    });

    it('replaces an invitation by one with another date', async () => {
      const { page } = await openTrial('#invitations');
      const invited = findTableRow(page, 'invitations', 'new.technician@crops.example.org');
      const before = findInvitation('new.technician@crops.example.org')?.identifier;
      await openDetails(invited, 'Manage');
      // With scripts, this is a menu item; otherwise a link.
      await Promise.all([page.waitForEvent('load'), invited.locator('a', { hasText: 'Replace' }).click()]);
      await page.locator('input[name="invitation_expiry_date"]').fill(computeDayAhead(20));
      await submitForm(findForm(page, '/reinvite'));
      expect(await readResult(page)).toContain('new.technician@crops.example.org has a new invitation.');
      expect(findInvitation('new.technician@crops.example.org')?.identifier).not.toBe(before);
    });

    it('sees a changed role in the activity', async () => {
      const { page } = await openTrial('?search=Image+Analyst+2');
      const member = findTableRow(page, 'members', 'Image Analyst 2');
      await openDetails(member, 'Manage');
      await submitAndConfirm(findForm(member, '/members/role'), scripts);
      if (scripts) await page.getByRole('link', { name: 'Activity' }).click();
      const newest = findSection(page, 'activity').locator('tbody > tr').first();
      expect(await newest.innerText()).toMatch(/changed a role[\s\S]*Image Analyst 2[\s\S]*done/);
    });
  });

  it('gives up the administrator role only after a confirmation', async () => {
    const { page } = await site.open('administrator', `/collaborations/${findTrial().identifier}?search=Demo+Administrator`);
    const own = findTableRow(page, 'members', 'Demo Administrator');
    await openDetails(own, 'Manage');
    const dialogText = await submitAndConfirm(findForm(own, '/members/role'), true);
    expect(dialogText).toContain('You will lose administrator rights immediately');
    expect(await readResult(page)).toContain('You can no longer manage this collaboration');
  });

  it('changes nothing after canceling the confirmation', async () => {
    const { page } = await site.open('manager', `/collaborations/${findTrial().identifier}?search=Statistician+2`);
    const member = findTableRow(page, 'members', 'Statistician 2');
    await openDetails(member, 'Manage');
    await findForm(member, '/members/remove').locator('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(site.demonstration.platform.calls.listChangingCalls()).toEqual([]);
  });
});
