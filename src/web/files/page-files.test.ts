import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownPath } from '../../own-files.ts';
import { pageFiles } from './page-files.ts';

const server = createServer(express().use('/assets', ...pageFiles({ isWatched: false })));
const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/assets/${path}`);
const sheet = (name: string) => readFileSync(ownPath(`views/assets/styles/${name}.css`), 'utf8');

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

describe('Style sheets', () => {
  it('come as one file, in the order of its name', async () => {
    const answer = await ask('styles/tokens+base+hub.css');
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await answer.text()).toBe([sheet('tokens'), sheet('base'), sheet('hub')].join('\n'));
  });

  it('are asked for each time, and not sent again', async () => {
    const { headers } = await ask('styles/tokens+base.css');
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-cache', expect.stringMatching(/^W\//)]);
  });

  it.each([
    ['one that is not there', 'tokens+nothing'],
    ['more than a page has', Array.from({ length: 41 }, () => 'tokens').join('+')],
    ['one of another folder', 'tokens+..%2F..%2Flayout'],
  ])('are not found with %s', async (_what, names) => {
    expect((await ask(`styles/${names}.css`)).status).toBe(404);
  });
});

describe('Scripts', () => {
  it('are modules that may import others', async () => {
    const answer = await ask('scripts/hub/table.js');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    for (const [, path] of (await answer.text()).matchAll(/from ?["']([^"']+\.js)["']/g))
      expect((await ask(new URL(path as string, 'http://site/scripts/hub/').pathname.slice(1))).status).toBe(200);
  });
});
