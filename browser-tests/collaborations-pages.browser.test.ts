import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { DevelopmentActor } from '../simulators/login/accounts.ts';
import { DEMO_SERVICE_ENTITY_ID } from '../simulators/platform/initial-state.ts';
import { expectUsableInAllVariants } from './collaborations-appearance.ts';
import { findForm, findSection, openDetails, submitAndConfirm, submitForm } from './collaborations-controls.ts';
import { type CollaborationsSite, chooseAccount, describeCollaborations } from './collaborations-site.ts';

/** A page to test, and the state in which it is opened. */
interface Place {
  name: string;
  actor?: DevelopmentActor;
  path: string | ((site: CollaborationsSite) => string);
  /** Prepares the platform before the page is opened. */
  before?: (site: CollaborationsSite) => void;
  /** Prepares the page before it is checked. */
  prepare?: (page: Page, site: CollaborationsSite) => Promise<void>;
  /** Text that the page contains in this state. */
  says: string | RegExp;
}

const findTrial = (site: CollaborationsSite) => site.collaboration('drought_trial');
const buildPath =
  (rest = '', shortName = 'drought_trial') =>
  (site: CollaborationsSite) =>
    `/collaborations/${site.collaboration(shortName).identifier}${rest}`;
const findUid = (site: CollaborationsSite, name: string) =>
  encodeURIComponent(site.demonstration.platform.state.users.find((user) => user.name === name)?.uid ?? '');
const buildGroupPath = (shortName: string, rest: (site: CollaborationsSite) => string) => (site: CollaborationsSite) =>
  buildPath(`/groups/${findTrial(site).groups.find((group) => group.shortName === shortName)?.identifier}${rest(site)}`)(site);

/** Sends a form without the validation of the browser. */
async function sendUnchecked(page: Page, end: string): Promise<void> {
  await page.evaluate('for (const form of document.forms) form.noValidate = true');
  await submitForm(findForm(page, end));
}

async function createGroup(page: Page, name: string, shortName: string): Promise<void> {
  await page.getByRole('link', { name: 'Groups' }).click();
  await openDetails(findSection(page, 'groups'), 'Create a group');
  await page.locator('#group-name').fill(name);
  await page.locator('#group-short_name').fill(shortName);
  await submitForm(findForm(page, '/groups'));
}

async function previewInvitations(page: Page, emails: string): Promise<void> {
  await page.locator('#emails').fill(emails);
  await submitForm(findForm(page, '/invite/preview'));
}

const places: readonly Place[] = [
  { name: 'the list of a member', actor: 'member', path: '/collaborations', says: 'Drought Trial' },
  {
    name: 'the empty list of collaborations',
    actor: 'nonMember',
    path: '/collaborations',
    says: 'You are not in a collaboration yet.',
  },
  { name: 'the list of a manager', actor: 'manager', path: '/collaborations', says: 'New collaboration' },
  {
    name: 'a list without matching collaborations',
    actor: 'manager',
    path: '/collaborations?search=zzz',
    says: 'No collaboration matches.',
  },
  {
    name: 'the list after a deletion',
    actor: 'manager',
    path: buildPath('#settings', 'pollinator_count'),
    prepare: async (page) => void (await submitAndConfirm(findForm(findSection(page, 'deletion'), '/delete'), true)),
    says: 'Collaboration deleted',
  },
  { name: 'a collaboration as a member', actor: 'member', path: buildPath(), says: /visible to administrators only/ },
  {
    name: 'a collaboration with hidden names and addresses as a member',
    actor: 'member',
    path: buildPath(),
    before: (site) => {
      findTrial(site).discloseMemberInformation = false;
    },
    says: 'Member 1',
  },
  {
    name: 'a collaboration without hidden values as a member',
    actor: 'member',
    path: buildPath(),
    before: (site) => {
      findTrial(site).discloseEmailInformation = true;
    },
    says: 'demo.administrator@example.org',
  },
  {
    name: 'a collaboration as an administrator',
    actor: 'administrator',
    path: buildPath('?search=plant'),
    says: 'Plant Breeder 1',
  },
  { name: 'the invitations', actor: 'administrator', path: buildPath('#invitations'), says: 'Open invitations' },
  { name: 'the groups', actor: 'administrator', path: buildPath('#groups'), says: 'People who measure.' },
  {
    name: 'a group as an administrator',
    actor: 'administrator',
    path: buildGroupPath('field_team', () => ''),
    says: 'Add members',
  },
  { name: 'a group as a member', actor: 'member', path: buildGroupPath('field_team', () => ''), says: 'Plant Breeder 2' },
  {
    name: 'the activity of a collaboration',
    actor: 'administrator',
    path: buildPath('/activity'),
    says: 'Nothing has been changed',
  },
  {
    name: 'Its history stays in Activity',
    actor: 'manager',
    path: '/collaborations/activity',
    says: 'Activity of the organization',
  },
  {
    name: 'a confirmation about invitations',
    actor: 'administrator',
    path: (site) => buildPath(`/invitations/withdraw?invitation=${findTrial(site).invitations[0]?.identifier}`)(site),
    says: 'Withdraw the invitation of',
  },
  {
    name: 'the form that replaces an invitation',
    actor: 'administrator',
    path: (site) => buildPath(`/invitations/${findTrial(site).invitations[0]?.identifier}/reinvite`)(site),
    says: 'Replace the invitation',
  },
  {
    name: 'a collaboration as a manager',
    actor: 'manager',
    path: buildPath('#settings', 'rust_resistance'),
    says: 'Delete collaboration',
  },
  { name: 'a search without matching members', actor: 'manager', path: buildPath('?search=zzz'), says: 'No member matches.' },
  {
    name: 'a searched and sorted table of members',
    actor: 'manager',
    path: buildPath('?search=plant&role=admin&sort=name'),
    says: 'Plant Breeder 1',
  },
  {
    name: 'a collaboration without members',
    actor: 'manager',
    path: buildPath('', 'barley_genomes'),
    says: 'There are no members yet.',
  },
  {
    name: 'a collaboration that is not connected',
    actor: 'manager',
    path: buildPath('#services', 'pollinator_count'),
    says: 'Connect this service',
  },
  { name: 'a suspended collaboration', actor: 'manager', path: buildPath('', 'greenhouse'), says: 'suspended' },
  {
    name: 'a connection with a pending approval',
    actor: 'manager',
    path: buildPath('#services', 'pollinator_count'),
    before: ({ demonstration }) => {
      const service = demonstration.platform.state.findService(DEMO_SERVICE_ENTITY_ID);
      if (service !== undefined) service.connects = 'afterApproval';
    },
    prepare: (page) => submitForm(findForm(page, '/services/connect')),
    says: 'The connection waits for approval.',
  },
  {
    name: 'a success with its list of changes',
    actor: 'manager',
    path: buildPath('#services', 'pollinator_count'),
    async prepare(page) {
      await submitForm(findForm(page, '/services/connect'));
      await page.getByRole('link', { name: 'Activity' }).click();
    },
    says: /This service is connected[\s\S]*connected this service/,
  },
  {
    name: 'a success with a silent change',
    actor: 'manager',
    path: '/collaborations/new',
    async prepare(page) {
      await page.locator('#name').fill('Frost Trial');
      await page.locator('#description').fill('Barley under frost.');
      await page.locator('#administrators').fill('first@example.org');
      await submitForm(findForm(page, '/collaborations/new'));
      await page.locator('#result summary').click();
    },
    says: 'The platform added the tag field-trials.',
  },
  {
    name: 'a group with a short name that the platform changes',
    actor: 'manager',
    path: buildPath('', 'seed_bank'),
    prepare: (page) => createGroup(page, 'Root scanners', 'Root Scanners'),
    says: 'The platform would make it "rootscanners" permanently.',
  },
  { name: 'the form for a collaboration', actor: 'manager', path: '/collaborations/new', says: 'Create the collaboration' },
  {
    name: 'the form for a collaboration, with errors',
    actor: 'manager',
    path: '/collaborations/new',
    async prepare(page) {
      await page.locator('#short_name').fill('Not Short');
      await page.locator('#website_url').fill('nowhere');
      await page.locator('#expiry_date').fill('2020-01-01');
      await page.locator('#administrators').fill('nobody');
      await sendUnchecked(page, '/collaborations/new');
    },
    says: 'Nothing was changed',
  },
  { name: 'the form for invitations', actor: 'administrator', path: buildPath('/invite'), says: 'Preview' },
  {
    name: 'the form for invitations, with errors',
    actor: 'administrator',
    path: buildPath('/invite'),
    async prepare(page) {
      await page.locator('#message').fill('<b>Welcome</b>');
      await page.getByText('More settings').click();
      await page.locator('#membership_expiry_date').fill('2020-01-01');
      await sendUnchecked(page, '/invite/preview');
    },
    says: 'Nothing was changed',
  },
  {
    name: 'a preview of invitations',
    actor: 'administrator',
    path: buildPath('/invite'),
    prepare: (page) =>
      previewInvitations(page, 'one@example.org one@example.org nobody new.breeder@crops.example.org demo.member@example.org'),
    says: 'is already a member',
  },
  {
    name: 'a preview without valid addresses',
    actor: 'administrator',
    path: buildPath('/invite'),
    prepare: (page) => previewInvitations(page, 'nobody'),
    says: 'No one would be invited',
  },
  {
    name: 'a group with a used short name',
    actor: 'administrator',
    path: buildPath(),
    prepare: (page) => createGroup(page, 'Another team', 'field_team'),
    says: 'Nothing was changed',
  },
  {
    name: 'a confirmation about the own role',
    actor: 'administrator',
    path: (site) => buildPath(`/members/role?uid=${findUid(site, 'Demo Administrator')}&role=member`)(site),
    says: 'You will lose administrator rights immediately',
  },
  {
    name: 'a confirmation about one member',
    actor: 'manager',
    path: (site) => buildPath(`/members/remove?uid=${findUid(site, 'Statistician 2')}`)(site),
    says: 'Remove Statistician 2?',
  },
  {
    name: 'a confirmation about several members and the own membership',
    actor: 'administrator',
    path: (site) =>
      buildPath(
        `/members/remove?${['Plant Breeder 1', 'Demo Administrator'].map((name) => `uid=${findUid(site, name)}`).join('&')}`,
      )(site),
    says: 'last active administrator',
  },
  {
    name: 'a confirmation about a group',
    actor: 'manager',
    path: buildGroupPath('field_team', () => '/delete'),
    says: 'Delete the group Field team?',
  },
  {
    name: 'a confirmation about a member of a group',
    actor: 'manager',
    path: buildGroupPath('field_team', (site) => `/members/remove?uid=${findUid(site, 'Plant Breeder 2')}`),
    says: 'Remove Plant Breeder 2 from Field team?',
  },
  {
    name: 'a confirmation about the connection',
    actor: 'manager',
    path: buildPath('/services/disconnect'),
    says: 'Disconnect this service',
  },
  {
    name: 'a confirmation about a collaboration',
    actor: 'manager',
    path: buildPath('/delete'),
    says: 'This cannot be undone.',
  },
  { name: 'a rejected request', actor: 'nonMember', path: buildPath(), says: 'Access denied' },
  {
    name: 'an unknown collaboration',
    actor: 'manager',
    path: '/collaborations/11111111-1111-4111-8111-111111111111',
    says: 'Not found',
  },
  {
    name: 'the profile of a user with 500 entitlements',
    actor: 'manyEntitlements',
    path: '/profile',
    says: 'Variety Trial 1',
  },
  { name: 'the logout page of a user', actor: 'member', path: '/auth/logout', says: 'You are logged in as' },
  { name: 'the logout page without a session', path: '/auth/logout', says: 'You are not logged in.' },
  { name: 'the callback of an unknown login', path: '/auth/callback?code=x&state=y', says: 'log in again' },
  {
    name: 'a refused login',
    path: '/collaborations',
    async prepare(page, site) {
      await page.getByRole('button', { name: 'Refuse the login' }).click();
      await page.waitForURL(`${site.demonstration.address}/**`);
    },
    says: 'log in again',
  },
  {
    name: 'the home page after a login',
    path: '/auth/login',
    async prepare(page, site) {
      await chooseAccount(page, 'member');
      await page.waitForURL(`${site.demonstration.address}/`);
    },
    says: 'Collaborations',
  },
];

describeCollaborations('Every page of the collaboration service', (site) => {
  for (const { name, actor, path, before, prepare, says } of places) {
    it(`has no accessibility violations: ${name}`, async () => {
      before?.(site);
      const opened = await site.open(actor, typeof path === 'string' ? path : path(site));
      await prepare?.(opened.page, site);
      // A tab shows its content shortly after the click.
      await expect.poll(() => opened.page.locator('body').innerText()).toMatch(says);
      await expectUsableInAllVariants(opened);
    });
  }
});
