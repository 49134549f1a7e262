// @module-tag full
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { type ExchangeSite, startExchange } from '../exchange/testing-exchange.ts';
import { type FakeDataverse, startFakeDataverse } from './testing-dataverse.ts';
import { beginDeposit, createFilledProject, DEPOSIT_WAIT } from './testing-deposits.ts';

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

  const startDeposit = async () => beginDeposit(site, await createFilledProject(site), 'lab', dataverse.token);

  const findDataset = ({ doi }: { doi: string }) => {
    const dataset = dataverse.datasets.get(`doi:${doi}`);
    if (dataset === undefined) throw new Error(`no dataset ${doi}`);
    return dataset;
  };

  it('is a draft whose files, including archives and tables, keep their names and checksums', async () => {
    const deposit = await startDeposit();
    await deposit.until('draft');
    const read = await deposit.read();
    const { files } = findDataset(read);
    const stored = files.map(({ filename, content }) => [filename, createHash('md5').update(content).digest('hex')]);
    expect(read.files.map(({ name, md5 }) => [name, md5])).toEqual(stored);
    expect(files.map(({ filename }) => filename)).toEqual(expect.arrayContaining(['ro-crate.zip', 'Study.csv']));
  });

  it('is published once even if the response is lost and the dataset stays locked', async () => {
    const deposit = await startDeposit();
    await deposit.until('draft');
    dataverse.loseResponse(/:publish/);
    await deposit.change('publish', { confirm: true });
    await deposit.until('published');
    const dataset = findDataset(await deposit.read());
    expect([dataset.versionState, dataset.locks]).toEqual(['RELEASED', 0]);
    const published = dataverse.calls.filter(
      (call) => call.includes(':publish') && call.includes(encodeURIComponent(dataset.persistentId)),
    );
    expect(published).toHaveLength(1);
  });

  it('is published after the repository unlocks it', async () => {
    const deposit = await startDeposit();
    await deposit.until('draft');
    findDataset(await deposit.read()).locks = 1;
    await deposit.change('publish', { confirm: true });
    await deposit.until('published');
  });

  it('keeps metadata that was added in the repository when it is uploaded again', async () => {
    const deposit = await startDeposit();
    await deposit.until('draft');
    const dataset = findDataset(await deposit.read());
    dataset.fields.push({ typeName: 'productionPlace', value: 'Field 3' });
    await deposit.change('resume');
    await deposit.until('draft');
    expect(dataset.fields.map(({ typeName }) => typeName)).toEqual(
      expect.arrayContaining(['productionPlace', 'title', 'subject']),
    );
  });

  it('is deleted when it is canceled', async () => {
    const deposit = await startDeposit();
    await deposit.until('draft');
    const { doi } = await deposit.read();
    await deposit.change('cancel');
    await deposit.until('canceled');
    expect(dataverse.datasets.has(`doi:${doi}`)).toBe(false);
  });

  it('becomes published, with a notice, when it is canceled after its publication on the website of the repository', async () => {
    const deposit = await startDeposit();
    await deposit.until('draft');
    findDataset(await deposit.read()).versionState = 'RELEASED';
    await deposit.change('cancel');
    await deposit.until('published');
    expect((await deposit.read()).problem?.message).toContain('was published on the website');
  });

  it('shows the reason why the repository rejects its publication', async () => {
    const deposit = await startDeposit();
    await deposit.until('draft');
    await deposit.change('publish', { confirm: true, token: 'another-token' });
    await expect.poll(async () => (await deposit.read()).problem?.message, DEPOSIT_WAIT).toContain('Bad API key');
  });
});
