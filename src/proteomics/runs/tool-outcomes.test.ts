// @module-tag full
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { startReceiver, type TestReceiver } from '../../webhooks/testing-receiver.ts';
import { buildProteinTable } from '../results/testing-laboratory.ts';

interface Run {
  state: 'queued' | 'running' | 'done' | 'failed' | 'canceled';
  steps: { name: string; state: string; started_at: string | null; exit_code: number | null }[];
}
interface Figure {
  figure: string;
  kind: string;
  columns: string[];
  rows: (string | number | null)[][];
}

const CHROMATOGRAM = 'RetentionTime\tIntensity\r\n0.25\t5000\r\n0.5\t7500.5\r\n';
// The second channel has no values.
const PROTEINS = buildProteinTable(['P1', '8', '100', '4', '0'], ['P2', '5', '80', '16', 'NaN']);
const LEAVES_FIGURES = `
  const leave = (name, text) => require('fs').writeFileSync(process.argv[2] + '/' + name, text);
  leave('run.raw_Ms_TIC_chromatogram.txt', ${JSON.stringify(CHROMATOGRAM)});
  leave('proteinGroups.txt', ${JSON.stringify(PROTEINS)});
`;

describeWithDatabase('The steps of a tool', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-outcomes-'));
  let server: TestServer;
  let receiver: TestReceiver;
  let user = '';
  beforeAll(async () => {
    const toolsFile = join(folder, 'tools.json');
    const createStep = (name: string, script: string) => ({
      name,
      command: [process.execPath, '-e', script.replaceAll('\n', ' '), '--', 'x', '{result_dir}'],
    });
    const tools = {
      stays: { steps: [createStep('search', 'setInterval(() => {}, 1000)'), createStep('report', '0')] },
      fails: { steps: [createStep('search', 'process.exit(3)'), createStep('report', '0')] },
      measures: { steps: [createStep('search', LEAVES_FIGURES)] },
    };
    writeFileSync(toolsFile, JSON.stringify({ tools }));
    const settings = { TOOLS_FILE: toolsFile, WEBHOOK_PRIVATE_ADDRESSES: 'true' };
    [server, receiver] = await Promise.all([startTestServer(settings, { withDatabase: true }), startReceiver()]);
    await sendJson('/api/admin/projects', { name: 'Lung cohort' });
    user = (await sendJson('/api/admin/users', { email: 'operator@example.org', name: 'Instrument operator' })).uuid;
  });
  afterAll(async () => {
    await server.stop();
    await receiver.stop();
    rmSync(folder, { recursive: true });
  });

  async function sendJson(path: string, body: object, method = 'POST'): Promise<{ uuid: string }> {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${server.address}${path}`, { method, headers, body: JSON.stringify(body) });
    return (await answer.json()) as { uuid: string };
  }
  /** Uploads a raw file to a new pipeline with the named tool and a webhook. The upload starts a run. */
  async function startTestRun(tool: string): Promise<string> {
    const { uuid } = await sendJson('/api/admin/pipelines', { project: 'lung-cohort', name: tool, tool });
    await sendJson(`/api/admin/pipelines/${uuid}/webhook`, { url: receiver.address, enabled: true }, 'PUT');
    const form = new FormData();
    form.set('user', user);
    form.set('pipeline', uuid);
    form.set('orig_file', new Blob(['raw data']), 'run.raw');
    const answer = await fetch(`${server.address}/api/upload/raw`, { method: 'POST', body: form });
    return ((await answer.json()) as { uuid: string }).uuid;
  }
  const getJson = async <T>(path: string) => (await (await fetch(`${server.address}${path}`)).json()) as T;
  const waitForRun = (run: string, isSo: (run: Run) => boolean) =>
    vi.waitFor(
      async () => {
        const now = await getJson<Run>(`/api/runs/${run}`);
        expect(isSo(now), now.state).toBe(true);
        return now;
      },
      { timeout: 45_000, interval: 50 },
    );

  it('can be canceled by a user, and later steps are skipped', async () => {
    const run = await startTestRun('stays');
    await waitForRun(run, ({ steps }) => steps[0]?.state === 'running');
    await sendJson(`/api/runs/${run}/cancel`, { user });
    const { state, steps } = await waitForRun(run, (now) => now.state === 'canceled');
    expect([state, ...steps.map((step) => [step.name, step.state])]).toEqual([
      'canceled',
      ['search', 'canceled'],
      ['report', 'skipped'],
    ]);
    const { items } = await getJson<{ items: Run[] }>('/api/runs?state=canceled');
    expect(items.map((item) => item.steps)).toEqual([steps]);
  });

  it('are skipped after a failed step', async () => {
    const { state, steps } = await waitForRun(await startTestRun('fails'), (now) => now.state === 'failed');
    expect([state, steps]).toMatchObject([
      'failed',
      [
        { name: 'search', state: 'failed', exit_code: 3 },
        { name: 'report', state: 'skipped', started_at: null, exit_code: null },
      ],
    ]);
  });

  it.each([
    ['fails', 'failed'],
    ['measures', 'done'],
    ['stays', 'canceled'],
  ])('report the end of a run to the webhook of its pipeline: tool %s, state %s', async (tool, state) => {
    const run = await startTestRun(tool);
    if (tool === 'stays') await sendJson(`/api/runs/${run}/cancel`, { user });
    const listEvents = () => receiver.received.filter(({ message }) => message.run === run).map(({ message }) => message);
    await vi.waitFor(() => expect(listEvents()).toHaveLength(1), { timeout: 60_000, interval: 50 });
    expect(listEvents()).toMatchObject([
      { event: 'finished_run', project: 'lung-cohort', raw_file: 'run', metric: null, text: state },
    ]);
  });

  describe('Successful steps of a tool', () => {
    let run = '';
    const readFigure = (name: string) => getJson<Figure>(`/api/runs/${run}/figures/${name}`);
    beforeAll(async () => {
      run = await startTestRun('measures');
      await waitForRun(run, ({ state }) => state === 'done');
    });

    it('produce a chromatogram of time and intensity', async () => {
      expect(await readFigure('ms1_chromatogram')).toMatchObject({
        figure: 'ms1_chromatogram',
        kind: 'line',
        rows: [
          [0.25, 5000, 5000],
          [0.5, 7500.5, 7500.5],
        ],
      });
    });

    it('produce an empty box plot for a channel without values', async () => {
      const { kind, rows } = await readFigure('protein_channels');
      expect([kind, rows.map(([, ...numbers]) => numbers)]).toEqual([
        'box',
        [
          [2, 2.5, 3, 3.5, 4],
          [null, null, null, null, null],
        ],
      ]);
    });
  });
});
