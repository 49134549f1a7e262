/** Converts errors of a service's handlers to a page, JSON, or a redirect to the login. */
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { getBodyBytes } from '../../contract/bodies.ts';
import { type ErrorPage, formatDetailForPage } from '../../contract/error-boundary.ts';
import { AnswerableError } from '../../contract/errors.ts';
import type { UnguardedCall } from '../../contract/handler.ts';
import type { PipelineLocals } from '../../contract/route-table.ts';
import type { Page, Render } from '../views.ts';
import { isAfterChange } from './flash.ts';
import { buildProblemPageModel, createProblemFrame, type ProblemPageModel } from './problem-page.ts';

/** 401: the request requires a user. Browsers are redirected to the login and back, and a submitted form is saved. */
export class LoginNeededError extends AnswerableError {
  /** True if the user is logged in and must authenticate again. */
  readonly isAgain: boolean;
  constructor(detail: string, options: { cause?: unknown; challenge?: string; isAgain?: boolean; after?: string } = {}) {
    const { challenge = 'Bearer', isAgain = false, ...more } = options;
    super(401, detail, { ...more, headers: { 'WWW-Authenticate': challenge } });
    this.isAgain = isAgain;
  }
}

export interface WaitingRequest {
  /** The body of the request; undefined if it was not read. */
  readonly sent: Buffer | undefined;
  readonly operationId: string;
  readonly page: string;
  readonly isAgain: boolean;
}

/** Parts of an error page that a service replaces. */
export interface OwnProblem extends Partial<Pick<ProblemPageModel, 'heading' | 'facts' | 'steps'>> {
  /** Title and navigation of the service's pages; undefined if they are not available. */
  readonly frame?: Page | undefined;
}

export interface ErrorAnswers {
  readonly render: Render;
  /** Returns the path of the login, and saves a submitted form. */
  readonly createLoginPath: (exchange: Exchange, waiting: WaitingRequest) => Promise<string>;
  /** Returns the page that sent the request, or the requested page. */
  readonly getReturnPage: (request: Exchange['request']) => string;
  readonly problem: (error: AnswerableError, exchange: Exchange) => Promise<OwnProblem>;
  readonly convertError?: (error: unknown) => unknown;
  readonly note?: (error: AnswerableError, requestId: string) => void;
}

/** Responds to errors of the guard and the handlers of a service. Rethrows faults of the server. */
export async function respondToServiceError(answers: ErrorAnswers, thrown: unknown, call: UnguardedCall): Promise<unknown> {
  const error = answers.convertError?.(thrown) ?? thrown;
  if (!(error instanceof AnswerableError)) throw error;
  const { response } = call;
  if (error instanceof LoginNeededError) return redirectBrowserToLogin(error, call, answers);
  const requestId = String(response.getHeader('X-Request-Id') ?? '');
  answers.note?.(error, requestId);
  if (error.status === 401 || !hasPages(response) || !wantsPage(call, error.status)) throw error;
  const { frame, ...own } = await answers.problem(error, call);
  const problem = { status: error.status, detail: formatDetailForPage(error, call.request.method), requestId };
  const model = isAfterChange(call.request)
    ? createUnshownChangeModel({ ...problem, detail: error.explanation }, call.request.originalUrl)
    : buildProblemPageModel(problem, own);
  const { scripts = [] } = createProblemFrame(error);
  const shown = { ...createProblemFrame(error), ...frame, title: model.heading, crumb: 'Error', scripts };
  response.set(error.headers);
  return { status: error.status, type: 'text/html', content: answers.render('partials/problem', shown, model) };
}

/** Describes a page that failed after a change was saved. It offers to reload; a second submission would repeat the change. */
function createUnshownChangeModel(problem: ErrorPage, path: string): ProblemPageModel {
  return {
    ...problem,
    heading: 'Saved, but the page could not be shown',
    detail: `Your change was saved. ${problem.detail}`,
    facts: [],
    steps: [{ text: 'Wait a moment, then', path, link: 'reload this page' }],
  };
}

/** Redirects a browser to the login. @throws the error for programs, and if the operation documents no redirect */
export async function redirectBrowserToLogin(
  error: LoginNeededError,
  call: UnguardedCall,
  answers: Pick<ErrorAnswers, 'createLoginPath' | 'getReturnPage'>,
) {
  const { operation, request, response } = call;
  const { route } = response.locals as PipelineLocals;
  const status = [302, 303].find((one) => route?.produces.has(one));
  // Other methods are sent only by scripts, whose redirects do not navigate the browser.
  const isNavigation = ['GET', 'HEAD', 'POST'].includes(request.method);
  if (status === undefined || !isNavigation || !wantsPage(call)) throw error;
  const operationId = operation.aliasOf ?? operation.operationId;
  const waiting = { sent: getBodyBytes(request), operationId, page: answers.getReturnPage(request), isAgain: error.isAgain };
  return { status, headers: { Location: await answers.createLoginPath(call, waiting) } };
}

function hasPages(response: Exchange['response']): boolean {
  const { route } = response.locals as PipelineLocals;
  return [...(route?.produces.values() ?? [])].some((types) => types.includes('text/html'));
}
