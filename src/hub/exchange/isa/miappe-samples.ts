/** Represents MIAPPE samples in ISA as extracts that the protocol Sampling takes from observation units. */
import type { EntityRow } from '../../entities/store.ts';
import { formatDisplayName } from '../../words.ts';
import { formatListCell } from '../list-text.ts';
import { createTerm, encodeFileName, getMaterialName, getOwnIdName, getText, type IsaObject } from './entity-texts.ts';
import { SAMPLING, SAMPLING_PARAMETERS } from './miappe-comments.ts';

export interface SampleReading {
  readonly held: (row: EntityRow, fields: readonly string[]) => readonly EntityRow[];
  readonly recordObject: (row: EntityRow, object: IsaObject) => IsaObject;
}

/** Returns an assay for the samples. Samples with duplicate names remain in comments of their units. */
export function createSamplingAssays(
  study: string,
  units: readonly EntityRow[],
  { held, recordObject: made }: SampleReading,
): readonly IsaObject[] {
  const all = units.flatMap((unit) =>
    held(unit, ['samples']).map((sample) => ({ unit, sample, name: sample.identifier ?? '' })),
  );
  const named = new Set([...Map.groupBy(all, ({ name }) => name)].flatMap(([name, same]) => (same.length === 1 ? [name] : [])));
  const sampled = all.filter(({ name, unit }) => name !== '' && named.has(name) && getMaterialName(unit) !== '');
  if (sampled.length === 0) return [];
  const getSampleId = (unit: EntityRow) => `#sample/${getMaterialName(unit)}`;
  return [
    {
      filename: `a_${encodeFileName(study)}_samples.txt`,
      measurementType: createTerm(SAMPLING),
      technologyType: createTerm(''),
      technologyPlatform: '',
      materials: {
        samples: [...new Set(sampled.map(({ unit }) => getSampleId(unit)))].map((id) => ({ '@id': id })),
        otherMaterials: sampled.map(({ sample }) =>
          made(sample, {
            '@id': `#material/${getMaterialName(sample)}`,
            name: getMaterialName(sample),
            type: 'Extract Name',
            characteristics: createPlainCharacteristics(sample, OTHER_PLACES),
            comments: [],
          }),
        ),
      },
      dataFiles: [],
      characteristicCategories: [],
      unitCategories: [],
      processSequence: sampled.map(({ unit, sample }) => ({
        '@id': `#process/sampling/${getMaterialName(sample)}`,
        name: '',
        executesProtocol: { '@id': `#protocol/${SAMPLING}` },
        performer: '',
        date: '',
        inputs: [{ '@id': getSampleId(unit) }],
        outputs: [{ '@id': `#material/${getMaterialName(sample)}` }],
        parameterValues: SAMPLING_PARAMETERS.flatMap(([name, field]) => {
          const value = getText(sample, field);
          return value === '' ? [] : [{ category: { parameterName: createTerm(name) }, value: createTerm(value) }];
        }),
        comments: [],
      })),
      comments: [],
    },
  ];
}

const OTHER_PLACES: ReadonlySet<string> = new Set([
  'unique_id',
  'observation_unit_id',
  ...SAMPLING_PARAMETERS.map(([, field]) => field),
]);

/** Returns fields as characteristics, for types without a list of characteristics. @param except fields to omit */
export function createPlainCharacteristics(row: EntityRow, except = NOT_CHARACTERISTIC): readonly IsaObject[] {
  return Object.keys(row.data).flatMap((name) => {
    if (except.has(name)) return [];
    const value = row.data[name];
    if (name === getOwnIdName(row) && value === getMaterialName(row)) return [];
    const text = Array.isArray(value) ? formatListCell(value.map(String)) : typeof value === 'object' ? '' : String(value);
    return text === ''
      ? []
      : [{ category: { characteristicType: createTerm(formatDisplayName(name)) }, value: createTerm(text) }];
  });
}

const NOT_CHARACTERISTIC: ReadonlySet<string> = new Set([
  'unique_id',
  'identifier',
  'name',
  'study_id',
  'investigation_id',
  'biological_material_id',
]);
