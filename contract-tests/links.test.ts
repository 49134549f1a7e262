/** Links lead from an operation that creates something to those that read, change and delete it (OpenAPI 3.0.3, 4.7.20). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ContractDocument,
  getOperations,
  getParameters,
  type JsonObject,
  type OperationObject,
  readDocument,
  resolveReference,
} from '../src/contract/documents/document.ts';
import { describeWithDatabase } from '../src/storage/testing.ts';
import { startTestServer, type TestServer } from './test-server.ts';

interface Link {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, string>>;
}

interface Target {
  readonly path: string;
  readonly method: string;
  readonly operation: OperationObject;
}

const documents = ['hub', 'proteomics'].map((name): [string, ContractDocument] => [name, readDocument(name)]);

function getLinks(document: ContractDocument, operation: OperationObject): { link: Link; schema: JsonObject }[] {
  return Object.values(operation.responses).flatMap((response) => {
    const { links = {}, content = {} } = resolveReference<{
      links?: Record<string, Link>;
      content?: Record<string, { schema?: JsonObject }>;
    }>(document, response);
    const schema = resolveReference<JsonObject>(document, content['application/json']?.schema ?? {});
    return Object.values(links).map((link) => ({ link, schema }));
  });
}

function findTarget(document: ContractDocument, { operationId }: Link): Target | undefined {
  return [...getOperations(document)].find(({ operation }) => operation.operationId === operationId);
}

/** Returns the errors of a link. */
function listLinkProblems(
  document: ContractDocument,
  source: Target,
  { link, schema }: { link: Link; schema: JsonObject },
): string[] {
  const target = findTarget(document, link);
  if (target === undefined) return [`${link.operationId} does not exist`];
  const known = getParameters<{ name: string; required?: boolean }>(document, target.path, target.operation);
  const required = known.filter((one) => one.required === true).map(({ name }) => name);
  const properties = (schema.required ?? []) as string[];
  const isSource = (expression: string) =>
    expression.startsWith('$request.path.')
      ? source.path.includes(`{${expression.slice('$request.path.'.length)}}`)
      : properties.includes(expression.replace(/^\$response\.body#\//, ''));
  return [
    ...required.filter((name) => !(name in link.parameters)).map((name) => `${link.operationId} lacks ${name}`),
    ...Object.keys(link.parameters).filter((name) => !known.some((one) => one.name === name)),
    ...Object.values(link.parameters).filter((expression) => !isSource(expression)),
  ];
}

describe.each(documents)('The links of %s', (_name, document) => {
  it('name operations, all required parameters, and existing values of the response or the request', () => {
    const sources = [...getOperations(document)];
    const links = sources.flatMap((source) => getLinks(document, source.operation).map((one) => ({ source, one })));
    expect(links.length).toBeGreaterThan(8);
    expect(links.flatMap(({ source, one }) => listLinkProblems(document, source, one))).toEqual([]);
  });

  it('lead from every creation to the operations on the new object', () => {
    const sources = [...getOperations(document)].filter(({ operation }) => !('x-alias-of' in operation));
    const missing = sources.flatMap(({ path, operation }) => {
      const created = resolveReference<{ content?: object }>(document, operation.responses['201'] ?? {});
      if (!('application/json' in (created.content ?? {}))) return [];
      const linked = getLinks(document, operation).map(({ link }) => link.operationId);
      return sources
        .filter((other) => other.path.startsWith(`${path}/{`) && !other.path.slice(path.length + 1).includes('/'))
        .map((other) => `${operation.operationId} to ${other.operation.operationId}`)
        .filter((link) => !linked.includes(link.split(' to ')[1] ?? ''));
    });
    expect(missing).toEqual([]);
  });
});

describeWithDatabase('The links of a response', () => {
  const token = 'token-of-the-administration';
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ ADMIN_TOKEN: token }, { withDatabase: true });
  });
  afterAll(() => server.stop());

  async function sendRequest(method: string, path: string, body?: object): Promise<{ status: number; body: JsonObject }> {
    const headers = { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(server.address + path, { method, headers, ...sent });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
  }

  /** Creates something and follows the links that need no body, deletions last; returns each operation with its status. */
  async function followLinks(document: ContractDocument, operationId: string, path: Record<string, unknown>, body: object) {
    const source = findTarget(document, { operationId, parameters: {} }) as Target;
    const fillTemplate = (template: string, values: Record<string, unknown>) =>
      template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(values[name])));
    const created = await sendRequest(source.method, fillTemplate(source.path, path), body);
    const statuses: [string, number][] = [[operationId, created.status]];
    const targets = getLinks(document, source.operation).map(({ link }) => ({
      link,
      target: findTarget(document, link) as Target,
    }));
    const asked = targets.filter(({ target }) => target.operation.requestBody === undefined);
    for (const { link, target } of [...asked].sort(
      (one, other) => Number(one.target.method === 'DELETE') - Number(other.target.method === 'DELETE'),
    )) {
      const values = Object.fromEntries(
        Object.entries(link.parameters).map(([name, expression]) => [
          name,
          expression.startsWith('$request.path.') ? path[expression.slice(14)] : created.body[expression.slice(16)],
        ]),
      );
      const query = Object.entries(values)
        .filter(([name]) => !target.path.includes(`{${name}}`))
        .map(([name, value]): [string, string] => [name, String(value)]);
      const search = query.length === 0 ? '' : `?${new URLSearchParams(query)}`;
      statuses.push([link.operationId, (await sendRequest(target.method, fillTemplate(target.path, values) + search)).status]);
    }
    return { created: created.body, statuses };
  }

  it('connect creation and deletion in the hub', async () => {
    const [, hub] = documents[0] as [string, ContractDocument];
    const workspace = (await sendRequest('POST', '/hub/workspaces', { name: 'Wheat' })).body;
    const input = { workspace_id: workspace.id, name: 'Trial', profile: 'miappe', version: '1.1' };
    const project = (await sendRequest('POST', '/hub/projects', input)).body;
    const entity = { entity_type: 'Investigation', data: { title: 'Yield' } };
    const chains = [
      await followLinks(hub, 'saveHubEntity', { id: project.id }, entity),
      await followLinks(hub, 'createHubProject', {}, { ...input, name: 'Another trial' }),
      await followLinks(hub, 'createWorkspace', {}, { name: 'Barley' }),
    ];
    expect(chains.flatMap(({ statuses }) => statuses).filter(([, status]) => status >= 300)).toEqual([]);
    expect(chains.every(({ statuses }) => statuses.length > 2)).toBe(true);
  });

  it('connect creation and deletion in the proteomics administration', async () => {
    const [, proteomics] = documents[1] as [string, ContractDocument];
    await sendRequest('POST', '/api/admin/projects', { name: 'Lung cohort' });
    const chains = [
      await followLinks(proteomics, 'createPipeline', {}, { project: 'lung-cohort', name: 'TMT11' }),
      await followLinks(proteomics, 'createProteomicsUser', {}, { email: 'operator@example.org', name: 'Operator' }),
      await followLinks(proteomics, 'createProteomicsProject', {}, { name: 'Method development' }),
    ];
    expect(chains.flatMap(({ statuses }) => statuses).filter(([, status]) => status >= 300)).toEqual([]);
  });
});
