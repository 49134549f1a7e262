/** Handles the forms of collaborations. Each has its own page, which is shown again with the input after an error. */
import type { Exchange } from '../../contract/accept.ts';
import { type FormSteps, handleForm, type RefusedForm } from '../../web/forms/answer.ts';
import { type Fields, FormRefusedError, type ValuesOf } from '../../web/forms/fields.ts';
import { buildFormPageModel } from '../../web/forms/form-page.ts';
import { type PageReply, replyWithPage } from '../../web/replies/replies.ts';
import type { CollaborationViewer, Viewer } from '../access/policy.ts';
import type { CollaborationsContext } from '../context.ts';
import { buildCollaborationPath, createCollaborationsFrame, createCrumbs, LIST_PATH } from '../page.ts';
import { CollabApiError, CollabInputError, CollaborationConflictError } from '../platform/errors.ts';

export interface CollaborationsForm<Definitions extends Fields> {
  readonly heading: string;
  readonly crumb?: string;
  readonly lead?: string;
  readonly notes?: readonly string[];
  /** Path after that of the collaboration, or of the list. */
  readonly action: readonly string[];
  readonly operationId: string;
  /** Label of the button; by default, the heading. */
  readonly submit?: string;
  readonly fields: Definitions;
  /** Fields to show, if they differ from the fields to read. */
  readonly shown?: Fields;
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Beginning of the page title after an error. */
  readonly refused?: string;
}

type Steps<Definitions extends Fields, Done> = Pick<
  FormSteps<Definitions, ValuesOf<Definitions>, Done, never, never, Status>,
  'performAction' | 'check' | 'readInput'
> & {
  /** True to show the form again after a conflict; otherwise a page reports the conflict. */
  readonly showsConflicts?: boolean;
};

type Status = 400 | 409 | 502;

/** A call with its user, and with the collaboration if the path names one. */
type FormPageCall = Exchange & { readonly access: Viewer | CollaborationViewer };

export function showForm<Shown extends 200 | Status>(
  context: Pick<CollaborationsContext, 'render' | 'calls'>,
  call: FormPageCall,
  status: Shown,
  form: CollaborationsForm<Fields>,
  refused?: RefusedForm,
): PageReply<Shown> {
  const { heading, crumb = heading, lead = '', notes = [], submit = heading, initial = {} } = form;
  const collaboration = 'collaboration' in call.access ? call.access.collaboration : undefined;
  const backPath = collaboration === undefined ? LIST_PATH : buildCollaborationPath(collaboration.identifier);
  const action = [backPath, ...form.action.map(encodeURIComponent)].join('/');
  const title = refused === undefined ? heading : `${form.refused ?? 'Not done'} · ${heading}`;
  const frame = createCollaborationsFrame({ title, crumb, crumbs: createCrumbs(collaboration) });
  const model = buildFormPageModel(
    {
      heading,
      lead,
      notes,
      frame: { action, submit, backPath, calls: context.calls(form.operationId) },
      fields: form.shown ?? form.fields,
      initial,
    },
    refused,
  );
  return replyWithPage(context, call, status, 'partials/form/page', frame, model);
}

/** Handles a submitted form. @throws errors of its action that do not belong to a field */
export function handleCollaborationsForm<Definitions extends Fields, Done>(
  context: Pick<CollaborationsContext, 'render' | 'calls'>,
  call: FormPageCall & { readonly body?: unknown },
  form: CollaborationsForm<Definitions>,
  { showsConflicts = false, ...steps }: Steps<Definitions, Done>,
): Promise<Done | PageReply<Status>> {
  const requestId = String(call.response.getHeader('X-Request-Id') ?? '');
  return handleForm(call, {
    ...steps,
    fields: form.fields,
    showAgain: (status: Status, refused) => showForm(context, call, status, form, refused),
    convertError: (error) =>
      showsConflicts || error instanceof CollabInputError
        ? findFormRefusedError(error, `The request ID is ${requestId}.`)
        : undefined,
  });
}

const TAKEN_FIELDS: Partial<Record<CollaborationConflictError['reason'], string>> = {
  nameTaken: 'name',
  shortNameTaken: 'short_name',
  groupTaken: 'name',
};

/** Returns the errors of values that the platform or client rejected, with the field if known; undefined otherwise. */
function findFormRefusedError(error: unknown, trace: string): FormRefusedError | undefined {
  const createFormRefusedError = (status: Status, field: string, message: string) =>
    new FormRefusedError(
      status,
      [
        { field, message },
        { field: '', message: trace },
      ],
      { cause: error },
    );
  if (error instanceof CollabInputError) return createFormRefusedError(400, error.field, error.problem);
  // The platform rejected the values with 400 without a known reason (docs/requirements.md, C26).
  if (error instanceof CollabApiError && error.fault === 'refused' && error.refusal === undefined)
    return createFormRefusedError(502, '', 'The platform did not accept these values.');
  if (!(error instanceof CollaborationConflictError)) return undefined;
  const { explanation: message } = error;
  const field = TAKEN_FIELDS[error.reason];
  if (field === undefined) return createFormRefusedError(409, '', message);
  return createFormRefusedError(409, field, `is taken: ${message[0]?.toLowerCase()}${message.slice(1)}`);
}
