import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type QualityServer, readJson, startQualityServer } from '../testing-quality.ts';

interface TrendBody {
  runs: { raw_file: string; acquired_at: string | null; flagged: boolean; use_downstream: boolean }[];
  values: (number | null)[];
  outside: (string | null)[];
  limits: { method: string; runs: number; centre: number; sigma: number; lower: number; upper: number; bands: object[] } | null;
  annotations: { text: string }[];
}

// The values of the statistics tests, with a gap for a run without a value.
const VALUES = [10, 12, null, 11, 15, 13];
const HOSTILE = 'x"><script>alert(1)</script>';

describeWithDatabase('GET /api/qc/trend', () => {
  let server: QualityServer;
  const readTrend = (parameters: Record<string, string> = {}) =>
    readJson<TrendBody>(server.read('trend', { metric: 'N_peptides', ...parameters }));
  beforeAll(async () => {
    server = await startQualityServer({
      count: 7,
      pipelineName: HOSTILE,
      createName: (index) => (index === 1 ? HOSTILE : `lumos_${index}`),
      createValues: (index) => (index === 6 ? null : VALUES[index] == null ? {} : { N_peptides: VALUES[index] as number }),
    });
  });
  afterAll(() => server.stop());

  it('returns values in the order of acquisition, null for a missing value, and unfinished runs last', async () => {
    const { runs, values } = await readTrend();
    expect(values).toEqual([10, 12, null, 11, 15, 13, null]);
    expect(runs.at(-1)).toMatchObject({ raw_file: 'lumos_6', acquired_at: null });
  });

  it('computes limits from the moving ranges of the shown runs', async () => {
    const { limits } = await readTrend();
    expect(limits).toMatchObject({ method: 'moving_range', runs: 5 });
    expect(limits?.centre).toBeCloseTo(12.2, 10);
    expect(limits?.upper).toBeCloseTo(18.1840425532, 9);
    expect(limits?.bands).toHaveLength(3);
  });

  it('returns the same limits and rules for a run in any range of days', async () => {
    const whole = await readTrend({ rules: 'nelson', limits: 'usual' });
    const from = whole.runs[3]?.acquired_at ?? '';
    for (const look of [{ from }, { data_range: '3' }] as Record<string, string>[]) {
      const near = await readTrend({ rules: 'nelson', limits: 'usual', ...look });
      expect(near.limits).toEqual(whole.limits);
      const mapPositionsByRun = (body: TrendBody) => new Map(body.runs.map(({ raw_file }, at) => [raw_file, body.outside[at]]));
      for (const [name, position] of mapPositionsByRun(near)) expect(position).toBe(mapPositionsByRun(whole).get(name));
    }
  });

  it.each(['individuals', 'moving_range', 'cusum', 'ewma'])('returns the chart type %s', async (chart) => {
    expect(await readTrend({ chart })).toMatchObject({ chart });
  });

  it('returns moving ranges with their own limit', async () => {
    const { values, limits } = await readTrend({ chart: 'moving_range' });
    expect(values).toEqual([null, 2, null, 1, 4, 2, null]);
    expect(limits).toMatchObject({ centre: 2.25, lower: null, sigma: null, bands: [] });
    expect(limits?.upper).toBeCloseTo(7.35075, 10);
  });

  it('compares values with a reference set', async () => {
    const made = await readJson<{ id: string }>(
      server.send('POST', 'guide-sets', { name: 'Good', raw_files: ['lumos_0', 'lumos_3.RAW'] }),
    );
    const { limits, outside } = await readTrend({ limits: 'guide_set', guide_set: made.id });
    // Computed by hand: 10 and 11 have the mean 10.5 and the standard deviation √0.5, so the limit is 12.62.
    expect(limits?.upper).toBeCloseTo(10.5 + 3 * Math.SQRT1_2, 10);
    expect(outside).toEqual(['inside', 'inside', null, 'inside', 'above', 'above', null]);
  });

  it('uses the limit of the pipeline', async () => {
    const limits = [{ metric: 'N_peptides', method: 'fixed', guide_set: null, sigmas: null, lower: 11, upper: null }];
    await server.send('PUT', 'limits', { limits });
    const body = await readTrend({ limits: 'settings' });
    expect(body.limits).toMatchObject({ method: 'fixed', lower: 11, upper: null, centre: null, runs: 0 });
    expect(body.outside[0]).toBe('below');
  });

  it('returns only the selected runs', async () => {
    expect((await readTrend({ search: 'LUMOS_3' })).values).toEqual([11]);
    expect((await readTrend({ data_range: '2' })).runs.map(({ raw_file }) => raw_file)).toEqual(['lumos_5', 'lumos_6']);
    const day = (await readTrend()).runs[4]?.acquired_at?.slice(0, 10) ?? '';
    expect((await readTrend({ from: day, to: day })).runs.every(({ acquired_at }) => acquired_at?.startsWith(day))).toBe(true);
  });

  it('returns all runs if all filters are empty', async () => {
    expect((await readTrend({ data_range: '', from: '', to: '', search: '', guide_set: '' })).values).toHaveLength(7);
  });

  it('returns annotations between the first and the last run', async () => {
    const at = (await readTrend()).runs[2]?.acquired_at as string;
    await server.send('POST', 'annotations', { kind: 'other', at, text: HOSTILE });
    await server.send('POST', 'annotations', { kind: 'other', at: '2001-01-01T00:00:00', text: 'before' });
    expect((await readTrend()).annotations.map(({ text }) => text)).toEqual([HOSTILE]);
  });

  it('returns CSV with empty cells for missing values', async () => {
    const answer = await server.read('trend', { metric: 'N_peptides', format: 'csv' });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toBe('RawFile,AcquiredAt,N_peptides,Outside,LowerLimit,UpperLimit,Flagged,Use Downstream,Sample Type');
    expect(lines[3]).toMatch(/^lumos_2,2025-03-13T.*,,,/);
  });

  it('returns SVG with escaped names', async () => {
    const answer = await server.read('trend', { metric: 'N_peptides', format: 'svg', width: '700', height: '300' });
    const svg = await answer.text();
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(svg).toContain('width="700" height="300"');
    expect(svg).not.toContain('<script');
  });

  it('returns PNG in the requested size', { tags: 'full' }, async () => {
    const answer = await server.read('trend', { metric: 'N_peptides', format: 'png', width: '640', height: '320' });
    const png = Buffer.from(await answer.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([640, 320]);
  });

  it.each([
    ['a metric that does not exist', { metric: 'N_proteins' }, 'metric'],
    ['a metric with the name of an inherited property', { metric: '__proto__' }, 'metric'],
    ['a text column', { metric: 'Instrument' }, 'metric'],
    ['reference set limits without a reference set', { limits: 'guide_set' }, 'guide_set'],
    ['a nonexistent date', { from: '2025-02-30' }, 'from'],
    ['a width above the limit', { width: '100000' }, 'width'],
    ['an unknown parameter', { color: 'red' }, 'color'],
  ])('rejects %s and names the parameter', async (_what, parameters, name) => {
    const answer = await server.read('trend', { metric: 'N_peptides', ...parameters });
    expect(answer.status).toBe(400);
    expect((await readJson<{ detail: string }>(answer)).detail).toContain(name);
  });

  it('returns 404 for an unknown reference set', async () => {
    const referenceSet = '0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2';
    expect((await server.read('trend', { metric: 'N_peptides', limits: 'guide_set', guide_set: referenceSet })).status).toBe(
      404,
    );
  });
});
