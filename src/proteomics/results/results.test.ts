import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { QUALITY_COLUMNS } from '../ingestion/columns.ts';
import {
  buildImportForm,
  buildProteinTable,
  FIXTURE,
  type Laboratory,
  readFixtureFiles,
  startLaboratory,
} from './testing-laboratory.ts';

type Table = Record<string, (string | number | boolean | null)[]>;

const expected = JSON.parse(readFileSync(join(FIXTURE, 'expected.json'), 'utf8')) as Record<string, number | string>;
const createRawTools = (time: string) => `RawFile,DateAcquired,Instrument\n/raw/x.raw,${time},"Lumos, ""old"""\n`;

describeWithDatabase('The results of a pipeline', () => {
  let lab: Laboratory;
  beforeAll(async () => {
    lab = await startLaboratory();
    // Raw files in the order of upload. The second one was acquired first, and the last one has no values of RawTools.
    await lab.importFiles('whole.raw', readFixtureFiles());
    await lab.importFiles('early.RAW', {
      'QcDataTable.csv': createRawTools('10/25/2018 17:40:21'),
      'proteinGroups.txt': buildProteinTable(['P1', '8', '100', '1', '2', 'ALB'], ['CON__P2', '', '', '0', '']),
    });
    await lab.importFiles('same.raw', {
      'QcDataTable.csv': createRawTools('10/25/2018 17:40:21'),
      'proteinGroups.txt': buildProteinTable(
        ['P1', '4', '300', '3', 'NaN', 'A;B'],
        ['REV__P3', '1', '5', '0', '7'],
        ['P4', '', '5', '0', '7'],
      ),
    });
    await lab.importFiles('late.raw', { 'summary.txt': 'Raw file\tMS\nlate\t7\n' });
  });
  afterAll(() => lab.stop());

  describe('POST /api/mq/qc-data', () => {
    const readQualityData = async (body: object = {}): Promise<Table> =>
      (await (await lab.sendRequest('/api/mq/qc-data', { missing: 'null', ...body })).json()) as Table;

    it('returns all 111 columns in order, with one value per raw file', async () => {
      const table = await readQualityData();
      expect(Object.keys(table)).toEqual(QUALITY_COLUMNS.map(({ name }) => name));
      expect(new Set(Object.values(table).map((values) => values.length))).toEqual(new Set([4]));
    });

    it('sorts rows by time of acquisition, with shared ranks for equal times, and rows without a time last', async () => {
      const { RawFile, Index } = await readQualityData({ columns: ['RawFile', 'Index'] });
      expect(RawFile).toEqual(['early', 'same', 'whole', 'late']);
      expect(Index).toEqual([1.5, 1.5, 3, null]);
    });

    it('returns the values of an independent program for a complete run', async () => {
      const table = await readQualityData();
      const row = table.RawFile?.indexOf('whole') ?? -1;
      const values = Object.fromEntries(Object.entries(table).map(([name, list]) => [name, list[row] ?? null]));
      for (const [name, value] of Object.entries(expected)) {
        if (typeof value === 'number')
          expect(values[name], name).toBeCloseTo(value, 9 - Math.ceil(Math.log10(Math.abs(value) + 1)));
        else expect(values[name], name).toBe(value);
      }
      expect(values).toMatchObject({ Flagged: false, 'Use Downstream': true, 'Toolkit version': null });
    });

    it('returns an unquoted NaN for missing values, or null on request', async () => {
      const body = { columns: ['Index', 'MS', 'Instrument'] };
      const text = await (await lab.sendRequest('/api/mq/qc-data', body)).text();
      expect(text).toBe(
        '{"Index":[1.5,1.5,3,NaN],"Instrument":["Lumos, \\"old\\"","Lumos, \\"old\\"","Orbitrap Fusion Lumos",NaN],"MS":[NaN,NaN,11446,7]}',
      );
    });

    it('returns only the requested columns, in the order of the table', async () => {
      expect(Object.keys(await readQualityData({ columns: ['MS', 'RawFile', 'MS'] }))).toEqual(['RawFile', 'MS']);
    });

    it('returns only the raw files that were uploaded last', async () => {
      const { RawFile, Index } = await readQualityData({ data_range: 2 });
      expect(RawFile).toEqual(['same', 'late']);
      expect(Index).toEqual([1, null]);
    });

    it('rejects unknown columns, and the error names them', async () => {
      const answer = await lab.sendRequest('/api/mq/qc-data', { columns: ['RawFile', 'Nonsense', 'MS '] });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ detail: 'columns: the table has no column Nonsense, MS .' });
    });

    it('accepts a form with repeated columns', async () => {
      const form = new URLSearchParams({ project: lab.project, pipeline: lab.pipeline, data_range: '1', missing: 'null' });
      form.append('columns', 'RawFile');
      form.append('columns', 'MS');
      const answer = await fetch(`${lab.address}/api/mq/qc-data`, { method: 'POST', body: form });
      expect(await answer.json()).toEqual({ RawFile: ['late'], MS: [7] });
    });

    it('returns CSV with empty cells, and with quotes as needed', async () => {
      const answer = await lab.sendRequest('/api/mq/qc-data', { columns: ['RawFile', 'Instrument', 'MS'] }, 'text/csv');
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect((await answer.text()).split('\r\n')).toEqual([
        'RawFile,Instrument,MS',
        'early,"Lumos, ""old""",',
        'same,"Lumos, ""old""",',
        'whole,Orbitrap Fusion Lumos,11446',
        'late,,7',
        '',
      ]);
    });

    it.each([{ project: 'unknown' }, { pipeline: 'unknown' }])('returns 404 for %j', async (place) => {
      expect((await lab.sendRequest('/api/mq/qc-data', place)).status).toBe(404);
    });

    it('returns empty lists for a pipeline without raw files', async () => {
      const { slug } = await lab.createPipeline('Empty');
      expect(await readQualityData({ pipeline: slug, columns: ['RawFile', 'Index'] })).toEqual({ RawFile: [], Index: [] });
    });
  });

  describe('POST /api/mq/protein-names', () => {
    const readProteinNames = async (body: object = {}) =>
      (await (await lab.sendRequest('/api/mq/protein-names', { data_range: 3, ...body })).json()) as Record<string, unknown[]>;

    it('returns means over the raw files that contain a name, sorted by score, with missing scores last', async () => {
      expect(await readProteinNames()).toEqual({ protein_names: ['P1', 'P4'], Score: [6, null], Intensity: [200, 5] });
    });

    it.each([
      [{ add_con: true }, ['P1', 'CON__P2', 'P4']],
      [{ add_con: 'tRUE', add_rev: 'False' }, ['P1', 'CON__P2', 'P4']],
      [{ add_rev: 'True', data_range: 2 }, ['REV__P3', 'P1', 'P4']],
    ])('accepts the parameters %j', async (choice, names) => {
      const answered = await readProteinNames(choice);
      expect([...(answered.protein_names ?? [])].sort()).toEqual([...names].sort());
    });

    it('omits excluded raw files after it selects the last ones', async () => {
      const setDownstream = (use: boolean) =>
        lab.database?.pool.query("update proteomics_raw_files set use_downstream = $1 where name = 'early.RAW'", [use]);
      await setDownstream(false);
      try {
        expect(await readProteinNames()).toEqual({ protein_names: ['P1', 'P4'], Score: [4, null], Intensity: [300, 5] });
      } finally {
        await setDownstream(true);
      }
    });

    it('returns every name of a complete run', async () => {
      const { protein_names: names, Score } = await readProteinNames({ data_range: null, add_con: true, add_rev: true });
      expect(names?.length).toBeGreaterThan(105);
      const scores = (Score ?? []).filter((score) => score !== null) as number[];
      expect(scores).toEqual([...scores].sort((a, b) => a - b));
    });
  });

  describe('POST /api/mq/protein-groups', () => {
    const requestProteinGroups = (body: object, accept?: string) =>
      lab.sendRequest('/api/mq/protein-groups', { data_range: 3, protein_names: ['P4', 'P1'], ...body }, accept);
    const readProteinGroups = async (body: object) =>
      JSON.parse((await (await requestProteinGroups(body)).json()) as string) as Record<string, unknown>;

    it('keeps channel numbers that start at 0', async () => {
      const { slug, uuid } = await lab.createPipeline('Channels from 0');
      const table = buildProteinTable(['P1', '8', '9', '5', '6'])
        .replace('corrected 1', 'corrected 0')
        .replace('corrected 2', 'corrected 1');
      const form = buildImportForm(uuid, 'old.raw', { 'proteinGroups.txt': table });
      await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form });
      expect(
        await readProteinGroups({
          pipeline: slug,
          columns: ['Reporter intensity corrected 0', 'Reporter intensity corrected'],
        }),
      ).toMatchObject({
        'Reporter intensity corrected 0': { 0: 5 },
        'Reporter intensity corrected 1': { 0: 6 },
      });
    });

    it('returns a JSON string with columns by row, and with raw files in upload order', async () => {
      expect(await readProteinGroups({ columns: ['Reporter intensity corrected', 'Score'] })).toEqual({
        RawFile: { 0: 'early.RAW', 1: 'same.raw', 2: 'same.raw' },
        'Majority protein IDs': { 0: 'P1', 1: 'P1', 2: 'P4' },
        'Reporter intensity corrected 1': { 0: 1, 1: 3, 2: 0 },
        'Reporter intensity corrected 2': { 0: 2, 1: null, 2: 7 },
        Score: { 0: 8, 1: 4, 2: null },
      });
    });

    it('returns the object itself instead of a string on request', async () => {
      const type = 'application/vnd.concordat.columns+json';
      const columns = ['Score', 'Gene names'];
      const answer = await requestProteinGroups({ columns }, type);
      expect(answer.headers.get('content-type')).toBe(type);
      const answered = await answer.json();
      expect(answered).toMatchObject({ Score: { 1: 4, 2: null }, 'Gene names': { 1: 'A;B', 2: null } });
      expect(answered).toEqual(await readProteinGroups({ columns }));
    });

    it('returns columns that only the file contains', async () => {
      expect(await readProteinGroups({ columns: ['Gene names', 'Protein IDs'] })).toMatchObject({
        'Gene names': { 0: 'ALB', 1: 'A;B', 2: null },
        'Protein IDs': { 0: 'P1', 1: 'P1', 2: 'P4' },
      });
    });

    it('joins tables with different columns, and fills missing ones with null', async () => {
      const whole = '1|Chromosomal_replication_initiator_protein_DnaA|100.0%';
      const answered = await readProteinGroups({
        data_range: null,
        columns: ['Mol. weight [kDa]', 'Reporter intensity corrected'],
        protein_names: [whole, 'P4'],
      });
      expect(answered).toMatchObject({
        RawFile: { 0: 'whole.raw', 1: 'same.raw' },
        'Mol. weight [kDa]': { 0: 51.955, 1: null },
        'Reporter intensity corrected 1': { 0: 780430, 1: 0 },
        'Reporter intensity corrected 11': { 0: 824110, 1: null },
      });
    });

    it('returns numbered columns once, in numeric order', async () => {
      const numbers = Array.from({ length: 11 }, (_, channel) => `Reporter intensity corrected ${channel + 1}`);
      const columns = ['Reporter intensity corrected 2', 'Reporter intensity corrected', 'RawFile'];
      expect(Object.keys(await readProteinGroups({ columns, data_range: null }))).toEqual([
        'RawFile',
        'Majority protein IDs',
        'Reporter intensity corrected 2',
        ...numbers.filter((name) => name !== 'Reporter intensity corrected 2'),
      ]);
    });

    it.each([
      ['an unknown protein', ['nowhere']],
      ['a name with NUL', ['P1\u0000']],
      ['an empty list of proteins', []],
    ])('returns no rows for %s', async (_, names) => {
      expect(await readProteinGroups({ columns: ['Score'], protein_names: names })).toEqual({
        RawFile: {},
        'Majority protein IDs': {},
        Score: {},
      });
    });

    it('rejects unknown columns, and the error names them', async () => {
      const answer = await requestProteinGroups({ columns: ['Score', 'Reporter', 'score'] });
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as { detail: string }).detail).toBe(
        'columns: no protein table of this pipeline has Reporter, score.',
      );
    });
  });

  describe('POST /api/mq/download', () => {
    const requestDownload = (body: object) => lab.sendRequest('/api/mq/download', body, 'text/tab-separated-values');

    it('joins the tables of all raw files by column name under one header', async () => {
      const answer = await requestDownload({ filename: 'summary.txt' });
      const lines = (await answer.text()).split('\n').map((line) => line.split('\t'));
      const header = lines[0] ?? [];
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename=tmt11-summary.tsv');
      expect(header.slice(0, 3)).toEqual(['RawFile', 'Raw file', 'Experiment']);
      expect(lines.slice(1).map((cells) => [cells[0], cells[header.indexOf('MS')]])).toEqual([
        ['whole', '11446'],
        ['whole', '11446'],
        ['late', '7'],
        ['', undefined],
      ]);
    });

    it('returns the table of one raw file unchanged, after a leading column RawFile', async () => {
      const answer = await requestDownload({ filename: 'peptides.txt', raw_file: 'WHOLE.raw' });
      const original = readFileSync(join(FIXTURE, 'peptides.txt'), 'utf8').trimEnd().split('\n');
      expect((await answer.text()).trimEnd().split('\n')).toEqual(
        original.map((line, at) => `${at === 0 ? 'RawFile' : 'whole'}\t${line}`),
      );
    });

    it('returns the table of RawTools with tabs', async () => {
      const answer = await requestDownload({ filename: 'QcDataTable.csv', raw_file: 'early' });
      expect(await answer.text()).toBe(
        'RawFile\tRawFile\tDateAcquired\tInstrument\nearly\t/raw/x.raw\t10/25/2018 17:40:21\tLumos, "old"\n',
      );
    });

    it.each([
      { filename: 'msms.txt' },
      { filename: '../../../etc/passwd' },
      { filename: '/etc/passwd' },
      { filename: 'summary.txt\u0000' },
      { filename: 'x'.repeat(300) },
      { filename: 'evidence.txt', raw_file: 'late' },
      { filename: 'summary.txt', raw_file: '../late' },
      { filename: 'summary.txt', raw_file: 'late\u0000' },
      { filename: 'summary.txt', raw_file: "late' or 1=1" },
    ])('returns 404 for %j', async (body) => {
      expect((await requestDownload(body)).status).toBe(404);
    });
  });
});
