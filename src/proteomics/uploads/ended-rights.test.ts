/** Tests that nothing is stored if the right to upload ends before an upload is complete. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import {
  COLLABORATION,
  createPeopleEnvironment,
  createSessionCookie,
  EXAMPLE,
  type PeopleServer,
  startPeopleServer,
} from '../access/testing-people.ts';
import { beginUpload, listProteomicsFiles, sendBeginning, TUS } from './testing-uploads.ts';

/** Larger than the server's write buffer, so that the first half reaches the disk. */
const HALF = Buffer.alloc(2_500_000, 1);

const encodeField = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const formatFilePart = (name: string, file: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
const PIPELINE = encodeField('pipeline', EXAMPLE.pipeline);

/** An upload: request line and headers, and the body before and after the content of the file. */
interface Sent {
  readonly head: readonly string[];
  readonly before: string;
  readonly after: string;
}

const createForm = (path: string, before: string): Sent => {
  const after = '\r\n--x--\r\n';
  const length = before.length + 2 * HALF.length + after.length;
  const head = [`POST ${path} HTTP/1.1`, `Content-Length: ${length}`, 'Content-Type: multipart/form-data; boundary=x'];
  return { head, before, after };
};

/** Uploads as programs send them. */
const PROGRAMS = {
  'a raw file': async () => createForm('/api/upload/raw', `${PIPELINE}${formatFilePart('orig_file', 'new.raw')}`),
  'a raw file whose pipeline follows': async (): Promise<Sent> => {
    const form = createForm('/api/upload/raw', formatFilePart('orig_file', 'new.raw'));
    const after = `\r\n${PIPELINE}--x--\r\n`;
    const head = form.head.map((line) =>
      line.replace(/^Content-Length: .*/, `Content-Length: ${form.before.length + 2 * HALF.length + after.length}`),
    );
    return { ...form, head, after };
  },
  results: async () => createForm('/api/admin/results', `${PIPELINE}${formatFilePart('files', 'summary.txt')}`),
  'a part of a resumable upload': async (server: PeopleServer, token: string): Promise<Sent> => {
    const site = { address: server.address, pipeline: EXAMPLE.pipeline };
    const { url } = await beginUpload(site, 'new.raw', 2 * HALF.length, { authorization: `Bearer ${token}` });
    const head = [
      `PATCH ${new URL(url).pathname} HTTP/1.1`,
      ...Object.entries({ ...TUS, 'Upload-Offset': '0' }).map((pair) => pair.join(': ')),
      `Content-Length: ${2 * HALF.length}`,
      'Content-Type: application/offset+octet-stream',
    ];
    return { head, before: '', after: '' };
  },
};

/** Uploads as browsers send them, with their users. */
const PAGES = {
  'raw files': [
    'member',
    createForm('/proteomics/projects/lung-cohort/tmt11-quality/upload', formatFilePart('orig_file', 'new.raw')),
  ],
  'a search file': [
    'manager',
    createForm(
      `/proteomics/admin/pipelines/${EXAMPLE.pipeline}/files`,
      `${encodeField('kind', 'fasta')}${formatFilePart('file', 'human.fasta')}`,
    ),
  ],
} as const;

describeWithDatabase('An upload in progress', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'concordat-ended-rights-'));
  let platform: SimulatedPlatform;
  let server: PeopleServer;
  let environment: Record<string, string>;
  beforeAll(async () => {
    platform = await startSimulatedPlatform({ validateAnswers: true });
    environment = { ...createPeopleEnvironment(platform), PROTEOMICS_ACCESS: 'login', DATA_DIR: dataDir };
    server = await startPeopleServer(environment);
  });
  afterAll(async () => {
    await server?.stop();
    await platform?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(() => server.placeRecords(COLLABORATION));

  /** Sends half of an upload. Ends the right when the server has stored some of it, and then sends the rest. */
  async function sendAround({ head, before, after }: Sent, header: string, endRight: () => Promise<unknown>) {
    const countBytes = async () =>
      (await listProteomicsFiles(dataDir)).reduce((sum, file) => sum + statSync(join(dataDir, file)).size, 0);
    const bytes = await countBytes();
    const socket = await sendBeginning(server.address, [...head, header], Buffer.concat([Buffer.from(before), HALF]));
    await expect.poll(countBytes).toBeGreaterThan(bytes);
    await endRight();
    socket.write(Buffer.concat([HALF, Buffer.from(after)]));
    return readStatus(socket);
  }
  const countStored = async () => {
    const { rows } = await server.database.pool.query<{ stored: number }>(
      `select ((select count(*) from proteomics_raw_files where name in ('new.raw', 'summary.txt'))
         + (select count(*) from proteomics_search_files) + (select count(*) from proteomics_results))::int as stored`,
    );
    return rows[0]?.stored;
  };

  it('stores a raw file if its token still has the right to upload', async () => {
    const token = await server.createToken('member');
    const status = await sendAround(await PROGRAMS['a raw file'](), `Authorization: Bearer ${token}`, async () => undefined);
    expect([status, await countStored()]).toEqual([201, 1]);
  });

  it.each(Object.entries(PROGRAMS))('stores nothing of %s after its token was deleted', async (_, create) => {
    const token = await server.createToken('member');
    const sent = await create(server, token);
    const status = await sendAround(sent, `Authorization: Bearer ${token}`, () =>
      server.database.pool.query('delete from personal_tokens'),
    );
    expect([status, await countStored()]).toEqual([401, 0]);
  });

  it.each(Object.entries(PAGES))('stores nothing of %s after the session of the page ended', async (_, [actor, sent]) => {
    const cookie = await createSessionCookie(environment, server.database, actor);
    const status = await sendAround(sent, `Cookie: ${cookie}`, () => server.database.pool.query('delete from sessions'));
    expect([status, await countStored()]).toEqual([303, 0]);
  });
});

async function readStatus(socket: Socket): Promise<number> {
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return Number(data.toString('latin1').slice(9, 12));
}
