import type { BrapiRow } from './entity-pages.ts';
import {
  type BrapiObjects,
  createAdditionalInfo,
  createNulls,
  createPoint,
  createReferences,
  toTextList,
  toTextOrNull,
} from './members.ts';

/** SQL condition for studies with the name of an experimental site, but without a location entity. */
export const IS_SITE = `e.entity_type = 'Study' and nullif(e.data->>'experimental_site_name', '') is not null
  and not exists (select from hub_entities l where l.project_id = e.project_id and l.parent_id = e.id and l.entity_type = 'Location')`;

/** Returns the location ID and name of a row. A study without a location entity is its own location. */
export function getLocation(
  study: { readonly id: string | null; readonly siteName: string | null },
  location: Pick<BrapiRow, 'id' | 'data'> | undefined,
): { readonly locationDbId: string | null; readonly locationName: string | null } {
  const { id, siteName } = study;
  return {
    locationDbId: location?.id ?? (siteName === null ? null : id),
    locationName: siteName ?? toTextOrNull(location?.data.name),
  };
}

export function createLocation({ id, entityType, data, label, ...row }: BrapiRow): BrapiObjects['BrapiLocation'] {
  const isStudy = entityType === 'Study';
  const code = toTextOrNull(data.country_code);
  const isAlpha3 = code !== null && /^[A-Z]{3}$/i.test(code);
  return {
    locationDbId: id,
    locationName: toTextOrNull(isStudy ? data.experimental_site_name : data.name) ?? row.siteName ?? label,
    abbreviation: toTextOrNull(data.abbreviation),
    locationType: toTextOrNull(data.location_type),
    countryCode: isAlpha3 ? code.toUpperCase() : null,
    countryName: toTextOrNull(data.country),
    coordinates: createPoint(data.latitude, data.longitude, data.altitude),
    coordinateDescription: isStudy ? null : toTextOrNull(data.description),
    instituteName: toTextOrNull(isStudy ? data.contact_institution : row.institution),
    instituteAddress: toTextOrNull(data.address),
    ...createNulls('coordinateUncertainty', 'documentationURL', 'environmentType', 'exposure', 'parentLocationDbId'),
    ...createNulls('parentLocationName', 'siteStatus', 'slope', 'topography'),
    additionalInfo: createAdditionalInfo({ countryCode: isAlpha3 ? null : code }),
    externalReferences: createReferences(isStudy ? [] : toTextList(data.unique_id), 'MIAPPE location'),
  };
}

/** Returns a BrAPI person. MIAPPE has one field for the full name, so its last word becomes the last name. */
export function createPerson({ id, data, label }: BrapiRow): BrapiObjects['BrapiPerson'] {
  const words = (toTextOrNull(data.name) ?? label).trim().split(/\s+/);
  return {
    personDbId: id,
    firstName: toTextOrNull(words.slice(0, -1).join(' ')),
    lastName: words.at(-1) ?? null,
    emailAddress: toTextOrNull(data.email),
    description: toTextOrNull(data.role),
    ...createNulls('mailingAddress', 'middleName', 'phoneNumber', 'userID'),
    additionalInfo: createAdditionalInfo({ institution: data.institution }),
    externalReferences: createReferences(toTextList(data.orcid), 'ORCID'),
  };
}
