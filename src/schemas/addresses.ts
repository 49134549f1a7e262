/** Addresses of the schema service's pages. */
import type { Entity, Field, Profile, Rule } from '../profiles/profile.ts';

type Named = Pick<Profile, 'name' | 'version'>;

/** Page of a profile. */
export function profilePath({ name, version }: Named): string {
  return `/profiles/${encodeURIComponent(name)}/${encodeURIComponent(version)}`;
}

/** Page of an entity. */
export function entityPath(profile: Named, entity: Pick<Entity, 'name'>): string {
  return `${profilePath(profile)}/${encodeURIComponent(entity.name)}`;
}

/** Anchor of a field on its entity's page. */
export function fieldAnchor(field: Pick<Field, 'name'>): string {
  return `field-${field.name}`;
}

/** A field on its entity's page. */
export function fieldPath(profile: Named, entity: Pick<Entity, 'name'>, field: Pick<Field, 'name'>): string {
  return `${entityPath(profile, entity)}#${fieldAnchor(field)}`;
}

/** Anchor of a rule on its profile's page. */
export function ruleAnchor(rule: Pick<Rule, 'name'>): string {
  return `rule-${rule.name}`;
}

/** A rule on its profile's page. */
export function rulePath(profile: Named, rule: Pick<Rule, 'name'>): string {
  return `${profilePath(profile)}#${ruleAnchor(rule)}`;
}

/** The validator with its form begun. */
export function validatorPath(profile: Pick<Profile, 'id'>, entity?: Pick<Entity, 'name'>, withExample = false): string {
  const query = new URLSearchParams({ profile: profile.id });
  if (entity !== undefined) query.set('entity', entity.name);
  if (withExample) query.set('example', 'yes');
  return `/validator?${query}`;
}

/** JSON Schema of an entity. */
export function schemaPath({ name, version }: Named, entity: Pick<Entity, 'name'>): string {
  return `/schemas/${encodeURIComponent(version)}/${encodeURIComponent(entity.name)}?profile=${encodeURIComponent(name)}`;
}

/** A profile, or its example, as data. */
export function dataPath({ name, version }: Named, notation: 'json' | 'yaml', what: 'profile' | 'example' = 'profile'): string {
  const path = `/api/profiles/${encodeURIComponent(name)}/${encodeURIComponent(version)}`;
  return `${path}${what === 'example' ? '/example' : ''}?format=${notation}`;
}

/** A search of the catalogue, in one profile or in all. */
export function searchPath(q: string, profile?: Pick<Profile, 'id'>): string {
  return `/profiles?${new URLSearchParams({ q, ...(profile === undefined ? {} : { profile: profile.id }) })}`;
}
