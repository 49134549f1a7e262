/** A catalog that profiles come to and leave while the server runs, beside those that it began with. */
import { type Catalog, type CatalogEntry, catalogOf } from './catalog.ts';

/** Seen through the interface of a catalog, it is always the present one. */
export interface GrowingCatalog extends Catalog {
  /** The profiles that it began with; they never change. */
  readonly base: Catalog;
  /** Has these profiles beside those of the base from now on, instead of the ones of the call before. */
  replaceAdded(entries: readonly CatalogEntry[]): void;
  /** Called after each change of the profiles, before the new ones can be requested. */
  onChange(listener: () => void): void;
}

/** Makes one that has only the profiles of the base. */
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
      present = catalogOf([...base.entries, ...entries]);
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.push(listener);
    },
  };
}
