import { endSession, getOptionalUser, LoginOffError, listMissingForTokens, startSession } from '../../auth/index.ts';
import { wantsPage } from '../../contract/accept.ts';
import { NOTHING_CHANGED } from '../../contract/errors.ts';
import type { PipelineLocals } from '../../contract/route-table.ts';
import { formatQuantity, joinItems } from '../../web/for-people/words.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';
import { redirect, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import type { Crumb } from '../../web/views.ts';
import type { CollaborationsHandlers } from '../access/policy.ts';
import type { CollaborationsContext } from '../context.ts';
import type { OwnCollaborations } from '../own-collaborations.ts';
import { createCollaborationsFrame } from '../page.ts';
import { buildSessionLines } from './own-sessions.ts';
import { buildPersonProfileModel, buildSavedFormModel, readOwnCollaborations } from './profile-page.ts';

/** Path of the page that offers a form saved before the login. */
const SAVED_FORM_PATH = '/auth/form';

export function createIdentityHandlers(context: CollaborationsContext, own: OwnCollaborations, tokenPages: readonly Crumb[]) {
  const { authentication, log } = context;
  const requireLogin = () => {
    if (authentication.missingForLogin.length > 0) throw new LoginOffError(authentication.missingForLogin);
  };
  return {
    async startLogin(call) {
      const { request, response, query } = call;
      requireLogin();
      const { after, prompt, returnTo } = query;
      const options = { returnTo: after === 'kept-form' ? SAVED_FORM_PATH : returnTo, isAgain: prompt === 'login' };
      const { href } = await authentication.client.startLogin(request, response, options);
      if (after === undefined) return { status: 303, headers: { Location: href } };
      const frame = createCollaborationsFrame({ title: 'Log in', crumbs: [] });
      const onward = replyWithPage(context, call, 200, 'collaborations/identity/on-to-login', frame, { address: href });
      return { ...onward, headers: { Refresh: `0; url=${href}` } };
    },
    async showKeptForm(call) {
      const {
        access: { user },
        request,
      } = call;
      const form = await authentication.savedForms?.find(request, user.sub);
      const frame = createCollaborationsFrame({ title: 'You are logged in again', crumbs: [] });
      const model = buildSavedFormModel(form, context.calls);
      return replyWithPage(context, call, 200, 'collaborations/identity/saved-form', frame, model);
    },
    async finishLogin({ request, response }) {
      requireLogin();
      const requestId = response.getHeader('X-Request-Id');
      try {
        const { user, returnTo, authenticatedAt } = await authentication.client.handleCallback(request);
        await startSession(request, response, user, authenticatedAt);
        if (returnTo === SAVED_FORM_PATH) await authentication.savedForms?.claim(request, response, user.sub);
        log.info({ requestId, person: user.sub }, 'logged in');
        return { status: 303, headers: { Location: returnTo } };
      } catch (error) {
        log.info({ requestId, reason: (error as Error).name }, 'a login was refused');
        throw error;
      }
    },
    async showLogout(call) {
      const user = await getOptionalUser(call.request);
      const frame = createCollaborationsFrame({ title: 'Log out', crumbs: [] });
      return replyWithPage(context, call, 200, 'collaborations/identity/logout', frame, { name: user?.displayName ?? '' });
    },
    async submitLogout({ request, response }) {
      const person = (await getOptionalUser(request))?.sub;
      await endSession(request, response);
      if (person !== undefined) log.info({ requestId: response.getHeader('X-Request-Id'), person }, 'logged out');
      // Deletes the data that scripts stored in the browser. Pages are never cached (no-store).
      return { status: 303, headers: { Location: '/', 'Clear-Site-Data': '"storage"' } };
    },
    async submitSessionEnd(call) {
      const {
        access: { user },
        request,
        response,
        body,
      } = call;
      const { violation } = response.locals as PipelineLocals;
      if (violation !== undefined) throw violation;
      // OWASP ASVS 5.0, 7.5.2: a person at an unattended browser must not end the owner's other sessions.
      if (!(await authentication.sessions?.isRecent(request)))
        throw new LoginNeededError('Log in again to end sessions elsewhere.', { isAgain: true, after: NOTHING_CHANGED });
      const endedCount =
        (await authentication.sessions?.endOwn(request, body.session === 'others' ? undefined : body.session)) ?? 0;
      if (endedCount > 0)
        log.info(
          { requestId: response.getHeader('X-Request-Id'), person: user.sub, sessions: endedCount },
          'logged out elsewhere',
        );
      return redirect(
        call,
        '/profile#sessions',
        endedCount === 0 ? 'There was no other session.' : `Logged out of ${formatQuantity(endedCount, 'other browser')}.`,
      );
    },
    async showMyProfile(call) {
      const { access: viewer, request } = call;
      if (!wantsPage(call)) {
        const { sub, email, name, edupersonEntitlement } = viewer.user;
        return replyWithJson(200, { sub, email, name, entitlements: [...(edupersonEntitlement ?? [])] });
      }
      const known = await readOwnCollaborations(own, viewer, context.policy.findMissingSetting() === undefined);
      const tokensNeed = joinItems(listMissingForTokens(context.settings));
      const frame = createCollaborationsFrame({ title: 'Your profile', crumbs: [] });
      const model = buildPersonProfileModel(viewer, known, {
        tokensNeed,
        tokenPages,
        address: context.settings.baseUrl,
        sessions: buildSessionLines((await authentication.sessions?.listOwn(request)) ?? []),
      });
      return replyWithPage(context, call, 200, 'collaborations/identity/my-profile', { ...frame, section: '/profile' }, model);
    },
  } satisfies Partial<CollaborationsHandlers>;
}

/** Returns the claims of the user. Only programs use this operation, so errors are JSON, too. */
export const getMe: CollaborationsHandlers['getMe'] = ({ access: user }) => ({ status: 200, body: user.toClaims() });
