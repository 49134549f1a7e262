import { describe, expect, it } from 'vitest';
import { NEW_COLLABORATION, startPlatformAndClient } from '../../../simulators/platform/testing-calls.ts';
import type { CollaborationCreate, CreatedCollaboration } from './data-objects.ts';
import { findChangedShortName, findSilentChanges } from './silent-changes.ts';

const REQUESTED: CollaborationCreate = {
  ...NEW_COLLABORATION,
  shortName: 'oat_trial',
  tags: ['oats'],
  units: ['laboratories'],
};
const MADE: CreatedCollaboration = {
  identifier: 'i',
  globalUrn: 'crops:oat_trial',
  name: 'Oat Trial',
  shortName: 'oat_trial',
  expiryDate: null,
  tags: ['oats'],
  units: ['laboratories'],
  invitationCount: 1,
  memberCount: 0,
};

describe("The comparison of a request with the platform's response", () => {
  it('finds no change if the response matches the request', () => {
    expect(findSilentChanges(REQUESTED, MADE)).toEqual([]);
  });

  const end = new Date('2027-06-30T00:00:00Z');
  it.each([
    ['a generated short name', { shortName: undefined }, {}, { kind: 'shortName', stored: 'oat_trial' }],
    ['added tags', {}, { tags: ['oats', 'field-trials'] }, { kind: 'tagsAdded', tags: ['field-trials'] }],
    ['replaced units', {}, { units: ['data office'] }, { kind: 'unitsReplaced', units: ['data office'] }],
    ['a moved end', { expiryDate: new Date('2027-06-30T19:00:00Z') }, { expiryDate: end }, { kind: 'expiryDate', stored: end }],
    [
      'an administrator without an invitation',
      { administrators: ['a@example.org', 'A@example.org', 'b@example.org'] },
      {},
      { kind: 'administratorsLeftOut', count: 1 },
    ],
    ['an unknown administrator', { administrator: 'nobody@people.example.org' }, {}, { kind: 'administratorIgnored' }],
  ])('finds %s', (_case, requested, made, change) => {
    expect(findSilentChanges({ ...REQUESTED, ...requested }, { ...MADE, ...made })).toEqual([change]);
  });

  it('ignores an end date that only has another time zone', () => {
    const requested = { ...REQUESTED, expiryDate: end };
    expect(findSilentChanges(requested, { ...MADE, expiryDate: new Date('2027-06-29T22:00:00Z') })).toEqual([]);
  });

  it('ignores values that the platform does not report', () => {
    const made = { ...MADE, invitationCount: null, memberCount: null, units: null };
    expect(findSilentChanges({ ...REQUESTED, administrator: 'somebody@people.example.org' }, made)).toEqual([]);
  });

  it('finds every change that the simulated platform makes', async () => {
    const { platform, client } = await startPlatformAndClient({ tokenUnits: ['data office'] });
    const requested = {
      ...REQUESTED,
      shortName: undefined,
      expiryDate: new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + 90 * 86_400_000 + 3_600_000 * 19),
      administrators: ['first@example.org', 'organisation.secretary@crops.example.org'],
      administrator: 'nobody@people.example.org',
    };
    const made = await client.createCollaboration(requested);
    await platform.stop();
    expect(findSilentChanges(requested, made).map(({ kind }) => kind)).toEqual([
      'shortName',
      'tagsAdded',
      'unitsReplaced',
      'expiryDate',
      'administratorsLeftOut',
      'administratorIgnored',
    ]);
  });

  it('finds a changed short name of a group', () => {
    const group = { identifier: 'g', name: 'n', description: null, autoProvisionMembers: false, madeByService: false };
    expect(findChangedShortName({ name: 'n', shortName: 'Field-Team' }, { ...group, shortName: 'fieldteam' })).toBe(
      'fieldteam',
    );
    expect(findChangedShortName({ name: 'n', shortName: 'field' }, { ...group, shortName: 'field' })).toBeUndefined();
  });
});
