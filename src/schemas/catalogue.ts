/** The profiles of a server: the built-in ones, and those of a site's own folder. Work in progress: signatures first. */
import { fileURLToPath } from 'node:url';
import type { Profile } from './profile.ts';

/** Folder of the profiles that come with the package: `<name>/<version>/profile.yaml`. */
export const builtInProfiles: string = fileURLToPath(new URL('../../profiles', import.meta.url));

/** Where a profile comes from: the package, or the folder of the site. */
export type Origin = 'built-in' | 'site';

/** An example data set: an object of the profile's root entity. */
export interface Example {
  /** The file's text (YAML). */
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** One profile in the catalogue. */
export interface CatalogueEntry {
  readonly profile: Profile;
  readonly origin: Origin;
  /** Text of profile.yaml. */
  readonly text: string;
  /** Reads example.yaml once; undefined where there is none. */
  example(): Example | undefined;
}

/** Every profile, sorted by name, then by version as numbers (1.10 after 1.2). */
export interface Catalogue {
  readonly entries: readonly CatalogueEntry[];
  readonly names: readonly string[];
  /** Versions of a profile, oldest first; empty for an unknown name. Names match in any case. */
  versions(name: string): readonly string[];
  /** The profile of that name (in any case) and version. */
  find(name: string, version: string): CatalogueEntry | undefined;
  /** 1.1 for miappe where it exists, else the newest version; undefined for an unknown name. */
  defaultVersion(name: string): string | undefined;
}

/** Loads all profiles. Throws ProfileError with every problem of every file. */
export function loadCatalogue(_folders: { builtIn?: string; own?: string | undefined } = {}): Catalogue {
  throw new Error('not written yet');
}
