// @module-tag full
/** Deposits of projects in Dataverse, through the assembled server. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type ExchangeSite, startExchange } from '../exchange/testing-exchange.ts';
import type { DepositAnswer } from './store.ts';
import { type FakeDataverse, startFakeDataverse } from './testing-dataverse.ts';

const WAIT = { timeout: 60_000 };

describeWithDatabase('A deposit in Dataverse', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concordat-dataverse-deposits-'));
  let dataverse: FakeDataverse;
  let site: ExchangeSite;
  beforeAll(async () => {
    dataverse = await startFakeDataverse();
    site = await startExchange(folder, { REPOSITORIES: `lab=dataverse:${dataverse.address}` });
  });
  afterAll(async () => {
    await site?.stop();
    await dataverse?.stop();
    rmSync(folder, { recursive: true });
  });

  async function begin() {
    const project = await site.project();
    await project.fillWithExample();
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      cookie: `hub_visitor=${randomBytes(24).toString('base64url')}.`,
    };
    const send = async (path: string, sent?: object) => {
      const method = sent === undefined ? 'GET' : 'POST';
      const answer = await fetch(site.address + path, {
        method,
        headers,
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      });
      return { status: answer.status, body: (await answer.json()) as DepositAnswer };
    };
    const { status, body } = await send(project.hub.in('deposits'), { repository: 'lab', token: dataverse.token });
    expect([status, body.state]).toEqual([201, 'uploading']);
    const path = project.hub.in('deposits', body.id);
    const read = async () => (await send(path)).body;
    const waitForState = (state: string) => expect.poll(async () => (await read()).state, WAIT).toBe(state);
    return { read, until: waitForState, change: (sent: object) => send(path, sent) };
  }

  const findDataset = ({ doi }: { doi: string }) => {
    const dataset = dataverse.datasets.get(`doi:${doi}`);
    if (dataset === undefined) throw new Error(`no dataset ${doi}`);
    return dataset;
  };

  it('is a draft whose files, including archives and tables, keep their names and checksums', async () => {
    const deposit = await begin();
    await deposit.until('draft');
    const read = await deposit.read();
    const { files } = findDataset(read);
    const stored = files.map(({ filename, content }) => [filename, createHash('md5').update(content).digest('hex')]);
    expect(read.files.map(({ name, md5 }) => [name, md5])).toEqual(stored);
    expect(files.map(({ filename }) => filename)).toEqual(expect.arrayContaining(['ro-crate.zip', 'Study.csv']));
  });

  it('is published once, although the response is lost and the dataset stays locked', { tags: 'full' }, async () => {
    const deposit = await begin();
    await deposit.until('draft');
    dataverse.loseResponse(/:publish/);
    await deposit.change({ action: 'publish', confirm: true });
    await deposit.until('published');
    const dataset = findDataset(await deposit.read());
    expect([dataset.versionState, dataset.locks]).toEqual(['RELEASED', 0]);
    const published = dataverse.calls.filter(
      (call) => call.includes(':publish') && call.includes(encodeURIComponent(dataset.persistentId)),
    );
    expect(published).toHaveLength(1);
  });

  it('waits for the locks of the repository', { tags: 'full' }, async () => {
    const deposit = await begin();
    await deposit.until('draft');
    findDataset(await deposit.read()).locks = 3;
    await deposit.change({ action: 'publish', confirm: true });
    await deposit.until('published');
  });

  it('keeps metadata that was added in the repository when it is uploaded again', async () => {
    const deposit = await begin();
    await deposit.until('draft');
    const dataset = findDataset(await deposit.read());
    dataset.fields.push({ typeName: 'productionPlace', value: 'Field 3' });
    await deposit.change({ action: 'resume' });
    await deposit.until('draft');
    expect(dataset.fields.map(({ typeName }) => typeName)).toEqual(
      expect.arrayContaining(['productionPlace', 'title', 'subject']),
    );
  });

  it('is deleted when it is canceled', async () => {
    const deposit = await begin();
    await deposit.until('draft');
    const { doi } = await deposit.read();
    await deposit.change({ action: 'cancel' });
    await deposit.until('canceled');
    expect(dataverse.datasets.has(`doi:${doi}`)).toBe(false);
  });

  it('shows the reason why the repository rejects it', async () => {
    const deposit = await begin();
    await deposit.until('draft');
    await deposit.change({ action: 'publish', confirm: true, token: 'another-token' });
    await expect.poll(async () => (await deposit.read()).problem?.message, WAIT).toContain('Bad API key');
  });
});
