import { createRequire } from 'node:module';
import express, { type Request } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ContractDocument, readDocument } from './documents/document.ts';
import { enforce, runEnforcement, warmEnforcement } from './enforcement.ts';
import { readKeptValidators } from './kept-validators.ts';
import { createRouteTable } from './route-table.ts';

/** Counts what is compiled. */
const { default: Compiler } = createRequire(createRequire(import.meta.url).resolve('express-openapi-validator'))(
  'ajv-draft-04',
) as {
  default: { prototype: { getSchema: (key: string) => unknown } };
};
const compiling = vi.spyOn(Compiler.prototype, 'getSchema');
afterEach(() => compiling.mockClear());

const compiled = () => compiling.mock.calls.map(([key]) => key).filter((key) => /^[A-Z]+-\//.test(key));

async function warmed(name: string, document: ContractDocument) {
  const enforcement = enforce(document, { validateAnswers: false }, readKeptValidators(name));
  const { routes } = createRouteTable(new Map([[name, document]]));
  await warmEnforcement(express(), enforcement, routes);
  return enforcement;
}

describe('the validators that the generator keeps', () => {
  it.each(['server', 'collaborations', 'schemas', 'support', 'hub', 'proteomics'])(
    'are those of every request of %s, so that a start compiles none',
    async (name) => {
      await warmed(name, readDocument(name));
      expect(compiled()).toEqual([]);
    },
  );

  it('are not used where a contract says something else by now', async () => {
    const document = readDocument('schemas');
    const { get } = document.paths['/schemas/{version}/{entity}'] as Record<string, { parameters: object[] }>;
    get?.parameters.push({ name: 'color', in: 'query', schema: { type: 'string', maxLength: 3 } });
    const enforcement = await warmed('schemas', document);
    expect(compiled()).toContain('GET-/schemas/:version/:entity-not_provided');
    expect(await violation(enforcement, '/schemas/1.1/Study?color=green')).toMatch(
      /color must NOT have more than 3 characters/,
    );
    expect(await violation(enforcement, '/schemas/1.1/Study?color=red')).toBeUndefined();
  });

  it('find what is wrong with a request', async () => {
    const enforcement = await warmed('schemas', readDocument('schemas'));
    expect(await violation(enforcement, '/schemas/1.1/Study?profile=')).toMatch(/profile/);
    expect(await violation(enforcement, '/schemas/1.1/Study?profile=isa')).toBeUndefined();
  });
});

/** What the enforcement says of a GET. */
function violation(enforcement: ReturnType<typeof enforce>, url: string): Promise<string | undefined> {
  const app = express();
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = Object.fromEntries(searchParams);
  const request = Object.assign(Object.create(app.request), {
    method: 'GET',
    url,
    originalUrl: url,
    baseUrl: '',
    headers: {},
    app,
    body: {},
  }) as Request;
  Object.defineProperty(request, 'path', { value: pathname });
  Object.defineProperty(request, 'query', { value: query, configurable: true });
  const response = Object.assign(Object.create(app.response), { locals: {}, app });
  return new Promise((resolve) => {
    runEnforcement(enforcement, request, response, (error?: unknown) => resolve((error as Error | undefined)?.message));
  });
}
