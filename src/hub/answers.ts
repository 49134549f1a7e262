/** How the hub answers: page or JSON, and where browsers go after an action. */
import type { Request, Response } from 'express';
import type { Prepared } from '../contract/prepared.ts';
import type { Flash } from '../web/flash.ts';
import { sendFlash } from '../web/flash-cookie.ts';

/**
 * Whether the answer is a page (contract of the hub, "Answers"): as `Accept` prefers; without a preference the answer to a JSON
 * body is JSON, and everything else a page.
 */
export function wantsPage(request: Request): boolean {
  const preferred = preferenceOf(request);
  return preferred === undefined ? request.is('application/json') !== 'application/json' : preferred === 'html';
}

/** Whether `Accept` prefers pages; without a preference it does not, and errors are JSON. */
export function prefersPage(request: Request): boolean {
  return preferenceOf(request) === 'html';
}

function preferenceOf(request: Request): 'html' | 'json' | undefined {
  const [first, second] = [request.accepts(['html', 'json']), request.accepts(['json', 'html'])];
  return first === second && first !== false ? (first as 'html' | 'json') : undefined;
}

/** A page as an answer; of several statuses, each with its own. */
export type PageReply<Status extends number> = Status extends number
  ? { status: Status; type: 'text/html'; content: string; headers: { Vary: string } }
  : never;

/** A page as an answer. */
export function page<Status extends number>(status: Status, content: string): PageReply<Status> {
  return { status, type: 'text/html', content, headers: { Vary: 'Accept' } } as PageReply<Status>;
}

/** JSON as an answer. */
export function data<Status extends number, Body>(status: Status, body: Body) {
  return { status, body, headers: { Vary: 'Accept' } };
}

/** JSON that is written already, as an answer. */
export function prepared<Status extends number, Body>(status: Status, body: Prepared<Body>) {
  return { status, prepared: body, headers: { Vary: 'Accept' } };
}

/** 201 with the path of what was created. */
export function created<Body>(path: string, body: Body) {
  return { status: 201 as const, body, headers: { Location: path, Vary: 'Accept' } };
}

/** 303 as plain data: a browser goes on to a page, which shows the message. */
export function redirect(path: string, flash?: Flash) {
  return { status: 303 as const, headers: { Location: path }, flash };
}

/** 303: a browser goes on to a page, which shows the message (`takeSentFlash`). */
export function seeOther(response: Response, path: string, flash?: Flash) {
  if (flash !== undefined) sendFlash(response, flash);
  return { status: 303 as const, headers: { Location: path } };
}
