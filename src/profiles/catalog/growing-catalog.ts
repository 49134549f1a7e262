/** A catalog to which profiles are added, and from which they are removed, while the server runs. */
import { type Catalog, type CatalogEntry, createCatalog } from './catalog.ts';

/** As a `Catalog`, it always returns the current profiles. */
export interface GrowingCatalog extends Catalog {
  /** The initial profiles, which never change. */
  readonly base: Catalog;
  /** Replaces the added profiles of the previous call by these. */
  replaceAdded(entries: readonly CatalogEntry[]): void;
  /** Called after each change of the profiles, before the new ones can be requested. */
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
    versions: (name) => present.versions(name),
    find: (name, version) => present.find(name, version),
    defaultVersion: (name) => present.defaultVersion(name),
    replaceAdded(entries) {
      present = createCatalog([...base.entries, ...entries]);
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.push(listener);
    },
  };
}
