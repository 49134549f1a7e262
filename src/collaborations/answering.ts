/** The one place where errors of the collaboration pages become answers (docs/requirements.md, C27). */
import { getOptionalUser, LoginError, NotLoggedInError, wayToLogin } from '../auth/index.ts';
import { bytesOf } from '../contract/bodies.ts';
import { AnswerableError, BadRequestError } from '../contract/errors.ts';
import type { UnguardedCall } from '../contract/handler.ts';
import { PathValueError } from '../contract/strict-path.ts';
import { LoginNeededError } from './access/refused-access.ts';
import { pageBehind } from './addresses.ts';
import { unconfiguredPage } from './collaboration/handlers.ts';
import { CollabNotConfiguredError } from './platform/errors.ts';
import { failureLine } from './platform/failure-log.ts';
import { problemModel, problemView } from './problem-page.ts';
import { pageFrame, type Workbench } from './workbench.ts';

/** Answers what guard and handlers throw: the way to the login, or a page; what is unexpected is thrown on. */
export async function answerCollaborationsError(
  bench: Pick<Workbench, 'render' | 'log' | 'authentication' | 'policy'>,
  thrown: unknown,
  { operation, request, response }: UnguardedCall,
): Promise<unknown> {
  const { render, log, authentication } = bench;
  const error =
    thrown instanceof PathValueError
      ? new BadRequestError('The address cannot be used for the platform. Nothing was changed.')
      : thrown;
  // What is for programs only has errors for them, too.
  if (!(error instanceof AnswerableError) || operation.access === 'token') throw error;
  const { operationId } = operation;
  if (error instanceof CollabNotConfiguredError && operationId === 'showCollaboration')
    return unconfiguredPage(bench, await bench.policy.viewer(request), error);
  const requestId = String(response.getHeader('X-Request-Id') ?? '');
  const returnTo = pageBehind(request.method, request.originalUrl);
  if (error instanceof LoginNeededError) {
    if (operation.statuses.includes(401) && request.accepts(['html', 'json']) === 'json') throw new NotLoggedInError();
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
