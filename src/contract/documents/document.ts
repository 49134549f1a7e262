import { readFileSync } from 'node:fs';
import { resolveProjectPath } from '../../own-files.ts';
import { FORM_TYPE } from '../requests/media-types.ts';

/** A JSON object in a document. The server does not interpret it. */
export type JsonObject = Record<string, unknown>;

/** A media type of a body. The server uses only its schema. */
export interface MediaTypeObject {
  schema?: JsonObject;
}

export interface ResponseObject {
  description?: string;
  content?: Record<string, MediaTypeObject>;
}

export interface OperationObject extends JsonObject {
  operationId: string;
  tags?: string[];
  requestBody?: { required?: boolean; content: Record<string, MediaTypeObject>; $ref?: string };
  responses: Record<string, ResponseObject & { $ref?: string }>;
}

/** A bundled OpenAPI 3.0.3 document. */
export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string; description?: string; license?: JsonObject };
  servers?: JsonObject[];
  security?: JsonObject[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, unknown>>;
  components?: Record<string, Record<string, unknown>>;
  /** Requests that this server sends, as in `webhooks` of OpenAPI 3.1. */
  'x-webhooks'?: JsonObject;
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace']);

/** Reads the bundle of a contract, such as `schemas`, from generated/. */
export function readDocument(name: string): ContractDocument {
  const path = resolveProjectPath(`generated/${name}/openapi.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as ContractDocument;
}

export function getTag({ tags: [tag = ''] = [] }: OperationObject): string {
  return tag;
}

export function* getOperations(
  document: ContractDocument,
): Generator<{ path: string; method: string; operation: OperationObject }> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (METHODS.has(method)) yield { path, method: method.toUpperCase(), operation: operation as OperationObject };
    }
  }
}

/** Returns the parameters of an operation, including those of its path, with unresolved references. */
export function listDeclaredParameters(
  document: ContractDocument,
  path: string,
  operation: OperationObject,
): (JsonObject & { $ref?: string })[] {
  return [...((document.paths[path]?.parameters ?? []) as JsonObject[]), ...((operation.parameters ?? []) as JsonObject[])];
}

/** Returns the parameters with their references resolved, typed by the caller. */
export function getParameters<Parameter extends object>(
  document: ContractDocument,
  path: string,
  operation: OperationObject,
): Parameter[] {
  return listDeclaredParameters(document, path, operation).map((one) =>
    resolveReference(document, one as unknown as Parameter),
  );
}

/** Follows a local reference such as `#/components/responses/NotFound`. */
export function resolveReference<T extends object>(document: ContractDocument, node: T & { $ref?: string }): T {
  if (node.$ref === undefined) return node;
  const steps = node.$ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let target: unknown = document;
  for (const step of steps) target = (target as JsonObject)[step];
  return resolveReference(document, target as T & { $ref?: string });
}

/** Replaces references to components by their content. Keeps only recursive components and security schemes. */
export function inlineComponents(document: ContractDocument): void {
  const { securitySchemes, ...components } = document.components ?? {};
  const used: Record<string, Record<string, unknown>> = {};
  const inlineNode = (node: unknown, above: readonly string[]): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map((item) => inlineNode(item, above));
    const reference = (node as { $ref?: unknown }).$ref;
    const [, kind, name] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(String(reference)) ?? [];
    if (kind === undefined || name === undefined)
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inlineNode(value, above)]));
    if (!above.includes(`${kind}/${name}`)) return inlineNode(components[kind]?.[name], [...above, `${kind}/${name}`]);
    used[kind] ??= {};
    if (used[kind][name] === undefined) {
      used[kind][name] = {};
      used[kind][name] = inlineNode(components[kind]?.[name], above);
    }
    return node;
  };
  document.paths = inlineNode(document.paths, []) as ContractDocument['paths'];
  document.components = { ...used, ...(securitySchemes === undefined ? {} : { securitySchemes }) };
}

type Content = Readonly<Record<string, { readonly schema?: JsonObject }>>;

/** Returns operations of forms on pages, except `others`. Their handlers show violations after checking rights. */
export function listPageForms(document: ContractDocument, others: object = {}): ReadonlySet<string> {
  const resolveContent = (part: unknown): Content =>
    resolveReference<{ content?: Content }>(document, part ?? {}).content ?? {};
  const forms = [...getOperations(document)].flatMap(({ operation }) => {
    const { operationId, requestBody, responses, 'x-alias-of': handledBy = operationId } = operation;
    const { properties = {} } = resolveReference<JsonObject>(document, resolveContent(requestBody)[FORM_TYPE]?.schema ?? {});
    const hasPages = Object.values(responses).some((response) => 'text/html' in resolveContent(response));
    const isForm = hasPages && Object.keys(properties as JsonObject).length > 0 && !Object.hasOwn(others, String(handledBy));
    return isForm ? [operationId] : [];
  });
  return new Set(forms);
}

export function removeUnusedSchemes(document: ContractDocument): ContractDocument {
  const { securitySchemes, ...components } = document.components ?? {};
  if (securitySchemes === undefined) return document;
  const required = [
    document.security ?? [],
    ...[...getOperations(document)].map(({ operation }) => (operation.security ?? []) as object[]),
  ];
  const used = new Set(required.flat().flatMap((schemes) => Object.keys(schemes)));
  const remaining = Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => used.has(name)));
  return {
    ...document,
    components: { ...components, ...(Object.keys(remaining).length === 0 ? {} : { securitySchemes: remaining }) },
  };
}
