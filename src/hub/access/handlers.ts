import type pg from 'pg';
import type { components } from '../../../generated/hub/types.d.ts';
import type { User } from '../../auth/index.ts';
import {
  createPersonalToken,
  createStoredLogin,
  type PersonalToken,
  readTokens,
  revokeToken,
} from '../../auth/tokens/personal-tokens.ts';
import { computeTokenEnd, createTokenFields, createTokenRows, INITIAL_TOKEN } from '../../auth/tokens/token-form.ts';
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { AnswerableError, NOTHING_CHANGED, NotFoundError } from '../../contract/errors.ts';
import { drizzle } from '../../storage/transaction.ts';
import { handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError, createOptionalTextField, createTextField } from '../../web/forms/fields.ts';
import { createFormModel } from '../../web/forms/model.ts';
import { redirect, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import type { HubActor } from '../actor.ts';
import { notifySessionEnded } from '../channel/events.ts';
import type { HubContext } from '../context.ts';
import { isIdentifier } from '../identifier.ts';
import { createHubPage } from '../page.ts';
import { hubTokensPage } from '../site-entry.ts';
import { hubVisitorNames } from '../tables.ts';
import { listWorkspaces } from '../workspaces/store.ts';
import { type HubHandlers, openWorkspace } from './guard.ts';
import { createVisitorActor, MAX_GUEST_NAME_LENGTH, normalizeVisitorName, readVisitor, setVisitorCookie } from './visitor.ts';
import type { HubCaller } from './workspace-rights.ts';

const FIELDS = {
  ...createTokenFields('Field Book tablet', 'Read and edit'),
  workspace_id: createOptionalTextField({ label: 'Limited to' }),
};

/** Programs may omit the number of days. */
const OPTIONAL_DAYS: typeof FIELDS.days = {
  ...FIELDS.days,
  read: (sent, note) => FIELDS.days.read(sent.length === 0 ? [INITIAL_TOKEN.days] : sent, note),
};

const MAX_OFFERED = 1_000;

const { path: PATH } = hubTokensPage;
export function createTokenHandlers(context: HubContext) {
  const { pool, now, authentication } = context;

  async function renderTokens<Status extends 200 | 201 | 400 | 409>(
    call: Exchange & { readonly access: HubCaller },
    status: Status,
    { made = '', refused }: { readonly made?: string; readonly refused?: RefusedForm } = {},
  ) {
    const { user, actor } = call.access;
    const frame = { ...createHubPage(actor, { title: 'Your tokens', crumbs: [] }), scripts: ['scripts/copy.js'] };
    const tokens = await listTokens(call.access);
    const { workspaces } = await listWorkspaces(pool, call.access, { limit: MAX_OFFERED, offset: 0 });
    const choices = workspaces.map(({ id, name }) => ({ value: id, label: name }));
    const select = { kind: 'select', choices: [{ value: '', label: 'All your workspaces' }, ...choices] } as const;
    const isBeside = tokens.length > 0;
    return replyWithPage(context, call, status, 'hub/access/tokens', frame, {
      isVisitor: user === undefined,
      loginPath: authentication.missingForLogin.length === 0 ? `/auth/login?returnTo=${encodeURIComponent(PATH)}` : '',
      made,
      tokens: createTokenRows(tokens, now(), PATH, ({ access, places }) => ({
        what: access === 'write' ? 'Read and edit' : 'Read',
        where: describeTokenScope(places?.[0], choices),
      })),
      form: createFormModel(
        { action: PATH, submit: 'Create token', prefix: 'token-', isBeside },
        { ...FIELDS, workspace_id: { ...FIELDS.workspace_id, ...select } },
        { initial: INITIAL_TOKEN, ...refused },
      ),
    });
  }

  const listTokens = async ({ user }: HubCaller) => (user === undefined ? [] : readTokens(pool, createTokenOwner(user)));

  return {
    async listHubTokens(call) {
      if (wantsPage(call)) return renderTokens(call, 200);
      return replyWithJson(200, { tokens: (await listTokens(call.access)).map(formatToken) });
    },

    async createHubToken(call) {
      const { access: caller, request } = call;
      return handleForm(call, {
        fields: { ...FIELDS, days: OPTIONAL_DAYS },
        async performAction({ name, access, days, workspace_id }) {
          const { user } = caller;
          if (user === undefined)
            throw new AnswerableError(409, 'Visitors have no tokens. Log in to create one.', { after: NOTHING_CHANGED });
          const workspace =
            workspace_id === null ? null : (await openWorkspace(context, caller, workspace_id, 'see')).workspace.id;
          const expiresAt = computeTokenEnd(now(), days);
          const values = {
            name,
            access,
            expiresAt,
            places: workspace === null ? null : [workspace],
            login: createStoredLogin(user),
          };
          const { token, row } = await createPersonalToken(context, createTokenOwner(user), values, request);
          if (wantsPage(call)) return renderTokens(call, 201, { made: token });
          return replyWithJson(201, { token, ...formatToken(row) });
        },
        showAgain: (status: 400 | 409, refused) => renderTokens(call, status, { refused }),
      });
    },

    async revokeHubToken(call) {
      const { token_id: id } = call.path;
      const { user } = call.access;
      if (!isIdentifier(id) || user === undefined) throw new NotFoundError('This token does not exist.');
      const { name, hash } = await revokeToken(pool, createTokenOwner(user), id);
      await notifySessionEnded(pool, hash);
      return wantsPage(call) ? redirect(call, PATH, `Token "${name}" revoked`) : { status: 204 };
    },
  } satisfies Partial<HubHandlers>;
}

function createTokenOwner({ sub }: Pick<User, 'sub'>) {
  return { service: 'hub', subject: sub } as const;
}

function describeTokenScope(
  id: string | undefined,
  known: readonly { readonly value: string; readonly label: string }[],
): string {
  if (id === undefined) return 'All your workspaces';
  return known.find(({ value }) => value === id)?.label ?? 'A workspace that is closed to you';
}

function formatToken(token: PersonalToken): components['schemas']['HubToken'] {
  return {
    id: token.uuid,
    name: token.name,
    access: token.access,
    workspace_id: token.places?.[0] ?? null,
    created_at: token.createdAt.toISOString(),
    expires_at: token.expiresAt.toISOString(),
    used_at: token.usedAt?.toISOString() ?? null,
  };
}

const NAME_FIELDS = {
  name: createTextField({
    label: 'Name',
    isRequired: true,
    maxLength: MAX_GUEST_NAME_LENGTH,
    help: 'Other users see this name next to your changes.',
  }),
};

export function createIdentityHandlers(context: HubContext) {
  return {
    async showHubIdentity(call) {
      const { actor } = call.access;
      return wantsPage(call) ? renderIdentityPage(context, call, 200, actor) : replyWithJson(200, formatIdentity(actor));
    },

    async nameHubIdentity(call) {
      const { actor } = call.access;
      if (actor.loggedIn) throw new AnswerableError(409, 'Your name comes from your login.');
      return handleForm(call, {
        fields: NAME_FIELDS,
        async performAction({ name }) {
          const named = setVisitorName(call, name);
          await saveVisitorName(context.pool, named);
          if (!wantsPage(call)) return replyWithJson(200, formatIdentity(named));
          return redirect(call, '/hub/me', `Other users see you as ${named.userName}`);
        },
        showAgain: (status: 400, refused) => renderIdentityPage(context, call, status, actor, refused),
      });
    },
  } satisfies Partial<HubHandlers>;
}

function renderIdentityPage<Status extends 200 | 400>(
  context: HubContext,
  exchange: Exchange,
  status: Status,
  actor: HubActor,
  refused?: RefusedForm,
) {
  const canLogIn = !actor.loggedIn && context.authentication.missingForLogin.length === 0;
  const frame = { action: '/hub/me', submit: 'Use this name' };
  const model = {
    userId: actor.userId,
    userName: actor.userName,
    form: actor.loggedIn ? undefined : createFormModel(frame, NAME_FIELDS, { initial: { name: actor.userName }, ...refused }),
    loginPath: canLogIn ? '/auth/login?returnTo=%2Fhub%2Fme' : '',
  };
  return replyWithPage(context, exchange, status, 'hub/access/me', createHubPage(actor, { title: 'You', crumbs: [] }), model);
}

function setVisitorName({ request, response }: Exchange, name: string): HubActor {
  const chosenName = normalizeVisitorName(name);
  if (chosenName === '') throw createFieldError('name', 'must contain a visible character');
  const visitor = { ...readVisitor(request), chosenName };
  response.removeHeader('Set-Cookie');
  setVisitorCookie(response, visitor);
  return createVisitorActor(visitor);
}

/** Stores the new name of a visitor. The history then shows the new name for earlier changes, too. */
async function saveVisitorName(pool: pg.Pool, { userId, userName: name }: HubActor): Promise<void> {
  await drizzle(pool)
    .insert(hubVisitorNames)
    .values({ userId, name })
    .onConflictDoUpdate({ target: hubVisitorNames.userId, set: { name } });
}

function formatIdentity({ userId, userName, loggedIn }: HubActor): components['schemas']['HubMe'] {
  return { user_id: userId, user_name: userName, logged_in: loggedIn };
}
