// @module-tag full
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { buildImportForm, type Laboratory, readFixtureFiles, startLaboratory } from '../results/testing-laboratory.ts';
import { seedRuns } from './testing-runs.ts';

interface Summary {
  readonly tiles: readonly { readonly column: string }[];
  readonly verdict: {
    readonly state: string;
    readonly runs: readonly { readonly raw_file: string; readonly causes: readonly string[] }[];
  };
}

describeWithDatabase('The default metrics of a pipeline', () => {
  let lab: Laboratory;
  beforeAll(async () => {
    lab = await startLaboratory();
  });
  afterAll(() => lab.stop());
  const readSummary = async (pipeline: string) =>
    (await (await fetch(`${lab.address}/api/qc/summary?project=${lab.project}&pipeline=${pipeline}`)).json()) as Summary;
  const listTiles = async (pipeline: string) => (await readSummary(pipeline)).tiles.map(({ column }) => column);

  it('come from raw data if runs have no results, so that a verdict is possible', async () => {
    const pool = lab.database?.pool as NonNullable<Laboratory['database']>['pool'];
    const getFactor = (index: number) => (index === 19 ? 0.1 : 1);
    await seedRuns(pool, {
      project: lab.project,
      pipeline: 'raw-data',
      count: 20,
      createValues: (index) => ({ tic_stated: (1e9 + (index % 5) * 1e7) * getFactor(index), ms1: 1_000 + (index % 3) }),
    });
    const { tiles, verdict } = await readSummary('raw-data');
    expect(tiles.map(({ column }) => column)).toEqual(['tic_stated', 'ms1']);
    expect([verdict.state, verdict.runs.map(({ raw_file }) => raw_file)]).toEqual(['out', ['lumos_qc_0020']]);
  });

  it('are those that most runs have, even if an engine reported a metric for one run', async () => {
    const { slug, uuid } = await lab.createPipeline('Coverage');
    const group = 'R.FileName\tPG.ProteinGroups\tPG.Quantity';
    const rows = Array.from({ length: 6 }, (_, run) => `run${run}\tP1\t${run + 1}`);
    const form = buildImportForm(uuid, '', { 'report.tsv': `${group}\n${rows.join('\n')}\n` });
    form.delete('raw_file');
    expect((await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form })).status).toBe(201);
    expect(await listTiles(slug)).toContain('protein_groups');
    const one = 'R.FileName\tPEP.StrippedSequence\tFG.Charge\tFG.Quantity\nother\tAK\t2\t7\n';
    const more = buildImportForm(uuid, '', { 'report.tsv': one });
    more.delete('raw_file');
    await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: more });
    expect(await listTiles(slug)).toEqual(['protein_groups']);
  });

  const importResults = async (files: Record<string, string>) => {
    const { slug, uuid } = await lab.createPipeline(`Engine ${Object.keys(files).join()}`);
    const form = buildImportForm(uuid, '', files);
    form.delete('raw_file');
    expect((await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form })).status).toBe(201);
    return slug;
  };

  it('include the mass error before calibration, because calibration hides a mass shift', async () => {
    const header =
      'Spectrum\tSpectrum File\tPeptide\tCharge\tRetention\tObserved Mass\tCalibrated Observed Mass\tCalculated Peptide Mass';
    const rows = Array.from({ length: 26 }, (_, run) => {
      const mass = 1000 + (run === 25 ? 0.009 : 0.001 + (run % 5) / 10_000);
      return `r${run}.1.1.2\tinteract-r${run}.pep.xml\tPEPTIDEK\t2\t60\t${mass}\t1000.0001\t1000`;
    });
    const slug = await importResults({ 'psm.tsv': `${header}\n${rows.join('\n')}\n` });
    const { tiles, verdict } = await readSummary(slug);
    expect(tiles.map(({ column }) => column)).toContain('median_abs_ppm_raw');
    expect([verdict.state, verdict.runs.map(({ raw_file }) => raw_file)]).toEqual(['out', ['r25']]);
  });

  it('include those DIA-NN signals that reveal failed injections', async () => {
    const columns = ['File.Name', 'Precursors.Identified', 'Proteins.Identified', 'MS1.Signal', 'MS2.Signal', 'Total.Quantity'];
    const rows = Array.from({ length: 16 }, (_, run) => {
      const share = (run === 15 ? 0.05 : 1) * (1 + (run % 5) / 100);
      return [`/d/run${run}.raw`, ...[78_856, 7_301, 1e13, 1.5e13, 4e11].map((value) => Math.round(value * share))].join('\t');
    });
    const { verdict, tiles } = await readSummary(
      await importResults({ 'report.stats.tsv': [columns.join('\t'), ...rows, ''].join('\n') }),
    );
    expect(tiles.map(({ column }) => column)).toEqual([
      'stats_precursors',
      'stats_proteins',
      'stats_ms1_signal',
      'stats_total_quantity',
      'stats_ms2_signal',
    ]);
    expect(verdict.runs).toMatchObject([{ raw_file: 'run15', causes: ['injection'] }]);
  });

  it('distinguish a loss of identifications from a weak signal, although both lower the total quantity', async () => {
    const header = 'R.FileName\tEG.PrecursorId\tPG.ProteinGroups\tEG.ApexRT\tEG.Qvalue\tFG.Quantity';
    const rows = Array.from({ length: 18 }, (_, run) =>
      Array.from({ length: (run === 16 ? 50 : 100) + (run % 5) }, (__, at) => {
        const quantity = (1000 + ((at * 37) % 101) * 10 + (run % 4)) * (run === 17 ? 0.2 : 1);
        return `QC_${run}\t_P${at}_.2\tP${at}\t${20 + (run % 3)}\t0.001\t${quantity}`;
      }),
    ).flat();
    const { verdict } = await readSummary(await importResults({ 'short.tsv': `${header}\n${rows.join('\n')}\n` }));
    expect(verdict.runs.map(({ raw_file, causes }) => [raw_file, causes[0]])).toEqual([
      ['QC_16', 'identification'],
      ['QC_17', 'injection'],
    ]);
  });

  it('omit values that all fractions of a FragPipe experiment share', async () => {
    const psm = ['f1', 'f2'].map((run) => `${run}.1.1.2\tx\tPEPTIDE\t30\tP1`);
    const slug = await importResults({
      'psm.tsv': `Spectrum\tSpectrum File\tPeptide\tHyperscore\tProtein\n${psm.join('\n')}\n`,
      'protein.tsv': 'Protein\tProtein ID\tTotal Peptides\tTotal Spectral Count\tIndistinguishable Proteins\nP1\tP1\t2\t3\t\n',
    });
    expect(await listTiles(slug)).toEqual(['psms', 'proteins', 'peptides', 'median_hyperscore']);
  });

  it('come from RawTools if MaxQuant reported none', async () => {
    const { slug, uuid } = await lab.createPipeline('RawTools alone');
    const form = buildImportForm(uuid, 'a.raw', readFixtureFiles('QcDataTable.csv'));
    await fetch(`${lab.address}/api/admin/results`, { method: 'POST', body: form });
    const tiles = await listTiles(slug);
    expect(tiles).toContain('NumMs2Scans');
    expect(tiles.filter((column, at) => tiles.indexOf(column) !== at)).toEqual([]);
  });
});
