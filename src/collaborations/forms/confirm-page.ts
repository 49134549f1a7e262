/** A question before something is taken away: the page for browsers without scripts, with the text that scripts ask on the spot. */
import type { TypedName } from '../../web/for-people/typed-name.ts';
import { type View, view } from '../../web/views.ts';
import type { SeenCollaboration } from '../access/disclosure.ts';
import { collaborationPath } from '../addresses.ts';
import type { PlatformCallText } from '../platform-calls.ts';

/** The question. */
export interface Question {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
  readonly submit: string;
  /** What has to be typed before it is done; absent where nothing has. */
  readonly name?: string;
}

/** The view model. */
export interface ConfirmModel extends Question {
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly calls: readonly PlatformCallText[];
  readonly backPath: string;
  /** The field for the name. */
  readonly typed: TypedName | undefined;
}

/** Template of the page. */
export const confirmView: View<ConfirmModel> = view('collaborations/forms/confirm');

/** A question as one text, for `data-confirm`. */
export function questionText({ heading, lines, warnings }: Question): string {
  return [heading, ...lines, ...warnings].join('\n');
}

/** View model of the page. */
export function confirmModel(
  { identifier }: Pick<SeenCollaboration, 'identifier'>,
  question: Question,
  action: string,
  fields: readonly { name: string; value: string }[],
  calls: readonly PlatformCallText[],
  wrongName?: string,
): ConfirmModel {
  const { name } = question;
  const typed = name === undefined ? undefined : { name, value: wrongName ?? '', isWrong: wrongName !== undefined };
  return { ...question, action, fields, calls, backPath: collaborationPath(identifier), typed };
}
