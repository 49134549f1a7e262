import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { DevelopmentActor } from '../simulators/login/accounts.ts';
import type { FaultName } from '../simulators/platform/faults.ts';
import { expectUsableInAllVariants } from './collaborations-appearance.ts';
import { findForm, findSection, openDetails, submitForm } from './collaborations-controls.ts';
import { describeCollaborations } from './collaborations-site.ts';

async function createGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Groups' }).click();
  await openDetails(findSection(page, 'groups'), 'Create a group');
  await page.locator('#group-name').fill(name);
  await page.locator('#group-short_name').fill('new_group');
  await submitForm(findForm(page, '/groups'));
}

async function createCollaboration(page: Page): Promise<void> {
  await page.locator('#name').fill('Frost Trial');
  await page.locator('#description').fill('Barley under frost.');
  await page.locator('#administrators').fill('first@example.org');
  await submitForm(findForm(page, '/collaborations/new'));
}

const readHeading = (page: Page) => page.locator('h1').innerText();

describeCollaborations('The collaboration service during a failure of the platform', (site) => {
  const buildTrialPath = () => `/collaborations/${site.collaboration('drought_trial').identifier}`;

  it.each<[FaultName, string]>([
    ['401', 'The platform failed'],
    ['403', 'The platform failed'],
    ['404', 'Not found'],
    ['500', 'The platform failed'],
    ['html-502', 'The platform failed'],
    ['not-json', 'The platform failed'],
    ['wrong-shape', 'The platform failed'],
    ['reset', 'The platform failed'],
  ])('explains the failure on the page of a collaboration: %s', async (fault, title) => {
    const over = site.proxy.expectBrokenAnswers();
    site.demonstration.platform.forceFault({ fault, operationId: 'getCollaboration' });
    const opened = await site.open('manager', buildTrialPath());
    expect(await readHeading(opened.page)).toBe(title);
    expect(await opened.page.content()).not.toMatch(/NoneType|Bad Gateway|API key|row was found/);
    if (['404', 'html-502'].includes(fault)) await expectUsableInAllVariants(opened);
    over();
  });

  it.each<[string, string | RegExp, string]>([
    ['fault-500', 'The platform failed', 'Nothing was changed'],
    ['fault-404', 'Not found', 'Nothing was changed'],
    ['fault-401', 'The platform failed', 'Nothing was changed'],
    ['late-fault-reset', 'We don’t know if this was saved', 'know if'],
  ])('reports whether it saved a change: %s', async (name, title, sentence) => {
    const over = site.proxy.expectBrokenAnswers();
    const opened = await site.open('manager', buildTrialPath());
    await createGroup(opened.page, name);
    expect(await readHeading(opened.page)).toMatch(title);
    expect(await opened.page.locator('main').innerText()).toContain(sentence);
    if (['fault-500', 'late-fault-reset'].includes(name)) await expectUsableInAllVariants(opened);
    over();
  });

  it('deletes the new collaboration again if its connection fails', async () => {
    const over = site.proxy.expectBrokenAnswers();
    const { platform } = site.demonstration;
    platform.forceFault({ fault: '500', operationId: 'connectService' });
    const opened = await site.open('manager', '/collaborations/new');
    const before = platform.state.collaborations.length;
    await createCollaboration(opened.page);
    expect(await opened.page.locator('main').innerText()).toContain('the new collaboration was deleted');
    expect(platform.state.collaborations).toHaveLength(before);
    await expectUsableInAllVariants(opened);
    over();
  });

  it('states the identifier of a new collaboration if its connection and its deletion fail', async () => {
    const over = site.proxy.expectBrokenAnswers();
    const { platform } = site.demonstration;
    platform.forceFault({ fault: '500', operationId: 'connectService' });
    platform.forceFault({ fault: '500', operationId: 'deleteCollaboration' });
    const opened = await site.open('manager', '/collaborations/new');
    await createCollaboration(opened.page);
    const identifier = platform.state.collaborations.at(-1)?.identifier ?? 'none';
    expect(await opened.page.locator('main').innerText()).toContain(identifier);
    await expectUsableInAllVariants(opened);
    over();
  });
});

/** Notes about missing settings, with the settings that cause them. */
const MISSING: readonly {
  unset: Record<string, string>;
  pages: readonly { actor?: DevelopmentActor; path: string; says: string | RegExp }[];
}[] = [
  {
    unset: { COLLAB_ORGANISATION_API_TOKEN: '' },
    pages: [
      { actor: 'member', path: '/collaborations', says: 'cannot be shown or managed on this server yet' },
      { actor: 'manager', path: '/collaborations', says: 'cannot be shown or managed on this server yet' },
      { actor: 'manager', path: '/collaborations/new', says: 'cannot be created on this server yet' },
      { actor: 'manager', path: 'the trial', says: 'cannot be shown or managed on this server yet' },
    ],
  },
  {
    unset: { COLLAB_SERVICE_ENTITY_ID: '', COLLABORATION_DELETION_ENABLED: 'false' },
    pages: [
      { actor: 'manager', path: '/collaborations', says: 'cannot be created on this server yet' },
      { actor: 'manager', path: '/collaborations/new', says: 'cannot be created on this server yet' },
      { actor: 'manager', path: 'the trial#services', says: 'not set up to connect or disconnect' },
      { actor: 'manager', path: 'the trial#settings', says: 'Deletion is turned off on this server.' },
    ],
  },
  {
    unset: { COLLABORATION_MANAGER_ENTITLEMENT: '' },
    pages: [
      { actor: 'manager', path: '/collaborations', says: 'cannot be created on this server yet' },
      { actor: 'manager', path: '/collaborations/new', says: 'Access denied' },
    ],
  },
  {
    unset: { COLLAB_OIDC_CLIENT_SECRET: '' },
    pages: [{ path: '/auth/login', says: 'Login is not set up on this server.' }],
  },
];

describe.each(MISSING)('The collaboration service without a required setting', ({ unset, pages }) => {
  describeCollaborations(
    Object.keys(unset).join(' and '),
    (site) => {
      it.each(pages)('shows no name of a setting on $path (actor: $actor)', async ({ actor, path, says }) => {
        const { identifier } = site.collaboration('drought_trial');
        const opened = await site.open(actor, path.replace('the trial', `/collaborations/${identifier}`));
        const text = await opened.page.locator('main').innerText();
        expect(text).toMatch(says);
        expect(text).not.toMatch(/\bCOLLAB[A-Z_]+\b/);
        await expectUsableInAllVariants(opened);
        expect(site.demonstration.platform.calls.listChangingCalls()).toEqual([]);
      });
    },
    unset,
  );
});
