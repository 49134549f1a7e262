/** Renders confirmation pages for browsers without scripts. They have the text that scripts show in a dialog. */
import type { Exchange } from '../contract/accept.ts';
import type { TypedName } from '../web/for-people/typed-name.ts';
import type { PlatformCallText } from '../web/forms/model.ts';
import { replyWithPage } from '../web/replies/replies.ts';
import type { Render } from '../web/views.ts';
import type { CollaborationViewer } from './access/policy.ts';
import { buildCollaborationPath, createCollaborationsFrame, createCrumbs } from './page.ts';

export interface Question {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
  readonly submit: string;
  /** The name to type for confirmation; absent if none is required. */
  readonly name?: string;
}

interface ConfirmModel extends Question {
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly calls: readonly PlatformCallText[];
  readonly backPath: string;
  readonly typed: TypedName | undefined;
}

/** A question with the form that performs the action. */
export interface ConfirmableAction extends Pick<ConfirmModel, 'calls'> {
  readonly question: Question;
  readonly crumb: string;
  /** Path of the form, after that of the collaboration. */
  readonly action: readonly string[];
  readonly fields?: ConfirmModel['fields'];
  /** The wrong name that was typed, if the question is shown again. */
  readonly wrongName?: string;
}

/** Returns a question as one string for the attribute `data-confirm`. */
export function formatQuestion({ heading, lines, warnings }: Question): string {
  return [heading, ...lines, ...warnings].join('\n');
}

export function replyWithConfirmationPage<Status extends 200 | 400>(
  context: { readonly render: Render },
  call: Exchange & { readonly access: CollaborationViewer },
  status: Status,
  { question, crumb, action, fields = [], calls, wrongName }: ConfirmableAction,
) {
  const { collaboration } = call.access;
  const { name } = question;
  const frame = createCollaborationsFrame({ title: question.heading, crumb, crumbs: createCrumbs(collaboration) });
  return replyWithPage(context, call, status, 'collaborations/confirm', frame, {
    ...question,
    action: buildCollaborationPath(collaboration.identifier, ...action),
    fields,
    calls,
    backPath: buildCollaborationPath(collaboration.identifier),
    typed: name === undefined ? undefined : { name, value: wrongName ?? '', isWrong: wrongName !== undefined },
  });
}
