// @module-tag full
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DevelopmentActor } from '../simulators/login/accounts.ts';
import { findDroughtTrial } from '../simulators/platform/testing-calls.ts';
import { getOperations, readDocument } from '../src/contract/documents/document.ts';
import { type Database, openDatabase } from '../src/storage/database.ts';
import { silentLog } from '../src/storage/storage-errors.ts';
import { describeWithDatabase } from '../src/storage/testing.ts';
import { createDatabaseProxy, type DatabaseProxy } from '../src/storage/testing-proxy.ts';
import { listDocumentedAnswers, type Preparation, runDredd } from './dredd.ts';
import {
  GENERAL,
  MAX_DREDD_BODY_BYTES,
  readExampleBodies,
  replaceByMissingNames,
  setAcceptHeader,
  setAddress,
  setBody,
  setParts,
} from './dredd-requests.ts';
import { EXAMPLE } from './platform-examples.ts';
import { type PlatformSite, startPlatformSite } from './platform-site.ts';

type ForcedFault = Parameters<PlatformSite['platform']['forceFault']>[0];
type PlatformOperation = NonNullable<ForcedFault['operationId']>;

const document = readDocument('collaborations');
const bodies = readExampleBodies(document);

/** The platform operations of each operation, in the order of the calls. */
const calls = new Map(
  [...getOperations(document)].map(({ operation }) => [
    operation.operationId,
    ((operation['x-platform-call'] ?? []) as { operationId: PlatformOperation }[]).map(({ operationId }) => operationId),
  ]),
);

/** Operations that return 503 only without the database, because they do not depend on settings. */
const NEEDING_DATABASE = new Set(
  [...getOperations(document)]
    .filter(({ operation }) => /DatabaseLost/.test((operation.responses['503'] as { $ref?: string })?.$ref ?? ''))
    .map(({ operation }) => operation.operationId),
);

/** Dates that are always in the future. A membership must end after its invitation expires. */
const DAYS_TO_COME: Readonly<Record<string, string>> = {
  expiry_date: formatFutureDay(200),
  invitation_expiry_date: formatFutureDay(200),
  membership_expiry_date: formatFutureDay(300),
};

/** Parts of the only form that uploads a file. The file contains addresses to invite. */
const ADDRESS_FILE = [
  { name: 'csv', file: 'people.csv', content: 'name,email\r\nSecond Member,second.member@example.org\r\n' },
  { name: 'role', content: 'member' },
];

describeWithDatabase('Dredd, run against the document collaborations,', () => {
  let site: PlatformSite;
  /** Address of a server without a token of the organization. */
  let unconfigured: string;
  /** Address of a server without login and introspection. */
  let closed: string;
  /** Address of a server whose login provider is unreachable. */
  let lost: string;
  /** Address of a server whose database is lost. */
  let stranded: string;
  let proxy: DatabaseProxy;
  let database: Database;

  beforeAll(async () => {
    site = await startPlatformSite({ environment: { MAX_FORM_BYTES: String(MAX_DREDD_BODY_BYTES) } });
    unconfigured = await site.startSecondServer({ COLLAB_ORGANISATION_API_TOKEN: '' });
    closed = await site.startSecondServer({ COLLAB_OIDC_CLIENT_ID: '', COLLAB_INTROSPECTION_TOKEN: '' });
    lost = await site.startSecondServer({
      COLLAB_OIDC_DISCOVERY_URL: 'http://127.0.0.1:9/.well-known/openid-configuration',
    });
    proxy = await createDatabaseProxy(site.database.url);
    database = await openDatabase({ databaseUrl: proxy.url, dataDir: '', log: silentLog });
    stranded = await site.startSecondServer({}, database);
    await proxy.cut('reset');
    await vi.waitUntil(
      () =>
        database.pingDatabase().then(
          () => false,
          () => true,
        ),
      { timeout: 30_000 },
    );
  });
  afterAll(async () => {
    await site.stop();
    await database.close();
    await proxy.close();
  });

  it('receives every documented response', async () => {
    const everything = new Set(calls.keys());
    const outcome = await runDredd(document, 'collaborations', site.address, prepareStatus, everything);
    const { statistics, judged, failures } = outcome;
    expect(failures).toEqual([]);
    // Two media types of the form lead to the same response.
    expect([...new Set(judged)].sort()).toEqual(listDocumentedAnswers(document).sort());
    expect(statistics).toMatchObject({ failures: 0, errors: 0, skipped: 0, passes: judged.length, tests: judged.length });
  }, 300_000);

  function prepareStatus(operationId: string, status: number): Preparation {
    return async (transaction) => {
      site.platform.reset();
      setAcceptHeader(transaction);
      transaction.request.headers.Cookie = await site.getCookie('manager');
      setExampleBody(operationId)(transaction);
      await (SPECIAL[`${operationId} ${status}`] ?? prepareGeneralStatus(operationId, status))?.(transaction);
    };
  }

  const setExampleBody =
    (operationId: string, changes: Record<string, unknown> = {}): Preparation =>
    (transaction) => {
      if (transaction.request.headers['Content-Type']?.startsWith('multipart/')) {
        setParts(transaction, ADDRESS_FILE);
        return;
      }
      const example = bodies.get(operationId)?.['application/x-www-form-urlencoded'] ?? {};
      const days = Object.fromEntries(Object.entries(DAYS_TO_COME).filter(([name]) => name in example));
      setBody(transaction, bodies.get(operationId) ?? {}, { ...days, ...changes });
    };
  const authenticateAs =
    (actor: DevelopmentActor): Preparation =>
    async ({ request }) => {
      request.headers.Cookie = await site.getCookie(actor);
    };
  const omitCookie: Preparation = ({ request }) => {
    delete request.headers.Cookie;
  };
  const redirectTo =
    (address: () => string): Preparation =>
    (transaction) =>
      setAddress(transaction, address());
  const forceFault =
    (fault: ForcedFault['fault'], operationId: PlatformOperation | undefined): Preparation =>
    () => {
      site.platform.forceFault({ fault, ...(operationId === undefined ? {} : { operationId }) });
    };
  const useUnknownNames: Preparation = (transaction) => replaceByMissingNames(transaction, []);
  const addBearerToken =
    (token: () => string | Promise<string>): Preparation =>
    async ({ request }) => {
      request.headers.Authorization = `Bearer ${await token()}`;
    };
  const combinePreparations =
    (...steps: Preparation[]): Preparation =>
    async (transaction) => {
      for (const step of steps) await step(transaction);
    };
  const disconnectService: Preparation = () => {
    findDroughtTrial(site.platform.state).serviceIds = [];
  };
  /** Sends the response of the provider to a login that was started. `answer` contains its other parameters. */
  const returnFromLogin =
    (answer: Record<string, string>): Preparation =>
    async (transaction) => {
      const started = await fetch(`${site.address}/auth/login?returnTo=/collaborations`, { redirect: 'manual' });
      const state = new URL(started.headers.get('location') ?? '').searchParams.get('state') ?? '';
      transaction.fullPath = `/auth/callback?${new URLSearchParams({ state, iss: site.login.issuer, ...answer })}`;
      transaction.request.headers.Cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    };

  const SPECIAL: Readonly<Record<string, Preparation>> = {
    'showMyProfile 303': omitCookie,
    'showMyProfile 401': omitCookie,
    'getMe 200': addBearerToken(() => site.requestAccessToken('member')),
    'getMe 401': addBearerToken(() => 'a-token-that-nobody-knows'),
    'startLogin 303': (transaction) => {
      transaction.fullPath = transaction.fullPath.replace(/&after=[\w-]+/, '');
    },
    'startLogin 502': redirectTo(() => lost),
    'startLogin 503': redirectTo(() => closed),
    'finishLogin 303': async (transaction) => {
      const { answer, cookie } = await site.beginLogin('member');
      transaction.fullPath = answer.pathname + answer.search;
      transaction.request.headers.Cookie = cookie;
    },
    'finishLogin 400': omitCookie,
    'finishLogin 403': returnFromLogin({ error: 'access_denied' }),
    'finishLogin 502': returnFromLogin({ code: 'a-code-that-nobody-gave' }),
    'finishLogin 503': redirectTo(() => closed),
    'submitLogout 303': async ({ request }) => {
      request.headers.Cookie = await site.createSession('member');
    },
    'submitLogout 403': GENERAL[403] as Preparation,
    'submitSessionEnd 403': GENERAL[403] as Preparation,
    'getMe 502': combinePreparations(
      addBearerToken(() => 'a-token'),
      redirectTo(() => lost),
    ),
    'getMe 503': combinePreparations(
      addBearerToken(() => 'a-token'),
      redirectTo(() => closed),
    ),
    // The list has no path parameter. With this fault, the platform returns no organization.
    'showCollaborations 404': forceFault('404', 'getOrganisation'),
    'showCollaborations 409': forceFault('409', 'getOrganisation'),
    'exportCollaborations 404': forceFault('404', 'getOrganisation'),
    'exportCollaborations 409': forceFault('409', 'getOrganisation'),
    'submitMembersToGroup 409': combinePreparations(
      setExampleBody('submitMembersToGroup', { uid: [EXAMPLE.memberOutside] }),
      forceFault('409', 'addGroupMember'),
    ),
    'submitMembersToGroup 502': combinePreparations(
      setExampleBody('submitMembersToGroup', { uid: [EXAMPLE.memberOutside] }),
      forceFault('500', 'addGroupMember'),
    ),
    'submitCollaboration 303': setExampleBody('submitCollaboration', { name: 'Oat Trial', short_name: 'oat_trial' }),
    // The name in the example already exists.
    'submitCollaboration 409': () => {},
    'submitCollaboration 404': combinePreparations(
      setExampleBody('submitCollaboration', { name: 'Oat Trial', short_name: 'oat_trial' }),
      forceFault('404', 'connectService'),
    ),
    'submitInvitations 409': setExampleBody('submitInvitations', { emails: 'new.technician@crops.example.org' }),
    'submitCollaboration 502': combinePreparations(
      setExampleBody('submitCollaboration', { name: 'Oat Trial', short_name: 'oat_trial' }),
      forceFault('500', 'createCollaboration'),
    ),
    'submitGroup 502': combinePreparations(
      setExampleBody('submitGroup', { name: 'Drone pilots', short_name: 'drone_pilots' }),
      forceFault('500', 'createGroup'),
    ),
    'submitGroup 303': setExampleBody('submitGroup', { name: 'Drone pilots', short_name: 'drone_pilots' }),
    'submitGroup 409': () => {},
    'submitGroupMember 303': setExampleBody('submitGroupMember', { uid: EXAMPLE.memberOutside }),
    'submitGroupMember 409': () => {},
    'submitGroupMember 502': combinePreparations(
      setExampleBody('submitGroupMember', { uid: EXAMPLE.memberOutside }),
      forceFault('500', 'addGroupMember'),
    ),
    'submitServiceConnection 303': disconnectService,
    'submitServiceDisconnection 409': disconnectService,
  };

  /** Returns the preparation of a status that all pages and forms have. */
  function prepareGeneralStatus(operationId: string, status: number): Preparation | undefined {
    const [first] = calls.get(operationId) ?? [];
    const isRead = !operationId.startsWith('submit');
    switch (status) {
      case 303:
        return isRead ? omitCookie : undefined;
      case 403:
        return authenticateAs('nonMember');
      case 404:
        return useUnknownNames;
      case 409:
        return forceFault('409', calls.get(operationId)?.at(-1));
      case 502:
        return forceFault('500', first);
      case 503:
        return redirectTo(() => (NEEDING_DATABASE.has(operationId) ? stranded : unconfigured));
      default:
        return GENERAL[status];
    }
  }
});

function formatFutureDay(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
