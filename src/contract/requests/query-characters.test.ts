// @module-tag full
import { readdirSync } from 'node:fs';
import { Router } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ListeningServer, startListening } from '../../web/http-server.ts';
import { getOperations, getParameters, readDocument } from '../documents/document.ts';
import { createErrorBoundary } from '../error-boundary.ts';
import { createExpressApp } from '../express-app.ts';
import { createRequestPipeline } from '../pipeline.ts';

/** Excludes the platform's document, because it describes outgoing requests. */
const names = readdirSync('generated').filter((name) => name !== 'clients' && name !== 'organisation');
const documents = names.map((name) => ({ name, document: readDocument(name) }));
const parameters = documents.flatMap(({ document }) =>
  [...getOperations(document)].flatMap(({ path, method, operation }) =>
    getParameters<{ name: string; in: string }>(document, path, operation)
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => ({ name, method, path: path.replaceAll(/\{[^{}]+\}/g, '1'), operation: operation.operationId })),
  ),
);

/** Characters that may be unencoded (RFC 3986, section 2.2), except those that end a parameter or a query. `%2B` is a plus. */
const AS_THEY_ARE = "a+b:/?@!$'()*,;=%2B";
const ENCODED = 'a%20b%3A%2F%3F%40%21%24%27%28%29%2A%2C%3B%3D%2B';

let server: ListeningServer;
beforeAll(async () => {
  const router = Router().use((request, response) => {
    const { errors = [] } = (response.locals.violation ?? {}) as { errors?: { path?: string; message?: string }[] };
    const name = String(request.headers['x-parameter']);
    response.json({
      value: request.query[name],
      complaints: errors.filter(({ path }) => path?.split('/')[2] === name).map(({ message }) => message),
    });
  });
  const pipeline = createRequestPipeline(
    documents.map(({ name, document }) => ({
      name,
      document,
      router,
      handlesViolations: new Set([...getOperations(document)].map(({ operation }) => operation.operationId)),
    })),
    { validateAnswers: false, readBody: (_route, _request, _response, done) => done(), guardOrigin: () => {} },
  );
  const app = createExpressApp();
  app.use((request, response, next) => pipeline.handle(request, response, next));
  app.use(createErrorBoundary({ renderPage: ({ detail }) => detail, report: () => {} }));
  server = await startListening({ listener: app }, '127.0.0.1', 0);
});
afterAll(() => server.stop(0));

describe('A query parameter', () => {
  it.each(parameters)(
    'accepts all characters as common clients encode them: $name of $operation',
    async ({ name, method, path }) => {
      const requestWithValue = async (value: string) => {
        const answer = await fetch(`${server.address}${path}?${encodeURIComponent(name)}=${value}`, {
          method,
          headers: { 'x-parameter': name },
        });
        // Errors of BrAPI contain the current time.
        const seen = (await answer.text()).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, 'TIME');
        return { status: answer.status, seen };
      };
      const plain = await requestWithValue(AS_THEY_ARE);
      expect(plain).toEqual(await requestWithValue(ENCODED));
      expect(plain.seen).not.toMatch(/encoded|reserved/);
    },
  );
});
