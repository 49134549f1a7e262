import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import {
  listProteomicsFiles,
  type Parts,
  sendParts,
  startUploadSite,
  type UploadSite,
  uploadRawFile,
} from './testing-uploads.ts';

const PAGE = '/proteomics/projects/lung-cohort/tmt11-quality/upload';

describeWithDatabase('The upload page without scripts', () => {
  let site: UploadSite;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-upload-page-'));
    site = await startUploadSite(folder, { MAX_RAW_FILE_BYTES: '1000' });
  });
  afterAll(async () => {
    await site?.server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await site.server.database?.pool.query('delete from proteomics_raw_files');
    for (const file of await listProteomicsFiles(folder)) await rm(join(folder, file));
  });
  const sendForm = (parts: Parts) => sendParts(site.address, PAGE, parts, 'text/html');
  const createUserPart = (): Parts[number] => ['user', site.user];
  const createFilePart = (name: string, content = 'spectra'): Parts[number] => ['orig_file', [name, content]];
  const listStored = async () =>
    ((await site.server.database?.pool.query('select name from proteomics_raw_files order by name'))?.rows ?? []).map(
      ({ name }) => name,
    );

  it('stores several files, and redirects to the runs', async () => {
    const { status, headers } = await sendForm([createUserPart(), createFilePart('a.raw'), createFilePart('b.raw', 'others')]);
    expect([status, headers.get('location')]).toEqual([303, '/proteomics/projects/lung-cohort/tmt11-quality']);
    expect(await listStored()).toEqual(['a.raw', 'b.raw']);
  });

  it('remembers the user, and shows the name instead of the UUID', async () => {
    const { headers } = await sendForm([createUserPart(), createFilePart('a.raw')]);
    const cookie = headers.getSetCookie().find((one) => one.startsWith('proteomics_user=')) ?? '';
    const page = await fetch(`${site.address}${PAGE}`, { headers: { Cookie: cookie.split(';')[0] ?? '' } });
    expect(await page.text()).toContain('<strong data-user-name>Instrument operator</strong>');
  });

  it('links the accepted file types to the settings of the pipeline', async () => {
    const page = await (await fetch(`${site.address}${PAGE}`, { headers: { Accept: 'text/html' } })).text();
    const [, path = ''] = /<a href="([^"]+)">Accepted file types</.exec(page) ?? [];
    const settings = await fetch(`${site.address}${path}`, { headers: { Accept: 'text/html' } });
    expect([settings.status, await settings.text()]).toEqual([200, expect.stringContaining('name="takes_mzml"')]);
  });

  it('lists all users to a browser on the same machine, and only its remembered users to a browser elsewhere', async () => {
    const other = { email: 'second@example.org', name: 'Second operator' };
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${site.address}/api/admin/users`, { method: 'POST', headers, body: JSON.stringify(other) });
    const listNames = async (more: Record<string, string>) => {
      const text = await (await fetch(`${site.address}${PAGE}`, { headers: more })).text();
      return ['Instrument operator', 'Second operator', 'Your user UUID'].filter((words) => text.includes(words));
    };
    const elsewhere = { 'X-Forwarded-For': '192.0.2.7' };
    expect(await listNames({})).toEqual(['Instrument operator', 'Second operator']);
    expect(await listNames(elsewhere)).toEqual(['Your user UUID']);
    expect(await listNames({ ...elsewhere, Cookie: `proteomics_user=${site.user}` })).toEqual(['Instrument operator']);
  });

  it('remembers the earlier users of the browser', async () => {
    const earlier = '0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4';
    const Cookie = `proteomics_user=${earlier}`;
    const form = new URLSearchParams({ kind: 'other', at: '2025-03-06T08:15', text: 'New column', user: site.user });
    const { headers } = await fetch(`${site.address}${PAGE.replace('/upload', '/qc/annotations')}`, {
      method: 'POST',
      headers: { Cookie, Accept: 'text/html' },
      body: form,
      redirect: 'manual',
    });
    expect(headers.getSetCookie().join()).toContain(`proteomics_user=${site.user}.${earlier};`);
  });

  it('stores valid files if one is rejected, shows each result, and returns the status of the first error', async () => {
    await uploadRawFile(site, 'taken.raw', 'first');
    const { status, body } = await sendForm([
      createUserPart(),
      createFilePart('a.raw'),
      createFilePart('large.raw', 'x'.repeat(1001)),
      createFilePart('taken.raw', 'second'),
      createFilePart('b.txt'),
      createFilePart('c.raw'),
    ]);
    expect(status).toBe(413);
    const outcomes = ['larger than the 1000 bytes', 'already exists in this pipeline', 'does not end in .raw'];
    expect(outcomes.filter((text) => !String(body.text).includes(text))).toEqual([]);
    expect(await listStored()).toEqual(['a.raw', 'c.raw', 'taken.raw']);
  });

  it.each([
    ['no file was chosen', () => [createUserPart(), createFilePart('', '')] as Parts, 400, 'must be a file with a name'],
    ['the user is missing', () => [createFilePart('a.raw')] as Parts, 400, 'Choose your name, or enter your user UUID.'],
    ['the user is malformed', () => [['user', 'me'], createFilePart('a.raw')] as Parts, 400, 'This is not a UUID.'],
    [
      'no user has the UUID',
      () => [['user', '00000000-0000-4000-8000-000000000000'], createFilePart('a.raw')] as Parts,
      404,
      'No user has this UUID.',
    ],
  ])('shows an error when %s, and stores nothing', async (_when, parts, status, text) => {
    const answer = await sendForm(parts());
    expect([
      answer.status,
      String(answer.body.text).includes(text),
      await listStored(),
      await listProteomicsFiles(folder),
    ]).toEqual([status, true, [], []]);
  });

  it('keeps an invalid UUID in the field', async () => {
    const { body } = await sendForm([['user', 'my"uuid'], createFilePart('a.raw')]);
    expect(String(body.text)).toContain('value="my&quot;uuid"');
  });

  it('returns 404 for an unknown pipeline', async () => {
    const parts: Parts = [createUserPart(), createFilePart('a.raw')];
    expect((await sendParts(site.address, PAGE.replace('tmt11', 'tmt10'), parts, 'text/html')).status).toBe(404);
  });
});
