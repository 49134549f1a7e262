import {
  endSession,
  getOptionalUser,
  LoginOffError,
  listMissingForTokens,
  type SavedForm,
  startSession,
} from '../../auth/index.ts';
import { wantsPage } from '../../contract/accept.ts';
import { NOTHING_CHANGED } from '../../contract/errors.ts';
import type { PipelineLocals } from '../../contract/route-table.ts';
import { formatDay, formatQuantity, joinItems } from '../../web/for-people/words.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';
import { redirect, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import type { Crumb } from '../../web/views.ts';
import type { CollaborationsHandlers, Viewer } from '../access/policy.ts';
import type { CollaborationsContext, PlatformCalls } from '../context.ts';
import type { OwnCollaboration, OwnCollaborations } from '../own-collaborations.ts';
import { buildCollaborationPath, createCollaborationsFrame } from '../page.ts';
import { buildSessionLines } from './own-sessions.ts';

/** Maximum number of collaborations in the table. Some people are in hundreds. */
const MAX_ROWS = 50;

/** The collaborations that could be read, and why others are missing. */
export interface KnownCollaborations {
  readonly all: readonly OwnCollaboration[];
  readonly organisation: string;
  readonly unknown: string;
}

/** Reads the collaborations of a user. If the platform fails or is slow, returns none, and a sentence that explains this. */
export async function readOwnCollaborations(
  own: OwnCollaborations,
  viewer: Viewer,
  isOn: boolean,
): Promise<KnownCollaborations> {
  if (!isOn) return { all: [], organisation: '', unknown: '' };
  try {
    const all = await own.listOwn(viewer);
    return { all, organisation: viewer.isManager ? await own.getOrganisationName() : '', unknown: '' };
  } catch {
    return { all: [], organisation: '', unknown: 'The collaboration platform does not respond. Reload the page in a moment.' };
  }
}

export function buildPersonProfileModel(
  { user, isManager }: Viewer,
  { all, organisation, unknown }: KnownCollaborations,
  rest: {
    /** Settings that application tokens still require, such as `A and B`; empty if the tokens can be used. */
    readonly tokensNeed: string;
    readonly tokenPages: readonly Crumb[];
    /** URL of this server, for the sample request. */
    readonly address: string;
    readonly sessions: ReturnType<typeof buildSessionLines>;
  },
) {
  return {
    heading: user.displayName,
    email: user.email ?? '',
    userName: user.preferredUsername ?? '',
    affiliations: (user.vopersonExternalAffiliation ?? []).map(formatAffiliation),
    standing: isManager
      ? `Manager of ${organisation || 'the organization'}: you can create, change and delete every collaboration.`
      : '',
    collaborations: all.slice(0, MAX_ROWS).map(({ collaboration: { name, identifier, status, expiryDate }, role }) => ({
      name,
      path: buildCollaborationPath(identifier),
      role: role === 'unknown' ? '' : role,
      status,
      ends: expiryDate === null ? '' : formatDay(expiryDate),
    })),
    more: all.length > MAX_ROWS ? `and ${formatQuantity(all.length - MAX_ROWS, 'more collaboration')}` : '',
    unknown,
    ...rest,
    address: rest.address.replace(/\/$/, ''),
    sub: user.sub,
    entitlements: user.edupersonEntitlement ?? [],
  };
}

/** Formats an affiliation such as `staff@example.org` as `Staff at example.org`. Returns other values unchanged. */
function formatAffiliation(value: string): string {
  const [, role = '', organisationName = ''] = /^([^@]+)@([^@]+)$/.exec(value) ?? [];
  return role === '' ? value : `${role.slice(0, 1).toUpperCase()}${role.slice(1)} at ${organisationName}`;
}

/** Builds the view model. Empty values are submitted again, but not shown. */
export function buildSavedFormModel(form: SavedForm | undefined, calls: PlatformCalls) {
  if (form === undefined)
    return {
      form,
    };
  const { action, page, operationId, files } = form;
  const fields = [...new URLSearchParams(form.fields)];
  const entered = fields
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => ({ label: formatFieldLabel(name), value }));
  return { form: { action, page, calls: calls(operationId), fields, entered, files } };
}

/** Formats the name of a field as its label: `short_name` becomes "Short name". */
function formatFieldLabel(name: string): string {
  const words = name.replaceAll(/[._-]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

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
    async showSavedForm(call) {
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
