import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import {
  beginUpload,
  encodeMetadata,
  hashSha256,
  listProteomicsFiles,
  readAnswer,
  readContent,
  readOffset,
  sendBeginning,
  sendPart,
  startUploadSite,
  TUS,
  type UploadSite,
  uploadRawFile,
  waitUntil,
} from './testing-uploads.ts';

const CONTENT = Buffer.from('0123456789');

describeWithDatabase('A resumable upload', () => {
  let site: UploadSite;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-resumable-'));
    site = await startUploadSite(folder, { MAX_RAW_FILE_BYTES: '5000000' });
  });
  afterAll(async () => {
    await site?.server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const queryRows = (sql: string, values: unknown[] = []) => site.server.database?.pool.query(sql, values);
  beforeEach(async () => {
    await queryRows('delete from proteomics_uploads');
    await queryRows('delete from proteomics_raw_files');
    for (const file of await listProteomicsFiles(folder)) await rm(join(folder, file));
  });

  const beginTestUpload = async (name = 'run.raw', size = CONTENT.length) => (await beginUpload(site, name, size)).url;
  const createUpload = async (headers: Record<string, string>, body?: Buffer) =>
    readAnswer(
      await fetch(`${site.address}/api/uploads`, { method: 'POST', headers, ...(body === undefined ? {} : { body }) }),
    );
  const createMetadata = (values: Record<string, string> = {}) =>
    encodeMetadata({ filename: 'run.raw', pipeline: site.pipeline, user: site.user, ...values });

  it('has protocol extensions that the response to OPTIONS lists', async () => {
    const { status, headers } = await fetch(`${site.address}/api/uploads`, { method: 'OPTIONS' });
    const names = ['tus-resumable', 'tus-version', 'tus-extension', 'tus-max-size'];
    expect([status, ...names.map((name) => headers.get(name))]).toEqual([
      204,
      '1.0.0',
      '1.0.0',
      'creation,creation-with-upload,expiration,termination',
      '5000000',
    ]);
  });

  it('gets a URL and an expiry date when it starts', async () => {
    const { status, headers } = await beginUpload(site, 'run.raw', 10);
    expect([status, headers.get('location')]).toEqual([201, expect.stringMatching(/^\/api\/uploads\/[0-9a-f]{32}$/)]);
    expect(Date.parse(headers.get('upload-expires') ?? '') - Date.now()).toBeGreaterThan(6 * 86_400_000);
  });

  it('is stored as a raw file after its last part', async () => {
    const url = await beginTestUpload();
    const first = await sendPart(url, 0, CONTENT.subarray(0, 4));
    const last = await sendPart(url, 4, CONTENT.subarray(4));
    const uuid = last.headers.get('raw-file');
    expect([first.status, first.headers.get('upload-offset'), first.headers.get('raw-file')]).toEqual([204, '4', null]);
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, '10']);
    expect(await listProteomicsFiles(folder)).toEqual([`proteomics/raw/${uuid}/run.raw`]);
    expect(await readContent(folder, `proteomics/raw/${uuid}/run.raw`)).toEqual(CONTENT);
    const found = await queryRows('select sha256, size::int, state from proteomics_raw_files where uuid = $1', [uuid]);
    expect(found?.rows).toEqual([{ sha256: hashSha256(CONTENT), size: 10, state: 'stored' }]);
  });

  it('can have any valid file name', async () => {
    const name = 'Prüfung #1 (50 %), läuf.raw';
    const { url, status } = await beginUpload(site, name, 3);
    expect(status).toBe(201);
    await sendPart(url, 0, Buffer.from('abc'));
    const { rows } = (await site.server.database?.pool.query('select name from proteomics_raw_files where name = $1', [
      name,
    ])) ?? { rows: [] };
    expect(rows).toEqual([{ name }]);
  });

  it('can be completed by the request that starts it', async () => {
    const headers = {
      ...TUS,
      'Upload-Length': '10',
      'Upload-Metadata': createMetadata(),
      'Content-Type': 'application/offset+octet-stream',
    };
    const answer = await createUpload(headers, CONTENT);
    expect([answer.status, answer.headers.get('upload-offset'), answer.headers.get('raw-file')]).toEqual([
      201,
      '10',
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
  });

  it('reports its offset', async () => {
    const url = await beginTestUpload();
    await sendPart(url, 0, CONTENT.subarray(0, 4));
    const { status, headers } = await readOffset(url);
    const names = ['upload-offset', 'upload-length', 'upload-metadata', 'cache-control', 'raw-file'];
    expect([status, ...names.map((name) => headers.get(name))]).toEqual([200, '4', '10', createMetadata(), 'no-store', null]);
  });

  it('reports its raw file after it is finished', async () => {
    const url = await beginTestUpload();
    const { headers } = await sendPart(url, 0, CONTENT);
    expect((await readOffset(url)).headers.get('raw-file')).toBe(headers.get('raw-file'));
  });

  it('results in the existing raw file for the same name and content', async () => {
    const existing = await uploadRawFile(site, 'RUN.raw', CONTENT);
    const { headers } = await sendPart(await beginTestUpload(), 0, CONTENT);
    expect(headers.get('raw-file')).toBe(existing.body.uuid);
    expect((await listProteomicsFiles(folder)).length).toBe(1);
  });

  it('is rejected and removed if a raw file with its name has different content', async () => {
    const url = await beginTestUpload();
    const existing = await uploadRawFile(site, 'run.raw', 'abcdefghij');
    const refused = await sendPart(url, 0, CONTENT);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'run.raw already exists in this pipeline with different content.',
    ]);
    expect((await readOffset(url)).status).toBe(404);
    expect(await listProteomicsFiles(folder)).toEqual([`proteomics/raw/${existing.body.uuid}/run.raw`]);
  });

  it('is rejected before any byte is sent if a raw file with its name has a different size', async () => {
    await uploadRawFile(site, 'run.raw', 'abc');
    expect((await beginUpload(site, 'run.raw', 10)).status).toBe(409);
  });

  it('keeps the received bytes after a lost connection, and continues with the next byte', async () => {
    const size = 3_000_000;
    const whole = Buffer.alloc(size, 'spectra');
    const url = await beginTestUpload('run.raw', size);
    const head = [
      `PATCH ${new URL(url).pathname} HTTP/1.1`,
      'Tus-Resumable: 1.0.0',
      'Upload-Offset: 0',
      'Content-Type: application/offset+octet-stream',
      `Content-Length: ${size}`,
    ];
    const socket = await sendBeginning(site.address, head, whole.subarray(0, 2_000_000));
    await waitUntil(async () => {
      const [file = ''] = await listProteomicsFiles(folder);
      return (await readContent(folder, file)).length >= 1_000_000;
    }, 'a part arrives');
    socket.destroy();
    const { status, headers } = await readOffset(url);
    const offset = Number(headers.get('upload-offset'));
    expect([status, offset >= 1_000_000, offset <= 2_000_000]).toEqual([200, true, true]);
    const finished = await sendPart(url, offset, whole.subarray(offset));
    const [stored = ''] = await listProteomicsFiles(folder);
    expect(stored).toBe(`proteomics/raw/${finished.headers.get('raw-file')}/run.raw`);
    expect(hashSha256(await readContent(folder, stored))).toBe(hashSha256(whole));
  });

  it('is completed by a status request if the server stopped after the last byte', async () => {
    const url = await beginTestUpload();
    await sendPart(url, 0, CONTENT.subarray(0, 9));
    const id = url.split('/').at(-1) ?? '';
    await appendFile(join(folder, 'proteomics/incoming', id), CONTENT.subarray(9));
    const uuid = (await readOffset(url)).headers.get('raw-file');
    expect(await listProteomicsFiles(folder)).toEqual([`proteomics/raw/${uuid}/run.raw`]);
  });

  it('is stored only once if it is finished twice at the same time', async () => {
    const url = await beginTestUpload();
    await sendPart(url, 0, CONTENT.subarray(0, 9));
    const answers = await Promise.all([sendPart(url, 9, CONTENT.subarray(9)), readOffset(url), readOffset(url)]);
    await waitUntil(async () => (await readOffset(url)).headers.get('raw-file') !== null, 'it is finished');
    expect(answers[0]?.status).toBe(204);
    expect((await queryRows('select from proteomics_raw_files'))?.rowCount).toBe(1);
  });

  it('leaves no data when deleted', async () => {
    const url = await beginTestUpload();
    await sendPart(url, 0, CONTENT.subarray(0, 4));
    const { status } = await fetch(url, { method: 'DELETE', headers: TUS });
    expect([status, (await readOffset(url)).status, await listProteomicsFiles(folder)]).toEqual([204, 404, []]);
    expect((await queryRows('select from proteomics_uploads'))?.rowCount).toBe(0);
  });

  it('cannot be deleted after it is stored as a raw file', async () => {
    const url = await beginTestUpload();
    await sendPart(url, 0, CONTENT);
    expect((await fetch(url, { method: 'DELETE', headers: TUS })).status).toBe(404);
    expect((await listProteomicsFiles(folder)).length).toBe(1);
  });

  it('returns 410 after its expiry', async () => {
    const url = await beginTestUpload();
    await sendPart(url, 0, CONTENT.subarray(0, 4));
    await queryRows("update proteomics_uploads set created_at = now() - interval '8 days'");
    expect([(await readOffset(url)).status, (await sendPart(url, 4, CONTENT.subarray(4))).status]).toEqual([410, 410]);
  });

  describe('A resumable upload that receives an invalid request', () => {
    const NOBODY = '00000000-0000-4000-8000-000000000000';
    const length = { 'Upload-Length': '10' };
    const beginnings: [string, () => Record<string, string>, number, RegExp][] = [
      [
        'another version',
        () => ({ 'Tus-Resumable': '0.2.2', ...length, 'Upload-Metadata': createMetadata() }),
        412,
        /must be 1.0.0/,
      ],
      ['no version', () => ({ ...length, 'Upload-Metadata': createMetadata() }), 400, /[Tt]us-[Rr]esumable/],
      ['no length', () => ({ ...TUS, 'Upload-Metadata': createMetadata() }), 400, /[Uu]pload-[Ll]ength/],
      [
        'an empty file',
        () => ({ ...TUS, 'Upload-Length': '0', 'Upload-Metadata': createMetadata() }),
        400,
        /[Uu]pload-[Ll]ength/,
      ],
      [
        'a huge number',
        () => ({ ...TUS, 'Upload-Length': '9'.repeat(30), 'Upload-Metadata': createMetadata() }),
        400,
        /length/i,
      ],
      [
        'a file too large',
        () => ({ ...TUS, 'Upload-Length': '5000001', 'Upload-Metadata': createMetadata() }),
        413,
        /5000000 bytes/,
      ],
      ['no metadata', () => ({ ...TUS, ...length }), 400, /[Uu]pload-[Mm]etadata/],
      ['malformed metadata', () => ({ ...TUS, ...length, 'Upload-Metadata': 'filename ???' }), 400, /pairs/],
      [
        'a duplicate key',
        () => ({ ...TUS, ...length, 'Upload-Metadata': `${createMetadata()},user eA==` }),
        400,
        /user must occur once/,
      ],
      ['an unknown key', () => ({ ...TUS, ...length, 'Upload-Metadata': createMetadata({ x: '1' }) }), 400, /"x" is not known/],
      [
        'a .txt file',
        () => ({ ...TUS, ...length, 'Upload-Metadata': createMetadata({ filename: 'a.txt' }) }),
        400,
        /end in .raw/,
      ],
      [
        'a path',
        () => ({ ...TUS, ...length, 'Upload-Metadata': createMetadata({ filename: '../a.raw' }) }),
        400,
        /contains a path/,
      ],
      [
        'a NUL',
        () => ({ ...TUS, ...length, 'Upload-Metadata': createMetadata({ filename: 'a\0.raw' }) }),
        400,
        /control or invisible characters/,
      ],
      [
        'a malformed user',
        () => ({ ...TUS, ...length, 'Upload-Metadata': createMetadata({ user: 'x' }) }),
        400,
        /user must be a UUID/,
      ],
      ['an unknown user', () => ({ ...TUS, ...length, 'Upload-Metadata': createMetadata({ user: NOBODY }) }), 404, /no user/],
      [
        'an unknown pipeline',
        () => ({ ...TUS, ...length, 'Upload-Metadata': createMetadata({ pipeline: NOBODY }) }),
        404,
        /no pipeline/,
      ],
    ];
    it.each(beginnings)('rejects a start with %s', async (_what, headers, status, detail) => {
      const answer = await createUpload(headers());
      expect([answer.status, answer.body.detail]).toEqual([status, expect.stringMatching(detail)]);
      expect(await listProteomicsFiles(folder)).toEqual([]);
    });

    it('rejects a part at a wrong offset, and keeps its offset', async () => {
      const url = await beginTestUpload();
      const ahead = await sendPart(url, 4, CONTENT);
      expect(ahead.status).toBe(409);
      expect((await readOffset(url)).headers.get('upload-offset')).toBe('0');
    });

    it('rejects more bytes than the upload declares', async () => {
      const { status, body } = await sendPart(await beginTestUpload(), 0, Buffer.alloc(11));
      expect([status, body]).toEqual([413, { detail: 'The data exceeds the Upload-Length of this upload.' }]);
    });

    it('rejects a part with the wrong media type', async () => {
      const headers = { ...TUS, 'Upload-Offset': '0', 'Content-Type': 'text/plain' };
      expect((await fetch(await beginTestUpload(), { method: 'PATCH', headers, body: 'x' })).status).toBe(415);
    });

    const versions: [string, Record<string, string>, number][] = [
      ['no version', {}, 400],
      ['another version', { 'Tus-Resumable': '0.2.2' }, 412],
    ];
    const methods = ['HEAD', 'PATCH', 'DELETE'].flatMap((method) => versions.map((version) => [method, ...version] as const));
    it.each(methods)('rejects %s with %s', async (method, _what, version, status) => {
      const headers = { ...version, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' };
      const body = method === 'PATCH' ? { body: CONTENT } : {};
      const url = await beginTestUpload();
      expect((await fetch(url, { method, headers, ...body })).status).toBe(status);
      expect((await readOffset(url)).headers.get('upload-offset')).toBe('0');
    });

    it('rejects a start with a body of the wrong media type', async () => {
      const headers = { ...TUS, ...length, 'Upload-Metadata': createMetadata(), 'Content-Type': 'text/plain' };
      expect((await createUpload(headers, CONTENT)).status).toBe(415);
    });

    it.each(['POST', 'PATCH', 'DELETE'])('rejects %s from a page of another site', async (method) => {
      const url = await beginTestUpload();
      const content = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' };
      const answer = await fetch(method === 'POST' ? `${site.address}/api/uploads` : url, {
        method,
        headers: { ...TUS, ...length, 'Upload-Metadata': createMetadata(), ...content, 'Sec-Fetch-Site': 'cross-site' },
        ...(method === 'DELETE' ? {} : { body: CONTENT }),
      });
      expect([answer.status, (await readOffset(url)).headers.get('upload-offset')]).toEqual([403, '0']);
    });

    it.each(['HEAD', 'PATCH', 'DELETE'])('rejects %s of an unknown upload', async (method) => {
      const headers = { ...TUS, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' };
      const body = method === 'PATCH' ? { body: 'x' } : {};
      expect((await fetch(`${site.address}/api/uploads/${'0'.repeat(32)}`, { method, headers, ...body })).status).toBe(404);
    });
  });
});
