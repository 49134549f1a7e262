/** Finds errors of a contract that OpenAPI cannot express: in access rules and deprecations. */
import { getDeprecation, parseContractDate } from '../../src/contract/deprecation.ts';
import { getAccessRule, getAccessRuleTexts } from '../../src/contract/documents/access-rules.ts';
import { type ContractDocument, getOperations, type OperationObject } from '../../src/contract/documents/document.ts';

/** Returns the operations whose access rule is missing, or not defined in the document. */
export function listAccessProblems(document: ContractDocument): string[] {
  const rules = getAccessRuleTexts(document);
  const operations = [...getOperations(document)].map(({ operation }) => operation);
  const used = new Set(operations.map(getAccessRule));
  return [
    ...operations
      .filter((operation) => !rules.has(getAccessRule(operation)))
      .map(({ operationId, 'x-access': rule }) =>
        rule === undefined ? `${operationId} has no x-access` : `${operationId}: x-access ${rule} is not one of x-access-rules`,
      ),
    ...[...rules.keys()].filter((rule) => !used.has(rule)).map((rule) => `no operation has x-access ${rule}`),
  ];
}

/**
 * Returns the errors of deprecations as `operationId: error`. The mark requires both dates, the sunset must be after the
 * deprecation (RFC 9745, section 4), and the successor must be an operation that is not deprecated.
 */
export function listDeprecationProblems(documents: Iterable<ContractDocument>): string[] {
  const operations = new Map(
    [...documents].flatMap((document) =>
      [...getOperations(document)].map(({ operation }) => [operation.operationId, operation] as const),
    ),
  );
  return [...operations.values()].flatMap((operation) =>
    listOperationProblems(operation, operations).map((problem) => `${operation.operationId}: ${problem}`),
  );
}

function listOperationProblems(operation: OperationObject, operations: ReadonlyMap<string, OperationObject>): string[] {
  const { deprecated, 'x-deprecated-since': since, 'x-sunset': sunset, 'x-successor': successor } = operation;
  if (deprecated !== true) {
    const alone = ['x-deprecated-since', 'x-sunset', 'x-successor'].filter((name) => name in operation);
    return alone.map((name) => `has ${name} without deprecated: true`);
  }
  const problems = [
    ...(parseContractDate(since) === undefined ? ['x-deprecated-since is not a day like 2026-01-31'] : []),
    ...(parseContractDate(sunset) === undefined ? ['x-sunset is not a day like 2026-01-31'] : []),
  ];
  if ('x-websocket' in operation) problems.push('is a WebSocket, whose handshake does not pass where the headers are set');
  const found = getDeprecation(operation);
  if (found !== undefined && found.sunset <= found.since) problems.push('x-sunset does not come after x-deprecated-since');
  if (successor === undefined) return problems;
  const next = typeof successor === 'string' ? operations.get(successor) : undefined;
  if (next === undefined || next === operation) problems.push('x-successor names no other operation');
  else if (next.deprecated === true) problems.push('x-successor is deprecated itself');
  return problems;
}
