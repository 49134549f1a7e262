import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { createStorageContext, getBuiltInProfile, readExampleData } from '../entities/testing-project.ts';
import { saveEntities } from '../saving/save-entities.ts';
import { parseDocumentChanges } from '../snapshot/check-project.ts';
import type { HubAnswer, HubRequest, TestHub } from '../testing-hub.ts';

const PROFILE = 'miappe/1.2';

/** Replaces the content of a project with the example data of MIAPPE 1.2. */
export async function fillWithTrial({ database }: TestHub, projectId: string): Promise<void> {
  await database.pool.query('delete from hub_entities where project_id = $1', [projectId]);
  await database.pool.query("update hub_projects set version = '1.2' where id = $1", [projectId]);
  const profile = getBuiltInProfile(PROFILE);
  const actor = { userId: 'visitor-1', userName: 'Guest 1', loggedIn: false };
  const changes = parseDocumentChanges(profile, readExampleData(PROFILE));
  await saveEntities(createStorageContext(database), { project: { id: projectId }, profile, actor }, changes);
}

export interface BrapiClient {
  /** Sends a request below /brapi/v2. @throws Error if a successful response violates BRAVA's schema */
  send(path: string, request?: HubRequest): Promise<HubAnswer>;
  /** Returns the items of all pages. Like Field Book, requests the first page, then the others in parallel. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read objects of many types, which BRAVA and the contract validate
  list(path: string, pageSize: number): Promise<any[]>;
}

export function createBrapiClient(hub: TestHub, headers: Readonly<Record<string, string>>): BrapiClient {
  const sendRequest: BrapiClient['send'] = async (path, request = {}) => {
    const answer = await hub.send('anonymous', `/brapi/v2/${path}`, {
      ...request,
      headers: { ...headers, ...request.headers },
    });
    // BRAVA has no schema for empty lists.
    if (answer.status === 200 && answer.body.result.data?.length !== 0)
      requireBrava(path, request.method ?? (request.json === undefined ? 'GET' : 'POST'), answer.body);
    return answer;
  };
  return {
    send: sendRequest,
    async list(path, pageSize) {
      const getPage = (page: number) =>
        sendRequest(`${path}${path.includes('?') ? '&' : '?'}page=${page}&pageSize=${pageSize}`);
      const first = (await getPage(0)).body.metadata.pagination;
      const pages = await Promise.all(Array.from({ length: first.totalPages }, (_, page) => getPage(page)));
      const items = pages.flatMap(({ body }) => body.result.data);
      if (items.length !== first.totalCount) throw new Error(`${path}: ${items.length} of ${first.totalCount} items arrived`);
      return items;
    },
  };
}

const SCHEMAS = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/brava-2.1.json'), 'utf8')) as Record<
  string,
  object
>;
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
const validators = new Map<string, ValidateFunction>();

function getItemSchema(list: object | undefined): object | undefined {
  const { properties } = (list ?? {}) as Partial<ListSchema>;
  return properties && { ...list, properties: { ...properties, result: properties.result.properties.data.items } };
}

interface ListSchema {
  readonly properties: { readonly result: { readonly properties: { readonly data: { readonly items: object } } } };
}

function requireBrava(path: string, method: string, body: unknown): void {
  const [call = '', id] = path
    .replace(/\?.*/, '')
    .replace(/^search\//, '')
    .split('/');
  const isWrite = method !== 'GET' && !path.startsWith('search/');
  const key = isWrite ? `${method} ${call}` : id === undefined ? call : `${call}/{id}`;
  const schema = SCHEMAS[key] ?? getItemSchema(SCHEMAS[call]);
  if (schema === undefined) throw new Error(`BRAVA has no schema of ${key}`);
  const validate = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, validate);
  if (!validate(body)) throw new Error(`${key} does not match BRAVA's schema: ${ajv.errorsText(validate.errors)}`);
}
