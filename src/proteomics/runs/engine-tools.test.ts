// @module-tag full
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { buildMzml, buildTar } from '../acquisition/testing-raw-data.ts';

interface Run {
  readonly state: string;
  readonly message: string | null;
  readonly result_files: readonly string[];
}

/** Source of a tool that simulates Sage: writes the results of the sample file with the name of the raw file. */
const SEARCHES = `
  const { copyFileSync, readFileSync, writeFileSync, basename } = { ...require('fs'), ...require('path') };
  const [, raw, results, fixture] = process.argv;
  const text = readFileSync(fixture, 'utf8').replaceAll('LQSRPAAPPAPGPGQLTLR.mzML', basename(raw));
  writeFileSync(results + '/results.sage.tsv', text);
  writeFileSync(results + '/results.json', '{}');
  writeFileSync(results + '/matched.bin', Buffer.from([0, 1, 2]));
`;
/** Source of a tool that prints its arguments, and the names of the files next to the raw file. */
const PRINTS_FILE_NAMES = `console.log('told ' + process.argv.slice(1).map((path) => require('path').basename(path)).join(' '))`;
const FIXTURE = join(import.meta.dirname, '../engines/fixtures/sage/results.sage.tsv');

describeWithDatabase('A tool that runs another search engine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-engine-tools-'));
  let server: TestServer;
  let user = '';
  const postJson = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${server.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { uuid: string; slug: string };
  };
  beforeAll(async () => {
    const toolsFile = join(folder, 'tools.json');
    const createStep = (script: string, ...given: string[]) => ({
      name: 'search',
      command: [process.execPath, '-e', script.replaceAll('\n', ' '), '--', ...given],
    });
    const tools = {
      sage: { steps: [createStep(SEARCHES, '{raw_file}', '{result_dir}', FIXTURE)] },
      other: { steps: [createStep(SEARCHES, '/x/another.mzML', '{result_dir}', FIXTURE)] },
      tells: { steps: [createStep(PRINTS_FILE_NAMES, '{raw_file}')] },
      together: {
        together: 2,
        manifest: 'DIA',
        steps: [
          createStep(PRINTS_FILE_NAMES, '{raw_files}', '{manifest}'),
          {
            ...createStep(
              `console.log(require('fs').readFileSync(process.argv[1], 'utf8').replaceAll('\\t', '|'))`,
              '{manifest}',
            ),
            name: 'read',
          },
        ],
      },
    };
    writeFileSync(toolsFile, JSON.stringify({ tools }));
    server = await startTestServer({ TOOLS_FILE: toolsFile }, { withDatabase: true });
    await postJson('/api/admin/projects', { name: 'Lung cohort' });
    user = (await postJson('/api/admin/users', { email: 'operator@example.org', name: 'Instrument operator' })).uuid;
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const createPipeline = (tool: string) =>
    postJson('/api/admin/pipelines', { project: 'lung-cohort', name: tool, tool, accepts: ['mzml', 'd'] });
  const uploadRawFile = async (pipeline: string, name: string, content: string | Buffer = buildMzml()) => {
    const form = new FormData();
    form.set('user', user);
    form.set('pipeline', pipeline);
    form.set('orig_file', new Blob([content as never]), name);
    const answer = await fetch(`${server.address}/api/upload/raw`, { method: 'POST', body: form });
    return ((await answer.json()) as { uuid: string }).uuid;
  };
  const waitUntilEnded = (run: string) =>
    vi.waitFor(
      async () => {
        const now = (await (await fetch(`${server.address}/api/runs/${run}`)).json()) as Run;
        expect(['done', 'failed']).toContain(now.state);
        return now;
      },
      { timeout: 45_000, interval: 50 },
    );
  const readLog = async (run: string) => (await fetch(`${server.address}/api/runs/${run}/log?tail=1000`)).text();

  it('produces results that are imported, and other files that are skipped', async () => {
    const { uuid, slug } = await createPipeline('sage');
    const run = await uploadRawFile(uuid, 'run.mzML');
    expect(await waitUntilEnded(run)).toMatchObject({ state: 'done', result_files: [expect.stringContaining('sage')] });
    const log = await readLog(run);
    expect([log.includes('Not read: results.json'), log.includes('Not read: matched.bin')]).toEqual([true, true]);
    const expected = JSON.parse(readFileSync(`${FIXTURE}.expected.json`, 'utf8')) as object;
    const query = new URLSearchParams({ project: 'lung-cohort', pipeline: slug });
    const answer = await fetch(`${server.address}/api/qc/values?${query}`);
    const { metrics } = (await answer.json()) as { metrics: Record<string, unknown[]> };
    const reported = Object.values(expected)[0] as Record<string, number>;
    expect(Object.keys(reported).length).toBeGreaterThan(3);
    for (const [id, value] of Object.entries(reported))
      if (typeof value === 'number' && metrics[id] !== undefined) expect(metrics[id]?.[0]).toBeCloseTo(value, 4);
  });

  it('produces the results of its raw file regardless of the run name that the results contain', async () => {
    const run = await uploadRawFile((await createPipeline('other')).uuid, 'run.mzML');
    expect(await waitUntilEnded(run)).toMatchObject({ state: 'done' });
  });

  it('receives the unpacked run from an archive', async () => {
    const archive = buildTar({ 'run.d/AcqData/MSScan.bin': 'x', 'run.d/method.m': 'y' });
    const run = await uploadRawFile((await createPipeline('tells')).uuid, 'QC 1.d.tar', archive);
    await waitUntilEnded(run);
    expect(await readLog(run)).toContain('told run.d');
  });

  it('receives earlier raw files if it analyzes several files together', async () => {
    const { uuid } = await createPipeline('together');
    for (const name of ['first.mzML', 'second.mzML']) await waitUntilEnded(await uploadRawFile(uuid, name));
    const run = await uploadRawFile(uuid, 'third one.mzML');
    await waitUntilEnded(run);
    const log = await readLog(run);
    expect(log).toContain('told second.mzML third one.mzML files.fp-manifest');
    expect(log).toMatch(/second\.mzML\|second\|\|DIA/);
    expect(log).toContain('{raw_file}|third-one||DIA');
  });
});
