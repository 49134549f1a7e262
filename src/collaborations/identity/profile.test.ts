/** Tests the profile page, and the list of the user's collaborations on other pages. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { findDroughtTrial } from '../../../simulators/platform/testing-calls.ts';
import { startTestSite, type TestSite } from '../testing-site.ts';

let platform: SimulatedPlatform;
let site: TestSite;
beforeAll(async () => {
  platform = await startSimulatedPlatform();
  site = await startTestSite(platform);
});
afterAll(async () => {
  await site.stop();
  await platform.stop();
});

const removeTags = (text: string) => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

it('The profile page lists the user’s collaborations with their roles', async () => {
  const { text } = await site.get('administrator', '/profile');
  expect(text).toContain(`href="/collaborations/${findDroughtTrial(platform.state).identifier}"`);
  expect(removeTags(text)).toMatch(/Your collaborations 1 .* Drought Trial administrator active \d{4}-\d\d-\d\d/);
  expect(removeTags((await site.get('member', '/profile')).text)).toContain('Drought Trial member active');
});

it('The profile page shows the role of a manager with the name of the organization', async () => {
  const { text } = await site.get('manager', '/profile');
  expect(removeTags(text)).toMatch(/Manager of [A-Z][\w ]+: you can create, change and delete every collaboration\./);
  expect(removeTags((await site.get('member', '/profile')).text)).not.toContain('Manager of');
});

it('The profile page explains the next step to a user without collaborations', async () => {
  expect(removeTags((await site.get('nonMember', '/profile')).text)).toContain('Just added? Log out and in again.');
});

it('The profile page shows affiliations as words', async () => {
  expect(removeTags((await site.get('member', '/profile')).text)).toContain('Affiliation Student at example.org');
});

it('The profile page queries the platform at most once a minute, regardless of the number of visits', async () => {
  await site.get('member', '/profile');
  const before = platform.calls.all.length;
  await site.get('member', '/profile');
  expect(platform.calls.all.length).toBe(before);
});

it('The profile page lists even the last of 500 entitlements', async () => {
  const text = removeTags((await site.get('manyEntitlements', '/profile')).text);
  expect(text).toContain('trial_500');
});

it('The profile page shows all other data if the platform fails', async () => {
  const failing = createServer((_request, response) => response.writeHead(500).end());
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
  const platformUrl = `http://127.0.0.1:${(failing.address() as AddressInfo).port}`;
  const lonely = await startTestSite(platform, { platformUrl });
  const { status, text } = await lonely.get('member', '/profile');
  expect([status, removeTags(text).includes('The collaboration platform does not respond.')]).toEqual([200, true]);
  expect(text).toContain('demo.member@example.org');
  await lonely.stop();
  failing.close();
});
