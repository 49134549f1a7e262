/**
 * Clicks of the ten most common tasks, from the list of collaborations or from the home page. Ticks and selections count as
 * clicks; typing does not. docs/benchmarks.md compares them with release 0.2.0. Clicks are performed by keys, which proves that
 * the tasks do not require a pointer.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { submitAndConfirm } from './collaborations-controls.ts';
import { describeCollaborations } from './collaborations-site.ts';
import { pressByKeys } from './keyboard.ts';

function createClickCounter(page: Page) {
  let clicks = 0;
  return {
    get clicks() {
      return clicks;
    },
    async click(target: Locator): Promise<void> {
      clicks += 1;
      await pressByKeys(page, target);
    },
    /** Clicks a target, and waits for the next page. */
    async clickAndWait(target: Locator): Promise<void> {
      clicks += 1;
      await Promise.all([page.waitForEvent('load'), pressByKeys(page, target)]);
    },
    /** Types into a field, and presses Enter. */
    async submitText(field: Locator, text: string): Promise<void> {
      await field.fill(text);
      await Promise.all([page.waitForEvent('load'), field.press('Enter')]);
    },
  };
}

const counted: Record<string, number> = {};

describeCollaborations('A user', (site) => {
  const findTrial = () => site.collaboration('drought_trial');
  const openList = async (actor: 'manager' | 'administrator', path = '/collaborations') => {
    const { page } = await site.open(actor, path);
    return { page, hand: createClickCounter(page) };
  };
  const readResult = (page: Page) => page.locator('#result').innerText();
  const findButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
  const openTrial = async ({ page, hand }: Awaited<ReturnType<typeof openList>>) =>
    hand.clickAndWait(page.getByRole('link', { name: 'Drought Trial', exact: true }));

  afterAll(() => console.table(counted));

  it('creates a collaboration in at most 2 clicks', async () => {
    const { page, hand } = await openList('manager');
    await hand.clickAndWait(page.getByRole('link', { name: 'New collaboration' }));
    await page.getByLabel('Name', { exact: false }).first().fill('Oat Trial');
    await page.locator('#description').fill('Oats on sand.');
    await page.locator('#administrators').fill('first@example.org');
    await hand.clickAndWait(findButton(page, /^Create/));
    expect(await page.locator('h1').innerText()).toBe('Oat Trial');
    counted['create a collaboration'] = hand.clicks;
    expect(hand.clicks).toBeLessThanOrEqual(2);
  });

  it('invites 12 people in at most 4 clicks', async () => {
    const { page, hand } = await openList('administrator');
    await openTrial({ page, hand });
    await hand.clickAndWait(page.getByRole('link', { name: 'Invite' }).first());
    await page.locator('#emails').fill(Array.from({ length: 12 }, (_, index) => `new.${index}@example.org`).join(', '));
    await hand.clickAndWait(findButton(page, /^Preview/));
    await hand.clickAndWait(findButton(page, 'Send 12 invitations'));
    expect(await readResult(page)).toContain('12 people were invited.');
    counted['invite 12 people'] = hand.clicks;
    expect(hand.clicks).toBeLessThanOrEqual(4);
  });

  it('changes the role of 5 members in at most 8 clicks', async () => {
    const { page, hand } = await openList('administrator');
    await openTrial({ page, hand });
    for (const kind of ['Agronomist', 'Bioinformatician', 'Data Steward', 'Field Technician', 'Image Analyst'])
      await hand.click(page.getByLabel(`Choose ${kind} 2`));
    await hand.clickAndWait(findButton(page, 'Make administrators…'));
    await hand.clickAndWait(page.locator('main form[method="post"] button').last());
    expect(await readResult(page)).toContain('5 members are now administrators.');
    counted['change the role of 5 members'] = hand.clicks;
    expect(hand.clicks).toBeLessThanOrEqual(8);
  });

  it('removes 3 members in at most 6 clicks', async () => {
    const { page, hand } = await openList('administrator');
    await openTrial({ page, hand });
    for (const kind of ['Agronomist', 'Bioinformatician', 'Image Analyst'])
      await hand.click(page.getByLabel(`Choose ${kind} 2`));
    await hand.clickAndWait(findButton(page, /^Remove/));
    await hand.clickAndWait(page.locator('main form[method="post"] button').last());
    expect(await readResult(page)).toContain('removed');
    counted['remove 3 members'] = hand.clicks;
    expect(hand.clicks).toBeLessThanOrEqual(6);
  });

  it('finds the user who changed a role in at most 2 clicks', async () => {
    const change = await site.open('administrator', `/collaborations/${findTrial().identifier}?search=Statistician+2`);
    await change.page.locator('summary', { hasText: 'Manage' }).first().click();
    await submitAndConfirm(change.page.locator('form[action$="/members/role"]'), true);
    const { page, hand } = await openList('administrator');
    await openTrial({ page, hand });
    await hand.click(page.getByRole('link', { name: /^Activity/ }));
    const line = page.locator('section[aria-labelledby="activity"] tbody tr').first();
    await expect
      .poll(() => line.innerText())
      .toMatch(/Demo Administrator[\s\S]*Statistician 2[\s\S]*member[\s\S]*administrator/);
    counted['find who changed a role'] = hand.clicks;
    expect(hand.clicks).toBeLessThanOrEqual(2);
  });

  it('sends all expired invitations again in at most 5 clicks', async () => {
    const { page, hand } = await openList('administrator');
    await openTrial({ page, hand });
    await hand.click(page.getByRole('link', { name: /^Invitations/ }));
    await hand.clickAndWait(page.getByRole('link', { name: /invitations? ha(s|ve) expired/ }));
    await hand.click(page.getByLabel('Choose all invitations on this page'));
    await hand.clickAndWait(page.locator('#selected-invitations').getByRole('button', { name: 'Resend' }));
    expect(await readResult(page)).toContain('resent');
    counted['send all expired invitations again'] = hand.clicks;
    expect(hand.clicks).toBeLessThanOrEqual(5);
  });

  it('adds the results of a search to a group in at most 4 clicks', async () => {
    const { page, hand } = await openList('administrator');
    await openTrial({ page, hand });
    await hand.submitText(page.locator('#search'), 'Agronomist');
    await hand.click(page.getByLabel('Choose all members on this page'));
    await hand.click(page.locator('#selected-members summary', { hasText: 'Add to a group' }));
    await hand.clickAndWait(page.locator('#selected-members').getByRole('menuitem', { name: 'Data analysts' }));
    expect(await readResult(page)).toContain('added to Data analysts');
    counted['add those that a search finds to a group'] = hand.clicks;
    expect(hand.clicks).toBeLessThanOrEqual(4);
  });

  it('finds collaborations without an administrator in one click', async () => {
    const { page, hand } = await openList('manager');
    await hand.clickAndWait(page.getByRole('link', { name: /ha(s|ve) no administrator/ }));
    expect(new URL(page.url()).search).toContain('need=no_administrator');
    counted['see which collaborations have no administrator'] = hand.clicks;
    expect(hand.clicks).toBeLessThanOrEqual(1);
  });

  it('finds collaborations without an administrator in one click from the home page', async () => {
    const { page, hand } = await openList('manager', '/');
    await hand.clickAndWait(
      page.getByRole('region', { name: 'Needs your attention' }).getByRole('link', { name: /no administrator/ }),
    );
    expect(new URL(page.url()).search).toContain('need=no_administrator');
    expect(hand.clicks).toBe(1);
  });

  it('creates a project with example data in one click', async () => {
    const { page, hand } = await openList('administrator', '/');
    await hand.click(page.getByRole('button', { name: 'Try with example data' }));
    await page.waitForURL(/\/hub\/projects\//);
    counted['begin a project with example data'] = hand.clicks;
    expect(hand.clicks).toBe(1);
  });

  it('opens a collaboration from another page by typing its name', async () => {
    const { page, hand } = await openList('administrator', '/profiles');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('drought trial');
    await page.getByRole('option', { name: 'Drought Trial' }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/collaborations\//);
    counted['open a collaboration by its name'] = hand.clicks;
    expect(hand.clicks).toBe(0);
  });

  it('finds a member of a collaboration by name without a click', async () => {
    const { page } = await openList('administrator', `/collaborations/${findTrial().identifier}`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('agronomist 2');
    await page.getByRole('group', { name: 'On this page' }).getByRole('option', { name: 'Agronomist 2' }).first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main tr:has(:focus)').innerText()).toContain('Agronomist 2');
  });
});
