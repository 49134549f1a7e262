/** Samples of MIAPPE as its mapping to ISA has them: extracts of an assay, which a protocol called Sampling takes from observation units. */
import type { EntityRow } from '../../entities/store.ts';
import { annotation, fileName, type IsaObject, materialName, text } from './entity-texts.ts';
import { SAMPLING, SAMPLING_PARAMETERS } from './miappe-comments.ts';
import { plainCharacteristics } from './plain-characteristics.ts';

/** Reads the samples of a project. */
export interface SampleReading {
  readonly held: (row: EntityRow, fields: readonly string[]) => readonly EntityRow[];
  /** Notes that an object stands for an entity. */
  readonly made: (row: EntityRow, object: IsaObject) => IsaObject;
}

/** The assay of the samples of some units, none without samples; those that share a name with others stay in comments of their units. */
export function samplingAssays(
  study: string,
  units: readonly EntityRow[],
  { held, made }: SampleReading,
): readonly IsaObject[] {
  const all = units.flatMap((unit) =>
    held(unit, ['samples']).map((sample) => ({ unit, sample, name: sample.identifier ?? '' })),
  );
  const named = new Set([...Map.groupBy(all, ({ name }) => name)].flatMap(([name, same]) => (same.length === 1 ? [name] : [])));
  const sampled = all.filter(({ name, unit }) => name !== '' && named.has(name) && materialName(unit) !== '');
  if (sampled.length === 0) return [];
  const idOf = (unit: EntityRow) => `#sample/${materialName(unit)}`;
  return [
    {
      filename: `a_${fileName(study)}_samples.txt`,
      measurementType: annotation(SAMPLING),
      technologyType: annotation(''),
      technologyPlatform: '',
      materials: {
        samples: [...new Set(sampled.map(({ unit }) => idOf(unit)))].map((id) => ({ '@id': id })),
        otherMaterials: sampled.map(({ unit, sample }) =>
          made(sample, {
            '@id': `#material/${materialName(sample)}`,
            name: materialName(sample),
            type: 'Extract Name',
            characteristics: plainCharacteristics(sample, OTHER_PLACES),
            derivesFrom: [{ '@id': idOf(unit) }],
            comments: [],
          }),
        ),
      },
      dataFiles: [],
      processSequence: sampled.map(({ unit, sample }) => ({
        '@id': `#process/sampling/${materialName(sample)}`,
        name: '',
        executesProtocol: { '@id': `#protocol/${SAMPLING}` },
        performer: '',
        date: '',
        inputs: [{ '@id': idOf(unit) }],
        outputs: [{ '@id': `#material/${materialName(sample)}` }],
        parameterValues: SAMPLING_PARAMETERS.flatMap(([name, field]) => {
          const value = text(sample, field);
          return value === '' ? [] : [{ category: { parameterName: annotation(name) }, value: annotation(value) }];
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
