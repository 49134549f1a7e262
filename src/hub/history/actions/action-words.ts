import { formatNumber, formatQuantity } from '../../../web/for-people/words.ts';
import type { ActionKind } from '../../tables.ts';
import { formatShortValue } from '../store.ts';

export interface ActionFacts {
  readonly kind: ActionKind;
  readonly subject: string;
  readonly created: number;
  readonly changed: number;
  readonly deleted: number;
}

export const kindWords: Readonly<Record<ActionKind, string>> = {
  created: 'Created',
  changed: 'Changed',
  moved: 'Moved',
  deleted: 'Deleted',
  duplicated: 'Duplicated',
  restored: 'Restored',
  pasted: 'Pasted',
  imported: 'Imported',
  example: 'Example data',
  undone: 'Undone',
  project_restored: 'Project restored',
  profile_moved: 'Moved to another profile',
};

/** Returns the title of an action, such as "Imported plots.xlsx" or "Changed POT-03 and 89 more". */
export function describeAction({ kind, subject: whole, created, changed, deleted }: ActionFacts): string {
  const subject = kind === 'undone' ? whole : formatShortValue(whole);
  const count = created + changed + deleted;
  const others = count > 1 ? ` and ${formatNumber(count - 1)} more` : '';
  switch (kind) {
    case 'imported':
      return `Imported ${subject}`;
    case 'pasted':
      return `Pasted ${formatQuantity(count, 'row')}`;
    case 'example':
      return 'Loaded the example data';
    case 'undone':
      return subject;
    case 'project_restored':
      return `Project restored to ${subject}`;
    case 'profile_moved':
      return `Moved the project ${subject}`;
    case 'duplicated':
      return `Duplicated ${subject}`;
    default:
      return `${kindWords[kind]} ${subject}${others}`;
  }
}

export function describeUndoing(action: ActionFacts): string {
  const title = describeAction(action);
  if (action.kind !== 'undone') return `Undone: ${title}`;
  const [, verb, actionTitle] = /^(Undone|Redone): (.*)$/s.exec(title) ?? [undefined, 'Undone', title];
  return `${verb === 'Undone' ? 'Redone' : 'Undone'}: ${actionTitle}`;
}

/** Returns the effects as text, such as "90 created, 3 changed". */
export function describeEffects({ created, changed, deleted }: Omit<ActionFacts, 'kind' | 'subject'>): string {
  const parts: readonly [number, string][] = [
    [created, 'created'],
    [changed, 'changed'],
    [deleted, 'deleted'],
  ];
  const counts = parts.filter(([count]) => count > 0).map(([count, word]) => `${formatNumber(count)} ${word}`);
  return counts.length === 0 ? 'nothing' : counts.join(', ');
}
