/** Compares two states of one OpenAPI document: what a client of the first one meets in the second. */
import {
  type ContractDocument,
  declaredParameters,
  type JsonObject,
  operationsOf,
} from '../../src/contract/documents/document.ts';
import { answerDifferences, bodyDifferences } from './body-comparison.ts';
import { breaks, type Difference } from './difference.ts';
import type { ComparedOperation, Pairing, Say } from './pairing.ts';
import { parameterDifferences } from './parameter-comparison.ts';
import { schemaDifferences } from './schema-comparison.ts';

/** Everything that the second document says differently, operation by operation. Descriptions and examples are not compared. */
export function documentDifferences(before: ContractDocument, after: ContractDocument): Difference[] {
  const found: Difference[] = [];
  const sayOf =
    (operation: string, route: string): Say =>
    (direction, effect, what, kind = 'changed') =>
      found.push({ operation, route, kind, what, breaking: breaks(effect, direction) });

  serverDifferences(before, after, sayOf('-', ''));
  const [old, now] = [routesOf(before), routesOf(after)];
  for (const [key, { route, operation }] of now) {
    const say = sayOf(operation.operationId, route);
    const earlier = old.get(key);
    if (earlier === undefined) {
      const marked = operation.deprecated === true ? ', and deprecated' : '';
      say('request', 'wider', `the operation is new${marked}: ${operation.summary}`, 'added');
    } else operationDifferences({ before, after, say }, earlier, { route, operation });
  }
  for (const [key, { route, operation }] of old)
    if (!now.has(key)) sayOf(operation.operationId, route)('request', 'lost', 'the operation is gone', 'removed');
  return found;
}

interface Routed {
  route: string;
  operation: ComparedOperation;
}

function routesOf(document: ContractDocument): Map<string, Routed> {
  return new Map(
    [...operationsOf(document)].map(({ method, path, operation }) => {
      const parameters = declaredParameters(document, path, operation);
      const route = `${method} ${path}`;
      return [route, { route, operation: { ...operation, parameters } as ComparedOperation }];
    }),
  );
}

/** Where the operations are, and how callers say who they are. */
function serverDifferences(before: ContractDocument, after: ContractDocument, say: Say): void {
  const address = ({ servers = [] }: ContractDocument) => servers.map(({ url }) => `\`${url}\``).join(', ');
  if (address(before) !== address(after))
    say('request', 'other', `the address of the server is ${address(after)} instead of ${address(before)}`);
  const [old, now] = [schemesOf(before), schemesOf(after)];
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (old[name] === undefined) say('request', 'harmless', `the way to log in \`${name}\` is new`, 'added');
    else if (now[name] === undefined) say('request', 'lost', `the way to log in \`${name}\` is gone`, 'removed');
    else if (old[name] !== now[name]) say('request', 'other', `the way to log in \`${name}\` is another one`);
  }
}

function schemesOf({ components = {} }: ContractDocument): Record<string, string> {
  const described = Object.entries((components.securitySchemes ?? {}) as Record<string, JsonObject>);
  return Object.fromEntries(described.map(([name, { description: _, ...scheme }]) => [name, JSON.stringify(scheme)]));
}

function operationDifferences(pairing: Pairing, { operation: before }: Routed, { operation: after }: Routed): void {
  const { say } = pairing;
  // Clients in other languages call an operation by this name.
  if (before.operationId !== after.operationId)
    say('request', 'other', `the operation is called \`${after.operationId}\` instead of \`${before.operationId}\``);
  if (after.deprecated === true && before.deprecated !== true)
    say('request', 'harmless', 'the operation is deprecated', 'deprecated');
  if (before.deprecated === true && after.deprecated !== true)
    say('request', 'harmless', 'the operation is no longer deprecated');
  securityDifferences(pairing, before, after);
  accessDifference(pairing, before, after);
  const strict = (operation: ComparedOperation) => operation['x-eov-allow-unknown-query-parameters'] !== true;
  if (strict(after) && !strict(before)) say('request', 'narrower', 'other query parameters are refused now');
  if (strict(before) && !strict(after)) say('request', 'wider', 'other query parameters are passed over now');
  parameterDifferences(pairing, before, after);
  bodyDifferences(pairing, before, after);
  answerDifferences(pairing, before, after);
  frameDifferences(pairing, before, after);
}

/** Each requirement is one way in; an empty one, or none at all, lets everybody in. */
function securityDifferences({ before, after, say }: Pairing, old: ComparedOperation, now: ComparedOperation): void {
  const ways = (document: ContractDocument, operation: ComparedOperation) => {
    const security = operation.security ?? document.security ?? [];
    return (security.length === 0 ? [{}] : security).map((way) => JSON.stringify(way));
  };
  const named = (way: string) => (way === '{}' ? 'without logging in' : `with ${Object.keys(JSON.parse(way)).join(' and ')}`);
  const [from, to] = [ways(before, old), ways(after, now)];
  for (const way of to) if (!from.includes(way)) say('request', 'wider', `the operation can be called ${named(way)}`, 'added');
  for (const way of from)
    if (!to.includes(way)) say('request', 'lost', `the operation can no longer be called ${named(way)}`, 'removed');
}

/** Another access rule can refuse callers who were let in before. Documents up to 0.2.0 name no rules. */
function accessDifference(
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

/** The frames of a WebSocket: those of clients are requests, those of the server answers. */
function frameDifferences({ before, after, say }: Pairing, old: ComparedOperation, now: ComparedOperation): void {
  const channel = (operation: ComparedOperation) => operation['x-websocket'] as Channel | undefined;
  const [from, to] = [channel(old), channel(now)];
  if (from === undefined || to === undefined) {
    if (from !== to) say('request', 'other', 'the operation is a WebSocket on one side only');
    return;
  }
  const sides = [
    { side: 'client', direction: 'request' },
    { side: 'server', direction: 'answer' },
  ] as const;
  for (const { side, direction } of sides) {
    for (const name of new Set([...from[side], ...to[side]])) {
      const frame = `the frame \`${name}\` of the ${side}`;
      if (!from[side].includes(name)) say(direction, 'wider', `${frame} is new`, 'added');
      else if (!to[side].includes(name)) say(direction, 'lost', `${frame} is gone`, 'removed');
      else {
        const schema = { $ref: `#/components/schemas/${name}` };
        for (const { place, effect, kind, says } of schemaDifferences({ before, after, direction }, schema, schema))
          say(direction, effect, `${place === '' ? frame : `\`${place}\` in ${frame}`} ${says}`, kind);
      }
    }
  }
  for (const code of Object.keys(to.closeCodes))
    if (from.closeCodes[code] === undefined) say('answer', 'harmless', `the close code ${code} is new`, 'added');
  for (const code of Object.keys(from.closeCodes))
    if (to.closeCodes[code] === undefined) say('answer', 'lost', `the close code ${code} is gone`, 'removed');
}
