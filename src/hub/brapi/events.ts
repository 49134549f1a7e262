import type { Queries } from '../entities/store.ts';
import { type BrapiRow, readReferencedEntities } from './entity-pages.ts';
import {
  type BrapiObjects,
  createAdditionalInfo,
  createNulls,
  createReferences,
  toIsoDateTime,
  toTextList,
  toTextOrNull,
} from './members.ts';
import { getObjectName } from './units.ts';

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
