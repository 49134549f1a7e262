/** How the hub answers: page or JSON, where browsers go after an action, and the way to the login. */
import type { Request, Response } from 'express';
import { LoginOffError, safeReturnTo, wayToLogin } from '../auth/index.ts';
import { bytesOf } from '../contract/bodies.ts';
import { AnswerableError } from '../contract/errors.ts';
import type { PipelineLocals } from '../contract/pipeline.ts';
import type { Flash } from '../web/flash.ts';
import { sendFlash } from '../web/flash-cookie.ts';
import { LoginNeededError } from './access/login-needed.ts';
import type { HubContext } from './context.ts';
import { problemPage } from './problem-page.ts';

/**
 * Whether the answer is a page (contract of the hub, "Answers"): as `Accept` prefers; without a preference the answer to a JSON
 * body is JSON, and everything else a page.
 */
export function wantsPage(request: Request): boolean {
  const preferred = preferenceOf(request);
  return preferred === undefined ? request.is('application/json') !== 'application/json' : preferred === 'html';
}

/** Whether `Accept` prefers pages; without a preference it does not, and errors are JSON. */
function prefersPage(request: Request): boolean {
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

/** 201 with the path of what was created. */
export function created<Body>(path: string, body: Body) {
  return { status: 201 as const, body, headers: { Location: path, Vary: 'Accept' } };
}

/** 303: a browser goes on to a page, which shows the message (`takeSentFlash`). */
export function seeOther(response: Response, path: string, flash?: Flash) {
  if (flash !== undefined) sendFlash(response, flash);
  return { status: 303 as const, headers: { Location: path } };
}

interface AnyCall {
  readonly request: Request;
  readonly response: Response;
}

type AnyHandler = (call: AnyCall) => unknown;

/**
 * The handlers, with a page for browsers about what went wrong, and the way to the login where one is needed; programs get the 401. Where HUB_ACCESS asks for a login that
 * is off, everything answers 503 with the variables to set.
 */
export function answering<Handlers extends object>(handlers: Handlers, context: HubContext): Handlers {
  const missing = context.settings.hubAccess === 'login' ? context.authentication.missingForLogin : [];
  const answered = Object.entries(handlers).map(([operationId, handler]): [string, AnyHandler] => [
    operationId,
    async (call) => {
      // What is shown depends on who asks.
      call.response.setHeader('Cache-Control', 'no-store');
      if (missing.length > 0) throw new LoginOffError(missing);
      try {
        return await (handler as AnyHandler)(call);
      } catch (error) {
        if (error instanceof LoginNeededError) return await toLogin(context, operationId, call, error);
        if (!(error instanceof AnswerableError) || !prefersPage(call.request)) throw error;
        const problem = await problemPage(context, call, error);
        if (problem === undefined) throw error;
        return problem;
      }
    },
  ]);
  return Object.fromEntries(answered) as Handlers;
}

async function toLogin(
  { settings, authentication }: HubContext,
  operationId: string,
  { request, response }: AnyCall,
  error: LoginNeededError,
) {
  const status = request.method === 'GET' ? 302 : 303;
  const isDocumented = (response.locals as PipelineLocals).route?.produces.has(status) === true;
  if (!prefersPage(request) || !isDocumented) throw error;
  // After a form, back to the page that it stood on.
  const behind = request.method === 'GET' ? request.originalUrl : (request.headers.referer ?? '').replace(settings.baseUrl, '');
  const page = safeReturnTo(behind.startsWith('/') ? behind : '/hub/', []);
  const way = await wayToLogin(authentication.keptForms, request, response, { operationId, sent: bytesOf(request), page });
  return { status, headers: { Location: way } };
}
