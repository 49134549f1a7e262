import { describe, expect, it } from 'vitest';
import { createEntitlements, isSamePerson, User } from '../../auth/index.ts';
import type { Membership } from '../platform/data-objects.ts';
import { isActiveAdministrator } from './policy.ts';

const createUserWithEntitlements = (...eduperson_entitlement: string[]) =>
  User.fromClaims({ sub: 'a@b', eduperson_entitlement });
const createUrns = (user: User, settings: Parameters<typeof createEntitlements>[0]) => [
  ...createEntitlements(settings).listGlobalUrns(user),
];
const unset = { collaborationManagerEntitlement: undefined, collabEntitlementNamespace: undefined };

describe('An entitlement', () => {
  const namespace = 'urn:mace:example.org:platform:group';
  it.each([
    ['in the namespace that is set', { ...unset, collabEntitlementNamespace: namespace }],
    [
      'in the namespace of the manager entitlement',
      { ...unset, collaborationManagerEntitlement: `${namespace}:crops:managers` },
    ],
    ['in any valid namespace if none is set', unset],
  ])('is compared as a whole value, %s', (_title, settings) => {
    const values = ['crops:trial', 'crops:trial:field_team', 'crops', ':trial', 'crops:', 'crops:trial more'];
    expect(createUrns(createUserWithEntitlements(...values.map((value) => `${namespace}:${value}`)), settings)).toEqual([
      'crops:trial',
    ]);
  });

  it('grants nothing in another namespace', () => {
    const settings = { ...unset, collabEntitlementNamespace: namespace };
    expect(
      createUrns(
        createUserWithEntitlements('urn:mace:evil.org:platform:group:crops:trial', `x${namespace}:crops:trial`),
        settings,
      ),
    ).toEqual([]);
  });

  it('makes no user a manager if the setting is unset, or if only a prefix matches', () => {
    const manager = `${namespace}:crops:managers`;
    const set = createEntitlements({ ...unset, collaborationManagerEntitlement: manager });
    expect([
      createEntitlements(unset).isManager(createUserWithEntitlements('', 'undefined')),
      set.isManager(createUserWithEntitlements(`${manager}2`, manager.slice(0, -1), manager.toUpperCase())),
      set.isManager(createUserWithEntitlements(manager)),
    ]).toEqual([false, false, true]);
  });
});

describe('Two user identifiers', () => {
  it.each([
    ['abc@login.example.org', 'abc@people.example.org', true],
    ['abc@x@y', 'abc@z', true],
    ['abc@login', 'abcd@login', false],
    ['ABC@login', 'abc@login', false],
    ['@login', '@people', false],
    ['abc', 'abc', true],
    ['urn:example:abc', 'urn:example:abc', true],
    ['urn:example:abc', 'urn:example:abcd', false],
    ['URN:example:abc', 'urn:example:abc', false],
    ['abc', 'abc@people', false],
    ['abc@login', 'abc', false],
    ['abc@', 'abc@people', false],
    ['', '', false],
  ])('%s and %s belong to the same user: %s', (sub, uid, expected) => {
    expect(isSamePerson(sub, uid)).toBe(expected);
  });
});

describe('An administrator', () => {
  const now = new Date('2026-06-01T12:00:00Z');
  const admin: Membership = {
    userId: 1,
    uid: 'a@b',
    role: 'admin',
    status: 'active',
    expiryDate: null,
    suspended: false,
    name: null,
    email: null,
  };
  it.each<[string, Partial<Membership>, boolean]>([
    ['is recognized without an end of the membership', {}, true],
    ['is recognized until the end of the membership', { expiryDate: new Date('2026-06-02') }, true],
    ['is not recognized from the end of the membership on, even with an active status', { expiryDate: now }, false],
    ['is not recognized with an expired membership', { status: 'expired' }, false],
    ['is not recognized with an unknown status', { status: 'unknown' }, false],
    ['is not recognized with a locked account', { suspended: true }, false],
    ['is not recognized with the role of a member', { role: 'member' }, false],
  ])('%s', (_title, more, expected) => {
    expect(isActiveAdministrator({ ...admin, ...more }, now)).toBe(expected);
  });
});
