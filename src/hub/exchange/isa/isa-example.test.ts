// @module-tag full
/** Tests the example of isa/1.0 after an export and import, and the reports of changed file labels and changed orders. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { parseDocumentChanges } from '../../snapshot/check-project.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';

describeWithDatabase('A project of ISA', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-isa-example-'));
  let site: ExchangeSite;
  beforeAll(async () => {
    site = await startExchange(dataDir);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(dataDir, { recursive: true });
  });

  async function importFile(name: string, content: Uint8Array<ArrayBuffer>, profile = 'isa/1.0'): Promise<ExchangeProject> {
    const made = await site.project(profile);
    const { status, body } = await made.upload({ name, content });
    expect([status, body.counts.refused, body.left_out]).toEqual([201, 0, []]);
    expect((await made.apply(body.id)).status).toBe(200);
    return made;
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests read entities of all types
  const exportData = async (from: ExchangeProject): Promise<any> =>
    JSON.parse((await from.export('format=json')).toString()).entities.map(({ data }: { data: unknown }) => data);

  describe('A project of ISA with the example of isa/1.0', () => {
    let example: ExchangeProject;
    beforeAll(async () => {
      example = await site.project('isa/1.0');
      await example.fillWithExample();
    });

    it('keeps its file name, its contacts and the files of its assays in ISA-Tab', async () => {
      const again = await importFile('isa.zip', new Uint8Array(await example.export('format=isa-tab')));
      const [[one], [other]] = [await exportData(again), await exportData(example)];
      expect(one.filename).toBe(other.filename);
      expect(one.studies[0].contacts).toEqual(other.studies[0].contacts);
      const listFiles = ({ studies }: typeof one) => studies[0].assays.map((assay: typeof one) => assay.data_files);
      const withoutLinks = JSON.parse(JSON.stringify(listFiles(other)), (name, value) =>
        name === 'derives_from' || name === 'generated_from' ? undefined : value,
      );
      expect(JSON.parse(JSON.stringify(listFiles(one)), (name, value) => (name.endsWith('_from') ? undefined : value))).toEqual(
        withoutLinks,
      );
    });
  });

  it.each(['isa/1.0', 'isa-miappe-combined/2.0', 'cropxr-phenotyping/0.0.5', 'miappe/1.1', 'miappe/1.2'])(
    'with the example of %s is unchanged after an export and import as ISA-JSON',
    async (profile) => {
      const example = await site.project(profile);
      await example.fillWithExample();
      const written = await example.export('format=isa-json');
      const file = JSON.parse(written.toString());
      expect([listUndeclared(file), listMisplaced(file)]).toEqual([[], []]);
      const again = await importFile('isa.json', new Uint8Array(written), profile);
      expect(await exportData(again)).toEqual(await exportData(example));
    },
  );

  it('keeps origins and results in other places and of missing materials in ISA-JSON', async () => {
    const made = await site.project('isa/1.0');
    const types: Record<string, string> = { a: 'Source', 's;1': 'Sample', 'r.raw': 'Data File' };
    const createReference = (name: string) => ({ name, type: types[name] ?? 'Extract' });
    const createProcess = (input: string, ...outputs: string[]) => ({
      executes_protocol: { name: 'P' },
      inputs: [createReference(input)],
      outputs: outputs.map(createReference),
      comments: [{ name: 'Run', value: '1' }],
    });
    const study = {
      identifier: 'S',
      title: 'T',
      protocols: [{ name: 'P' }],
      sources: [{ name: 'a' }],
      samples: [{ name: 's;1' }],
      other_materials: [{ name: 'x "1"', derives_from: [{ name: 's;1' }, { name: 'missing; too' }] }],
      process_sequence: [createProcess('a', 'x "1"', 's;1', 'r.raw'), createProcess('x "1"', 's;1')],
      assays: [
        {
          filename: 'a_1.txt',
          samples: ['s;1'],
          data_files: [{ filename: 'r.raw', label: 'Raw Data File' }],
          other_materials: [{ name: 'y', type: 'Extract Name', derives_from: ['x "1"'] }],
          process_sequence: [createProcess('x "1"', 'y'), createProcess('y', 'r.raw'), createProcess('a', 'r.raw')],
        },
      ],
    };
    await made.fill(...parseDocumentChanges(made.profile, { identifier: 'INV', title: 'T', studies: [study] }));
    const written = await made.export('format=isa-json');
    expect(listMisplaced(JSON.parse(written.toString()))).toEqual([]);
    const again = await site.project('isa/1.0');
    const { body } = await again.upload({ name: 'isa.json', content: new Uint8Array(written) });
    expect((await again.apply(body.id)).status).toBe(200);
    // Imports add references to the study.
    const listData = async (project: ExchangeProject) =>
      JSON.parse(JSON.stringify(await exportData(project)), (name, value) => (name.endsWith('_id') ? undefined : value));
    expect(await listData(again)).toEqual(await listData(made));
  });

  it('declares unlisted categories and units in ISA-JSON, but does not list them after an import', async () => {
    const made = await site.project('isa/1.0');
    const unit = { term: 'mM', term_source: { name: 'UO' }, term_accession: 'UO:63' };
    const createValue = (text: string, category: object) => ({ category, createValue: text, unit });
    const createFactorValue = (text: string, name: string) => ({ factor_name: { name }, value: text, unit });
    const step = {
      executes_protocol: { name: 'growth' },
      inputs: [{ name: 'a', type: 'Source' }],
      outputs: [{ name: 'a1', type: 'Sample' }],
      parameter_values: [
        createValue('2.50', { parameter_name: { term: 'depth' } }),
        createValue('7', { parameter_name: { term: 'light' } }),
      ],
    };
    const study = {
      identifier: 'S',
      title: 'T',
      protocols: [{ name: 'growth', parameters: [{ parameter_name: { term: 'light', term_accession: 'X:1' } }] }],
      factors: [{ name: 'salt' }],
      characteristic_categories: [{ term: 'organism' }],
      sources: [
        { name: 'a', characteristics: [createValue('5', { term: 'height' }), { category: { term: 'organism' }, value: 'x' }] },
      ],
      samples: [{ name: 'a1', factor_values: [createFactorValue('400', 'salt'), createFactorValue('1e3', 'dose')] }],
      process_sequence: [step, { ...step, executes_protocol: { name: 'cutting' } }],
    };
    const content = JSON.stringify({ identifier: 'INV', title: 'T', studies: [study] });
    const sent = await made.upload({ name: 'file.json', content });
    expect((await made.apply(sent.body.id)).status).toBe(200);
    const written = await made.export('format=isa-json');
    expect(listUndeclared(JSON.parse(written.toString()))).toEqual([]);
    expect(await exportData(await importFile('isa.json', new Uint8Array(written)))).toEqual(await exportData(made));
  });

  it('keeps lists with separators, and fields beside lists of the same meaning, in ISA-JSON', async () => {
    const study = {
      identifier: 'S',
      title: 'T',
      experimental_design_type: 'split plot',
      observation_unit_level_hierarchy: ['block;row', 'a "plot"', 'plant'],
    };
    const profile = 'isa-miappe-combined/2.0';
    const made = await site.project(profile);
    await made.fill(
      { entityType: 'Investigation', data: { identifier: 'INV', title: 'T' }, ref: 'top' },
      { entityType: 'Study', data: { ...study, investigation_id: 'INV' }, parentId: 'top', ref: 'study' },
      { entityType: 'OntologyAnnotation', data: { term: 'time series' }, parentId: 'study', parentField: 'design_descriptors' },
      { entityType: 'Sample', data: { name: 'A', study_id: 'S', plant_anatomical_entity: 'leaf' }, parentId: 'study' },
    );
    const again = await importFile('isa.json', new Uint8Array(await made.export('format=isa-json')), profile);
    expect(await exportData(again)).toEqual(await exportData(made));
  });

  it('reports that a data file without a kind gets a kind, and that the order of rows replaces the order of a list', async () => {
    const made = await site.project('isa/1.0');
    await made.fill(
      { entityType: 'Investigation', data: { identifier: 'INV', title: 'T' }, ref: 'inv' },
      { entityType: 'Study', data: { identifier: 'S', title: 'T' }, parentId: 'inv', ref: 'study' },
      { entityType: 'Assay', data: { filename: 'a_s.txt' }, parentId: 'study', ref: 'assay' },
      { entityType: 'DataFile', data: { filename: 'b.tsv', label: 'Derived Data File' }, parentId: 'assay' },
      { entityType: 'DataFile', data: { filename: 'a.raw' }, parentId: 'assay' },
    );
    const { body } = await made.hub.get(`${made.hub.getPath('export', 'left-out')}?format=isa-tab`);
    expect(body.changed).toMatchObject([
      { what: 'Data file · Label', place: 'a.raw', shown: '', written: 'Raw Data File' },
      { what: 'Data file · Order', place: 'a_s.txt', shown: 'b.tsv; a.raw', written: 'a.raw; b.tsv' },
    ]);
    const json = JSON.parse((await made.export('format=isa-json')).toString());
    expect(json.studies[0].assays[0].dataFiles.map(({ type }: { type?: string }) => type)).toEqual([
      'Derived Data File',
      undefined,
    ]);
  });

  it('reports that processes get the order of the rows', async () => {
    const made = await site.project('isa/1.0');
    const createProcess = (name: string) => ({
      executes_protocol: { name: 'growth' },
      inputs: [{ name, type: 'Source' }],
      outputs: [{ name: `${name}1`, type: 'Sample' }],
    });
    const materials = { sources: [{ name: 'b' }, { name: 'a' }], samples: [{ name: 'b1' }, { name: 'a1' }] };
    const study = { identifier: 'S', title: 'T', protocols: [{ name: 'growth' }], ...materials };
    const content = JSON.stringify({
      identifier: 'INV',
      title: 'T',
      studies: [{ ...study, process_sequence: [createProcess('a'), createProcess('b')] }],
    });
    const sent = await made.upload({ name: 'file.json', content });
    await made.apply(sent.body.id);
    const { body } = await made.hub.get(`${made.hub.getPath('export', 'left-out')}?format=isa-tab`);
    expect(body.changed).toMatchObject([{ what: 'Process · Order', shown: 'a1; b1', written: 'b1; a1' }]);
  });

  it('does not report characteristic names that are fields of MIAPPE as lost', async () => {
    const made = await site.project('miappe/1.1');
    await made.fill(
      { entityType: 'Investigation', data: { unique_id: 'INV', title: 'T' }, ref: 'top' },
      { entityType: 'Study', data: { unique_id: 'S', title: 'T' }, parentId: 'top', ref: 'study' },
      { entityType: 'BiologicalMaterial', data: { unique_id: 'M', organism: 'NCBITaxon:4513' }, parentId: 'study' },
    );
    const content = await made.export('format=isa-json');
    const { body } = await (await site.project('miappe/1.1')).upload({ name: 'isa.json', content });
    expect(body.left_out).toEqual([]);
  });
});

/** Returns references to categories, units, protocols and term sources that the file does not declare. */
// biome-ignore lint/suspicious/noExplicitAny: tests read objects of many types
function listUndeclared(file: any): readonly string[] {
  const listIds = (list: readonly { '@id': string }[]) => list.map((one) => one['@id']);
  const terms = new Set(file.ontologySourceReferences.map(({ name }: { name: string }) => name));
  return file.studies.flatMap((study: typeof file) => {
    const lists = [study.characteristicCategories, study.unitCategories, study.factors, study.protocols];
    const known = new Set([...lists, ...study.protocols.map((one: typeof file) => one.parameters)].flatMap(listIds));
    const missing: string[] = [];
    JSON.stringify(study, (name, value) => {
      if (['category', 'unit', 'executesProtocol'].includes(name) && !known.has(value['@id']))
        missing.push(JSON.stringify(value));
      if (name === 'termSource' && value !== '' && !terms.has(value)) missing.push(value);
      return value;
    });
    return missing;
  });
}

/** Returns references in places where the ISA-JSON schema or its readers refuse them. */
// biome-ignore lint/suspicious/noExplicitAny: tests read objects of many types
function listMisplaced(file: any): readonly string[] {
  return file.studies.flatMap((study: typeof file) => {
    const { sources, samples } = study.materials;
    const places = [
      { place: study, known: [sources, samples] },
      ...study.assays.map((place: typeof file) => ({
        place,
        known: [samples, place.materials.otherMaterials, place.dataFiles],
      })),
    ];
    return places.flatMap(({ place, known }) => {
      const ids = new Set(known.flat().map((one: typeof file) => one['@id']));
      const used = place.processSequence.flatMap(({ inputs, outputs }: typeof file) => [...inputs, ...outputs]);
      const derived = place.materials.otherMaterials.filter((one: typeof file) => 'derivesFrom' in one);
      return [...used.filter((one: typeof file) => !ids.has(one['@id'])), ...derived].map((one) => JSON.stringify(one));
    });
  });
}
