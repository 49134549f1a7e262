/** Whether an answer is what a contract documents: status, media type, headers and body, by Ajv and nothing of the server. */
import { Ajv, type ValidateFunction } from 'ajv';
import { default as addFormats } from 'ajv-formats';
import { parse } from 'yaml';
import {
  type ContractDocument,
  type JsonObject,
  operationsOf,
  type ResponseObject,
  resolveReference,
} from '../src/contract/document.ts';

/** An answer as a client sees it. */
export interface SeenAnswer {
  status: number;
  /** Header names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

interface ResponseWithHeaders extends ResponseObject {
  headers?: Record<string, { $ref?: string; required?: boolean; schema?: JsonObject }>;
}

/** Judges answers by one document. */
export interface Conformance {
  /** What an answer does that the contract does not say; empty when it conforms. */
  violations(operationId: string, answer: SeenAnswer): string[];
  /** What the contract's own example of a media type does against its schema. */
  exampleViolations(): string[];
}

/** Headers that HTTP itself or the server's policy adds to every answer. */
const UNDOCUMENTED_HEADERS = new Set([
  'connection',
  'content-length',
  'content-security-policy',
  'content-type',
  'date',
  'keep-alive',
  'referrer-policy',
  'transfer-encoding',
  'x-content-type-options',
  'vary',
  'cache-control',
]);

/** Makes the judge of a document. */
export function createConformance(document: ContractDocument): Conformance {
  const ajv = new Ajv({ strict: false, allErrors: true });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  ajv.addSchema({ $id: 'contract', ...document } as object);
  const compiled = new Map<string, ValidateFunction>();
  const operations = new Map([...operationsOf(document)].map((found) => [found.operation.operationId, found]));

  const bodyViolations = (schema: JsonObject, body: unknown, key: string): string[] => {
    const validate = compiled.get(key) ?? ajv.compile(absolute(schema) as object);
    compiled.set(key, validate);
    return validate(body) ? [] : (validate.errors ?? []).map((error) => `body${error.instancePath} ${error.message}`);
  };

  return {
    violations(operationId, answer) {
      const found = operations.get(operationId);
      if (found === undefined) return [`no operation ${operationId}`];
      const reference = found.operation.responses[String(answer.status)];
      if (reference === undefined) return [`status ${answer.status} is not documented`];
      const response = resolveReference<ResponseWithHeaders>(document, reference as ResponseWithHeaders);
      return [
        ...headerViolations(document, response, answer),
        ...contentViolations(response, answer, (schema, body, type) =>
          bodyViolations(schema, body, `${operationId} ${answer.status} ${type}`),
        ),
      ];
    },
    exampleViolations() {
      return [...mediaTypesOf(document)].flatMap(({ place, schema, examples }) =>
        Object.entries(examples).flatMap(([name, example]) =>
          bodyViolations(schema, example, `example ${place}`).map((violation) => `${place} example ${name}: ${violation}`),
        ),
      );
    },
  };
}

function headerViolations(document: ContractDocument, { headers = {} }: ResponseWithHeaders, answer: SeenAnswer): string[] {
  const documented = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const undocumented = Object.keys(answer.headers).filter((name) => !documented.has(name) && !UNDOCUMENTED_HEADERS.has(name));
  const missing = Object.entries(headers)
    .filter(([name, header]) => resolveReference(document, header).required === true && !(name.toLowerCase() in answer.headers))
    .map(([name]) => name);
  return [
    ...undocumented.map((name) => `header ${name} is not documented`),
    ...missing.map((name) => `header ${name} is missing`),
  ];
}

function contentViolations(
  { content = {} }: ResponseWithHeaders,
  answer: SeenAnswer,
  judge: (schema: JsonObject, body: unknown, type: string) => string[],
): string[] {
  const type = answer.headers['content-type']?.split(';')[0]?.trim();
  if (Object.keys(content).length === 0) return answer.body === '' ? [] : ['a body where none is documented'];
  const media = type === undefined ? undefined : content[type];
  if (type === undefined || media === undefined) return [`media type ${type} is not documented`];
  if (media.schema === undefined) return [];
  try {
    return judge(media.schema, readBody(answer.body, type), type);
  } catch {
    return [`the body is not ${type}`];
  }
}

/** What a schema describes: the data of JSON and YAML, and every other body as it is. */
function readBody(body: string, type: string): unknown {
  if (type.endsWith('json')) return JSON.parse(body);
  return type.endsWith('yaml') ? parse(body) : body;
}

function* mediaTypesOf(
  document: ContractDocument,
): Generator<{ place: string; schema: JsonObject; examples: Record<string, unknown> }> {
  for (const { operation } of operationsOf(document)) {
    const request = operation.requestBody === undefined ? undefined : resolveReference(document, operation.requestBody);
    const bodies: [string, ResponseObject][] = [
      ...(request === undefined ? [] : [['request', request] as [string, ResponseObject]]),
      ...Object.entries(operation.responses).map(([status, response]): [string, ResponseObject] => [
        status,
        resolveReference(document, response),
      ]),
    ];
    for (const [part, { content = {} }] of bodies) {
      for (const [type, media] of Object.entries(content)) {
        const { schema, example, examples } = media as {
          schema?: JsonObject;
          example?: unknown;
          examples?: Record<string, { value: unknown }>;
        };
        if (schema === undefined) continue;
        const named = Object.fromEntries(Object.entries(examples ?? {}).map(([name, { value }]) => [name, value]));
        yield {
          place: `${operation.operationId} ${part} ${type}`,
          schema,
          examples: example === undefined ? named : { ...named, example },
        };
      }
    }
  }
}

/** Local references seen from outside the document. */
function absolute(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(absolute);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `contract${value}` : absolute(value),
    ]),
  );
}
