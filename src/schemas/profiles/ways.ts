/** What other services offer to do with profiles, as links on the pages of this one; which service that is, it does not know. */
import type { CatalogueEntry } from '../../profiles/catalogue/catalogue.ts';
import type { Link } from './page.ts';

/** Links of the services that are on. */
export interface ProfileWays {
  /** For the page of all profiles. */
  readonly all: readonly Link[];
  /** For the page of one profile. */
  of(entry: CatalogueEntry): readonly Link[];
}
