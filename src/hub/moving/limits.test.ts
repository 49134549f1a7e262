// @module-tag full
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { HubClient } from '../entities/testing-hub-client.ts';
import { MAX_OWN_COLUMNS } from '../own-columns/form.ts';
import { startTestHub, type TestHub } from '../testing-hub.ts';

describeWithDatabase('The preview of a move', () => {
  let hub: TestHub;
  beforeAll(async () => {
    hub = await startTestHub();
  });
  afterAll(() => hub?.stop());

  it('omits fields without a target if the project has the maximum number of own columns', async () => {
    const order = { workspace_name: 'Limits', name: 'Trial', profile: 'miappe', version: '1.2', load_example: true };
    const { id } = (await new HubClient(hub.address).post('/hub/projects', order)).body;
    const client = new HubClient(hub.address).selectProject(id);
    const column = { entity_type: 'Study', kind: 'text', unit: '', choices: [], recommended: false, description: '' };
    const columns = Array.from({ length: MAX_OWN_COLUMNS }, (_, at) => ({ ...column, name: `own_${at}`, label: `Own ${at}` }));
    await hub.database.pool.query('update hub_projects set own_columns = $2 where id = $1', [id, JSON.stringify(columns)]);
    const { fields, values } = (await client.get(client.getPath('move?profile=miappe/1.1'))).body;
    const without = fields.filter(({ to }: { to: object | null }) => to === null);
    expect([without.length > 0, values.own_columns, values.left_out > 0]).toEqual([true, 0, true]);
    expect(new Set(without.map(({ outcome }: { outcome: string }) => outcome))).toEqual(new Set(['left_out']));
  });

  it('states that observations are only shown in MIAPPE projects', async () => {
    const order = { workspace_name: 'Season', name: 'Trial', profile: 'miappe', version: '1.2', load_example: true };
    const { id } = (await new HubClient(hub.address).post('/hub/projects', order)).body;
    const client = new HubClient(hub.address).selectProject(id);
    await hub.database.pool.query(
      `insert into hub_observations (id, project_id, study_id, unit_id, variable_id, value, external_references, additional_info,
          fingerprint, user_id, user_name, created_at, updated_at)
        select gen_random_uuid(), $1, s.id, u.id, v.id, '182', '[]', '{}', 'first', 'tests', 'tests', now(), now()
          from hub_entities s, hub_entities u, hub_entities v where s.project_id = $1 and u.project_id = $1 and v.project_id = $1
            and s.entity_type = 'Study' and u.entity_type = 'ObservationUnit' and v.entity_type = 'ObservedVariable' limit 1`,
      [id],
    );
    const { notes } = (await client.get(client.getPath('move?profile=isa/1.0'))).body;
    expect(notes).toEqual(['1 observation stays stored, but only projects of MIAPPE show observations.']);
  });
});
