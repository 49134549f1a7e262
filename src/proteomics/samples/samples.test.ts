import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { HubClient } from '../../hub/entities/testing-hub-client.ts';
import { getBuiltInProfile } from '../../hub/entities/testing-project.ts';
import { ExchangeProject } from '../../hub/exchange/testing-exchange.ts';
import type { Database } from '../../storage/database.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { listTasksDuring } from '../../tasks/testing-tasks.ts';
import { type QualityServer, readJson, startQualityServer } from '../quality/testing-quality.ts';

interface Samples {
  readonly file_name: string | null;
  readonly factors: readonly string[];
  readonly rows: readonly { readonly run: string | null; readonly raw_file: string; readonly groups: Record<string, string> }[];
  readonly problems: readonly { readonly code: string; readonly line: number | null; readonly message: string }[];
  readonly detail?: string;
}

const METRIC = { metric: 'N_peptides' };
const HEAD = [
  'source name',
  'characteristics[organism]',
  'assay name',
  'comment[label]',
  'comment[data file]',
  'factor value[disease]',
];
const formatSheet = (...rows: readonly (readonly string[])[]) => [HEAD, ...rows].map((cells) => cells.join('\t')).join('\n');
const createRow = (source: string, file: string, disease: string, label = 'label free sample') => [
  ...[source, 'NT=homo sapiens;AC=NCBITaxon:9606', `run of ${file}`, label, file, disease],
];

describeWithDatabase('The samples of a pipeline', () => {
  let server: QualityServer;
  beforeAll(async () => {
    server = await startQualityServer({ count: 8, createName: (index) => `run_${index}` });
  });
  afterAll(() => server.stop());

  const getPipeline = () => ({ project: server.seeded.project, pipeline: server.seeded.pipeline });
  const readSamples = () => readJson<Samples>(fetch(`${server.address}/api/samples?${new URLSearchParams(getPipeline())}`));
  const saveSamples = async (content: string, changes: object = {}) => {
    const answer = await fetch(`${server.address}/api/samples`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...getPipeline(), file_name: 'mine.sdrf.tsv', content, user: server.seeded.user, ...changes }),
    });
    return { status: answer.status, body: await readJson<Samples>(answer) };
  };
  const createTwoGroupSheet = () =>
    formatSheet(
      ...server.seeded.runs.map((name, index) => createRow(`sample ${index}`, `${name}.raw`, index < 4 ? 'normal' : 'sick')),
    );
  const readPage = async (path: string) => (await fetch(server.getPageUrl(path), { headers: { accept: 'text/html' } })).text();

  it('are empty by default', async () => {
    expect(await readSamples()).toEqual({
      file_name: null,
      changed_by: null,
      changed_at: null,
      factors: [],
      rows: [],
      problems: [],
    });
    expect(await readPage('/../samples')).toContain('No sample metadata yet.');
  });

  it.each(['../mine.sdrf.tsv', 'a\nb.sdrf.tsv', 'mine\u202evst.frds', '--mine.sdrf.tsv'])(
    'are rejected with the file name %j',
    async (name) => {
      const { status } = await saveSamples(createTwoGroupSheet(), { file_name: name });
      expect([status, (await readSamples()).file_name]).toEqual([400, null]);
    },
  );

  it('are matched to runs by file name, regardless of extension and archive', async () => {
    const content = formatSheet(
      createRow('a', 'run_0.raw', 'normal'),
      createRow('b', 'RUN_1.mzML.gz', 'sick'),
      createRow('c', 'run_2.d.zip', 'not available'),
      createRow('d', 'other.raw', 'sick'),
    );
    const { status, body } = await saveSamples(content);
    expect([status, body.file_name, body.factors]).toEqual([200, 'mine.sdrf.tsv', ['disease']]);
    expect(body.rows.map(({ run }) => run !== null)).toEqual([true, true, true, false]);
    expect(body.rows.map(({ groups }) => groups)).toEqual([
      { organism: 'homo sapiens', disease: 'normal' },
      { organism: 'homo sapiens', disease: 'sick' },
      { organism: 'homo sapiens' },
      { organism: 'homo sapiens', disease: 'sick' },
    ]);
    expect(body.problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'UNKNOWN_RUN', line: 5, message: 'The pipeline has no run other.raw.' }),
        expect.objectContaining({
          code: 'RUN_WITHOUT_ROW',
          line: null,
          message: 'The run run_3.raw of the pipeline has no row.',
        }),
      ]),
    );
    expect(await readSamples()).toEqual(body);
  });

  it.each([
    ['text that is not a table', 'nonsense', 'content: Line 1 is not an SDRF header'],
    [
      'a line with more cells than columns',
      `${formatSheet(createRow('a', 'x.raw', 'n'))}\tmore\tmore`,
      'content: Line 2 has 8 cells',
    ],
    ['a header without rows', formatSheet(), 'content: The file has no rows.'],
    ['binary content', 'source name\0', 'content must not contain the character NUL.'],
    ['more than 30,000 rows', `source name\n${'a\n'.repeat(30_001)}`, 'content: The file has more than 30000 rows'],
    [
      'more than 300,000 values',
      `source name${Array.from({ length: 101 }, (_, at) => `\tcharacteristics[${at}]`).join('')}\n${`a${'\tb'.repeat(101)}\n`.repeat(2_971)}`,
      'or more than 300000 values',
    ],
  ])('remain unchanged if a new sheet is rejected because it has %s', async (_what, content, reason) => {
    await saveSamples(createTwoGroupSheet());
    const { status, body } = await saveSamples(content);
    expect([status, body.detail]).toEqual([400, expect.stringContaining(reason)]);
    expect((await readSamples()).rows).toHaveLength(8);
  });

  it('are read from the database only for runs of the pipeline, as one row each', async () => {
    const others = Array.from({ length: 100 }, (_, at) => createRow(`s${at}`, `other_${at}.raw`, 'normal'));
    await saveSamples(
      `${createTwoGroupSheet()}\n${formatSheet(...others)
        .split('\n')
        .slice(1)
        .join('\n')}`,
    );
    const query = vi.spyOn(server.pool, 'query');
    try {
      await server.read('trend', METRIC);
      const results = await Promise.all(query.mock.results.map(({ value }) => value as Promise<pg.QueryResult>));
      const counts = results.flatMap(({ rowCount }, at) =>
        String(query.mock.calls[at]?.[0]).includes('proteomics_samples') ? [rowCount] : [],
      );
      expect(counts).toEqual([8]);
    } finally {
      query.mockRestore();
    }
  });

  it('are shown with one message for a problem that occurs in many lines', async () => {
    await saveSamples(
      formatSheet(
        ...[0, 1, 2, 4].map((run) => createRow(`sample ${run}`, `run_${run}.raw`, 'normal', run === 2 ? 'TMT126' : 'TMT')),
      ),
    );
    const html = await readPage('/../samples');
    expect(html.match(/TMT names a kit, but no channel/g)).toHaveLength(1);
    expect(html).toContain('lines 2 to 3 and 5, comment[label]:');
  });

  it('are copied from a project of the hub that has rows', async () => {
    const hub = await new HubClient(server.address).createProject('sdrf-proteomics', '1.1');
    const project = new ExchangeProject(hub, getBuiltInProfile('sdrf-proteomics/1.1'), server.database as Database);
    const importFromHub = (hubProject: string) =>
      server.submitForm('/../samples', [
        ['hub_project', hubProject],
        ['user', server.seeded.user],
      ]);
    expect(await readPage('/../samples')).toContain(`<option value="${project.id}">`);
    const empty = await importFromHub(project.id);
    expect([empty.status, await empty.text()]).toEqual([
      400,
      expect.stringContaining('The project has no rows of samples yet, so there is no SDRF file.'),
    ]);
    await project.fillWithExample();
    expect((await importFromHub(project.id)).status).toBe(303);
    const exported = await project.export('format=sdrf');
    expect((await readSamples()).rows).toHaveLength(exported.toString().trim().split('\n').length - 1);
    for (const unknown of [crypto.randomUUID(), 'x'.repeat(37)]) expect((await importFromHub(unknown)).status).toBe(400);
  });

  it('define groups that filter the runs of plots and tables', async () => {
    await saveSamples(createTwoGroupSheet());
    const readRuns = async (operation: string, group: string) =>
      (
        await readJson<{ runs: { raw_file: string }[] }>(
          server.read(operation, { ...(operation === 'trend' ? METRIC : {}), group }),
        )
      ).runs.map(({ raw_file }) => raw_file);
    expect(await readRuns('trend', 'disease=sick')).toEqual(server.seeded.runs.slice(4));
    expect(await readRuns('heatmap', 'organism=homo sapiens')).toEqual(server.seeded.runs);
    expect(await readRuns('trend', 'disease=unknown')).toEqual([]);
    const table = await (await server.read('table', { group: 'disease=normal', format: 'csv' })).text();
    expect(table.trim().split('\n')).toHaveLength(5);
    expect((await server.read('trend', { ...METRIC, group: 'nonsense' })).status).toBe(400);
  });

  it('are checked in a thread if there are many, with the same problems on the page and in JSON', {
    tags: 'full',
  }, async () => {
    const rows = Array.from({ length: 200 }, (_, index) => createRow(`s${index}`, `gone_${index}.raw`, 'ill', 'TMT999'));
    let problems: readonly object[] = [];
    const tasks = await listTasksDuring(async () => {
      problems = (await saveSamples(formatSheet(...rows))).body.problems;
      expect((await readSamples()).problems).toEqual(problems);
      await readPage('/../samples');
      expect(await readPage('/../submission')).toMatch(/has \d+ errors/);
    });
    expect(tasks).toEqual([
      'check a body',
      'set samples',
      'check samples',
      'check samples',
      'check samples',
      'inspect samples',
    ]);
    expect(problems.length).toBeGreaterThan(100);
  });

  it('have their new values in plots after a change', async () => {
    const countRuns = async (disease: string) => {
      const { runs } = await readJson<{ runs: object[] }>(server.read('trend', { ...METRIC, group: `disease=${disease}` }));
      return runs.length;
    };
    await saveSamples(createTwoGroupSheet());
    const before = [await countRuns('sick'), await countRuns('ill')];
    await saveSamples(createTwoGroupSheet().replaceAll('sick', 'ill'));
    expect([before, [await countRuns('sick'), await countRuns('ill')]]).toEqual([
      [4, 0],
      [0, 4],
    ]);
  });

  it('color the trend, and the name of the group is shown at a point', async () => {
    await saveSamples(createTwoGroupSheet());
    const drawTrend = async (parameters: Record<string, string>) =>
      (await server.read('trend', { ...METRIC, format: 'svg', ...parameters })).text();
    const svg = await drawTrend({ color_by: 'disease' });
    expect(['>normal<', '>sick<', '· sick<'].map((part) => svg.includes(part))).toEqual([true, true, true]);
    expect(await drawTrend({})).not.toContain('>sick<');
    expect(await drawTrend({ color_by: 'nothing' })).not.toContain('>sick<');
    const html = await readPage('?color_by=disease&group=disease%3Dsick');
    expect(html).toMatch(/<option value="disease" selected>/);
    expect(html).toMatch(/<option value="disease=sick" selected>/);
    expect(html).toContain('color_by=disease');
    expect(await readPage('/heatmap?group=disease%3Dsick')).toMatch(/<option value="disease=sick" selected>/);
  });

  it('are listed on the page of a run', async () => {
    await saveSamples(
      formatSheet(createRow('lung 1', 'run_0.raw', 'normal', 'TMT126'), createRow('lung 2', 'run_0.raw', 'sick', 'TMT127N')),
    );
    const { run } = (await readSamples()).rows[0] ?? {};
    const html = await readPage(`/../runs/${run}`);
    expect(['Samples</h2>', '<dd>lung 1</dd>', '<dd>TMT127N</dd>', '<dd>sick</dd>'].map((part) => html.includes(part))).toEqual(
      [...[true, true, true, true]],
    );
    const svg = await (await server.read('trend', { ...METRIC, format: 'svg', color_by: 'disease' })).text();
    expect(svg).not.toContain('>normal, sick<');
    const { runs } = await readJson<{ runs: object[] }>(server.read('trend', { ...METRIC, group: 'disease=sick' }));
    expect(runs).toHaveLength(1);
  });

  it('are set by a form that keeps rejected input, and removed only by a separate button', async () => {
    const postForm = (fields: Record<string, string>) =>
      fetch(server.getPageUrl('/../samples'), {
        method: 'POST',
        redirect: 'manual',
        headers: { accept: 'text/html' },
        body: new URLSearchParams(fields),
      });
    const refused = await postForm({ content: 'nonsense', file_name: 'x.sdrf.tsv', user: server.seeded.user });
    const text = await refused.text();
    expect([refused.status, text.includes('id="content-error"'), text.includes('nonsense</textarea>')]).toEqual([
      400,
      true,
      true,
    ]);
    const nobody = await postForm({ content: createTwoGroupSheet(), user: '' });
    expect([nobody.status, (await nobody.text()).includes('Choose your name, or enter your user UUID.')]).toEqual([400, true]);
    const done = await postForm({ content: createTwoGroupSheet(), file_name: '', user: server.seeded.user });
    expect([done.status, done.headers.get('location')]).toEqual([
      ...[303, `/proteomics/projects/${server.seeded.project}/${server.seeded.pipeline}/samples`],
    ]);
    expect((await readSamples()).file_name).toBe(`${server.seeded.pipeline}.sdrf.tsv`);
    const html = await readPage('/../samples');
    expect(html).toContain('8 rows, 8 of 8 raw files described');
    expect(html).toContain('The column characteristics[organism part] is missing.');
    const empty = await postForm({ content: '', user: server.seeded.user });
    expect([empty.status, (await empty.text()).includes('Enter the text of the file')]).toEqual([400, true]);
    expect((await readSamples()).file_name).not.toBeNull();
    await postForm({ remove: 'yes', user: server.seeded.user });
    expect((await readSamples()).file_name).toBeNull();
  });
});
