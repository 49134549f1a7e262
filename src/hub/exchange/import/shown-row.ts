import type { components } from '../../../../generated/hub/types.d.ts';
import type { ProjectAccess } from '../../access/guard.ts';
import { getProjectPath } from '../../page.ts';
import { formatDisplayName } from '../../words.ts';
import { PARENT_COLUMN, PARENT_FIELD_COLUMN } from '../columns.ts';
import type { RowOutcome } from './planned-rows.ts';

type HubImportRow = components['schemas']['HubImportRow'];

export const OUTCOMES: Readonly<
  Record<RowOutcome, { readonly label: string; readonly tone: 'good' | 'plain' | 'bad' | 'warning' }>
> = {
  create: { label: 'Created', tone: 'good' },
  change: { label: 'Changed', tone: 'warning' },
  unchanged: { label: 'Unchanged', tone: 'plain' },
  refuse: { label: 'Rejected', tone: 'bad' },
  leave_out: { label: 'Left out', tone: 'warning' },
};
const MAX_CHANGES = 12;

export function createShownRow({ project }: ProjectAccess, row: HubImportRow) {
  const { label, tone } = OUTCOMES[row.outcome];
  return {
    place: row.place,
    outcome: label,
    tone,
    entityType: formatDisplayName(row.entity_type),
    label: row.label,
    path: row.node_id === null ? '' : getProjectPath(project.id, 'entity', row.node_id),
    ...createShownParent(row),
    changes: row.changes.slice(0, MAX_CHANGES).map(({ field, before, after }) => ({
      field: PLACE_WORDS[field] ?? formatDisplayName(field),
      before: formatShownValue(before),
      after: formatShownValue(after),
      emptied: field === PARENT_COLUMN ? 'at the top' : 'emptied',
    })),
    more: Math.max(0, row.changes.length - MAX_CHANGES),
    errors: row.errors.map(({ field, message }) => ({ field: field === '' ? '' : formatDisplayName(field), message })),
    detail: row.detail ?? '',
  };
}

/** Returns the label and type of the parent for the preview; empty for rejected and omitted rows. */
function createShownParent({ parent, outcome }: HubImportRow): { into: string; intoType: string } {
  if (outcome === 'refuse' || outcome === 'leave_out') return { into: '', intoType: '' };
  if (parent === null) return { into: 'Top of the project', intoType: '' };
  return { into: parent.label, intoType: `${formatDisplayName(parent.entity_type)} · ${formatDisplayName(parent.field)}` };
}

/** Display names of the position columns. */
const PLACE_WORDS: Readonly<Record<string, string>> = { [PARENT_COLUMN]: 'moved to', [PARENT_FIELD_COLUMN]: 'into the field' };

function formatShownValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : Array.isArray(value) ? value.join('; ') : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 199).toWellFormed()}…` : text;
}
