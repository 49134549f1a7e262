// @module-tag full
/** Tests deposits in a simulated InvenioRDM repository, through the server. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { readPackedFiles } from '../exchange/import/reading/packed-files.ts';
import { READING_LIMITS } from '../exchange/import/reading/reading-limits.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../exchange/testing-exchange.ts';
import type { DepositAnswer } from './store.ts';
import { beginDeposit, createFilledProject, createVisitorClient, DEPOSIT_WAIT } from './testing-deposits.ts';
import { type FakeInvenio, startFakeInvenio } from './testing-invenio.ts';

describeWithDatabase('A deposit in InvenioRDM', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-deposits-'));
  let invenio: FakeInvenio;
  let site: ExchangeSite;
  beforeAll(async () => {
    invenio = await startFakeInvenio();
    site = await startExchange(folder, { REPOSITORIES: `fake=invenio:${invenio.address}` });
  });
  afterAll(async () => {
    await site?.stop();
    await invenio?.stop();
    rmSync(folder, { recursive: true });
  });
  afterEach(() => invenio.calls.splice(0));

  const createProject = () => createFilledProject(site);
  const startDeposit = (project: ExchangeProject, token = invenio.token) => beginDeposit(site, project, 'fake', token);

  const findRecord = ({ address }: DepositAnswer) => {
    const record = invenio.records.get(address?.split('/').at(-1) ?? '');
    if (record === undefined) throw new Error(`no record ${address}`);
    return record;
  };

  describe('An uploaded deposit in InvenioRDM', () => {
    it('is a draft with a reserved DOI, and its files have the checksums that the repository reports', async () => {
      const project = await createProject();
      const deposit = await startDeposit(project);
      await deposit.until('draft');
      const read = await deposit.read();
      const record = findRecord(read);
      expect(read).toMatchObject({
        doi: `10.5072/zenodo.${record.id}`,
        problem: null,
        address: `${invenio.address}/uploads/${record.id}`,
      });
      const stored = [...record.files].map(([name, { content }]) => [name, createHash('md5').update(content).digest('hex')]);
      expect(read.files.map(({ name, md5 }) => [name, md5])).toEqual(stored);
      expect(record.isPublished).toBe(false);
    });

    it('contains the RO-Crate with the DOI and the attached files, and its tables as separate files', async () => {
      const project = await createProject();
      const body = new FormData();
      body.append('file', new File(['unit,height\nPOT-01,182.4\n'], 'heights.csv'));
      await fetch(site.address + project.hub.getPath('files'), { method: 'POST', body });
      const deposit = await startDeposit(project);
      await deposit.until('draft');
      const { doi } = await deposit.read();
      const { files } = findRecord(await deposit.read());
      const path = join(folder, 'crate.zip');
      writeFileSync(path, files.get('ro-crate.zip')?.content ?? '');
      const crate = new Map(
        (await readPackedFiles(path, READING_LIMITS, 'an RO-Crate')).map((file) => [file.path, file.bytes]),
      );
      const graph = JSON.parse(String(crate.get('ro-crate-metadata.json')))['@graph'];
      expect(graph.find((one: { '@id': string }) => one['@id'] === './')['cite-as']).toBe(`https://doi.org/${doi}`);
      expect(String(crate.get('files/heights.csv'))).toBe('unit,height\nPOT-01,182.4\n');
      expect([...files.keys()]).toEqual(expect.arrayContaining(['project.json', 'CITATION.cff', 'datacite.json', 'Study.csv']));
      expect(JSON.parse(String(files.get('datacite.json')?.content)).doi).toBe(doi);
    });

    it('has the metadata of the publication in the format of InvenioRDM', async () => {
      const project = await createProject();
      const deposit = await startDeposit(project);
      await deposit.until('draft');
      const { metadata } = findRecord(await deposit.read());
      const { body } = await deposit.user.send(project.hub.getPath('publication'));
      expect(metadata).toMatchObject({
        resource_type: { id: 'dataset' },
        title: body.title,
        publication_date: body.released,
        rights: [{ id: body.license.spdx.toLowerCase() }],
      });
      expect(metadata.creators).toHaveLength(body.creators.length);
    });

    it('does not wait for the long uploads of two other users', async () => {
      const held = [invenio.hold(/ro-crate\.zip\/content$/), invenio.hold(/ro-crate\.zip\/content$/)];
      const others = [await startDeposit(await createProject()), await startDeposit(await createProject())];
      await Promise.all(held.map(({ arrived }) => arrived));
      await (await startDeposit(await createProject())).until('draft');
      for (const { release } of held) release();
      for (const other of others) await other.until('draft');
    });

    it('gives the project its DOI until it is canceled', async () => {
      const project = await createProject();
      const deposit = await startDeposit(project);
      await deposit.until('draft');
      const readDoi = async () => (await deposit.user.send(project.hub.getPath('publication'))).body.doi;
      expect(await readDoi()).toBe((await deposit.read()).doi);
      const record = findRecord(await deposit.read());
      await deposit.change('cancel');
      await deposit.until('canceled');
      await expect.poll(readDoi, DEPOSIT_WAIT).toBe('');
      expect(invenio.records.has(record.id)).toBe(false);
    });

    it('becomes published, with a notice, when it is canceled after its publication on the website of the repository', async () => {
      const project = await createProject();
      const deposit = await startDeposit(project);
      await deposit.until('draft');
      const record = findRecord(await deposit.read());
      record.isPublished = true;
      await deposit.change('cancel');
      await deposit.until('published');
      const { problem, doi, address } = await deposit.read();
      expect(problem?.message).toContain('was published on the website');
      expect([invenio.records.has(record.id), address]).toEqual([true, `${invenio.address}/records/${record.id}`]);
      expect((await deposit.user.send(project.hub.getPath('publication'))).body.doi).toBe(doi);
    });

    it('becomes published, with a notice, if it is published on the website during its cancellation', async () => {
      const deposit = await startDeposit(await createProject());
      await deposit.until('draft');
      const record = findRecord(await deposit.read());
      const held = invenio.hold(/^DELETE .*draft$/);
      await deposit.change('cancel');
      await held.arrived;
      record.isPublished = true;
      held.release();
      await deposit.until('published');
      expect((await deposit.read()).problem?.message).toContain('was published on the website');
    });

    it('replaces only changed files, not metadata from the repository, when it is uploaded again', async () => {
      const project = await createProject();
      const deposit = await startDeposit(project);
      await deposit.until('draft');
      const before = await deposit.read();
      findRecord(before).metadata.languages = [{ id: 'eng' }];
      await project.fill({ entityType: 'Person', data: { name: 'Robin Sample' } });
      invenio.calls.splice(0);
      await deposit.change('resume');
      await deposit.until('draft');
      const after = await deposit.read();
      const changed = after.files.filter(({ name, md5 }) => before.files.find((one) => one.name === name)?.md5 !== md5);
      const names = ['CITATION.cff', 'Person.csv', 'datacite.json', 'project.json', 'ro-crate.zip'];
      expect(changed.map(({ name }) => name).toSorted()).toEqual(names);
      expect(invenio.calls.filter((call) => /^PUT .*content$/.test(call))).toHaveLength(changed.length);
      expect([after.doi, findRecord(after).metadata.languages]).toEqual([before.doi, [{ id: 'eng' }]]);
    });
  });

  describe('The publication of a deposit in InvenioRDM', () => {
    it('requires a confirmation', async () => {
      const deposit = await startDeposit(await createProject());
      await deposit.until('draft');
      expect(await deposit.change('publish')).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining('Confirm') },
      });
      expect(findRecord(await deposit.read()).isPublished).toBe(false);
    });

    it('makes the record public', async () => {
      const deposit = await startDeposit(await createProject());
      await deposit.until('draft');
      expect((await deposit.change('publish', { confirm: true })).body.state).toBe('publishing');
      await deposit.until('published');
      const read = await deposit.read();
      expect([findRecord(read).isPublished, read.address]).toEqual([true, `${invenio.address}/records/${findRecord(read).id}`]);
    });

    it('is reported to the webhook of the workspace with the DOI', async () => {
      const deposit = await startDeposit(await createProject());
      await deposit.until('draft');
      const { pool } = site.database;
      await pool.query(
        `insert into hub_webhooks (workspace_id, url, enabled, owner)
          select workspace_id, 'https://receiver.invalid/', true, '{}' from hub_projects where id = (select project_id from hub_deposits
            order by created_at desc limit 1)`,
      );
      await deposit.change('publish', { confirm: true });
      await deposit.until('published');
      const { rows } = await pool.query('select message from hub_webhook_deliveries');
      expect(rows).toMatchObject([{ message: { event: 'project_published', doi: (await deposit.read()).doi } }]);
    });

    it('keeps the draft if the repository rejects it, and shows the rejected fields', async () => {
      const deposit = await startDeposit(await createProject());
      await deposit.until('draft');
      delete findRecord(await deposit.read()).metadata.creators;
      await deposit.change('publish', { confirm: true });
      await expect
        .poll(async () => (await deposit.read()).problem, DEPOSIT_WAIT)
        .toMatchObject({
          message: expect.stringContaining('A validation error occurred.'),
          fields: [{ field: 'metadata.creators', message: 'Missing data for required field.' }],
        });
      await deposit.until('draft');
    });

    it('is rejected before the upload is complete', async () => {
      const held = invenio.hold(/^PUT .*content$/);
      const deposit = await startDeposit(await createProject());
      await held.arrived;
      expect(await deposit.change('publish', { confirm: true })).toMatchObject({ status: 409 });
      held.release();
      await deposit.until('draft');
    });
  });

  describe('A deposit in a faulty InvenioRDM repository', () => {
    it('stops if its token is rejected, and resumes with a valid token', async () => {
      const deposit = await startDeposit(await createProject(), 'a-wrong-token');
      await deposit.until('failed');
      expect((await deposit.read()).problem?.message).toContain('returned 403');
      await deposit.user.send('/hub/repositories/fake/token', { token: invenio.token });
      await deposit.change('resume');
      await deposit.until('draft');
    });

    it('does not follow redirects', async () => {
      invenio.failAt(/^POST \/api\/records$/, { status: 302, headers: { location: `${invenio.address}/elsewhere` } });
      const deposit = await startDeposit(await createProject());
      await deposit.until('failed');
      expect((await deposit.read()).problem?.message).toContain('redirects to another address');
      expect(invenio.calls).not.toContain('GET /elsewhere');
    });
  });

  describe("A user's deposit in InvenioRDM", () => {
    it('cannot be changed by another user without a token', async () => {
      const project = await createProject();
      const deposit = await startDeposit(project);
      await deposit.until('draft');
      const other = await createVisitorClient(site).send(deposit.path, { action: 'publish', confirm: true });
      expect([other.status, other.body.detail]).toEqual([400, expect.stringContaining('stores no token of yours')]);
    });

    it('uses the token of the user who continues it', async () => {
      const project = await createProject();
      const deposit = await startDeposit(project);
      await deposit.until('draft');
      await createVisitorClient(site).send(deposit.path, { action: 'publish', confirm: true, token: 'token-of-another' });
      await expect.poll(async () => (await deposit.read()).problem?.message, DEPOSIT_WAIT).toContain('returned 403');
    });

    it('has a token that is stored encrypted and never returned', async () => {
      const project = await createProject();
      const deposit = await startDeposit(project);
      await deposit.until('draft');
      const { rows } = await site.database.pool.query('select sealed from hub_repository_tokens');
      expect(JSON.stringify(rows)).not.toContain(invenio.token);
      const { rows: jobs } = await site.database.pool.query('select data, output from pgboss.job');
      const answers = await Promise.all(
        [deposit.path, project.hub.getPath('deposits'), '/hub/repositories'].flatMap((path) =>
          ['application/json', 'text/html'].map((accept) => deposit.user.send(path, undefined, accept)),
        ),
      );
      expect(JSON.stringify([jobs, answers])).not.toContain(invenio.token);
    });

    it('stops before the next call when its token is deleted', async () => {
      const project = await createProject();
      const deposit = await startDeposit(project);
      await deposit.until('draft');
      await project.fill({ entityType: 'Person', data: { name: 'Robin Sample' } });
      const held = invenio.hold(/\/draft\/files$/);
      await deposit.change('resume');
      await held.arrived;
      await deposit.user.send('/hub/repositories/fake/token', { token: '' });
      const { body } = await deposit.user.send('/hub/repositories');
      expect(body.repositories[0].has_token).toBe(false);
      const last = invenio.calls.at(-1);
      held.release();
      await expect.poll(async () => (await deposit.read()).problem?.message, DEPOSIT_WAIT).toContain('No token');
      expect(invenio.calls.at(-1)).toBe(last);
    });

    it('is rejected if the user has no token', async () => {
      const project = await createProject();
      const answer = await createVisitorClient(site).send(project.hub.getPath('deposits'), { repository: 'fake' });
      expect([answer.status, answer.body.detail]).toEqual([400, expect.stringContaining('stores no token of yours')]);
    });

    it('is rejected for a project that lacks required parts, and the error names them', async () => {
      const project = await site.project();
      const answer = await createVisitorClient(site).send(project.hub.getPath('deposits'), {
        repository: 'fake',
        token: invenio.token,
      });
      expect([answer.status, answer.body.detail]).toEqual([400, expect.stringContaining('The project has no data.')]);
    });

    it('is rejected for a repository that the settings do not contain', async () => {
      const project = await createProject();
      const answer = await createVisitorClient(site).send(project.hub.getPath('deposits'), {
        repository: 'elsewhere',
        token: 'x',
      });
      expect(answer.status).toBe(400);
    });

    it('is not reported as deleted after the repository changes its URL, and does not prevent a new deposit', async () => {
      const project = await createProject();
      const held = invenio.hold(/^PUT .*content$/);
      const deposit = await startDeposit(project);
      await held.arrived;
      await deposit.change('cancel');
      await site.database.pool.query("update hub_deposits set address = 'https://old.invalid' where project_id = $1", [
        project.id,
      ]);
      held.release();
      await deposit.until('failed');
      const changed = await deposit.change('cancel', { token: 'token-of-the-old-one' });
      const again = await deposit.user.send(project.hub.getPath('deposits'), { repository: 'fake' });
      expect([changed.status, changed.body.detail, again.status]).toEqual([409, expect.stringContaining('no longer has'), 201]);
    });

    it('is rejected above 100 deposits of the project', async () => {
      const project = await createProject();
      await site.database.pool.query(
        `insert into hub_deposits (id, project_id, repository, address, state, user_id, user_name)
          select gen_random_uuid(), $1, 'fake', '', 'canceled', '', '' from generate_series(1, 100)`,
        [project.id],
      );
      const answer = await createVisitorClient(site).send(project.hub.getPath('deposits'), {
        repository: 'fake',
        token: invenio.token,
      });
      expect([answer.status, answer.body.detail]).toEqual([400, expect.stringContaining('100 deposits, the maximum')]);
    });

    it('is rejected while the project has a draft in the repository', async () => {
      const project = await createProject();
      const deposit = await startDeposit(project);
      await deposit.until('draft');
      const again = await deposit.user.send(project.hub.getPath('deposits'), { repository: 'fake' });
      expect([again.status, again.body.detail]).toEqual([400, expect.stringContaining('has a draft')]);
    });
  });
});
