import { describe, expect, test } from 'vitest';
import { ClaimsError, User } from './user.ts';

describe('A user', () => {
  test('has its claims as properties, and the raw claims', () => {
    const claims = {
      sub: 'a1@login.example.org',
      email: 'first.member@example.org',
      name: 'First Member',
      preferred_username: 'first.member',
      eduperson_entitlement: ['urn:mace:example.org:platform:group:crops:drought_trial'],
      voperson_external_affiliation: ['employee@example.org'],
      locale: 'nl',
    };
    const user = User.fromClaims(claims);
    expect(user).toMatchObject({
      sub: claims.sub,
      email: claims.email,
      name: claims.name,
      preferredUsername: claims.preferred_username,
      edupersonEntitlement: claims.eduperson_entitlement,
      vopersonExternalAffiliation: claims.voperson_external_affiliation,
    });
    expect(user.rawClaims).toEqual(claims);
  });

  test('has null for claims that the provider omits', () => {
    expect(User.fromClaims({ sub: 'a' }).toClaims()).toEqual({
      sub: 'a',
      email: null,
      name: null,
      preferred_username: null,
      eduperson_entitlement: null,
      voperson_external_affiliation: null,
    });
  });

  test('has a list with one item for a claim that is a single string', () => {
    const user = User.fromClaims({
      sub: 'a',
      eduperson_entitlement: 'urn:x:y',
      voperson_external_affiliation: 'staff@example.org',
    });
    expect([user.edupersonEntitlement, user.vopersonExternalAffiliation]).toEqual([['urn:x:y'], ['staff@example.org']]);
  });

  test('has a list of affiliations even if the platform joins them by commas', () => {
    const user = User.fromClaims({ sub: 'a', voperson_external_affiliation: 'staff@example.org, member@example.net' });
    expect(user.vopersonExternalAffiliation).toEqual(['staff@example.org', 'member@example.net']);
  });

  test('has a single entitlement for a value with a comma', () => {
    expect(User.fromClaims({ sub: 'a', eduperson_entitlement: 'urn:x:y,z' }).edupersonEntitlement).toEqual(['urn:x:y,z']);
  });

  test('has an empty list for an empty claim', () => {
    expect(User.fromClaims({ sub: 'a', eduperson_entitlement: [] }).edupersonEntitlement).toEqual([]);
  });

  test('omits values that are not strings from its lists', () => {
    expect(User.fromClaims({ sub: 'a', eduperson_entitlement: ['x', 1, null, '', ['y']] }).edupersonEntitlement).toEqual(['x']);
  });

  test.each([[undefined], [''], [17], [['a']], [null]])('is rejected if it has no valid subject: %j', (sub) => {
    expect(() => User.fromClaims({ sub })).toThrow(ClaimsError);
  });

  test('is immutable', () => {
    const user = User.fromClaims({ sub: 'a', eduperson_entitlement: ['x'] });
    expect(() => Object.assign(user, { edupersonEntitlement: ['x', 'y'] })).toThrow(TypeError);
  });
});
