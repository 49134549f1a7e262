import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import {
  buildMultipartBeginning,
  hashSha256,
  listProteomicsFiles,
  type Parts,
  readContent,
  sendBeginning,
  sendParts,
  startUploadSite,
  type UploadSite,
  uploadRawFile,
  waitUntil,
} from './testing-uploads.ts';

const HEAD = ['POST /api/upload/raw HTTP/1.1', 'Content-Type: multipart/form-data; boundary=between-the-parts'];
const NOBODY = '00000000-0000-4000-8000-000000000000';

describeWithDatabase('POST /api/upload/raw', () => {
  let site: UploadSite;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-uploads-'));
    site = await startUploadSite(folder, { MAX_RAW_FILE_BYTES: '100000' });
  });
  afterAll(async () => {
    await site?.server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await site.server.database?.pool.query('delete from proteomics_raw_files');
    await rm(join(folder, 'proteomics/raw'), { recursive: true, force: true });
  });

  const readRows = async () => (await site.server.database?.pool.query('select name from proteomics_raw_files'))?.rows ?? [];
  const expectNothing = async () => expect([await readRows(), await listProteomicsFiles(folder)]).toEqual([[], []]);
  const sendUpload = (parts: Parts) => sendParts(site.address, '/api/upload/raw', parts);
  const createFilePart = (name: string, content = 'spectra'): Parts[number] => ['orig_file', [name, content]];
  const createPipelinePart = (): Parts[number] => ['pipeline', site.pipeline];
  const createUserPart = (): Parts[number] => ['user', site.user];

  it('returns the record of a new file', async () => {
    const { status, body } = await uploadRawFile(site, 'run.raw', 'spectra');
    expect([status, body]).toEqual([
      201,
      {
        uuid: expect.any(String),
        orig_file: 'run.raw',
        pipeline: site.pipeline,
        user: site.user,
        size: 7,
        sha256: hashSha256('spectra'),
        status: 'stored',
      },
    ]);
  });

  it('stores the content under the name of the file', async () => {
    const { body } = await uploadRawFile(site, 'Run_1.RAW', 'spectra');
    expect(String(await readContent(folder, `proteomics/raw/${body.uuid}/Run_1.RAW`))).toBe('spectra');
  });

  it('leaves no temporary file', async () => {
    const { body } = await uploadRawFile(site, 'run.raw', 'spectra');
    expect(await listProteomicsFiles(folder)).toEqual([`proteomics/raw/${body.uuid}/run.raw`]);
  });

  it('accepts the fields pipeline and user after the file', async () => {
    expect((await sendUpload([createFilePart('run.raw'), createUserPart(), createPipelinePart()])).status).toBe(201);
  });

  it('returns the existing record for the same name and content', async () => {
    const first = await uploadRawFile(site, 'run.raw', 'spectra');
    const second = await uploadRawFile(site, 'run.raw', 'spectra');
    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  it.each(['RUN.raw', 'run.RAW', 'Run.Raw'])('considers %s the same name as run.raw', async (name) => {
    await uploadRawFile(site, 'run.raw', 'spectra');
    expect((await uploadRawFile(site, name, 'spectra')).status).toBe(200);
  });

  it('rejects different content under an existing name', async () => {
    const first = await uploadRawFile(site, 'run.raw', 'spectra');
    const second = await uploadRawFile(site, 'run.raw', 'others');
    expect([second.status, second.body.detail]).toEqual([
      409,
      'run.raw already exists in this pipeline with different content.',
    ]);
    expect(await listProteomicsFiles(folder)).toEqual([`proteomics/raw/${first.body.uuid}/run.raw`]);
  });

  it('creates only one raw file for identical concurrent uploads', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => uploadRawFile(site, 'run.raw', 'spectra')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.uuid)).size).toBe(1);
    expect((await listProteomicsFiles(folder)).length).toBe(1);
  });

  it('accepts only one of several concurrent uploads with the same name and different content', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((content) => uploadRawFile(site, 'run.raw', content)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const [stored = ''] = await listProteomicsFiles(folder);
    const taken = answers.find(({ status }) => status === 201);
    expect(hashSha256(await readContent(folder, stored))).toBe(taken?.body.sha256);
  });

  it.each([
    ['.txt', 'run.txt', 'does not end in .raw'],
    ['no extension', 'raw', 'does not end in .raw'],
    ['a path', '../../run.raw', 'contains a path'],
    ['an absolute path', '/etc/run.raw', 'contains a path'],
    ['a Windows path', 'C:\\runs\\run.raw', 'contains a path'],
    ['a NUL', 'run\0.raw', 'contains control or invisible characters'],
    ['a tab', 'run\t.raw', 'contains control or invisible characters'],
    ['a right-to-left override', 'qc\u202ewar.exe.raw', 'contains control or invisible characters'],
    ['a directional isolate', 'qc\u2067.raw', 'contains control or invisible characters'],
    ['a zero-width space', 'q\u200bc.raw', 'contains control or invisible characters'],
    ['a leading hyphen', '--param-file=x.raw', 'begins with "-"'],
    ['an extension only', '.raw', 'is an extension only'],
    ['spaces only before its extension', '  .raw', 'is an extension only'],
    ['256 bytes', `${'ä'.repeat(126)}.raw`, 'longer than 255 bytes'],
  ])('rejects a name with %s', async (_what, name, problem) => {
    const { status, body } = await uploadRawFile(site, name.replaceAll('\\', '\\\\'), 'spectra');
    expect([status, String(body.detail)]).toEqual([400, expect.stringMatching(/orig_file|malformed/)]);
    if (!name.includes('\0') && !name.includes('\\')) expect(body.detail).toContain(problem);
    await expectNothing();
  });

  it.each([
    ['255 bytes', `${'r'.repeat(251)}.raw`],
    ['spaces', 'Velos02_06218 RP1 F3.raw'],
    ['brackets, hashes, commas, percents and plus', '10% (x) [1] #2, a+b=c & d.raw'],
    ['shell syntax', '$(reboot); `id` > run.raw'],
    ['quotes', "it's.raw"],
    ['a hyphen within it', 'a-rf.raw'],
    ['leading dots', '..run.raw'],
    ['other scripts', 'Prüfung läuf 小麦 Ω.raw'],
    ['a zero-width non-joiner', 'می\u200cخواهم.raw'],
  ])('accepts a name with %s', async (_what, name) => {
    const { status, body } = await uploadRawFile(site, name, 'spectra');
    expect([status, body.orig_file]).toEqual([201, name]);
    expect(await listProteomicsFiles(folder)).toEqual([`proteomics/raw/${body.uuid}/${name}`]);
  });

  it('trims names and normalizes them to NFC before it compares them', async () => {
    const { body } = await uploadRawFile(site, ' La\u0308uf.raw ', 'spectra');
    expect(body.orig_file).toBe('L\u00e4uf.raw');
    const again = await uploadRawFile(site, 'L\u00e4uf.raw', 'spectra');
    expect([again.status, again.body.uuid]).toEqual([200, body.uuid]);
  });

  it('accepts quotation marks as browsers encode them', async () => {
    const form = new FormData();
    for (const [name, value] of [createPipelinePart(), createUserPart()]) form.set(name, String(value));
    form.set('orig_file', new File(['spectra'], 'the "good" column.raw'));
    const answer = await fetch(`${site.address}/api/upload/raw`, { method: 'POST', body: form });
    expect([answer.status, ((await answer.json()) as { orig_file: string }).orig_file]).toEqual([201, 'the "good" column.raw']);
  });

  it('accepts a name in filename* (RFC 5987)', async () => {
    const head = 'Content-Disposition: form-data; name="orig_file"; filename="x.raw"; filename*=UTF-8\'\'L%C3%A4uf%20%231.raw';
    const createField = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const body = `${createField('pipeline', site.pipeline)}${createField('user', site.user)}--b\r\n${head}\r\n\r\nspectra\r\n--b--\r\n`;
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
    const answer = await fetch(`${site.address}/api/upload/raw`, { method: 'POST', headers, body });
    expect([answer.status, ((await answer.json()) as { orig_file: string }).orig_file]).toEqual([201, 'Läuf #1.raw']);
  });

  const refusals: [string, () => Parts, number, RegExp][] = [
    ['an empty file', () => [createPipelinePart(), createUserPart(), createFilePart('run.raw', '')], 400, /orig_file is empty/],
    ['no file', () => [createPipelinePart(), createUserPart()], 400, /orig_file is missing/],
    [
      'a file without a name',
      () => [createPipelinePart(), createUserPart(), createFilePart('', 'x')],
      400,
      /orig_file must be a file with a name/,
    ],
    [
      'text instead of the file',
      () => [createPipelinePart(), createUserPart(), ['orig_file', 'spectra']],
      400,
      /file with a name/,
    ],
    [
      'two files',
      () => [createPipelinePart(), createUserPart(), createFilePart('a.raw'), createFilePart('b.raw')],
      400,
      /orig_file must be one file/,
    ],
    [
      'a file under another name',
      () => [createPipelinePart(), createUserPart(), ['file', ['a.raw', 'x']]],
      400,
      /"file" is not known/,
    ],
    [
      'an unknown field',
      () => [createPipelinePart(), createUserPart(), ['x', '1'], createFilePart('a.raw')],
      400,
      /"x" is not known/,
    ],
    [
      'an unknown field before the beginning of a long file',
      () => [createPipelinePart(), createUserPart(), ['x', '1'], createFilePart('a.raw', 'x'.repeat(100_000))],
      400,
      /"x" is not known/,
    ],
    [
      'no pipeline',
      () => [createUserPart(), createFilePart('a.raw')],
      400,
      /pipeline is required\. POST \/api\/mq\/pipelines lists/,
    ],
    [
      'no user',
      () => [createPipelinePart(), createFilePart('a.raw')],
      400,
      /user is required\. Ask an administrator for your user UUID/,
    ],
    [
      'two pipelines',
      () => [createPipelinePart(), createPipelinePart(), createUserPart(), createFilePart('a.raw')],
      400,
      /pipeline must occur once/,
    ],
    [
      'a malformed pipeline',
      () => [['pipeline', 'x'], createUserPart(), createFilePart('a.raw')],
      400,
      /pipeline must be a UUID\. POST \/api\/mq\/pipelines lists/,
    ],
    [
      'a malformed user after the file',
      () => [createPipelinePart(), createFilePart('a.raw'), ['user', 'x']],
      400,
      /user must be a UUID/,
    ],
    [
      'an unknown pipeline',
      () => [['pipeline', NOBODY], createUserPart(), createFilePart('a.raw')],
      404,
      /There is no pipeline/,
    ],
    [
      'an unknown user after the file',
      () => [createPipelinePart(), createFilePart('a.raw'), ['user', NOBODY]],
      404,
      /There is no user/,
    ],
    [
      'a file that is too large',
      () => [createPipelinePart(), createUserPart(), createFilePart('a.raw', 'x'.repeat(100_001))],
      413,
      /100000 bytes/,
    ],
  ];
  it.each(refusals)('rejects %s and stores nothing', async (_what, parts, status, detail) => {
    const answer = await sendUpload(parts());
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringMatching(detail)]);
    await expectNothing();
  });

  it('accepts a file of the maximum size', async () => {
    expect((await uploadRawFile(site, 'run.raw', 'x'.repeat(100_000))).status).toBe(201);
  });

  it('rejects a body before it arrives if its Content-Length is too large', async () => {
    const socket = await sendBeginning(site.address, [...HEAD, 'Content-Length: 900000000000'], '--between-the-parts');
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  it.each([
    ['in the middle of the file', (beginning: string) => `${beginning}spectra`],
    ['in the middle of a part header', (beginning: string) => beginning.slice(0, 150)],
  ])('leaves no data behind after a connection that ends %s', async (_where, cut) => {
    const beginning = cut(buildMultipartBeginning(site, 'run.raw'));
    const socket = await sendBeginning(site.address, [...HEAD, 'Content-Length: 50000'], beginning);
    if (_where.endsWith('file'))
      await waitUntil(async () => (await listProteomicsFiles(folder)).length > 0, 'the file arrives');
    socket.destroy();
    await waitUntil(async () => (await listProteomicsFiles(folder)).length === 0, 'the part is gone');
    await expectNothing();
    expect((await uploadRawFile(site, 'run.raw', 'spectra')).status).toBe(201);
  });

  it('rejects an incomplete body', async () => {
    const body = `${buildMultipartBeginning(site, 'run.raw')}spectra`;
    const socket = await sendBeginning(site.address, [...HEAD, `Content-Length: ${body.length}`], body);
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    socket.destroy();
    expect(answer).toContain('The multipart body is malformed or ends too early.');
    await expectNothing();
  });

  it('rejects a multipart body without a boundary', async () => {
    const headers = { 'Content-Type': 'multipart/form-data' };
    const response = await fetch(`${site.address}/api/upload/raw`, { method: 'POST', headers, body: 'x' });
    expect([response.status, await response.json()]).toEqual([400, { detail: 'The multipart body has no boundary.' }]);
  });

  it('adds the content to a raw file with imported results, and keeps its state', async () => {
    const uuid = NOBODY.replace(/0$/, '1');
    await site.server.database?.pool.query(
      `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, state)
       values ($1, $2, 'run.raw', 'run', 'import', 'done')`,
      [uuid, site.pipeline],
    );
    const { status, body } = await uploadRawFile(site, 'run.raw', 'spectra');
    expect([status, body.uuid, body.status, body.size]).toEqual([201, uuid, 'done', 7]);
    expect(await listProteomicsFiles(folder)).toEqual([`proteomics/raw/${uuid}/run.raw`]);
  });

  it('rejects a request from a page of another site', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const response = await fetch(`${site.address}/api/upload/raw`, { method: 'POST', headers, body: new FormData() });
    expect(response.status).toBe(403);
  });
});
