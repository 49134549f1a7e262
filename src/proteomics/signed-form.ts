/** Forms of changes that somebody signs (docs/requirements.md, P20): their fields, and the user who acts. */
import type pg from 'pg';
import { wantsPage } from '../contract/accept.ts';
import { AnswerableError, BadRequestError } from '../contract/errors.ts';
import { and, drizzle, eq, isNull } from '../storage/drizzle.ts';
import {
  type ActionSteps,
  answerAction,
  answerForm,
  type FormCall,
  type FormSteps,
  type RefusedForm,
} from '../web/forms/answer.ts';
import type { Fields, ValuesOf } from '../web/forms/fields.ts';
import { errorSentence, type FormFrame, type FormModel, formModel } from '../web/forms/model.ts';
import { FormRefusedError } from '../web/forms/refusals.ts';
import type { Signer } from './access/caller.ts';
import { type ActingUserField, actingUserField, rememberActingUser } from './acting-user.ts';
import { findUser, isUuid } from './records.ts';
import { proteomicsUsers } from './tables.ts';

/** A form as the view `proteomics/partials/signed-form` shows it. */
export interface SignedFormModel extends FormModel {
  readonly user: ActingUserField;
}

/** What a form is filled with. */
export interface SignedFormContent {
  /** Values of the record, or what stands there at first, by field. */
  readonly initial?: object;
  /** The form that is shown again. */
  readonly refused?: RefusedForm | undefined;
  /** The form beside it, without these fields, that deletes the record and was refused. */
  readonly deletion?: RefusedForm | undefined;
}

/** Fills a form: with the values of the record, or with what was typed. */
export async function signedFormModel(
  pool: pg.Pool,
  call: Parameters<typeof actingUserField>[1],
  frame: FormFrame,
  fields: Fields,
  { initial = {}, refused, deletion }: SignedFormContent = {},
): Promise<SignedFormModel> {
  const { errors = [] } = refused ?? deletion ?? {};
  const form = formModel(frame, fields, {
    initial: { ...initial },
    typed: refused?.typed,
    errors: errors.filter(({ field }) => field !== 'user'),
  });
  const user = await signerField(pool, call, refused ?? deletion);
  return {
    ...form,
    errors: user.error === '' ? form.errors : [...form.errors, { anchor: '#user', text: user.error }],
    user,
  };
}

/** Fills the field of the user who acts: with what was typed, else with what the browser remembers. */
export function signerField(
  pool: pg.Pool,
  call: Parameters<typeof actingUserField>[1],
  refused: RefusedForm | undefined,
): Promise<ActingUserField> {
  if (refused === undefined) return actingUserField(pool, call);
  const value = refused.typed.user?.[0]?.trim() ?? '';
  const wrong = refused.errors.find(({ field }) => field === 'user')?.message;
  const said = value === '' ? 'is required' : isUuid(value) ? wrong : 'This is not a UUID.';
  return actingUserField(pool, call, { value, error: wrong === undefined ? '' : errorSentence('Your user UUID', said ?? '') });
}

interface SignedCall extends FormCall {
  readonly access: Signer;
}

type PlainSteps<Definitions extends Fields, Done, Again, Status extends 400 | 409> = FormSteps<
  Definitions,
  ValuesOf<Definitions>,
  Done,
  Again,
  never,
  Status
>;

/** Answers such a form. `act` gets the name of who signs, and the browser remembers the user. @throws as answerForm */
export function answerSignedForm<Definitions extends Fields, Done, Again, Status extends 400 | 409>(
  pool: pg.Pool,
  call: SignedCall,
  steps: Pick<PlainSteps<Definitions, Done, Again, Status>, 'fields' | 'again'> & {
    readonly act: (values: ValuesOf<Definitions>, changedBy: string) => Promise<Done>;
  },
) {
  const signed: PlainSteps<Definitions, Done, Again, Status> = {
    ...steps,
    act: (values) => sign(pool, call, (changedBy) => steps.act(values, changedBy)),
  };
  return answerForm(call, signed);
}

/**
 * Answers an operation that somebody signs, and its alias with a form. What `act` refuses is shown at the field that it names, else at
 * the one that `blamed` names, else on a page of its own.
 *
 * @throws as answerAction; BadRequestError and NotFoundError to programs that name no user
 */
export function answerSignedAction<
  Definitions extends Fields,
  Asked,
  Done,
  Told,
  Shown,
  Again,
  Status extends 400 | 409 = 400 | 409,
>(
  pool: pg.Pool,
  call: SignedCall,
  {
    blamed,
    ...steps
  }: Pick<ActionSteps<Definitions, Asked, Done, Told, Shown, Again, Status>, 'fields' | 'asked' | 'tell' | 'show' | 'again'> & {
    readonly act: (asked: Asked, changedBy: string, user: string) => Promise<Done>;
    readonly blamed?: (error: AnswerableError) => string | undefined;
  },
) {
  const signed: ActionSteps<Definitions, Asked, Done, Told, Shown, Again, Status> = {
    ...steps,
    act: (asked) => sign(pool, call, (changedBy) => steps.act(asked, changedBy, call.access.user ?? '')),
    refusalOf: (error) => refusalAt(error, steps.fields, blamed),
  };
  return answerAction(call, signed);
}

/** Finds out who signs, and has the browser remember the user afterwards. */
async function sign<Done>(pool: pg.Pool, call: SignedCall, work: (changedBy: string) => Promise<Done>): Promise<Done> {
  const { access, request, response } = call;
  if (!wantsPage(call)) return work(await actorOf(pool, access, request.method === 'DELETE' ? 'Concordat-User' : 'body.user'));
  const done = await work(await nameOfSigner(pool, access));
  rememberActingUser(response, access);
  return done;
}

/** Name of the user who signs, whom a program names as `member`. @throws BadRequestError, NotFoundError */
export async function actorOf(pool: pg.Pool, { user }: Signer, member = 'body.user'): Promise<string> {
  if (user === undefined) throw new BadRequestError(`${member} is required`);
  return (await findUser(pool, user)).name;
}

function refusalAt(
  error: unknown,
  fields: Fields,
  blamed?: (error: AnswerableError) => string | undefined,
): FormRefusedError | undefined {
  if (!(error instanceof AnswerableError)) return undefined;
  const [, member = ''] = /^([a-z_]+)(?=: | must)/.exec(error.message) ?? [];
  const field = member in fields ? member : blamed?.(error);
  return field === undefined ? undefined : refusedAt(field, error);
}

function refusedAt(field: string, error: AnswerableError): FormRefusedError {
  const message = error.message.replace(/^[a-z_]+:? (?=must)|^[a-z_]+: /, '');
  return new FormRefusedError(error.status === 409 ? 409 : 400, [{ field, message }], { cause: error });
}

/** Turns an error about a field into one that is shown at it. */
export async function atField<T>(field: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AnswerableError) || error instanceof FormRefusedError) throw error;
    throw refusedAt(field, error);
  }
}

async function nameOfSigner(pool: pg.Pool, { user = '' }: Signer): Promise<string> {
  if (user === '') throw unknownSigner('Your user UUID is required.');
  const [found] = isUuid(user)
    ? await drizzle(pool)
        .select({ name: proteomicsUsers.name })
        .from(proteomicsUsers)
        .where(and(eq(proteomicsUsers.uuid, user), isNull(proteomicsUsers.deletedAt)))
    : [];
  if (found === undefined) throw unknownSigner('No user has this UUID.');
  return found.name;
}

function unknownSigner(message: string): FormRefusedError {
  return new FormRefusedError(400, [{ field: 'user', message }]);
}
