import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('POST /validate', () => {
  const data = { unique_id: 'U', study_id: 'S', observation_unit_type: 'tray' };
  const validateQuery = async (query: string) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ entity: 'ObservationUnit', data });
    const answer = await fetch(`${server.address}/validate${query}`, { method: 'POST', headers, body });
    return (await answer.json()) as { warnings?: { rule: string }[] };
  };

  it.each(['', '?warnings=false'])('returns only `valid` and `errors` for the query "%s"', async (query) => {
    expect(await validateQuery(query)).toEqual({ valid: true, errors: [] });
  });

  it('returns warnings on request', async () => {
    const answer = await validateQuery('?warnings=true');
    expect(answer).toMatchObject({ valid: true, errors: [] });
    expect(answer.warnings).toContainEqual({
      field: 'observation_unit_type',
      message: expect.stringContaining('"tray" is not a recommended value'),
      rule: 'observation_unit_type_vocabulary',
    });
  });
});
