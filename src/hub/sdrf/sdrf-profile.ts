/** Maps the columns of SDRF-Proteomics to the fields of a profile. */
import { memoize } from '../../memoize.ts';
import { type Entity, type Field, findFieldByName, getContent, type Profile } from '../../profiles/profile.ts';

/** The field of a row for factors without their own field. */
export const FACTORS = 'factor_values';
/** The field of a row for other columns without their own field. */
export const FURTHER = 'further_columns';
/** The field of a data set that contains the order of columns. */
export const SDRF_COLUMNS = 'columns';

export interface SdrfPlaces {
  readonly dataset: Entity;
  readonly rowsField: string;
  readonly row: Entity;
  /** Fields of a row by column name. */
  readonly fieldOf: ReadonlyMap<string, Field>;
}

/** Returns the types and fields for SDRF data; undefined for other profiles. */
export const getSdrfPlaces = memoize(findSdrfPlaces);

function findSdrfPlaces(profile: Profile): SdrfPlaces | undefined {
  const dataset = profile.entities.get(profile.root_entity);
  if (dataset === undefined || findFieldByName(dataset, SDRF_COLUMNS)?.type !== 'list') return undefined;
  for (const field of dataset.fields) {
    const content = getContent(field);
    const row = content.kind === 'entity' ? profile.entities.get(content.entity) : undefined;
    if (row === undefined) continue;
    const named = row.fields.flatMap((one) => (one.codename === undefined ? [] : [[one.codename, one] as const]));
    const fieldOf = new Map(named);
    if (fieldOf.has('source name') && fieldOf.has('comment[data file]') && findFieldByName(row, FURTHER) !== undefined)
      return { dataset, rowsField: field.name, row, fieldOf };
  }
  return undefined;
}
