/** Errors inside the hub: the page keeps the hub's frame and who looks at it, and says what to do next. */
import { safeReturnTo, wayToLogin } from '../auth/index.ts';
import type { Exchange } from '../contract/accept.ts';
import { type AnswerableError, ForbiddenError, NotFoundError } from '../contract/errors.ts';
import type { ErrorAnswers } from '../web/replies/answering.ts';
import { plainStep, type Step } from '../web/replies/problem-page.ts';
import { type HubAsker, hubAsker } from './access/asker.ts';
import { NotAMemberError } from './access/workspace-rights.ts';
import type { HubContext } from './context.ts';
import { hubPage } from './page.ts';

const WORKSPACES: Step = { text: 'Go on at', path: '/hub/', link: 'the workspaces' };

/** How the hub answers errors. */
export function hubErrorAnswers(context: HubContext): ErrorAnswers {
  const { settings, authentication, render } = context;
  return {
    render,
    wayToLogin: ({ request, response }, waiting) => wayToLogin(authentication.keptForms, request, response, waiting),
    pageBehind(request) {
      // After a form, back to the page that it stood on.
      const behind =
        request.method === 'GET' ? request.originalUrl : (request.headers.referer ?? '').replace(settings.baseUrl, '');
      return safeReturnTo(behind.startsWith('/') ? behind : '/hub/', []);
    },
    async problem(error, { request }) {
      // Where even the person is unknown, there is still a page.
      const asker = await hubAsker(context, request).catch(() => undefined);
      const steps = ownSteps(context, request, error, asker);
      return {
        ...(asker === undefined ? {} : { frame: hubPage(asker.actor, { title: '', crumbs: [] }) }),
        ...(steps === undefined ? {} : { steps }),
      };
    },
  };
}

/** What helps in the hub; undefined where what helps everywhere does. */
function ownSteps(
  { authentication }: HubContext,
  request: Exchange['request'],
  error: AnswerableError,
  asker: HubAsker | undefined,
): readonly Step[] | undefined {
  if (error instanceof NotAMemberError) {
    const canLogIn = asker?.user === undefined && authentication.missingForLogin.length === 0;
    const login = `/auth/login?returnTo=${encodeURIComponent(request.method === 'GET' ? request.originalUrl : '/hub/')}`;
    return [
      canLogIn
        ? { text: 'If you are a member,', path: login, link: 'log in' }
        : plainStep(
            'Ask an administrator of the collaboration to add you; then log out and in again, because memberships come with the login.',
          ),
      WORKSPACES,
    ];
  }
  if (error instanceof ForbiddenError) return [plainStep('Ask an administrator of the collaboration to do it.'), WORKSPACES];
  if (error instanceof NotFoundError)
    return [plainStep('It may have been deleted. Check the address, or look for it.'), WORKSPACES];
  return undefined;
}
