/** The confirmation page of a deletion. */

import type { TypedName } from '../web/for-people/typed-name.ts';
import { countOf, numberText } from '../web/for-people/words.ts';
import type { RefusedForm } from '../web/forms/answer.ts';
import { type View, view } from '../web/views.ts';
import { type Deletion, deletesAnything, formatEntityCount } from './deletion.ts';
import { getProjectPath, getWorkspacePath } from './page.ts';
import { inWords } from './words.ts';

/** The view model of the page. */
export interface ConfirmationModel {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly types: readonly { readonly name: string; readonly count: string }[];
  /** True if the numbers differ from the confirmed ones. */
  readonly hasChanged: boolean;
  readonly action: string;
  readonly descendants: number;
  /** The name that the user must type to confirm; absent if nothing else is deleted. */
  readonly typed: TypedName | undefined;
  readonly submit: string;
  readonly backPath: string;
}

/** Template of the page. */
export const confirmationView: View<ConfirmationModel> = view('hub/confirm');

/** View model of the page; `refused` if the form was refused and is shown again. */
export function createConfirmationModel(deletion: Deletion, refused?: RefusedForm): ConfirmationModel {
  const name = refused?.typed.name?.[0] ?? '';
  const { kind, id, label, projects, descendants, by_type, action } = deletion;
  const parts = [...(kind === 'workspace' ? [countOf(projects, 'project')] : []), formatEntityCount(descendants)];
  return {
    heading: `Delete ${label}?`,
    lines: deletesAnything(deletion)
      ? [
          `${parts.join(' and ')} ${projects + descendants === 1 ? 'goes' : 'go'} with it, with history and chat. This cannot be undone.`,
        ]
      : [`The ${kind} is empty.`],
    types: by_type.map(({ entity_type, count }) => ({ name: inWords(entity_type), count: numberText(count) })),
    hasChanged: refused?.conflict !== undefined,
    action,
    descendants,
    typed: deletesAnything(deletion) ? { name: label, value: name, isWrong: (refused?.errors.length ?? 0) > 0 } : undefined,
    submit: `Delete ${kind}`,
    backPath: kind === 'workspace' ? getWorkspacePath(id) : getProjectPath(id),
  };
}
