/** Tests the access of every kind of user to every operation, with and without a collaboration, with and without login. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConformance } from '../../../contract-tests/traffic/conformance.ts';
import type { ProteomicsApiRule } from '../../../generated/proteomics/stub.ts';
import { type SimulatedPlatform, startSimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import { getAccessRule } from '../../contract/documents/access-rules.ts';
import { getOperations, type OperationObject, readDocument } from '../../contract/documents/document.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import {
  buildExampleRequest,
  COLLABORATION,
  createPeopleEnvironment,
  type PeopleAnswer,
  type PeopleServer,
  startPeopleServer,
  type TestActor,
} from './testing-people.ts';

const document = readDocument('proteomics');
const operations = [...getOperations(document)];
const PEOPLE = ['nonMember', 'member', 'administrator', 'manager'] as const;
type Known = (typeof PEOPLE)[number];

/** Kinds of users who pass each access rule in a project with a collaboration (`BOUND`) or without one (`UNBOUND`). */
const BOUND: Readonly<Record<ProteomicsApiRule, readonly Known[]>> = {
  public: PEOPLE,
  user: PEOPLE,
  'user:write': PEOPLE,
  'project:read': ['member', 'administrator', 'manager'],
  'project:alerts': ['member', 'administrator', 'manager'],
  'project:write': ['member', 'administrator', 'manager'],
  'pipeline:upload': ['member', 'administrator', 'manager'],
  'pipeline:import': ['member', 'administrator', 'manager'],
  'project:manage': ['administrator', 'manager'],
  'server:administrate': ['manager'],
};
const UNBOUND: Readonly<Record<ProteomicsApiRule, readonly Known[]>> = {
  ...BOUND,
  'project:read': PEOPLE,
  'project:alerts': PEOPLE,
  'project:write': PEOPLE,
  'pipeline:upload': PEOPLE,
  'pipeline:import': PEOPLE,
  'project:manage': ['manager'],
};
/** Access rules that do not depend on a project. */
const WITHOUT_RIGHT: ReadonlySet<ProteomicsApiRule> = new Set(['public', 'user', 'user:write', 'server:administrate']);

/** Operations with a documented redirect send browsers to the login. */
const isPage = ({ responses }: OperationObject) => responses['303'] !== undefined;
/** The example upload has no owner. The tests of personal tokens cover uploads of other users. */
const WITHOUT_PROJECT: ReadonlySet<string> = new Set(['getUploadOffset', 'continueRawFileUpload', 'discardRawFileUpload']);

let platform: SimulatedPlatform;
let open: PeopleServer;
let closed: PeopleServer;
const conformance = createConformance(document);
const violations: string[] = [];

describeWithDatabase('The proteomics service', () => {
  beforeAll(async () => {
    platform = await startSimulatedPlatform({ validateAnswers: true });
    const environment = createPeopleEnvironment(platform);
    open = await startPeopleServer(environment);
    closed = await startPeopleServer({ ...environment, PROTEOMICS_ACCESS: 'login' });
  });
  afterAll(async () => {
    await Promise.all([open?.stop(), closed?.stop()]);
    await platform?.stop();
  });

  const requestAnswer = async (
    server: PeopleServer,
    actor: TestActor,
    collaboration: string | null,
    one: (typeof operations)[number],
    headers: Record<string, string> = {},
    isSigned = false,
  ): Promise<PeopleAnswer> => {
    await server.placeRecords(collaboration);
    const { operationId } = one.operation;
    const { path, request } = buildExampleRequest(document, one, isSigned);
    const accept = isPage(one.operation) ? 'text/html' : 'application/json';
    const answer = await server.send(actor, path, { ...request, accept, headers: { ...request.headers, ...headers } });
    if (operationId.startsWith('endSessions')) for (const person of PEOPLE) await server.logIn(person);
    const sent = Object.fromEntries(answer.headers);
    const found = conformance.listViolations(operationId, { status: answer.status, headers: sent, body: answer.text });
    violations.push(...found.map((violation) => `${operationId} ${answer.status}: ${violation}`));
    return answer;
  };
  const redirectsToLogin = ({ headers }: PeopleAnswer) =>
    /^\/(auth|proteomics\/admin)\/login\?returnTo=%2Fproteomics/.test(headers.get('location') ?? '');
  const isAdmittedAnswer = (answer: PeopleAnswer) =>
    answer.status !== 401 && answer.status !== 403 && !redirectsToLogin(answer);

  it('has only access rules that these tests cover', () => {
    expect(new Set(operations.map(({ operation }) => getAccessRule(operation)))).toEqual(new Set(Object.keys(BOUND)));
  });

  for (const [index, one] of operations.entries()) {
    const { operationId } = one.operation;
    const rule = getAccessRule(one.operation) as ProteomicsApiRule;
    const tells = isPage(one.operation) ? 'redirects anonymous clients to the login for' : 'requires credentials for';

    it(`${tells} ${operationId} if the service requires a login, unless the operation is public`, async () => {
      const answer = await requestAnswer(closed, 'anonymous', null, one);
      if (rule === 'public') expect(isAdmittedAnswer(answer)).toBe(true);
      else if (isPage(one.operation)) expect([answer.status, redirectsToLogin(answer)]).toEqual([303, true]);
      else expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="proteomics"']);
    });

    // The quick run calls every third operation of an open server.
    const ofOpen = index % 3 === 0 ? [] : ['full'];
    it(`requires no login for ${operationId} if the service is open and the project has no collaboration`, {
      tags: ofOpen,
    }, async () => {
      const answer = await requestAnswer(open, 'anonymous', null, one, {
        authorization: 'Bearer the-token-of-the-administration',
      });
      expect(answer.headers.get('location') ?? '').not.toMatch(/^\/auth/);
      expect(answer.headers.get('www-authenticate') ?? 'administration').toContain('administration');
    });

    for (const [turn, actor] of PEOPLE.entries()) {
      // The quick run calls each operation as one user, and alternates between users.
      const tags = (index + turn) % PEOPLE.length === 0 ? [] : ['full'];
      const unbound = WITHOUT_PROJECT.has(operationId) ? true : UNBOUND[rule].includes(actor);
      it(`${unbound ? 'allows' : 'denies'} ${actor} ${operationId} in a project without a collaboration`, {
        tags,
      }, async () => {
        const answer = await requestAnswer(closed, actor, null, one);
        expect([isAdmittedAnswer(answer), unbound ? 403 : answer.status]).toEqual([unbound, 403]);
      });

      const bound = WITHOUT_PROJECT.has(operationId) ? true : BOUND[rule].includes(actor);
      it(`${bound ? 'allows' : 'denies'} ${actor} ${operationId} in a project of the collaboration`, {
        tags,
      }, async () => {
        const answer = await requestAnswer(closed, actor, COLLABORATION, one);
        expect([isAdmittedAnswer(answer), bound ? 403 : answer.status]).toEqual([bound, 403]);
      });
    }

    if (!WITHOUT_RIGHT.has(rule) && !WITHOUT_PROJECT.has(operationId)) {
      it(`requires a login for ${operationId} in a project of a collaboration, even if the service is open`, {
        tags: ofOpen,
      }, async () => {
        const answer = await requestAnswer(open, 'anonymous', COLLABORATION, one, {}, true);
        expect(isAdmittedAnswer(answer)).toBe(false);
      });
    }
  }

  // In the example, the name of the resumable upload is that of an existing file.
  it.each([
    ['uploadRawFile', 201],
    ['createRawFileUpload', 409],
  ])('requires no user UUID for %s in a project of a collaboration', async (operationId, status) => {
    const one = operations.find(({ operation }) => operation.operationId === operationId) as (typeof operations)[number];
    expect((await requestAnswer(open, 'member', COLLABORATION, one)).status).toBe(status);
  });

  it('hides projects of other collaborations from administrators of a collaboration, even when it rejects their forms', {
    timeout: 120_000,
    tags: ['full'],
  }, async () => {
    const placeRecords = async () => {
      await closed.placeRecords(COLLABORATION);
      await closed.database.pool.query(
        `insert into proteomics_projects (pk, name, slug, description, collaboration) values (1001, 'Closed study', 'closed-study', '', 'crops:others')`,
      );
    };
    await placeRecords();
    const shown: string[] = [];
    for (const one of operations) {
      const { path, request } = buildExampleRequest(document, one);
      const { form } = request;
      const rejected = form instanceof URLSearchParams ? [{ ...request, form: createInvalidForm(form) }] : [];
      for (const sent of [request, ...rejected]) {
        const accept = isPage(one.operation) ? 'text/html' : 'application/json';
        const { status, text } = await closed.send('administrator', path, { ...sent, accept });
        if (/closed.study/i.test(text)) shown.push(`${one.operation.operationId} ${status}`);
        if (one.method !== 'GET' && status < 400) await placeRecords();
      }
    }
    expect(shown).toEqual([]);
  });

  it('returns responses that match the contract, including headers', () => {
    expect([...new Set(violations)]).toEqual([]);
  });
});

/** Returns the form with values that are too long, except those of the project and the pipeline. */
function createInvalidForm(form: URLSearchParams): URLSearchParams {
  const isPlace = (name: string) => name === 'project' || name === 'pipeline';
  return new URLSearchParams(
    [...form].map(([name, value]): [string, string] => [name, isPlace(name) ? value : 'x'.repeat(20_000)]),
  );
}
