/** The page that asks before something is deleted. */

import { numberText } from '../web/for-people/words.ts';
import { type View, view } from '../web/views.ts';
import { type Deletion, entities } from './deletion.ts';
import { projectPath, workspacePath } from './page.ts';
import { inWords } from './words.ts';

/** The view model of the page. */
export interface ConfirmationModel {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly types: readonly { readonly name: string; readonly count: string }[];
  /** Whether the numbers are others than those that were confirmed. */
  readonly hasChanged: boolean;
  readonly action: string;
  readonly descendants: number;
  /** The name that has to be typed before anything is deleted, with a pattern that takes it; absent where nothing goes with it. */
  readonly typed: { readonly name: string; readonly pattern: string } | undefined;
  readonly submit: string;
  readonly backPath: string;
}

/** Template of the page. */
export const confirmationView: View<ConfirmationModel> = view('hub/confirm');

/** View model of the page. */
export function confirmationModel(deletion: Deletion, hasChanged: boolean): ConfirmationModel {
  const { kind, id, label, projects, descendants, by_type, action } = deletion;
  const parts = [
    ...(kind === 'workspace' ? [projects === 1 ? '1 project' : `${numberText(projects)} projects`] : []),
    entities(descendants),
  ];
  return {
    heading: `Delete ${label}?`,
    lines:
      projects + descendants === 0
        ? [`The ${kind} is empty.`]
        : [`${parts.join(' and ')} go with it, with their history and chat. There is no way back.`],
    types: by_type.map(({ entity_type, count }) => ({ name: inWords(entity_type), count: numberText(count) })),
    hasChanged,
    action,
    descendants,
    typed: projects + descendants === 0 ? undefined : { name: label, pattern: patternOf(label) },
    submit: `Delete ${kind}`,
    backPath: kind === 'workspace' ? workspacePath(id) : projectPath(id),
  };
}

/** Takes a name as it is shown: spaces that follow each other are seen as one. */
function patternOf(name: string): string {
  return name
    .trim()
    .split(/\s+/u)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('\\s+');
}
