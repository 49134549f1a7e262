/**
 * Tests every fault of the platform on every page and form: the documented page and the changed data
 * (docs/requirements.md, C25 to C27).
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrganisationApiHandlers } from '../../generated/organisation/stub.ts';
import { FAULTS, type FaultName } from '../../simulators/platform/faults.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../simulators/platform/simulated-platform.ts';
import { collectSamples } from '../../simulators/platform/testing-calls.ts';
import { getOperations, readDocument } from '../contract/documents/document.ts';
import { createSampleRequest } from './testing-requests.ts';
import { type SiteAnswer, startTestSite, type TestSite } from './testing-site.ts';

type PlatformOperation = keyof OrganisationApiHandlers;

/** Status of the page for each fault. For faults with a success status, it depends on whether the call needs a response. */
const STATUSES: Readonly<Record<FaultName, number>> = {
  '400': 502,
  '401': 502,
  '403': 502,
  '404': 404,
  '409': 409,
  '500': 502,
  'html-502': 502,
  empty: 502,
  'not-json': 502,
  'wrong-shape': 502,
  redirect: 502,
  reset: 502,
  'cut-body': 502,
  'slow-headers': 502,
  'slow-body': 502,
  'huge-body': 502,
};

/** Faults that leave it unknown whether a change was made. */
const LOST: readonly FaultName[] = ['reset', 'cut-body', 'slow-headers', 'slow-body', 'huge-body'];

interface Call {
  operationId: PlatformOperation;
  method: string;
  when?: string;
}

const operations = [...getOperations(readDocument('collaborations'))].filter(({ path }) => path.startsWith('/collaborations'));

/** All pages with each of their reads, and all forms with each of their changes. */
const cases = operations.flatMap(({ method, path, operation }) =>
  ((operation['x-platform-call'] ?? []) as Call[])
    .filter(({ when }) => when !== 'connectServiceFailed')
    .filter((call) => !(operation.operationId === 'showCollaborations' && call.operationId === 'getCollaboration'))
    .flatMap((call) =>
      (Object.keys(FAULTS) as FaultName[]).map((fault) => ({
        operationId: operation.operationId,
        method,
        path,
        call: call.operationId,
        isChange: call.method !== 'GET',
        fault,
      })),
    ),
);

/** Changes whose response has no content, so that any success status is enough. */
const NEEDS_NO_ANSWER: readonly PlatformOperation[] = [
  'deleteCollaboration',
  'setMemberRole',
  'removeMember',
  'withdrawInvitation',
  'deleteGroup',
  'addGroupMember',
  'removeGroupMember',
  'disconnectService',
];

let platform: SimulatedPlatform;
let site: TestSite;
/** The same site with a short timeout. */
let impatientSite: TestSite;
beforeAll(async () => {
  platform = await startSimulatedPlatform();
  const bytes = 2_000_000;
  const bodies = { maxAnswerBytes: bytes, maxOrganisationBytes: bytes };
  site = await startTestSite(platform, { limits: bodies });
  impatientSite = await startTestSite(platform, { limits: { callMs: 150, organisationMs: 150, ...bodies } });
});
beforeEach(() => platform.reset());
afterAll(async () => {
  await Promise.all([site.stop(), impatientSite.stop()]);
  await platform.stop();
});

async function callOperation(
  one: Pick<(typeof cases)[number], 'operationId' | 'method' | 'path'>,
  target: TestSite = site,
): Promise<SiteAnswer> {
  const { address, fields } = createSampleRequest(one, collectSamples(platform.state), 'manager');
  return one.method === 'GET' ? target.get('manager', address) : target.post('manager', address, fields);
}

function takeSnapshot(): string {
  const { collaborations } = platform.state;
  return JSON.stringify(collaborations, (_key, value) => (value instanceof Date ? value.toISOString() : value));
}

describe('A fault of the platform', () => {
  it('is tested on every page and every form', () => {
    const routes = new Set(cases.map(({ operationId }) => operationId)).size;
    console.table(
      Object.fromEntries(
        Object.keys(FAULTS).map((fault) => [
          fault,
          { page: STATUSES[fault as keyof typeof STATUSES], requests: cases.filter((one) => one.fault === fault).length },
        ]),
      ),
    );
    console.log(`faults: ${Object.keys(FAULTS).length} faults × the calls of ${routes} routes = ${cases.length} requests`);
    const asking = operations.filter(({ operation }) => ((operation['x-platform-call'] ?? []) as Call[]).length > 0);
    expect(routes).toBe(asking.length);
  });

  for (const [index, one] of cases.entries()) {
    // The quick run tests every seventh pair, which includes each fault and each page.
    const tags = index % 7 === 0 ? [] : ['full'];
    // On a busy machine, the read before the change can time out instead of the change.
    const retry = one.fault.startsWith('slow') ? 3 : 0;
    it(`results in an error page of ${one.operationId}: ${one.fault} of ${one.call}`, { tags, retry }, async () => {
      const before = takeSnapshot();
      platform.forceFault({ fault: one.fault, operationId: one.call });
      const answer = await callOperation(one, one.fault.startsWith('slow') ? impatientSite : site);
      const isMeantAsSuccess =
        NEEDS_NO_ANSWER.includes(one.call) &&
        ['empty', 'not-json', 'wrong-shape', 'cut-body', 'slow-body', 'huge-body'].includes(one.fault);
      // If a withdrawal only seems to succeed, the new invitation is a duplicate.
      const isSecond = one.operationId === 'submitReinvitation' && answer.status === 409;
      if (isMeantAsSuccess && (answer.status === 303 || isSecond)) return;
      // An invitation of another organization must be reported as not found, so that its existence stays unknown.
      const isForeign = one.call === 'getInvitation' && one.fault === '403';
      expect(answer.status).toBe(isForeign ? 404 : STATUSES[one.fault]);
      expect(answer.text).toContain(answer.headers.get('x-request-id'));
      // The response must contain no text, address or token of the platform.
      const leaks = [
        'IP:',
        'No row',
        'Database error',
        'NoneType',
        'Bad Gateway',
        'is not organisation',
        platform.url,
        platform.token,
      ];
      expect(leaks.filter((leak) => answer.text.includes(leak))).toEqual([]);
      if (one.operationId === 'submitCollaboration' || one.operationId === 'submitReinvitation') return;
      expect(takeSnapshot()).toBe(before);
      if (one.isChange && LOST.includes(one.fault)) expect(answer.text).toMatch(/know if/);
      else if (!one.isChange || ['400', '401', '403', '404', '409', '500'].includes(one.fault))
        expect(answer.text).toContain('Nothing was changed');
    });
  }
});

describe('A change whose response was lost', () => {
  it.each(['submitGroup', 'submitMemberRemoval', 'submitInvitations'])(
    'is reported with an unknown outcome: %s',
    async (operationId) => {
      const operation = operations.find((candidate) => candidate.operation.operationId === operationId);
      const before = takeSnapshot();
      const [call] = (operation?.operation['x-platform-call'] ?? []) as Call[];
      platform.forceFault({ fault: 'reset', isLate: true, operationId: (call as Call).operationId });
      const answer = await callOperation({ operationId, method: 'POST', path: operation?.path ?? '' });
      expect(answer.text).toMatch(/know if the change was made/);
      expect(answer.text).not.toContain('Nothing was changed');
      expect(takeSnapshot()).not.toBe(before);
    },
  );
});

describe('An error page after a change', () => {
  it('states that the change was saved and need not be repeated', async () => {
    const creation = operations.find(({ operation }) => operation.operationId === 'submitGroup');
    const created = await callOperation({ operationId: 'submitGroup', method: 'POST', path: creation?.path ?? '' });
    const [page = ''] = (created.headers.get('location') ?? '').split('#');
    platform.forceFault({ fault: '500', operationId: 'getCollaboration' });
    const answer = await site.get('manager', page);
    expect([created.status, answer.status]).toEqual([303, 502]);
    expect(answer.text).toContain('Your change was saved.');
    expect(answer.text).not.toMatch(/Nothing was changed|try again from/);
    expect(answer.text).toContain(`href="${page}">reload this page`);
  });
});
