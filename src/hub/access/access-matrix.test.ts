/** Tests access to every operation of the contract, for every role, in workspaces with and without a collaboration. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConformance } from '../../../contract-tests/traffic/conformance.ts';
import type { HubApiRule } from '../../../generated/hub/stub.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { getAccessRule } from '../../contract/documents/access-rules.ts';
import { getOperations, readDocument } from '../../contract/documents/document.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { COLLABORATION, createLoginEnvironment, type HubActor, startTestHub, type TestHub } from '../testing-hub.ts';
import { buildRequest } from './testing-requests.ts';

const document = readDocument('hub');

/** The access that each rule of the contract requires: none, use of the hub, or a right in a workspace. */
const REQUIRED_ACCESS: Readonly<Record<HubApiRule, 'nothing' | 'hub' | 'see' | 'comment' | 'edit' | 'manage'>> = {
  public: 'nothing',
  'hub:see': 'hub',
  'hub:use': 'hub',
  'hub:own': 'hub',
  'workspace:see': 'see',
  'workspace:leave': 'see',
  'workspace:edit': 'edit',
  'workspace:manage': 'manage',
  'deleted:manage': 'manage',
  'project:see': 'see',
  'project:copy': 'edit',
  'project:comment': 'comment',
  'project:edit': 'edit',
  'project:deposit': 'edit',
  'project:review': 'manage',
  'project:manage': 'manage',
  'version:see': 'see',
  'version:manage': 'manage',
  // These operations filter their results by the rights of the caller (src/hub/brapi/brapi-access.test.ts).
  'projects:see': 'hub',
  'projects:edit': 'hub',
};

const operations = [...getOperations(document)];
const ASKERS: readonly HubActor[] = ['anonymous', 'nonMember', 'member', 'administrator', 'manager'];

let platform: SimulatedPlatform;
let open: TestHub;
let closed: TestHub;

const conformance = createConformance(document);
const violations: string[] = [];

const requestAnswer = async (
  hub: TestHub,
  caller: HubActor,
  collaboration: string | null,
  one: (typeof operations)[number],
  accept: string,
) => {
  const { path, request } = buildRequest(document, one, await hub.place(collaboration));
  const answer = await hub.send(caller, path, { ...request, accept });
  const headers = Object.fromEntries(answer.headers);
  const { operationId } = one.operation;
  const found = conformance.listViolations(operationId, { status: answer.status, headers, body: answer.text });
  violations.push(...found.map((violation) => `${operationId} ${answer.status}: ${violation}`));
  return answer;
};

/** Returns whether a caller has a right in a workspace that is bound to the test collaboration. */
function hasRightInBoundWorkspace(caller: HubActor, need: string): boolean {
  if (need === 'hub') return true;
  if (caller === 'manager' || caller === 'administrator') return true;
  return caller === 'member' && need !== 'manage';
}

describeWithDatabase('The hub', () => {
  beforeAll(async () => {
    platform = await startSimulatedPlatform({ validateAnswers: true });
    open = await startTestHub(createLoginEnvironment(platform));
    closed = await startTestHub({ ...createLoginEnvironment(platform), HUB_ACCESS: 'login' });
  });
  afterAll(async () => {
    await Promise.all([open?.stop(), closed?.stop()]);
    await platform?.stop();
  });

  it('has exactly the access rules that this test covers', () => {
    expect(new Set(operations.map(({ operation }) => getAccessRule(operation)))).toEqual(new Set(Object.keys(REQUIRED_ACCESS)));
  });

  for (const [index, one] of operations.entries()) {
    const { operationId } = one.operation;
    const rule = getAccessRule(one.operation) as HubApiRule;
    const need = REQUIRED_ACCESS[rule];
    // A response with status 403 would disclose that the version exists.
    const isHidden = rule.startsWith('version:');

    // The quick suite calls every third operation of an open hub.
    it(`allows ${operationId} for everyone in an unbound workspace of an open hub`, {
      tags: index % 3 === 0 ? [] : ['full'],
    }, async () => {
      const { status } = await requestAnswer(open, 'anonymous', null, one, 'application/json');
      expect([401, 403]).not.toContain(status);
    });

    if (need === 'nothing') {
      it(`allows ${operationId} without a login in a closed hub`, async () => {
        expect((await requestAnswer(closed, 'anonymous', null, one, 'application/json')).status).toBe(200);
      });
      continue;
    }

    it(`returns ${isHidden ? 404 : 401} for ${operationId} without a login in a closed hub`, async () => {
      const { status, headers } = await requestAnswer(closed, 'anonymous', null, one, 'application/json');
      if (isHidden) expect(status).toBe(404);
      else expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    });

    it(`${need === 'hub' ? 'allows' : 'rejects'} ${operationId} for visitors in a bound workspace of an open hub`, async () => {
      const { status } = await requestAnswer(open, 'anonymous', COLLABORATION, one, 'application/json');
      if (need === 'hub') expect(status).not.toBe(403);
      else expect(status).toBe(isHidden ? 404 : 403);
    });

    for (const [turn, caller] of ASKERS.filter((name) => name !== 'anonymous').entries()) {
      // The quick suite calls each operation as one role only, which rotates over the operations.
      const tags = (index + turn) % (ASKERS.length - 1) === 0 ? [] : ['full'];
      it(`allows ${operationId} for ${caller} in an unbound workspace of a closed hub`, { tags }, async () => {
        const { status } = await requestAnswer(closed, caller, null, one, 'application/json');
        expect([401, 403]).not.toContain(status);
      });

      const may = hasRightInBoundWorkspace(caller, need);
      it(`${may ? 'allows' : 'rejects'} ${operationId} for ${caller} in a workspace of the collaboration`, {
        tags,
      }, async () => {
        const { status } = await requestAnswer(closed, caller, COLLABORATION, one, 'application/json');
        if (may) expect([401, 403]).not.toContain(status);
        else expect(status).toBe(isHidden && caller === 'nonMember' ? 404 : 403);
      });
    }

    if (isHidden) continue;
    if (one.operation.responses['302'] !== undefined) {
      it(`redirects browsers from ${operationId} to the login, with a path to return to`, async () => {
        const { status, headers } = await requestAnswer(closed, 'anonymous', null, one, 'text/html');
        expect([status, headers.get('location')]).toEqual([302, expect.stringMatching(/^\/auth\/login\?returnTo=%2Fhub%2F/)]);
      });
    } else if (one.operation.responses['303'] !== undefined && one.method === 'POST') {
      it(`redirects browsers that send a form to ${operationId} to the login`, async () => {
        const { status, headers } = await requestAnswer(closed, 'anonymous', null, one, 'text/html');
        expect([status, headers.get('location')]).toEqual([
          303,
          expect.stringMatching(/^\/auth\/login\?returnTo=%2Fhub%2F&after=(kept-)?form$/),
        ]);
      });
    }
  }

  it('finds only workspaces, projects and entities that are visible to the user', async () => {
    const { workspaceId } = await closed.place(COLLABORATION);
    const readKinds = async (caller: HubActor) => {
      const { body } = await closed.send(caller, `/find?q=${workspaceId}`);
      return new Set((body.results as { kind: string }[]).map(({ kind }) => kind));
    };
    const inside = new Set(['Workspace', 'Project']);
    expect(await Promise.all(ASKERS.map(readKinds))).toEqual([new Set(), new Set(), inside, inside, inside]);
    const readEntities = async (caller: HubActor) => {
      const { body } = await closed.send(caller, '/find?q=drought');
      return (body.results as { kind: string }[]).some(({ kind }) => kind === 'Entity');
    };
    expect(await Promise.all([readEntities('anonymous'), readEntities('member')])).toEqual([false, true]);
  });

  it('responds as the contract specifies, including headers', () => {
    expect([...new Set(violations)]).toEqual([]);
  });
});
