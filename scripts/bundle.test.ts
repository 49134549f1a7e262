// @module-tag full
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleProgram } from './bundle.ts';

describe('The program with its packages in few files', () => {
  const folder = join(import.meta.dirname, '../node_modules/.cache', `bundle-${process.pid}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-bundle-'));
  let stop: () => Promise<unknown>;
  let address = '';
  beforeAll(async () => {
    await bundleProgram(folder);
    const environment = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', DEBUG: 'true' };
    const child = spawn(process.execPath, [join(folder, 'concordat.js'), 'start'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    stop = async () => {
      child.kill('SIGTERM');
      return ended;
    };
    for await (const line of createInterface(child.stdout)) {
      address = /ready at (http:[\w.:/]+)/.exec(line)?.[1] ?? '';
      if (address !== '') break;
    }
    child.stdout.resume();
  });
  afterAll(() => {
    for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
  });

  it.each([
    ['figures, whose library is loaded late', '/metrics', 'concordat_database_up 1'],
    ['compressed documents', '/openapi.json', '"openapi":"3'],
    ['pages', '/hub/', '<main'],
    ['profiles, and the lists behind their fields', '/schemas/1.1/Study', '"$schema"'],
    ['the documentation, whose files stay where they are installed', '/docs', 'swagger-ui'],
  ])('answers %s', async (_what, path, words) => {
    const answer = await fetch(address + path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect([answer.status, (await answer.text()).includes(words)]).toEqual([200, true]);
  });

  it('stops when it is told to', async () => {
    expect(await stop()).toEqual([0, null]);
  });
});
