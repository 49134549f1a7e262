/**
 * Announces deprecated operations: those with `deprecated: true`, `x-deprecated-since` (a day), `x-sunset` (a day) and,
 * if there is a replacement, `x-successor` (an operationId of any document). Every response of such an operation has
 * the headers `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link`.
 */
import type { Request, Response } from 'express';
import { type ContractDocument, getOperations, type OperationObject } from './documents/document.ts';

export interface Deprecation {
  /** Midnight UTC of the day on which the operation became deprecated. */
  readonly since: Date;
  /** Midnight UTC of the day from which the operation may be removed. */
  readonly sunset: Date;
  /** operationId of the operation to call instead. */
  readonly successor?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the deprecation of an operation; undefined if it is not deprecated, or the dates are invalid. */
export function getDeprecation(operation: OperationObject): Deprecation | undefined {
  const since = parseContractDate(operation['x-deprecated-since']);
  const sunset = parseContractDate(operation['x-sunset']);
  if (operation.deprecated !== true || since === undefined || sunset === undefined) return undefined;
  const successor = operation['x-successor'];
  return { since, sunset, ...(typeof successor === 'string' ? { successor } : {}) };
}

/** Returns a day in the contract as midnight UTC; undefined for other values, because YAML may have converted it. */
export function parseContractDate(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || !day.toISOString().startsWith(value) ? undefined : day;
}

export interface DeprecatedOperation extends Deprecation {
  readonly operationId: string;
  readonly path: string;
  readonly successorPath?: string;
}

/** Returns the deprecated operations of documents that are served together, by operationId. */
export function findDeprecatedOperations(documents: Iterable<ContractDocument>): ReadonlyMap<string, DeprecatedOperation> {
  const all = [...documents].flatMap((document) => [...getOperations(document)]);
  const paths = new Map(all.map(({ path, operation }) => [operation.operationId, path]));
  return new Map(
    all.flatMap(({ path, operation }) => {
      const deprecation = getDeprecation(operation);
      if (deprecation === undefined) return [];
      const { operationId } = operation;
      const successorPath = paths.get(deprecation.successor ?? '');
      const found = { ...deprecation, operationId, path, ...(successorPath === undefined ? {} : { successorPath }) };
      return [[operationId, found] as const];
    }),
  );
}

/** Returns the headers of a response. `Link` has the reference page, and the path of any successor with segments of `path`. */
export function createDeprecationHeaders(deprecated: DeprecatedOperation, path: string): Readonly<Record<string, string>> {
  const { operationId, since, sunset, successor, successorPath } = deprecated;
  const links = [`<${buildReferencePath(operationId)}>; rel="deprecation"; type="text/html"`];
  if (successor !== undefined && successorPath !== undefined)
    links.push(
      `<${fillSuccessorPath(successorPath, deprecated.path, path) ?? buildReferencePath(successor)}>; rel="successor-version"`,
    );
  return { Deprecation: `@${since.getTime() / 1000}`, Sunset: sunset.toUTCString(), Link: links.join(', ') };
}

/** Sets the headers on the response of a deprecated operation; returns whether it is deprecated. */
export type DeprecationNotice = (operationId: string, request: Request, response: Response) => boolean;

/** Creates the notice for documents; `undefined` without deprecated operations. `firstCall` runs once for each operation. */
export function createDeprecationNotice(
  documents: Iterable<ContractDocument>,
  firstCall: (deprecated: DeprecatedOperation) => void,
): DeprecationNotice | undefined {
  const operations = findDeprecatedOperations(documents);
  if (operations.size === 0) return undefined;
  const logged = new Set<string>();
  return (operationId, request, response) => {
    const deprecated = operations.get(operationId);
    if (deprecated === undefined) return false;
    response.set(createDeprecationHeaders(deprecated, request.path));
    if (!logged.has(operationId)) firstCall(deprecated);
    logged.add(operationId);
    return true;
  };
}

/** Returns the path of an operation's page in the reference (openapi/server, `showOperation`). */
export function buildReferencePath(operationId: string): string {
  return `/reference/${encodeURIComponent(operationId)}`;
}

/** Fills a path template with the request's segments of the same parameter names. The segments are already encoded. */
function fillSuccessorPath(template: string, ownTemplate: string, path: string): string | undefined {
  const segments = path.split('/');
  const values = new Map(ownTemplate.split('/').map((part, index) => [part, segments[index]]));
  const parts = template.split('/').map((part) => (part.includes('{') ? values.get(part) : part));
  return parts.includes(undefined) ? undefined : parts.join('/').replaceAll(/[<>"\s]/g, encodeURIComponent);
}
