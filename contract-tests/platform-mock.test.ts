// @module-tag full
/**
 * Tests the application with a mock of the platform: forces each documented response of each platform operation, for all pages
 * and forms that call it. The expected status of the page follows docs/requirements.md, C25.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SIMULATED_TOKEN } from '../simulators/platform/simulated-platform.ts';
import { createSampleRequest } from '../src/collaborations/testing-requests.ts';
import { createFormBody } from '../src/collaborations/testing-site.ts';
import { getOperations, readDocument } from '../src/contract/documents/document.ts';
import { describeWithDatabase } from '../src/storage/testing.ts';
import { listDocumentedAnswers } from './dredd.ts';
import { EXAMPLE } from './platform-examples.ts';
import {
  listPlatformAnswers,
  type MockedCall,
  type PlatformAnswer,
  type PlatformMock,
  startPlatformMock,
} from './platform-mock.ts';
import { type PlatformSite, startPlatformSite } from './platform-site.ts';
import { createConformance } from './traffic/conformance.ts';

interface PlatformCall {
  readonly operationId: string;
  readonly when?: string;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The visible text of a page. */
  readonly text: string;
}

const document = readDocument('collaborations');
const conformance = createConformance(document);
const support = createConformance(readDocument('support'));
const operations = [...getOperations(document)]
  .map(({ method, path, operation }) => ({
    method,
    path,
    operationId: operation.operationId,
    calls: (operation['x-platform-call'] ?? []) as PlatformCall[],
  }))
  .filter(({ calls }) => calls.length > 0);
type Operation = (typeof operations)[number];

/** Condition of the platform call that undoes a creation. */
const FAILED = 'connectServiceFailed';
const answers = listPlatformAnswers();
const methods = new Map(
  [...getOperations(readDocument('organisation'))].map(({ method, operation }) => [operation.operationId, method]),
);
/** The list reads only the organization, because entitlements contain no IDs of collaborations. */
const NOT_MADE = ['showCollaborations getCollaboration'];
/** Expected statuses of pages, if the meaning of the platform's response differs from its status. */
const UNUSUAL: Readonly<Record<string, number>> = {
  'createGroup duplicate': 409,
  'createCollaboration nameTaken': 409,
  'invite alreadyInvited': 409,
};
/**
 * Expected statuses for a program with an application token, by the platform's response about the token. The example of an
 * active token has a different issuer than the mock; contract-tests/platform-proxy.test.ts covers the right one.
 */
const TOKEN_STATUSES: Readonly<Record<string, number>> = { '200': 200, active: 401, inactive: 401, '401': 503, '500': 502 };
/** Sentences on pages about the result of a change: unchanged, changed and unknown. */
const UNCHANGED = /Nothing was changed|no one was invited|not created/i;
const PARTLY_CHANGED = /the new collaboration was deleted|could not be deleted|no longer has an invitation/;
const UNKNOWN = /We don’t know if/;

describeWithDatabase('The application, connected to a mock of the platform,', () => {
  let mock: PlatformMock;
  let site: PlatformSite;
  const seen = new Set<string>();

  beforeAll(async () => {
    mock = await startPlatformMock();
    site = await startPlatformSite({ startProxy: async () => mock.url, environment: { HUB_ACCESS: 'login' } });
  });
  beforeEach(() => mock.reset());
  afterAll(async () => {
    await site.stop();
    await mock.stop();
  });

  async function callOperation(operation: Operation): Promise<Answer> {
    const { address, fields: usual } = createSampleRequest(operation, EXAMPLE, 'manager');
    // After connecting failed because there is no administrator, the form requires one.
    const fields = operation.operationId === 'submitCollaboration' ? { ...usual, administrator: EXAMPLE.memberInGroup } : usual;
    return requestSiteAnswer(address, {
      method: operation.method,
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: await site.getCookie('manager') },
      ...(fields === undefined ? {} : { body: createFormBody(fields) }),
    });
  }

  async function requestSiteAnswer(address: string, request: RequestInit): Promise<Answer> {
    const answer = await fetch(site.address + address, request);
    for (const { operationId, status, type } of mock.calls) seen.add(`${operationId} ${status} ${type}`);
    const body = await answer.text();
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body, text: readPageText(body) };
  }

  it.each(operations)('returns the expected status from $operationId for every response of the platform', async (operation) => {
    const ordinary = await callOperation(operation);
    const wrong = judgeAnswer(operation, ordinary, getSuccess(operation)).map((what) => `ordinary: ${what}`);
    for (const call of listCalledOperations(mock.calls)) {
      for (const forced of answers.filter(({ operationId }) => operationId === call)) {
        mock.reset();
        mock.setAnswer(forced);
        const answer = await callOperation(operation);
        const given = mock.calls.find(({ operationId }) => operationId === call);
        const problems = [
          ...(given?.status === forced.status && given.type === forced.type
            ? []
            : [`the mock answered ${given?.status} ${given?.type}`]),
          ...judgeAnswer(operation, answer, getExpectedStatus(operation, forced)),
          ...findLeaks(answer.text, forced),
          ...(answer.status < 400 ? [] : listOutcomeProblems(answer.text, operation, forced)),
        ];
        wrong.push(...problems.map((what) => `${formatCallName(forced)}: ${what}`));
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(operations)('sends only documented platform calls for $operationId', async (operation) => {
    await callOperation(operation);
    const made = listCalledOperations(mock.calls);
    const documented = operation.calls.filter(({ when }) => when !== FAILED).map(({ operationId }) => operationId);
    expect(documented.filter((call) => !made.includes(call))).toEqual(
      NOT_MADE.filter((call) => call.startsWith(`${operation.operationId} `)).map((call) => call.split(' ')[1]),
    );
    // All forms read rights, but only their changes are documented.
    expect(made.filter((call) => methods.get(call) !== 'GET' && !documented.includes(call))).toEqual([]);
  });

  const deletions = answers.filter(({ operationId }) => operationId === 'deleteCollaboration');
  it.each(deletions)(
    'reports whether it deleted a collaboration that it could not connect: $status $type $example',
    async (forced) => {
      const creation = operations.find(({ operationId }) => operationId === 'submitCollaboration') as Operation;
      const refusal = answers.find(({ example }) => example === 'noAdministrator') as PlatformAnswer;
      mock.setAnswer(refusal);
      mock.setAnswer(forced);
      const answer = await callOperation(creation);
      expect(judgeAnswer(creation, answer, 502)).toEqual([]);
      expect([...findLeaks(answer.text, forced), ...findLeaks(answer.text, refusal)]).toEqual([]);
      expect(answer.text).toMatch(forced.status === 204 ? /the new collaboration was deleted/ : /could not be deleted\./);
      const changes = listCalledOperations(mock.calls).filter((call) => methods.get(call) !== 'GET');
      expect(changes).toEqual(['createCollaboration', 'connectService', 'deleteCollaboration']);
    },
  );

  const aboutTokens = answers.filter(({ operationId }) => operationId === 'introspectToken');
  it.each(aboutTokens)(
    'responds as documented to an application token if the platform responds with $status $type $example',
    async (forced) => {
      mock.setAnswer(forced);
      const answer = await requestSiteAnswer('/api/lookup/Study', {
        headers: { authorization: 'Bearer an-application-token' },
      });
      expect(answer.status).toBe(TOKEN_STATUSES[forced.example ?? ''] ?? TOKEN_STATUSES[forced.status]);
      expect(support.listViolations('lookupEntities', answer)).toEqual([]);
      expect(findLeaks(answer.body, forced)).toEqual([]);
      expect(mock.calls).toEqual([{ operationId: 'introspectToken', status: forced.status, type: forced.type }]);
    },
  );

  it('receives every documented response of the platform', () => {
    expect([...seen].sort()).toEqual(listDocumentedAnswers(readDocument('organisation')).sort());
  });

  /** Returns the words of the platform, addresses and secrets that a page shows but must not. */
  function findLeaks(text: string, { status, content }: PlatformAnswer): string[] {
    const secrets = [SIMULATED_TOKEN, mock.url, 'platform.example.org', 'IP:', '192.0.2.17'];
    const words = status < 400 ? [] : splitIntoPieces(readMessage(content));
    return [...secrets, ...words].filter((leak) => text.includes(leak)).map((leak) => `the answer says ${leak}`);
  }
});

function judgeAnswer({ operationId }: Operation, answer: Answer, status: number): string[] {
  const violations = conformance.listViolations(operationId, answer);
  return answer.status === status ? violations : [...violations, `the answer is ${answer.status}, not ${status}`];
}

function getSuccess({ operationId }: Operation): number {
  return operationId.startsWith('submit') ? 303 : 200;
}

function getExpectedStatus(operation: Operation, { operationId, status, example }: PlatformAnswer): number {
  // An invitation that is not open counts as missing.
  if (operationId === 'listOpenInvitations' && example === 'none' && operation.path.includes('/invitations/')) return 404;
  // The platform responds with 403 for an invitation of another organization.
  if (operationId === 'getInvitation' && status === 403) return 404;
  // If the organization has no units, the form cannot contain one.
  if (operation.operationId === 'submitUnits' && operationId === 'getOrganisation' && example === 'uneven') return 400;
  const unusual = UNUSUAL[`${operationId} ${example}`];
  if (unusual !== undefined) return unusual;
  if (status < 300) return getSuccess(operation);
  return status === 404 || status === 409 ? status : 502;
}

/** Returns the problems of a page's sentence about the result of the change (docs/requirements.md, C27). */
function listOutcomeProblems(text: string, operation: Operation, { operationId, type }: PlatformAnswer): string[] {
  const isChange = methods.get(operationId) !== 'GET';
  const isSecond = operation.calls.findIndex((call) => call.operationId === operationId) > 0;
  // A collaboration that could not be connected is deleted, regardless of the error.
  const isUndone = operation.operationId === 'submitCollaboration' && isSecond;
  const isLost = type === 'text/html' && !isUndone;
  const expected = isChange && isLost ? UNKNOWN : isChange && isSecond ? PARTLY_CHANGED : UNCHANGED;
  return expected.test(text) ? [] : [`the page does not say ${expected}: ${text.slice(0, 900)}`];
}

function listCalledOperations(calls: readonly MockedCall[]): string[] {
  return [...new Set(calls.map(({ operationId }) => operationId ?? 'unknown'))];
}

function formatCallName({ operationId, status, type, example }: PlatformAnswer): string {
  return [operationId, status, type, example].filter((part) => part !== undefined).join(' ');
}

/** Returns the platform's message in JSON or on a page. */
function readMessage(content: unknown): string {
  return typeof content === 'string' ? readPageText(content) : String((content as { message?: unknown }).message);
}

/** Splits a string into pieces of six words, because shorter ones can occur by chance. */
function splitIntoPieces(message: string): string[] {
  const words = message.split(/\s+/).filter((word) => word !== '');
  if (words.length <= 6) return [words.join(' ')];
  return words.slice(5).map((_word, index) => words.slice(index, index + 6).join(' '));
}

function readPageText(page: string): string {
  return page
    .replaceAll(/<wbr>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}
