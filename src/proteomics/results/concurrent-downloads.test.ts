// @module-tag full
/** Tests several simultaneous downloads of one client, through the server. */
import { randomBytes } from 'node:crypto';
import { appendFileSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type Laboratory, readFixtureFiles, startLaboratory } from './testing-laboratory.ts';

/** Larger than the buffers of a connection. */
const LONG_BYTES = 60_000_000;
/** Number of downloads that a client can run at the same time, and number that can wait. */
const [RUNNING, WAITING] = [2, 40];

describeWithDatabase('Downloads of a long table by one client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-downloads-'));
  let lab: Laboratory;
  let header = '';
  beforeAll(async () => {
    lab = await startLaboratory({ DATA_DIR: folder });
    const files = readFixtureFiles('evidence.txt');
    expect((await lab.importFiles('long.raw', files)).status).toBe(201);
    const [first = '', row = ''] = String(files['evidence.txt']).split('\n');
    header = first.trimEnd();
    const [stored = ''] = globSync('**/evidence.txt', { cwd: folder });
    // Appends a cell that cannot be compressed, so that the archive is large.
    const addLine = () => `${row.trimEnd()}\t${randomBytes(750).toString('base64')}\n`;
    appendFileSync(join(folder, stored), Array.from({ length: Math.ceil(LONG_BYTES / 1_000) }, addLine).join(''));
  });
  afterAll(async () => {
    await lab?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const begin = {
    'a table': (signal: AbortSignal | null = null) =>
      fetch(`${lab.address}/api/mq/download`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
        body: JSON.stringify({ project: lab.project, pipeline: lab.pipeline, filename: 'evidence.txt' }),
        signal,
      }),
    'an archive': (signal: AbortSignal | null = null) =>
      fetch(`${lab.address}/api/run-files?project=${lab.project}&pipeline=${lab.pipeline}&raw_file=long`, { signal }),
  };

  it.each(['a table', 'an archive'] as const)(
    'run two at a time, and are rejected if more than forty wait: %s',
    async (kind) => {
      const gone = new AbortController();
      const running = await Promise.all(Array.from({ length: RUNNING }, () => begin[kind](gone.signal)));
      expect(running.map(({ status }) => status)).toEqual([200, 200]);
      const waiting = Array.from({ length: WAITING }, () => begin[kind](gone.signal));
      const next = begin[kind]();
      const rejected = await Promise.race([...waiting, next]);
      expect([rejected.status, await rejected.json()]).toEqual([
        503,
        { detail: 'Too many downloads at the same time. Try again when some of them are complete.' },
      ]);
      gone.abort();
      await Promise.allSettled([...waiting, next]);
      const last = await begin['a table']();
      const [line] = (await last.text()).split('\n', 1);
      expect([last.status, line]).toEqual([200, `RawFile\t${header}`]);
    },
  );
});
