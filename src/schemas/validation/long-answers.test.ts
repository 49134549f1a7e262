// @module-tag full
/** Tests through the server that small invalid data cannot cause long responses. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';

describe('POST /validate', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it.each([
    ['errors', Array(30_000).fill(1), { errors: 1_000, omitted_errors: 29_003 }],
    ['warnings', Array(20_000).fill({}), { warnings: 1_000, omitted_warnings: 99_000 }],
    ['warnings', Array(100).fill({}), { warnings: 1_000, omitted_warnings: 1 }],
  ])('lists only the first 1,000 %s in a response below 400 kB, and counts the others', async (_case, studies, expected) => {
    const answer = await fetch(`${server.address}/validate?warnings=true`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ entity: 'Investigation', data: { studies } }),
    });
    const text = await answer.text();
    const { valid, errors, warnings, ...counts } = JSON.parse(text);
    expect(valid).toBe(false);
    expect({ ...counts, errors: errors.length, warnings: warnings.length }).toMatchObject(expected);
    expect(text.length).toBeLessThan(400_000);
  });
});
