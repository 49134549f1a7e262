// @module-tag full
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import { createWorkshop } from '../../../storage/embedded/testing-embedded.ts';
import { describeWithEmbedded } from '../../../storage/testing.ts';
import { HubClient } from '../../entities/testing-hub-client.ts';
import { startServer } from '../../entities/testing-killed-server.ts';

const ROWS = 3_000;

describeWithEmbedded('An import that is being written', () => {
  const place = createWorkshop();
  afterAll(() => place.tearDown());

  it('is complete or absent after the server was killed, and can be repeated', async () => {
    const dataDir = place.createDirectory();
    const running = await startServer(dataDir);
    const hub = await new HubClient(running.address).start();
    const lines = Array.from({ length: ROWS }, (_, number) => `I-${number},Investigation ${number}`);
    const content = ['unique_id,title', ...lines].join('\n');
    const { body } = await hub.post(hub.in('import'), { format: 'csv', entity_type: 'Investigation', content });
    const written = hub.post(hub.in('import', body.id, 'apply'), {}).then(
      ({ status }) => status,
      () => undefined,
    );
    // The response shows that the server has started the previous request.
    await hub.get('/livez');
    await end(running.child, 'SIGKILL');
    await written;
    const again = await startServer(dataDir);
    try {
      const later = hub.at(again.address);
      const { total } = (await later.get(`${later.in('entities')}?limit=1`)).body;
      expect([0, ROWS]).toContain(total);
      const { status } = (await later.get(later.in('import', body.id))).body;
      expect(status).toBe(total === 0 ? 'ready' : 'applied');
      if (total === 0) expect((await later.post(later.in('import', body.id, 'apply'), {})).status).toBe(200);
    } finally {
      await end(again.child, 'SIGTERM');
    }
  }, 120_000);
});

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
