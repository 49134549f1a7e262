import type { CatalogEntry } from '../../profiles/catalog/catalog.ts';
import type { Link } from './page.ts';

/** Links to pages of the enabled services that use profiles. */
export interface ProfileLinks {
  readonly all: readonly Link[];
  listLinks(entry: CatalogEntry): readonly Link[];
}
