/** The one place where errors of a service's handlers become a page, JSON, or the way to the login. */
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { bytesOf } from '../../contract/bodies.ts';
import type { ErrorPage } from '../../contract/error-boundary.ts';
import { AnswerableError } from '../../contract/errors.ts';
import type { UnguardedCall } from '../../contract/handler.ts';
import type { PipelineLocals } from '../../contract/pipeline-locals.ts';
import type { Page, Render } from '../views.ts';
import { followsChange } from './flash.ts';
import { type ProblemPageModel, problemFrame, problemPageModel, problemPageView } from './problem-page.ts';

/** 401: the request needs a person. Browsers are sent to the login and come back, with their form where they sent one. */
export class LoginNeededError extends AnswerableError {
  override readonly name = 'LoginNeededError';
  /** Whether the user is logged in and must authenticate again. */
  readonly isAgain: boolean;
  constructor(detail: string, options: { cause?: unknown; challenge?: string; isAgain?: boolean; after?: string } = {}) {
    const { challenge = 'Bearer', isAgain = false, ...more } = options;
    super(401, detail, { ...more, headers: { 'WWW-Authenticate': challenge } });
    this.isAgain = isAgain;
  }
}

/** What a login needs to know of a request that has to wait for it. */
export interface WaitingRequest {
  /** The body as it arrived, where it was read. */
  readonly sent: Buffer | undefined;
  readonly operationId: string;
  /** The page to come back to. */
  readonly page: string;
  /** Whether the user must authenticate again. */
  readonly isAgain: boolean;
}

/** What a service says of a problem beside what is always said. */
export interface OwnProblem extends Partial<Pick<ProblemPageModel, 'heading' | 'facts' | 'steps'>> {
  /** The frame of the service's pages; absent where it cannot be made. */
  readonly frame?: Page | undefined;
}

/** How a service answers errors. */
export interface ErrorAnswers {
  readonly render: Render;
  /** Path of the login, which keeps a form that was sent. */
  readonly loginRedirect: (exchange: Exchange, waiting: WaitingRequest) => Promise<string>;
  /** The page that the request came from, or that it asked for. */
  readonly pageBehind: (request: Exchange['request']) => string;
  readonly problem: (error: AnswerableError, exchange: Exchange) => Promise<OwnProblem>;
  /** Turns an error into one with an answer. */
  readonly translate?: (error: unknown) => unknown;
  /** Writes what a failure says to the log. */
  readonly note?: (error: AnswerableError, requestId: string) => void;
}

/** Answers what the guard and the handlers of a service throw. Faults of the server are thrown on. */
export async function answerServiceError(answers: ErrorAnswers, thrown: unknown, call: UnguardedCall): Promise<unknown> {
  const error = answers.translate?.(thrown) ?? thrown;
  if (!(error instanceof AnswerableError)) throw error;
  const { response } = call;
  if (error instanceof LoginNeededError) return toLogin(error, call, answers);
  const requestId = String(response.getHeader('X-Request-Id') ?? '');
  answers.note?.(error, requestId);
  if (error.status === 401 || !hasPages(response) || !wantsPage(call, error.status)) throw error;
  const { frame, ...own } = await answers.problem(error, call);
  const problem = { status: error.status, detail: error.message, requestId };
  const model = followsChange(call.request)
    ? savedButNotShown({ ...problem, detail: error.explanation }, call.request.originalUrl)
    : problemPageModel(problem, own);
  const { scripts = [] } = problemFrame(error);
  const shown = { ...problemFrame(error), ...frame, title: model.heading, crumb: 'Error', scripts };
  response.set(error.headers);
  return { status: error.status, type: 'text/html', content: answers.render(problemPageView, shown, model) };
}

/** Describes a page that fails after a saved change. It offers to reload, because repeating the form would change twice. */
function savedButNotShown(problem: ErrorPage, path: string): ProblemPageModel {
  return {
    ...problem,
    heading: 'Saved, but the page could not be shown',
    detail: `Your change was saved. ${problem.detail}`,
    facts: [],
    steps: [{ text: 'Wait a moment, and', path, link: 'load this page again' }],
  };
}

/** Leads a browser to the login. @throws the error where the operation has no way there, or a program asks */
export async function toLogin(
  error: LoginNeededError,
  call: UnguardedCall,
  answers: Pick<ErrorAnswers, 'loginRedirect' | 'pageBehind'>,
) {
  const { operation, request, response } = call;
  const { route } = response.locals as PipelineLocals;
  const status = [302, 303].find((one) => route?.produces.has(one));
  // Scripts send the other methods: no browser goes anywhere after them.
  const isNavigation = ['GET', 'HEAD', 'POST'].includes(request.method);
  if (status === undefined || !isNavigation || !wantsPage(call)) throw error;
  const operationId = operation.aliasOf ?? operation.operationId;
  const waiting = { sent: bytesOf(request), operationId, page: answers.pageBehind(request), isAgain: error.isAgain };
  return { status, headers: { Location: await answers.loginRedirect(call, waiting) } };
}

function hasPages(response: Exchange['response']): boolean {
  const { route } = response.locals as PipelineLocals;
  return [...(route?.produces.values() ?? [])].some((types) => types.includes('text/html'));
}
