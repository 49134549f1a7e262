import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mock, startMock } from '../../contract-tests/mock.ts';
import { OrganisationApiOperations } from '../../generated/organisation/stub.ts';
import { SAMPLE_CALLS, type SampleCall, type Samples } from '../../simulators/platform/testing-calls.ts';
import { createCollabOrganisationClient } from './platform/organisation-client.ts';

/** Identifiers of the calls. Any values are valid, because a mock stores nothing. */
const SAMPLES: Samples = {
  collaboration: '6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21',
  notConnected: '6f1c2b7e-0f7a-4a55-9c6e-3a1d5f0b7c21',
  group: 'b8e0a3f4-31c7-4c57-8d3f-92f6c0e47a10',
  invitation: '0c5d9a54-8a3e-4d0a-9a41-57b8f5c9b1de',
  memberInGroup: '9c04e7f2b61d4d5aa3f8@people.example.org',
  memberOutside: '5b7ad2c19e0f4a3d8c61@people.example.org',
  memberNumber: 301,
};

let mock: Mock;
let judged = 0;

beforeAll(async () => {
  mock = await startMock('organisation');
});
afterAll(async () => {
  await mock.stop();
  console.log(`statuses: ${judged} documented answers of ${SAMPLE_CALLS.length} methods`);
});

/** Returns the outcome of a call if the mock responds with a documented status and one of its examples. */
async function runCall(call: SampleCall, status: number, example?: string): Promise<string> {
  const preference = `code=${status}${example === undefined ? '' : `, example=${example}`}`;
  const client = createCollabOrganisationClient({
    baseUrl: mock.url,
    token: 'token-of-a-test',
    serviceEntityId: 'https://concordat.example.org/entity',
    async send(request) {
      request.headers.set('Prefer', preference);
      // The platform accepts `bearer` in any case, as RFC 9110 requires, but the mock does not.
      request.headers.set('Authorization', request.headers.get('Authorization')?.replace(/^bearer/, 'Bearer') ?? '');
      const answer = await fetch(request);
      // The mock rejects requests that break the contract. Without this check, the rejection could pass as the expected
      // response.
      if (answer.status !== status) throw new Error(`asked for ${status}, got ${answer.status}: ${await answer.text()}`);
      return answer;
    },
  });
  judged += 1;
  try {
    await call.run(client, SAMPLES);
    return 'done';
  } catch (error) {
    const { name, fault } = error as { name: string; fault?: string };
    return fault === undefined ? name : `${name} ${fault}`;
  }
}

function getExpectedEnding(call: SampleCall, status: number): string {
  // The contract's first example of a rejected invitation is an address that is already invited.
  if (call.method === 'invite' && status === 400) return 'CollaborationConflictError';
  if (status < 300) return 'done';
  if (status === 401 || status === 403) return 'OrganisationTokenError';
  if (status === 404) return 'CollaborationNotFoundError';
  if (status === 409) return 'CollaborationConflictError';
  return status === 500 ? 'CollabApiError serverError' : 'CollabApiError refused';
}

describe.each(SAMPLE_CALLS)('$method, called on a mock of the contract,', (call) => {
  const { statuses } = OrganisationApiOperations.find(({ operationId }) => operationId === call.operationId) ?? {
    statuses: [],
  };

  it.each([...statuses])('has the expected outcome on status %i', async (status) => {
    expect(await runCall(call, status)).toBe(getExpectedEnding(call, status));
  });
});

describe('Other examples of the contract', () => {
  const findMethod = (name: string) => SAMPLE_CALLS.find((call) => call.method === name) as SampleCall;

  it.each([
    ['createCollaboration', 400, 'nameTaken', 'CollaborationConflictError'],
    ['createCollaboration', 400, 'invalidShortName', 'CollabApiError refused'],
    ['invite', 400, 'unknownGroup', 'CollabApiError refused'],
    ['connectService', 201, 'pending', 'done'],
    ['connectService', 400, 'noAdministrator', 'CollabApiError refused'],
    ['createGroup', 201, 'duplicate', 'CollaborationConflictError'],
    ['addGroupMember', 409, 'notInCollaboration', 'CollaborationConflictError'],
    ['listOpenInvitations', 200, 'none', 'done'],
    ['getCollaboration', 404, 'unknownAddress', 'CollaborationNotFoundError'],
  ])('have the expected outcome: %s with %i “%s” ends as %s', async (name, status, example, expected) => {
    expect(await runCall(findMethod(name), status, example)).toBe(expected);
  });
});
