/** Finds the operation and document of a request, which all other steps need. */
import type { OperationLocals } from '../operations/operation-metrics.ts';
import {
  type ContractDocument,
  getOperations,
  getParameters,
  getTag,
  type JsonObject,
  type OperationObject,
  resolveReference,
} from './documents/document.ts';
import type { Prepared } from './prepared.ts';
import { FORM_TYPE } from './requests/media-types.ts';
import { type FormValue, getFormValues, listNumberParameters, type NumberParameter } from './requests/number-texts.ts';

export interface Route {
  document: string;
  operationId: string;
  method: string;
  /** First tag of the operation; empty if it has none. */
  tag: string;
  path: string;
  /** Indexes of path segments that contain secrets (CalledOperation). */
  secretSegments: readonly number[];
  /** Media types of the request body; empty if the operation accepts none. */
  consumes: readonly string[];
  bodyRequired: boolean;
  formValues: readonly FormValue[];
  /** Examples of parameters by place and name, such as `query.project`. */
  examples: ReadonlyMap<string, string>;
  numbers: readonly NumberParameter[];
  /** Values of the parameter `format` by media type, from `x-media-types`; undefined if there is no such parameter. */
  formats: ReadonlyMap<string, string> | undefined;
  produces: ReadonlyMap<number, readonly string[]>;
}

/** Finds operations by method and path: first paths without parameters, then those with fewer parameters. */
export type RouteTable = ReturnType<typeof createRouteTable>;

export function createRouteTable(documents: ReadonlyMap<string, ContractDocument>) {
  const routes = [...documents].flatMap(([name, document]) => getRoutes(name, document));
  const fixed = new Map<string, Map<string, Route>>();
  const patterns = new Map<string, { pattern: RegExp; routes: Map<string, Route> }>();
  for (const route of routes) {
    if (route.path.includes('{')) {
      const entry = patterns.get(route.path) ?? { pattern: getPattern(route.path), routes: new Map() };
      entry.routes.set(route.method, route);
      patterns.set(route.path, entry);
    } else {
      const entry = fixed.get(route.path) ?? new Map<string, Route>();
      entry.set(route.method, route);
      fixed.set(route.path, entry);
    }
  }
  const ordered = [...patterns].sort(([a], [b]) => a.split('{').length - b.split('{').length).map(([, entry]) => entry);

  return {
    routes,
    /** Returns the route of a raw, still encoded path; undefined for an unknown path. */
    match(method: string, path: string) {
      const byMethod = fixed.get(path) ?? ordered.find(({ pattern }) => pattern.test(path))?.routes;
      if (byMethod === undefined) return undefined;
      const route = byMethod.get(method);
      return route === undefined ? { allowed: listAllowedMethods(byMethod) } : { route };
    },
  };
}

function listAllowedMethods(byMethod: Map<string, Route>): string[] {
  return [...byMethod.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

function getPattern(path: string): RegExp {
  const source = path
    .split(/(\{[^{}]+\})/)
    .map((part) => (part.startsWith('{') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  return new RegExp(`^${source}$`);
}

function getRoutes(name: string, document: ContractDocument): Route[] {
  return [...getOperations(document)].map(({ path, method, operation }) => {
    const { content = {}, required = false } =
      operation.requestBody === undefined ? {} : resolveReference(document, operation.requestBody);
    return {
      document: name,
      operationId: operation.operationId,
      method,
      tag: getTag(operation),
      path,
      secretSegments: getSecretSegments(document, path, operation),
      consumes: Object.keys(content),
      bodyRequired: required,
      formValues: getFormValues(document, content[FORM_TYPE]?.schema),
      examples: new Map(
        getParameters<JsonObject>(document, path, operation)
          .filter(({ example }) => example !== undefined)
          .map((one) => [`${one.in}.${one.name}`, String(one.example)]),
      ),
      numbers: listNumberParameters(document, path, operation),
      formats: getFormats(document, path, operation),
      produces: listMediaTypes(document, operation),
    };
  });
}

/** Returns the segments whose values are secrets, because any client that has them gets access. */
function getSecretSegments(document: ContractDocument, path: string, operation: OperationObject): number[] {
  const segments = path.split('/');
  return getParameters<JsonObject>(document, path, operation)
    .filter((parameter) => parameter.in === 'path' && parameter['x-secret'] === true)
    .map(({ name }) => segments.indexOf(`{${String(name)}}`));
}

function getFormats(
  document: ContractDocument,
  path: string,
  operation: OperationObject,
): ReadonlyMap<string, string> | undefined {
  const parameter = getParameters<JsonObject>(document, path, operation).find(
    (one) => one.in === 'query' && 'x-media-types' in one,
  );
  if (parameter === undefined) return undefined;
  return new Map(Object.entries(Object(parameter['x-media-types'])).map(([format, type]) => [String(type), format]));
}

function listMediaTypes(document: ContractDocument, operation: OperationObject): Map<number, string[]> {
  return new Map(
    Object.entries(operation.responses).map(([status, response]) => [
      Number(status),
      Object.keys(resolveReference(document, response).content ?? {}),
    ]),
  );
}

/** Values on `response.locals` for handlers, the error boundary and the log. */
export interface PipelineLocals extends OperationLocals {
  /** The operation of the request; absent if the path or method is unknown. */
  route?: Route;
  /** The violation of the contract. Only handlers of operations in `handlesViolations` receive one. */
  violation?: unknown;
  /** Caches an immutable response. The next identical request skips all checks. */
  cache?: (prepared: Prepared<unknown>) => void;
}
