/**
 * Checks every operation for every actor. `x-access` and `x-actors` of the contract determine the expected status. The requests
 * that reach the platform show whether the operation ran.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { collectSamples } from '../../../simulators/platform/testing-calls.ts';
import { getOutcomes } from '../../contract/documents/access-rules.ts';
import { getOperations, readDocument } from '../../contract/documents/document.ts';
import { createSampleRequest } from '../testing-requests.ts';
import { startTestSite, type TestSite, type Visitor } from '../testing-site.ts';

const ACTORS = ['anonymous', 'nonMember', 'member', 'administrator', 'manager'] as const;

/** Settings under which a condition holds. Conditions without settings have separate tests. */
const CONDITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  organizationTokenUnset: { COLLAB_ORGANISATION_API_TOKEN: '' },
  serviceEntityUnset: { COLLAB_SERVICE_ENTITY_ID: '' },
  managerEntitlementUnset: {
    COLLABORATION_MANAGER_ENTITLEMENT: '',
    COLLAB_ENTITLEMENT_NAMESPACE: 'urn:mace:example.org:platform:group',
  },
  deletionDisabled: { COLLABORATION_DELETION_ENABLED: '' },
};

const document = readDocument('collaborations');
/** Every operation of the pages. Separate tests cover login and tokens. */
const operations = [...getOperations(document)].filter(({ path }) => path.startsWith('/collaborations'));

const cases = operations.flatMap(({ method, path, operation }) =>
  ACTORS.flatMap((actor) => {
    const expectations = getOutcomes(document, operation).get(actor) ?? [];
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

/** Returns whether the condition changes the response; all other responses must stay the same. */
function isChanged({ operationId, actor, condition, status }: (typeof cases)[number]): boolean {
  const ordinary = cases.find((one) => one.operationId === operationId && one.actor === actor && one.condition === '');
  return condition === '' || status !== ordinary?.status;
}

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

async function callAs({ method, actor, condition, ...one }: (typeof cases)[number]) {
  const { address, fields } = createSampleRequest(one, collectSamples(platform.state), actor);
  const site = sites.get(condition) as TestSite;
  return method === 'GET' ? site.get(actor as Visitor, address) : site.post(actor as Visitor, address, fields);
}

describe('The authorization matrix', () => {
  it('covers every operation of the pages', () => {
    expect(new Set(cases.map(({ operationId }) => operationId)).size).toBe(operations.length);
    console.table(
      Object.fromEntries(
        operations.map(({ operation: { operationId } }) => [
          operationId,
          Object.fromEntries(
            ACTORS.map((actor) => {
              const own = cases.filter((one) => one.operationId === operationId && one.actor === actor);
              const ordinary = own.find(({ condition }) => condition === '')?.status;
              const others = own
                .filter(({ status }) => status !== ordinary)
                .map(({ condition, status }) => `${status} ${condition}`);
              return [actor, [ordinary, ...others].join(', ')];
            }),
          ),
        ]),
      ),
    );
    console.log(
      `authorization matrix: ${operations.length} operations × ${ACTORS.length} actors × ${Object.keys(CONDITIONS).length + 1} conditions = ${cases.length} requests`,
    );
  });

  const title = 'returns $status to $actor for $operationId $condition';
  it.each(cases.filter(isChanged))(title, checkAnswers);
  it.each(cases.filter((one) => !isChanged(one)))(title, { tags: 'full' }, checkAnswers);

  async function checkAnswers(one: (typeof cases)[number]): Promise<void> {
    const answer = await callAs(one);
    expect(answer.status).toBe(one.status);
    const location = answer.headers.get('location') ?? '';
    if (one.actor === 'anonymous') expect(location).toMatch(/^\/auth\/login\?returnTo=%2Fcollaborations/);
    else expect(location).not.toMatch(/^\/auth\//);
    const changes = platform.calls.listChangingCalls().length;
    const isDone = one.method === 'POST' && one.status === 303 && one.actor !== 'anonymous';
    // A rejected request causes no changing call; an accepted request causes at least one.
    expect(changes > 0).toBe(isDone);
  }
});
