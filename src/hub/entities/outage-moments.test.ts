// @module-tag full
/** Tests database outages at critical moments: during a login, during an import, and while the server stops. */
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { findFreePorts } from '../../../simulators/free-ports.ts';
import { createDevelopmentAccounts } from '../../../simulators/login/accounts.ts';
import { type DevelopmentLogin, startDevelopmentLogin } from '../../../simulators/login/development-login.ts';
import { TestBrowser } from '../../../simulators/login/test-browser.ts';
import type { Database } from '../../storage/database.ts';
import { createTestDirectories } from '../../storage/embedded/testing-embedded.ts';
import { describeWithDatabase, openTestDatabase } from '../../storage/testing.ts';
import { type Cut, createDatabaseProxy, type DatabaseProxy } from '../../storage/testing-proxy.ts';
import { HubClient } from './testing-hub-client.ts';
import { endServer, type RunningServer, startServer } from './testing-killed-server.ts';

const ROWS = 3_000;
const WAIT = { timeout: 60_000, interval: 10 };

describeWithDatabase('The hub during an outage of the database', () => {
  const place = createTestDirectories();
  let database: Database;
  let proxy: DatabaseProxy;
  let login: DevelopmentLogin;
  let running: RunningServer;
  let address: string;
  const client = { clientId: 'concordat', clientSecret: 'secret' };

  beforeAll(async () => {
    database = await openTestDatabase();
    proxy = await createDatabaseProxy(database.url);
    // The login provider must know the server's address before the server starts.
    address = `http://127.0.0.1:${await findFreePorts()}`;
    login = await startDevelopmentLogin({ clients: [{ ...client, redirectUris: [`${address}/auth/callback`] }] });
    await startHub();
  });
  afterAll(async () => {
    await proxy.restore();
    await endServer(running, 'SIGTERM');
    await login.stop();
    await proxy.close();
    await database.close();
    place.tearDown();
  });

  async function startHub(): Promise<void> {
    running = await startServer(place.createDirectory(), {
      DATABASE_URL: proxy.url,
      BASE_URL: address,
      PORT: new URL(address).port,
      SECRET_KEY: 'the secret of the tests which is long enough',
      SESSION_HTTPS_ONLY: 'false',
      COLLAB_OIDC_CLIENT_ID: client.clientId,
      COLLAB_OIDC_CLIENT_SECRET: client.clientSecret,
      COLLAB_OIDC_DISCOVERY_URL: login.discoveryUrl,
    });
  }

  afterEach(() => proxy.restore());

  const isReady = async () => (await fetch(`${address}/readyz`)).ok;
  const loseDatabase = async (how: Cut) => {
    await proxy.cut(how);
    await vi.waitUntil(async () => !(await isReady()), WAIT);
  };
  const restoreDatabase = async () => {
    await proxy.restore();
    await vi.waitUntil(isReady, WAIT);
  };

  it('returns 503 for a login, which succeeds after the outage', async () => {
    const browser = new TestBrowser();
    const chosen = await browser.visit(`${address}/auth/login?returnTo=%2Fprofile`);
    let page = await browser.submit(chosen, { account: createDevelopmentAccounts().member.sub }, { redirects: 0 });
    let next = new URL(page.headers.get('location') ?? '', page.url);
    while (next.pathname !== '/auth/callback') {
      page = await browser.visit(next, { redirects: 0 });
      next = new URL(page.headers.get('location') ?? '', page.url);
    }
    await loseDatabase('reset');
    const begun = await new TestBrowser().visit(`${address}/auth/login`);
    const back = await browser.visit(next, { redirects: 0 });
    for (const answer of [begun, back]) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect(answer.text).toContain('The database is unavailable.');
    }
    await restoreDatabase();
    const done = await browser.visit(next);
    expect([done.status, done.url.pathname, done.text.includes('Demo Member')]).toEqual([200, '/profile', true]);
  });

  it.each(['reset', 'silent'] as const)(
    'applies an interrupted import completely or not at all, and lets users repeat it (%s)',
    async (how) => {
      const hub = await new HubClient(address).createProject();
      const lines = Array.from({ length: ROWS }, (_, number) => `I-${number},Investigation ${number}`);
      const content = ['unique_id,title', ...lines].join('\n');
      const { body } = await hub.post(hub.getPath('import'), { format: 'csv', entity_type: 'Investigation', content });
      const written = hub.post(hub.getPath('import', body.id, 'apply'), {});
      // If pg_stat_activity contains a statement on entities, the import is writing rows.
      const isAtWork = async () => {
        const { rowCount } = await database.pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and state <> 'idle' and query like '%hub_entities%' and pid <> pg_backend_pid()",
        );
        return (rowCount ?? 0) > 0;
      };
      let isOver = false;
      void written.finally(() => {
        isOver = true;
      });
      await vi.waitUntil(async () => isOver || (await isAtWork()), WAIT);
      await loseDatabase(how);
      const { status } = await written;
      await restoreDatabase();
      const { total } = (await hub.get(`${hub.getPath('entities')}?limit=1`)).body;
      expect([
        [200, ROWS],
        [503, ROWS],
        [503, 0],
      ]).toContainEqual([status, total]);
      const later = (await hub.get(hub.getPath('import', body.id))).body.status;
      expect(later).toBe(total === 0 ? 'ready' : 'applied');
      if (total === 0) expect((await hub.post(hub.getPath('import', body.id, 'apply'), {})).status).toBe(200);
      expect((await hub.get(`${hub.getPath('entities')}?limit=1`)).body.total).toBe(ROWS);
    },
  );

  it.each(['reset', 'silent'] as const)('can still be stopped (%s)', async (how) => {
    const hub = await new HubClient(address).createProject();
    await loseDatabase(how);
    const waiting = hub.get(hub.getPath('entities')).catch(() => undefined);
    const ended = once(running.child, 'exit');
    running.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect([undefined, 503]).toContain((await waiting)?.status);
    await proxy.restore();
    expect(running.child.exitCode).toBe(0);
    await startHub();
    expect((await hub.get(hub.getPath('entities'))).status).toBe(200);
  });
});
