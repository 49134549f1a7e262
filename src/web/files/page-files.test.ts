import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAssetsHandler } from './page-files.ts';

const server = createServer(express().use('/assets', createAssetsHandler({ isWatched: false })));
const requestAsset = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/${path}`);

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

describe('The style sheets of pages', () => {
  it('include their imports', async () => {
    const answer = await requestAsset('styles/site.css');
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('--ink:');
    expect(text).not.toContain('@import');
  });

  it('are revalidated each time, but not sent again', async () => {
    const { headers } = await requestAsset('styles/site.css');
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-cache', expect.stringMatching(/^W\//)]);
  });

  it.each(['styles/nothing.css', 'styles/..%2F..%2Flayout.eta', 'scripts/words.ts', 'scripts/words.js'])(
    'are not served at %s, which results in 404',
    async (path) => {
      expect((await requestAsset(path)).status).toBe(404);
    },
  );
});

describe('The scripts of pages', () => {
  it('contain their imports, or import modules that the server provides', async () => {
    const answer = await requestAsset('scripts/hub/table.js');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    for (const [, path] of (await answer.text()).matchAll(/from ?["']([^"']+\.js)["']/g))
      expect((await requestAsset(new URL(path as string, 'http://site/scripts/hub/').pathname.slice(1))).status).toBe(200);
  });
});
