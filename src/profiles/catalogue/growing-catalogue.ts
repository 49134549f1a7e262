/** A catalogue that profiles come to and leave while the server runs, beside those that it began with. */
import { type Catalogue, type CatalogueEntry, catalogueOf } from './catalogue.ts';

/** Seen through the interface of a catalogue, it is always the present one. */
export interface GrowingCatalogue extends Catalogue {
  /** The profiles that it began with; they never change. */
  readonly base: Catalogue;
  /** Has these profiles beside those of the base from now on, instead of the ones of the call before. */
  replaceAdded(entries: readonly CatalogueEntry[]): void;
  /** Calls whenever the profiles have changed, before anybody can ask for the new ones. */
  onChange(listener: () => void): void;
}

/** Makes one that has only the profiles of the base. */
export function createGrowingCatalogue(base: Catalogue): GrowingCatalogue {
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
      present = catalogueOf([...base.entries, ...entries]);
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.push(listener);
    },
  };
}
