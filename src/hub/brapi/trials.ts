import type { HubCaller } from '../access/workspace-rights.ts';
import type { EntityRow, Queries } from '../entities/store.ts';
import { getProjectPath } from '../page.ts';
import { type BrapiRow, readChildren, readDistinctValues } from './entity-pages.ts';
import { CROP_SQL, formatSeasonSql } from './filters.ts';
import {
  type BrapiObjects,
  createAdditionalInfo,
  createNulls,
  createPoint,
  createReferences,
  listLevels,
  parseLevels,
  toIsoDateTime,
  toTextList,
  toTextOrNull,
  toUrlOrNull,
} from './members.ts';
import { createMiappeSql } from './visible-parts.ts';

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

export async function readPrograms(
  queries: Queries,
  caller: HubCaller,
  programDbId: string | undefined,
): Promise<BrapiObjects['BrapiProgram'][]> {
  const visible = createMiappeSql(caller);
  const { rows } = await queries.query<{ id: string; name: string; description: string }>(
    `select w.id, w.name, w.description from hub_workspaces w
      where exists (select from hub_projects p where p.workspace_id = w.id and ${visible.sql}) and ($2::text is null or w.id::text = lower($2))
      order by lower(w.name), w.id`,
    [visible.values, programDbId],
  );
  return rows.map(({ id, name, description }) => ({
    programDbId: id,
    programName: name,
    objective: toTextOrNull(description),
    ...createNulls('abbreviation', 'commonCropName', 'documentationURL', 'fundingInformation'),
    ...createNulls('leadPersonDbId', 'leadPersonName', 'programType'),
    additionalInfo: {},
    externalReferences: [],
  }));
}

export async function readCrops(queries: Queries, caller: HubCaller): Promise<string[]> {
  const names = await readDistinctValues<string>(queries, caller, ['BiologicalMaterial'], CROP_SQL);
  return names.filter((one) => one !== '');
}

export async function readSeasons(queries: Queries, caller: HubCaller): Promise<BrapiObjects['BrapiSeason'][]> {
  const years = await readDistinctValues<string | null>(queries, caller, ['Study'], formatSeasonSql('e'));
  return years.filter((year) => year !== null).map((year) => ({ seasonDbId: year, seasonName: year, year: Number(year) }));
}

export async function readAllLevels(
  queries: Queries,
  caller: HubCaller,
  studyDbId: string | undefined,
): Promise<BrapiObjects['BrapiLevelName'][]> {
  const fields = ['observation_unit_level_hierarchy', 'observation_level', 'observation_unit_type'];
  const hierarchy = `coalesce(${fields.map((field) => `e.data->'${field}'`).join(', ')})`;
  return listLevels(await readDistinctValues(queries, caller, ['Study', 'ObservationUnit'], hierarchy, studyDbId));
}

export async function createTrials(queries: Queries, rows: readonly BrapiRow[]): Promise<BrapiObjects['BrapiTrial'][]> {
  const childrenOf = await readChildren(queries, rows, ['Person']);
  return rows.map((row) => {
    const { id, data, label, doi, programId, programName } = row;
    return {
      trialDbId: id,
      trialName: toTextOrNull(data.title) ?? label,
      trialDescription: toTextOrNull(data.description),
      trialPUI: toTextOrNull(doi),
      active: true,
      programDbId: programId,
      programName,
      contacts: childrenOf(id).map(createContact),
      datasetAuthorships: [
        {
          datasetPUI: toTextOrNull(doi),
          license: toTextOrNull(data.license),
          publicReleaseDate: toTextOrNull(data.public_release_date),
          submissionDate: toTextOrNull(data.submission_date),
        },
      ],
      publications: toTextList(data.associated_publications).map((text) => ({
        publicationPUI: /^(doi:|https?:)/i.test(text) ? text : null,
        publicationReference: text,
      })),
      ...createNulls('commonCropName', 'documentationURL', 'endDate', 'startDate'),
      additionalInfo: createAdditionalInfo({ miappeVersion: data.miappe_version }, row),
      externalReferences: createReferences(toTextList(data.unique_id), 'MIAPPE investigation'),
    };
  });
}

export async function createStudies(
  queries: Queries,
  baseUrl: string,
  rows: readonly BrapiRow[],
): Promise<BrapiObjects['BrapiStudy'][]> {
  const types = ['Person', 'Location', 'DataFile', 'Environment', 'ObservedVariable'];
  const childrenOf = await readChildren(queries, rows, types);
  return rows.map((row) => {
    const { id, projectId, data, label, trialId, trialName, license } = row;
    const listOfType = (type: string) => childrenOf(id).filter(({ entityType }) => entityType === type);
    const [location] = listOfType('Location');
    const start = toIsoDateTime(data.start_date);
    return {
      studyDbId: id,
      studyName: toTextOrNull(data.title) ?? label,
      studyCode: toTextOrNull(data.unique_id),
      studyPUI: `${baseUrl}${getProjectPath(projectId, 'entity', id)}`,
      studyDescription: toTextOrNull(data.description),
      active: true,
      startDate: start,
      endDate: toIsoDateTime(data.end_date),
      trialDbId: trialId,
      trialName,
      ...getLocation({ id, siteName: toTextOrNull(data.experimental_site_name) }, location),
      seasons: start === null ? [] : [start.slice(0, 4)],
      license,
      culturalPractices: toTextOrNull(data.cultural_practices),
      contacts: listOfType('Person').map(createContact),
      dataLinks: listOfType('DataFile').map(createDataLink),
      environmentParameters: listOfType('Environment').map(createEnvironmentParameter),
      experimentalDesign: {
        PUI: toTextOrNull(data.experimental_design_type),
        description: toTextOrNull(data.experimental_design_description),
      },
      growthFacility: {
        PUI: toTextOrNull(data.growth_facility_type),
        description: toTextOrNull(data.growth_facility_description),
      },
      observationLevels: parseLevels(data.observation_unit_level_hierarchy),
      observationUnitsDescription: toTextOrNull(data.observation_unit_description),
      observationVariableDbIds: listOfType('ObservedVariable').map((variable) => variable.id),
      lastUpdate: { timestamp: row.updatedAt.toISOString(), version: String(row.version) },
      ...createNulls('commonCropName', 'documentationURL', 'studyType'),
      additionalInfo: createAdditionalInfo(
        { contactInstitution: data.contact_institution, mapOfExperimentalDesign: data.map_of_experimental_design },
        row,
      ),
      externalReferences: createReferences(toTextList(data.unique_id), 'MIAPPE study'),
    };
  });
}

function createContact({ id, data, label }: EntityRow): BrapiObjects['BrapiContact'] {
  return {
    contactDbId: id,
    name: toTextOrNull(data.name) ?? label,
    email: toTextOrNull(data.email),
    orcid: toTextOrNull(data.orcid),
    type: toTextOrNull(data.role),
    instituteName: toTextOrNull(data.institution),
  };
}

function createDataLink({ data, label }: EntityRow): BrapiObjects['BrapiDataLink'] {
  return {
    url: toUrlOrNull(data.link),
    name: toTextOrNull(data.name) ?? toTextOrNull(data.link) ?? label,
    description: toTextOrNull(data.description),
    dataFormat: toTextOrNull(data.file_type),
    fileFormat: toTextOrNull(data.file_type),
    version: toTextOrNull(data.version),
    ...createNulls('provenance', 'scientificType'),
  };
}

function createEnvironmentParameter({ data, label }: EntityRow): BrapiObjects['BrapiEnvironmentParameter'] {
  const parameterName = toTextOrNull(data.parameter) ?? label;
  return {
    parameterName,
    // BrAPI requires a description, which is optional in MIAPPE.
    description: toTextOrNull(data.description) ?? parameterName,
    parameterPUI: toTextOrNull(data.parameter_accession_number),
    value: toTextOrNull(data.value),
    unit: toTextOrNull(data.unit),
    ...createNulls('valuePUI', 'unitPUI'),
  };
}
