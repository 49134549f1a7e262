/** Tests chromatograms that are drawn over those of a reference run. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { getChromatogramKey } from '../../runs/chromatograms.ts';
import { type SeededPipeline, seedRuns } from '../testing-runs.ts';

interface Chart {
  readonly columns: string[];
  readonly rows: (number | null)[][];
}

const COUNT = 9;

describeWithDatabase('A chromatogram with a reference run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-reference-'));
  let server: TestServer;
  let seeded: SeededPipeline;
  let other: SeededPipeline;
  let times: readonly string[];
  let uuids: ReadonlyMap<string, string>;
  beforeAll(async () => {
    server = await startTestServer({ DATA_DIR: folder }, { withDatabase: true });
    const pool = server.database?.pool as pg.Pool;
    // Later runs have more protein groups. The last run is a blank.
    const listValues = (index: number) => ({ N_protein_groups: 1000 + index });
    const getName = (index: number) => (index === COUNT - 1 ? 'blank_8' : `hela_${index}`);
    seeded = await seedRuns(pool, { count: COUNT, createValues: listValues, createName: getName });
    other = await seedRuns(pool, {
      count: 1,
      createValues: listValues,
      createName: () => 'elsewhere',
      pipeline: 'other',
      pipelineName: 'Other',
    });
    const { rows } = await pool.query<{ uuid: string; name: string; at: string }>(
      'select uuid, name, acquired_at as at from proteomics_raw_files order by name',
    );
    times = rows.filter(({ name }) => name.startsWith('hela')).map(({ at }) => at);
    uuids = new Map(rows.map(({ uuid, name }) => [name.replace('.raw', ''), uuid]));
    for (const [name, uuid] of uuids)
      for (const chart of ['ms1', 'base_peak'] as const) {
        const path = join(folder, getChromatogramKey({ uuid }, chart));
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, `RetentionTime\tIntensity\n1\t${1000 + Number(name.at(-1))}\n2\t5\n`);
      }
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const getId = (name: string) => uuids.get(name) ?? '';
  const readRunChart = (name: string, reference: string, chart = 'ms1_chromatogram', format = 'json') =>
    fetch(`${server.address}/api/runs/${getId(name)}/figures/${chart}?reference=${reference}&format=${format}`);
  const readChart = async (...of: Parameters<typeof readRunChart>) => (await (await readRunChart(...of)).json()) as Chart;

  it('contains the values of both runs in one table', async () => {
    expect(await readChart('hela_7', getId('hela_2'))).toMatchObject({
      columns: [
        ...['Retention time [min]', 'Total ion current', 'Total ion current of hela_2'],
        ...['Total ion current, mean', 'Total ion current, mean of hela_2'],
      ],
      rows: [
        [1, 1007, null, 1007, null],
        [1, null, 1002, null, 1002],
        [2, 5, null, 5, null],
        [2, null, 5, null, 5],
      ],
    });
  });

  it('uses the median run of the other good runs of its sample type by default', async () => {
    expect((await readChart('hela_7', 'automatic')).columns[2]).toBe('Total ion current of hela_3');
  });

  it('uses no reference run from a maintenance window', async () => {
    const { project, pipeline, user } = seeded;
    const window = { kind: 'maintenance', text: 'Source cleaned', excludes_runs: true, at: times[0], until: times[3] };
    const made = await fetch(`${server.address}/api/qc/annotations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ project, pipeline, user, ...window }),
    });
    expect(made.status).toBe(201);
    expect((await readChart('hela_7', 'automatic')).columns[2]).toBe('Total ion current of hela_5');
    await server.database?.pool.query('delete from proteomics_annotations');
  });

  it('is drawn alone, with a note, if the reference run has no such chromatogram', async () => {
    rmSync(join(folder, getChromatogramKey({ uuid: getId('hela_3') }, 'base_peak')));
    const chart = await readChart('hela_7', getId('hela_3'), 'base_peak_chromatogram');
    const drawing = await readRunChart('hela_7', getId('hela_3'), 'base_peak_chromatogram', 'svg');
    expect([chart.columns.length, drawing.status, await drawing.text()]).toEqual([
      3,
      200,
      expect.stringContaining('hela_7 (hela_3 has none)'),
    ]);
  });

  it('uses the next run if the median run has no such chromatogram', async () => {
    expect((await readChart('hela_7', 'automatic', 'base_peak_chromatogram')).columns[2]).toBe('Base peak intensity of hela_2');
  });

  it('uses the median run of the baseline if there is one', async () => {
    const answer = await fetch(`${server.address}/api/qc/guide-sets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        project: seeded.project,
        pipeline: seeded.pipeline,
        user: seeded.user,
        name: 'Good',
        raw_files: ['hela_0', 'hela_5', 'hela_6'],
        baseline: true,
      }),
    });
    expect(answer.status).toBe(201);
    expect((await readChart('hela_7', 'automatic', 'base_peak_chromatogram')).columns[2]).toBe('Base peak intensity of hela_5');
  });

  it('is drawn alone if the sample type has no other run, or if the reference is empty', async () => {
    const charts = [await readChart('blank_8', 'automatic'), await readChart('hela_7', '')];
    expect(charts.map(({ columns }) => columns.length)).toEqual([3, 3]);
  });

  it('names the reference run in the drawing', async () => {
    expect(await (await readRunChart('hela_7', getId('hela_2'), 'ms1_chromatogram', 'svg')).text()).toContain(
      'hela_7, over hela_2 (shaded)',
    );
  });

  it('cannot use a run of another pipeline, an unknown run or a malformed ID', async () => {
    const wanted = [getId(other.runs[0] ?? ''), '0199f301-5c77-7b90-a1d2-6e83f40b2c19', 'x'];
    const statuses = await Promise.all(wanted.map(async (reference) => (await readRunChart('hela_7', reference)).status));
    expect(statuses).toEqual([400, 404, 400]);
  });

  it('is shown on the page of the run with a choice of runs, and in the report', async () => {
    const page = `${server.address}/proteomics/projects/${seeded.project}/${seeded.pipeline}/runs/${getId('hela_7')}`;
    const readPage = async (path: string) => (await fetch(`${page}${path}`, { headers: { accept: 'text/html' } })).text();
    expect(await readPage('')).toContain('ms1_chromatogram?format=svg&amp;width=480&amp;height=260&amp;reference=automatic');
    const chosen = await readPage(`?reference=${getId('hela_6')}`);
    expect(chosen).toContain(`<option value="${getId('hela_6')}" selected>hela_6</option>`);
    expect(await readPage('/report')).toContain('hela_7, over hela_5 (shaded)');
  });

  it('is on a page with links to the previous and the next run', async () => {
    const place = `/proteomics/projects/${seeded.project}/${seeded.pipeline}/runs/`;
    const answer = await fetch(`${server.address}${place}${getId('hela_6')}`, { headers: { accept: 'text/html' } });
    const page = await answer.text();
    for (const [rel, name] of [
      ['prev', 'hela_5'],
      ['next', 'hela_7'],
    ] as const)
      expect(page).toContain(`<a rel="${rel}" href="${place}${getId(name)}">`);
  });
});
