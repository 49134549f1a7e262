import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../simulators/platform/simulated-platform.ts';
import { startValidatingProxy, type ValidatingProxy } from './validating-proxy.ts';

describe('The proxy between application and platform', () => {
  let platform: SimulatedPlatform;
  let proxy: ValidatingProxy;
  beforeEach(async () => {
    platform = await startSimulatedPlatform();
    proxy = await startValidatingProxy(platform.url);
  });
  afterEach(async () => {
    await proxy.stop();
    await platform.stop();
  });

  const sendRequest = (path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) =>
    fetch(proxy.url + path, {
      method,
      headers: { authorization: `bearer ${platform.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const createGroupRequest = (name: string) => ({
    method: 'POST',
    body: { collaboration_identifier: platform.state.collaborations[0]?.identifier, name, short_name: 'new_group' },
  });

  it('finds no violations in a read of the organization', async () => {
    const direct = await fetch(`${platform.url}/api/organisations/v1`, {
      headers: { authorization: `bearer ${platform.token}` },
    });
    expect(await (await sendRequest('/api/organisations/v1')).json()).toEqual(await direct.json());
    expect(proxy.violations).toEqual([]);
    expect(proxy.exchanges).toBe(1);
  });

  it('finds no violations in documented errors', async () => {
    expect((await sendRequest('/api/collaborations/v1/unknown')).status).toBe(404);
    expect(proxy.violations).toEqual([]);
  });

  it('records a request that breaks the contract', async () => {
    await sendRequest('/api/groups/v1', { method: 'POST', body: { name: 17 } });
    expect(proxy.violations.map(({ call, found }) => [call, found.includes('short_name')])).toEqual([
      ['POST /api/groups/v1', true],
    ]);
  });

  it('records an operation that the contract does not have', async () => {
    await sendRequest('/api/tokens/v1');
    expect(proxy.violations).toHaveLength(1);
  });

  it('records a response that breaks the contract', async () => {
    await sendRequest('/api/groups/v1', createGroupRequest('fault-wrong-shape'));
    expect(proxy.violations).toHaveLength(1);
  });

  it.each(['fault-not-json', 'fault-reset', 'fault-empty'])(
    'forwards an unreadable response unchanged, and records it: %s',
    async (name) => {
      await expect(sendRequest('/api/groups/v1', createGroupRequest(name))).rejects.toThrow();
      expect(proxy.violations).toHaveLength(1);
    },
  );

  it('ignores violations of responses, but not of requests, while a test expects invalid responses', async () => {
    const expectOrder = proxy.expectBrokenAnswers();
    await sendRequest('/api/groups/v1', createGroupRequest('fault-html-502'));
    await sendRequest('/api/groups/v1', { method: 'POST', body: {} });
    expectOrder();
    await sendRequest('/api/groups/v1', createGroupRequest('fault-html-502'));
    expect(proxy.violations.map(({ status }) => status)).toEqual([400, 502]);
  });
});
