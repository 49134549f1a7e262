import type { Entity, Field, Profile, Rule } from '../profiles/profile.ts';

type Named = Pick<Profile, 'name' | 'version'>;

export function getProfilePath({ name, version }: Named): string {
  return `/profiles/${encodeURIComponent(name)}/${encodeURIComponent(version)}`;
}

export function getEntityPath(profile: Named, entity: Pick<Entity, 'name'>): string {
  return `${getProfilePath(profile)}/${encodeURIComponent(entity.name)}`;
}

export function getFieldAnchor(field: Pick<Field, 'name'>): string {
  return `field-${field.name}`;
}

export function getFieldPagePath(profile: Named, entity: Pick<Entity, 'name'>, field: Pick<Field, 'name'>): string {
  return `${getEntityPath(profile, entity)}#${getFieldAnchor(field)}`;
}

export function getRuleAnchor(rule: Pick<Rule, 'name'>): string {
  return `rule-${rule.name}`;
}

export function getRulePath(profile: Named, rule: Pick<Rule, 'name'>): string {
  return `${getProfilePath(profile)}#${getRuleAnchor(rule)}`;
}

export function getValidatorPath(profile: Pick<Profile, 'id'>, entity?: Pick<Entity, 'name'>, withExample = false): string {
  const query = new URLSearchParams({ profile: profile.id });
  if (entity !== undefined) query.set('entity', entity.name);
  if (withExample) query.set('example', 'yes');
  return `/validator?${query}`;
}

export function getSchemaPath({ name, version }: Named, entity: Pick<Entity, 'name'>): string {
  return `/schemas/${encodeURIComponent(version)}/${encodeURIComponent(entity.name)}?profile=${encodeURIComponent(name)}`;
}

export function getDataPath(
  { name, version }: Named,
  notation: 'json' | 'yaml',
  what: 'profile' | 'example' = 'profile',
): string {
  const path = `/api/profiles/${encodeURIComponent(name)}/${encodeURIComponent(version)}`;
  return `${path}${what === 'example' ? '/example' : ''}?format=${notation}`;
}

export function getSearchPath(q: string): string {
  return `/profiles?${new URLSearchParams({ q })}`;
}
