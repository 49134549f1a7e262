// @module-tag full
/** Tests access to every operation for every role, in a workspace that only users with a role can view. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HubApiRule } from '../../../generated/hub/stub.ts';
import { getAccessRule } from '../../contract/documents/access-rules.ts';
import { getOperations, readDocument } from '../../contract/documents/document.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { buildRequest } from '../access/testing-requests.ts';
import { createLoginEnvironment, type HubActor, startTestHub, type TestHub } from '../testing-hub.ts';
import type { WorkspaceRole } from './table.ts';

const document = readDocument('hub');

/** The roles that each access rule permits; undefined if roles do not affect the rule. */
const ADMITTED: Readonly<Record<HubApiRule, readonly WorkspaceRole[] | undefined>> = {
  public: undefined,
  'hub:see': undefined,
  'hub:use': undefined,
  'hub:own': undefined,
  'projects:see': undefined,
  'projects:edit': undefined,
  'workspace:see': ['reader', 'editor', 'reviewer', 'manager'],
  'workspace:leave': ['reader', 'editor', 'reviewer', 'manager'],
  'workspace:edit': ['editor', 'manager'],
  'workspace:manage': ['manager'],
  'deleted:manage': ['manager'],
  'project:see': ['reader', 'editor', 'reviewer', 'manager'],
  'project:copy': ['editor', 'manager'],
  'project:comment': ['editor', 'reviewer', 'manager'],
  'project:edit': ['editor', 'manager'],
  'project:deposit': ['editor', 'manager'],
  'project:review': ['reviewer', 'manager'],
  'project:manage': ['manager'],
  'version:see': ['reader', 'editor', 'reviewer', 'manager'],
  'version:manage': ['manager'],
};

describeWithDatabase('The hub', () => {
  let closed: TestHub;
  let open: TestHub;
  beforeAll(async () => {
    const environment = createLoginEnvironment();
    [closed, open] = await Promise.all([startTestHub({ ...environment, HUB_ACCESS: 'login' }), startTestHub(environment)]);
  });
  afterAll(() => Promise.all([closed?.stop(), open?.stop()]));

  async function getStatus(
    hub: TestHub,
    caller: HubActor,
    roles: Parameters<TestHub['createPlaceForRoles']>[0],
    one: Operation,
  ) {
    const { path, request } = buildRequest(document, one, await hub.createPlaceForRoles(roles));
    return (await hub.send(caller, path, request)).status;
  }

  for (const [index, one] of [...getOperations(document)].entries()) {
    const { operationId } = one.operation;
    const admitted = ADMITTED[getAccessRule(one.operation) as HubApiRule];
    if (admitted === undefined) continue;

    for (const [turn, role] of (['reader', 'editor', 'reviewer', 'manager'] as const).entries()) {
      // The quick suite calls each operation as one role only.
      const tags = (index + turn) % 4 === 0 ? [] : ['full'];
      const may = admitted.includes(role);
      it(`${may ? 'allows' : 'rejects'} ${operationId} for a ${role}`, { tags }, async () => {
        const status = await getStatus(closed, 'nonMember', { nonMember: role, member: 'manager' }, one);
        if (may) expect([401, 403]).not.toContain(status);
        else expect(status).toBe(403);
      });
    }

    it(`returns 404 for ${operationId} without a role`, async () => {
      expect(await getStatus(closed, 'nonMember', { member: 'manager' }, one)).toBe(404);
    });

    it(`returns 404 for ${operationId} to visitors of an open hub`, async () => {
      expect(await getStatus(open, 'anonymous', { member: 'manager' }, one)).toBe(404);
    });

    it(`allows ${operationId} for managers of the organization without a role`, async () => {
      expect([401, 403]).not.toContain(await getStatus(closed, 'manager', { member: 'manager' }, one));
    });
  }
});

type Operation = ReturnType<typeof getOperations> extends Iterable<infer One> ? One : never;
