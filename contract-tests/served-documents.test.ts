import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ContractDocument,
  getOperations,
  type JsonObject,
  readDocument,
  resolveReference,
} from '../src/contract/documents/document.ts';
import { FORM_TYPE } from '../src/contract/requests/media-types.ts';
import type { Database } from '../src/storage/database.ts';
import { describeWithDatabase, openTestDatabase } from '../src/storage/testing.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { OWN_DOCUMENTS } from './traffic/documents.ts';

/** Settings, and the documents that they enable. */
interface Combination {
  readonly title: string;
  readonly environment: Record<string, string>;
  readonly on: readonly string[];
}

const COMBINATIONS: readonly Combination[] = [
  { title: 'everything', environment: {}, on: OWN_DOCUMENTS },
  {
    title: 'all services with a login',
    environment: { ADMIN_TOKEN: 'token-of-the-administration', METRICS_TOKEN: 'token-of-the-figures' },
    on: OWN_DOCUMENTS,
  },
  { title: 'only schemas', environment: { SERVICES: 'schemas' }, on: ['server', 'schemas'] },
  { title: 'only collaborations', environment: { SERVICES: 'collaborations' }, on: ['server', 'collaborations'] },
  {
    title: 'the hub and the services that it requires',
    environment: { SERVICES: 'schemas,hub' },
    on: ['server', 'schemas', 'support', 'hub'],
  },
  { title: 'only proteomics', environment: { SERVICES: 'proteomics' }, on: ['server', 'proteomics'] },
];

describeWithDatabase('The documents of a server', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  describe.each(COMBINATIONS.slice(0, 1))('The documents of a server with $title,', (combination) =>
    testEnabledServices(combination, () => database),
  );
  describe.each(COMBINATIONS.slice(1))('The documents of a server with $title,', { tags: 'full' }, (combination) =>
    testEnabledServices(combination, () => database),
  );
});

function testEnabledServices({ environment, on }: Combination, database: () => Database): void {
  let server: TestServer;
  let merged: ContractDocument;
  beforeAll(async () => {
    server = await startTestServer(environment, { database: database() });
    merged = await readJson<ContractDocument>('/openapi.json');
  });
  afterAll(() => server.stop());

  async function readJson<T>(path: string): Promise<T> {
    return (await (await fetch(server.address + path)).json()) as T;
  }

  it('are merged into a document with exactly the enabled operations', () => {
    expect(listIdentifiers([merged])).toEqual(listIdentifiers(on.map(readDocument)));
  });

  it.each(OWN_DOCUMENTS)('include the document %s only if its service is enabled', async (name) => {
    const answer = await fetch(`${server.address}/openapi/${name}.json`);
    expect(answer.status).toBe(on.includes(name) ? 200 : 404);
  });

  it('contain exactly the components that they use', async () => {
    const documents = await Promise.all(on.map((name) => readJson<ContractDocument>(`/openapi/${name}.json`)));
    expect([merged, ...documents].flatMap(findDanglingParts)).toEqual([]);
  });

  it('omit pages and the components that only pages use, on request', async () => {
    const paths = ['/openapi.json', ...on.map((name) => `/openapi/${name}.json`)];
    const documents = await Promise.all(paths.map((path) => readJson<ContractDocument>(`${path}?pages=false`)));
    expect([documents.flatMap(findDanglingParts), documents.flatMap(listPageOperations)]).toEqual([[], []]);
  });

  it('have the same operations as the merged document if both omit pages', async () => {
    const [all, ...parts] = await Promise.all(
      ['/openapi.json', ...on.map((name) => `/openapi/${name}.json`)].map((path) =>
        readJson<ContractDocument>(`${path}?pages=false`),
      ),
    );
    expect(listIdentifiers(all === undefined ? [] : [all])).toEqual(listIdentifiers(parts));
  });

  it('name the enabled documents in the description of the merged document', () => {
    const titles = OWN_DOCUMENTS.map((name) => readDocument(name).info.title);
    const named = titles.filter((title) => merged.info.description?.includes(`**${title}**`));
    expect(named).toEqual(on.map((name) => readDocument(name).info.title));
  });

  it('lead to a reference that lists exactly the enabled operations', async () => {
    const html = await (await fetch(`${server.address}/reference`)).text();
    const listed = [...html.matchAll(/href="\/reference\/(\w+)"/g)].map(([, id]) => id);
    expect(listed.sort()).toEqual(listIdentifiers([merged]));
  });

  it('have neither a reference page nor a path for a disabled operation', async () => {
    const off = OWN_DOCUMENTS.filter((name) => !on.includes(name)).flatMap((name) => [...getOperations(readDocument(name))]);
    const found: string[] = [];
    for (const { path, method, operation } of off) {
      const page = await fetch(`${server.address}/reference/${operation.operationId}`);
      const answer = await fetch(server.address + path.replaceAll(/\{\w+\}/g, '1'), { method, redirect: 'manual' });
      if (page.status !== 404 || answer.status !== 404) found.push(`${operation.operationId}: ${page.status} ${answer.status}`);
    }
    expect(found).toEqual([]);
  });
}

function listIdentifiers(documents: readonly ContractDocument[]): string[] {
  return documents.flatMap((document) => [...getOperations(document)].map(({ operation }) => operation.operationId)).sort();
}

describeWithDatabase('The session cookie', () => {
  it('has the same name in the documents as in the settings', async () => {
    const server = await startTestServer({ SESSION_COOKIE_NAME: 'our_session' }, { withDatabase: true });
    const { components } = (await (await fetch(`${server.address}/openapi.json`)).json()) as ContractDocument;
    await server.stop();
    const schemes = (components?.securitySchemes ?? {}) as Record<string, { name?: string }>;
    expect([schemes.session?.name, schemes.hubSession?.name, schemes.proteomicsSession]).toEqual([
      'our_session',
      'our_session',
      undefined,
    ]);
  });
});

/** Returns components, tags and security schemes that are unused, undefined or duplicate. */
function findDanglingParts(document: ContractDocument): string[] {
  const { components = {}, paths, tags = [] } = document;
  const reached = new Set<string>();
  const followReferences = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref') visitReference(String(value));
      else if (key === 'x-websocket') getFrames(value as JsonObject).forEach(visitReference);
      else followReferences(value);
    }
  };
  const visitReference = (reference: string): void => {
    if (reached.has(reference)) return;
    reached.add(reference);
    const [, , kind = '', name = ''] = reference.split('/');
    followReferences(components[kind]?.[name]);
  };
  followReferences([paths, document['x-webhooks']]);
  const { securitySchemes = {}, ...others } = components;
  const there = Object.entries(others).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  );
  const operations = [...getOperations(document)].map(({ operation }) => operation);
  const security = [document.security ?? [], ...operations.map((operation) => (operation.security ?? []) as object[])].flat();
  return [
    ...compareLists('component', there, [...reached]),
    ...compareLists(
      'tag',
      tags.map(({ name }) => name),
      operations.flatMap((operation) => (operation.tags ?? []) as string[]),
    ),
    ...compareLists(
      'scheme',
      Object.keys(securitySchemes),
      security.flatMap((one) => Object.keys(one)),
    ),
  ];
}

function getFrames({ client, server }: JsonObject): string[] {
  return [client, server].flatMap((names) => (names as string[]).map((name) => `#/components/schemas/${name}`));
}

/** Returns the operations of a document that return a page, accept a form, or are aliases. */
function listPageOperations(document: ContractDocument): string[] {
  const found = [...getOperations(document)].filter(({ operation }) => {
    const { requestBody = { content: {} }, responses } = operation;
    const types = [requestBody, ...Object.values(responses)].map((body) =>
      Object.keys(resolveReference<{ content?: object }>(document, body).content ?? {}),
    );
    const hasForm = types[0]?.includes(FORM_TYPE) === true && types[0].includes('application/json');
    return hasForm || types.flat().includes('text/html') || 'x-alias-of' in operation;
  });
  return found.map(({ operation }) => operation.operationId);
}

function compareLists(what: string, there: readonly string[], named: readonly string[]): string[] {
  return [
    ...there.filter((one) => !named.includes(one)).map((one) => `${what} ${one} is named by nothing`),
    ...[...new Set(named)].filter((one) => !there.includes(one)).map((one) => `${what} ${one} is not there`),
    ...there.filter((one, index) => there.indexOf(one) !== index).map((one) => `${what} ${one} is there twice`),
  ];
}
