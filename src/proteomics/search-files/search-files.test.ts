// @module-tag full
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { listTasksDuring } from '../../tasks/testing-tasks.ts';

interface Run {
  readonly state: string;
  readonly message: string | null;
  readonly attempt: number;
  readonly searched_with: unknown;
}

/** Source of a tool that prints names and contents of its files, and writes a result. */
const TELLS = `
  const { readFileSync, writeFileSync, basename } = { ...require('fs'), ...require('path') };
  const [, fasta, template, results] = process.argv;
  console.log('searched ' + basename(fasta) + ' ' + readFileSync(fasta, 'utf8').split('\\n')[0]);
  console.log('by ' + basename(template) + ' ' + readFileSync(template, 'utf8').replaceAll(fasta, 'FASTA'));
  writeFileSync(results + '/summary.txt', 'Raw file\\tMS\\tMS/MS\\nx\\t120\\t3400\\n');
`;

describeWithDatabase('FASTA files and parameters of a pipeline', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-search-files-'));
  const data = join(folder, 'data');
  let server: TestServer;
  let user = '';
  beforeAll(async () => {
    const toolsFile = join(folder, 'tools.json');
    writeFileSync(join(folder, 'server.fasta'), '>server\nMK\n');
    writeFileSync(join(folder, 'server.cfg'), 'database={fasta}');
    const createStep = (...given: string[]) => ({
      name: 'search',
      command: [process.execPath, '-e', TELLS.replaceAll('\n', ' '), '--', ...given],
    });
    const both = createStep('{fasta}', '{template}', '{result_dir}');
    const tools = {
      own: { fasta: 'server.fasta', template: 'server.cfg', steps: [both] },
      brings: { uploads: ['fasta', 'template'], steps: [both] },
      fixed: { fasta: 'server.fasta', template: 'server.cfg', uploads: [], steps: [both] },
    };
    writeFileSync(toolsFile, JSON.stringify({ tools }));
    server = await startTestServer({ TOOLS_FILE: toolsFile, DATA_DIR: data }, { withDatabase: true });
    await postJson('/api/admin/projects', { name: 'Lung cohort' });
    user = (await postJson('/api/admin/users', { email: 'operator@example.org', name: 'Instrument operator' })).uuid;
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const getDatabase = () => server.database as NonNullable<TestServer['database']>;
  async function postJson(path: string, body: object) {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${server.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { uuid: string; slug: string; detail?: string; queued?: number };
  }
  const createPipeline = (tool: string | null, name = `${tool} ${Math.random()}`) =>
    postJson('/api/admin/pipelines', { project: 'lung-cohort', name, tool });
  const sendForm = async (path: string, form: FormData | URLSearchParams) => {
    const headers = { Accept: 'text/html' };
    const answer = await fetch(server.address + path, { method: 'POST', body: form, headers, redirect: 'manual' });
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  };
  const buildFilesPath = (pipeline: string) => `/proteomics/admin/pipelines/${pipeline}/files`;
  const addFile = (pipeline: string, kind: string, name: string, content: string) => {
    const form = new FormData();
    form.set('kind', kind);
    form.set('file', new Blob([content]), name);
    return sendForm(buildFilesPath(pipeline), form);
  };
  const useVersion = (pipeline: string, kind: string, version: string) =>
    sendForm(`${buildFilesPath(pipeline)}/use`, new URLSearchParams({ kind, version }));
  const deleteVersion = (pipeline: string, kind: string, version: string) =>
    sendForm(`${buildFilesPath(pipeline)}/delete`, new URLSearchParams({ kind, version }));
  const readPage = async (path: string) =>
    (await fetch(server.address + path, { headers: { Accept: 'text/html' } })).text().then((text) => text.replace(/\s+/g, ' '));
  const uploadRawFile = async (pipeline: string, name: string) => {
    const form = new FormData();
    form.set('user', user);
    form.set('pipeline', pipeline);
    form.set('orig_file', new Blob(['raw data']), name);
    const answer = await fetch(`${server.address}/api/upload/raw`, { method: 'POST', body: form });
    return ((await answer.json()) as { uuid: string }).uuid;
  };
  const readRun = async (run: string) => (await (await fetch(`${server.address}/api/runs/${run}`)).json()) as Run;
  const waitUntilEnded = (run: string, attempt = 1) =>
    vi.waitFor(
      async () => {
        const now = await readRun(run);
        expect([now.attempt, ['done', 'failed'].includes(now.state)]).toEqual([attempt, true]);
        return now;
      },
      { timeout: 45_000, interval: 50 },
    );
  const readLog = async (run: string) => (await fetch(`${server.address}/api/runs/${run}/log?tail=1000`)).text();

  it('are checked in a thread, so that other requests continue', async () => {
    const { uuid } = await createPipeline('brings');
    const attributes = Array.from({ length: 3_000 }, (_, at) => `a${at.toString(36)}=""`).join(' ');
    let answer: { status: number; text: string } | undefined;
    const tasks = await listTasksDuring(async () => {
      answer = await addFile(uuid, 'template', 'mqpar.xml', `<r ${attributes}/>`);
    });
    expect([answer?.status, answer?.text.includes('mqpar.xml'), tasks]).toEqual([400, true, ['check parameters']]);
  });

  describe('Versions of FASTA files and parameters', () => {
    it('replace the files of the server in later runs', async () => {
      const { uuid } = await createPipeline('own');
      const first = await uploadRawFile(uuid, 'first.raw');
      expect(await waitUntilEnded(first)).toMatchObject({
        searched_with: {
          tool: 'own',
          fasta: { version: null, name: 'server.fasta' },
          template: { version: null, name: 'server.cfg' },
        },
      });
      await addFile(uuid, 'fasta', 'human.fasta', '>human\nMK\n');
      await addFile(uuid, 'template', 'qc.cfg', 'enzyme=trypsin database={fasta}');
      const second = await uploadRawFile(uuid, 'second.raw');
      expect(await waitUntilEnded(second)).toMatchObject({
        state: 'done',
        searched_with: { tool: 'own', fasta: { version: 1, name: 'human.fasta' }, template: { version: 1, name: 'qc.cfg' } },
      });
      const log = await readLog(second);
      expect(log).toContain('searched human.fasta >human');
      expect(log).toContain('by parameters.cfg enzyme=trypsin database=FASTA');
      expect(log).toContain('Searched with the FASTA file human.fasta, version 1.');
      expect((await readRun(first)).searched_with).toMatchObject({ fasta: { version: null } });
    });

    it('can be selected again, like the file of the server', async () => {
      const { uuid } = await createPipeline('own');
      await addFile(uuid, 'fasta', 'human.fasta', '>one\nMK\n');
      await addFile(uuid, 'fasta', 'human.fasta', '>two\nMK\n');
      const page = `/proteomics/admin/pipelines/${uuid}`;
      expect(await readPage(page)).toContain('Runs use human.fasta, version 2.');
      expect(await useVersion(uuid, 'fasta', '1')).toMatchObject({ status: 303, location: `${page}#search-files` });
      expect(await readPage(page)).toContain('Runs use human.fasta, version 1.');
      await useVersion(uuid, 'fasta', '0');
      expect(await readPage(page)).toContain('Runs use the server’s file.');
      expect((await useVersion(uuid, 'fasta', '3')).status).toBe(404);
    });

    it('are not duplicated if an upload repeats earlier content', async () => {
      const { uuid } = await createPipeline('own');
      for (const content of ['>one\nMK\n', '>two\nMK\n', '>one\nMK\n']) await addFile(uuid, 'fasta', 'human.fasta', content);
      expect(await readPage(`/proteomics/admin/pipelines/${uuid}`)).toContain('Runs use human.fasta, version 1.');
      expect((await fetch(`${server.address}${buildFilesPath(uuid)}/fasta/3`)).status).toBe(404);
    });

    it('are numbered without gaps, even if uploaded concurrently', async () => {
      const { uuid } = await createPipeline('own');
      await Promise.all([1, 2, 3, 4].map((at) => addFile(uuid, 'fasta', 'human.fasta', `>human${at}\nMK\n`)));
      const { rows } = (await getDatabase().pool.query(
        'select version, is_in_use from proteomics_search_files where pipeline_uuid = $1 order by version',
        [uuid],
      )) as { rows: { version: number; is_in_use: boolean }[] };
      expect([rows.map(({ version }) => version), rows.filter((row) => row.is_in_use).length]).toEqual([[1, 2, 3, 4], 1]);
    });

    it('are downloaded unchanged', async () => {
      const { uuid } = await createPipeline('own');
      const content = '\ufeff>human Ä\r\nMK\r\n';
      await addFile(uuid, 'fasta', 'Mensch ä.fasta', content);
      const answer = await fetch(`${server.address}${buildFilesPath(uuid)}/fasta/1`);
      expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe(content);
      expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Mensch%20%C3%A4.fasta");
    });

    it('are deleted with their content if no run refers to them', async () => {
      const { uuid } = await createPipeline('own');
      await addFile(uuid, 'fasta', 'human.fasta', '>one\nMK\n');
      await addFile(uuid, 'fasta', 'human.fasta', '>two\nMK\n');
      expect((await deleteVersion(uuid, 'fasta', '1')).status).toBe(303);
      expect((await fetch(`${server.address}${buildFilesPath(uuid)}/fasta/1`)).status).toBe(404);
      expect((await deleteVersion(uuid, 'fasta', '1')).status).toBe(404);
      expect(readdirSync(join(data, 'proteomics/search-files', uuid))).toHaveLength(1);
    });

    it('cannot be added to a pipeline that already has 500', async () => {
      const { uuid } = await createPipeline('own');
      await getDatabase().pool.query(
        `insert into proteomics_search_files (pipeline_uuid, kind, version, name, sha256, size, changed_by, changed_at, is_in_use)
         select $1, 'fasta', n, 'human.fasta', n::text, 1, 'Operator', now(), false from generate_series(1, 500) n`,
        [uuid],
      );
      const { status, text } = await addFile(uuid, 'fasta', 'human.fasta', '>one\nMK\n');
      expect([status, text.includes('500 search files')]).toEqual([409, true]);
    });

    it('cannot be deleted while they are in use or in results, and the page states the reason', async () => {
      const { uuid } = await createPipeline('own');
      await addFile(uuid, 'fasta', 'human.fasta', '>one\nMK\n');
      const inUse = await deleteVersion(uuid, 'fasta', '1');
      expect([inUse.status, inUse.text.includes('Version 1 of the FASTA file is in use. Select another one first.')]).toEqual([
        409,
        true,
      ]);
      await waitUntilEnded(await uploadRawFile(uuid, 'run.raw'));
      await addFile(uuid, 'fasta', 'human.fasta', '>two\nMK\n');
      const named = await deleteVersion(uuid, 'fasta', '1');
      expect([named.status, named.text.includes('1 run uses it')]).toEqual([409, true]);
    });

    it('keep their structure regardless of the name of the raw file', async () => {
      const { uuid } = await createPipeline('own');
      await addFile(uuid, 'template', 'sage.json', '{"mzml_paths":["{raw_file}"],"output":"here"}');
      const run = await uploadRawFile(uuid, 'a","output":"elsewhere","x":"b.raw');
      expect(await waitUntilEnded(run)).toMatchObject({ state: 'done' });
      const settings = JSON.parse(/by parameters\.json (\{.*\})/.exec(await readLog(run))?.[1] ?? '') as object;
      expect(settings).toEqual({ mzml_paths: [expect.stringContaining('a","output":"elsewhere","x":"b.raw')], output: 'here' });
    });

    it('are compared line by line', async () => {
      const { uuid } = await createPipeline('own');
      const lines = Array.from({ length: 30 }, (_, at) => `option${at}=1`);
      await addFile(uuid, 'template', 'qc.cfg', `${lines.join('\n')}\n`);
      await addFile(uuid, 'template', 'qc.cfg', `${lines.with(14, 'option14=<b>2</b>').join('\r\n')}\n`);
      const page = await readPage(`${buildFilesPath(uuid)}/comparison?before=1&after=2`);
      expect(page).toContain('1 line of version 1 is not in version 2, which adds 1 line.');
      expect([
        page.includes('option14=&lt;b>2&lt;/b>') || page.includes('option14=&lt;b&gt;2&lt;/b&gt;'),
        page.includes('option11=1'),
      ]).toEqual([true, true]);
      expect([page.includes('option10=1'), page.includes('option18=1')]).toEqual([false, false]);
      expect(await readPage(`${buildFilesPath(uuid)}/comparison?before=1&after=1`)).toContain('Versions 1 and 1 are identical');
    });
  });

  it('are not stored if they are invalid, and the error at the field names the line', async () => {
    const { uuid } = await createPipeline('own');
    const { status, text } = await addFile(uuid, 'fasta', 'human.fasta', '>human\nM7K\n');
    expect([status, text.includes('id="file-fasta-error"')]).toEqual([400, true]);
    expect(text).toContain('human.fasta, line 2: it contains &quot;7&quot; in a sequence');
    expect((await addFile(uuid, 'template', 'qc.xml', '<a>')).text).toContain('requires parameters like server.cfg');
    expect((await addFile(uuid, 'other', 'human.fasta', '>human\nMK\n')).status).toBe(400);
    expect(await readPage(`/proteomics/admin/pipelines/${uuid}`)).toContain('Runs use the server’s file.');
  });

  it('are required if the tool has none', async () => {
    const { uuid } = await createPipeline('brings');
    expect(await readPage(`/proteomics/admin/pipelines/${uuid}`)).toContain('Runs fail: the tool brings needs a FASTA file.');
    const run = await uploadRawFile(uuid, 'run.raw');
    const message =
      'The run could not be prepared: the tool brings needs a FASTA file; upload one in the settings of the pipeline.';
    expect(await waitUntilEnded(run)).toMatchObject({ state: 'failed', message, searched_with: null });
  });

  it('are not offered if the tool accepts none', async () => {
    const { uuid } = await createPipeline('fixed');
    expect(await readPage(`/proteomics/admin/pipelines/${uuid}`)).toContain('uses no uploaded files');
    expect((await addFile(uuid, 'fasta', 'human.fasta', '>human\nMK\n')).status).toBe(400);
  });

  it('are deleted with their pipeline', async () => {
    const { uuid } = await createPipeline('own');
    await addFile(uuid, 'fasta', 'human.fasta', '>human\nMK\n');
    expect((await fetch(`${server.address}/api/admin/pipelines/${uuid}`, { method: 'DELETE' })).status).toBe(204);
    const left = await getDatabase().pool.query('select from proteomics_search_files where pipeline_uuid = $1', [uuid]);
    expect(left.rowCount).toBe(0);
  });

  describe('Changed FASTA files and parameters', () => {
    const getPagePath = (slug: string) => `/proteomics/projects/lung-cohort/${slug}`;
    const createTwoRuns = async () => {
      const made = await createPipeline('own');
      const runs = [await uploadRawFile(made.uuid, 'one.raw'), await uploadRawFile(made.uuid, 'two.raw')];
      for (const run of runs) await waitUntilEnded(run);
      await addFile(made.uuid, 'fasta', 'human.fasta', '>human\nMK\n');
      return { ...made, runs };
    };

    it('mark earlier runs as outdated, and one action reruns all of them', async () => {
      const { slug, runs } = await createTwoRuns();
      expect((await readPage(getPagePath(slug))).split('earlier settings').length - 1).toBe(2);
      const form = new URLSearchParams({ user, all: 'on' });
      expect(await sendForm(`${getPagePath(slug)}/retry`, form)).toMatchObject({ status: 303, location: getPagePath(slug) });
      for (const run of runs) expect(await waitUntilEnded(run, 2)).toMatchObject({ searched_with: { fasta: { version: 1 } } });
      expect(await readPage(getPagePath(slug))).not.toContain('earlier settings');
    });

    it('can be applied to selected runs, and to all runs of a list', async () => {
      const { slug, runs } = await createTwoRuns();
      const ticked = new URLSearchParams({ user, runs: runs[0] as string });
      expect((await sendForm(`${getPagePath(slug)}/retry`, ticked)).status).toBe(303);
      await waitUntilEnded(runs[0] as string, 2);
      expect(await readRun(runs[1] as string)).toMatchObject({ attempt: 1, state: 'done' });
      const found = new URLSearchParams({ user, all: 'on', search: 'two' });
      expect(await sendForm(`${getPagePath(slug)}/retry`, found)).toMatchObject({
        location: `${getPagePath(slug)}?search=two`,
      });
      await waitUntilEnded(runs[1] as string, 2);
      expect((await readRun(runs[0] as string)).attempt).toBe(2);
    });

    it('cause no rerun if the search of one of the runs cannot be repeated', async () => {
      const { uuid, slug, runs } = await createTwoRuns();
      const imported = new FormData();
      imported.set('pipeline', uuid);
      imported.set('raw_file', 'elsewhere.raw');
      imported.set('files', new Blob(['Raw file\tMS\nx\t1\n']), 'summary.txt');
      await fetch(`${server.address}/api/admin/results`, { method: 'POST', body: imported });
      const listed = (await (await fetch(`${server.address}/api/runs?project=lung-cohort&pipeline=${slug}`)).json()) as {
        items: { uuid: string; raw_file: string }[];
      };
      const elsewhere = listed.items.find(({ raw_file }) => raw_file === 'elsewhere.raw')?.uuid as string;
      const answer = await postJson('/api/retries', { pipeline: uuid, runs: [...runs, elsewhere], user });
      expect(answer.detail).toBe('elsewhere.raw is not on this server; only the results are.');
      for (const run of runs) expect(await readRun(run)).toMatchObject({ state: 'done', attempt: 1 });
      const form = new URLSearchParams({ user });
      for (const run of [...runs, elsewhere]) form.append('runs', run);
      const page = await sendForm(`${getPagePath(slug)}/retry`, form);
      expect([
        page.status,
        page.text.includes('No run was queued or canceled'),
        page.text.split(' checked').length - 1,
      ]).toEqual([409, true, 2]);
      expect(await postJson('/api/retries', { pipeline: uuid, runs, user })).toEqual({ queued: 2 });
      for (const run of runs) await waitUntilEnded(run, 2);
    });

    it('cannot be applied to runs of another pipeline, or without a user', async () => {
      const { uuid, slug, runs } = await createTwoRuns();
      const other = await createPipeline('own');
      expect((await postJson('/api/retries', { pipeline: other.uuid, runs, user })).detail).toMatch(
        /^There is no run .* in this pipeline\.$/,
      );
      expect((await sendForm(`${getPagePath(slug)}/retry`, new URLSearchParams({ user }))).text).toContain(
        'Select the runs to rerun.',
      );
      expect((await sendForm(`${getPagePath(slug)}/retry`, new URLSearchParams({ all: 'on' }))).text).toContain(
        'Choose your name, or enter your user UUID.',
      );
      expect((await readRun(runs[0] as string)).attempt).toBe(1);
      expect(await postJson('/api/retries', { pipeline: uuid, runs: [], user })).toHaveProperty('detail');
    });
  });
});
