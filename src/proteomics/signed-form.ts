/** Handles forms for changes that record the user who makes them (docs/requirements.md, P20). */
import type pg from 'pg';
import { wantsPage } from '../contract/accept.ts';
import { AnswerableError } from '../contract/errors.ts';
import { and, drizzle, eq, isNull } from '../storage/transaction.ts';
import {
  type ActionSteps,
  type FormCall,
  type FormSteps,
  handleAction,
  handleForm,
  type RefusedForm,
} from '../web/forms/answer.ts';
import { createFieldError, type Fields, FormRefusedError, type ValuesOf } from '../web/forms/fields.ts';
import { createFormModel, type FormFrame, type FormModel, formatFieldError } from '../web/forms/model.ts';
import type { Signer } from './access/caller.ts';
import { type ActingUserField, buildActingUserField, MISSING_USER, setActingUserCookie, UNLISTED_USER } from './acting-user.ts';
import { createSignature, type Signature } from './people/signatures.ts';
import { createUserMissingError, findUser, isUuid } from './records.ts';
import { proteomicsUsers } from './tables.ts';

/** View model of `proteomics/partials/signed-form`. */
export interface SignedFormModel extends FormModel {
  readonly user: ActingUserField;
}

export interface SignedFormContent {
  /** Values of the record by field, or default values. */
  readonly initial?: object;
  readonly refused?: RefusedForm | undefined;
  /** Input and errors of a rejected deletion, whose form is also on the page. */
  readonly deletion?: RefusedForm | undefined;
}

/** Builds the form with the rejected input, or else with the values of the record. */
export async function buildSignedForm(
  pool: pg.Pool,
  call: Parameters<typeof buildActingUserField>[1],
  frame: FormFrame,
  fields: Fields,
  { initial = {}, refused, deletion }: SignedFormContent = {},
): Promise<SignedFormModel> {
  const { errors = [] } = refused ?? deletion ?? {};
  const form = createFormModel(frame, fields, {
    initial: { ...initial },
    typed: refused?.typed,
    errors: errors.filter(({ field }) => field !== 'user'),
  });
  const user = await buildRefusedUserField(pool, call, refused ?? deletion);
  return { ...form, errors: user.error === '' ? form.errors : [...form.errors, { anchor: '#user', text: user.error }], user };
}

/** Builds the field of the acting user from the input, or else from the UUID in the cookie. */
export function buildRefusedUserField(
  pool: pg.Pool,
  call: Parameters<typeof buildActingUserField>[1],
  refused: RefusedForm | undefined,
): Promise<ActingUserField> {
  if (refused === undefined) return buildActingUserField(pool, call);
  const value = refused.typed.user?.[0]?.trim() ?? '';
  const wrong = refused.errors.find(({ field }) => field === 'user')?.message;
  const message = ['', UNLISTED_USER].includes(value) ? MISSING_USER : isUuid(value) ? wrong : 'This is not a UUID.';
  return buildActingUserField(pool, call, {
    value,
    error: wrong === undefined ? '' : formatFieldError('Your user UUID', message ?? ''),
  });
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

/** Handles a form, and calls `performAction` with the signature of the user. @throws the errors of handleForm */
export function handleSignedForm<Definitions extends Fields, Done, Again, Status extends 400 | 409>(
  pool: pg.Pool,
  call: SignedCall,
  steps: Pick<PlainSteps<Definitions, Done, Again, Status>, 'fields' | 'showAgain'> & {
    readonly performAction: (values: ValuesOf<Definitions>, signature: Signature) => Promise<Done>;
  },
) {
  const signed: PlainSteps<Definitions, Done, Again, Status> = {
    ...steps,
    performAction: (values) => executeAsUser(pool, call, (signature) => steps.performAction(values, signature)),
  };
  return handleForm(call, signed);
}

/**
 * Handles an operation that records its user, as JSON or form. An error of `performAction` is shown at the field that it names, or else
 * at the field that `findBlamedField` returns, or else on a separate page.
 * @throws the errors of handleAction; BadRequestError or NotFoundError if a program names no valid user
 */
export function handleSignedAction<
  Definitions extends Fields,
  Requested,
  Done,
  Reported,
  Shown,
  Again,
  Status extends 400 | 409 = 400 | 409,
>(
  pool: pg.Pool,
  call: SignedCall,
  {
    findBlamedField,
    ...steps
  }: Pick<
    ActionSteps<Definitions, Requested, Done, Reported, Shown, Again, Status>,
    'fields' | 'convertInput' | 'replyToProgram' | 'replyToUser' | 'showAgain'
  > & {
    readonly performAction: (requested: Requested, signature: Signature, user: string) => Promise<Done>;
    readonly findBlamedField?: (error: AnswerableError) => string | undefined;
  },
) {
  const signed: ActionSteps<Definitions, Requested, Done, Reported, Shown, Again, Status> = {
    ...steps,
    performAction: (requested) =>
      executeAsUser(pool, call, (signature) => steps.performAction(requested, signature, call.access.user ?? '')),
    convertError: (error) => convertToFieldError(error, steps.fields, findBlamedField),
  };
  return handleAction(call, signed);
}

/** Determines the acting user, executes the change, and stores the user in a cookie. */
async function executeAsUser<Done>(
  pool: pg.Pool,
  call: SignedCall,
  work: (signature: Signature) => Promise<Done>,
): Promise<Done> {
  const { access, request } = call;
  if (!wantsPage(call))
    return work(await requireActingUser(pool, access, request.method === 'DELETE' ? 'Concordat-User' : 'body.user'));
  const done = await work(await findFormSigner(pool, access));
  setActingUserCookie(call, access);
  return done;
}

/** Requires the acting user. `member`: its name in errors for programs. @throws BadRequestError, NotFoundError */
export async function requireActingUser(pool: pg.Pool, { user }: Signer, member = 'body.user'): Promise<Signature> {
  if (user === undefined) throw createUserMissingError(member);
  return createSignature(await findUser(pool, user));
}

function convertToFieldError(
  error: unknown,
  fields: Fields,
  findBlamedField?: (error: AnswerableError) => string | undefined,
): FormRefusedError | undefined {
  if (!(error instanceof AnswerableError)) return undefined;
  const [, member = ''] = /^([a-z_]+)(?=: | must)/.exec(error.message) ?? [];
  const field = member in fields ? member : findBlamedField?.(error);
  return field === undefined ? undefined : convertToFormError(field, error);
}

function convertToFormError(field: string, error: AnswerableError): FormRefusedError {
  const message = error.message.replace(/^[a-z_]+:? (?=must)|^[a-z_]+: /, '');
  return createFieldError(field, message, error.status === 409 ? 409 : 400, error);
}

export async function convertErrorsToField<T>(field: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AnswerableError) || error instanceof FormRefusedError) throw error;
    throw convertToFormError(field, error);
  }
}

async function findFormSigner(pool: pg.Pool, { user = '' }: Signer): Promise<Signature> {
  if (user === '') throw createUserFieldError(MISSING_USER);
  const [found] = isUuid(user)
    ? await drizzle(pool)
        .select({ uuid: proteomicsUsers.uuid, name: proteomicsUsers.name })
        .from(proteomicsUsers)
        .where(and(eq(proteomicsUsers.uuid, user), isNull(proteomicsUsers.deletedAt)))
    : [];
  if (found === undefined) throw createUserFieldError('No user has this UUID.');
  return createSignature(found);
}

function createUserFieldError(message: string): FormRefusedError {
  return createFieldError('user', message);
}
