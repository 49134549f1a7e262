import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import {
  getOperations,
  getParameters,
  type JsonObject,
  type OperationObject,
  readDocument,
  resolveReference,
} from '../src/contract/documents/document.ts';
import { mergeDocuments } from '../src/contract/documents/merged-document.ts';
import { verifyExamples } from './coverage/examples.ts';
import { startMock } from './mock.ts';
import { createConformance } from './traffic/conformance.ts';

const { apis } = parse(readFileSync(join(import.meta.dirname, '../redocly.yaml'), 'utf8')) as { apis: Record<string, unknown> };
const names = Object.keys(apis);

describe.each(names)('The contract %s', (api) => {
  const document = readDocument(api);
  const conformance = createConformance(document);
  const operations = [...getOperations(document)];
  it('has only valid examples', () => {
    const wrong = [...verifyExamples(document)].flatMap(([operation, one]) => one.wrong.map((what) => `${operation} ${what}`));
    expect(wrong).toEqual([]);
  });

  it('is served by Prism with conforming responses for every operation', { tags: 'full' }, async () => {
    const mock = await startMock(api);
    onTestFinished(() => mock.stop());
    const wrong: string[] = [];
    for (const { path, method, operation } of operations) {
      for (const status of Object.keys(operation.responses).filter(isMockable)) {
        const answer = await fetch(mock.url + buildExampleUrl(document, path, operation), {
          method,
          redirect: 'manual',
          headers: { Prefer: `code=${status}`, ...createExampleHeaders(document, path, operation) },
          ...createExampleBody(document, operation),
        });
        const body = await answer.text();
        const headers = Object.fromEntries(
          [...answer.headers].filter(([name]) => !name.startsWith('access-control') && name !== 'sl-violations'),
        );
        const found = conformance.listViolations(operation.operationId, { status: answer.status, headers, body });
        // Prism sends its own CORS headers, which were removed above.
        const violations = found.filter((what) => what !== 'header access-control-allow-origin is missing');
        if (answer.status !== Number(status))
          violations.push(`asked for ${status}, got ${answer.status}: ${body.slice(0, 300)}`);
        wrong.push(...violations.map((violation) => `${operation.operationId} ${status}: ${violation}`));
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('The contracts', () => {
  it('share no paths, and only identical components', () => {
    const ours = new Map(names.filter((name) => name !== 'organisation').map((name) => [name, readDocument(name)]));
    expect(() => mergeDocuments(ours, '0.0.0', '/')).not.toThrow();
  });

  it('have unique operation IDs', () => {
    const ids = names.flatMap((name) => [...getOperations(readDocument(name))].map(({ operation }) => operation.operationId));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

/** Returns whether a status can be mocked. fetch cannot read 101, which Prism sends like any other status. */
function isMockable(status: string): boolean {
  return Number(status) >= 200;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
}

function buildExampleUrl(document: ReturnType<typeof readDocument>, path: string, operation: OperationObject): string {
  const parameters = getParameters<Parameter>(document, path, operation);
  const filled = path.replace(/\{([^{}]+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.example)),
  );
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name, example }): [string, string] => [name, String(example)]),
  );
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/** Returns required headers, and credentials for each security scheme of the document. */
function createExampleHeaders(
  document: ReturnType<typeof readDocument>,
  path: string,
  operation: OperationObject,
): Record<string, string> {
  const required = getParameters<Parameter>(document, path, operation).filter(
    (parameter) => parameter.in === 'header' && parameter.required,
  );
  const schemes = Object.values(document.components?.securitySchemes ?? {}) as { in?: string; name?: string }[];
  const cookies = schemes.filter((scheme) => scheme.in === 'cookie').map(({ name }) => `${name}=example`);
  return {
    ...Object.fromEntries(required.map(({ name, example }) => [name, String(example)])),
    Authorization: 'Bearer example',
    Cookie: cookies.join('; '),
  };
}

function createExampleBody(
  document: ReturnType<typeof readDocument>,
  operation: ReturnType<typeof readDocument>['paths'][string],
): RequestInit & { headers?: never } {
  const { requestBody } = operation as { requestBody?: { content: Record<string, unknown> } };
  if (requestBody === undefined) return {};
  const { content } = resolveReference(document, requestBody);
  const [type, media] = Object.entries(content)[0] as [
    string,
    { example?: unknown; examples?: Record<string, { value: unknown }> },
  ];
  const example = media.example ?? Object.values(media.examples ?? {})[0]?.value;
  return createBody(type, example) as RequestInit & { headers?: never };
}

function createBody(type: string, example: unknown): RequestInit {
  if (type === 'application/json') return { body: new Blob([JSON.stringify(example)], { type }) };
  if (type === 'application/x-www-form-urlencoded') return { body: new Blob([encodeForm(example)], { type }) };
  if (type === 'multipart/form-data') {
    const form = new FormData();
    for (const [name, value] of listFormEntries(example)) form.append(name, value);
    return { body: form };
  }
  return { body: new Blob([String(example ?? 'x')], { type }) };
}

/** Encodes a form with spaces as %20, because Prism treats a plus sign as a reserved character. */
function encodeForm(example: unknown): string {
  return listFormEntries(example)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');
}

function listFormEntries(example: unknown): [string, string][] {
  return Object.entries((example ?? {}) as JsonObject).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item): [string, string] => [name, String(item)]),
  );
}
