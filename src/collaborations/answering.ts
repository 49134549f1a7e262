/** The one place where errors of the collaboration pages become answers (docs/requirements.md, C27). */
import type { Request, Response } from 'express';
import { type Authentication, getOptionalUser, LoginError, wayToLogin } from '../auth/index.ts';
import { bytesOf } from '../contract/bodies.ts';
import { AnswerableError, BadRequestError } from '../contract/errors.ts';
import { PathValueError } from '../contract/strict-path.ts';
import type { Log } from '../log.ts';
import type { Render } from '../web/views.ts';
import { LoginNeededError } from './access/refused-access.ts';
import { pageBehind } from './addresses.ts';
import { failureLine } from './platform/failure-log.ts';
import { problemModel, problemView } from './problem-page.ts';
import { pageFrame } from './workbench.ts';

interface AnyCall {
  readonly request: Request;
  readonly response: Response;
}

/** What errors are answered with. */
export interface AnsweringParts {
  readonly render: Render;
  readonly log: Log;
  readonly authentication: Authentication;
}

type AnyHandler = (call: AnyCall) => unknown;

/** The handlers, with errors answered: the way to the login, or a page; what is unexpected is thrown on. */
export function answering<Handlers extends object>(handlers: Handlers, parts: AnsweringParts): Handlers {
  const answered = Object.entries(handlers).map(([operationId, handler]): [string, AnyHandler] => [
    operationId,
    async (call) => {
      try {
        // What is shown depends on who asks.
        call.response.setHeader('Cache-Control', 'no-store');
        return await (handler as AnyHandler)(call);
      } catch (error) {
        return await answerError(error, operationId, call, parts);
      }
    },
  ]);
  return Object.fromEntries(answered) as Handlers;
}

async function answerError(
  thrown: unknown,
  operationId: string,
  { request, response }: AnyCall,
  { render, log, authentication }: AnsweringParts,
): Promise<unknown> {
  const error =
    thrown instanceof PathValueError
      ? new BadRequestError('The address cannot be used for the platform. Nothing was changed.')
      : thrown;
  if (!(error instanceof AnswerableError)) throw error;
  const requestId = String(response.getHeader('X-Request-Id') ?? '');
  const returnTo = pageBehind(request.method, request.originalUrl);
  if (error instanceof LoginNeededError) {
    const sent = bytesOf(request);
    const way = await wayToLogin(authentication.keptForms, request, response, { operationId, sent, page: returnTo });
    return { status: 303, headers: { Location: way } };
  }
  for (const failure of [error, error.cause]) {
    const line = failureLine(failure);
    if (line !== undefined) log[line.level]({ requestId, ...line.fields }, line.message);
  }
  if (error.status === 401) throw error;
  const model = problemModel(error, requestId, returnTo);
  // Who is logged in keeps the way out; where even that is unknown, there is still a page.
  const user = await getOptionalUser(request).catch(() => undefined);
  response.set(error.headers);
  return {
    status: error.status,
    type: 'text/html',
    content: render(
      problemView,
      pageFrame(user && { user }, {
        title: model.heading,
        crumbs: error instanceof LoginError ? [] : [{ title: 'Collaborations', path: '/collaborations' }],
        crumb: 'Error',
        scripts: ['scripts/copy.js'],
      }),
      model,
    ),
  };
}
