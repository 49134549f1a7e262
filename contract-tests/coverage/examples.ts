/** Verifies the examples of a document against their schemas with Ajv. */
import { Ajv, type ValidateFunction } from 'ajv';
import { default as addFormats } from 'ajv-formats';
import {
  type ContractDocument,
  getOperations,
  getParameters,
  type JsonObject,
  type OperationObject,
  resolveReference,
} from '../../src/contract/documents/document.ts';

/** The results for the examples of an operation. */
export interface VerifiedExamples {
  readonly verified: number;
  /** `response 200 application/json: /id must be string` */
  readonly wrong: readonly string[];
}

/** A part of a document with a schema and examples: a media type, a parameter, or a header. */
interface Exemplified {
  $ref?: string;
  schema?: JsonObject & { $ref?: string; example?: unknown };
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

/** Returns the results for all examples by operationId. Shared examples count for each operation. */
export function verifyExamples(document: ContractDocument): Map<string, VerifiedExamples> {
  const getValidator = createValidators(document);
  return new Map(
    [...getOperations(document)].map(({ path, operation }) => {
      let verified = 0;
      const wrong: string[] = [];
      for (const { place, schema, value } of iterateExamples(document, path, operation)) {
        const validate = getValidator(schema);
        if (validate(value)) verified += 1;
        else wrong.push(...(validate.errors ?? []).map((error) => `${place}: ${error.instancePath} ${error.message}`));
      }
      return [operation.operationId, { verified, wrong }];
    }),
  );
}

function createValidators(document: ContractDocument): (schema: JsonObject) => ValidateFunction {
  const ajv = new Ajv({ strict: false, allErrors: true });
  (addFormats as unknown as (ajv: Ajv) => void)(ajv);
  ajv.addSchema({ $id: 'contract', ...document } as object);
  const compiled = new Map<JsonObject, ValidateFunction>();
  return (schema) => {
    const known = compiled.get(schema) ?? ajv.compile(qualifyReferences(schema) as object);
    compiled.set(schema, known);
    return known;
  };
}

interface Example {
  place: string;
  schema: JsonObject;
  value: unknown;
}

function* iterateExamples(document: ContractDocument, path: string, operation: OperationObject): Generator<Example> {
  for (const parameter of getParameters<Exemplified & { name: string }>(document, path, operation))
    yield* iterateBodyExamples(document, `parameter ${parameter.name}`, parameter);
  const { requestBody } = operation as { requestBody?: { content: object; $ref?: string } };
  if (requestBody !== undefined) yield* iterateContentExamples(document, 'request', resolveReference(document, requestBody));
  for (const [status, node] of Object.entries(operation.responses)) {
    const response = resolveReference(document, node) as { content?: object; headers?: Record<string, Exemplified> };
    yield* iterateContentExamples(document, `answer ${status}`, response);
    for (const [name, header] of Object.entries(response.headers ?? {}))
      yield* iterateBodyExamples(document, `answer ${status} ${name}`, resolveReference(document, header));
  }
}

function* iterateContentExamples(
  document: ContractDocument,
  place: string,
  { content }: { content?: object },
): Generator<Example> {
  for (const [type, media] of Object.entries((content ?? {}) as Record<string, Exemplified>))
    yield* iterateBodyExamples(document, `${place} ${type}`, media);
}

/** Yields the examples of a body, or else those of its schema. */
function* iterateBodyExamples(
  document: ContractDocument,
  place: string,
  { schema, example, examples }: Exemplified,
): Generator<Example> {
  if (schema === undefined) return;
  for (const [name, { value }] of Object.entries(examples ?? {})) yield { place: `${place} ${name}`, schema, value };
  if (example !== undefined) yield { place, schema, value: example };
  else if (examples === undefined) {
    const resolved = resolveReference(document, schema as JsonObject) as { example?: unknown };
    if (resolved.example !== undefined) yield { place, schema, value: resolved.example };
  }
}

/** Converts local references to references from outside the document. */
function qualifyReferences(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(qualifyReferences);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `contract${value}` : qualifyReferences(value),
    ]),
  );
}
