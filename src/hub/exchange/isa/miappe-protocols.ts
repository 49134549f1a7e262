/** Creates protocols and processes in ISA files for cultural practices, environment and events of MIAPPE. */
import type { EntityRow } from '../../entities/store.ts';
import { createTerm, getText, type IsaObject } from './entity-texts.ts';
import { EVENT, GROWTH, SAMPLING, SAMPLING_PARAMETERS } from './miappe-comments.ts';

type ListEntitiesIn = (field: string) => readonly EntityRow[];

/** Returns the protocols of a study. @param heldIn returns the entities in a field of the study */
export function createMiappeProtocols(study: EntityRow, heldIn: ListEntitiesIn, hasSamples: boolean): readonly IsaObject[] {
  const environments = heldIn('environments');
  const described = getText(study, 'cultural_practices');
  const growth = described === '' && environments.length === 0 ? [] : [createProtocol(GROWTH, GROWTH, described)];
  const parameters = [...new Set(environments.map((one) => getText(one, 'parameter')))];
  return [
    ...growth.map((one) => ({ ...one, parameters: parameters.map((name) => ({ parameterName: createTerm(name) })) })),
    ...heldIn('events').map((event) => ({
      ...createProtocol(getText(event, 'event_type'), EVENT, getText(event, 'description')),
      uri: getText(event, 'event_accession_number'),
    })),
    ...(hasSamples
      ? [
          {
            ...createProtocol(SAMPLING, SAMPLING, ''),
            parameters: SAMPLING_PARAMETERS.map(([name]) => ({ parameterName: createTerm(name) })),
          },
        ]
      : []),
  ];
}

function createProtocol(name: string, type: string, description: string): IsaObject {
  const nothing = { uri: '', version: '', parameters: [], components: [] };
  return { '@id': `#protocol/${name}`, name, protocolType: createTerm(type), description, ...nothing };
}

/** Returns a process for each sample with a source, with the environment as parameters. */
export function createGrowthProcesses(heldIn: ListEntitiesIn, samples: readonly IsaObject[]): readonly IsaObject[] {
  const grown = samples.filter(({ derivesFrom }) => Array.isArray(derivesFrom) && derivesFrom.length > 0);
  // Without a process, the values remain unread and become comments.
  const environments = grown.length === 0 ? [] : heldIn('environments').filter((one) => getText(one, 'value') !== '');
  if (environments.length === 0) return [];
  const parameterValues = environments.map((one) => {
    const unit = getText(one, 'unit');
    const category = { parameterName: createTerm(getText(one, 'parameter')) };
    const value = getText(one, 'value');
    return unit === '' ? { category, value: createTerm(value) } : { category, value, unit: createTerm(unit) };
  });
  return grown.map((sample) => ({
    '@id': `#process/growth/${sample.name}`,
    name: '',
    executesProtocol: { '@id': `#protocol/${GROWTH}` },
    performer: '',
    date: '',
    inputs: sample.derivesFrom,
    outputs: [{ '@id': sample['@id'] }],
    parameterValues,
    comments: [],
  }));
}

/** Characteristics for the origin of a material, and the corresponding field of newer profiles. */
const SOURCE: readonly (readonly [name: string, field: string, own?: string])[] = [
  ['Material Source ID', 'unique_id'],
  ['Material Source Institute Name', 'name', 'material_source_institute_name'],
  ['Material Source Institute Code', 'institute_code', 'material_source_institute_code'],
  ['Material Source Latitude', 'latitude', 'material_source_latitude'],
  ['Material Source Longitude', 'longitude', 'material_source_longitude'],
  ['Material Source Description', 'description'],
];

/** Returns the characteristics for the origin of a material. @param isOwn returns whether the material has a field */
export function createSourceCharacteristics(
  textAt: (field: string) => string,
  isOwn: (field: string) => boolean,
): readonly IsaObject[] {
  return SOURCE.flatMap(([name, field, own]) => {
    const value = own !== undefined && isOwn(own) ? '' : textAt(field);
    return value === '' ? [] : [{ category: { characteristicType: createTerm(name) }, value: createTerm(value) }];
  });
}
