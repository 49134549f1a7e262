/** Tests that no page is cached, because each shows the user (SECURITY.md, "Pages"). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SimulatedPlatform, startSimulatedPlatform } from '../simulators/platform/simulated-platform.ts';
import {
  buildExampleRequest,
  createPeopleEnvironment,
  type PeopleServer,
  startPeopleServer,
} from '../src/proteomics/access/testing-people.ts';
import { describeWithDatabase } from '../src/storage/testing.ts';
import { listProjectOperations } from './traffic/documents.ts';

/** Operations that return a page. */
const PAGES = listProjectOperations().filter(({ found }) => JSON.stringify(found.operation.responses).includes('text/html'));

describeWithDatabase('A page', () => {
  let platform: SimulatedPlatform;
  let server: PeopleServer;
  beforeAll(async () => {
    platform = await startSimulatedPlatform({ validateAnswers: true });
    server = await startPeopleServer({ ...createPeopleEnvironment(platform), HUB_ACCESS: 'login', PROTEOMICS_ACCESS: 'login' });
    await server.placeRecords('crops:drought_trial');
  });
  afterAll(async () => {
    await server?.stop();
    await platform?.stop();
  });

  // The quick run reads the pages only without a login.
  for (const [actor, tags] of [
    ['member', ['full']],
    ['anonymous', []],
  ] as const) {
    it(`of any operation, including an error page, is not cached for the actor ${actor}`, { tags: [...tags] }, async () => {
      const cached: string[] = [];
      let pages = 0;
      for (const { operationId, document, found } of PAGES) {
        // Other operations still need the session.
        if (actor !== 'anonymous' && /[lL]ogout|SessionEnd/.test(operationId)) continue;
        const { path, request } = buildExampleRequest(document, found);
        const { status, headers } = await server.send(actor, path, { ...request, accept: 'text/html' });
        if (headers.get('content-type')?.startsWith('text/html') !== true) continue;
        // Responses with an entity tag are the same for all users.
        if (headers.get('etag') !== null) continue;
        pages += 1;
        const isPrivate = headers.get('cache-control') === 'no-store' && /\bCookie\b/.test(headers.get('vary') ?? '');
        if (!isPrivate) cached.push(`${operationId} ${status}`);
      }
      expect(cached).toEqual([]);
      expect(pages).toBeGreaterThan(10);
    });
  }

  it.each([
    ['that does not exist', '/nothing-here', 404],
    ['without access for the user', '/collaborations/new', 403],
    ['of the home page', '/', 200],
  ])('%s is not cached', async (_which, path, status) => {
    const answer = await server.send('member', path, { accept: 'text/html' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(answer.headers.get('vary')).toContain('Cookie');
  });

  it('requested by a program is not cached if it is an error', async () => {
    const { status, headers } = await server.send('anonymous', '/api/runs');
    expect([status, headers.get('cache-control')]).toEqual([401, 'no-store']);
  });
});
