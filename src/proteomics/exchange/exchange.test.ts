// @module-tag full
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { default as addFormats } from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { QUALITY_COLUMNS } from '../ingestion/columns.ts';
import { seedRuns } from '../quality/testing-runs.ts';
import { buildImportForm, type Laboratory, readFixtureFiles, startLaboratory } from '../results/testing-laboratory.ts';
import {
  AGILENT_FORMAT,
  COMPLETION_TIME,
  ENGINE_SOFTWARE,
  INSTRUMENT_MODEL,
  MAXQUANT,
  METRIC_TERMS,
  MZQC_FORMATS,
  RAW_FORMAT,
  SHA_256,
  UNKNOWN_FORMAT,
} from './mzqc.ts';

interface Mzqc {
  readonly mzQC: {
    readonly runQualities: {
      readonly metadata: {
        readonly label: string;
        readonly inputFiles: { readonly location: string; readonly fileProperties?: { name: string; value: unknown }[] }[];
        readonly analysisSoftware: { readonly name: string; readonly version: string }[];
      };
      readonly qualityMetrics: {
        readonly accession: string;
        readonly name: string;
        readonly value: unknown;
        readonly unit?: object;
      }[];
    }[];
    readonly controlledVocabularies: { readonly name: string }[];
  };
}

const ajv = new Ajv({ allErrors: true });
(addFormats as unknown as (ajv: Ajv) => void)(ajv);
const readFixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const isMzqc = ajv.compile(JSON.parse(readFixture('mzqc-schema.json')));

interface VocabularyTerm {
  readonly name: string;
  readonly units: readonly string[];
  readonly value: string;
  readonly isObsolete: boolean;
}

/** Terms of PSI-MS and of the Unit Ontology by accession. */
const VOCABULARY: ReadonlyMap<string, VocabularyTerm> = new Map(
  readFixture('psi-ms-4.1.257.tsv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [accession = '', name = '', units = '', value = '', obsolete = ''] = line.split('\t');
      return [accession, { name, units: units.split('|').filter((unit) => unit !== ''), value, isObsolete: obsolete !== '' }];
    }),
);

/** Returns why a term is invalid: it is unknown, obsolete, or has a different name. */
function findProblem({ accession, name }: { readonly accession: string; readonly name: string }): string | undefined {
  if (accession.startsWith('CONCORDAT:')) return undefined;
  const term = VOCABULARY.get(accession);
  if (term === undefined) return `${accession} is unknown`;
  if (term.isObsolete) return `${accession} is obsolete`;
  return term.name === name ? undefined : `${accession} is called ${term.name}, not ${name}`;
}

/** Returns all terms in a file, at any depth. */
function listTerms(value: unknown): { accession: string; name: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'accession' in value && 'name' in value ? [value as { accession: string; name: string }] : [];
  return [...own, ...Object.values(value).flatMap(listTerms)];
}

describe('The mzQC terms', () => {
  it('exist in the vocabulary with the same name', () => {
    expect(METRIC_TERMS.map(findProblem).filter((text) => text !== undefined)).toEqual([]);
    const others = [
      ...Object.values(ENGINE_SOFTWARE),
      ...MZQC_FORMATS.map(([, format]) => format),
      AGILENT_FORMAT,
      RAW_FORMAT,
      UNKNOWN_FORMAT,
      MAXQUANT,
    ];
    expect(
      [...others, INSTRUMENT_MODEL, COMPLETION_TIME, SHA_256].map(findProblem).filter((text) => text !== undefined),
    ).toEqual([]);
  });

  it('have the units that the vocabulary states', () => {
    const wrong = METRIC_TERMS.filter(({ accession, unit }) => {
      const units = VOCABULARY.get(accession)?.units ?? [];
      return units.length > 0 && !units.includes(unit?.accession ?? '');
    });
    expect(wrong.map(({ column, accession }) => [column, accession])).toEqual([]);
    expect(
      METRIC_TERMS.flatMap(({ unit }) => (unit === undefined ? [] : [findProblem(unit)])).filter((text) => text !== undefined),
    ).toEqual([]);
  });

  it('have single values according to the vocabulary', () => {
    const lists = METRIC_TERMS.filter(({ accession }) => accession.startsWith('MS:')).filter(
      ({ accession }) =>
        !['xsd:int', 'xsd:integer', 'xsd:float', 'xsd:double', ''].includes(VOCABULARY.get(accession)?.value ?? ''),
    );
    expect(lists).toEqual([]);
  });

  it('are unique, except for metrics that results and raw data share', () => {
    const columns = Map.groupBy(METRIC_TERMS, ({ accession }) => accession);
    const twins = [...columns.values()].filter((terms) => terms.length > 1);
    expect(twins.map((terms) => terms.map(({ column }) => column))).toEqual([
      ['NumMs1Scans', 'ms1'],
      ['NumMs2Scans', 'ms2'],
    ]);
  });

  it('are not assigned to times, names, reviews, and values that no file contains', () => {
    const left = QUALITY_COLUMNS.map(({ name }) => name).filter((name) => !METRIC_TERMS.some(({ column }) => column === name));
    expect(left).toEqual([
      'RawFile',
      'Index',
      'DateAcquired',
      'Instrument',
      'ExperimentMsOrder',
      'RawFilePath',
      'Date',
      'Day',
      'Week',
      'Month',
      'Year',
      'Toolkit version',
      'Pipeline',
      'FastaFile',
      'QuantPar',
      'Flagged',
      'Use Downstream',
    ]);
  });
});

describeWithDatabase('Exports of quality control', () => {
  let laboratory: Laboratory;
  const hostile = '=HYPERLINK("http:x")';

  beforeAll(async () => {
    laboratory = await startLaboratory();
    await laboratory.importFiles('lumos_01.raw', readFixtureFiles());
    await laboratory.importFiles('lumos_02.raw', readFixtureFiles('summary.txt'));
    const pool = laboratory.database?.pool as NonNullable<Laboratory['database']>['pool'];
    await seedRuns(pool, {
      project: 'lung-cohort',
      pipeline: 'three-runs',
      count: 4,
      createValues: (index) => (index === 3 ? null : { N_protein_groups: 1300 + index, Instrument: hostile, N_peptides: 7 }),
    });
  });
  afterAll(() => laboratory.stop());

  it('contain the values of other search engines, and are linked on the Quality page', async () => {
    const { slug, uuid } = await laboratory.createPipeline('All values');
    const form = buildImportForm(uuid, '', { 'pg.tsv': 'Protein.Group\tGenes\trun_a\trun_b\nP1\tG\t1\t2\nP2\tG\t3\t\n' });
    form.delete('raw_file');
    await fetch(`${laboratory.address}/api/admin/results`, { method: 'POST', body: form });
    const place = `project=${laboratory.project}&pipeline=${slug}`;
    const answer = await fetch(`${laboratory.address}/api/qc/export?${place}`);
    const values = (await answer.json()) as Record<string, unknown>;
    expect(values).toMatchObject({ RawFile: ['run_a', 'run_b'], protein_groups_quantified: [2, 1] });
    expect(values).not.toHaveProperty('N_peptides');
    const csv = await (await fetch(`${laboratory.address}/api/qc/export?${place}&format=csv&search=run_b`)).text();
    expect(csv.split('\r\n')[1]).toMatch(/^run_b,/);
    const page = await fetch(`${laboratory.address}/proteomics/projects/${laboratory.project}/${slug}/qc`, {
      headers: { accept: 'text/html' },
    });
    expect(await page.text()).toContain('/api/qc/export?');
  });

  it.each([
    ['MS:1000584', 'a matrix that names mzML', 'Protein.Group\tGenes\tC:\\x\\format_a.mzML\nP1\tG\t1\n'],
    ['MS:1000563', 'a matrix that names .raw', 'Protein.Group\tGenes\tC:\\x\\format_b.raw\nP1\tG\t1\n'],
    ['MS:1000560', 'names without an extension', 'Protein.Group\tGenes\tformat_c\nP1\tG\t1\n'],
  ])('state the raw data format %s for %s', async (accession, what, table) => {
    const { slug, uuid } = await laboratory.createPipeline(`Format of ${what}`);
    const form = buildImportForm(uuid, '', { 'pg.tsv': table });
    form.delete('raw_file');
    await fetch(`${laboratory.address}/api/admin/results`, { method: 'POST', body: form });
    const answer = await fetch(`${laboratory.address}/api/qc/mzqc?project=${laboratory.project}&pipeline=${slug}`);
    const file = (await answer.json()) as Mzqc;
    expect(file.mzQC.runQualities[0]?.metadata.inputFiles[0]).toMatchObject({ fileFormat: { accession } });
  });

  const getExport = (path: string, pipeline = 'three-runs', more: Record<string, string> = {}) =>
    fetch(`${laboratory.address}${path}?${new URLSearchParams({ project: laboratory.project, pipeline, ...more })}`);

  it('include a spreadsheet with every value, dates, text, and a description of each column', async () => {
    const answer = await getExport('/api/qc/export', 'three-runs', { format: 'xlsx' });
    expect(answer.headers.get('content-disposition')).toContain('three-runs.xlsx');
    const { Workbook } = await import('@cj-tech-master/excelts');
    const workbook = new Workbook();
    await workbook.xlsx.load(Buffer.from(await answer.arrayBuffer()));
    const [values, meanings] = [workbook.getWorksheet('Values'), workbook.getWorksheet('Columns')];
    const heads = ((values?.getRow(1).values ?? []) as string[]).slice(1);
    const getCell = (row: number, head: string) => values?.getRow(row).getCell(heads.indexOf(head) + 1).value;
    expect([values?.rowCount, heads.slice(0, 2), heads.at(-1)]).toEqual([5, ['RawFile', 'Acquired'], 'Sample Type']);
    expect([getCell(2, 'N_protein_groups'), getCell(2, 'Instrument'), getCell(2, 'Flagged')]).toEqual([1300, hostile, false]);
    expect(getCell(4, 'Acquired')).toEqual(new Date('2025-03-14T12:40:21Z'));
    expect([getCell(5, 'Acquired'), getCell(5, 'N_peptides')]).toEqual([null, null]);
    const explained = heads.filter((head) => head !== 'Acquired').map((_, at) => meanings?.getRow(at + 2).getCell(1).value);
    expect(explained).toEqual(heads.filter((head) => head !== 'Acquired'));
  });

  it('contain the selected columns in their order, even if a column has no value', async () => {
    const query = new URLSearchParams({ project: laboratory.project, pipeline: 'three-runs' });
    for (const column of ['N_peptides', 'precursors', 'Flagged', 'Sample Type']) query.append('columns', column);
    const answer = await fetch(`${laboratory.address}/api/qc/export?${query}&format=csv&search=0001`);
    expect(await answer.text()).toBe('RawFile,N_peptides,precursors,Flagged,Sample Type\r\nlumos_qc_0001,7,,FALSE,qc\r\n');
    const unknown = await getExport('/api/qc/export', 'three-runs', { columns: 'nonsense' });
    expect([unknown.status, await unknown.text()]).toEqual([400, expect.stringContaining('nonsense')]);
  });

  it('are offered for the columns of the page, and only for metrics of the displayed runs', async () => {
    const page = await fetch(
      `${laboratory.address}/proteomics/projects/${laboratory.project}/three-runs/qc?columns=N_peptides`,
      {
        headers: { accept: 'text/html' },
      },
    );
    const text = await page.text();
    expect(text).toMatch(/columns=DateAcquired&amp;[^"]*columns=N_peptides&amp;format=csv/);
    expect(text).toContain('three-runs.xlsx');
    const offered = [...text.matchAll(/name="columns" value="([^"]+)"/g)].map(([, name]) => name);
    expect([offered.includes('N_peptides'), offered.includes('Oxidations [%]'), offered.includes('precursors')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  const readTable = async (more: Record<string, string>) =>
    (await (await getExport('/api/qc/table', 'three-runs', more)).json()) as Record<string, unknown[]>;
  const readMzqc = async (pipeline?: string, more?: Record<string, string>) =>
    (await (await getExport('/api/qc/mzqc', pipeline, more)).json()) as Mzqc;

  it('contain the table as strict JSON with null for missing values', async () => {
    expect(await readTable({ columns: 'N_protein_groups' })).toEqual({ N_protein_groups: [1300, 1301, 1302, null] });
  });

  it('contain every column in the order of the table', async () => {
    expect(Object.keys(await readTable({}))).toEqual(QUALITY_COLUMNS.map(({ name }) => name));
  });

  it('number the exported raw files from 1 even if a filter omits others', async () => {
    expect(await readTable({ columns: 'Index', search: '0002' })).toEqual({ Index: [1] });
  });

  it('select the last uploads before they apply other filters', async () => {
    expect(await readTable({ columns: 'RawFile', data_range: '2', search: '000' })).toEqual({
      RawFile: ['lumos_qc_0003', 'lumos_qc_0004'],
    });
  });

  it('contain CSV with empty cells for missing values, and without formulas', async () => {
    const answer = await getExport('/api/qc/table', 'three-runs', { columns: 'Instrument', format: 'csv', data_range: '2' });
    expect(await answer.text()).toBe(`Instrument\r\n"'=HYPERLINK(""http:x"")"\r\n\r\n`);
  });

  it('have file names with the name of the pipeline', async () => {
    const answer = await getExport('/api/qc/table', 'three-runs', { format: 'csv' });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=three-runs.csv');
  });

  it('are rejected for an unknown column, which the error names', async () => {
    const answer = await getExport('/api/qc/table', 'three-runs', { columns: 'Nonsense' });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Nonsense')]);
  });

  it('match the schema of mzQC and its vocabulary, for imported and for seeded results', async () => {
    for (const pipeline of ['tmt11', 'three-runs']) {
      const file = await readMzqc(pipeline);
      isMzqc(file);
      expect(isMzqc.errors).toBeNull();
      expect(
        listTerms(file)
          .map(findProblem)
          .filter((text) => text !== undefined),
      ).toEqual([]);
    }
  });

  it('convert values to the unit of their PSI-MS term', async () => {
    const [first] = (await readMzqc('tmt11')).mzQC.runQualities;
    const duration = first?.qualityMetrics.find(({ accession }) => accession === 'MS:4000067');
    const answer = await getExport('/api/qc/table', 'tmt11', { columns: 'TotalAnalysisTime(min)', search: 'lumos_01' });
    const [[minutes = 0] = []] = Object.values((await answer.json()) as Record<string, number[]>);
    expect([duration?.value, duration?.unit]).toEqual([minutes * 60, { accession: 'UO:0000010', name: 'second' }]);
  });

  it('contain charge states as a list instead of text', async () => {
    const [first] = (await readMzqc('tmt11')).mzQC.runQualities;
    expect(first?.qualityMetrics.find(({ name }) => name === 'qc1_peptide_charges')?.value).toEqual(expect.any(Array));
  });

  it('name the software of the results, with the version that the MaxQuant files state', async () => {
    const [first, second] = (await readMzqc('tmt11')).mzQC.runQualities;
    expect(first?.metadata.analysisSoftware.map(({ name, version }) => [name, version])).toEqual([
      ['MaxQuant', '1.6.10.43'],
      ['RawTools', 'unknown'],
    ]);
    expect(second?.metadata.analysisSoftware.map(({ name, version }) => [name, version])).toEqual([['MaxQuant', 'unknown']]);
  });

  it('contain instrument, end of acquisition, checksum and sample type of a raw file', async () => {
    const pool = laboratory.database?.pool;
    await pool?.query(
      `update proteomics_quality_rows set values = (values::jsonb || '{"TotalAnalysisTime(min)": 90.5}')::json where raw_file_uuid =
        (select uuid from proteomics_raw_files where name = 'lumos_qc_0003.raw')`,
    );
    const [only] = (await readMzqc('three-runs', { search: '0003' })).mzQC.runQualities;
    expect(only?.metadata.inputFiles[0]?.fileProperties).toEqual([
      { accession: 'MS:1000031', name: 'instrument model', value: hostile },
      { accession: 'MS:1000747', name: 'completion time', value: '2025-03-14T14:10:51' },
      { accession: 'MS:1003151', name: 'SHA-256', value: '0'.repeat(64) },
      { accession: 'CONCORDAT:SAMPLETYPE', name: 'sample type', value: 'qc' },
    ]);
  });

  it('omit missing values, and raw files that have no values', async () => {
    const { runQualities } = (await readMzqc()).mzQC;
    expect(runQualities.map(({ metadata, qualityMetrics }) => [metadata.label, qualityMetrics.length >= 2])).toEqual([
      ['lumos_qc_0001', true],
      ['lumos_qc_0002', true],
      ['lumos_qc_0003', true],
    ]);
    expect(runQualities[0]?.qualityMetrics.map(({ name }) => name)).toEqual(['N_protein_groups', 'N_peptides']);
  });

  it('declare all used vocabularies', async () => {
    const file = await readMzqc('tmt11');
    const used = [...new Set([...JSON.stringify(file).matchAll(/"accession":"([A-Z]+):/g)].map(([, prefix]) => prefix))];
    expect(used.sort()).toEqual(['CONCORDAT', 'MS', 'UO']);
    expect(file.mzQC.controlledVocabularies.map(({ name }) => name)).toEqual(['PSI-MS', 'Unit Ontology', 'CONCORDAT']);
  });

  it('result in 404 if no selected run has values', async () => {
    expect((await getExport('/api/qc/mzqc', 'three-runs', { search: '0004' })).status).toBe(404);
  });

  it('result in 404 for an unknown pipeline', async () => {
    expect((await getExport('/api/qc/mzqc', 'nowhere')).status).toBe(404);
  });
});
