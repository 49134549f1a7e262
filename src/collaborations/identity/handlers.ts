/** Login, logout, and who somebody is (openapi/collaborations). */
import type { CollaborationsApiHandlers } from '../../../generated/collaborations/stub.ts';
import {
  beginSession,
  endSession,
  getCurrentUser,
  getOptionalUser,
  getTokenUser,
  LoginOffError,
  type User,
} from '../../auth/index.ts';
import { type View, view } from '../../web/views.ts';
import { LoginNeededError } from '../access/refused-access.ts';
import { html, pageFrame, type Workbench } from '../workbench.ts';

type PageHandlers = Pick<
  CollaborationsApiHandlers,
  'startLogin' | 'finishLogin' | 'showLogout' | 'submitLogout' | 'showMyProfile'
>;

/** View model of the profile. */
export interface ProfileModel {
  readonly heading: string;
  readonly sub: string;
  readonly email: string;
  readonly preferredUsername: string;
  readonly affiliations: readonly string[];
  readonly entitlements: readonly string[];
}

/** View model of the logout page. */
export interface LogoutModel {
  /** Empty when nobody is logged in. */
  readonly name: string;
}

const profileView: View<ProfileModel> = view('collaborations/identity/my-profile');
const logoutView: View<LogoutModel> = view('collaborations/identity/logout');

/** Makes the handlers of the pages. */
export function identityHandlers(bench: Workbench): PageHandlers {
  const { authentication, log } = bench;
  const requireLogin = () => {
    if (authentication.missingForLogin.length > 0) throw new LoginOffError(authentication.missingForLogin);
  };
  return {
    async startLogin({ request, response, query }) {
      requireLogin();
      const address = await authentication.client.startLogin(request, response, { returnTo: query.returnTo });
      return { status: 303, headers: { Location: address.href } };
    },
    async finishLogin({ request, response }) {
      requireLogin();
      const requestId = response.getHeader('X-Request-Id');
      try {
        const { user, returnTo } = await authentication.client.handleCallback(request);
        await beginSession(request, response, user);
        log.info({ requestId, person: user.sub }, 'logged in');
        return { status: 303, headers: { Location: returnTo } };
      } catch (error) {
        log.info({ requestId, reason: (error as Error).name }, 'a login was refused');
        throw error;
      }
    },
    async showLogout({ request }) {
      const user = await getOptionalUser(request);
      const frame = pageFrame(undefined, { title: 'Log out', crumbs: [] });
      return html(bench, 200, logoutView, frame, { name: user === undefined ? '' : calledBy(user) });
    },
    async submitLogout({ request, response }) {
      const person = (await getOptionalUser(request))?.sub;
      await endSession(request, response);
      if (person !== undefined) log.info({ requestId: response.getHeader('X-Request-Id'), person }, 'logged out');
      return { status: 303, headers: { Location: '/' } };
    },
    async showMyProfile({ request }) {
      const wantsPage = request.accepts(['html', 'json']) === 'html';
      if (!wantsPage) {
        const user = await getCurrentUser(request);
        const { sub, email, name, edupersonEntitlement } = user;
        return { status: 200, body: { sub, email, name, entitlements: [...(edupersonEntitlement ?? [])] } };
      }
      const user = await getOptionalUser(request);
      if (user === undefined) throw new LoginNeededError();
      const viewer = { user, isManager: false, globalUrns: new Set<string>() };
      return html(bench, 200, profileView, pageFrame(viewer, { title: 'Profile', crumbs: [] }), {
        heading: calledBy(user),
        sub: user.sub,
        email: user.email ?? '',
        preferredUsername: user.preferredUsername ?? '',
        affiliations: user.vopersonExternalAffiliation ?? [],
        entitlements: user.edupersonEntitlement ?? [],
      });
    },
  };
}

/** The one answer that is for programs only; its errors are, too. */
export const getMe: CollaborationsApiHandlers['getMe'] = async ({ request }) => ({
  status: 200,
  body: (await getTokenUser(request)).toClaims(),
});

function calledBy({ name, email, sub }: User): string {
  return name ?? email ?? sub;
}
