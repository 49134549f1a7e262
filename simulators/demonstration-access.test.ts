// @module-tag full
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../src/log.ts';
import { describeWithEmbedded } from '../src/storage/testing.ts';
import { type Demonstration, startDemonstration } from './demonstration.ts';
import { createDevelopmentAccounts, type DevelopmentActor } from './login/accounts.ts';
import { TestBrowser } from './login/test-browser.ts';
import { createWelcome } from './welcome.ts';

/** Number of runs, of which one belongs to the DIA instrument. */
const RUNS = 4;
const RUNS_OF_PROJECT = '/api/runs?project=simulated-laboratory&limit=100';
const MANAGED_PIPELINES = '/api/admin/pipelines?project=simulated-laboratory';
const PROJECT_SETTINGS = '/proteomics/admin/projects/simulated-laboratory';

describeWithEmbedded('The demo with a login for hub and proteomics', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-demonstration-'));
  const environment = { HUB_ACCESS: 'login', PROTEOMICS_ACCESS: 'login' };
  let demonstration: Demonstration;
  beforeAll(async () => {
    demonstration = await startDemonstration({ dataDir, log: createLog('silent'), runs: RUNS, environment });
  });
  afterAll(async () => {
    await demonstration.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function getBrowser(actor: DevelopmentActor): Promise<TestBrowser> {
    const browser = new TestBrowser();
    const choice = await browser.visit(`${demonstration.address}/auth/login?returnTo=%2Fprofile`);
    await browser.submit(choice, { account: createDevelopmentAccounts()[actor].sub });
    return browser;
  }

  /**
   * Returns the statuses of three requests: reading the runs, managing the pipelines, and opening the settings of the project.
   */
  async function readRights(actor: DevelopmentActor): Promise<number[]> {
    const browser = await getBrowser(actor);
    const { address } = demonstration;
    const headers = { accept: 'application/json' };
    const data = await browser.visit(address + RUNS_OF_PROJECT, { headers });
    const pipelines = await browser.visit(address + MANAGED_PIPELINES, { headers });
    const settings = await browser.visit(address + PROJECT_SETTINGS, { headers: { accept: 'text/html' }, redirects: 0 });
    return [data.status, pipelines.status, settings.status];
  }

  it('fills its laboratory with data, and ends the session of the operator', async () => {
    expect(await demonstration.filled).toBe(RUNS);
    const browser = await getBrowser('member');
    const { text } = await browser.visit(demonstration.address + RUNS_OF_PROJECT, { headers: { accept: 'application/json' } });
    expect(text).toMatch(/"dia_\d{8}_\d\dh/);
    const profile = await browser.visit(`${demonstration.address}/profile`, { headers: { accept: 'text/html' } });
    expect(profile.text.match(/name="session"/g) ?? []).toEqual([]);
  });

  it.each([
    ['manager', [200, 200, 200]],
    ['administrator', [200, 200, 403]],
    ['member', [200, 403, 403]],
    ['nonMember', [403, 403, 403]],
    ['manyEntitlements', [403, 403, 403]],
  ] as const)('gives the account %s the printed access rights', async (actor, rights) => {
    expect(await readRights(actor)).toEqual(rights);
  });

  it('gives personal tokens of the manager the rights of managers', async () => {
    const browser = await getBrowser('manager');
    const form = { name: 'Night script', access: 'read', days: '7' };
    const { text } = await browser.visit(`${demonstration.address}/proteomics/me/tokens`, {
      method: 'POST',
      form,
      headers: { accept: 'text/html' },
    });
    const token = /cdpt_[A-Za-z0-9_-]{43}/.exec(text)?.[0];
    const answer = await fetch(demonstration.address + RUNS_OF_PROJECT, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
  });

  it('rejects requests of anonymous clients for the laboratory', async () => {
    expect((await fetch(demonstration.address + RUNS_OF_PROJECT)).status).toBe(401);
  });

  it('prints the access rights of each account', () => {
    const [, rights = ''] = /Access to the instrument.*\n([\s\S]*?)\n\n/.exec(createWelcome(demonstration)) ?? [];
    const titles = Object.values(createDevelopmentAccounts()).map(({ title }) => title);
    expect(titles.filter((title) => !rights.includes(`  ${title} `))).toEqual([]);
  });

  it('allows anonymous access to its laboratory after a restart without a login', async () => {
    await demonstration.filled;
    await demonstration.stop();
    demonstration = await startDemonstration({ dataDir, log: createLog('silent'), runs: RUNS });
    expect([await demonstration.filled, (await fetch(demonstration.address + RUNS_OF_PROJECT)).status]).toEqual([0, 200]);
  });
});
