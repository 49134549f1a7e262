/**
 * Tests the pages of activity: names, old and new values, filters, files, and entries of deleted collaborations
 * (docs/requirements.md, C36 and C40).
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_ACTORS } from '../../../simulators/platform/demo-actors.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { collectSamples, findDroughtTrial } from '../../../simulators/platform/testing-calls.ts';
import { startTestSite, type TestSite } from '../testing-site.ts';

let platform: SimulatedPlatform;
let site: TestSite;
beforeAll(async () => {
  platform = await startSimulatedPlatform();
});
afterAll(() => platform.stop());
beforeEach(async () => {
  platform.reset();
  site = await startTestSite(platform);
  return () => site.stop();
});

const buildTrialPath = (...rest: string[]) =>
  ['/collaborations', findDroughtTrial(platform.state).identifier, ...rest].join('/');
const listRows = (text: string) => text.match(/<tbody>.*<\/tbody>/s)?.[0].match(/<tr>.*?<\/tr>/gs) ?? [];
const changeRole = (to: string) =>
  site.post('administrator', buildTrialPath('members', 'role'), { uid: DEMO_ACTORS.member.uid, role: to });

test('The activity shows a change of a role with actor, member, old and new role', async () => {
  const { headers } = await changeRole('admin');
  const [newest = ''] = listRows((await site.get('manager', buildTrialPath('activity'))).text);
  const parts = ['Demo Administrator', 'changed a role', 'Demo Member', 'member → administrator', 'done', '>just now</time>'];
  expect([...parts, headers.get('x-request-id') ?? 'none'].filter((part) => !newest.includes(part))).toEqual([]);
});

test('The activity shows the number of invitations if an entry has many', async () => {
  const emails = Array.from({ length: 60 }, (_, number) => `person.${number}@wur.example.org`);
  await site.post('administrator', buildTrialPath('invite'), { emails: emails.join(', '), role: 'member' });
  const [newest = ''] = listRows((await site.get('administrator', buildTrialPath('activity'))).text);
  expect(newest).toContain('<summary>60 people</summary>');
  expect(emails.filter((email) => !newest.includes(`>${email}</a>`))).toEqual([]);
});

test('The activity shows the name of a removed member', async () => {
  const { memberInGroup } = collectSamples(platform.state);
  const name = platform.state.users.find(({ uid }) => uid === memberInGroup)?.name ?? '';
  await site.post('administrator', buildTrialPath('members', 'remove'), { uid: [memberInGroup] });
  const [newest = ''] = listRows((await site.get('administrator', buildTrialPath('activity'))).text);
  expect([newest.includes('removed a member'), newest.includes(name), newest.includes(memberInGroup)]).toEqual([
    true,
    true,
    false,
  ]);
});

describe('The activity of a deleted collaboration', () => {
  test('is visible to managers, with the name of the collaboration', async () => {
    const { identifier } = findDroughtTrial(platform.state);
    await changeRole('admin');
    await site.post('manager', buildTrialPath('delete'), { name: 'Drought Trial' });
    const { text } = await site.get('manager', `/collaborations/activity?collaboration=${identifier}`);
    const rows = listRows(text);
    expect(rows).toHaveLength(2);
    expect(rows.every((row) => row.includes('Drought Trial'))).toBe(true);
    expect(rows[0]).toContain('deleted the collaboration');
  });

  test('is not visible to other users', async () => {
    expect((await site.get('administrator', '/collaborations/activity')).status).toBe(403);
    expect((await site.get('administrator', '/collaborations/activity.csv')).status).toBe(403);
  });
});

const TODAY = new Date().toISOString().slice(0, 10);

describe('The activity of a collaboration', () => {
  beforeEach(async () => {
    await changeRole('admin');
    await changeRole('member');
    await site.post('manager', buildTrialPath('groups'), { name: 'Drone pilots', short_name: 'drone_pilots' });
    platform.forceFault({ fault: '500', operationId: 'setMemberRole' });
    await changeRole('admin');
  });

  test.each([
    ['', 4],
    ['?what=groups', 1],
    ['?what=members&outcome=refused', 1],
    ['?search=drone', 1],
    ['?search=member+administrator', 3],
    ['?search=zzz', 0],
    ['?what=roles', 3],
    ['?search=created', 1],
    ['?search=refused+role', 1],
    ['?by=demo+manager', 1],
    ['?by=100%25', 0],
    [`?from=${TODAY}&to=2999-12-31`, 4],
    ['?to=2020-01-01', 0],
    ['?from=2999-01-01', 0],
  ])('is filtered by the query of the URL: %s', async (query, count) => {
    const { text } = await site.get('manager', buildTrialPath(`activity${query}`));
    expect(listRows(text)).toHaveLength(count);
    if (count === 0) expect(text).toContain('Nothing matches.');
  });

  test('shows the collaboration of each entry on the page of the organization', async () => {
    const rows = listRows((await site.get('manager', '/collaborations/activity?what=groups')).text);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('Drought Trial');
  });

  test('is exported with the same filters, and with names and identifiers', async () => {
    const answer = await site.get('administrator', buildTrialPath('activity.csv?what=groups'));
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=drought_trial-activity.csv');
    const [head, row, end] = answer.text.split('\r\n');
    expect(head).toBe('at,who,who_id,what,to,to_id,change,outcome,collaboration,collaboration_id,request');
    expect(row).toMatch(/^\d{4}-.*Z,Demo Manager,.*,created a group,Drone pilots,.*,Drought Trial,/);
    expect(end).toBe('');
  });

  test('includes actor and days in the URL of the export', async () => {
    const { text } = await site.get('manager', buildTrialPath(`activity?what=roles&by=Demo+Administrator&from=${TODAY}`));
    const [, address = ''] = /href="([^"]*activity\.csv[^"]*)"/.exec(text) ?? [];
    const answer = await site.get('manager', address.replaceAll('&amp;', '&'));
    expect(answer.text.trim().split('\r\n')).toHaveLength(4);
  });

  test.each(['from=2026-02-30', 'to=yesterday'])('rejects an invalid day: %s', async (query) => {
    expect((await site.get('manager', buildTrialPath(`activity?${query}`))).status).toBe(400);
  });

  test('is forbidden for members', async () => {
    expect((await site.get('member', buildTrialPath('activity'))).status).toBe(403);
  });

  test('shows the last page if the URL requests a later page', async () => {
    expect(listRows((await site.get('manager', buildTrialPath('activity?page=9'))).text)).toHaveLength(4);
  });
});
