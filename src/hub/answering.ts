/** What browsers get instead of an error: a page about what went wrong, or the way to the login. */
import type { Request, Response } from 'express';
import { LoginOffError, safeReturnTo, wayToLogin } from '../auth/index.ts';
import { bytesOf } from '../contract/bodies.ts';
import { AnswerableError } from '../contract/errors.ts';
import type { PipelineLocals } from '../contract/pipeline.ts';
import { LoginNeededError } from './access/login-needed.ts';
import { prefersPage } from './answers.ts';
import type { HubContext } from './context.ts';
import { problemPage } from './problem-page.ts';

interface AnyCall {
  readonly request: Request;
  readonly response: Response;
}

type AnyHandler = (call: AnyCall) => unknown;

/**
 * The handlers, with a page for browsers about what went wrong, and the way to the login where one is needed; programs get the
 * 401. Where HUB_ACCESS asks for a login that is off, everything answers 503 with the variables to set.
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
