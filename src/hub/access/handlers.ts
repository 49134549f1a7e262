import type pg from 'pg';
import type { components } from '../../../generated/hub/types.d.ts';
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { AnswerableError } from '../../contract/errors.ts';
import { drizzle } from '../../storage/transaction.ts';
import { handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { createFieldError, createTextField } from '../../web/forms/fields.ts';
import { createFormModel } from '../../web/forms/model.ts';
import { redirect, replyWithJson, replyWithPage } from '../../web/replies/replies.ts';
import type { HubActor } from '../actor.ts';
import type { HubContext } from '../context.ts';
import { createHubPage } from '../page.ts';
import { hubVisitorNames } from '../tables.ts';
import type { HubHandlers } from './guard.ts';
import { createVisitorActor, MAX_GUEST_NAME_LENGTH, normalizeVisitorName, readVisitor, setVisitorCookie } from './visitor.ts';

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
        async act({ name }) {
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
  if (chosenName === '') throw createFieldError('name', 'needs visible characters');
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
