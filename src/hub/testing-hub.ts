/** Starts the complete server with a database for tests of the hub. Logins need no provider. */
import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { startTestServer } from '../../contract-tests/test-server.ts';
import { createDevelopmentAccounts, type DevelopmentActor } from '../../simulators/login/accounts.ts';
import type { SimulatedPlatform } from '../../simulators/platform/simulated-platform.ts';
import { createAuthentication, createPostgresSessionStore, readAuthSettings, startSession, User } from '../auth/index.ts';
import type { Database } from '../storage/database.ts';
import { createUserId } from './access/workspace-rights.ts';
import { insertTestVersion } from './published/testing-version.ts';
import type { WorkspaceRole } from './roles/table.ts';

/** Collaboration of the development accounts `administrator` and `member`. */
export const COLLABORATION = 'crops:drought_trial';

/** A development account, or `anonymous` for requests without a login. */
export type HubActor = DevelopmentActor | 'anonymous';

export interface HubRequest {
  readonly method?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>> | URLSearchParams | FormData;
  /** Value of the `Accept` header; JSON by default. */
  readonly accept?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface HubAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of all operations, which the contract validates
  readonly body: any;
}

/** IDs of existing resources, for the paths of requests. */
export interface Place {
  readonly workspaceId: string;
  readonly projectId: string;
  readonly entityId: string;
  readonly deletedId: string;
  /** ID of a published version that is visible to users who can view the project. */
  readonly versionId: string;
}

export interface TestHub {
  readonly address: string;
  readonly database: Database;
  send(caller: HubActor, path: string, request?: HubRequest): Promise<HubAnswer>;
  /** Creates a workspace with a project that contains one investigation. */
  place(collaboration?: string | null): Promise<Place>;
  /** Creates a project in a workspace that only users with a role can view, and assigns the roles. */
  createPlaceForRoles(roles: Partial<Record<DevelopmentActor, WorkspaceRole>>): Promise<Place>;
  stop(): Promise<void>;
}

/** Returns settings that enable login and, if `platform` is given, the connection to the platform. */
export function createLoginEnvironment(platform?: Pick<SimulatedPlatform, 'url' | 'token'>): Record<string, string> {
  return {
    SECRET_KEY: 'the secret of the tests which is long enough',
    SESSION_HTTPS_ONLY: 'false',
    COLLAB_OIDC_CLIENT_ID: 'concordat',
    COLLAB_OIDC_CLIENT_SECRET: 'secret',
    COLLAB_OIDC_DISCOVERY_URL: 'http://127.0.0.1:9/.well-known/openid-configuration',
    COLLABORATION_MANAGER_ENTITLEMENT: 'urn:mace:example.org:platform:group:crops:managers',
    ...(platform === undefined ? {} : { COLLAB_API_BASE_URL: platform.url, COLLAB_ORGANISATION_API_TOKEN: platform.token }),
  };
}

/** Starts a server with a database. To log in users, pass the settings from `createLoginEnvironment`. */
export async function startTestHub(environment: Record<string, string> = {}): Promise<TestHub> {
  const server = await startTestServer(environment, { withDatabase: true });
  const database = server.database as Database;
  const cookies = new Map<HubActor, string>();

  async function readSetCookie(caller: HubActor): Promise<Record<string, string>> {
    if (caller === 'anonymous') return {};
    const cookie = cookies.get(caller) ?? (await createSessionCookie(environment, database, caller));
    cookies.set(caller, cookie);
    return { cookie };
  }

  const hub: TestHub = {
    address: server.address,
    database,
    async send(caller, path, { method, json, form, accept = 'application/json', headers = {} } = {}) {
      const sent = form === undefined || form instanceof FormData ? form : new URLSearchParams(form);
      const body = json === undefined ? sent : JSON.stringify(json);
      const answer = await fetch(server.address + path, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        redirect: 'manual',
        headers: {
          accept,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(await readSetCookie(caller)),
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
      return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined };
    },
    async place(collaboration = null) {
      const [workspaceId, projectId, entityId, deletedId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
      const versionId = randomUUID();
      await database.pool.query('insert into hub_workspaces (id, name, collaboration) values ($1, $2, $3)', [
        workspaceId,
        `Workspace ${workspaceId}`,
        collaboration,
      ]);
      await database.pool.query(
        `insert into hub_projects (id, workspace_id, name, profile, version)
         values ($1, $2, 'Trial', 'miappe', '1.1'), ($3, $2, 'Mistake', 'miappe', '1.1')`,
        [projectId, workspaceId, deletedId],
      );
      await database.pool.query("insert into hub_deletions (id, by) values ($1, 'tests')", [deletedId]);
      await database.pool.query(
        `insert into hub_entities (id, project_id, entity_type, position, data, label, updated_by)
         values ($1, $2, 'Investigation', 0, '{"title": "Drought"}', 'Drought', 'tests')`,
        [entityId, projectId],
      );
      await insertTestVersion(database.pool, { id: versionId, projectId, collaboration });
      return { workspaceId, projectId, entityId, deletedId, versionId };
    },
    async createPlaceForRoles(roles) {
      const place = await hub.place();
      await database.pool.query(`update hub_workspaces set audience = 'members' where id = $1`, [place.workspaceId]);
      await database.pool.query(`update hub_published_versions set workspace_audience = 'members' where id = $1`, [
        place.versionId,
      ]);
      for (const [actor, role] of Object.entries(roles))
        await database.pool.query(
          `insert into hub_roles (id, workspace_id, user_id, user_name, role, added_by) values (gen_random_uuid(), $1, $2, $3, $4, 'tests')`,
          [place.workspaceId, createUserId(createDevelopmentAccounts()[actor as DevelopmentActor].sub), actor, role],
        );
      return place;
    },
    stop: server.stop,
  };
  return hub;
}

/** Stores a session as a login does, and returns the value of its `Cookie` header. */
export async function createSessionCookie(
  environment: Record<string, string>,
  database: Database,
  actor: DevelopmentActor,
  further: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const authentication = createAuthentication({
    settings: readAuthSettings(environment),
    store: createPostgresSessionStore(database.pool),
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  authentication.recognize(request);
  const { sub, claims } = createDevelopmentAccounts()[actor];
  await startSession(request, response, User.fromClaims({ sub, ...claims, ...further }));
  const set = [response.getHeader('Set-Cookie')].flat().map((text) => String(text).split(';')[0]);
  return set.join('; ');
}
