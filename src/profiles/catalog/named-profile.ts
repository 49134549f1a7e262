/** Finds profiles by name and version, and entity types by name in any case. */
import { NotFoundError } from '../../contract/errors.ts';
import { findEntity, type Profile } from '../profile.ts';
import type { Catalog, CatalogEntry } from './catalog.ts';

/** The profile of a request that names none. */
export const DEFAULT_PROFILE = 'miappe';
/** The version of a request that names none. */
const DEFAULT_VERSION = '1.1';

/**
 * Finds a profile by name and version.
 * @throws NotFoundError
 */
export function findProfile(catalog: Catalog, name: string = DEFAULT_PROFILE, version: string): CatalogEntry {
  listVersions(catalog, name);
  const entry = catalog.find(name, version);
  if (entry === undefined)
    throw new NotFoundError(`Version not found: ${name === DEFAULT_PROFILE ? '' : `${name}/`}${version}`);
  return entry;
}

/**
 * Returns the exact name of an entity type from a name in any case.
 * @throws NotFoundError
 */
export function resolveEntityName(profile: Profile, name: string): string {
  const entity = findEntity(profile, name);
  if (entity === undefined) throw new NotFoundError(`Entity not found: ${name} (${profile.id})`);
  return entity.name;
}

/**
 * Versions of a profile, oldest first.
 *
 * @throws NotFoundError
 */
export function listVersions(catalog: Catalog, name: string = DEFAULT_PROFILE): readonly string[] {
  const versions = catalog.versions(name);
  if (versions.length === 0) throw new NotFoundError(`Profile not found: ${name}`);
  return versions;
}

/** Returns the version of a request that names none: 1.1 if the profile has it, else the newest. */
export function findDefaultVersion(catalog: Catalog, name: string = DEFAULT_PROFILE): string {
  return catalog.find(name, DEFAULT_VERSION) === undefined
    ? (catalog.defaultVersion(name) ?? DEFAULT_VERSION)
    : DEFAULT_VERSION;
}
