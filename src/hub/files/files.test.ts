import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStoredFiles } from '../../files/open-files.ts';
import { readSettings } from '../../settings.ts';
import { startTestHub, type TestHub } from '../testing-hub.ts';
import { removeUnusedContents } from './content-cleanup.ts';

let hub: TestHub;
let dataDir: string;
let path: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'concordat-files-'));
  hub = await startTestHub({ DATA_DIR: dataDir, MAX_PROJECT_FILE_BYTES: '2000000' });
});
afterAll(async () => {
  await hub.stop();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  path = `/hub/projects/${(await hub.place()).projectId}/files`;
});

type Sent = readonly [name: string, content: string | Uint8Array<ArrayBuffer>];

async function uploadFiles(files: readonly Sent[], headers: Record<string, string> = { accept: 'application/json' }) {
  const body = new FormData();
  for (const [name, content] of files) body.append('file', new File([content], name));
  const answer = await fetch(hub.address + path, { method: 'POST', body, headers, redirect: 'manual' });
  const text = await answer.text();
  return { status: answer.status, text, body: text.startsWith('{') ? JSON.parse(text) : undefined };
}

const listContents = () => readdir(join(dataDir, 'hub', 'files')).catch(() => []);

describe('POST /hub/projects/{id}/files', () => {
  it('stores a file with its size, checksum and type', async () => {
    const { status, body } = await uploadFiles([['heights.csv', 'unit,height\nPOT-01,182.4\n']]);
    expect(status).toBe(201);
    expect(body.files).toEqual([
      {
        outcome: 'created',
        file: expect.objectContaining({
          name: 'heights.csv',
          version: 1,
          size: 25,
          sha256: createHash('sha256').update('unit,height\nPOT-01,182.4\n').digest('hex'),
          media_type: 'text/csv',
        }),
      },
    ]);
  });

  it('adds a version if the name differs only in case, and leaves equal content unchanged', async () => {
    await uploadFiles([['heights.csv', 'one']]);
    const { body } = await uploadFiles([['Heights.CSV', 'two']]);
    const again = await uploadFiles([['heights.csv', 'two']]);
    expect([body.files[0].outcome, body.files[0].file.version]).toEqual(['version', 2]);
    expect([again.body.files[0].outcome, again.body.files[0].file.version]).toEqual(['unchanged', 2]);
  });

  it('stores the content of equal files of a project only once', async () => {
    const before = (await listContents()).length;
    await uploadFiles([
      ['a.csv', 'the same'],
      ['b.csv', 'the same'],
    ]);
    await uploadFiles([['c.csv', 'the same']]);
    expect((await listContents()).length).toBe(before + 1);
  });

  it('stores concurrent versions of a name one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => uploadFiles([['heights.csv', `content ${at}`]])));
    expect(answers.map(({ body }) => body.files[0].file.version).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('stores nothing if a file is too large', async () => {
    const { status } = await uploadFiles([
      ['small.csv', 'small'],
      ['large.csv', 'x'.repeat(2_000_001)],
    ]);
    expect(status).toBe(413);
    expect((await hub.send('anonymous', path)).body.total).toBe(0);
  });

  it.each(['-rf.csv', 'a/b.csv', 'a\\b.csv', '..', 'evil\u202evsc.exe', 'new\nline.csv'])(
    'rejects the name %j',
    async (name) => {
      const head = `--b\r\nContent-Disposition: form-data; name="file"; filename*=UTF-8''${encodeURIComponent(name)}\r\n\r\n`;
      const answer = await fetch(hub.address + path, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'multipart/form-data; boundary=b' },
        body: `${head}x\r\n--b--\r\n`,
      });
      expect(answer.status).toBe(400);
    },
  );

  it('shows the reason for a rejected upload on the page', async () => {
    const refused = await uploadFiles([['-rf.csv', 'x']], { accept: 'text/html' });
    const stored = await uploadFiles([['heights.csv', 'x']], { accept: 'text/html' });
    expect([refused.status, stored.status]).toEqual([400, 303]);
    expect(refused.text).toContain('begins with');
  });
});

describe('GET …/files/{file_id}/versions/{version}', () => {
  it('returns each version, the latest one, and ranges, as a download that browsers do not run', async () => {
    await uploadFiles([['page.html', '<script>one</script>']]);
    const { file } = (await uploadFiles([['page.html', '<script>two</script>']])).body.files[0];
    const getVersion = (version: string, headers: Record<string, string> = {}) =>
      hub.send('anonymous', `${path}/${file.id}/versions/${version}`, { headers, accept: '*/*' });
    const latest = await getVersion('latest');
    expect([latest.text, (await getVersion('1')).text, (await getVersion('2', { range: 'bytes=8-10' })).text]).toEqual([
      '<script>two</script>',
      '<script>one</script>',
      'two',
    ]);
    expect(latest.headers.get('content-type')).toBe('application/octet-stream');
    expect(latest.headers.get('x-content-type-options')).toBe('nosniff');
    expect(latest.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await getVersion('2', { 'if-none-match': latest.headers.get('etag') ?? '' })).status).toBe(304);
    expect((await getVersion('3')).status).toBe(404);
  });
});

describe('An attached file', () => {
  it('gets a new name and description by PUT, which rejects the name of another file', async () => {
    const { files } = (
      await uploadFiles([
        ['a.csv', 'a'],
        ['b.csv', 'b'],
      ])
    ).body;
    const [a] = files;
    const updateFile = (json: object) => hub.send('anonymous', `${path}/${a.file.id}`, { method: 'PUT', json });
    expect((await updateFile({ name: 'c.csv', description: 'Third' })).body).toMatchObject({
      name: 'c.csv',
      description: 'Third',
    });
    expect((await updateFile({ name: 'B.csv' })).status).toBe(409);
    expect((await updateFile({ name: '../c.csv' })).status).toBe(400);
  });

  it('is deleted by DELETE with all versions and their content, except for content of other files', async () => {
    const before = (await listContents()).length;
    await uploadFiles([
      ['a.csv', 'shared'],
      ['b.csv', 'shared'],
    ]);
    const { file } = (await uploadFiles([['a.csv', 'own']])).body.files[0];
    const gone = await hub.send('anonymous', `${path}/${file.id}`, { method: 'DELETE' });
    const listed = await hub.send('anonymous', path);
    expect([gone.status, listed.body.files.map(({ name }: { name: string }) => name)]).toEqual([204, ['b.csv']]);
    expect((await listContents()).length).toBe(before + 1);
    expect((await hub.send('anonymous', listed.body.files[0].path, { accept: '*/*' })).text).toBe('shared');
  });

  it('is not found in another project', async () => {
    const { file } = (await uploadFiles([['a.csv', 'a']])).body.files[0];
    const other = (await hub.place()).projectId;
    expect((await hub.send('anonymous', `/hub/projects/${other}/files/${file.id}`)).status).toBe(404);
    expect((await hub.send('anonymous', `${path}/not-an-id`)).status).toBe(404);
  });
});

describe('removeUnusedContents', () => {
  it('removes content without a version after a day', async () => {
    const settings = readSettings({ DATA_DIR: dataDir });
    const [young, old] = [crypto.randomUUID(), crypto.randomUUID()];
    await openStoredFiles(settings).put(
      [young, old].map((id) => ({ key: `hub/files/${id}/content`, content: Buffer.from('x') })),
    );
    const past = new Date(Date.now() - 25 * 60 * 60 * 1_000);
    await utimes(join(dataDir, 'hub', 'files', old, 'content'), past, past);
    const { file } = (await uploadFiles([['kept.csv', 'kept']])).body.files[0];
    await removeUnusedContents({ settings, pool: hub.database.pool, now: () => new Date() });
    expect(await listContents()).toContain(young);
    expect(await listContents()).not.toContain(old);
    expect((await hub.send('anonymous', file.path, { accept: '*/*' })).text).toBe('kept');
  });
});

describe('GET …/files/{file_id} as a page', () => {
  const readPageOfUpload = async (name: string, content: string | Uint8Array<ArrayBuffer>, query = '') => {
    const { file } = (await uploadFiles([[name, content]])).body.files[0];
    return (await hub.send('anonymous', `${path}/${file.id}${query}`, { accept: 'text/html' })).text;
  };

  it('shows the first 50 rows of a table', async () => {
    const text = await readPageOfUpload('many.tsv', Array.from({ length: 60 }, (_, at) => `r${at}\t<b>`).join('\n'));
    expect(text).toContain('<td class="nowrap">r49</td><td class="nowrap">&lt;b&gt;</td>');
    expect(text).not.toContain('r50');
    expect(text).toContain('The file has more rows.');
  });

  it.each([
    ['has more rows', 'long-rows.csv', `${'x'.repeat(30_000)}\n`.repeat(40), 'The file has more rows.'],
    ['has a very long first line', 'wide.csv', 'a,'.repeat(600_000), 'The first line of wide.csv is longer than 1 MB.'],
    ['is empty', 'empty.csv', '\n\n', 'The table is empty.'],
  ])('reports that a table %s', async (_case, name, content, message) => {
    expect(await readPageOfUpload(name, content)).toContain(message);
  });

  it.each([
    ['binary.csv', new Uint8Array([0x81, 0x01, 0x02, 0xff])],
    ['open.csv', 'a,b\n"open,1\n'],
    ['broken.xlsx', 'PK\u0003\u0004 no archive'],
  ])('describes the problem of the damaged file %s', async (name, content) => {
    const text = await readPageOfUpload(name, content);
    expect(text).toMatch(/cannot be read|not an \.xlsx/);
    expect(text).toContain(`Download`);
  });

  it('shows no preview of other files', async () => {
    expect(await readPageOfUpload('image.png', 'x')).not.toContain('First rows');
  });
});
