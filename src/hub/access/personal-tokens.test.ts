// @module-tag full
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPlatformSite } from '../../../contract-tests/platform-site.ts';
import { createConformance } from '../../../contract-tests/traffic/conformance.ts';
import type { HubApiRule } from '../../../generated/hub/stub.ts';
import type { SupportApiRule } from '../../../generated/support/stub.ts';
import { createDevelopmentAccounts } from '../../../simulators/login/accounts.ts';
import { deletePersonalTokens } from '../../auth/tokens/personal-tokens.ts';
import { getAccessRule } from '../../contract/documents/access-rules.ts';
import { getOperations, readDocument } from '../../contract/documents/document.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { fillWithTrial } from '../brapi/testing-brapi.ts';
import { TestClient } from '../channel/testing-channel.ts';
import {
  COLLABORATION,
  createLoginEnvironment,
  type HubActor,
  type HubRequest,
  startTestHub,
  type TestHub,
} from '../testing-hub.ts';
import { buildRequest } from './testing-requests.ts';

const DOCUMENTS = ['hub', 'support'].map((name) => readDocument(name));
const { sub: MEMBER, claims: MEMBER_CLAIMS } = createDevelopmentAccounts().member;

const sendWith = (hub: TestHub, token: string, path: string, request: HubRequest = {}) =>
  hub.send('anonymous', path, { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });

async function createToken(hub: TestHub, caller: HubActor, more: object = {}): Promise<{ token: string; id: string }> {
  const { status, body } = await hub.send(caller, '/hub/me/tokens', { json: { name: 'Robot', access: 'write', ...more } });
  if (status !== 201) throw new Error(`no token: ${status} ${body?.detail}`);
  return body;
}

describeWithDatabase('A personal token for the hub', () => {
  let hub: TestHub;
  let open: TestHub;
  /** Content that the member may read, but that a token limited to another workspace must not disclose. */
  let secrets: readonly string[];
  beforeAll(async () => {
    const environment = createLoginEnvironment();
    [hub, open] = await Promise.all([startTestHub({ ...environment, HUB_ACCESS: 'login' }), startTestHub(environment)]);
    secrets = await plantSecrets();
  });
  afterAll(() => Promise.all([hub?.stop(), open?.stop()]));

  const getRows = async (text: string, values: unknown[] = []) => (await hub.database.pool.query(text, values)).rows;

  it('identifies its user, and the history shows the name of the program', async () => {
    const { projectId } = await hub.place();
    const { token } = await createToken(hub, 'member');
    const headers = { 'user-agent': 'robot/1' };
    const saved = await sendWith(hub, token, `/hub/projects/${projectId}/entities`, {
      json: { entity_type: 'Investigation', data: { title: 'By a robot' } },
      headers,
    });
    const { body } = await hub.send('member', `/hub/projects/${projectId}/actions`);
    expect([saved.status, body.actions[0]]).toEqual([
      201,
      expect.objectContaining({ user_name: 'Demo Member', client: 'robot/1' }),
    ]);
  });

  it('is shown once, and stored as a hash without the email address of its user', async () => {
    const { token, id } = await createToken(hub, 'member', { days: 7, access: 'read' });
    const [{ row }] = await getRows('select t::text as row from personal_tokens t where uuid = $1', [id]);
    const { body, text } = await hub.send('member', '/hub/me/tokens');
    const listed = body.tokens.find((one: { id: string }) => one.id === id);
    expect([row.includes(token.slice(5)), row.includes('@example.org'), text.includes(token.slice(5))]).toEqual([
      false,
      false,
      false,
    ]);
    expect(Date.parse(listed.expires_at) - Date.parse(listed.created_at)).toBeCloseTo(7 * 86_400_000, -4);
  });

  it('is listed with the time of its last use', async () => {
    const { token, id } = await createToken(hub, 'member');
    await sendWith(hub, token, '/hub/');
    const { body } = await hub.send('member', '/hub/me/tokens');
    expect(body.tokens.find((one: { id: string }) => one.id === id).used_at).toMatch(/^\d{4}-/);
  });

  it.each(['2', '366', '0'])('cannot be created with a validity of %s days', async (days) => {
    const form = { name: 'Robot', access: 'read', days };
    expect((await hub.send('member', '/hub/me/tokens', { form })).status).toBe(400);
  });

  it('is created and revoked on the page', async () => {
    const form = { name: 'Paper <b>', access: 'read', days: '30', workspace_id: '' };
    const made = await hub.send('member', '/hub/me/tokens', { form, accept: 'text/html' });
    const token = /cdpt_[\w-]{43}/.exec(made.text)?.[0] ?? '';
    const path = /action="(\/hub\/me\/tokens\/[^"]*\/delete)"/.exec(made.text)?.[1] ?? '';
    const before = (await sendWith(hub, token, '/hub/')).status;
    const gone = await hub.send('member', path, { form: {}, accept: 'text/html' });
    expect([made.status, before, gone.status, (await sendWith(hub, token, '/hub/')).status]).toEqual([201, 200, 303, 401]);
  });

  it('cannot be revoked by another user', async () => {
    const { token, id } = await createToken(hub, 'member');
    const { status } = await hub.send('administrator', `/hub/me/tokens/${id}`, { method: 'DELETE' });
    expect([status, (await sendWith(hub, token, '/hub/')).status]).toEqual([404, 200]);
  });

  it('is rejected if it has expired or is unknown, even in an open hub', async () => {
    const statuses = [];
    for (const at of [hub, open]) {
      const { token, id } = await createToken(at, 'member');
      await at.database.pool.query('update personal_tokens set expires_at = created_at where uuid = $1', [id]);
      for (const sent of [token, `cdpt_${'x'.repeat(43)}`]) statuses.push((await sendWith(at, sent, '/hub/')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401]);
  });

  it('gives access to the closed workspaces of its user in an open hub', async () => {
    const { projectId } = await open.place(COLLABORATION);
    const readWithNewToken = async (caller: HubActor) =>
      (await sendWith(open, (await createToken(open, caller)).token, `/hub/projects/${projectId}`)).status;
    expect([await readWithNewToken('member'), await readWithNewToken('nonMember')]).toEqual([200, 403]);
  });

  it('is rejected if it belongs to another service, and ignored by an open hub', async () => {
    const answers = [];
    for (const at of [hub, open]) {
      const { token, id } = await createToken(at, 'member');
      await at.database.pool.query(`update personal_tokens set service = 'proteomics' where uuid = $1`, [id]);
      const { status, body } = await sendWith(at, token, '/hub/me');
      answers.push([status, body.logged_in]);
    }
    expect(answers).toEqual([
      [401, undefined],
      [200, false],
    ]);
  });

  it('has no manager rights unless the platform confirms them', async () => {
    const { projectId } = await hub.place('crops:other_trial');
    const { token } = await createToken(hub, 'manager');
    const session = await hub.send('manager', `/hub/projects/${projectId}`);
    expect([session.status, (await sendWith(hub, token, `/hub/projects/${projectId}`)).status]).toEqual([200, 403]);
  });

  it('cannot be created if the user has 50 tokens, even by concurrent requests', async () => {
    const json = { name: 'Robot', access: 'read' };
    await hub.database.pool.query(
      `insert into personal_tokens (uuid, service, subject, hash, name, access, expires_at)
        select gen_random_uuid(), 'hub', $1, gen_random_uuid()::text, 'n', 'read', now() from generate_series(1, 49)`,
      [createDevelopmentAccounts().nonMember.sub],
    );
    const made = await Promise.all([1, 2, 3].map(() => hub.send('nonMember', '/hub/me/tokens', { json })));
    const page = await hub.send('nonMember', '/hub/me/tokens', { form: json, accept: 'text/html' });
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect([page.status, page.text.includes('Revoke one first')]).toEqual([409, true]);
  });

  it('is deleted when its user is erased', async () => {
    const { token } = await createToken(hub, 'member');
    await deletePersonalTokens(hub.database.pool, MEMBER);
    expect((await sendWith(hub, token, '/hub/')).status).toBe(401);
  });

  it('can be created only after a login, as its page states', async () => {
    const page = await open.send('anonymous', '/hub/me/tokens', { accept: 'text/html' });
    const made = await open.send('anonymous', '/hub/me/tokens', { json: { name: 'Robot', access: 'read' } });
    const listed = await open.send('anonymous', '/hub/me/tokens');
    expect([page.text.includes('Visitors have no tokens'), made.status, listed.body.tokens]).toEqual([true, 409, []]);
  });

  it('hides all other workspaces if it is limited to one', async () => {
    const [inside, outside] = [await hub.place(), await hub.place()];
    for (const { projectId } of [inside, outside]) await fillWithTrial(hub, projectId);
    const { token } = await createToken(hub, 'member', { workspace_id: inside.workspaceId });
    const ids = [inside, outside].flatMap(({ workspaceId, projectId }) => [workspaceId, projectId]);
    const found = [];
    for (const path of [
      '/hub/?limit=1000',
      `/find?q=${inside.workspaceId.slice(0, 2)}`,
      '/brapi/v2/programs?pageSize=1000',
      '/hub/deleted?limit=1000',
      '/hub/projects/new',
      '/',
    ]) {
      const { text } = await sendWith(hub, token, path);
      found.push(ids.filter((id) => text.includes(id)).every((id) => id === inside.workspaceId || id === inside.projectId));
    }
    const countUnitsOfToken = async (sent: string) =>
      (await sendWith(hub, sent, '/brapi/v2/observationunits?pageSize=1')).body.metadata.pagination.totalCount;
    const all = await countUnitsOfToken((await createToken(hub, 'member')).token);
    expect(found).toEqual([true, true, true, true, true, true]);
    expect(all).toBeGreaterThan(await countUnitsOfToken(token));
  });

  it('cannot write to the channel if it only permits reading', async () => {
    const { projectId } = await hub.place();
    const { token } = await createToken(hub, 'member', { access: 'read' });
    const client = await new TestClient(hub.address, projectId, {
      headers: { authorization: `Bearer ${token}` },
    }).waitForArrival();
    client.sendChat('Hello');
    await client.waitForFrames('error', 1);
    await client.closeAndWait();
    const { body } = await hub.send('member', `/hub/projects/${projectId}/api/messages?since=0`);
    expect(body.messages.map(({ type }: { type: string }) => type)).not.toContain('chat');
  });

  it('cannot open the channel if it is unknown', async () => {
    const { projectId } = await hub.place();
    const client = new TestClient(hub.address, projectId, { headers: { authorization: `Bearer cdpt_${'x'.repeat(43)}` } });
    await expect.poll(() => client.closed?.code).toBe(4401);
  });

  it('cannot create tokens, even in a request with a session', async () => {
    const { token } = await createToken(hub, 'member');
    const made = await hub.send('administrator', '/hub/me/tokens', {
      json: { name: 'Next', access: 'read' },
      headers: { authorization: `Bearer ${token}` },
    });
    expect([made.status, made.body.detail]).toEqual([403, 'Personal tokens cannot do this. Log in.']);
  });

  const KINDS = ['read', 'write', 'inside', 'elsewhere'] as const;

  /** Returns whether this kind of token permits an operation. The user may edit the workspace. */
  function isPermittedByToken(kind: (typeof KINDS)[number], rule: HubApiRule | SupportApiRule, method: string): boolean {
    if (rule === 'public') return true;
    const refused = ['hub:own', 'workspace:leave', 'project:deposit', 'project:review', 'saved-profile:delete'];
    if (rule.endsWith(':manage') || refused.includes(rule)) return false;
    const isRead = method === 'get' || (/^projects?:see$/.test(rule) && method === 'post');
    if (kind === 'read') return isRead && rule !== 'project:edit';
    if (kind === 'write' || rule === 'hub:see' || rule.startsWith('projects:')) return true;
    return kind === 'inside' && rule !== 'hub:use' && rule !== 'profile-draft:own';
  }

  async function plantSecrets(): Promise<readonly string[]> {
    const { entityId: _, ...outside } = await hub.place(COLLABORATION);
    await fillWithTrial(hub, outside.projectId);
    await hub.database.pool.query("update hub_projects set template = 'structure' where id = $1", [outside.projectId]);
    await hub.send('member', `/hub/projects/${outside.projectId}/people`);
    const json = { parent: 'miappe/1.1', title: `Draft ${outside.workspaceId}` };
    const { body: draft } = await hub.send('member', '/profile-drafts', { json });
    const { id } = await createToken(hub, 'member', { name: 'Another token' });
    const entities = await getRows('select id from hub_entities where project_id = $1', [outside.projectId]);
    const personal = [MEMBER, String(MEMBER_CLAIMS.email), 'Another token', id, COLLABORATION];
    return [...Object.values(outside), draft.id, ...entities.map((row) => row.id), ...personal];
  }
  const operations = DOCUMENTS.flatMap((document) => {
    const conformance = createConformance(document);
    return [...getOperations(document)].map((one) => ({ document, conformance, one }));
  });
  for (const [index, { document, conformance, one }] of operations.entries()) {
    const { operationId } = one.operation;
    const rule = getAccessRule(one.operation) as HubApiRule | SupportApiRule;
    for (const [turn, kind] of KINDS.entries()) {
      // The quick suite calls every second operation, with one kind of token.
      const tags = (index + turn) % (2 * KINDS.length) === 0 ? [] : ['full'];
      const may = isPermittedByToken(kind, rule, one.method.toLowerCase());
      it(`${may ? 'permits' : 'does not permit'} ${operationId} with the limits "${kind}"`, { tags }, async () => {
        const place = await hub.place(kind === 'inside' ? null : COLLABORATION);
        const { workspaceId } = kind === 'elsewhere' ? await hub.place() : place;
        const isLimited = kind === 'inside' || kind === 'elsewhere';
        const limits = isLimited ? { workspace_id: workspaceId } : { access: kind };
        const { token, id } = await createToken(hub, 'member', limits);
        const { path, request } = buildRequest(document, one, place);
        const { status, headers, text } = await sendWith(hub, token, path, request);
        const page =
          request.method === 'GET' && isLimited ? await sendWith(hub, token, path, { accept: 'text/html' }) : { text };
        await hub.send('member', `/hub/me/tokens/${id}`, { method: 'DELETE' });
        const violations = conformance.listViolations(operationId, {
          status,
          headers: Object.fromEntries(headers),
          body: text,
        });
        // Status 404 does not disclose whether the version exists.
        const refusal = rule.startsWith('version:') && kind === 'elsewhere' ? 404 : 403;
        const disclosed = secrets.filter((secret) => isLimited && (text.includes(secret) || page.text.includes(secret)));
        expect([status === refusal, violations, disclosed]).toEqual([!may, [], []]);
      });
    }
  }
});

describeWithDatabase('A personal token after another login of its user', () => {
  it('has the rights of the latest login', async () => {
    const site = await startPlatformSite({ environment: { HUB_ACCESS: 'login' } });
    const cookie = await site.getCookie('member');
    const made = await fetch(`${site.address}/hub/me/tokens`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Robot', access: 'read' }),
    });
    const { token } = (await made.json()) as { token: string };
    const readLogin = async () =>
      JSON.stringify((await site.database.pool.query('select login from personal_tokens')).rows[0].login.claims);
    const before = await readLogin();
    await site.database.pool.query(`update personal_tokens set login = '{"claims": {}, "since": 0}'`);
    await site.createSession('member');
    const after = await readLogin();
    const { status } = await fetch(`${site.address}/hub/`, { headers: { authorization: `Bearer ${token}` } });
    await site.stop();
    expect([after, status]).toEqual([before, 200]);
  });
});
