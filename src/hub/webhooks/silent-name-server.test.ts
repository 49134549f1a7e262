// @module-tag full
/** Tests that webhooks whose name server does not respond do not block the threads for file access. */
import { createSocket, type Socket } from 'node:dgram';
import dns, { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeWithDatabase } from '../../storage/testing.ts';
import { startTestHub, type TestHub } from '../testing-hub.ts';

/** Exceeds the number of threads for file access. */
const MANY = 8;

describeWithDatabase('A webhook receiver whose name server does not respond', () => {
  let server: Socket;
  let hub: TestHub;
  beforeAll(async () => {
    server = createSocket('udp4');
    await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
    const { port } = server.address();
    const resolve: (this: Resolver, name: string) => Promise<string[]> = Resolver.prototype.resolve4;
    // Each resolver sets its name server before its first query.
    vi.spyOn(Resolver.prototype, 'resolve4').mockImplementation(function askSilent(this: Resolver, name: string) {
      this.setServers([`127.0.0.1:${port}`]);
      return resolve.call(this, name);
    } as never);
    vi.spyOn(dns, 'lookup');
    syncBuiltinESMExports();
    hub = await startTestHub();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    await hub?.stop();
    server?.close();
  });

  it('occupies no thread of the process', { timeout: 30_000 }, async () => {
    const answers = await Promise.all(
      Array.from({ length: MANY }, async (_, at) => {
        const { workspaceId } = await hub.place();
        const path = `/hub/workspaces/${workspaceId}/webhook`;
        await hub.send('anonymous', path, {
          method: 'PUT',
          json: { url: `http://receiver-${at}.example.org/`, enabled: true },
        });
        return hub.send('anonymous', `${path}/test`, { method: 'POST' });
      }),
    );
    await readFile(import.meta.filename);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set(['200 The name of the receiver could not be looked up.']),
    );
    expect(dns.lookup).not.toHaveBeenCalled();
  });
});
