// @module-tag full
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { buildImportForm, readFixtureFiles } from '../results/testing-laboratory.ts';
import { type QualityServer, readJson, startQualityServer } from './testing-quality.ts';

const FIGURES = [
  'missed_cleavages',
  'charge_states',
  'mass_deviation',
  'peptide_lengths',
  'peptide_channels',
  'protein_channels',
  'peptides_per_protein',
  'scores',
  'identifications_over_time',
  'mass_error_over_time',
  'peak_width_over_time',
  'intensity_over_time',
];

describeWithDatabase('Quality plots', () => {
  let server: QualityServer;
  let run = '';
  beforeAll(async () => {
    server = await startQualityServer({ count: 0 });
    for (const name of ['a.raw', 'b.raw']) {
      const body = buildImportForm(server.seeded.pipelineUuid, name, readFixtureFiles());
      const answer = await fetch(`${server.address}/api/admin/results`, { method: 'POST', body });
      if (answer.status !== 201) throw new Error(await answer.text());
    }
    const { rows } = await server.pool.query<{ uuid: string }>(
      'select uuid from proteomics_raw_files order by arrival limit 1',
    );
    run = rows[0]?.uuid ?? '';
  });
  afterAll(() => server.stop());

  it('have a catalog of all metrics', async () => {
    const { metrics } = await readJson<{ metrics: object[] }>(fetch(`${server.address}/api/qc/metrics`));
    expect(metrics.length).toBeGreaterThan(111);
    expect(metrics.slice(0, 2)).toMatchObject([
      { column: 'RawFile', id: 'RawFile', direction: null, mzqc: null, sources: [] },
      { column: 'Index', id: 'Index' },
    ]);
  });

  it('have a catalog that results in 304 if it has not changed', async () => {
    const etag = (await fetch(`${server.address}/api/qc/metrics`)).headers.get('etag') ?? '';
    expect((await fetch(`${server.address}/api/qc/metrics`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('have the same missing values per channel as the table', async () => {
    const { channels, values } = await readJson<{ channels: { label: string }[]; values: number[][] }>(server.read('channels'));
    expect(channels.map(({ label }) => label).join(' ')).toBe('126 127N 127C 128N 128C 129N 129C 130N 130C 131N 131C');
    const table = await readJson<Record<string, number[]>>(
      fetch(`${server.address}/api/mq/qc-data`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ project: server.seeded.project, pipeline: server.seeded.pipeline, missing: 'null' }),
      }),
    );
    expect(values[0]).toEqual(channels.map((_, index) => table[`TMT${index + 1}_missing_values`]?.[0]));
  });

  it('sum channels over groups that are neither contaminants nor decoys', async () => {
    const { values } = await readJson<{ values: number[][] }>(server.read('channels', { measure: 'summed_intensity' }));
    expect(values[0]?.[0]).toBeCloseTo(sumFixtureChannel(1), -3);
  });

  it('recompute sums after an import of other results', async () => {
    const before = await readJson<{ values: number[][] }>(server.read('channels', { measure: 'quantified_share' }));
    const [head = '', ...lines] = String(readFixtureFiles('proteinGroups.txt')['proteinGroups.txt']).split('\n');
    const files = { 'proteinGroups.txt': [head, ...lines.slice(0, 5)].join('\n') };
    await fetch(`${server.address}/api/admin/results`, {
      method: 'POST',
      body: buildImportForm(server.seeded.pipelineUuid, 'b.raw', files),
    });
    const after = await readJson<{ values: number[][] }>(server.read('channels', { measure: 'quantified_share' }));
    expect(after.values[0]).toEqual(before.values[0]);
    expect(after.values[1]).not.toEqual(before.values[1]);
  });

  it('show the spike-in peptide with its columns', async () => {
    const body = await readJson<{ searched: string; columns: { column: string; values: unknown[] }[] }>(
      server.read('spike-ins', { sample: 'qc2' }),
    );
    expect(body.searched).toBe('LTILEELR');
    expect(body.columns.map(({ column }) => column)).toContain('calibrated_retention_time_qc2');
  });

  it.each(['qc1', 'qc2', 'protein'])('show the values of the spike-in %s', async (sample) => {
    expect(await readJson(server.read('spike-ins', { sample }))).toMatchObject({ sample });
  });

  it('score every metric of every run', async () => {
    const body = await readJson<{ metrics: object[]; scores: (number | null)[][] }>(
      server.read('heatmap', { metrics: ['N_peptides', 'Oxidations [%]'] }),
    );
    expect([body.metrics.length, body.scores.length, body.scores[0]?.length]).toEqual([2, 2, 2]);
  });

  it('show proteins by run and channel, with shares that add up to one', async () => {
    const { protein_names: names } = await readJson<{ protein_names: string[] }>(
      fetch(`${server.address}/api/mq/protein-names`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ project: server.seeded.project, pipeline: server.seeded.pipeline }),
      }),
    );
    const name = names.at(-1) ?? '';
    const body = await readJson<{ columns: string[]; proteins: { values: number[][] }[] }>(
      server.read('proteins', { protein_names: [name, 'nobody'], normalised: 'yes' }),
    );
    expect(body.columns).toHaveLength(11);
    expect(body.proteins[0]?.values[0]?.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 10);
    expect(body.proteins[1]?.values[0]?.every((value) => value === null)).toBe(true);
  });

  it('are rejected for an unknown protein column, and the error names the parameter', async () => {
    const answer = await server.read('proteins', { protein_names: 'x', column: 'Volume' });
    expect(answer.status).toBe(400);
    expect((await readJson<{ detail: string }>(answer)).detail).toMatch(/^column: /);
  });

  it.each(['heatmap', 'channels', 'spike-ins'])('are available in every format: %s', async (operation) => {
    const types = await Promise.all(
      ['json', 'csv', 'svg', 'png'].map(
        async (format) => (await server.read(operation, { format })).headers.get('content-type')?.split(';')[0],
      ),
    );
    expect(types).toEqual(['application/json', 'text/csv', 'image/svg+xml', 'image/png']);
  });

  describe.each(FIGURES)('The run chart %s', (figure) => {
    it('has values and a drawing', async () => {
      const body = await readJson<{ columns: string[]; rows: unknown[][] }>(
        fetch(`${server.address}/api/runs/${run}/figures/${figure}`),
      );
      expect(body.rows.length).toBeGreaterThan(0);
      expect(body.rows.every((row) => row.length === body.columns.length)).toBe(true);
      const drawing = await fetch(`${server.address}/api/runs/${run}/figures/${figure}?format=svg&width=480&height=260`);
      expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    });
  });

  it('show the same missed cleavages in a run chart as in the table', async () => {
    const { rows } = await readJson<{ rows: [string, number][] }>(
      fetch(`${server.address}/api/runs/${run}/figures/missed_cleavages`),
    );
    const found = await server.pool.query<{ values: Record<string, number> }>(
      'select "values" from proteomics_quality_rows where raw_file_uuid = $1',
      [run],
    );
    expect(rows.slice(0, 3).map(([, share]) => share)).toEqual(
      [0, 1, 2].map((n) => found.rows[0]?.values[`N_missed_cleavages_eq_${n} [%]`]),
    );
  });

  it('are included in the report file of a run', async () => {
    const { project, pipeline } = server.seeded;
    const answer = await fetch(`${server.address}/proteomics/projects/${project}/${pipeline}/runs/${run}/report`);
    expect(answer.headers.get('content-disposition')).toContain('filename=a.html');
    const report = await answer.text();
    expect(report.match(/<svg /g)).toHaveLength(FIGURES.length);
    expect(report.match(/<(script|link|img|iframe)\b|\b(src|href)=/g)).toBeNull();
  });

  it('return 404 for a run chart if its file is missing', async () => {
    expect((await fetch(`${server.address}/api/runs/${run}/figures/ms1_chromatogram`)).status).toBe(404);
  });
});

/** Sums a channel in the sample file without the code under test. */
function sumFixtureChannel(channel: number): number {
  const [head = '', ...lines] = String(readFixtureFiles('proteinGroups.txt')['proteinGroups.txt']).trim().split(/\r?\n/);
  const names = head.split('\t');
  const [name, column] = [
    names.indexOf('Majority protein IDs'),
    names.findIndex(
      (text) =>
        text.startsWith(`Reporter intensity corrected ${channel} `) || text === `Reporter intensity corrected ${channel}`,
    ),
  ];
  return lines
    .map((line) => line.split('\t'))
    .filter((cells) => !/CON__|REV__/.test(cells[name] ?? ''))
    .reduce((sum, cells) => sum + Number(cells[column] ?? 0), 0);
}
