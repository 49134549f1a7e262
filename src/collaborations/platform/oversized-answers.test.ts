/** Tests that responses of the platform occupy a site neither with their memory nor with their size. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../log.ts';
import { startTestSite, type TestSite } from '../testing-site.ts';

describe('A page of the collaborations', () => {
  let body: Buffer;
  let server: Server;
  let site: TestSite;
  const lines: string[] = [];
  beforeAll(async () => {
    server = createServer((_request, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = await startTestSite(
      { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'the-token' },
      { log: createLog('warn', { write: (line: string) => void lines.push(line) } as never) },
    );
  });
  afterAll(async () => {
    await site?.stop();
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
  });

  it.each([
    ['more than 128 levels', () => Buffer.from(`${'['.repeat(1_000)}${']'.repeat(1_000)}`)],
    ['more than 10,000,000 values', () => Buffer.from(`[${'[],'.repeat(5_000_001)}[]]`)],
  ])('reports a fault of the platform if the response has %s, without parsing it', async (_what, createBody) => {
    lines.length = 0;
    body = createBody();
    const { status } = await site.get('manager', '/collaborations');
    expect([status, lines.join()]).toEqual([502, expect.stringContaining('too many values, or too many levels')]);
  });

  const createBody = (count: number, length: number) =>
    Buffer.from(
      JSON.stringify({
        name: 'Organization',
        short_name: 'org',
        collaborations: Array.from({ length: count }, (_, at) => ({ identifier: `c${at}`, description: 'x'.repeat(length) })),
      }),
    );

  it('reports a fault of the platform if a record is larger than 16 MB', async () => {
    lines.length = 0;
    body = createBody(1, 16_000_001);
    const { status } = await site.get('manager', '/collaborations');
    expect([status, lines.join()]).toEqual([502, expect.stringContaining('a record larger than 16000000 bytes')]);
  });

  it('parses one collaboration of a large organization at a time, so that other requests continue', async () => {
    body = createBody(20, 1_000_000);
    const parse = vi.spyOn(JSON, 'parse');
    try {
      await site.get('manager', '/collaborations');
      const lengths = parse.mock.calls.map(([text]) => String(text).length);
      expect(Math.max(...lengths)).toBeGreaterThan(1_000_000);
      expect(Math.max(...lengths)).toBeLessThan(1_100_000);
    } finally {
      parse.mockRestore();
    }
  });
});
