// @module-tag full
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createDiskFiles } from '../../files/disk-files.ts';
import { readSettings } from '../../settings.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { runInTransaction } from '../../storage/transaction.ts';
import { readPackedFiles } from '../exchange/import/reading/packed-files.ts';
import { READING_LIMITS } from '../exchange/import/reading/reading-limits.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../exchange/testing-exchange.ts';
import { removeUnusedContents } from '../files/content-cleanup.ts';
import type { PublishedVersionAnswer } from './answer.ts';
import { addDoiToVersions, getPublishedFileKey } from './store.ts';

describeWithDatabase('A published version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-published-'));
  let site: ExchangeSite;
  beforeAll(async () => {
    site = await startExchange(folder);
  });
  afterAll(async () => {
    await site?.stop();
    rmSync(folder, { recursive: true });
  });

  async function createFilledProject(profile = 'miappe/1.1'): Promise<ExchangeProject> {
    const project = await site.project(profile);
    await project.fillWithExample();
    return project;
  }

  const publishVersion = ({ hub }: ExchangeProject, body: object = {}) =>
    hub.post(hub.getPath('versions'), { label: '1.0', audience: 'everyone', confirm: true, ...body });

  async function createVersion(body: object = {}): Promise<{ project: ExchangeProject; version: PublishedVersionAnswer }> {
    const project = await createFilledProject();
    const { status, body: version } = await publishVersion(project, body);
    expect([status, version]).toMatchObject([201, { label: '1.0' }]);
    return { project, version };
  }

  const requestPath = (path: string, accept = 'application/json', init: RequestInit = {}) =>
    fetch(site.address + path, { redirect: 'manual', ...init, headers: { accept, ...init.headers } });
  const changeVersion = ({ id }: PublishedVersionAnswer, body: object) =>
    requestPath(`/id/${id}`, 'application/json', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ confirm: true, ...body }),
    });
  const listFolders = () => readdirSync(join(folder, 'hub', 'published'));

  describe('A published version of a complete project', () => {
    it('has the record of the project, a number, an address and files with checksums', async () => {
      const { project, version } = await createVersion({ note: 'First release.' });
      expect(version).toMatchObject({
        project_id: project.id,
        number: 1,
        note: 'First release.',
        title: 'Drought response of two spring barley cultivars under glass and in the field',
        license: { spdx: 'CC-BY-4.0' },
        missing: [],
        withdrawn: null,
      });
      expect(version.address).toMatch(new RegExp(`/id/${version.id}$`));
      expect(version.files.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['ro-crate.zip', 'project.json', 'Study.csv']),
      );
      expect(version.creators[0]).toEqual({
        name: 'Alex Example',
        given: 'Alex',
        family: 'Example',
        orcid: '0000-0002-1825-0097',
        affiliations: expect.anything(),
        roles: expect.anything(),
      });
    });

    it('serves each file with the listed size and checksum', async () => {
      const { version } = await createVersion();
      for (const { path, size, sha256 } of version.files) {
        const bytes = Buffer.from(await (await requestPath(path)).arrayBuffer());
        expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([size, sha256]);
      }
    });

    it('serves ranges of files, and responds with 304 to a known entity tag', async () => {
      const { version } = await createVersion();
      const path = version.files[0]?.path as string;
      const part = await requestPath(path, '*/*', { headers: { range: 'bytes=0-1' } });
      expect([part.status, await part.text()]).toEqual([206, 'PK']);
      expect((await requestPath(path, '*/*', { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
      const cached = await requestPath(path, '*/*', { headers: { 'if-none-match': part.headers.get('etag') as string } });
      expect(cached.status).toBe(304);
    });

    it('is unchanged after the project changes or is removed', async () => {
      const { project, version } = await createVersion();
      const readVersionContent = async () => [
        await (await requestPath(`/id/${version.id}`)).json(),
        await (await requestPath(version.files[1]?.path as string)).text(),
      ];
      const before = await readVersionContent();
      await project.fill({ entityType: 'Investigation', data: { unique_id: 'OTHER', title: 'Another' } });
      await site.database.pool.query('delete from hub_projects where id = $1', [project.id]);
      expect(await readVersionContent()).toEqual(before);
      expect((await requestPath(`/id/${version.id}`, 'text/html')).status).toBe(200);
    });

    it('is created only once by two identical concurrent requests', async () => {
      const project = await createFilledProject();
      const answers = await Promise.all([publishVersion(project), publishVersion(project)]);
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
      const { body } = await project.hub.get(project.hub.getPath('versions'));
      expect(body.versions).toHaveLength(1);
      expect(await site.listLeftovers()).toEqual([]);
    });

    it('is rejected if a version with other content has the same label', async () => {
      const { project } = await createVersion();
      await project.fill({ entityType: 'Investigation', data: { unique_id: 'OTHER', title: 'Another' } });
      const before = listFolders();
      const { status, body } = await publishVersion(project, { audience: 'project' });
      expect([status, body]).toEqual([409, { detail: 'label is already used: version 1.0 has different content' }]);
      expect(listFolders()).toEqual(before);
    });

    it('has copies of the attached files, even after these are removed', async () => {
      const project = await createFilledProject();
      const form = new FormData();
      for (const [name, text] of [
        ['Study.csv', 'my table'],
        ['photo ü.jpg', 'JPEG'],
      ] as const)
        form.append('file', new Blob([text]), name);
      const uploaded = await requestPath(project.hub.getPath('files'), 'application/json', { method: 'POST', body: form });
      expect(uploaded.status).toBe(201);
      const { body: version } = await publishVersion(project);
      await site.database.pool.query('delete from hub_files');
      rmSync(join(folder, 'hub', 'files'), { recursive: true });
      const attached = (version as PublishedVersionAnswer).files.slice(-2);
      const texts = await Promise.all(attached.map(async ({ path }) => (await requestPath(path)).text()));
      expect(attached.map(({ name }, index) => [name, texts[index]])).toEqual([
        ['photo ü.jpg', 'JPEG'],
        ['attached Study.csv', 'my table'],
      ]);
    });

    it('is rejected if the user did not confirm it', async () => {
      const { status, body } = await publishVersion(await createFilledProject(), { confirm: false });
      expect([status, body.detail]).toEqual([400, 'Confirm that you want to publish. This cannot be undone.']);
    });

    it('is rejected when the project has the maximum number of versions', async () => {
      const { project, version } = await createVersion();
      await site.database.pool.query(
        `insert into hub_published_versions select (json_populate_record(v, json_build_object('id', gen_random_uuid(), 'number', n, 'label', n))).*
           from hub_published_versions v, generate_series(2, 200) n where v.id = $1`,
        [version.id],
      );
      expect((await publishVersion(project, { label: 'one more' })).status).toBe(409);
    });
  });

  describe('A version of an incomplete project', () => {
    it('cannot be public, and the response lists the missing parts', async () => {
      const project = await site.project();
      await project.fill({ entityType: 'Investigation', data: { unique_id: 'INV', title: 'Beans' } });
      const { status, body } = await publishVersion(project);
      expect(status).toBe(400);
      expect(body.detail).toMatch(/^The version cannot be public\. The description is missing\. The license is missing\./);
      expect(await site.listLeftovers()).toEqual([]);
    });

    it('can be limited to the project, and cannot be made public later', async () => {
      const project = await site.project();
      await project.fill({ entityType: 'Investigation', data: { unique_id: 'INV', title: 'Beans' } });
      const { status, body: version } = await publishVersion(project, { audience: 'project' });
      expect([status, version.missing.length > 0]).toEqual([201, true]);
      expect((await changeVersion(version, { action: 'open' })).status).toBe(400);
    });
  });

  describe('A version of a project whose profile has no field for license or people', () => {
    const publishReads = async (body: object) => publishVersion(await createFilledProject('ena/1.0'), body);

    it('is rejected, and the error lists the license and the people as missing', async () => {
      const { body } = await publishReads({});
      expect(body.detail).toContain('Enter the license when you publish.');
      expect(body.detail).toContain('Enter the authors when you publish.');
    });

    it('has the license and the authors from the request, including in the crate', async () => {
      const authors = 'Example, Alex (https://orcid.org/0000-0002-1825-0097)\nRobin Sample\n';
      const { status, body: version } = await publishReads({ license: 'CC0-1.0', authors });
      expect([status, version.license?.spdx]).toEqual([201, 'CC0-1.0']);
      expect(version.creators).toMatchObject([
        { name: 'Alex Example', family: 'Example', orcid: '0000-0002-1825-0097' },
        { name: 'Robin Sample', orcid: '' },
      ]);
      const crate = join(folder, `${version.id}.zip`);
      writeFileSync(crate, Buffer.from(await (await requestPath(version.files[0].path)).arrayBuffer()));
      const files = await readPackedFiles(crate, READING_LIMITS, 'an RO-Crate');
      const metadata = String(files.find(({ path }) => path === 'ro-crate-metadata.json')?.bytes);
      for (const part of ['0000-0002-1825-0097', 'publicdomain/zero/1.0', version.address]) expect(metadata).toContain(part);
    });

    it('is rejected with an unknown license', async () => {
      const { status, body } = await publishReads({ license: 'mine', authors: 'Robin Sample' });
      expect([status, body.detail]).toEqual([400, expect.stringContaining('is not the name of a known license')]);
    });
  });

  describe('A published version at its address', () => {
    it('has citations in five formats, with its address', async () => {
      const { version } = await createVersion();
      const readCitation = async (format: string) => (await requestPath(`/id/${version.id}?format=${format}`)).text();
      expect(version.citation).toBe(
        `Example, Alex; Datasteward, Dana (${version.published_on.slice(0, 4)}): ${version.title}. Version 1.0. ${new URL(version.address).host}. ${version.address}`,
      );
      expect(JSON.parse(await readCitation('schema-org'))).toMatchObject({
        '@id': version.address,
        version: '1.0',
        datePublished: version.published_on,
      });
      expect(JSON.parse(await readCitation('datacite-json'))).toMatchObject({ url: version.address, version: '1.0' });
      expect(parse(await readCitation('cff'))).toMatchObject({
        url: version.address,
        version: '1.0',
        'date-released': version.published_on,
      });
      expect(await readCitation('bibtex')).toContain(`url = {${version.address}}`);
    });

    it.each([
      ['application/ld+json', 'application/ld+json'],
      ['application/vnd.datacite.datacite+json', 'application/vnd.datacite.datacite+json'],
      ['application/linkset+json', 'application/linkset+json'],
      ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
      ['*/*', 'application/json'],
    ])('responds to Accept %s with %s', async (accept, type) => {
      const { version } = await createVersion();
      const { headers } = await requestPath(`/id/${version.id}`, accept);
      expect(headers.get('content-type')?.split(';')[0]).toBe(type);
      expect(headers.get('vary')).toContain('Accept');
    });

    it.each(['GET', 'HEAD'])('has Signposting links in the response to %s', async (method) => {
      const { version } = await createVersion();
      const { headers } = await requestPath(`/id/${version.id}`, 'text/html', { method });
      const link = headers.get('link') ?? '';
      expect(link).toContain(`<${version.address}>; rel="cite-as"`);
      expect(link).toContain('<https://orcid.org/0000-0002-1825-0097>; rel="author"');
      expect(link).toContain('<https://creativecommons.org/licenses/by/4.0/>; rel="license"');
      expect(link).toContain(`<${version.address}/files/ro-crate.zip>; rel="item"; type="application/zip"`);
      expect(link).toContain(`<${version.address}?format=linkset>; rel="linkset"; type="application/linkset+json"`);
    });

    it('has a page that embeds the record with escaped markup', async () => {
      const project = await createFilledProject();
      const [root] = await project.entities();
      await project.hub.post(project.hub.getPath('entity', root.id), { ...root.data });
      await site.database.pool.query(
        `update hub_entities set data = data || '{"title": "</script><b>"}', version = version + 1 where id = $1`,
        [root.id],
      );
      const { body: version } = await publishVersion(project, { audience: 'project', label: 'markup' });
      const text = await (await requestPath(`/id/${version.id}`, 'text/html')).text();
      const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
      expect(JSON.parse(json)['@type']).toBe('Dataset');
    });

    it('lists all versions, and its page states that there is a newer one', async () => {
      const { project, version } = await createVersion();
      await publishVersion(project, { label: '2.0' });
      const { versions } = (await (await requestPath(`/id/${version.id}`)).json()) as { versions: { label: string }[] };
      expect(versions.map(({ label }) => label)).toEqual(['2.0', '1.0']);
      const page = await (await requestPath(`/id/${version.id}`, 'text/html')).text();
      expect(page).toContain('There is a newer version');
    });

    it('can be cached briefly by programs, but not as a page', async () => {
      const { version } = await createVersion();
      const readCaching = async (accept: string) =>
        (await requestPath(`/id/${version.id}`, accept)).headers.get('cache-control');
      expect(await Promise.all(['application/ld+json', 'text/html', 'application/json'].map(readCaching))).toEqual([
        'public, max-age=60',
        'no-store',
        'no-store',
      ]);
    });

    it.each(['nothing', '0199f0e1-7c2d-7b4e-8a60-000000000000'])('does not exist under the identifier %s', async (id) => {
      expect((await requestPath(`/id/${id}`)).status).toBe(404);
      expect((await requestPath(`/id/${id}/files/ro-crate.zip`)).status).toBe(404);
    });
  });

  describe('A withdrawn version', () => {
    it('still has its record and the reason with status 410, but no files', async () => {
      const { version } = await createVersion();
      expect((await changeVersion(version, { action: 'withdraw', reason: 'Wrong units.' })).status).toBe(200);
      const answer = await requestPath(`/id/${version.id}`);
      expect([answer.status, await answer.json()]).toMatchObject([
        410,
        {
          detail: 'The version was withdrawn: Wrong units.',
          version: { title: version.title, withdrawn: { reason: 'Wrong units.' } },
        },
      ]);
      expect((await requestPath(version.files[0]?.path as string)).status).toBe(410);
      const page = await requestPath(`/id/${version.id}`, 'text/html');
      const text = await page.text();
      expect([page.status, text.includes('Wrong units.'), text.includes('Download RO-Crate')]).toEqual([410, true, false]);
    });

    it('cannot be withdrawn again or made public', async () => {
      const { version } = await createVersion({ audience: 'project' });
      await changeVersion(version, { action: 'withdraw', reason: 'Wrong units.' });
      const answers = await Promise.all([
        changeVersion(version, { action: 'withdraw', reason: 'x' }),
        changeVersion(version, { action: 'open' }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    });

    it('needs a reason for its withdrawal', async () => {
      const { version } = await createVersion();
      expect((await changeVersion(version, { action: 'withdraw' })).status).toBe(400);
    });
  });

  it('gets the DOI when a deposit of the same data is published', async () => {
    const { project, version } = await createVersion();
    const md5 = createHash('md5')
      .update(await (await requestPath(`/id/${version.id}/files/project.json`)).text())
      .digest('hex');
    await runInTransaction(site.database.pool, (client) => addDoiToVersions(client, project.id, md5, '10.5281/zenodo.1'));
    await runInTransaction(site.database.pool, (client) => addDoiToVersions(client, project.id, 'other', '10.5281/zenodo.2'));
    const answer = await requestPath(`/id/${version.id}`);
    const { version: after } = (await answer.json()) as { version: PublishedVersionAnswer };
    expect([after.doi, answer.headers.get('link')]).toEqual([
      '10.5281/zenodo.1',
      expect.stringContaining('<https://doi.org/10.5281/zenodo.1>; rel="cite-as"'),
    ]);
    expect(after.citation).toContain('https://doi.org/10.5281/zenodo.1');
    expect(after.files).toEqual(version.files);
  });

  it('keeps its files when files of a killed process are removed after a day', async () => {
    const { version } = await createVersion();
    const context = { pool: site.database.pool, settings: readSettings({ DATA_DIR: folder }), now: () => new Date() };
    const [old, young] = [randomUUID(), randomUUID()];
    const files = createDiskFiles(folder);
    for (const id of [old, young])
      await files.put([{ key: getPublishedFileKey(id, { name: 'ro-crate.zip' }), content: Buffer.from('PK') }]);
    const aDayAgo = new Date(Date.now() - 25 * 60 * 60 * 1_000);
    for (const id of [old, version.id])
      utimesSync(join(folder, getPublishedFileKey(id, { name: 'ro-crate.zip' })), aDayAgo, aDayAgo);
    await removeUnusedContents(context);
    expect([old, young, version.id].map((id) => listFolders().includes(id))).toEqual([false, true, true]);
  });

  it('can be created by the form of a page, which redirects to the version', async () => {
    const { hub } = await createFilledProject();
    expect((await hub.open(hub.getPath('versions'))).text).toContain('Publish a version');
    const answer = await requestPath(hub.getPath('versions'), 'text/html', {
      method: 'POST',
      body: new URLSearchParams({ label: '1', audience: 'everyone', confirm: 'true' }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/id\//)]);
    expect((await hub.open(hub.getPath('publication'))).text).toContain('Compare with now');
  });
});
