/** Compares request bodies and responses: statuses, headers, media types and schemas. */
import { type JsonObject, resolveReference } from '../../src/contract/documents/document.ts';
import type { Direction } from './difference.ts';
import type { ComparedOperation, Pairing } from './pairing.ts';
import { listSchemaDifferences } from './schema-comparison.ts';

interface Media extends JsonObject {
  schema?: JsonObject;
  encoding?: JsonObject;
}
interface Body extends JsonObject {
  required?: boolean;
  content?: Record<string, Media>;
}
interface Answer extends JsonObject {
  content?: Record<string, Media>;
  headers?: Record<string, JsonObject>;
}

/** Reports added, removed and changed request bodies. */
export function reportBodyDifferences(pairing: Pairing, old: ComparedOperation, now: ComparedOperation): void {
  const { before, after, say } = pairing;
  const findBody = (document: typeof before, { requestBody }: ComparedOperation) =>
    requestBody === undefined ? undefined : (resolveReference(document, requestBody as JsonObject) as Body);
  const [from, to] = [findBody(before, old), findBody(after, now)];
  if (from === undefined && to === undefined) return;
  if (to === undefined) say('request', 'lost', 'the request body was removed', 'removed');
  else if (from === undefined) {
    const needed = to.required === true;
    say(
      'request',
      needed ? 'narrower' : 'wider',
      `the request now ${needed ? 'requires a body' : 'has an optional body'}`,
      'added',
    );
  } else {
    if (to.required === true && from.required !== true) say('request', 'narrower', 'the request body is now required');
    if (from.required === true && to.required !== true) say('request', 'wider', 'the request body is now optional');
    reportMediaDifferences(pairing, from.content ?? {}, to.content ?? {}, 'the request', 'request');
  }
}

/** Reports added, removed and changed statuses, headers and media types of responses. */
export function reportResponseDifferences(pairing: Pairing, old: ComparedOperation, now: ComparedOperation): void {
  const { before, after, say } = pairing;
  const [from, to] = [old.responses, now.responses] as [Record<string, JsonObject>, Record<string, JsonObject>];
  for (const [status, node] of Object.entries(to)) {
    const name = `response ${status}`;
    const earlier = from[status];
    if (earlier === undefined) say('answer', 'harmless', `${name} was added`, 'added');
    else {
      const [first, second] = [resolveReference(before, earlier) as Answer, resolveReference(after, node) as Answer];
      reportHeaderDifferences(pairing, first.headers ?? {}, second.headers ?? {}, name);
      reportMediaDifferences(pairing, first.content ?? {}, second.content ?? {}, name, 'answer');
    }
  }
  for (const status of Object.keys(from))
    if (to[status] === undefined) say('answer', 'lost', `response ${status} was removed`, 'removed');
}

function reportHeaderDifferences(
  { before, after, say }: Pairing,
  old: Record<string, JsonObject>,
  now: Record<string, JsonObject>,
  answer: string,
): void {
  const convertNames = (headers: Record<string, JsonObject>) =>
    new Map(Object.entries(headers).map(([name, header]) => [name.toLowerCase(), header]));
  const [from, to] = [convertNames(old), convertNames(now)];
  for (const [name, node] of to) {
    const header = `the header \`${name}\` of ${answer}`;
    const earlier = from.get(name);
    if (earlier === undefined) say('answer', 'harmless', `${header} was added`, 'added');
    else {
      const [first, second] = [resolveReference(before, earlier), resolveReference(after, node)];
      if (second.required === true && first.required !== true) say('answer', 'narrower', `${header} is now always present`);
      if (first.required === true && second.required !== true) say('answer', 'wider', `${header} can now be absent`);
      const [schema, schemaNow] = [first.schema ?? {}, second.schema ?? {}] as JsonObject[];
      for (const { place, effect, kind, says } of listSchemaDifferences(
        { before, after, direction: 'answer' },
        schema ?? {},
        schemaNow ?? {},
      ))
        say('answer', effect, `${place === '' ? header : `\`${place}\` in ${header}`} ${says}`, kind);
    }
  }
  for (const name of from.keys())
    if (!to.has(name)) say('answer', 'lost', `the header \`${name}\` of ${answer} was removed`, 'removed');
}

function reportMediaDifferences(
  { before, after, say }: Pairing,
  from: Record<string, Media>,
  to: Record<string, Media>,
  body: string,
  direction: Direction,
): void {
  for (const [type, media] of Object.entries(to)) {
    const earlier = from[type];
    // Clients select the media type of a response, so an additional one is harmless. A first body changes the response.
    const effect = direction === 'answer' && Object.keys(from).length === 0 ? 'other' : 'harmless';
    if (earlier === undefined) say(direction, effect, `${body} can be ${type}`, 'added');
    else {
      for (const { place, effect: found, kind, says } of listSchemaDifferences(
        { before, after, direction },
        earlier.schema ?? {},
        media.schema ?? {},
      ))
        say(direction, found, `${place === '' ? `${body} (${type})` : `\`${place}\` in ${body} (${type})`} ${says}`, kind);
      if (direction === 'request' && JSON.stringify(earlier.encoding) !== JSON.stringify(media.encoding))
        say('request', 'other', `the encoding of ${body} (${type}) changed`);
    }
  }
  for (const type of Object.keys(from))
    if (to[type] === undefined) say(direction, 'lost', `${body} can no longer be ${type}`, 'removed');
}
