/** Represents MIAPPE in ISA (mapping of the checklist to ISA-Tab): comments, a protocol Growth, and a protocol for each event. */

/** `a.b` is the field b of the entity in field a. */
export type NamedComment = readonly [name: string, field: string];

/** Comments by entity type. For a name with two spellings in the sources, exports write the first, and imports read both. */
export const MIAPPE_COMMENTS: ReadonlyMap<string, readonly NamedComment[]> = new Map(
  Object.entries<readonly NamedComment[]>({
    Investigation: [
      ['License', 'license'],
      ['MIAPPE version', 'miappe_version'],
      ['Version', 'miappe_version'],
    ],
    Study: [
      ['Study Start Date', 'start_date'],
      ['Study End Date', 'end_date'],
      ['Study Contact Institution', 'contact_institution'],
      ['Study Country', 'geographic_location.country'],
      ['Study Experimental Site', 'experimental_site_name'],
      ['Study Latitude', 'latitude'],
      ['Study Longitude', 'longitude'],
      ['Study Altitude', 'altitude'],
      ['Study Design Description', 'experimental_design_description'],
      ['Observation Unit Level Hierarchy', 'observation_unit_level_hierarchy'],
      ['Observation Unit Description', 'observation_unit_description'],
      ['Type of Growth Facility', 'growth_facility_type'],
      ['Map of Experimental Design', 'map_of_experimental_design'],
      ['Study Data File Link', 'data_files.link'],
      ['Study Data File Description', 'data_files.description'],
      ['Study Data File Version', 'data_files.version'],
    ],
    Person: [['Person ID', 'orcid']],
    Factor: [
      ['Study Factor Description', 'description'],
      ['Study Factor Values', 'values.value'],
    ],
  }),
);

/** @param textAt returns the text of a field, with semicolons between values of several entities */
export function createMiappeComments(
  entityType: string,
  textAt: (field: string) => string,
): readonly { readonly name: string; readonly value: string }[] {
  const written = new Set<string>();
  return (MIAPPE_COMMENTS.get(entityType) ?? []).flatMap(([name, field]) => {
    if (written.has(field)) return [];
    written.add(field);
    const value = textAt(field);
    return value === '' ? [] : [{ name, value }];
  });
}

/** Names of protocols and types: cultural practices and environment, events, and sampling. */
export const GROWTH = 'Growth';
export const EVENT = 'Event';
export const SAMPLING = 'Sampling';

/** Parameters of sampling and their fields. Exports write the first spelling, and imports read both. */
export const SAMPLING_PARAMETERS: readonly (readonly [name: string, field: string, other: string])[] = [
  ['Sampling Date', 'collection_date', 'Collection Date'],
  ['Sampling Description', 'description', 'Sample Description'],
];
