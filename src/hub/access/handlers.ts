/** Who the hub takes the asker for, and the name that visitors choose. */
import type { Request, Response } from 'express';
import type pg from 'pg';
import type { HubApiHandlers } from '../../../generated/hub/stub.ts';
import type { components } from '../../../generated/hub/types.d.ts';
import { AnswerableError } from '../../contract/errors.ts';
import type { FieldProblem } from '../../contract/requests/field-problems.ts';
import type { Flash } from '../../web/flash.ts';
import { takeSentFlash } from '../../web/flash-cookie.ts';
import { type View, view } from '../../web/views.ts';
import type { HubActor } from '../actor.ts';
import { data, page, seeOther, wantsPage } from '../answers.ts';
import type { HubContext } from '../context.ts';
import { type FormModel, formModel } from '../forms/form-model.ts';
import { orFormAgain, RefusedFormError, refuseViolation } from '../forms/refused-form.ts';
import { typedOf, writtenText } from '../forms/typed-text.ts';
import { hubPage } from '../page.ts';
import { hubAsker } from './asker.ts';
import { actorOfVisitor, cleanName, keepVisitor, LONGEST_NAME, visitorOf } from './visitor.ts';

/** The view model. */
export interface MeModel {
  readonly flash: Flash | undefined;
  readonly userId: string;
  readonly userName: string;
  /** Absent for who is logged in: their name comes from the login. */
  readonly form: FormModel | undefined;
  /** The way to the login; empty where there is none, or who asks is logged in. */
  readonly loginPath: string;
}

const meView: View<MeModel> = view('hub/access/me');

/** Makes the handlers. */
export function identityHandlers(context: HubContext): Pick<HubApiHandlers, 'showHubIdentity' | 'nameHubIdentity'> {
  function mePage<Status extends 200 | 400 | 409>(
    status: Status,
    {
      actor,
      flash,
      typed,
      problems = [],
    }: { actor: HubActor; flash?: Flash | undefined; typed?: string; problems?: readonly FieldProblem[] },
  ) {
    const canLogIn = !actor.loggedIn && context.authentication.missingForLogin.length === 0;
    const model: MeModel = {
      flash,
      userId: actor.userId,
      userName: actor.userName,
      form: actor.loggedIn ? undefined : nameForm(actor, typed, problems),
      loginPath: canLogIn ? '/auth/login?returnTo=%2Fhub%2Fme' : '',
    };
    return page(status, context.render(meView, hubPage(actor, { title: 'You', crumbs: [] }), model));
  }

  return {
    async showHubIdentity({ request, response }) {
      const { actor } = await hubAsker(context, request);
      if (wantsPage(request)) return mePage(200, { actor, flash: takeSentFlash(request, response) });
      return data(200, meJson(actor));
    },

    async nameHubIdentity({ request, response, body }) {
      const { actor } = await hubAsker(context, request);
      if (actor.loggedIn) throw new AnswerableError(409, 'Your name comes from your login.');
      const rename = async () => {
        refuseViolation({ request, response });
        const named = keepName(request, response, body.name);
        await rememberName(context.pool, named);
        if (!wantsPage(request)) return data(200, meJson(named));
        const flash = { tone: 'good', title: `Others see you as ${named.userName}`, lines: [] } as const;
        return seeOther(response, '/hub/me', flash);
      };
      return orFormAgain(request, rename, async (status, problems) =>
        mePage(status === 403 ? 400 : status, { actor, typed: typedOf(body).name ?? '', problems }),
      );
    },
  };
}

function keepName(request: Request, response: Response, name: string): HubActor {
  const chosenName = cleanName(writtenText('name', name, { isRequired: true, isLine: true }));
  if (chosenName === '') throw new RefusedFormError(400, [{ field: 'name', message: 'needs something that can be seen' }]);
  const visitor = { ...visitorOf(request), chosenName };
  response.removeHeader('Set-Cookie');
  keepVisitor(response, visitor);
  return actorOfVisitor(visitor);
}

/** Histories call a visitor as now. */
async function rememberName(pool: pg.Pool, { userId, userName }: HubActor): Promise<void> {
  await pool.query(
    'insert into hub_visitor_names (user_id, name) values ($1, $2) on conflict (user_id) do update set name = $2',
    [userId, userName],
  );
}

function nameForm(actor: HubActor, typed: string | undefined, problems: readonly FieldProblem[]): FormModel {
  const field = {
    name: 'name',
    label: 'Name',
    kind: 'text',
    isRequired: true,
    maxLength: LONGEST_NAME,
    help: 'Others see it beside what you do.',
    initial: actor.userName,
  } as const;
  const frame = { action: '/hub/me', submit: 'Use this name', backPath: '' };
  return formModel(frame, [field], typed === undefined ? undefined : { name: typed }, problems);
}

function meJson({ userId, userName, loggedIn }: HubActor): components['schemas']['HubMe'] {
  return { user_id: userId, user_name: userName, logged_in: loggedIn };
}
