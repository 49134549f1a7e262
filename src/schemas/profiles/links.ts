import type { CatalogEntry } from '../../profiles/catalog/catalog.ts';
import type { Link } from './page.ts';

/** Links to the pages where the enabled services use profiles. */
export interface ProfileLinks {
  readonly all: readonly Link[];
  listLinks(entry: CatalogEntry): readonly Link[];
}
