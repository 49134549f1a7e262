// @module-tag full
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLog } from '../src/log.ts';
import { describeWithEmbedded } from '../src/storage/testing.ts';
import { type Demonstration, startDemonstration } from './demonstration.ts';
import { TestBrowser } from './login/test-browser.ts';
import { FAULTS } from './platform/faults.ts';
import { createFaultGuide, createWelcome } from './welcome.ts';

/** Number of runs that is enough for a baseline and for the night in which the instrument fails. */
const RUNS = 24;

function getFirstPipeline({ laboratory }: Demonstration): { project: string; pipeline: string } {
  const [pipeline = '', project = ''] = laboratory.pipelinePath.split('/').toReversed();
  return { project, pipeline };
}

describeWithEmbedded('The demo', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-demonstration-'));
  let demonstration: Demonstration;
  beforeAll(async () => {
    demonstration = await startDemonstration({ dataDir, log: createLog('silent'), runs: RUNS });
  });
  afterAll(async () => {
    await demonstration.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('listens on the callback address of the login', () => {
    expect(demonstration.address).toBe(demonstration.baseUrl);
  });

  it('responds at every printed URL', async () => {
    const { address, login, platform } = demonstration;
    const statuses = [`${address}/`, login.discoveryUrl, platform.url].map(async (url) => (await fetch(url)).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
  });

  it('prints four links to existing pages and four suggestions', async () => {
    const [, links = '', things = ''] = /Open\n([\s\S]*?)\nTry\n([\s\S]*?)\nAccounts/.exec(createWelcome(demonstration)) ?? [];
    const addresses = links.match(/http\S+/g) ?? [];
    const statuses = addresses.map(async (url) => (await fetch(url, { redirect: 'manual' })).status);
    expect(await Promise.all(statuses)).toEqual([200, 303, 200, 200]);
    expect(things.match(/^ {2}\d\./gm)).toHaveLength(4);
  });

  it('prints every account and every fault', () => {
    const messages = createWelcome(demonstration) + createFaultGuide();
    const names = [...demonstration.login.accounts.map(({ title }) => title), ...Object.keys(FAULTS)];
    expect(names.filter((name) => !messages.includes(`  ${name} `))).toEqual([]);
  });

  it('reads no setting from the environment of the process', () => {
    expect(Object.values(demonstration.environment)).not.toContain(process.env.PATH);
    expect(demonstration.environment.COLLAB_ORGANISATION_API_TOKEN).toBe(demonstration.platform.token);
  });

  it('has runs of a simulated laboratory, and prints their URL', async () => {
    expect(await demonstration.filled).toBe(RUNS);
    const of = new URLSearchParams(getFirstPipeline(demonstration));
    expect(await (await fetch(`${demonstration.address}/api/runs?${of}`)).json()).toMatchObject({ states: { done: RUNS } });
    expect((await fetch(`${demonstration.address}${demonstration.laboratory.pipelinePath}`)).status).toBe(200);
  });

  it('has runs with four kinds of failures, and its welcome explains where to review them', async () => {
    expect(createWelcome(demonstration)).toContain(
      'the instrument broke in four ways: open its quality, and select each cause.',
    );
    const of = new URLSearchParams(getFirstPipeline(demonstration));
    const answer = await fetch(`${demonstration.address}/api/qc/summary?${of}`);
    const { verdict } = (await answer.json()) as { verdict: { state: string; runs: { causes: string[] }[] } };
    const causes = new Set(verdict.runs.flatMap((run) => run.causes));
    expect([verdict.state, ['mass_shift', 'spray', 'injection', 'digestion'].filter((cause) => !causes.has(cause))]).toEqual([
      'out',
      [],
    ]);
  });

  it('has role changes of the last week in the activity of the organization', async () => {
    const { address, login } = demonstration;
    const browser = new TestBrowser();
    const choice = await browser.visit(`${address}/auth/login?returnTo=%2Fprofile`);
    const manager = login.accounts.find(({ title }) => title === 'Demo Manager');
    await browser.submit(choice, { account: manager?.sub ?? '' });
    const from = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
    const { text } = await browser.visit(`${address}/collaborations/activity.csv?what=roles&from=${from}`);
    expect(text).toMatch(/Demo Manager.*Plant Breeder 1.*member → administrator/);
  });

  it('finds items of every kind by words, with links to their pages', async () => {
    const { address, login } = demonstration;
    await fetch(`${address}/hub/example`, { method: 'POST', headers: { Accept: 'application/json' } });
    const browser = new TestBrowser();
    const choice = await browser.visit(`${address}/auth/login?returnTo=%2Fprofile`);
    const administrator = login.accounts.find(({ title }) => title === 'Demo Administrator');
    await browser.submit(choice, { account: administrator?.sub ?? '' });
    const headers = { accept: 'application/json' };
    const searchWords = async (words: string) => {
      const { text } = await browser.visit(`${address}/find?q=${encodeURIComponent(words)}`, { headers });
      return (JSON.parse(text) as { results: { kind: string; path: string }[] }).results;
    };
    const all = (await Promise.all(['drought', 'example', 'tmt', 'raw', 'miappe', 'projects'].map(searchWords))).flat();
    expect(new Set(all.map(({ kind }) => kind))).toEqual(
      new Set(['Page', 'Collaboration', 'Project', 'Workspace', 'Entity', 'Pipeline', 'Run', 'Profile', 'Operation']),
    );
    for (const kind of ['Collaboration', 'Project', 'Entity', 'Pipeline', 'Run']) {
      const { path = '' } = all.find((one) => one.kind === kind) ?? {};
      expect([kind, (await browser.visit(address + path, { headers: { accept: 'text/html' } })).status]).toEqual([kind, 200]);
    }
    expect((await (await fetch(`${address}/find?q=drought`, { headers })).text()).includes('"Collaboration"')).toBe(false);
  });

  it('processes the sample raw files', async () => {
    const { address, laboratory, examples } = demonstration;
    const { items } = (await (await fetch(`${address}/api/admin/pipelines`)).json()) as { items: { uuid: string }[] };
    const form = new FormData();
    form.set('user', laboratory.operator.uuid);
    form.set('pipeline', items[0]?.uuid ?? '');
    form.set('orig_file', new Blob([readFileSync(join(examples, 'example_1.raw'))]), 'example_1.raw');
    const answer = await fetch(`${address}/api/upload/raw`, { method: 'POST', body: form });
    const { uuid } = (await answer.json()) as { uuid: string };
    await vi.waitFor(
      async () => {
        const run = await (await fetch(`${address}/api/runs/${uuid}`)).json();
        expect(run).toMatchObject({ state: 'done', columns_filled: 103 });
      },
      { timeout: 55_000, interval: 200 },
    );
  });
});
