/** Tests that silent receivers do not delay messages to other receivers, even if many users have them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { DELIVERY_WORKERS } from '../../webhooks/deliveries.ts';
import { startReceiver, type TestReceiver } from '../../webhooks/testing-receiver.ts';
import { type Place, startTestHub, type TestHub } from '../testing-hub.ts';

describeWithDatabase('The webhook of a workspace', () => {
  let hub: TestHub;
  let receiver: TestReceiver;
  let silent: TestReceiver[];
  beforeAll(async () => {
    const startMany = Array.from({ length: 2 * DELIVERY_WORKERS.parallel + 4 }, startReceiver);
    [receiver, ...silent] = await Promise.all([startReceiver(), ...startMany]);
    for (const one of silent) one.answerWith(...Array.from({ length: 20 }, () => 0));
    hub = await startTestHub({ WEBHOOK_PRIVATE_ADDRESSES: 'true' });
  });
  afterAll(async () => {
    await hub?.stop();
    await Promise.all([receiver, ...(silent ?? [])].map((one) => one?.stop()));
  });

  const createWebhook = async (url: string): Promise<Place> => {
    const place = await hub.place();
    await hub.send('anonymous', `/hub/workspaces/${place.workspaceId}/webhook`, {
      method: 'PUT',
      json: { url, enabled: true },
    });
    return place;
  };
  const saveEntity = ({ projectId, entityId }: Place, version: number) =>
    hub.send('anonymous', `/hub/projects/${projectId}/entities`, {
      json: { entity_type: 'Investigation', node_id: entityId, version, data: { title: `Title ${version}` } },
    });
  const countWaitingWorkers = async () =>
    (await hub.database.pool.query(`select from pgboss.job where name = 'hub-webhook' and state = 'active' and priority < 0`))
      .rowCount;
  const countSilent = () => silent.reduce((sum, { received }) => sum + received.length, 0);

  it('delivers its messages while the receivers of many other visitors do not respond', async () => {
    const own = await createWebhook(receiver.address);
    await saveEntity(own, 1);
    await expect.poll(() => receiver.received.length).toBe(1);
    for (const { address } of silent) await saveEntity(await createWebhook(address), 1);
    const slowWorkers = DELIVERY_WORKERS.parallel - DELIVERY_WORKERS.reserved;
    await expect.poll(countSilent).toBeGreaterThanOrEqual(slowWorkers);
    await saveEntity(own, 2);
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(await countWaitingWorkers()).toBeLessThanOrEqual(slowWorkers);
  });
});
