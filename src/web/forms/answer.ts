/**
 * The way of every form. Rights come first: the caller has checked them. Then the form is read, and every error is collected; then the
 * action runs. Whatever refuses the fields shows people the form again with what they typed, and tells programs the reason.
 */
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import type { PipelineLocals } from '../../contract/pipeline-locals.ts';
import { type FieldError, fieldErrors } from '../../contract/requests/field-errors.ts';
import type { Fields, ValuesOf } from './fields.ts';
import { type Reading, readAll, readSent, type Typed, typedOf } from './reading.ts';
import { ConflictError, FormRefusedError, type RefusedStatus } from './refusals.ts';

/** A request for a form, as its handler gets it. */
export interface FormCall extends Exchange {
  readonly body?: unknown;
}

/** A form that is shown again. */
export interface RefusedForm {
  readonly typed: Typed;
  readonly errors: readonly FieldError[];
  /** Set where the record was changed since it was read: the page shows the present state beside what was typed. */
  readonly conflict?: ConflictError;
}

/** What a form does. */
export interface FormSteps<Definitions extends Fields, Values, Done, Again, Current, Status extends RefusedStatus> {
  readonly fields: Definitions;
  /** Notes what is wrong with several fields together; also where some of them could not be read. */
  readonly check?: (values: Values, note: (field: string, message: string) => void) => void;
  /** Does it. @throws FormRefusedError, ConflictError to show the form again */
  readonly act: (values: Values) => Promise<Done>;
  /** The page with the form, what was typed and what is wrong with it. */
  readonly again: (status: Status, refused: RefusedForm) => Again | Promise<Again>;
  /** Turns an error of another kind, such as a refusal of the platform, into one about the fields. */
  readonly refusalOf?: (error: unknown) => FormRefusedError | undefined;
  /** The present state, which programs get with each 409. */
  readonly current?: () => Promise<Current>;
  /** What was typed, where it is not the body as it was read: forms with files. */
  readonly typed?: () => Promise<Typed>;
}

/** What a form and a JSON body ask for alike. */
export interface ActionSteps<Definitions extends Fields, Asked, Done, Told, Shown, Again, Status extends RefusedStatus> {
  readonly fields: Definitions;
  /** What was typed, said as the JSON body says it. @throws FormRefusedError */
  readonly asked: (values: ValuesOf<Definitions>) => Asked | Promise<Asked>;
  /** Does it. @throws what programs are told; `refusalOf` says at which field people see it */
  readonly act: (asked: Asked) => Promise<Done>;
  /** The answer to programs. */
  readonly tell: (done: Done) => Told | Promise<Told>;
  /** The answer to people. */
  readonly show: (done: Done, values: ValuesOf<Definitions>) => Shown | Promise<Shown>;
  readonly again: (status: Status, refused: RefusedForm) => Again | Promise<Again>;
  readonly refusalOf?: (error: unknown) => FormRefusedError | undefined;
}

/** 409 for programs: the sentence with the present state. */
export type ConflictReply<Current> = [Current] extends [never]
  ? never
  : { status: 409; body: { detail: string; current: Current } };

/**
 * Answers a form. A field that was not sent counts as empty.
 *
 * @throws what `act` throws besides refusals; refusals where JSON is wanted; a violation of the contract that is not about the fields
 */
export function answerForm<
  Definitions extends Fields,
  Done,
  Again,
  Current = never,
  Status extends RefusedStatus = RefusedStatus,
>(call: FormCall, steps: FormSteps<Definitions, ValuesOf<Definitions>, Done, Again, Current, Status>) {
  return run(call, readAll(steps.fields), steps);
}

/**
 * Answers an operation with a JSON body and its alias with a form (`x-alias-of`): one action, said and answered in two ways.
 *
 * @throws as answerForm, and to programs what `act` throws
 */
export async function answerAction<
  Definitions extends Fields,
  Asked,
  Done,
  Told,
  Shown,
  Again,
  Status extends RefusedStatus = RefusedStatus,
>(
  call: FormCall,
  { asked, act, tell, show, ...form }: ActionSteps<Definitions, Asked, Done, Told, Shown, Again, Status>,
): Promise<Told | Shown | Again> {
  // The contract has checked the body.
  if (!wantsPage(call)) return tell(await act(call.body as Asked));
  const steps: FormSteps<Definitions, ValuesOf<Definitions>, Shown, Again, never, Status> = {
    ...form,
    act: async (values) => show(await act(await asked(values)), values),
  };
  return answerForm(call, steps);
}

/** Answers a form that changes a record: fields that were not sent stay as they are. @throws as answerForm */
export function answerChange<
  Definitions extends Fields,
  Done,
  Again,
  Current = never,
  Status extends RefusedStatus = RefusedStatus,
>(call: FormCall, steps: FormSteps<Definitions, Partial<ValuesOf<Definitions>>, Done, Again, Current, Status>) {
  return run(call, readSent(steps.fields), steps);
}

async function run<Definitions extends Fields, Values, Done, Again, Current, Status extends RefusedStatus>(
  call: FormCall,
  read: (typed: Typed) => Reading<Values>,
  steps: FormSteps<Definitions, Values, Done, Again, Current, Status>,
): Promise<Done | Again | ConflictReply<Current>> {
  const broken = contractErrors(call);
  const typed = (await steps.typed?.()) ?? typedOf(call.body);
  const { values, errors: own } = read(typed);
  const together: FieldError[] = [];
  steps.check?.(values, (field, message) => together.push({ field, message }));
  const errors = withoutRepeated([...own, ...together, ...broken]);
  try {
    if (errors.length > 0) throw new FormRefusedError(400, errors);
    return await steps.act(values);
  } catch (error) {
    const refusal = error instanceof ConflictError || error instanceof FormRefusedError ? error : steps.refusalOf?.(error);
    if (refusal === undefined) throw error;
    if (refusal.status === 409 && !wantsPage(call, 409)) return conflictReply(refusal, steps.current);
    if (!wantsPage(call, refusal.status)) throw refusal;
    if (refusal instanceof ConflictError) return steps.again(409 as Status, { typed, errors: [], conflict: refusal });
    return steps.again(refusal.status as Status, { typed, errors: refusal.errors });
  }
}

/** What the contract says about the fields. @throws the violation where it is about something else, or JSON is wanted */
function contractErrors(call: FormCall): readonly FieldError[] {
  const { violation } = call.response.locals as PipelineLocals;
  if (violation === undefined) return [];
  const errors = fieldErrors(violation);
  if (errors === undefined || !wantsPage(call, 400)) throw violation;
  return errors;
}

/** A field's own errors come first; the contract often says the same in other words. */
function withoutRepeated(errors: readonly FieldError[]): readonly FieldError[] {
  return errors.filter(({ field }, index) => errors.findIndex((other) => other.field === field) === index);
}

async function conflictReply<Current>(
  refusal: FormRefusedError | ConflictError,
  readCurrent: (() => Promise<Current>) | undefined,
): Promise<ConflictReply<Current>> {
  if (readCurrent === undefined && !(refusal instanceof ConflictError)) throw refusal;
  const current = readCurrent === undefined ? (refusal as ConflictError).current : await readCurrent();
  return { status: 409, body: { detail: refusal.message, current } } as ConflictReply<Current>;
}
