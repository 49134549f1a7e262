// @module-tag full
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { buildImportForm, type Laboratory, type ResultTexts, readFixtureFiles, startLaboratory } from './testing-laboratory.ts';

const FIXTURES = join(import.meta.dirname, '../engines/fixtures');
const readFixture = (name: string) => readFileSync(join(FIXTURES, name));
const RUNS = ['A', 'B'].flatMap((condition) =>
  [1, 2, 3].map((number) => `LFQ_Orbitrap_AIF_Condition_${condition}_Sample_Alpha_0${number}`),
);
type Expected = Record<string, Record<string, number>>;
const readExpected = (name: string) => JSON.parse(readFixture(`${name}.expected.json`).toString()) as Expected;

interface Imported {
  readonly engine: string;
  readonly version: string | null;
  readonly raw_files: readonly { readonly raw_file: string; readonly columns_filled: number }[];
  readonly unused: readonly { readonly file: string; readonly reason: string }[];
  readonly notes?: readonly { readonly reason: string }[];
}
interface Values {
  readonly raw_files: readonly string[];
  readonly metrics: Readonly<Record<string, readonly (number | string | boolean | null)[]>>;
}

describeWithDatabase('Imports from other search engines', () => {
  let lab: Laboratory;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'concordat-engines-'));
    lab = await startLaboratory({ DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await lab.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const importResultTexts = async (pipeline: string, files: ResultTexts, fields: Record<string, string> = {}) => {
    const form = buildImportForm(pipeline, '', files);
    form.delete('raw_file');
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const answer = await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form });
    return { status: answer.status, body: (await answer.json()) as Imported & { detail?: string } };
  };
  const listValues = async (pipeline: string, ...metrics: string[]) => {
    const query = new URLSearchParams([
      ['project', lab.project],
      ['pipeline', pipeline],
      ...metrics.map((id) => ['metrics', id] as [string, string]),
    ]);
    return (await (await fetch(`${lab.address}/api/qc/values?${query}`)).json()) as Values;
  };
  const downloadTable = async (pipeline: string, filename: string, rawFile?: string) => {
    const answer = await lab.sendRequest('/api/mq/download', {
      pipeline,
      filename,
      ...(rawFile === undefined ? {} : { raw_file: rawFile }),
    });
    return {
      status: answer.status,
      lines: (await answer.text())
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t')),
    };
  };

  it.each([
    ['report.tsv', (name: string) => `Run\tPrecursor.Id\tQ.Value\tPrecursor.Quantity\n${name}\tA2\t0.001\t5\n`],
    ['summary.txt', (name: string) => `Raw file\tEnzyme\tMS\n${name}\tTrypsin\t5\n${name}2\tTrypsin\t7\n`],
  ])(
    'name the runs whose earlier results had other values, because runs of two folders can have one name: %s',
    async (file, write) => {
      const { uuid } = await lab.createPipeline(`Two folders of ${file}`);
      const importTable = async (table: string) =>
        (await importResultTexts(uuid, { [file]: table })).body as Imported & { readonly notes?: readonly object[] };
      expect((await importTable(write('S1'))).notes).toBeUndefined();
      expect((await importTable(write('S1'))).notes).toBeUndefined();
      const reason = expect.stringMatching(/^replaces other results of S1(\.raw)?\. /);
      expect((await importTable(write('S1').replace('\t5', '\t6'))).notes).toEqual([{ file, reason }]);
      expect((await importTable(write('S3'))).notes ?? []).not.toContainEqual({ file, reason });
    },
  );

  it.each([
    [
      'folder',
      [
        { 'report.tsv': 'Run\tPrecursor.Id\tQ.Value\tPrecursor.Quantity\nHeLa\tA2\t0.001\t5\n' },
        { 'report.tsv': 'Run\tPrecursor.Id\tQ.Value\tPrecursor.Quantity\nHeLa\tA2\t0.001\t6\n' },
      ],
      ['HeLa', '2026-03-02_HeLa'],
    ],
    [
      'acquisition time',
      [
        { 'QcDataTable.csv': 'RawFile,DateAcquired,NumMs2Scans\nC:\\d\\HeLa.raw,2026-03-01 09:15:00,5\n' },
        { 'QcDataTable.csv': 'RawFile,DateAcquired,NumMs2Scans\nC:\\d\\HeLa.raw,2026-03-02 09:15:00,6\n' },
      ],
      ['HeLa.raw', '2026-03-02_0915_HeLa.raw'],
    ],
  ] as const)(
    'keep both of two runs with the same name and a different %s, even if the imports are repeated',
    async (by, days, names) => {
      const { uuid } = await lab.createPipeline(`Runs of one name by ${by}`);
      const importDay = async (day: number) => {
        const folder: Record<string, string> = by === 'folder' ? { folder: `lab/2026-03-0${day + 1}` } : {};
        const { status, body } = await importResultTexts(uuid, { ...days[day] }, folder);
        const single = (body as { readonly raw_file?: string }).raw_file;
        return [status, single ?? body.detail ?? body.raw_files.map(({ raw_file }) => raw_file).join()];
      };
      const imported = [await importDay(0), await importDay(1), await importDay(0), await importDay(1)];
      expect(imported).toEqual([0, 1, 0, 1].map((day) => [201, names[day]]));
      const pool = lab.database?.pool as NonNullable<Laboratory['database']>['pool'];
      const { rows } = await pool.query<{ day: string }>(
        'select left(acquired_at, 10) as day from proteomics_raw_files where pipeline_uuid = $1 order by arrival',
        [uuid],
      );
      expect(rows.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02']);
    },
  );

  it('name runs of several FragPipe experiments that have one name after their folders', async () => {
    const createSpectra = (count: number) =>
      Array.from({ length: count }, (_, at) => `HeLa.${at}.${at}.2\tx\tPEPTIDE\t30\tP${count}\n`).join('');
    const header = 'Spectrum\tSpectrum File\tPeptide\tHyperscore\tProtein\n';
    const files = Object.fromEntries(
      [1, 2, 3].flatMap((day) => [
        [`day${day}/psm.tsv`, header + createSpectra(day)],
        [`day${day}/protein.tsv`, `Protein\tProtein ID\tTotal Peptides\tIndistinguishable Proteins\nP${day}\tP${day}\t2\t\n`],
      ]),
    );
    const { slug, uuid } = await lab.createPipeline('Days');
    for (let round = 0; round < 2; round += 1) {
      const { body } = await importResultTexts(uuid, files);
      expect(body.notes?.map(({ reason }) => reason)).toEqual([
        'contains other runs than raw files of the same name. Imported HeLa as day2_HeLa',
        'contains other runs than raw files of the same name. Imported HeLa as day3_HeLa',
      ]);
      expect(await listValues(slug, 'psms', 'protein_groups')).toMatchObject({
        raw_files: ['day2_HeLa', 'day3_HeLa', 'HeLa'],
        metrics: { psms: [2, 3, 1], protein_groups: [1, 1, 1] },
      });
    }
  });

  it('create a raw file for each run of a report, with the values of an independent program', async () => {
    const { slug, uuid } = await lab.createPipeline('DIA 1.9');
    const { status, body } = await importResultTexts(uuid, { 'my results.tsv': readFixture('diann-1.9/report.tsv') });
    expect(status).toBe(201);
    expect(body).toMatchObject({ engine: 'diann', version: '1.9' });
    expect(body.raw_files.map(({ raw_file }) => raw_file)).toEqual(RUNS);
    const values = await listValues(slug);
    expect(values.raw_files).toEqual(RUNS);
    for (const [run, metrics] of Object.entries(readExpected('diann-1.9/report.tsv')))
      for (const [id, expected] of Object.entries(metrics))
        expect(values.metrics[id]?.[RUNS.indexOf(run)], id).toBeCloseTo(expected, 6);
    expect(values.metrics.median_ms1_ppm).toEqual(RUNS.map(() => null));
    expect(body.raw_files[0]?.columns_filled).toBe(
      Object.keys(readExpected('diann-1.9/report.tsv')[RUNS[0] as string] ?? {}).length,
    );
  });

  it('combine report, statistics and log of one analysis', async () => {
    const { slug, uuid } = await lab.createPipeline('DIA together');
    const { body } = await importResultTexts(uuid, {
      'report.parquet': readFixture('diann-2/report.parquet'),
      'report.stats.tsv': readFixture('diann-stats/report.stats.tsv'),
      'report.log.txt': readFixture('diann-1.9/report.log.txt'),
    });
    expect(body.version).toBe('1.9');
    const { raw_files, metrics } = await listValues(slug, 'precursors', 'stats_precursors', 'log_precursors', 'median_ms1_ppm');
    const at = raw_files.indexOf(RUNS[0] as string);
    expect(metrics.stats_precursors?.[at]).toBe(78856);
    expect(metrics.log_precursors?.[at]).toBe(78856);
    expect(metrics.precursors?.[at]).toBe(readExpected('diann-2/report.parquet')[RUNS[0] as string]?.precursors);
    expect(typeof metrics.median_ms1_ppm?.[at]).toBe('number');
  });

  it('provide protein names, groups and downloads with the columns of the engine', async () => {
    const { slug, uuid } = await lab.createPipeline('DIA proteins');
    await importResultTexts(uuid, { 'report.parquet': readFixture('diann-2/report.parquet') });
    const names = (await (await lab.sendRequest('/api/mq/protein-names', { pipeline: slug })).json()) as {
      protein_names: string[];
      Intensity: number[];
    };
    expect(names.protein_names.length).toBeGreaterThan(100);
    const [name = ''] = names.protein_names;
    const request = { pipeline: slug, columns: ['Intensity', 'PG.MaxLFQ', 'Protein.Names'], protein_names: [name] };
    const groups = JSON.parse((await (await lab.sendRequest('/api/mq/protein-groups', request)).json()) as string) as Record<
      string,
      Record<string, unknown>
    >;
    expect(Object.keys(groups)).toEqual(['RawFile', 'Majority protein IDs', 'Intensity', 'PG.MaxLFQ', 'Protein.Names']);
    expect(groups['Majority protein IDs']?.[0]).toBe(name);
    expect(groups.Intensity?.[0]).toBe(groups['PG.MaxLFQ']?.[0]);
    const whole = await downloadTable(slug, 'report.parquet');
    expect(whole.lines[0]?.slice(0, 3)).toEqual(['RawFile', 'Run.Index', 'Run']);
    expect(whole.lines).toHaveLength(1 + 1192);
    expect(whole.lines.slice(1).every(([rawFile, , run]) => rawFile === run)).toBe(true);
    const one = await downloadTable(slug, 'report.parquet', RUNS[2]);
    expect(new Set(one.lines.slice(1).map(([rawFile]) => rawFile))).toEqual(new Set([RUNS[2]]));
    const proteins = await downloadTable(slug, 'protein_groups.tsv', RUNS[2]);
    expect(proteins.lines[0]?.slice(0, 5)).toEqual(['RawFile', 'Majority protein IDs', 'Score', 'Intensity', 'Protein.Group']);
    expect((await downloadTable(slug, 'report.tsv')).status).toBe(404);
  });

  it('provide an existing quantity as the default of the protein page', async () => {
    const { slug, uuid } = await lab.createPipeline('DIA quantity');
    await importResultTexts(uuid, { 'report.parquet': readFixture('diann-2/report.parquet') });
    const names = (await (await lab.sendRequest('/api/mq/protein-names', { pipeline: slug })).json()) as {
      protein_names: string[];
    };
    const query = new URLSearchParams({ protein_names: names.protein_names[0] ?? '' });
    const page = await fetch(`${lab.address}/proteomics/projects/${lab.project}/${slug}/qc/proteins?${query}`, {
      headers: { accept: 'text/html' },
    });
    expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/value="PG\.MaxLFQ"[^>]*list="columns"/)]);
    const numbers = await fetch(`${lab.address}/api/qc/proteins?project=${lab.project}&pipeline=${slug}&${query}`);
    expect(numbers.status).toBe(200);
  });

  it('provide no default quantity without a protein table', async () => {
    const { slug, uuid } = await lab.createPipeline('No proteins');
    await importResultTexts(uuid, { 'results.sage.parquet': readFixture('sage/results.sage.parquet') });
    const page = await fetch(`${lab.address}/proteomics/projects/${lab.project}/${slug}/qc/proteins`, {
      headers: { accept: 'text/html' },
    });
    expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/name="column" value=""[^>]*list="columns"/)]);
    const numbers = await fetch(`${lab.address}/api/qc/proteins?project=${lab.project}&pipeline=${slug}&protein_names=P1`);
    expect([numbers.status, await numbers.json()]).toEqual([
      400,
      { detail: 'No run of this pipeline has a protein table with numbers.' },
    ]);
  });

  it('let the plot show the same proteins on every page of the list by default', async () => {
    const { slug, uuid } = await lab.createPipeline('DIA pages');
    await importResultTexts(uuid, { 'report.parquet': readFixture('diann-2/report.parquet') });
    const readProteinPage = async (query: string) => {
      const path = `/proteomics/projects/${lab.project}/${slug}/qc/proteins?${query}`;
      return (await fetch(`${lab.address}${path}`, { headers: { accept: 'text/html' } })).text();
    };
    const listShown = (page: string) =>
      [...page.matchAll(/Remove<span class="visually-hidden"> ([^<]+)</g)].map(([, name]) => name);
    const [first, second, found] = [
      await readProteinPage(''),
      await readProteinPage('offset=50'),
      await readProteinPage('protein_search=1'),
    ];
    expect(listShown(first)).toHaveLength(4);
    expect([listShown(second), listShown(found)]).toEqual([listShown(first), listShown(first)]);
    expect(/rel="next" href="([^"]*)"/.exec(first)?.[1]).not.toContain('protein_names');
  });

  it.each([
    ['FragPipe', ['fragpipe/psm.tsv', 'fragpipe/protein.tsv', 'fragpipe/ion.tsv'], 'psm.tsv', 'Gene'],
    ['Spectronaut', ['spectronaut/report.tsv'], 'spectronaut.tsv', 'PG.Quantity'],
    ['AlphaDIA', ['alphadia-2/precursors.parquet', 'alphadia-2/stat.tsv'], 'precursors.parquet', 'pg.genes'],
    ['Sage', ['sage/results.sage.parquet'], 'results.sage.parquet', ''],
    [
      'DIA-NN matrices',
      ['diann-matrices/report.pg_matrix.tsv', 'diann-matrices/report.pr_matrix.tsv'],
      'report.pr_matrix.tsv',
      'Genes',
    ],
  ])('store the tables of %s, which can be downloaded', async (what, files, table, column) => {
    const { slug, uuid } = await lab.createPipeline(what);
    const { status } = await importResultTexts(
      uuid,
      Object.fromEntries(files.map((name) => [name.split('/')[1] ?? '', readFixture(name)])),
    );
    expect(status).toBe(201);
    const { lines } = await downloadTable(slug, table);
    expect(lines[0]?.[0]).toBe('RawFile');
    expect(lines.length).toBeGreaterThan(1);
    if (column === '') return;
    const names = (await (await lab.sendRequest('/api/mq/protein-names', { pipeline: slug })).json()) as {
      protein_names: string[];
    };
    expect(names.protein_names.length).toBeGreaterThan(0);
    const answer = await lab.sendRequest('/api/mq/protein-groups', {
      pipeline: slug,
      columns: [column, 'Score'],
      protein_names: names.protein_names.slice(0, 3),
    });
    expect(answer.status).toBe(200);
  });

  it('add values to the raw file with the name of the run, and keep the values of MaxQuant', async () => {
    const { slug, uuid } = await lab.createPipeline('Both');
    const form = buildImportForm(uuid, `${RUNS[0]}.raw`, readFixtureFiles('peptides.txt', 'proteinGroups.txt'));
    await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form });
    const { body } = await importResultTexts(uuid, { 'report.tsv': readFixture('diann-1.9/report.tsv') });
    expect(body.raw_files[0]?.raw_file).toBe(`${RUNS[0]}.raw`);
    const { raw_files, metrics } = await listValues(slug, 'precursors', 'N_protein_groups');
    expect(raw_files).toHaveLength(6);
    expect(metrics.N_protein_groups?.[0]).toBe(109);
    expect(metrics.precursors?.every((value) => value !== null)).toBe(true);
  });

  it('have the same values when repeated, and replace those of another engine', async () => {
    const { slug, uuid } = await lab.createPipeline('Again');
    const files = { 'report.tsv': readFixture('diann-1.9/report.tsv') };
    const first = await importResultTexts(uuid, files);
    const before = await listValues(slug);
    expect((await importResultTexts(uuid, files)).body).toEqual(first.body);
    expect(await listValues(slug)).toEqual(before);
    await importResultTexts(uuid, { 'm.tsv': readFixture('alphadia-1/precursor.matrix.tsv') });
    const { metrics } = await listValues(slug, 'precursors', 'precursors_quantified');
    expect(metrics.precursors?.every((value) => value === null)).toBe(true);
    expect(metrics.precursors_quantified?.every((value) => typeof value === 'number')).toBe(true);
    expect((await downloadTable(slug, 'report.tsv')).status).toBe(404);
  });

  it('accept additional files of the engine, and list unused ones', async () => {
    const { uuid } = await lab.createPipeline('Whole folder');
    const { status, body } = await importResultTexts(uuid, {
      'report.log.txt': `\n${readFixture('diann-1.9/report.log.txt')}`,
      'report.stats.tsv': readFixture('diann-stats/report.stats.tsv'),
      'report.protein_description.tsv': 'Protein.Id\tSequence\nP1\tAAA\n',
      'report-lib.tsv': 'ProductMz\tPrecursorMz\n1\t2\n',
    });
    expect([status, body.version]).toEqual([201, '1.9']);
    expect(body.unused.map(({ file }) => file)).toEqual(['report.protein_description.tsv', 'report-lib.tsv']);
  });

  it('name a single run after the parameter raw_file', async () => {
    const { slug, uuid } = await lab.createPipeline('Single');
    const { body } = await importResultTexts(
      uuid,
      { 'report.tsv': readFixture('diann-1.8/report.tsv') },
      { raw_file: 'hela_01.raw', engine: 'diann' },
    );
    expect(body.raw_files).toEqual([{ raw_file: 'hela_01.raw', columns_filled: expect.any(Number) }]);
    expect((await listValues(slug, 'psms')).metrics).toEqual({ psms: [null] });
  });

  it.each([
    ['a file that no engine writes', { 'table.tsv': 'a\tb\n1\t2\n' }, {}, /^table\.tsv, line 1: is not a result file/],
    [
      'a file that is not a result by itself',
      { 'a.manifest.txt': 'report.tsv\n' },
      {},
      /^a\.manifest\.txt, line 1: is not a result file/,
    ],
    ['a spectral library', { 'lib.tsv': 'Precursor.Id\tProduct.Mz\nA\t1\n' }, {}, /^lib\.tsv: is a spectral library/],
    [
      'files of two engines',
      { 'a.tsv': readFixture('diann-1.9/report.tsv'), 'b.tsv': readFixture('alphadia-1/stat.tsv') },
      {},
      /^files come from several engines: DIA-NN and AlphaDIA/,
    ],
    [
      'files of an engine that was not requested',
      { 'a.tsv': readFixture('diann-1.9/report.tsv') },
      { engine: 'sage' },
      /^engine is sage/,
    ],
    [
      'a truncated file',
      { 'a.tsv': readFixture('diann-1.9/report.tsv').subarray(0, 50_000) },
      {},
      /^a\.tsv, line \d+: is cut short/,
    ],
    [
      'one broken file of several',
      { 'a.tsv': readFixture('diann-1.9/report.tsv'), 'b.tsv': readFixture('diann-stats/report.stats.tsv').subarray(0, 430) },
      {},
      /^b\.tsv, line \d+: is cut short/,
    ],
  ])('reject %s, and store nothing', async (what, files, fields, message) => {
    const { slug, uuid } = await lab.createPipeline(`Refused ${what}`);
    const { status, body } = await importResultTexts(uuid, files, fields as Record<string, string>);
    expect(status).toBe(400);
    expect(body.detail).toMatch(message);
    expect((await listValues(slug, 'precursors')).raw_files).toEqual([]);
  });

  it('leave no temporary file behind', async () => {
    expect(await readdir(join(dataDir, 'proteomics/incoming'))).toEqual([]);
  });

  it('provide only known metrics, and requests for other metrics are rejected', async () => {
    const answer = await fetch(`${lab.address}/api/qc/values?project=${lab.project}&pipeline=${lab.pipeline}&metrics=mystery`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ detail: 'metrics: there is no metric mystery. GET /api/qc/metrics lists the IDs.' });
  });
});
