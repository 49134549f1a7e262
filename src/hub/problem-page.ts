/** The page about an error inside the hub: it keeps the hub's frame and who looks at it, and says what to do next. */
import type { Request, Response } from 'express';
import { type AnswerableError, ForbiddenError, NotFoundError } from '../contract/errors.ts';
import type { PipelineLocals } from '../contract/pipeline.ts';
import { errorModel, errorPage, errorView, type Step } from '../server/error-page.ts';
import { type HubAsker, hubAsker } from './access/asker.ts';
import { NotAMemberError } from './access/workspace-rights.ts';
import type { HubContext } from './context.ts';
import { hubPage } from './page.ts';

const WORKSPACES: Step = { text: 'Go on at', path: '/hub/', link: 'the workspaces' };

/** The page as an answer; undefined where the operation has no pages. */
export async function problemPage(
  context: HubContext,
  { request, response }: { request: Request; response: Response },
  error: AnswerableError,
): Promise<{ status: number; type: 'text/html'; content: string; headers: Record<string, string> } | undefined> {
  const { route } = response.locals as PipelineLocals;
  const hasPages = [...(route?.produces.values() ?? [])].some((types) => types.includes('text/html'));
  if (!hasPages) return undefined;
  const problem = {
    status: error.status,
    detail: error.message,
    requestId: String(response.getHeader('X-Request-Id') ?? ''),
  };
  // Where even the person is unknown, there is still a page.
  const asker = await hubAsker(context, request).catch(() => undefined);
  const { title, crumb, scripts = [] } = errorPage(problem);
  const frame =
    asker === undefined ? errorPage(problem) : hubPage(asker.actor, { title, crumb: crumb ?? title, scripts, crumbs: [] });
  const model = errorModel(problem);
  const steps = ownSteps(context, request, error, asker) ?? model.steps;
  return {
    status: error.status,
    type: 'text/html',
    content: context.render(errorView, frame, { ...model, steps }),
    headers: { ...error.headers, Vary: 'Accept' },
  };
}

/** What helps in the hub; undefined where what helps everywhere does. */
function ownSteps(
  { authentication }: HubContext,
  request: Request,
  error: AnswerableError,
  asker: HubAsker | undefined,
): readonly Step[] | undefined {
  if (error instanceof NotAMemberError) {
    const canLogIn = asker?.user === undefined && authentication.missingForLogin.length === 0;
    const login = `/auth/login?returnTo=${encodeURIComponent(request.method === 'GET' ? request.originalUrl : '/hub/')}`;
    return [
      canLogIn
        ? { text: 'If you are a member,', path: login, link: 'log in' }
        : plain(
            'Ask an administrator of the collaboration to add you; then log out and in again, because memberships come with the login.',
          ),
      WORKSPACES,
    ];
  }
  if (error instanceof ForbiddenError) return [plain('Ask an administrator of the collaboration to do it.'), WORKSPACES];
  if (error instanceof NotFoundError)
    return [plain('It may have been deleted. Check the address, or look for it.'), WORKSPACES];
  return undefined;
}

function plain(text: string): Step {
  return { text, path: '', link: '' };
}
