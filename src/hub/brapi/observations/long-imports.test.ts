// @module-tag full
/** Tests imports of observations that other transactions delay, as a long import would be. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithDatabase, WAITING_LOCKS } from '../../../storage/testing.ts';
import { TestClient } from '../../channel/testing-channel.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../../exchange/testing-exchange.ts';

const TABLE = ['unit,variable,value', 'POT-01,Plant height,1', 'POT-02,Plant height,2', 'POT-03,Plant height,3'];

describeWithDatabase('An import of observations', () => {
  let folder: string;
  let site: ExchangeSite;
  let crate: Buffer<ArrayBuffer>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-long-imports-'));
    site = await startExchange(folder);
    const source = await createTrial();
    expect((await (await attachTable(source, TABLE))()).body.stored).toBe(3);
    crate = await source.export('format=ro-crate');
  });
  afterAll(async () => {
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function createTrial(): Promise<ExchangeProject> {
    const project = await site.project('miappe/1.2');
    await project.fillWithExample();
    return project;
  }

  /** Attaches a table to the project. Returns a function that stores its observations. */
  async function attachTable({ hub }: ExchangeProject, lines: readonly string[]) {
    const body = new FormData();
    body.append('file', new File([lines.join('\n')], `${crypto.randomUUID()}.csv`));
    const headers = { accept: 'application/json' };
    const sent = await fetch(hub.address + hub.getPath('files'), { method: 'POST', body, headers });
    const { file_id } = (await sent.json()) as { file_id: string };
    return () => hub.post(hub.getPath('files', file_id, 'observations'), {});
  }

  async function uploadCrate(project: ExchangeProject) {
    const { id } = (await project.upload({ name: 'crate.zip', content: crate })).body;
    return () => project.apply(id);
  }

  const countStored = async ({ id }: ExchangeProject): Promise<number> => {
    const { rowCount } = await site.database.pool.query('select from hub_observations where project_id = $1', [id]);
    return rowCount ?? 0;
  };

  /** Runs work while the import waits for the commit, after it has written all observations. */
  async function runDuring<T>(project: ExchangeProject, send: () => ReturnType<typeof project.apply>, work: () => Promise<T>) {
    const lock = await site.database.connect('tests');
    await lock.query('begin');
    await lock.query("select pg_advisory_xact_lock(hashtextextended('hub observations of ' || $1, 0))", [project.id]);
    const sent = send();
    try {
      await expect.poll(async () => (await lock.query(WAITING_LOCKS)).rowCount).toBe(1);
      const result = await work();
      await lock.query('rollback');
      return { result, answer: await sent };
    } finally {
      await lock.end();
    }
  }

  describe.each([
    ['a table', createTrial, (project: ExchangeProject) => attachTable(project, TABLE), 3],
    ['a crate', () => site.project('miappe/1.2'), uploadCrate, 3],
  ])('from %s', (_name, createTarget, prepare, count) => {
    it('delays no arrival, save, message, comment or restore point in its project', async () => {
      const target = await createTarget();
      const send = await prepare(target);
      const { hub } = target;
      const save = (title: string) => hub.post(hub.getPath('entities'), { entity_type: 'Investigation', data: { title } });
      const { result, answer } = await runDuring(target, send, async () => {
        const client = await new TestClient(site.address, target.id).waitForArrival();
        const saved = await save('Drought');
        const sent = [
          saved,
          await hub.post(hub.getPath('chat'), { content: 'Hello' }),
          await hub.post(hub.getPath('entity', saved.body.id, 'comments'), { content: 'Hello' }),
          await hub.post(hub.getPath('restore-points'), { name: 'During the import' }),
        ];
        await attachTable(target, TABLE);
        await client.waitForFrames('chat', 1);
        await client.closeAndWait();
        return sent.map(({ status }) => status);
      });
      expect(result).toEqual([201, 201, 201, 201]);
      expect([answer.status, await countStored(target)]).toEqual([200, count]);
    });

    it('stores nothing if its project is removed at the same time', async () => {
      const target = await createTarget();
      const { answer } = await runDuring(target, await prepare(target), () =>
        site.database.pool.query('delete from hub_projects where id = $1', [target.id]),
      );
      expect([answer.status, await countStored(target)]).toEqual([404, 0]);
    });
  });

  it('is removed with its project', async () => {
    const target = await createTrial();
    await (await attachTable(target, TABLE))();
    const remaining = await countStored(target);
    await site.database.pool.query('delete from hub_projects where id = $1', [target.id]);
    expect([remaining, await countStored(target)]).toEqual([3, 0]);
  });

  it('waits without a deadlock for an import of the same observations in another order', async () => {
    const target = await createTrial();
    await (await attachTable(target, TABLE))();
    const { pool } = site.database;
    const { rows: removed } = await pool.query('delete from hub_observations where project_id = $1 returning *', [target.id]);
    const middle = removed.find(({ value }) => value === '2');
    const [first = '', ...rows] = TABLE;
    const imports = [await attachTable(target, TABLE), await attachTable(target, [first, ...rows.toReversed()])];

    const lock = await site.database.connect('tests');
    await lock.query('begin');
    await lock.query('insert into hub_observations select * from json_populate_record(null::hub_observations, $1)', [middle]);
    const answers = [];
    for (const [index, send] of imports.entries()) {
      answers.push(send());
      await expect.poll(async () => (await lock.query(WAITING_LOCKS)).rowCount).toBe(index + 1);
    }
    await lock.query('rollback');
    await lock.end();
    expect((await Promise.all(answers)).map(({ body }) => body.stored).sort()).toEqual([0, 3]);
  });
});
