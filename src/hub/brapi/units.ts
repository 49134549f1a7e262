import type { Values } from '../entities/entity-values.ts';
import type { EntityRow, Queries } from '../entities/store.ts';
import { type BrapiRow, readChildren, readReferencedEntities } from './entity-pages.ts';
import {
  type BrapiObjects,
  createAdditionalInfo,
  createLevel,
  createNulls,
  createPoint,
  createReferences,
  DEFAULT_LEVEL,
  toIsoDateTime,
  toTextList,
  toTextOrNull,
} from './members.ts';
import { getLocation } from './trials.ts';

/** Returns the accession name, the unique ID, or the label: the first that is present. */
export function getGermplasmName({ data, label }: Pick<EntityRow, 'data' | 'label'>): string {
  return toTextOrNull(data.material_source_accession_name) ?? toTextOrNull(data.unique_id) ?? label;
}

/** Returns the unique ID of an entity, or its label. Field Book shows this name. */
export function getObjectName({ data, label }: Pick<EntityRow, 'data' | 'label'>): string {
  return toTextOrNull(data.unique_id) ?? label;
}

export async function createUnits(queries: Queries, rows: readonly BrapiRow[]): Promise<BrapiObjects['BrapiUnit'][]> {
  const valuesOf = await readChildren(queries, rows, ['FactorValue']);
  const studies = rows.flatMap(({ projectId, studyId }) => (studyId === null ? [] : [{ projectId, id: studyId }]));
  const locationsOf = await readChildren(queries, studies, ['Location']);
  const getMaterial = ({ data }: BrapiRow) => toTextOrNull(data.biological_material_id);
  const getFactor = ({ data }: EntityRow) => toTextOrNull(data.factor_id);
  const materialOf = await readReferencedEntities(queries, 'BiologicalMaterial', rows, rows.map(getMaterial));
  const factors = rows.flatMap(({ id }) => valuesOf(id).map(getFactor));
  const factorOf = await readReferencedEntities(queries, 'Factor', rows, factors);
  return rows.map((row) => {
    const { id, data, programId, programName, trialId, trialName, studyId, studyName, siteName } = row;
    const material = materialOf(row, getMaterial(row));
    const [location] = locationsOf(studyId);
    const external = toTextList(data.external_references);
    const position = createPosition(row);
    return {
      observationUnitDbId: id,
      observationUnitName: getObjectName(row),
      observationUnitPUI: external[0] ?? null,
      studyDbId: studyId,
      studyName,
      trialDbId: trialId,
      trialName,
      programDbId: programId,
      programName,
      ...getLocation({ id: studyId, siteName }, location),
      germplasmDbId: material?.id ?? null,
      germplasmName: material === undefined ? null : getGermplasmName(material),
      observationUnitPosition: position,
      treatments: valuesOf(id).map((value) => ({
        factor: toTextOrNull(factorOf(row, getFactor(value))?.data.name) ?? getFactor(value),
        modality: toTextOrNull(value.data.value) ?? toTextOrNull(value.label),
      })),
      observations: [],
      ...createNulls('crossDbId', 'crossName', 'seedLotDbId', 'seedLotName'),
      additionalInfo: createAdditionalInfo(
        {
          entryType: position.entryType === null ? data.entry_type : null,
          observationUnitType: data.observation_unit_type,
          spatialDistribution: data.spatial_distribution,
          spatialDistributionType: data.spatial_distribution_type,
        },
        row,
      ),
      externalReferences: createReferences(external, 'MIAPPE external reference'),
    };
  });
}

const ENTRY_TYPES = ['CHECK', 'TEST', 'FILLER'] as const;

/** Returns the position from the fields of the unit, or from a string such as `block:1;row:2;column:3`. */
function createPosition(row: BrapiRow): BrapiObjects['BrapiPosition'] {
  const { data } = row;
  const parts = parsePositionParts(data);
  const x = toTextOrNull(data.observation_unit_x_ref) ?? parts.get('column') ?? null;
  const y = toTextOrNull(data.observation_unit_y_ref) ?? parts.get('row') ?? null;
  const listLevel = (name: string, levelCode: string | null) =>
    levelCode === null ? [] : [{ ...createLevel(name), levelCode, observationUnitDbId: null }];
  const name = toTextOrNull(data.observation_level) ?? toTextOrNull(data.observation_unit_type) ?? DEFAULT_LEVEL;
  return {
    observationLevel: { ...createLevel(name), levelCode: toTextOrNull(data.observation_level_code) ?? getObjectName(row) },
    observationLevelRelationships: [
      ...listLevel('rep', toTextOrNull(data.observation_unit_replicate) ?? parts.get('replicate') ?? parts.get('rep') ?? null),
      ...listLevel('block', toTextOrNull(data.observation_unit_block) ?? parts.get('block') ?? null),
    ],
    entryType: ENTRY_TYPES.find((type) => type === toTextOrNull(data.entry_type)?.trim().toUpperCase()) ?? null,
    positionCoordinateX: x,
    positionCoordinateXType: x === null ? null : 'GRID_COL',
    positionCoordinateY: y,
    positionCoordinateYType: y === null ? null : 'GRID_ROW',
    geoCoordinates: createPoint(parts.get('latitude'), parts.get('longitude'), parts.get('altitude')),
  };
}

function parsePositionParts(data: Values): ReadonlyMap<string, string> {
  const pairs = toTextList(data.spatial_distribution).flatMap((text) => text.split(';'));
  const parts = pairs
    .map((pair) => pair.split(/:(.*)/s))
    .map(([name = '', text = '']) => [name.trim().toLowerCase(), text.trim()] as const);
  return new Map(parts.filter(([, text]) => text !== ''));
}

export async function convertGermplasm(queries: Queries, rows: readonly BrapiRow[]): Promise<BrapiObjects['BrapiGermplasm'][]> {
  const sourcesOf = await readChildren(queries, rows, ['MaterialSource']);
  return rows.map((row) => {
    const { id, data } = row;
    const [source] = sourcesOf(id);
    const [, sourceName, taxonId] = /^([^:]+):([^:]+)$/.exec(toTextOrNull(data.organism) ?? '') ?? [];
    const external = toTextList(data.external_references);
    const origin = createPoint(data.material_source_latitude, data.material_source_longitude, data.material_source_altitude);
    const donorInstituteCode = toTextOrNull(data.material_source_institute_code);
    const donorAccessionNumber = toTextOrNull(data.material_source_accession_number);
    const donorPui = toTextOrNull(data.material_source_doi);
    const hasDonor = (donorInstituteCode ?? donorAccessionNumber ?? donorPui) !== null;
    return {
      germplasmDbId: id,
      germplasmName: getGermplasmName(row),
      germplasmPUI: external[0] ?? getObjectName(row),
      defaultDisplayName: getGermplasmName(row),
      accessionNumber: toTextOrNull(data.accession_number),
      // MIAPPE has no common names of crops, so BrAPI gets the scientific name.
      commonCropName: toTextOrNull([data.genus, data.species].flatMap(toTextList).join(' ')),
      genus: toTextOrNull(data.genus),
      species: toTextOrNull(data.species),
      subtaxa: toTextOrNull(data.infraspecific_name),
      taxonIds: sourceName === undefined || taxonId === undefined ? [] : [{ sourceName, taxonId }],
      donors: hasDonor ? [{ donorAccessionNumber, donorInstituteCode, germplasmPUI: donorPui }] : [],
      germplasmOrigin: origin === null ? [] : [{ coordinates: origin, coordinateUncertainty: null }],
      germplasmPreprocessing: toTextOrNull(data.biological_material_preprocessing),
      instituteCode: donorInstituteCode,
      instituteName: toTextOrNull(data.material_source_institute_name),
      seedSource: toTextOrNull(source?.data.name) ?? toTextOrNull(source?.data.unique_id) ?? toTextOrNull(data.material_source),
      seedSourceDescription: toTextOrNull(source?.data.description) ?? toTextOrNull(data.material_source_description),
      storageTypes: [],
      synonyms: [],
      ...createNulls('acquisitionDate', 'biologicalStatusOfAccessionCode', 'biologicalStatusOfAccessionDescription'),
      ...createNulls('breedingMethodDbId', 'breedingMethodName', 'collection', 'countryOfOriginCode'),
      ...createNulls('documentationURL', 'pedigree', 'speciesAuthority', 'subtaxaAuthority'),
      additionalInfo: createAdditionalInfo(
        {
          organism: taxonId === undefined ? data.organism : null,
          description: data.biological_material_description,
          latitude: data.biological_material_latitude,
          longitude: data.biological_material_longitude,
          altitude: data.biological_material_altitude,
          coordinatesUncertainty: data.biological_material_coordinates_uncertainty,
          otherIds: data.material_source_other_ids,
        },
        row,
      ),
      externalReferences: createReferences([...toTextList(data.unique_id), ...external], 'MIAPPE biological material'),
    };
  });
}

/** Returns BrAPI events. An event without units affects all units of its study. */
export async function createEvents(queries: Queries, rows: readonly BrapiRow[]): Promise<BrapiObjects['BrapiEvent'][]> {
  const getNames = ({ data }: BrapiRow) => toTextList(data.observation_unit_ids);
  const unitOf = await readReferencedEntities(queries, 'ObservationUnit', rows, rows.flatMap(getNames));
  return rows.map((row) => {
    const { id, data, label, studyId, studyName } = row;
    const names = getNames(row);
    const units = names.map((name) => unitOf(row, name)?.id);
    const start = toIsoDateTime(data.date);
    const end = toIsoDateTime(data.end_date);
    const dates = start !== null && end === null ? [start] : [];
    return {
      eventDbId: id,
      eventType: toTextOrNull(data.event_type) ?? label,
      eventTypeDbId: toTextOrNull(data.event_accession_number),
      eventDescription: toTextOrNull(data.description),
      studyDbId: studyId,
      studyName,
      observationUnitDbIds: units.filter((unit) => unit !== undefined),
      eventDateRange: { discreteDates: dates, startDate: start, endDate: end },
      date: dates,
      eventParameters: [],
      additionalInfo: createAdditionalInfo(
        { uniqueId: data.unique_id, unknownObservationUnits: names.filter((_, at) => units[at] === undefined) },
        row,
      ),
    };
  });
}

export async function createSamples(queries: Queries, rows: readonly BrapiRow[]): Promise<BrapiObjects['BrapiSample'][]> {
  const getMaterial = ({ material = null }: BrapiRow) => material;
  const materialOf = await readReferencedEntities(queries, 'BiologicalMaterial', rows, rows.map(getMaterial));
  return rows.map((row) => {
    const { id, data, parentId, programId, trialId, studyId } = row;
    const external = toTextList(data.external_references);
    return {
      sampleDbId: id,
      sampleName: getObjectName(row),
      samplePUI: external[0] ?? null,
      sampleDescription: toTextOrNull(data.description),
      sampleTimestamp: toIsoDateTime(data.collection_date),
      tissueType: toTextOrNull(data.plant_anatomical_entity),
      observationUnitDbId: parentId,
      germplasmDbId: materialOf(row, getMaterial(row))?.id ?? null,
      studyDbId: studyId,
      trialDbId: trialId,
      programDbId: programId,
      ...createNulls('column', 'plateDbId', 'plateName', 'row', 'sampleBarcode', 'sampleGroupDbId', 'sampleType'),
      ...createNulls('takenBy', 'well'),
      additionalInfo: createAdditionalInfo({ developmentStage: data.plant_structural_development_stage }, row),
      externalReferences: createReferences(external, 'MIAPPE external reference'),
    };
  });
}
