/** Compares two versions of an OpenAPI document. */
import {
  type ContractDocument,
  getOperations,
  type JsonObject,
  listDeclaredParameters,
} from '../../src/contract/documents/document.ts';
import { reportBodyDifferences, reportResponseDifferences } from './body-comparison.ts';
import { type Difference, isBreaking } from './difference.ts';
import type { ComparedOperation, Pairing, ReportDifference } from './pairing.ts';
import { reportParameterDifferences } from './parameter-comparison.ts';
import { listSchemaDifferences } from './schema-comparison.ts';

/** Returns the differences by operation. Descriptions and examples are not compared. */
export function listDocumentDifferences(before: ContractDocument, after: ContractDocument): Difference[] {
  const found: Difference[] = [];
  const createReporter =
    (operation: string, route: string): ReportDifference =>
    (direction, effect, what, kind = 'changed') =>
      found.push({ operation, route, kind, what, breaking: isBreaking(effect, direction) });

  reportServerDifferences(before, after, createReporter('-', ''));
  const [old, now] = [getRoutes(before), getRoutes(after)];
  for (const [key, { route, operation }] of now) {
    const say = createReporter(operation.operationId, route);
    const earlier = old.get(key);
    if (earlier === undefined) {
      const marked = operation.deprecated === true ? ', deprecated' : '';
      say('request', 'wider', `the operation was added${marked}: ${operation.summary}`, 'added');
    } else reportOperationDifferences({ before, after, say }, earlier, { route, operation });
  }
  for (const [key, { route, operation }] of old)
    if (!now.has(key)) createReporter(operation.operationId, route)('request', 'lost', 'the operation was removed', 'removed');
  return found;
}

interface Routed {
  route: string;
  operation: ComparedOperation;
}

function getRoutes(document: ContractDocument): Map<string, Routed> {
  return new Map(
    [...getOperations(document)].map(({ method, path, operation }) => {
      const parameters = listDeclaredParameters(document, path, operation);
      const route = `${method} ${path}`;
      return [route, { route, operation: { ...operation, parameters } as ComparedOperation }];
    }),
  );
}

/** Reports differences of servers and security schemes. */
function reportServerDifferences(before: ContractDocument, after: ContractDocument, say: ReportDifference): void {
  const formatAddresses = ({ servers = [] }: ContractDocument) => servers.map(({ url }) => `\`${url}\``).join(', ');
  if (formatAddresses(before) !== formatAddresses(after))
    say('request', 'other', `the server URL is ${formatAddresses(after)} instead of ${formatAddresses(before)}`);
  const [old, now] = [getSchemes(before), getSchemes(after)];
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (old[name] === undefined) say('request', 'harmless', `the security scheme \`${name}\` was added`, 'added');
    else if (now[name] === undefined) say('request', 'lost', `the security scheme \`${name}\` was removed`, 'removed');
    else if (old[name] !== now[name]) say('request', 'other', `the security scheme \`${name}\` changed`);
  }
}

function getSchemes({ components = {} }: ContractDocument): Record<string, string> {
  const described = Object.entries((components.securitySchemes ?? {}) as Record<string, JsonObject>);
  return Object.fromEntries(described.map(([name, { description: _, ...scheme }]) => [name, JSON.stringify(scheme)]));
}

function reportOperationDifferences(pairing: Pairing, { operation: before }: Routed, { operation: after }: Routed): void {
  const { say } = pairing;
  // Generated clients use the operation ID as the method name.
  if (before.operationId !== after.operationId)
    say('request', 'other', `the operation ID is \`${after.operationId}\` instead of \`${before.operationId}\``);
  if (after.deprecated === true && before.deprecated !== true)
    say('request', 'harmless', 'the operation is deprecated', 'deprecated');
  if (before.deprecated === true && after.deprecated !== true)
    say('request', 'harmless', 'the operation is no longer deprecated');
  reportSecurityDifferences(pairing, before, after);
  reportAccessDifference(pairing, before, after);
  const rejectsUnknownParameters = (operation: ComparedOperation) => operation['x-eov-allow-unknown-query-parameters'] !== true;
  if (rejectsUnknownParameters(after) && !rejectsUnknownParameters(before))
    say('request', 'narrower', 'unknown query parameters are now rejected');
  if (rejectsUnknownParameters(before) && !rejectsUnknownParameters(after))
    say('request', 'wider', 'unknown query parameters are now ignored');
  reportParameterDifferences(pairing, before, after);
  reportBodyDifferences(pairing, before, after);
  reportResponseDifferences(pairing, before, after);
  reportFrameDifferences(pairing, before, after);
}

/**
 * Reports differences of security requirements. They are alternatives; an empty one, or an empty list, allows anonymous
 * requests.
 */
function reportSecurityDifferences({ before, after, say }: Pairing, old: ComparedOperation, now: ComparedOperation): void {
  const listLogins = (document: ContractDocument, operation: ComparedOperation) => {
    const security = operation.security ?? document.security ?? [];
    return (security.length === 0 ? [{}] : security).map((requirement) => JSON.stringify(requirement));
  };
  const describeLogin = (requirement: string) =>
    requirement === '{}' ? 'without a login' : `with ${Object.keys(JSON.parse(requirement)).join(' and ')}`;
  const [from, to] = [listLogins(before, old), listLogins(after, now)];
  for (const requirement of to)
    if (!from.includes(requirement))
      say('request', 'wider', `the operation can be called ${describeLogin(requirement)}`, 'added');
  for (const requirement of from)
    if (!to.includes(requirement))
      say('request', 'lost', `the operation can no longer be called ${describeLogin(requirement)}`, 'removed');
}

/** Reports a changed access rule, which can reject clients that had access. Documents up to 0.2.0 have no access rules. */
function reportAccessDifference(
  { say }: Pairing,
  { 'x-access': before }: ComparedOperation,
  { 'x-access': after }: ComparedOperation,
): void {
  if (before !== undefined && after !== undefined && before !== after)
    say('request', 'other', `the access rule is \`${after}\` instead of \`${before}\``);
}

interface Channel {
  client: string[];
  server: string[];
  closeCodes: Record<string, string>;
}

/**
 * Reports differences of WebSocket frames. Frames of the client are compared as requests, frames of the server as responses.
 */
function reportFrameDifferences({ before, after, say }: Pairing, old: ComparedOperation, now: ComparedOperation): void {
  const getChannel = (operation: ComparedOperation) => operation['x-websocket'] as Channel | undefined;
  const [from, to] = [getChannel(old), getChannel(now)];
  if (from === undefined || to === undefined) {
    if (from !== to) say('request', 'other', 'the operation is a WebSocket in only one version');
    return;
  }
  const sides = [
    { side: 'client', direction: 'request' },
    { side: 'server', direction: 'answer' },
  ] as const;
  for (const { side, direction } of sides) {
    for (const name of new Set([...from[side], ...to[side]])) {
      const frame = `the frame \`${name}\` of the ${side}`;
      if (!from[side].includes(name)) say(direction, 'wider', `${frame} was added`, 'added');
      else if (!to[side].includes(name)) say(direction, 'lost', `${frame} was removed`, 'removed');
      else {
        const schema = { $ref: `#/components/schemas/${name}` };
        for (const { place, effect, kind, says } of listSchemaDifferences({ before, after, direction }, schema, schema))
          say(direction, effect, `${place === '' ? frame : `\`${place}\` in ${frame}`} ${says}`, kind);
      }
    }
  }
  for (const code of Object.keys(to.closeCodes))
    if (from.closeCodes[code] === undefined) say('answer', 'harmless', `the close code ${code} was added`, 'added');
  for (const code of Object.keys(from.closeCodes))
    if (to.closeCodes[code] === undefined) say('answer', 'lost', `the close code ${code} was removed`, 'removed');
}
