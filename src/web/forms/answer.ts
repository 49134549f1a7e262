/** Handles submitted forms after the access check. Users see an invalid form again; programs get an error. */
import { type Exchange, wantsPage } from '../../contract/accept.ts';
import { convertFieldErrors, type FieldError } from '../../contract/requests/enforcement.ts';
import type { PipelineLocals } from '../../contract/route-table.ts';
import { ConflictError, type Fields, FormRefusedError, type RefusedStatus, type ValuesOf } from './fields.ts';
import { createFormReader, createPartialFormReader, parseTypedBody, type Reading, type Typed } from './reading.ts';

export interface FormCall extends Exchange {
  readonly body?: unknown;
}

/** Input and errors of a form that is shown again. */
export interface RefusedForm {
  readonly typed: Typed;
  readonly errors: readonly FieldError[];
  /** Set if another user has changed the record in between. The page then shows the current values next to the input. */
  readonly conflict?: ConflictError;
}

export interface FormSteps<Definitions extends Fields, Values, Done, Again, Current, Status extends RefusedStatus> {
  readonly fields: Definitions;
  /** Checks several fields together. Also called if some of them are invalid. */
  readonly check?: (values: Values, note: (field: string, message: string) => void) => void;
  /** Performs the action. @throws FormRefusedError, ConflictError to show the form again */
  readonly performAction: (values: Values) => Promise<Done>;
  readonly showAgain: (status: Status, refused: RefusedForm) => Again | Promise<Again>;
  /** Converts other errors, such as a rejection by the platform, to errors of fields; undefined to rethrow the error. */
  readonly convertError?: (error: unknown) => FormRefusedError | undefined;
  /** Returns the current state of the record, for the body of a 409. */
  readonly current?: () => Promise<Current>;
  /** Returns the input if it was already parsed, as for forms with files. */
  readonly readInput?: () => Promise<Typed>;
}

/** Steps that a form and a JSON body share. */
export interface ActionSteps<
  Definitions extends Fields,
  Requested,
  Done,
  Reported,
  Shown,
  Again,
  Status extends RefusedStatus,
> {
  readonly fields: Definitions;
  /** Converts the input to the JSON body. @throws FormRefusedError */
  readonly convertInput: (values: ValuesOf<Definitions>) => Requested | Promise<Requested>;
  /** Performs the action. Programs receive its errors; for users, `convertError` converts them to errors of fields. */
  readonly performAction: (requested: Requested) => Promise<Done>;
  readonly replyToProgram: (done: Done) => Reported | Promise<Reported>;
  readonly replyToUser: (done: Done, values: ValuesOf<Definitions>) => Shown | Promise<Shown>;
  readonly showAgain: (status: Status, refused: RefusedForm) => Again | Promise<Again>;
  readonly convertError?: (error: unknown) => FormRefusedError | undefined;
}

/** Body of a 409 for programs: the message with the current state. */
export type ConflictReply<Current> = [Current] extends [never]
  ? never
  : { status: 409; body: { detail: string; current: Current } };

/** Handles a form; missing fields are empty. @throws errors of `performAction` that the form cannot show; for JSON, all */
export function handleForm<
  Definitions extends Fields,
  Done,
  Again,
  Current = never,
  Status extends RefusedStatus = RefusedStatus,
>(call: FormCall, steps: FormSteps<Definitions, ValuesOf<Definitions>, Done, Again, Current, Status>) {
  return parseAndRunForm(call, createFormReader(steps.fields), steps);
}

/** Handles an operation with a JSON body and its form alias (`x-alias-of`). @throws the errors of handleForm and `performAction` */
export async function handleAction<
  Definitions extends Fields,
  Requested,
  Done,
  Reported,
  Shown,
  Again,
  Status extends RefusedStatus = RefusedStatus,
>(
  call: FormCall,
  {
    convertInput: requested,
    performAction,
    replyToProgram: tell,
    replyToUser: show,
    ...form
  }: ActionSteps<Definitions, Requested, Done, Reported, Shown, Again, Status>,
): Promise<Reported | Shown | Again> {
  // The pipeline has checked the body against the contract.
  if (!wantsPage(call)) return tell(await performAction(call.body as Requested));
  const steps: FormSteps<Definitions, ValuesOf<Definitions>, Shown, Again, never, Status> = {
    ...form,
    performAction: async (values) => show(await performAction(await requested(values)), values),
  };
  return handleForm(call, steps);
}

/** Handles a form that changes a record. Fields that were not submitted stay unchanged. @throws the errors of handleForm */
export function handleChangeForm<
  Definitions extends Fields,
  Done,
  Again,
  Current = never,
  Status extends RefusedStatus = RefusedStatus,
>(call: FormCall, steps: FormSteps<Definitions, Partial<ValuesOf<Definitions>>, Done, Again, Current, Status>) {
  return parseAndRunForm(call, createPartialFormReader(steps.fields), steps);
}

async function parseAndRunForm<Definitions extends Fields, Values, Done, Again, Current, Status extends RefusedStatus>(
  call: FormCall,
  read: (typed: Typed) => Reading<Values>,
  steps: FormSteps<Definitions, Values, Done, Again, Current, Status>,
): Promise<Done | Again | ConflictReply<Current>> {
  const broken = listContractErrors(call);
  const typed = (await steps.readInput?.()) ?? parseTypedBody(call.body);
  const { values, errors: own } = read(typed);
  const together: FieldError[] = [];
  steps.check?.(values, (field, message) => together.push({ field, message }));
  const errors = removeRepeatedErrors([...own, ...together, ...broken]);
  try {
    if (errors.length > 0) throw new FormRefusedError(400, errors);
    return await steps.performAction(values);
  } catch (error) {
    const refusal = error instanceof ConflictError || error instanceof FormRefusedError ? error : steps.convertError?.(error);
    if (refusal === undefined) throw error;
    if (refusal.status === 409 && !wantsPage(call, 409)) return createConflictReply(refusal, steps.current);
    if (!wantsPage(call, refusal.status)) throw refusal;
    if (refusal instanceof ConflictError) return steps.showAgain(409 as Status, { typed, errors: [], conflict: refusal });
    return steps.showAgain(refusal.status as Status, { typed, errors: refusal.errors });
  }
}

/** Returns the violations of the contract by field. Other violations were already answered. */
function listContractErrors(call: FormCall): readonly FieldError[] {
  const { violation } = call.response.locals as PipelineLocals;
  return convertFieldErrors(violation ?? {}) ?? [];
}

/** Returns the first error of each field. Errors of the form are first, because those of the contract often repeat them. */
function removeRepeatedErrors(errors: readonly FieldError[]): readonly FieldError[] {
  return [...new Map(errors.toReversed().map((error) => [error.field, error])).values()].toReversed();
}

async function createConflictReply<Current>(
  refusal: FormRefusedError | ConflictError,
  readCurrent: (() => Promise<Current>) | undefined,
): Promise<ConflictReply<Current>> {
  if (readCurrent === undefined && !(refusal instanceof ConflictError)) throw refusal;
  const current = readCurrent === undefined ? (refusal as ConflictError).current : await readCurrent();
  return { status: 409, body: { detail: refusal.message, current } } as ConflictReply<Current>;
}
