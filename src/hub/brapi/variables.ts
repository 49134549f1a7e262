import type { HubCaller } from '../access/workspace-rights.ts';
import type { Values } from '../entities/entity-values.ts';
import type { Queries } from '../entities/store.ts';
import { type BrapiRow, readDistinctValues } from './entity-pages.ts';
import {
  type BrapiObjects,
  createAdditionalInfo,
  createNulls,
  hashName,
  toTextList,
  toTextOrNull,
  toUrlOrNull,
} from './members.ts';
import { parseScale } from './scale.ts';
import { getObjectName } from './units.ts';

const COMMON_MEMBERS = { additionalInfo: {}, externalReferences: [] };

/** Returns a BrAPI variable. Its name is the unique ID, which Field Book shows. The long name is a synonym. */
export function createVariable(row: BrapiRow): BrapiObjects['BrapiVariable'] {
  const { id, data } = row;
  return {
    observationVariableDbId: id,
    observationVariableName: getObjectName(row),
    synonyms: toTextList(data.name),
    trait: createTrait(data, getObjectName(row)),
    method: createMethod(data),
    scale: createScale(data),
    documentationURL: toUrlOrNull(data.reference),
    contextOfUse: [],
    ...createNulls('commonCropName', 'defaultValue', 'growthStage', 'institution', 'language', 'ontologyReference'),
    ...createNulls('scientist', 'status', 'submissionTimestamp'),
    additionalInfo: createAdditionalInfo(
      {
        timeScale: data.time_scale,
        accessionNumber: data.accession_number,
        scaleDescription: data.scale_description,
        reference: toUrlOrNull(data.reference) === null ? data.reference : null,
      },
      row,
    ),
    externalReferences: [],
  };
}

export function createTrait(data: Values, variable: string): BrapiObjects['BrapiTrait'] {
  const traitName = toTextOrNull(data.trait) ?? toTextOrNull(data.name) ?? variable;
  return {
    traitDbId: hashName('trait', traitName),
    traitName,
    traitDescription: toTextOrNull(data.trait_description),
    traitPUI: toTextOrNull(data.trait_accession_number),
    entity: toTextOrNull(data.trait_entity),
    entityPUI: toTextOrNull(data.trait_entity_accession_number),
    attribute: toTextOrNull(data.trait_characteristic),
    attributePUI: toTextOrNull(data.trait_characteristic_accession_number),
    synonyms: [],
    alternativeAbbreviations: [],
    ...createNulls('mainAbbreviation', 'ontologyReference', 'status', 'traitClass'),
    ...COMMON_MEMBERS,
  };
}

export function createMethod(data: Values): BrapiObjects['BrapiMethod'] {
  const methodName = toTextOrNull(data.method);
  return {
    methodDbId: hashName('method', methodName ?? ''),
    methodName,
    methodPUI: toTextOrNull(data.method_accession_number),
    description: toTextOrNull(data.method_description),
    bibliographicalReference: toTextOrNull(data.method_reference),
    ...createNulls('formula', 'methodClass', 'ontologyReference'),
    ...COMMON_MEMBERS,
  };
}

export function createScale(data: Values): BrapiObjects['BrapiScale'] {
  const scaleName = toTextOrNull(data.scale);
  const { dataType, categories, minimum, maximum } = parseScale(data);
  return {
    scaleDbId: hashName('scale', scaleName ?? ''),
    scaleName,
    scalePUI: toTextOrNull(data.scale_accession_number),
    dataType,
    units: dataType === 'Numerical' ? scaleName : null,
    validValues: { categories: [...categories], minimumValue: minimum ?? null, maximumValue: maximum ?? null },
    ...createNulls('decimalPlaces', 'ontologyReference'),
    ...COMMON_MEMBERS,
  };
}

const ACCESSIONS = ['accession_number', ...['trait', 'method', 'scale'].map((part) => `${part}_accession_number`)];

/** Returns the ontologies of terms in visible variables. The prefix of the terms is the ID of an ontology. */
export async function readOntologies(queries: Queries, caller: HubCaller): Promise<BrapiObjects['BrapiOntology'][]> {
  const terms = ACCESSIONS.map((field) => `e.data->>'${field}'`);
  const prefix = `substring(unnest(array[${terms}]) from '^([A-Za-z]\\w*)[:_](?!//)')`;
  const names = await readDistinctValues<string | null>(queries, caller, ['ObservedVariable'], prefix);
  return names
    .filter((name) => name !== null)
    .map((name) => ({
      ontologyDbId: name,
      ontologyName: name,
      ...createNulls('authors', 'copyright', 'description', 'documentationURL', 'licence', 'version'),
      additionalInfo: {},
    }));
}
