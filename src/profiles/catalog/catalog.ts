/** The built-in profiles and those of the site's folder. Both have the layout `<name>/<version>/profile.yaml`. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NotFoundError } from '../../contract/errors.ts';
import { resolveProjectPath } from '../../own-files.ts';
import { compareText, findEntity, type Profile } from '../profile.ts';
import { parseDocument } from '../reading/document.ts';
import { ProfileError, type ProfileProblem, parseProfile } from '../reading/profile-file.ts';
import { DocumentError } from '../reading/yaml-text.ts';

export const BUILT_IN_FOLDER: string = resolveProjectPath('profiles');

/** The origin of a profile: the package, or the site (its folder, or a profile that a user saved). */
export type Origin = 'built-in' | 'site';

/** The author and the sources of a profile that was saved while the server ran. */
export interface Saving {
  /** Name of the user who saved it. */
  readonly by: string;
  readonly at: Date;
  /** Identifiers of the profiles that were merged. */
  readonly sources: readonly string[];
}

/** An example data set: an object of the profile's root entity. */
export interface Example {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface CatalogEntry {
  readonly profile: Profile;
  readonly origin: Origin;
  readonly text: string;
  /** Path of example.yaml, which may not exist. Only for profiles from a folder. */
  readonly exampleFile?: string | undefined;
  /** Only for profiles that were saved while the server ran. */
  readonly saving?: Saving;
  /** Reads example.yaml on the first call. @throws ProfileError if it is not an object */
  getExample(): Example | undefined;
}

/** All profiles, sorted by name, then by version number (1.10 after 1.2). */
export interface Catalog {
  readonly entries: readonly CatalogEntry[];
  readonly names: readonly string[];
  /** Returns the versions of a profile, oldest first; empty for an unknown name. Names are case-insensitive. */
  listVersions(name: string): readonly string[];
  /** Returns the profile with this name (case-insensitive) and version; undefined if there is none. */
  find(name: string, version: string): CatalogEntry | undefined;
  /** Returns 1.1 for miappe if it exists (docs/requirements.md, S3), else the newest version; undefined if unknown. */
  getDefaultVersion(name: string): string | undefined;
}

export interface CatalogSource {
  /** Folder of the built-in profiles. Defaults to the folder of the package. */
  readonly builtIn?: string;
  /** Folder of the site's own profiles. */
  readonly own?: string | undefined;
  /** Loads only the profiles with this name; errors in other profiles are ignored. */
  readonly only?: string;
}

export const MAX_PROFILE_BYTES = 5_000_000;

/** Loads all profiles. A site's profile must not have the name and version of a built-in one. @throws ProfileError */
export function loadCatalog(source: CatalogSource = {}): Catalog {
  const problems: ProfileProblem[] = [];
  const entries: CatalogEntry[] = [];
  const folders: readonly [string | undefined, Origin][] = [
    [source.builtIn ?? BUILT_IN_FOLDER, 'built-in'],
    [source.own, 'site'],
  ];
  for (const [folder, origin] of folders) {
    if (folder === undefined) continue;
    for (const place of findProfiles(folder, problems, source.only?.toLowerCase())) {
      const key = place.name.toLowerCase();
      const isTaken = entries.some(({ profile }) => profile.name.toLowerCase() === key && profile.version === place.version);
      if (isTaken)
        problems.push(
          createFileProblem(place.file, `${place.name}/${place.version} is a built-in profile; choose another name or version`),
        );
      else loadEntry(place, origin, entries, problems);
    }
  }
  if (problems.length > 0) throw new ProfileError(problems);
  return createCatalog(entries);
}

interface ProfilePlace {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  readonly file: string;
}

function findProfiles(folder: string, problems: ProfileProblem[], only: string | undefined): readonly ProfilePlace[] {
  const places: ProfilePlace[] = [];
  for (const name of listSubfolders(folder, problems)) {
    if (only !== undefined && name.toLowerCase() !== only) continue;
    for (const version of listSubfolders(join(folder, name), problems)) {
      const file = join(folder, name, version, 'profile.yaml');
      if (existsSync(file)) places.push({ name, version, folder: join(folder, name, version), file });
      else problems.push(createFileProblem(file, 'this folder has no profile.yaml'));
    }
  }
  return places;
}

function listSubfolders(folder: string, problems: ProfileProblem[]): readonly string[] {
  try {
    const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
    return names.filter((name) => statSync(join(folder, name)).isDirectory());
  } catch (cause) {
    problems.push(createFileProblem(folder, `the folder cannot be read (${getErrorCode(cause)})`));
    return [];
  }
}

function loadEntry(place: ProfilePlace, origin: Origin, entries: CatalogEntry[], problems: ProfileProblem[]): void {
  try {
    if (statSync(place.file).size > MAX_PROFILE_BYTES)
      throw new ProfileError([createFileProblem(place.file, `the file is larger than ${MAX_PROFILE_BYTES / 1_000_000} MB`)]);
    const text = readFileSync(place.file, 'utf8');
    const profile = parseProfile(text, place.file, place);
    let example: Example | undefined;
    const exampleFile = join(place.folder, 'example.yaml');
    entries.push({ profile, origin, text, exampleFile, getExample: () => (example ??= readExample(exampleFile)) });
  } catch (error) {
    if (error instanceof ProfileError) problems.push(...error.problems);
    else problems.push(createFileProblem(place.file, `the file cannot be read (${getErrorCode(error)})`));
  }
}

export function readExample(file: string): Example | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const text = readFileSync(file, 'utf8');
    const data = parseDocument(text, 'yaml');
    if (typeof data !== 'object' || data === null || Array.isArray(data))
      throw new ProfileError([createFileProblem(file, 'the example is not an object')]);
    return { text, data: data as Record<string, unknown> };
  } catch (cause) {
    if (cause instanceof DocumentError) throw new ProfileError([{ file, ...cause.position, reason: cause.message }], { cause });
    throw cause;
  }
}

function createFileProblem(file: string, reason: string): ProfileProblem {
  return { file, line: 1, column: 1, reason };
}

function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** Returns a catalog of loaded profiles, whose names and versions must be distinct. */
export function createCatalog(unsorted: readonly CatalogEntry[]): Catalog {
  const entries = unsorted.toSorted(
    ({ profile: one }, { profile: other }) => compareText(one.name, other.name) || compareVersions(one.version, other.version),
  );
  const byName = Map.groupBy(entries, ({ profile }) => profile.name.toLowerCase());
  const listVersionNames = (name: string): readonly string[] =>
    (byName.get(name.toLowerCase()) ?? []).map(({ profile }) => profile.version);
  return {
    entries,
    names: [...byName.values()].flatMap((versions) => versions.slice(0, 1).map(({ profile }) => profile.name)),
    listVersions: listVersionNames,
    find: (name, version) => byName.get(name.toLowerCase())?.find(({ profile }) => profile.version === version),
    getDefaultVersion: (name) => {
      const known = listVersionNames(name);
      return name.toLowerCase() === 'miappe' && known.includes('1.1') ? '1.1' : known.at(-1);
    },
  };
}

/** Compares two versions number by number, so that 1.10 follows 1.2, then the text after the numbers. */
export function compareVersions(one: string, other: string): number {
  const [numbers, rest] = splitVersion(one);
  const [otherNumbers, otherRest] = splitVersion(other);
  for (let index = 0; index < Math.max(numbers.length, otherNumbers.length); index += 1) {
    const difference = (numbers[index] ?? -1) - (otherNumbers[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return compareText(rest, otherRest);
}

function splitVersion(version: string): [readonly number[], string] {
  const numbers = /^[0-9]+(?:\.[0-9]+)*/.exec(version)?.[0] ?? '';
  return [numbers.split('.').map(Number), version.slice(numbers.length)];
}

export const DEFAULT_PROFILE = 'miappe';
const DEFAULT_VERSION = '1.1';

/** Finds a profile by name and version. @throws NotFoundError */
export function findProfile(catalog: Catalog, name: string = DEFAULT_PROFILE, version: string): CatalogEntry {
  listVersions(catalog, name);
  const entry = catalog.find(name, version);
  if (entry === undefined)
    throw new NotFoundError(`Version not found: ${name === DEFAULT_PROFILE ? '' : `${name}/`}${version}`);
  return entry;
}

/** Returns the exact name of an entity type from a name in any case. @throws NotFoundError */
export function resolveEntityName(profile: Profile, name: string): string {
  const entity = findEntity(profile, name);
  if (entity === undefined) throw new NotFoundError(`Entity not found: ${name} (${profile.id})`);
  return entity.name;
}

/** Returns the versions of a profile, oldest first. @throws NotFoundError */
export function listVersions(catalog: Catalog, name: string = DEFAULT_PROFILE): readonly string[] {
  const versions = catalog.listVersions(name);
  if (versions.length === 0) throw new NotFoundError(`Profile not found: ${name}`);
  return versions;
}

export function findDefaultVersion(catalog: Catalog, name: string = DEFAULT_PROFILE): string {
  return catalog.find(name, DEFAULT_VERSION) === undefined
    ? (catalog.getDefaultVersion(name) ?? DEFAULT_VERSION)
    : DEFAULT_VERSION;
}

/** A catalog whose profiles can change. Its methods return the current profiles. */
export interface GrowingCatalog extends Catalog {
  /** The initial profiles, which never change. */
  readonly base: Catalog;
  replaceAdded(entries: readonly CatalogEntry[]): void;
  /** Registers a function that runs after each change, before the new profiles can be requested. */
  onChange(listener: () => void): void;
}

/** Returns a catalog with only the profiles of the base. */
export function createGrowingCatalog(base: Catalog): GrowingCatalog {
  let present = base;
  const listeners: (() => void)[] = [];
  return {
    base,
    get entries() {
      return present.entries;
    },
    get names() {
      return present.names;
    },
    listVersions: (name) => present.listVersions(name),
    find: (name, version) => present.find(name, version),
    getDefaultVersion: (name) => present.getDefaultVersion(name),
    replaceAdded(entries) {
      present = createCatalog([...base.entries, ...entries]);
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.push(listener);
    },
  };
}
