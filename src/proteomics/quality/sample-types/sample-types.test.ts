// @module-tag full
/** Tests sample types through the server: the series, baseline and verdict of each type. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type QualityServer, readJson, startQualityServer } from '../testing-quality.ts';
import { parseInstrumentRules } from './rules.ts';

interface Summary {
  readonly raw_files: number;
  readonly verdict: { readonly state: string; readonly runs: { raw_file: string; causes: string[] }[] };
  readonly sample_types: { sample_type: string; raw_files: number; state: string }[];
}
interface Trend {
  readonly runs: { raw_file: string; sample_type: string }[];
  readonly outside: (string | null)[];
  readonly limits: { centre: number; method: string } | null;
}

const METRIC = 'N_protein_groups';
/**
 * Kinds of the runs, which alternate. Blanks have few identifications; `hela` are QC standards, `patient` are project samples.
 */
const KINDS = ['hela', 'patient', 'blank'];
const LEVELS = [1300, 3000, 10];
const getName = (index: number) => `lumos_${KINDS[index % 3]}_${String(index).padStart(3, '0')}`;
const listValues = (index: number) => ({
  [METRIC]: index === 86 ? 400 : index === 84 ? 900 : (LEVELS[index % 3] ?? 0) + ((index * 7) % 5),
  'Uncalibrated - Calibrated m/z [ppm] (ave)': index === 83 ? 40 : 1 + ((index * 3) % 4) / 10,
});

describeWithDatabase('Sample types', () => {
  let server: QualityServer;
  beforeAll(async () => {
    server = await startQualityServer({ count: 90, createName: getName, createValues: listValues });
  });
  afterAll(() => server.stop());

  const readSummary = (parameters = {}) => readJson<Summary>(server.read('summary', parameters));
  const readTrend = (parameters = {}) =>
    readJson<Trend>(server.read('trend', { metric: METRIC, limits: 'automatic', ...parameters }));
  const setRules = (sample_rules: object[]) =>
    fetch(`${server.address}/api/admin/pipelines/${server.seeded.pipelineUuid}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sample_rules }),
    });

  it('divide runs into separate series', async () => {
    const { verdict, sample_types } = await readSummary();
    expect(verdict.runs.map(({ raw_file }) => raw_file)).toEqual(['lumos_hela_084', 'lumos_blank_086']);
    expect(sample_types.map(({ sample_type, raw_files, state }) => [sample_type, raw_files, state])).toEqual([
      ['qc', 30, 'out'],
      ['blank', 30, 'out'],
      ['sample', 30, 'good'],
    ]);
  });

  it('determine the metrics of the verdict, such as carry-over for blanks', async () => {
    const { verdict } = await readSummary({ sample_type: 'blank' });
    expect(verdict.runs.map(({ raw_file, causes }) => [raw_file, causes])).toEqual([['lumos_blank_086', ['carry_over']]]);
  });

  it('limit the tiles to the last QC standard that is not excluded, whose name is shown', async () => {
    const readJudged = async () =>
      (await readJson<{ judged_run: { raw_file: string } | null }>(server.read('summary'))).judged_run;
    expect(await readJudged()).toMatchObject({ raw_file: 'lumos_hela_087', sample_type: 'qc' });
    const { tiles } = await readJson<{ tiles: { column: string; last: number; median: number }[] }>(server.read('summary'));
    expect(tiles.find(({ column }) => column === METRIC)).toMatchObject({ last: listValues(87)[METRIC], median: 1302 });
    expect(await (await fetch(server.getPageUrl(''))).text()).toMatch(/Tiles: last QC standard, <a [^>]+>lumos_hela_087</);
    const reviewRun = (use_downstream: boolean) =>
      server.send('POST', 'reviews', { raw_files: ['lumos_hela_087'], use_downstream, reason: 'x' });
    await reviewRun(false);
    expect(await readJudged()).toMatchObject({ raw_file: 'lumos_hela_084' });
    await reviewRun(true);
  });

  it('are offered as links, even if all runs of a search have the same type', async () => {
    const readChoices = async (query: string) => {
      const text = await (await fetch(server.getPageUrl(query))).text();
      return /aria-label="Sample types">([\s\S]*?)<\/nav>/.exec(text)?.[1] ?? '';
    };
    expect(await readChoices('?sample_type=blank')).toContain('Show all sample types');
    const found = await readChoices('?search=blank');
    expect([found.includes('Show all'), found]).toEqual([
      false,
      expect.stringMatching(/sample_type=blank[\s\S]*Blank · 30 runs/),
    ]);
  });

  it('filter raw files in all plots, tables and exports', async () => {
    const counts = await Promise.all(
      ['trend', 'heatmap', 'mzqc', 'table', 'export'].map(async (operation) => {
        const answer = await server.read(operation, {
          sample_type: 'blank',
          ...(operation === 'trend' ? { metric: METRIC } : {}),
        });
        return (
          (await answer.text()).match(/lumos_(hela|patient|blank)_\d+/g)?.filter((name) => !name.includes('blank')).length ?? 0
        );
      }),
    );
    expect(counts).toEqual([0, 0, 0, 0, 0]);
  });

  it('have limits that are computed from their own runs only', async () => {
    const { limits, runs } = await readTrend({ sample_type: 'sample' });
    expect([limits?.centre, new Set(runs.map(({ sample_type }) => sample_type))]).toEqual([3002, new Set(['sample'])]);
  });

  it('have separate limits in a trend with several types', async () => {
    const { limits, runs, outside } = await readTrend();
    const out = runs.filter((_, index) => outside[index] === 'above' || outside[index] === 'below');
    expect([limits, out.map(({ raw_file }) => raw_file)]).toEqual([null, ['lumos_hela_084', 'lumos_blank_086']]);
  });

  it('are exported as a column of all values, and as a property of a run in mzQC', async () => {
    const table = await readJson<Record<string, string[]>>(server.read('export'));
    expect(table['Sample Type']?.slice(0, 3)).toEqual(['qc', 'sample', 'blank']);
    expect(await (await server.read('mzqc', { sample_type: 'blank' })).text()).toContain(
      '{"accession":"CONCORDAT:SAMPLETYPE","name":"sample type","value":"blank"}',
    );
  });

  it('have separate baselines', async () => {
    const createSet = (name: string, kind: number) =>
      readJson<{ sample_type: string }>(
        server.send('POST', 'guide-sets', {
          name,
          baseline: true,
          raw_files: Array.from({ length: 8 }, (_, at) => getName(at * 3 + kind)),
        }),
      );
    const made = [await createSet('Good HeLa', 0), await createSet('Clean blanks', 2), await createSet('Better HeLa', 0)];
    expect(made.map(({ sample_type }) => sample_type)).toEqual(['qc', 'blank', 'qc']);
    const { items } = await readJson<{ items: { name: string; baseline: boolean }[] }>(server.read('guide-sets'));
    expect(items.filter(({ baseline }) => baseline).map(({ name }) => name)).toEqual(['Better HeLa', 'Clean blanks']);
    const methods = await Promise.all(
      ['qc', 'blank', 'sample'].map(async (sample_type) => (await readTrend({ sample_type })).limits?.method),
    );
    expect(methods).toEqual(['guide_set', 'guide_set', 'usual']);
  });

  it('can be set by a user, which adds a line to the history', async () => {
    const raw_files = [getName(1)];
    await server.send('POST', 'reviews', { raw_files, sample_type: 'system', reason: 'BSA in disguise' });
    expect((await readTrend({ sample_type: 'system' })).runs.map(({ raw_file }) => raw_file)).toEqual(raw_files);
    const { items } = await readJson<{ items: object[] }>(server.read('reviews'));
    expect(items[0]).toMatchObject({ sample_type: 'system', sample_type_before: null, reason: 'BSA in disguise' });
    await server.submitForm('/reviews', [
      ['raw_files', getName(1)],
      ['action', 'type'],
      ['sample_type', 'automatic'],
      ['user', server.seeded.user],
    ]);
    expect((await readTrend({ sample_type: 'system' })).runs).toEqual([]);
  });

  it('are counted in the message after the settings are saved, so that a rule without runs is noticed', async () => {
    const path = `/proteomics/admin/pipelines/${server.seeded.pipelineUuid}`;
    const rules = { sample_rules: 'blank: blank\nqc: helium*', qc1_sequence: 'AAK', qc2_sequence: 'CCR', protein: 'P1' };
    const body = new URLSearchParams({ name: 'Lumos', takes_raw: 'on', ...rules });
    const headers = { accept: 'text/html' };
    const saved = await fetch(`${server.address}${path}`, { method: 'POST', body, headers, redirect: 'manual' });
    const cookie = saved.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const page = await fetch(`${server.address}${path}`, { headers: { accept: 'text/html', cookie } });
    expect([saved.status, await page.text()]).toEqual([
      303,
      expect.stringContaining('Runs by sample type: Blank 30, Project sample 60.'),
    ]);
  });

  it('are updated after a change of the rules, including on the cards of pipelines', async () => {
    const readHome = async () => (await fetch(`${server.address}/proteomics`, { headers: { accept: 'text/html' } })).text();
    expect(await readHome()).toContain('Blank 30: out');
    expect((await setRules([{ sample_type: 'qc', names: 'lumos' }])).status).toBe(200);
    expect((await readSummary()).sample_types.map(({ sample_type, raw_files }) => [sample_type, raw_files])).toEqual([
      ['qc', 90],
    ]);
    expect(await readHome()).not.toContain('Blank 30');
    const wrong = await setRules([{ sample_type: 'qc', names: '*' }]);
    expect([wrong.status, (await readJson<{ detail: string }>(wrong)).detail]).toEqual([
      400,
      'sample_rules: rule 1 needs text between the separators |, such as blank|wash.',
    ]);
  });
});

describeWithDatabase('Two instruments in one pipeline', () => {
  let server: QualityServer;
  const getInstrument = (index: number) => (index < 22 ? 'Orbitrap Fusion Lumos' : 'Orbitrap Exploris 480');
  beforeAll(async () => {
    server = await startQualityServer({
      count: 45,
      createName: (index) => `hela_${index}`,
      createValues: (index) => ({
        [METRIC]: index === 43 ? 1300 : (index < 22 ? 1300 : 3000) + ((index * 7) % 5),
        ...(index === 30 ? {} : { Instrument: getInstrument(index) }),
      }),
    });
    await server.pool.query("update proteomics_raw_files set instrument = null where name = 'hela_30.raw'");
  });
  afterAll(() => server.stop());

  it('have separate limits, also for a run without an instrument, in verdict, trend and heat map', async () => {
    const { verdict } = await readJson<Summary>(server.read('summary'));
    expect([verdict.state, verdict.runs.map(({ raw_file }) => raw_file)]).toEqual(['out', ['hela_43']]);
    const { outside } = await readJson<Trend>(server.read('trend', { metric: METRIC, limits: 'automatic' }));
    expect(outside.flatMap((side, at) => (side === 'below' || side === 'above' ? [at] : []))).toEqual([43]);
    const { scores } = await readJson<{ scores: (number | null)[][] }>(server.read('heatmap', { metrics: METRIC }));
    const far = scores.flatMap(([score = null], at) => (score !== null && score < 0.05 ? [at] : []));
    expect(far).toEqual([43]);
  });

  it('have separate usual values on the page of a run', async () => {
    const { runs } = await readJson<{ runs: { run: string; raw_file: string }[] }>(server.read('trend', { metric: METRIC }));
    const readRun = async (name: string) => {
      const uuid = runs.find(({ raw_file }) => raw_file === name)?.run;
      const page = await fetch(server.getPageUrl(`/../runs/${uuid}`), { headers: { accept: 'text/html' } });
      return (await page.text()).replace(/<[^>]*>/g, ' ');
    };
    expect(await readRun('hela_2')).toContain('usually 1,30');
    expect(await readRun('hela_44')).toContain('usually 3,00');
  });
});

describeWithDatabase('Two instruments that only the names of runs distinguish', () => {
  let server: QualityServer;
  beforeAll(async () => {
    server = await startQualityServer({
      count: 60,
      createName: (index) => `${index % 2 === 0 ? 'EX480' : 'LUM'}_202503_HeLa_${String(index).padStart(2, '0')}`,
      createValues: (index) => ({ [METRIC]: index === 58 ? 1300 : (index % 2 === 0 ? 3000 : 1300) + ((index * 7) % 5) }),
    });
    await server.pool.query('update proteomics_raw_files set instrument = null');
  });
  afterAll(() => server.stop());

  it('are proposed on the Quality page, and have separate limits and cards after one save', async () => {
    const readPage = async (address: string) => (await fetch(address, { headers: { accept: 'text/html' } })).text();
    const before = await readJson<Summary>(server.read('summary'));
    expect([before.verdict.state, before.verdict.runs]).toEqual(['good', []]);
    const offer = /The names of QC standards contain EX480 and LUM[^<]+<a href="([^"#]+)/.exec(
      await readPage(server.getPageUrl()),
    );
    const settings = await readPage(`${server.address}${offer?.[1]}`);
    const rules = /<textarea[^>]+name="instrument_rules"[^>]*>([^<]+)</.exec(settings)?.[1] ?? '';
    expect(rules.trim()).toBe('EX480: ex480\nLUM: lum');

    const answer = await fetch(`${server.address}/api/admin/pipelines/${server.seeded.pipelineUuid}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ instrument_rules: parseInstrumentRules(rules.trim()) }),
    });
    expect(answer.status).toBe(200);
    const { verdict } = await readJson<Summary>(server.read('summary'));
    expect([verdict.state, verdict.runs.map(({ raw_file }) => raw_file)]).toEqual(['out', ['EX480_202503_HeLa_58']]);
    expect(await readPage(server.getPageUrl())).not.toContain('The names of QC standards');
    const instruments = await readPage(`${server.address}/proteomics/instruments`);
    expect(['EX480', 'LUM'].map((name) => instruments.includes(`>${name}<`))).toEqual([true, true]);
  });
});

describeWithDatabase('The card of an instrument that few runs of a pipeline state', () => {
  let server: QualityServer;
  beforeAll(async () => {
    server = await startQualityServer({
      count: 30,
      createName: (index) => `hela_${index}`,
      createValues: (index) => ({ [METRIC]: index === 29 ? 300 : 1300 + ((index * 7) % 5) }),
    });
    await server.pool.query(
      "update proteomics_raw_files set instrument = case when name in ('hela_0.raw', 'hela_1.raw') then 'LTQ FT' end",
    );
  });
  afterAll(() => server.stop());

  it('has the verdict of the runs that it counts', async () => {
    const readText = async (path: string) => {
      const page = await fetch(`${server.address}${path}`, { headers: { accept: 'text/html' } });
      return (await page.text()).replace(/<[^>]*>/g, ' ');
    };
    expect(await readText('/proteomics')).toContain('Stop and check');
    const instruments = await readText('/proteomics/instruments');
    expect(['LTQ FT', '2 runs', 'Stop and check'].map((part) => instruments.includes(part))).toEqual([true, true, false]);
  });
});
