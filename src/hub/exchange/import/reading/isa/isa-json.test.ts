import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { getBuiltInProfile } from '../../../../entities/testing-project.ts';
import type { IncomingRow } from '../incoming.ts';
import { isIsaJson, readIsaJsonRows } from './isa-json.ts';

const investigation = JSON.parse(await readFile(new URL('./testing-isa.json', import.meta.url), 'utf8'));

function listRowValues(profile: string, type: string): unknown[] {
  return readRows(profile)
    .filter(({ entityType }) => entityType === type)
    .map(({ stated: values }) => Object.fromEntries(values));
}

function readRows(profile: string): IncomingRow[] {
  return [...readIsaJsonRows(getBuiltInProfile(profile), investigation)];
}

describe('ISA-JSON', () => {
  it('is distinguished from other data sets', () => {
    expect([isIsaJson(investigation), isIsaJson({ title: 'x', studies: [{}] }), isIsaJson([])]).toEqual([true, false, false]);
  });

  it('loses no value in a project of isa/1.0', () => {
    const profile = 'isa/1.0';
    expect(
      readRows(profile)
        .filter(({ leftOut }) => leftOut.length > 0)
        .map(({ place, leftOut }) => [place, leftOut.map(({ name }) => name)]),
    ).toEqual([]);
    expect(listRowValues(profile, 'DataFile')).toMatchObject([{ label: expect.stringMatching(/ File$/) }]);
    expect(listRowValues(profile, 'Person')).toEqual([
      expect.objectContaining({ last_name: 'Author', first_name: 'Ada', affiliation: 'Institute of Wheat', fax: null }),
    ]);
    expect(listRowValues(profile, 'OntologySource').map((source) => (source as { name: string }).name)).toEqual([
      'PO',
      'EFO',
      'OBI',
      'PECO',
      'UO',
    ]);
  });

  it('stores references as the names of their targets', () => {
    const profile = 'isa/1.0';
    expect(listRowValues(profile, 'MaterialRef')).toEqual([
      { name: 'julius', type: 'Source' },
      { name: 'leaf-1', type: 'Sample' },
    ]);
    expect(listRowValues(profile, 'FactorValue')).toEqual([{ value: 'drought' }]);
    expect(listRowValues(profile, 'StudyFactor')).toEqual([{ name: 'watering' }, { name: 'watering' }]);
    expect(listRowValues(profile, 'Characteristic')).toEqual([{ value: 'Triticum aestivum' }]);
  });

  it('fills the fields of a project of miappe/1.1, and lists all other values', () => {
    const profile = 'miappe/1.1';
    expect(listRowValues(profile, 'Study')).toEqual([
      {
        unique_id: 'STU-DROUGHT',
        title: 'Greenhouse trial',
        description: 'Pots in a greenhouse.',
        experimental_design_type: 'randomised complete block',
        cultural_practices: 'Grow for six weeks.',
      },
    ]);
    expect(listRowValues(profile, 'Person')).toEqual([
      { name: 'Ada Author', email: 'ada@example.org', institution: 'Institute of Wheat', role: 'principal investigator' },
    ]);
    expect(listRowValues(profile, 'Factor')).toEqual([
      { unique_id: 'watering', name: 'watering', factor_type: 'water regime' },
    ]);
    expect(listRowValues(profile, 'BiologicalMaterial')).toEqual([{ unique_id: 'julius', organism: 'Triticum aestivum' }]);
    const study = readRows(profile).find(({ entityType }) => entityType === 'Study');
    expect(study?.leftOut.map(({ name }) => name)).toEqual(expect.arrayContaining(['protocols', 'processSequence', 'assays']));
  });

  it('keeps the parts of names if a profile calls them family name and given name', () => {
    expect(listRowValues('isa-miappe-combined/2.0', 'Person')).toEqual([
      expect.objectContaining({ family_name: 'Author', given_name: 'Ada', affiliation: 'Institute of Wheat' }),
    ]);
  });

  it('is rejected in a project whose profile has no investigations', () => {
    expect(() => readRows('darwin-core/1.0')).toThrow(
      'darwin-core/1.0 has no investigations and studies, which ISA-JSON requires.',
    );
  });

  it('stores the accession of a term without a name, and stores no object as a string', () => {
    const study = {
      identifier: 'S',
      publications: [{ authorList: 'A' }],
      factors: [{ factorName: 'dose', factorType: { termAccession: 'EFO:1', termSource: 'EFO' } }],
    };
    const rows = [...readIsaJsonRows(getBuiltInProfile('miappe/1.1'), { ...study, identifier: 'I', studies: [study] })];
    expect(rows.find(({ entityType }) => entityType === 'Factor')?.stated.get('factor_type')).toBe('EFO:1');
    expect(rows.flatMap(({ leftOut }) => leftOut.map(({ name }) => name))).toEqual(
      expect.arrayContaining(['publications.authorList', 'factorType.termSource']),
    );
    expect(JSON.stringify(rows.map(({ stated }) => [...stated]))).not.toContain('{');
  });

  it('is stored with numbers as strings, complete accessions and plain DOIs, without empty annotations', () => {
    const nothing = { annotationValue: '', termAccession: '', termSource: '' };
    const study = {
      identifier: 'S',
      title: 'Study',
      publications: [{ title: 'Paper', doi: 'doi:10.1186/jbiol54', status: nothing }],
      protocols: [
        {
          '@id': '#p',
          name: 'growth ',
          protocolType: nothing,
          components: [{ componentName: 'scanner', componentType: nothing }],
        },
      ],
      factors: [
        {
          '@id': '#f',
          factorName: 'rate',
          factorType: { annotationValue: 'rate', termAccession: '0000424', termSource: 'OBI' },
        },
      ],
      characteristicCategories: [{ '@id': '#organism', characteristicType: { annotationValue: 'organism' } }],
      materials: {
        sources: [{ '@id': '#s', name: 'culture ', characteristics: [{ category: { '@id': '#organism' }, value: 4932 }] }],
        samples: [
          {
            name: 'aliquot',
            derivesFrom: [{ '@id': '#s' }],
            factorValues: [{ category: { '@id': '#f' }, value: 0.1, unit: { annotationValue: 'l/h' } }],
          },
        ],
      },
    };
    const data = { identifier: 'I', title: 'All', studies: [study] };
    const isa = [...readIsaJsonRows(getBuiltInProfile('isa/1.0'), data)];
    const findStatedBy = (found: readonly IncomingRow[], type: string) =>
      found.filter(({ entityType }) => entityType === type).map(({ stated: values }) => Object.fromEntries(values));
    expect(findStatedBy(isa, 'FactorValue')).toEqual([{ value: '0.1' }]);
    expect(findStatedBy(isa, 'Characteristic')).toEqual([{ value: '4932' }]);
    expect(findStatedBy(isa, 'Publication')).toMatchObject([{ doi: '10.1186/jbiol54' }]);
    expect(findStatedBy(isa, 'OntologyAnnotation')).toEqual(
      expect.arrayContaining([{ term: 'rate', term_accession: 'OBI:0000424' }, { term: 'scanner' }]),
    );
    expect(findStatedBy(isa, 'OntologyAnnotation').every(({ term }) => term !== null && term !== '')).toBe(true);
    const miappe = [...readIsaJsonRows(getBuiltInProfile('miappe/1.1'), data)];
    expect(findStatedBy(miappe, 'ObservationUnit')).toEqual([{ unique_id: 'aliquot', biological_material_id: 'culture ' }]);
    expect(findStatedBy(miappe, 'BiologicalMaterial')).toEqual([{ unique_id: 'culture ', organism: '4932' }]);
    expect(findStatedBy(miappe, 'Factor')).toEqual([{ unique_id: 'rate', name: 'rate', factor_type: 'rate' }]);
    expect(findStatedBy(miappe, 'FactorValue')).toEqual([{ unique_id: 'rate: 0.1 l/h', factor_id: 'rate', value: '0.1 l/h' }]);
    const outcomes = [...readIsaJsonRows(getBuiltInProfile('jerm/1.0'), data)].map(({ entityType, refusal }) => [
      entityType,
      refusal,
    ]);
    expect(outcomes).toEqual(
      expect.arrayContaining([
        ['Study', undefined],
        ['Publication', undefined],
      ]),
    );
  });
});
