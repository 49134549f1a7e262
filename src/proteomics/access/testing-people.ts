import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request } from 'express';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import { createDevelopmentAccounts, type DevelopmentActor } from '../../../simulators/login/accounts.ts';
import type { SimulatedPlatform } from '../../../simulators/platform/simulated-platform.ts';
import {
  createAuthentication,
  createPostgresSessionStore,
  getOptionalUser,
  readAuthSettings,
  startSession,
  User,
} from '../../auth/index.ts';
import {
  type ContractDocument,
  getParameters,
  type OperationObject,
  resolveReference,
} from '../../contract/documents/document.ts';
import type { Log } from '../../log.ts';
import type { Database } from '../../storage/database.ts';
import type { findSessionPrincipal } from './principal.ts';

/** The collaboration of the development accounts `administrator` and `member`. */
export const COLLABORATION = 'crops:drought_trial';

export const EXAMPLE = {
  pipeline: '0199f2c4-3b1e-7a52-8c06-2f4d9e71b305',
  user: '0199f2c3-90aa-7d14-b6f3-71c2ae08d9f4',
  run: '0199f301-5c77-7b90-a1d2-6e83f40b2c19',
  referenceSet: '0199f4aa-02c1-7e3b-95d8-1d70b6a4c8e2',
  annotation: '0199f4b7-6d10-7c45-8e21-a90f35c2d718',
  silence: '0199f6d2-18c4-7b0e-a3f5-60d9c2e41b77',
} as const;

export const ADMIN_TOKEN = 'the-token-of-the-administration';

export type TestActor = DevelopmentActor | 'anonymous';

export interface PeopleRequest {
  readonly method?: string;
  readonly json?: unknown;
  readonly form?: URLSearchParams | FormData;
  /** A body that is neither JSON nor a form; `headers` states its media type. */
  readonly bytes?: string;
  readonly accept?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PeopleAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape, which the contract has checked.
  readonly body: any;
}

export interface PeopleServer extends TestServer {
  readonly database: Database;
  send(actor: TestActor, path: string, request?: PeopleRequest): Promise<PeopleAnswer>;
  /** Logs a user in again with additional claims, in a new session. */
  logIn(actor: DevelopmentActor, claims?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Returns a request whose session is already loaded, as in a request that runs during a change. */
  createStartedRequest(
    actor: DevelopmentActor,
  ): Promise<{ context: Parameters<typeof findSessionPrincipal>[0]; request: Request }>;
  /** Replaces all records with those of the examples, with or without a collaboration. */
  placeRecords(collaboration?: string | null): Promise<void>;
  createToken(actor: TestActor, fields?: Record<string, string>): Promise<string>;
}

/** Returns the environment of a server with login, optionally with a platform. */
export function createPeopleEnvironment(platform?: Pick<SimulatedPlatform, 'url' | 'token'>): Record<string, string> {
  return {
    SECRET_KEY: 'the secret of the tests which is long enough',
    SESSION_HTTPS_ONLY: 'false',
    COLLAB_OIDC_CLIENT_ID: 'concordat',
    COLLAB_OIDC_CLIENT_SECRET: 'secret',
    COLLAB_OIDC_DISCOVERY_URL: 'http://127.0.0.1:9/.well-known/openid-configuration',
    COLLABORATION_MANAGER_ENTITLEMENT: 'urn:mace:example.org:platform:group:crops:managers',
    ADMIN_TOKEN,
    PARALLEL_RUNS: '0',
    ...(platform === undefined ? {} : { COLLAB_API_BASE_URL: platform.url, COLLAB_ORGANISATION_API_TOKEN: platform.token }),
  };
}

export async function startPeopleServer(environment: Record<string, string>, log?: Log): Promise<PeopleServer> {
  const server = await startTestServer(environment, { withDatabase: true, ...(log === undefined ? {} : { log }) });
  const database = server.database as Database;
  const cookies = new Map<TestActor, string>();

  async function createCookie(actor: TestActor): Promise<Record<string, string>> {
    if (actor === 'anonymous') return {};
    const cookie = cookies.get(actor) ?? (await createSessionCookie(environment, database, actor));
    cookies.set(actor, cookie);
    return { cookie };
  }

  const sendAs: PeopleServer['send'] = async (
    actor,
    path,
    { method, json, form, bytes, accept = 'application/json', headers = {} } = {},
  ) => {
    const body = json === undefined ? (form ?? bytes) : JSON.stringify(json);
    const answer = await fetch(server.address + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        accept,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(await createCookie(actor)),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: answer.status, headers: answer.headers, text, body: isJson && text !== '' ? JSON.parse(text) : undefined };
  };

  return Object.assign(server, {
    database,
    send: sendAs,
    async logIn(actor: DevelopmentActor, claims: Readonly<Record<string, unknown>> = {}) {
      cookies.set(actor, await createSessionCookie(environment, database, actor, claims));
    },
    async createStartedRequest(actor: DevelopmentActor) {
      const store = createPostgresSessionStore(database.pool);
      const authentication = createAuthentication({ settings: readAuthSettings(environment), store });
      const request = Object.assign(new IncomingMessage(new Socket()), { headers: await createCookie(actor) }) as Request;
      authentication.recognize(request);
      await getOptionalUser(request);
      const memberships = { isAdministrator: async () => false, isMember: undefined };
      return { context: { pool: database.pool, authentication, memberships, now: () => new Date() }, request };
    },
    placeRecords: (collaboration: string | null = null) => writeExamples(database, collaboration),
    async createToken(actor: TestActor, fields: Record<string, string> = {}) {
      const form = new URLSearchParams({ name: 'Computer of Lumos 2', access: 'write', days: '7', ...fields });
      const { status, text } = await sendAs(actor, '/proteomics/me/tokens', { form, accept: 'text/html' });
      const token = /cdpt_[A-Za-z0-9_-]{43}/.exec(text)?.[0];
      if (token === undefined) throw new Error(`no token was created: ${status}`);
      return token;
    },
  });
}

/** Builds a valid request from the examples of an operation. Omits the user unless `isSigned` is true. */
export function buildExampleRequest(
  document: ContractDocument,
  { method, path, operation }: { readonly method: string; readonly path: string; readonly operation: OperationObject },
  isSigned = false,
): { readonly path: string; readonly request: PeopleRequest } {
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let filled = path;
  for (const { name, in: where, required, example } of getParameters<ParameterExample>(document, path, operation)) {
    if (where === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(example));
    if (where === 'query' && (required === true || name === 'project' || name === 'pipeline'))
      query.append(name, String(example));
    if (where === 'header' && required === true && name !== 'Concordat-User')
      headers[name] = String(example).replace(isSigned ? /$/ : /,user [^,]+/, '');
  }
  const address = query.size === 0 ? filled : `${filled}?${query}`;
  const body = operation.requestBody === undefined ? undefined : resolveReference(document, operation.requestBody);
  const content = (body?.content ?? {}) as Record<string, { example?: object; examples?: Record<string, { value: object }> }>;
  const type = 'application/json' in content ? 'application/json' : Object.keys(content)[0];
  if (type === undefined) return { path: address, request: { method, headers } };
  if (type.startsWith('application/offset'))
    return { path: address, request: { method, headers: { ...headers, 'content-type': type }, bytes: 'content' } };
  const { example, examples } = content[type] ?? {};
  const { user, ...rest } = (example ?? Object.values(examples ?? {})[0]?.value ?? {}) as Record<string, unknown>;
  const fields = {
    ...rest,
    ...(isSigned && user !== undefined ? { user } : {}),
    ...(operation.operationId === 'loginToProteomicsAdministration' ? { token: ADMIN_TOKEN } : {}),
  };
  if (type === 'application/json') return { path: address, request: { method, json: fields, headers } };
  if (type.startsWith('multipart/'))
    return { path: address, request: { method, form: buildFileForm(operation.operationId), headers } };
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return { path: address, request: { method, form: new URLSearchParams(pairs), headers } };
}

interface ParameterExample {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example: string;
}

function buildFileForm(operationId: string): FormData {
  const form = new FormData();
  if (operationId === 'addSearchFile') {
    form.set('kind', 'fasta');
    form.set('file', new Blob(['>P02769\nMKWVTF\n']), 'human.fasta');
    return form;
  }
  if (operationId !== 'uploadRawFiles') form.set('pipeline', EXAMPLE.pipeline);
  const isImport = operationId.startsWith('import');
  if (isImport) form.set('raw_file', 'imported.raw');
  form.set(isImport ? 'files' : 'orig_file', new Blob(['Raw file\tMS\nx\t1\n']), isImport ? 'summary.txt' : 'new.raw');
  return form;
}

export async function createSessionCookie(
  environment: Record<string, string>,
  database: Database,
  actor: DevelopmentActor,
  further: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const settings = readAuthSettings(environment);
  const authentication = createAuthentication({ settings, store: createPostgresSessionStore(database.pool) });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  authentication.recognize(request);
  const { sub, claims } = createDevelopmentAccounts()[actor];
  await startSession(request, response, User.fromClaims({ sub, ...claims, ...further }));
  const set = [response.getHeader('Set-Cookie')].flat().map((text) => String(text).split(';')[0]);
  return set.join('; ');
}

/** Inserts only the records of the examples. Their project belongs to the collaboration, if there is one. */
export async function writeExamples({ pool }: Database, collaboration: string | null): Promise<void> {
  await pool.query(`
    delete from proteomics_limits; delete from proteomics_targets; delete from proteomics_guide_sets; delete from proteomics_annotations;
    delete from proteomics_uploads; delete from proteomics_raw_files; delete from proteomics_pipelines;
    delete from proteomics_projects; delete from personal_tokens where name = 'of the example';
    insert into proteomics_users (uuid, email, name) values ('${EXAMPLE.user}', 'first@example.org', 'First operator')
      on conflict (uuid) do update set email = 'first@example.org', name = 'First operator', deleted_at = null;
    insert into proteomics_projects (pk, name, slug, description) values (1000, 'Lung cohort', 'lung-cohort', '');
    insert into proteomics_pipelines (uuid, project_pk, slug, name, spike_ins)
      values ('${EXAMPLE.pipeline}', 1000, 'tmt11-quality', 'TMT11 quality', '{"qc1_sequence":"AA","qc2_sequence":"AA","protein":"B"}');
    insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, state, size)
      select case when number = 1 then '${EXAMPLE.run}' else gen_random_uuid() end, '${EXAMPLE.pipeline}',
        name || '.raw', name, 'upload', 'stored', 9
      from unnest(array['lumos_20250304_qc01', 'lumos_20250303_qc01', 'lumos_20250305_qc02', 'lumos_20250306_qc01'])
        with ordinality as names (name, number);
    insert into proteomics_guide_sets (uuid, pipeline_uuid, name, changed_by)
      values ('${EXAMPLE.referenceSet}', '${EXAMPLE.pipeline}', 'February baseline', 'First operator');
    insert into proteomics_annotations (uuid, pipeline_uuid, kind, at, text, changed_by)
      values ('${EXAMPLE.annotation}', '${EXAMPLE.pipeline}', 'other', '2025-03-04T08:30:00', 'New column', 'First operator');
    insert into proteomics_silences (uuid, pipeline_uuid, cause, note, until, changed_by)
      values ('${EXAMPLE.silence}', '${EXAMPLE.pipeline}', 'mass_shift', 'Calibration booked', '2099-03-05T08:00:00Z', 'First operator')`);
  await pool.query('update proteomics_projects set collaboration = $1', [collaboration]);
}
