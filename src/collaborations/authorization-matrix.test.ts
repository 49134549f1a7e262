/** Who gets which answer: generated from `x-actors` of the contract, proved at the platform's side by what was asked of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operationsOf, readDocument } from '../contract/document.ts';
import type { SimulatedPlatform } from '../demo/platform/simulated-platform.ts';
import { startSimulatedPlatform } from '../demo/platform/simulated-platform.ts';
import { samplesOf } from '../demo/platform/testing-calls.ts';
import { type FormFields, startTestSite, type TestSite, type Visitor } from './testing-site.ts';

interface Expectation {
  status: number;
  when?: string;
}

const ACTORS = ['anonymous', 'nonMember', 'member', 'administrator', 'manager'] as const;

/** Settings under which a condition holds; those that are not here are no settings and have tests of their own. */
const CONDITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  organisationTokenUnset: { COLLAB_ORGANISATION_API_TOKEN: '' },
  serviceEntityUnset: { COLLAB_SERVICE_ENTITY_ID: '' },
  managerEntitlementUnset: {
    COLLABORATION_MANAGER_ENTITLEMENT: '',
    COLLAB_ENTITLEMENT_NAMESPACE: 'urn:mace:example.org:platform:group',
  },
  deletionDisabled: { COLLABORATION_DELETION_ENABLED: '' },
};

/** Form fields that are right for an operation; the identifiers are those of the demonstration's data. */
function fieldsFor(operationId: string, samples: ReturnType<typeof samplesOf>): FormFields | undefined {
  switch (operationId) {
    case 'submitCollaboration':
      return { name: 'Oat Trial', description: 'Oats on sand.', administrators: 'first@example.org' };
    case 'submitInvitations':
    case 'previewInvitations':
      return { emails: 'somebody@example.org', role: 'member' };
    case 'submitMemberRole':
      return { uid: samples.memberOutside, role: 'admin' };
    case 'submitMemberRemoval':
      return { uid: [samples.memberInGroup] };
    case 'submitInvitationRole':
      return { role: 'admin' };
    case 'submitReinvitation':
      return { role: 'member' };
    case 'submitGroup':
      return { name: 'Drone pilots', short_name: 'drone_pilots' };
    case 'submitGroupUpdate':
      return { name: 'Field crew' };
    case 'submitGroupMember':
      return { uid: samples.memberOutside };
    case 'submitGroupMemberRemoval':
      return { uid: samples.memberInGroup };
    default:
      return undefined;
  }
}

const QUERIES: Readonly<Record<string, (samples: ReturnType<typeof samplesOf>) => string>> = {
  confirmMemberRole: ({ memberOutside }) => `?uid=${encodeURIComponent(memberOutside)}&role=admin`,
  confirmMemberRemoval: ({ memberInGroup }) => `?uid=${encodeURIComponent(memberInGroup)}`,
  confirmGroupMemberRemoval: ({ memberInGroup }) => `?uid=${encodeURIComponent(memberInGroup)}`,
};

/** Every operation of the pages; the login itself and the tokens have tests of their own. */
const operations = [...operationsOf(readDocument('collaborations'))].filter(({ path }) => path.startsWith('/collaborations'));

const cases = operations.flatMap(({ method, path, operation }) =>
  ACTORS.flatMap((actor) => {
    const expectations = (operation['x-actors'] as Record<string, Expectation[]>)[actor] ?? [];
    const ordinary = expectations.find(({ when }) => when === undefined)?.status ?? 0;
    return ['', ...Object.keys(CONDITIONS)].map((condition) => ({
      operationId: operation.operationId,
      method,
      path,
      actor,
      condition,
      status: expectations.find(({ when }) => when === condition)?.status ?? ordinary,
    }));
  }),
);

let platform: SimulatedPlatform;
const sites = new Map<string, TestSite>();

beforeAll(async () => {
  platform = await startSimulatedPlatform({ validateAnswers: true });
  for (const [condition, environment] of [['', {}] as const, ...Object.entries(CONDITIONS)]) {
    sites.set(condition, await startTestSite(platform, { environment }));
  }
});
beforeEach(() => platform.reset());
afterAll(async () => {
  await Promise.all([...sites.values()].map((site) => site.stop()));
  await platform.stop();
});

async function ask({ operationId, method, path, actor, condition }: (typeof cases)[number]) {
  const samples = samplesOf(platform.state);
  const isConnection = operationId === 'submitServiceConnection';
  const identifier = isConnection && actor === 'manager' ? samples.notConnected : samples.collaboration;
  const address = path
    .replace('{identifier}', identifier)
    .replace('{group_id}', samples.group)
    .replace('{invitation_id}', samples.invitation);
  const site = sites.get(condition) as TestSite;
  return method === 'GET'
    ? site.get(actor as Visitor, address + (QUERIES[operationId]?.(samples) ?? ''))
    : site.post(actor as Visitor, address, fieldsFor(operationId, samples));
}

describe('The authorization matrix', () => {
  it('covers every operation of the pages', () => {
    expect(new Set(cases.map(({ operationId }) => operationId)).size).toBe(operations.length);
    console.log(
      `authorization matrix: ${operations.length} operations × ${ACTORS.length} actors × ${Object.keys(CONDITIONS).length + 1} conditions = ${cases.length} requests`,
    );
  });

  it.each(cases)('answers $actor $status for $operationId $condition', async (one) => {
    const answer = await ask(one);
    expect(answer.status).toBe(one.status);
    const location = answer.headers.get('location') ?? '';
    if (one.actor === 'anonymous') expect(location).toMatch(/^\/auth\/login\?returnTo=%2Fcollaborations/);
    else expect(location).not.toMatch(/^\/auth\//);
    const changes = platform.calls.changes().length;
    const isDone = one.method === 'POST' && one.status === 303 && one.actor !== 'anonymous';
    // A refused request caused no changing call; one that was done caused some.
    expect(changes > 0).toBe(isDone);
  });
});
