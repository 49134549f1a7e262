import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playRequest } from './play-request.ts';
import type { RequestWork } from './request-work.ts';

const WORK: RequestWork = {
  method: 'GET',
  url: '/',
  headers: {},
  remoteAddress: '127.0.0.1',
  requestId: 'one',
  body: undefined,
  received: undefined,
  databaseUrl: undefined,
};

/** 20 MB in pieces, more than is kept in memory. */
const longAnswer = () => Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(100_000, 'x')));

describe('A long answer of a thread', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-play-'));
    vi.stubEnv('TMPDIR', folder);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });

  it('goes by way of a file', async () => {
    const { status, body } = await playRequest((_request, response) => void pipeline(longAnswer(), response), WORK);
    expect([status, body]).toEqual([200, { folder: expect.stringContaining(folder), path: expect.any(String) }]);
  });

  it('that cannot be kept stops its maker, and leaves nothing', async () => {
    vi.stubEnv('TMPDIR', join(folder, 'missing'));
    const source = longAnswer();
    let made: Promise<void> | undefined;
    const played = playRequest((_request, response) => {
      made = pipeline(source, response);
      made.catch(() => undefined);
    }, WORK);
    await expect(played).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(made).rejects.toThrow();
    expect([source.destroyed, readdirSync(folder)]).toEqual([true, []]);
  });
});
