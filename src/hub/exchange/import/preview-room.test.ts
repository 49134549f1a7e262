import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../../storage/testing.ts';
import { type ExchangeProject, type ExchangeSite, startExchange } from '../testing-exchange.ts';

describeWithDatabase('The preview of a small import', () => {
  let folder: string;
  let site: ExchangeSite;
  let project: ExchangeProject;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concordat-previews-'));
    site = await startExchange(folder);
    project = await site.project();
  });
  afterAll(async () => {
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const sendStudy = (id: string) =>
    project.upload({ name: 'Study.csv', content: `unique_id,title\r\n${id},Title`, entityType: 'Study' });

  it('is not deleted although the previews of another project contain more than 2 GB of rows', async () => {
    const { id } = (await sendStudy('J')).body;
    const { pool } = site.database;
    const { rows } = await pool.query<{ id: string }>(
      `insert into hub_projects (id, workspace_id, name, profile, version)
       select gen_random_uuid(), workspace_id, 'Large', profile, version from hub_projects limit 1 returning id`,
    );
    for (let count = 0; count < 2; count += 1)
      await pool.query(
        `insert into hub_imports select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'project_id', $2::text,
           'created_at', i.created_at + interval '1 ms', 'counts', i.counts || '{"bytes": 1500000000}'))).* from hub_imports i where id = $1`,
        [id, rows[0]?.id],
      );
    await sendStudy('K');
    const left = await pool.query('select from hub_imports where project_id = $1', [rows[0]?.id]);
    expect([(await project.hub.get(project.hub.getPath('import', id))).status, left.rowCount]).toEqual([200, 1]);
  });
});
