/**
 * Tests the list of collaborations: reasons for attention, filters in the URL, and the CSV file (docs/requirements.md, C11 and
 * C43).
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectViolations } from '../../../contract-tests/traffic/expected-violations.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { startTestSite, type TestSite, type Visitor } from '../testing-site.ts';

let platform: SimulatedPlatform;
let site: TestSite;
beforeAll(async () => {
  platform = await startSimulatedPlatform();
  site = await startTestSite(platform);
});
afterAll(() => Promise.all([site.stop(), platform.stop()]));
beforeEach(() => platform.reset());

const findByName = (name: string) => platform.state.collaborations.find((candidate) => candidate.name === name);
const listNames = async (visitor: Visitor, query: string) => {
  const { text } = await site.get(visitor, `/collaborations${query}`);
  return [...text.matchAll(/row-title" href="[^"]*">([^<]*)/g)].map(([, name]) => name);
};

describe('A manager on the list of collaborations', () => {
  test('sees the name of the organization', async () => {
    expect((await site.get('manager', '/collaborations')).text).toContain('Every collaboration of Crops Institute');
  });

  test('sees the numbers of collaborations that need attention, with links', async () => {
    (findByName('Seed Bank') as { expiryDate: number }).expiryDate = platform.state.computeTimeInDays(10);
    const { text } = await site.get('manager', '/collaborations');
    for (const need of ['ending_soon', 'no_administrator', 'not_connected'])
      expect(text).toContain(`href="/collaborations?need=${need}"`);
    expect(await listNames('manager', '?need=ending_soon')).toEqual(['Seed Bank']);
  });

  test('finds collaborations whose only administrators are expired or locked', async () => {
    const bank = findByName('Seed Bank');
    const admin = bank?.memberships.find(({ role }) => role === 'admin');
    expect(await listNames('manager', '?need=no_administrator')).not.toContain('Seed Bank');
    platform.state.getUser(admin?.userId ?? 0).suspended = true;
    const found = await listNames('manager', '?need=no_administrator');
    expect(found).toContain('Seed Bank');
    expect(found).toContain('Barley Genomes');
  });

  test('finds collaborations that are not connected', async () => {
    const found = await listNames('manager', '?need=not_connected');
    expect([found.includes('Pollinator Count'), found.includes('Drought Trial')]).toEqual([true, false]);
  });

  test('filters by units and tags that exist', async () => {
    const { text } = await site.get('manager', '/collaborations');
    expect(text).toContain('<option value="laboratories">');
    expect(text).toContain('<option value="wheat">');
    expect(await listNames('manager', '?unit=laboratories')).toEqual(['Root Phenotyping', 'Soil Atlas']);
    expect(await listNames('manager', '?tag=wheat')).toEqual(['Drought Trial']);
  });

  test('sees an explanation if a filter has no results', async () => {
    const { text } = await site.get('manager', '/collaborations?unit=greenhouses');
    expect(text).toContain('<option value="greenhouses" selected>');
    expect(text).toContain('No collaboration matches.');
  });

  test('downloads the displayed rows as a file', async () => {
    const { text, headers } = await site.get('manager', '/collaborations/list.csv?tag=wheat');
    expect(headers.get('content-disposition')).toBe('attachment; filename=collaborations.csv');
    const [head, row, end] = text.split('\r\n');
    expect(head).toBe('name,short_name,status,expiry_date,members,administrators,connected,units,tags,identifier');
    expect(row).toMatch(/^Drought Trial,drought_trial,active,\d{4}-\d\d-\d\d,\d+,2,yes,field stations,"field-trials, wheat",/);
    expect(end).toBe('');
  });
});

test('An invalid membership affects neither its collaboration nor the list', async () => {
  expectViolations(/role must be one of/);
  const [first] = findByName('Seed Bank')?.memberships ?? [];
  Object.assign(first ?? {}, { role: 'owner', nulls: ['user'] });
  expect(await listNames('manager', '')).toContain('Seed Bank');
});

test('A member finds only their own collaborations, even in the exported file', async () => {
  const { text } = await site.get('member', '/collaborations/list.csv');
  expect([text.includes('Drought Trial'), text.includes('Seed Bank')]).toEqual([true, false]);
  expect((await site.get('member', '/collaborations')).text).not.toContain('Needs attention');
});
