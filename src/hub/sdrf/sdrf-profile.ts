/** Where a profile of sample metadata has the columns of SDRF-Proteomics. */
import { contentOf, type Entity, type Field, fieldNamed, type Profile } from '../../profiles/profile.ts';

/** Fields of the rows for columns that have none of their own. */
export const FACTORS = 'factor_values';
/** The same for all that are no factors. */
export const FURTHER = 'further_columns';
/** The field of the data set that has the columns in their order. */
export const SDRF_COLUMNS = 'columns';

/** Types and fields. */
export interface SdrfPlaces {
  /** What stands for a file. */
  readonly dataset: Entity;
  /** Its field that holds the rows. */
  readonly rowsField: string;
  readonly row: Entity;
  /** Fields of the rows by the names of columns. */
  readonly fieldOf: ReadonlyMap<string, Field>;
}

const known = new WeakMap<Profile, SdrfPlaces | null>();

/** The places; undefined for a profile of something else. */
export function sdrfPlaces(profile: Profile): SdrfPlaces | undefined {
  let places = known.get(profile);
  if (places === undefined) {
    places = findPlaces(profile);
    known.set(profile, places);
  }
  return places ?? undefined;
}

function findPlaces(profile: Profile): SdrfPlaces | null {
  const dataset = profile.entities.get(profile.root_entity);
  if (dataset === undefined || fieldNamed(dataset, SDRF_COLUMNS)?.type !== 'list') return null;
  for (const field of dataset.fields) {
    const content = contentOf(field);
    const row = content.kind === 'entity' ? profile.entities.get(content.entity) : undefined;
    if (row === undefined) continue;
    const named = row.fields.flatMap((one) => (one.codename === undefined ? [] : [[one.codename, one] as const]));
    const fieldOf = new Map(named);
    if (fieldOf.has('source name') && fieldOf.has('comment[data file]') && fieldNamed(row, FURTHER) !== undefined)
      return { dataset, rowsField: field.name, row, fieldOf };
  }
  return null;
}
