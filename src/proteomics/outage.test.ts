// @module-tag full
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../storage/testing.ts';
import { type CutDatabase, createCutDatabase } from '../storage/testing-cut-database.ts';
import { getRunFolder } from './places.ts';
import { createTestPipeline, hasEnded, LEAVES_RESULTS, type TestPlace, waitForFile } from './runs/testing.ts';
import { startRunQueue } from './runs/work/queue.ts';
import {
  beginUpload,
  listProteomicsFiles,
  readAnswer,
  sendPart,
  startUploadSite,
  type UploadSite,
  uploadRawFile,
} from './uploads/testing-uploads.ts';

/** Source of a tool that reports its start, and ends on request. */
const WAITS = `const fs = require('fs'); const at = process.argv[2]; fs.writeFileSync(at + '/../up', '');
  const timer = setInterval(() => { if (fs.existsSync(at + '/../go')) { clearInterval(timer); ${LEAVES_RESULTS} } }, 10)`.replaceAll(
  '\n',
  ' ',
);

describeWithDatabase('A database outage during a run', () => {
  let cut: CutDatabase;
  let place: TestPlace;
  let queue: Awaited<ReturnType<typeof startRunQueue>>;
  beforeAll(async () => {
    cut = await createCutDatabase();
    place = await createTestPipeline(
      { waits: { script: WAITS, arguments: ['{result_dir}'] }, good: { script: LEAVES_RESULTS } },
      cut.database,
    );
    queue = await startRunQueue(place.context, 1);
  });
  afterAll(async () => {
    await queue.stop(5_000);
    await place.close();
  });

  it('does not end the tool, lose its results or stop the queue', async () => {
    const run = await place.addRun('waits');
    const { attempt } = await place.waitUntil(run, ({ state, attempt }) => state === 'running' && attempt > 0);
    const folder = getRunFolder(place.settings, { uuid: run }, attempt);
    await waitForFile(join(folder, 'up'));
    await cut.cut();
    // The tool ends during the outage.
    await writeFile(join(folder, 'go'), '');
    await cut.restore();
    const ended = await place.waitUntil(run, hasEnded);
    expect([ended.state, ended.attempt, ended.losses]).toEqual(['done', 1, 0]);
    const next = await place.addRun('good', 'next.raw');
    expect(await place.waitUntil(next, hasEnded)).toMatchObject({ state: 'done' });
  });
});

describeWithDatabase('A database outage during an upload', () => {
  let cut: CutDatabase;
  let site: UploadSite;
  let folder: string;
  beforeAll(async () => {
    cut = await createCutDatabase();
    folder = await mkdtemp(join(tmpdir(), 'concordat-outage-'));
    site = await startUploadSite(folder, {}, { database: cut.database });
  });
  afterAll(async () => {
    await site.server.stop();
    await cut.database.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('causes 503, and nothing is stored until the upload is repeated', async () => {
    await cut.cut();
    const { status, body } = await uploadRawFile(site, 'run.raw', 'spectra');
    expect([status, body]).toEqual([503, { detail: 'The database is unavailable. Try again in a few seconds.' }]);
    expect((await listProteomicsFiles(folder)).filter((file) => file.endsWith('.raw'))).toEqual([]);
    await cut.restore();
    // A lost connection is replaced only after it has failed once. Until then, responses are 503.
    await expect.poll(async () => (await uploadRawFile(site, 'run.raw', 'spectra')).status).toBe(201);
  });

  it('loses no received bytes of a resumable upload, which continues afterwards', async () => {
    const content = Buffer.from('0123456789');
    const { url } = await beginUpload(site, 'resumed.raw', content.length);
    expect((await sendPart(url, 0, content.subarray(0, 4))).status).toBe(204);
    await cut.cut();
    expect((await sendPart(url, 4, content.subarray(4))).status).toBe(503);
    await cut.restore();
    const readOffset = async () =>
      Number((await fetch(url, { method: 'HEAD', headers: { 'Tus-Resumable': '1.0.0' } })).headers.get('upload-offset'));
    const sendRest = async () => {
      const offset = await readOffset();
      return (
        offset === content.length || (offset >= 4 && (await sendPart(url, offset, content.subarray(offset))).status === 204)
      );
    };
    // Each lost connection of the pool is replaced only after it has failed once.
    await expect.poll(sendRest).toBe(true);
    const again = await readAnswer(await fetch(`${site.address}/api/runs?limit=10`));
    expect(JSON.stringify(again.body)).toContain('resumed.raw');
  });
});
