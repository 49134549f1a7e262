// @module-tag full
import { randomBytes } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createTestDirectories } from '../../storage/embedded/testing-embedded.ts';
import { describeWithEmbedded } from '../../storage/testing.ts';
import { HubClient } from '../entities/testing-hub-client.ts';
import { endServer, startServer } from '../entities/testing-killed-server.ts';
import type { DepositAnswer } from './store.ts';
import { startFakeInvenio } from './testing-invenio.ts';

describeWithEmbedded('A deposit of a server that is killed during an upload', () => {
  const place = createTestDirectories();
  afterAll(() => place.tearDown());

  it('continues after the restart in the same draft', async () => {
    const invenio = await startFakeInvenio();
    const dataDir = place.createDirectory();
    const settings = { REPOSITORIES: `fake=invenio:${invenio.address}` };
    let server = await startServer(dataDir, settings);
    try {
      const hub = await new HubClient(server.address).createProject();
      const data = { unique_id: 'INV-1', title: 'Beans', description: 'Beans in the field.', license: 'CC-BY-4.0' };
      const root = await hub.createEntity('Investigation', data);
      const addEntity = (entity_type: string, parent_field: string, own: object) =>
        hub.post(hub.getPath('entities'), { entity_type, parent_id: root.id, parent_field, data: own });
      await addEntity('Study', 'studies', { unique_id: 'STU-1', title: 'Field trial', investigation_id: 'INV-1' });
      await addEntity('Person', 'contacts', { name: 'Alex Example' });
      const headers = {
        accept: 'application/json',
        'content-type': 'application/json',
        cookie: `hub_visitor=${randomBytes(24).toString('base64url')}.`,
      };
      const held = invenio.hold(/^PUT .*project\.json\/content$/);
      const body = JSON.stringify({ repository: 'fake', token: invenio.token });
      const started = await fetch(server.address + hub.getPath('deposits'), { method: 'POST', headers, body });
      expect([started.status, await started.clone().text()]).toEqual([201, expect.anything()]);
      const { id } = (await started.json()) as DepositAnswer;
      await held.arrived;
      await endServer(server, 'SIGKILL');
      held.release();
      server = await startServer(dataDir, settings);
      const readDeposit = async () => {
        const answer = await fetch(server.address + hub.getPath('deposits', id), { headers });
        return (await answer.json()) as DepositAnswer;
      };
      await expect.poll(async () => (await readDeposit()).state, { timeout: 150_000 }).toBe('draft');
      expect(invenio.records.size).toBe(1);
      // The upload that ended before the process was killed is not repeated.
      expect(invenio.calls.filter((call) => call.endsWith('ro-crate.zip/content'))).toHaveLength(1);
      expect((await readDeposit()).files.length).toBe([...invenio.records.values()][0]?.files.size);
    } finally {
      await endServer(server, 'SIGTERM');
      await invenio.stop();
    }
  }, 240_000);
});
