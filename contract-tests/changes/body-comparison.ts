/** Compares request bodies and answers: statuses, headers, media types and what they hold. */
import { type JsonObject, resolveReference } from '../../src/contract/documents/document.ts';
import type { Direction } from './difference.ts';
import type { ComparedOperation, Pairing } from './pairing.ts';
import { schemaDifferences } from './schema-comparison.ts';

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

/** Tells of request bodies that came, went, or are another one. */
export function bodyDifferences(pairing: Pairing, old: ComparedOperation, now: ComparedOperation): void {
  const { before, after, say } = pairing;
  const body = (document: typeof before, { requestBody }: ComparedOperation) =>
    requestBody === undefined ? undefined : (resolveReference(document, requestBody as JsonObject) as Body);
  const [from, to] = [body(before, old), body(after, now)];
  if (from === undefined && to === undefined) return;
  if (to === undefined) say('request', 'lost', 'the request has no body any more', 'removed');
  else if (from === undefined) {
    const needed = to.required === true;
    say('request', needed ? 'narrower' : 'wider', `the request has a body${needed ? ', which is required,' : ''} now`, 'added');
  } else {
    if (to.required === true && from.required !== true) say('request', 'narrower', 'the body of the request is required now');
    if (from.required === true && to.required !== true) say('request', 'wider', 'the body of the request may be left out now');
    mediaDifferences(pairing, from.content ?? {}, to.content ?? {}, 'the request', 'request');
  }
}

/** Tells of statuses, headers and media types that came, went, or hold something else. */
export function answerDifferences(pairing: Pairing, old: ComparedOperation, now: ComparedOperation): void {
  const { before, after, say } = pairing;
  const [from, to] = [old.responses, now.responses] as [Record<string, JsonObject>, Record<string, JsonObject>];
  for (const [status, node] of Object.entries(to)) {
    const name = `the answer ${status}`;
    const earlier = from[status];
    if (earlier === undefined) say('answer', 'harmless', `${name} is new`, 'added');
    else {
      const [first, second] = [resolveReference(before, earlier) as Answer, resolveReference(after, node) as Answer];
      headerDifferences(pairing, first.headers ?? {}, second.headers ?? {}, name);
      mediaDifferences(pairing, first.content ?? {}, second.content ?? {}, name, 'answer');
    }
  }
  for (const status of Object.keys(from))
    if (to[status] === undefined) say('answer', 'lost', `the answer ${status} is gone`, 'removed');
}

function headerDifferences(
  { before, after, say }: Pairing,
  old: Record<string, JsonObject>,
  now: Record<string, JsonObject>,
  answer: string,
): void {
  const lower = (headers: Record<string, JsonObject>) =>
    new Map(Object.entries(headers).map(([name, header]) => [name.toLowerCase(), header]));
  const [from, to] = [lower(old), lower(now)];
  for (const [name, node] of to) {
    const header = `the header \`${name}\` of ${answer}`;
    const earlier = from.get(name);
    if (earlier === undefined) say('answer', 'harmless', `${header} is new`, 'added');
    else {
      const [first, second] = [resolveReference(before, earlier), resolveReference(after, node)];
      if (second.required === true && first.required !== true) say('answer', 'narrower', `${header} is always there now`);
      if (first.required === true && second.required !== true) say('answer', 'wider', `${header} can be absent now`);
      const [schema, schemaNow] = [first.schema ?? {}, second.schema ?? {}] as JsonObject[];
      for (const { place, effect, kind, says } of schemaDifferences(
        { before, after, direction: 'answer' },
        schema ?? {},
        schemaNow ?? {},
      ))
        say('answer', effect, `${place === '' ? header : `\`${place}\` in ${header}`} ${says}`, kind);
    }
  }
  for (const name of from.keys())
    if (!to.has(name)) say('answer', 'lost', `the header \`${name}\` of ${answer} is gone`, 'removed');
}

function mediaDifferences(
  { before, after, say }: Pairing,
  from: Record<string, Media>,
  to: Record<string, Media>,
  body: string,
  direction: Direction,
): void {
  for (const [type, media] of Object.entries(to)) {
    const earlier = from[type];
    // A client chooses among the media types of an answer; where there was no body at all, one is something else.
    const effect = direction === 'answer' && Object.keys(from).length === 0 ? 'other' : 'harmless';
    if (earlier === undefined) say(direction, effect, `${body} can be ${type}`, 'added');
    else {
      for (const { place, effect: found, kind, says } of schemaDifferences(
        { before, after, direction },
        earlier.schema ?? {},
        media.schema ?? {},
      ))
        say(direction, found, `${place === '' ? `${body} as ${type}` : `\`${place}\` in ${body} as ${type}`} ${says}`, kind);
      if (direction === 'request' && JSON.stringify(earlier.encoding) !== JSON.stringify(media.encoding))
        say('request', 'other', `the parts of ${body} as ${type} are written otherwise`);
    }
  }
  for (const type of Object.keys(from))
    if (to[type] === undefined) say(direction, 'lost', `${body} can no longer be ${type}`, 'removed');
}
