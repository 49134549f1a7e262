import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { describeWithEmbedded } from '../storage/testing.ts';
import { type Demonstration, startDemonstration } from './demonstration.ts';
import { FAULTS } from './platform/faults.ts';
import { welcome } from './welcome.ts';

describeWithEmbedded('The demonstration', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-demonstration-'));
  let demonstration: Demonstration;
  beforeAll(async () => {
    demonstration = await startDemonstration({ dataDir, log: createLog('silent'), runs: 2 });
  });
  afterAll(async () => {
    await demonstration.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('listens where the login sends people back to', () => {
    expect(demonstration.address).toBe(demonstration.baseUrl);
  });

  it('answers at every address that it tells', async () => {
    const { address, login, platform } = demonstration;
    const statuses = [`${address}/`, login.discoveryUrl, platform.url].map(async (url) => (await fetch(url)).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
  });

  it('tells every account and every fault', () => {
    const told = welcome(demonstration);
    const names = [...demonstration.login.accounts.map(({ title }) => title), ...Object.keys(FAULTS)];
    expect(names.filter((name) => !told.includes(`  ${name} `))).toEqual([]);
  });

  it('reads no setting of the process', () => {
    expect(Object.values(demonstration.environment)).not.toContain(process.env.PATH);
    expect(demonstration.environment.COLLAB_ORGANISATION_API_TOKEN).toBe(demonstration.platform.token);
  });
});
