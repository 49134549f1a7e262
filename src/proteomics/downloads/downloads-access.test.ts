import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import {
  COLLABORATION,
  createPeopleEnvironment,
  EXAMPLE,
  type PeopleServer,
  startPeopleServer,
} from '../access/testing-people.ts';

describeWithDatabase('Downloads with login on', () => {
  let platform: SimulatedPlatform;
  let server: PeopleServer;
  beforeAll(async () => {
    platform = await startSimulatedPlatform({ validateAnswers: true });
    server = await startPeopleServer({ ...createPeopleEnvironment(platform), PROTEOMICS_ACCESS: 'login' });
    await server.placeRecords(COLLABORATION);
  });
  afterAll(async () => {
    await server?.stop();
    await platform?.stop();
  });

  it.each([
    '/api/run-files?project=lung-cohort&pipeline=tmt11-quality&raw_file=lumos_20250304_qc01',
    `/api/runs/${EXAMPLE.run}/raw-file`,
    `/api/runs/${EXAMPLE.run}/result-files/summary.txt`,
  ])('return 403 for a token of another project: %s', async (path) => {
    await server.database.pool.query(
      `insert into proteomics_projects (pk, name, slug) values (1002, 'Third', 'third') on conflict do nothing`,
    );
    const token = await server.createToken('member', { projects: 'third' });
    const answer = await server.send('anonymous', path, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.body.detail]).toEqual([403, 'This token does not cover this project.']);
  });
});
