import { describe, expect, it } from 'vitest';
import { getBuiltInProfile } from '../../../../entities/testing-project.ts';
import { READING_LIMITS, ReadingCount } from '../reading-limits.ts';
import { readIsaJsonRows } from './isa-json.ts';

const createAnnotation = (annotationValue: string) => ({ annotationValue });

/** An investigation with all kinds of references to missing targets. */
const broken = {
  identifier: 'I',
  title: 'All',
  studies: [
    {
      identifier: 'S',
      title: 'Study',
      protocols: [{ '@id': '#protocol/growth', name: 'growth' }],
      materials: {
        sources: [
          {
            '@id': '#src/1',
            name: 'A',
            characteristics: [{ category: { '@id': '#missing' }, value: createAnnotation('wheat') }],
          },
        ],
        samples: [
          {
            '@id': '#smp/1',
            name: 'leaf',
            derivesFrom: [{ '@id': '#src/9' }, { '@id': '#src/8' }],
            factorValues: [{ category: { '@id': '#fac/none' }, value: 5, unit: { '@id': '#u/none' } }],
          },
        ],
      },
      processSequence: [
        {
          executesProtocol: { '@id': '#protocol/unknown' },
          inputs: [{ '@id': '#src/1' }],
          outputs: [{ '@id': '#smp/7' }],
          parameterValues: [{ category: { '@id': '#pp/none' }, value: createAnnotation('high') }],
        },
      ],
      assays: [{ filename: 'a.txt', materials: { samples: [{ '@id': '#smp/9' }] } }],
    },
  ],
};

function readRows(profile: string, data: unknown) {
  return [...readIsaJsonRows(getBuiltInProfile(profile), data)];
}

/** Returns the entity type, the message and the number of values of each omitted part. */
function listOmittedParts(profile: string, data: unknown = broken) {
  return readRows(profile, data).flatMap(({ entityType, leaveOut, besides }) =>
    leaveOut === undefined ? [] : [[entityType, leaveOut, besides]],
  );
}

describe('A reference of ISA-JSON without a target', () => {
  it('is omitted and reported with its field and identifier', () => {
    const leftOut = 'points to nothing in the file: ';
    expect(listOmittedParts('isa/1.0')).toEqual(
      expect.arrayContaining([
        ['Characteristic', `1 reference in category ${leftOut}"#missing". It is left out.`, 1],
        ['Sample', '2 references in derives_from point to nothing in the file: "#src/9", "#src/8". They are left out.', 2],
        ['FactorValue', `1 reference in factor_name ${leftOut}"#fac/none". It is left out.`, 1],
        ['FactorValue', `1 reference in unit ${leftOut}"#u/none". It is left out.`, 1],
        ['Process', `1 reference in outputs ${leftOut}"#smp/7". It is left out.`, 1],
        ['ParameterValue', `1 reference in category ${leftOut}"#pp/none". It is left out.`, 1],
        ['Assay', `1 reference in samples ${leftOut}"#smp/9". It is left out.`, 1],
      ]),
    );
  });

  it('is reported at the first row that has it', () => {
    const places = readRows('isa/1.0', broken).flatMap(({ place, leaveOut }) => (leaveOut?.includes('#src/9') ? [place] : []));
    expect(places).toEqual(['Investigation.studies[0].samples[0]']);
  });

  it('does not leave its identifier in any stored or omitted value', () => {
    const rows = readRows('isa/1.0', broken).filter(({ leaveOut }) => leaveOut === undefined);
    const stated = JSON.stringify(rows.map(({ stated: values, leftOut }) => [...values, ...leftOut]));
    expect(stated).not.toMatch(/#|@id|"none"|"missing"/);
  });

  it('is stored as the name inside its identifier, and reported, if it refers to a protocol', () => {
    expect(listOmittedParts('isa/1.0')).toContainEqual([
      'Process',
      '1 reference in executes_protocol points to nothing in the file: "unknown". Only the name is stored.',
      0,
    ]);
  });

  it('is omitted from a value if it is the unit', () => {
    const rows = readRows('miappe/1.1', broken);
    expect(rows.find(({ entityType }) => entityType === 'FactorValue')?.stated.get('value')).toBe('5');
    expect(listOmittedParts('miappe/1.1').flat().join(' ')).toMatch(/"#u\/none"/);
  });

  it('is not reported if its identifier contains no name', () => {
    const study = {
      ...broken.studies[0],
      materials: {},
      assays: [],
      processSequence: [{ executesProtocol: { '@id': '#protocol/' } }],
    };
    expect(listOmittedParts('isa/1.0', { ...broken, studies: [study] })).toEqual([]);
  });
});

describe('A target of many references', () => {
  it('counts toward the limits for each reference, including properties without a field', () => {
    const unknown = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`k${at}`, 'v']));
    const category = { '@id': '#c', characteristicType: { annotationValue: 'x', ...unknown } };
    const sources = Array.from({ length: 20 }, (_, at) => ({
      '@id': `#s${at}`,
      name: `s${at}`,
      characteristics: [{ category: { '@id': '#c' }, value: createAnnotation('wheat') }],
    }));
    const data = {
      identifier: 'I',
      studies: [{ identifier: 'S', characteristicCategories: [category], materials: { sources } }],
    };
    const count = new ReadingCount({ ...READING_LIMITS, values: 1_000 });
    const addAll = () => {
      for (const row of readRows('isa/1.0', data)) count.countRow(row);
    };
    expect(addAll).toThrow('The file has more than 1,000 values. Import it in parts.');
  });
});
