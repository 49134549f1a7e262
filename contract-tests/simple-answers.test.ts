/** Tests responses that every client receives. The recorder validates them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

describe('A server without any settings', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it.each([
    '/livez',
    '/docs',
    '/redoc',
    '/api/profiles/isa/1.0',
    '/api/profiles/isa/1.0/example',
    '/profiles/miappe/1.1/Study',
    '/validator',
  ])('returns 200 for %s', async (path) => {
    const answer = await fetch(`${server.address}${path}`);
    // Incomplete responses are not validated.
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
  });
});
