import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../contract-tests/test-server.ts';
import { describeWithDatabase } from '../../storage/testing.ts';
import { getWithHeaders, readAnswer } from '../uploads/testing-uploads.ts';

const TOKEN = 'a-token-for-these-tests';
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Every administrative operation, with a valid request. */
const OPERATIONS: [string, string, object?][] = [
  ['GET', '/api/admin/projects'],
  ['POST', '/api/admin/projects', { name: 'Refused' }],
  ['GET', '/api/admin/users'],
  ['POST', '/api/admin/users', { email: 'refused@example.org', name: 'Refused' }],
  ['GET', `/api/admin/users/${NOBODY}`],
  ['GET', '/api/admin/tools'],
  ['GET', '/api/admin/pipelines'],
  ['POST', '/api/admin/pipelines', { project: 'refused', name: 'Refused' }],
  ['GET', `/api/admin/pipelines/${NOBODY}`],
  ['PATCH', `/api/admin/pipelines/${NOBODY}`, { name: 'Refused' }],
];

const sendRequest = async (
  address: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
) =>
  readAnswer(
    await fetch(`${address}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );

describeWithDatabase('The administration API with a token', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ ADMIN_TOKEN: TOKEN }, { withDatabase: true });
  });
  afterAll(() => server?.stop());
  const sendAuthorized = (method: string, path: string, body?: object, authorization?: string) =>
    sendRequest(server.address, method, path, body, authorization === undefined ? {} : { Authorization: authorization });

  it.each(OPERATIONS)('rejects %s %s without the token', async (method, path, body) => {
    const { status, headers } = await sendAuthorized(method, path, body);
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="administration"']);
  });

  it.each([
    'Bearer wrong-token-of-a-stranger',
    `Bearer ${TOKEN}x`,
    `Basic ${TOKEN}`,
    'Bearer',
    `Bearer ${TOKEN} ${TOKEN}`,
    TOKEN,
  ])('rejects the authorization header %s', async (authorization) => {
    expect((await sendAuthorized('GET', '/api/admin/projects', undefined, authorization)).status).toBe(401);
  });

  it('accepts the scheme of the token in lower case', async () => {
    expect((await sendAuthorized('GET', '/api/admin/projects', undefined, `bearer ${TOKEN}`)).status).toBe(200);
  });

  it('declares the token in the contract', async () => {
    const { body } = await sendRequest(server.address, 'GET', '/openapi/proteomics.json');
    const { paths } = body as { paths: Record<string, Record<string, { security?: unknown }>> };
    expect(paths['/api/admin/projects']?.post?.security).toEqual([{ proteomicsAdminToken: [] }]);
  });
});

describeWithDatabase('The administration API without a token', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, { withDatabase: true });
  });
  afterAll(() => server?.stop());
  const postJson = (path: string, body: object) => sendRequest(server.address, 'POST', path, body);

  it('accepts requests from this machine', async () => {
    expect(await getWithHeaders(server.address, '/api/admin/projects', {})).toBe(200);
  });

  it.each([
    ['Forwarded', 'for=127.0.0.1'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-Real-IP', '127.0.0.1'],
    ['Via', '1.1 proxy'],
    ['Origin', 'https://concordat.example.org'],
  ])('rejects a request with the header %s: %s', async (name, value) => {
    expect(await getWithHeaders(server.address, '/api/admin/projects', { [name]: value })).toBe(403);
  });

  it('rejects requests for other hosts, as all operations do', async () => {
    expect(await getWithHeaders(server.address, '/api/admin/projects', { Host: 'rebound.example.org' })).toBe(421);
  });

  it.each(['localhost', '[::1]', '127.0.0.1'])('accepts %s as a name of this machine', async (host) => {
    expect(await getWithHeaders(server.address, '/api/admin/projects', { Host: `${host}:8124` })).toBe(200);
  });

  it('declares no token in the contract', async () => {
    const { body } = await sendRequest(server.address, 'GET', '/openapi/proteomics.json');
    expect(JSON.stringify(body)).not.toContain('"security":[{');
  });

  it('creates a project with a slug from its name', async () => {
    const { status, body } = await postJson('/api/admin/projects', { name: '  Größe & Länge ', description: 'of peptides' });
    expect([status, body]).toEqual([
      201,
      { pk: expect.any(Number), name: 'Größe & Länge', description: 'of peptides', slug: 'groesse-and-laenge' },
    ]);
  });

  it('creates only one project for concurrent requests with the same name', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => postJson('/api/admin/projects', { name: 'Same name' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      detail: 'A project named "Same name" exists already.',
    });
  });

  it('creates unique slugs for names that produce the same slug, even concurrently', async () => {
    const names = ['Same slug', 'same slug', 'Same-Slug', 'SAME SLUG'];
    const answers = await Promise.all(names.map((name) => postJson('/api/admin/projects', { name })));
    expect(answers.map(({ body }) => body.slug).sort()).toEqual(['same-slug', 'same-slug-2', 'same-slug-3', 'same-slug-4']);
  });

  it('creates a pipeline, which the API for uploads lists', async () => {
    await postJson('/api/admin/projects', { name: 'Pipelines' });
    const { status, body } = await postJson('/api/admin/pipelines', { project: 'pipelines', name: 'TMT11' });
    expect([status, body]).toEqual([
      201,
      {
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        slug: 'tmt11',
        name: 'TMT11',
        path_as_str: 'proteomics/pipelines/tmt11',
      },
    ]);
    const listed = await sendRequest(server.address, 'POST', '/api/mq/pipelines', { project: 'pipelines' });
    expect(listed.body).toEqual([{ uuid: body.uuid, slug: 'tmt11', name: 'TMT11', path_as_str: 'proteomics/pipelines/tmt11' }]);
  });

  it('creates different slugs for pipelines with the same name in one project, but not in different projects', async () => {
    await Promise.all(['One', 'Two'].map((name) => postJson('/api/admin/projects', { name })));
    const projects = [...Array.from({ length: 8 }, () => 'one'), 'two'];
    const made = projects.map((project) => postJson('/api/admin/pipelines', { project, name: 'Quality' }));
    const places = (await Promise.all(made)).map(({ status, body }) => [status, body.name, body.path_as_str]);
    const slugs = ['quality', ...[2, 3, 4, 5, 6, 7, 8].map((number) => `quality-${number}`)];
    const expected = [...slugs.map((slug) => `proteomics/one/${slug}`), 'proteomics/two/quality'];
    expect(places.sort()).toEqual(expected.map((place) => [201, 'Quality', place]));
    for (const path of ['/proteomics/projects/one', '/proteomics/admin', '/proteomics/admin/import']) {
      const page = await (await fetch(`${server.address}${path}`, { headers: { Accept: 'text/html' } })).text();
      expect(slugs.filter((slug) => page.includes(`Quality (${slug})`))).toEqual(slugs);
    }
  });

  it('changes only the given properties of a pipeline', async () => {
    await postJson('/api/admin/projects', { name: 'Changes' });
    const { body } = await postJson('/api/admin/pipelines', { project: 'changes', name: 'Before', description: 'kept' });
    const spikeIns = { qc1_sequence: 'AAK', qc2_sequence: 'CCR', protein: 'P00001' };
    const path = `/api/admin/pipelines/${body.uuid}`;
    const changed = await sendRequest(server.address, 'PATCH', path, { name: 'After', spike_ins: spikeIns });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { name: 'After', slug: 'before', description: 'kept', tool: null, spike_ins: spikeIns },
    ]);
    expect((await sendRequest(server.address, 'GET', path)).body).toEqual(changed.body);
  });

  it('finds users by a part of the name or address, case-insensitively', async () => {
    await postJson('/api/admin/users', { email: 'Find.Me@example.org', name: 'Somebody' });
    const readFound = async (search: string) => {
      const { body } = await sendRequest(server.address, 'GET', `/api/admin/users?search=${encodeURIComponent(search)}`);
      return (body.items as { email: string }[]).map(({ email }) => email);
    };
    expect(await readFound('find.me@')).toEqual(['Find.Me@example.org']);
    expect(await readFound('%')).toEqual([]);
  });

  it('allows only one user per email address, case-insensitively', async () => {
    await postJson('/api/admin/users', { email: 'once@example.org', name: 'First' });
    const { status, body } = await postJson('/api/admin/users', { email: 'ONCE@example.org', name: 'Second' });
    expect([status, body.detail]).toEqual([409, 'A user with the address ONCE@example.org exists already.']);
  });

  it('accepts an address of at most 254 characters (RFC 5321, section 4.5.3.1.3)', async () => {
    const createAddressOfLength = (length: number) => `${'x'.repeat(64)}@${'lab.'.repeat(46)}${'y'.repeat(length - 253)}.org`;
    const longest = await postJson('/api/admin/users', { email: createAddressOfLength(254), name: 'Longest' });
    expect([longest.status, longest.body.email]).toEqual([201, createAddressOfLength(254)]);
    const longer = await postJson('/api/admin/users', { email: createAddressOfLength(255), name: 'Longer' });
    expect([longer.status, longer.body.detail]).toEqual([400, expect.stringContaining('email')]);
  });

  describe('The administration API on invalid input', () => {
    it.each([
      ['a project without a name', '/api/admin/projects', {}, 400, /name/],
      ['a project with an empty name', '/api/admin/projects', { name: ' ' }, 400, /name/],
      ['a name of 300 characters', '/api/admin/projects', { name: 'x'.repeat(300) }, 400, /name/],
      ['a NUL', '/api/admin/projects', { name: 'x\0y' }, 400, /name must not contain the character NUL/],
      ['an unknown property', '/api/admin/projects', { name: 'x', color: 'red' }, 400, /color/],
      ['a malformed address', '/api/admin/users', { email: 'nobody', name: 'x' }, 400, /email/],
      ['a pipeline of an unknown project', '/api/admin/pipelines', { project: 'nowhere', name: 'x' }, 404, /nowhere/],
      ['a pipeline of a malformed project', '/api/admin/pipelines', { project: '../x', name: 'x' }, 400, /project/],
    ] as const)('rejects %s', async (_what, path, body, status, detail) => {
      const answer = await postJson(path, body);
      expect([answer.status, answer.body.detail]).toEqual([status, expect.stringMatching(detail)]);
    });

    it('rejects a string with an unpaired surrogate', async () => {
      await postJson('/api/admin/projects', { name: 'Halves' });
      const { body } = await postJson('/api/admin/pipelines', { project: 'halves', name: 'x' });
      const change = { spike_ins: { qc1_sequence: 'AAK', qc2_sequence: 'CCR', protein: '\ud800' } };
      const answer = await sendRequest(server.address, 'PATCH', `/api/admin/pipelines/${body.uuid}`, change);
      expect([answer.status, answer.body.detail]).toEqual([400, 'spike_ins.protein is not well-formed Unicode.']);
    });

    it('rejects a pipeline with an unknown tool', async () => {
      await postJson('/api/admin/projects', { name: 'Tools' });
      const { status, body } = await postJson('/api/admin/pipelines', { project: 'tools', name: 'x', tool: 'rm -rf' });
      expect([status, body.detail]).toEqual([400, 'tool: there is no tool rm -rf. GET /api/admin/tools lists them.']);
    });

    it.each(['pipelines', 'users'])('rejects malformed and unknown UUIDs of %s', async (things) => {
      const statuses = ['x', `urn:uuid:${NOBODY}`, NOBODY].map(
        async (uuid) => (await sendRequest(server.address, 'GET', `/api/admin/${things}/${uuid}`)).status,
      );
      expect(await Promise.all(statuses)).toEqual([400, 400, 404]);
    });
  });

  it('lists all projects in the order of their IDs, even if the request names a project', async () => {
    const all = await readAnswer(await fetch(`${server.address}/api/projects`, { method: 'POST' }));
    const form = new URLSearchParams({ project: 'no-such-project' });
    const named = await readAnswer(await fetch(`${server.address}/api/projects`, { method: 'POST', body: form }));
    const numbers = (all.body as unknown as { pk: number }[]).map(({ pk }) => pk);
    expect(named.body).toEqual(all.body);
    expect([numbers.length > 0, numbers]).toEqual([true, numbers.toSorted((one, other) => one - other)]);
  });

  it('returns an empty list for the pipelines of an unknown project', async () => {
    const { status, body } = await postJson('/api/mq/pipelines', { project: 'no-such-project' });
    expect([status, body]).toEqual([200, []]);
  });
});

describeWithDatabase('The administration API without a token on a server with other clients', () => {
  const address = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

  it('rejects a connection from another interface', async ({ skip }) => {
    if (address === undefined) skip('this machine has no other interface');
    const server = await startTestServer({ HOST: '0.0.0.0' }, { withDatabase: true });
    try {
      const { port } = new URL(server.address);
      const { status, body } = await sendRequest(`http://${address}:${port}`, 'GET', '/api/admin/projects');
      expect([status, body.detail]).toEqual([403, expect.stringContaining('the connection comes from another machine')]);
    } finally {
      await server.stop();
    }
  });

  it('rejects every request if BASE_URL is https, because a proxy is in front', async () => {
    const server = await startTestServer({ BASE_URL: 'https://lab.example.org' }, { withDatabase: true });
    try {
      expect(await getWithHeaders(server.address, '/api/admin/projects', {})).toBe(403);
    } finally {
      await server.stop();
    }
  });
});
