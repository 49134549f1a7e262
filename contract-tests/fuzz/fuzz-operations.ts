/** Lists the operations of a document with resolved references, for generating requests. */
import {
  type ContractDocument,
  getOperations,
  type JsonObject,
  listDeclaredParameters,
  resolveReference,
} from '../../src/contract/documents/document.ts';

/** The parts of an OpenAPI 3.0.3 schema that generating requests uses. References are resolved. */
export interface RequestSchema {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: RequestSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | RequestSchema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly allOf?: readonly RequestSchema[];
  readonly anyOf?: readonly RequestSchema[];
  readonly oneOf?: readonly RequestSchema[];
}

export interface FuzzParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly mayBeEmpty: boolean;
  readonly schema: RequestSchema;
  readonly examples: readonly unknown[];
}

export interface FuzzBody {
  readonly type: string;
  readonly schema: RequestSchema;
  readonly examples: readonly unknown[];
}

/** The parts of an operation that are needed to generate requests. */
export interface FuzzOperation {
  readonly document: string;
  readonly id: string;
  readonly method: string;
  /** Path template of the contract. */
  readonly path: string;
  readonly parameters: readonly FuzzParameter[];
  /** Bodies by media type; empty if the operation has none. */
  readonly bodies: readonly FuzzBody[];
  readonly needsBody: boolean;
  /** Media types of all responses. */
  readonly accepts: readonly string[];
  /** Media types of responses with status 400. */
  readonly refusals: readonly string[];
}

interface ParameterObject {
  readonly name: string;
  readonly in: FuzzParameter['in'] | 'cookie';
  readonly required?: boolean;
  readonly allowEmptyValue?: boolean;
  readonly schema: JsonObject;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Answer {
  readonly content?: Readonly<Record<string, unknown>>;
}

/** Methods that change no data. */
export const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Returns the operations of a document, starting with those that change no data. */
export function listFuzzOperations(document: ContractDocument, name: string): FuzzOperation[] {
  const resolveNode = <T>(node: unknown): T => resolveReferences(document, node) as T;
  const operations = [...getOperations(document)].map(({ path, method, operation }) => {
    const body = operation.requestBody === undefined ? undefined : resolveReference(document, operation.requestBody);
    const answers = Object.entries(operation.responses).map(
      ([status, answer]) => [status, Object.keys(resolveReference<Answer>(document, answer as Answer).content ?? {})] as const,
    );
    return {
      document: name,
      id: operation.operationId,
      method,
      path,
      parameters: listDeclaredParameters(document, path, operation)
        .map((one) => resolveNode<ParameterObject>(one))
        .filter((one) => one.in !== 'cookie')
        .map((one) => getParameter(one, document)),
      bodies: Object.entries(body?.content ?? {}).map(([type, media]) => ({
        type,
        schema: resolveNode<RequestSchema>(media.schema ?? {}),
        examples: getExamples(media as ParameterObject, document),
      })),
      needsBody: body?.required === true,
      accepts: [...new Set(answers.flatMap(([, types]) => types))],
      refusals: answers.find(([status]) => status === '400')?.[1] ?? [],
    };
  });
  const isSafe = ({ method }: FuzzOperation) => SAFE_METHODS.includes(method);
  return [...operations.filter(isSafe), ...operations.filter((one) => !isSafe(one))];
}

function getParameter(parameter: ParameterObject, document: ContractDocument): FuzzParameter {
  return {
    name: parameter.name,
    in: parameter.in as FuzzParameter['in'],
    required: parameter.required === true,
    mayBeEmpty: parameter.allowEmptyValue === true,
    schema: parameter.schema as RequestSchema,
    examples: getExamples(parameter, document),
  };
}

function getExamples(node: Pick<ParameterObject, 'example' | 'examples'>, document: ContractDocument): unknown[] {
  const named = Object.values(node.examples ?? {}).map((example) => resolveReference(document, example).value);
  return node.example === undefined ? named : [node.example, ...named];
}

export function resolveSchema(document: ContractDocument, name: string): RequestSchema {
  return resolveReferences(document, document.components?.schemas?.[name]) as RequestSchema;
}

/** Resolves references. @throws RangeError for a recursive schema, which no request has */
function resolveReferences(document: ContractDocument, node: unknown, depth = 0): unknown {
  if (depth > 60) throw new RangeError('A schema of a request contains itself.');
  if (Array.isArray(node)) return node.map((item) => resolveReferences(document, item, depth + 1));
  if (typeof node !== 'object' || node === null) return node;
  const found = resolveReference(document, node as JsonObject);
  return Object.fromEntries(Object.entries(found).map(([key, value]) => [key, resolveReferences(document, value, depth + 1)]));
}
