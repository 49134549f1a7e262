// @module-tag full
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { buildImportForm, type Laboratory, type ResultTexts, startLaboratory } from './testing-laboratory.ts';

const SUMMARY = 'Raw file\tEnzyme\tMS\nrun A\tTrypsin\t7\nrun B\tTrypsin\t9\nTotal\t\t16\n';
const SCANS = 'Raw file\tScan number\tParent intensity fraction\nrun A\t1\t0.5\nrun B\t1\t0.1\nrun B\t2\t0.3\n';

describeWithDatabase('An import of several raw files', () => {
  let lab: Laboratory;
  beforeAll(async () => {
    lab = await startLaboratory();
  });
  afterAll(() => lab.stop());

  async function importSeveral(files: ResultTexts) {
    const form = buildImportForm(lab.pipelineUuid, 'x.raw', files);
    form.delete('raw_file');
    const answer = await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  it('joins tables that spell the raw files in another case or with the extension', async () => {
    const { status, body } = await importSeveral({
      'summary.txt': SUMMARY.replace('run A', 'Run A.raw').replace('run B', 'Run B.raw'),
      'msmsScans.txt': SCANS,
    });
    const filled = [
      { raw_file: 'Run A.raw', columns_filled: 2 },
      { raw_file: 'Run B.raw', columns_filled: 2 },
    ];
    expect([status, body.raw_files]).toEqual([201, filled]);
  });

  it('has a note about raw files that only one table names', async () => {
    const { status, body } = await importSeveral({
      'summary.txt': SUMMARY,
      'msmsScans.txt': SCANS.replaceAll('run B', 'run C'),
    });
    expect([status, body.unused, body.notes]).toEqual([
      201,
      undefined,
      [
        { file: 'summary.txt', reason: 'has no rows of run C, which msmsScans.txt names' },
        { file: 'summary.txt', reason: 'is the only file that names run B' },
      ],
    ]);
  });

  it('has a note about tables whose last line has no line ending, because they may be truncated', async () => {
    const report = 'Run\tPrecursor.Id\tProtein.Group\tQ.Value\nr\tPEPTIDEK2\tP1\t0.001';
    for (const [name, text] of [
      ['summary.txt', SUMMARY.slice(0, -2)],
      ['report.tsv', report],
    ] as const) {
      const { status, body } = await importSeveral({ [name]: text });
      expect([status, body.notes]).toEqual([201, [{ file: name, reason: expect.stringContaining('may be truncated') }]]);
    }
  });

  it('provides the MS1 chromatograms in the table of scans of each raw file', async () => {
    const { status, body } = await importSeveral({
      'summary.txt': SUMMARY.replaceAll('run', 'chro'),
      'msScans.txt':
        'Raw file\tScan number\tRetention time\tTotal ion current\tBase peak intensity\nchro A\t1\t0.5\t70\t30\nchro B\t1\t0.6\t80\t40\nchro B\t2\t0.7\t90\t\n',
    });
    expect([status, body.unused, body.notes]).toEqual([201, undefined, undefined]);
    const query = new URLSearchParams({ project: lab.project, pipeline: lab.pipeline, search: 'chro B' });
    const { items } = (await (await fetch(`${lab.address}/api/runs?${query}`)).json()) as { items: { uuid: string }[] };
    const figures = ['ms1_chromatogram', 'base_peak_chromatogram'].map(async (name) => {
      const answer = await fetch(`${lab.address}/api/runs/${items[0]?.uuid}/figures/${name}`);
      return ((await answer.json()) as { rows: unknown }).rows;
    });
    const rows = [
      [0.6, 80, 80],
      [0.7, 90, 90],
    ];
    expect(await Promise.all(figures)).toEqual([rows, [[0.6, 40, 40]]]);
  });

  it('assigns tables without run names to the runs of their folder', async () => {
    const createPsms = (run: string) =>
      `Spectrum\tSpectrum File\tPeptide\tHyperscore\tProtein\n${run}.1.1.2\tx\tPEPTIDE\t30\tP1\n`;
    const createProteins = (...names: string[]) =>
      `Protein\tProtein ID\tTotal Peptides\tIndistinguishable Proteins\n${names.map((name) => `${name}\t${name}\t2\t\n`).join('')}`;
    const { status } = await importSeveral({
      'A/protein.tsv': createProteins('P1', 'P2'),
      'B/protein.tsv': createProteins('P1'),
      'A/psm.tsv': createPsms('a1'),
      'B/psm.tsv': createPsms('b1'),
    });
    expect(status).toBe(201);
    const table = await fetch(`${lab.address}/api/qc/values?project=lung-cohort&pipeline=tmt11&metrics=protein_groups`);
    const { raw_files: names, metrics } = (await table.json()) as {
      raw_files: string[];
      metrics: { protein_groups: (number | null)[] };
    };
    const groups = names.map((name, at) => [name, metrics.protein_groups[at]]);
    expect(groups).toEqual(
      expect.arrayContaining([
        ['a1', 2],
        ['b1', 1],
      ]),
    );
  });

  it.each<[string, ResultTexts, string]>([
    ['summary.txt', { 'summary.txt': SUMMARY.replace('9', 'many') }, 'line 3: MS is not a number: many'],
    [
      'msmsScans.txt',
      { 'summary.txt': SUMMARY, 'msmsScans.txt': SCANS.replace('0.3', 'much') },
      'line 4: Parent intensity fraction is not a number: much',
    ],
    [
      'QcDataTable.csv',
      { 'QcDataTable.csv': 'RawFile,DateAcquired\nline1.raw,\nline2.raw,\nline3.raw,yesterday\n' },
      'line 4: DateAcquired cannot be read: yesterday. Write dates such as 2026-11-05 14:30:00',
    ],
  ])('reports the line of %s itself, not the line of the part for a raw file', async (name, files, message) => {
    expect(await importSeveral(files)).toMatchObject({ status: 400, body: { detail: `${name}, ${message}.` } });
  });
});
