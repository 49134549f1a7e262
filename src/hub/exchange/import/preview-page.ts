import type { components } from '../../../../generated/hub/types.d.ts';
import { chooseWord, createDisplayDate, formatQuantity, joinItems } from '../../../web/for-people/words.ts';
import type { Flash } from '../../../web/replies/flash.ts';
import { createTablePager } from '../../../web/views.ts';
import type { ProjectAccess } from '../../access/guard.ts';
import { createProjectTabs, getProjectPath } from '../../page.ts';
import type { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import { formatDisplayName } from '../../words.ts';
import { PARENT_COLUMN, PARENT_FIELD_COLUMN } from '../columns.ts';
import type { ImportAccount } from './account/account-book.ts';
import { IMPORT_FORMATS } from './form-page.ts';
import { isRefusalRule, type RowOutcome } from './planned-rows.ts';
import { createImportSheet } from './sheet-page.ts';
import { hasParts, type ImportRecord } from './store.ts';

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

/** Source name of pasted rows on pages and in the history. */
export const PASTED = 'Pasted rows';

export interface PreviewParts {
  readonly record: ImportRecord;
  readonly rows: readonly components['schemas']['HubImportRow'][];
  readonly total: number;
  readonly all: number;
  readonly outcome: RowOutcome | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly flash: Flash | undefined;
  readonly snapshot: ProjectSnapshot;
  readonly problem?: string;
}

export function createPreviewPage(access: ProjectAccess, parts: PreviewParts) {
  const { record, rows, total, outcome, limit, offset } = parts;
  const { counts } = record;
  const path = getProjectPath(access.project.id, 'import', record.id);
  const buildAddress = (shownOutcome: RowOutcome | undefined, page = 1) => {
    const query = new URLSearchParams({
      ...(shownOutcome === undefined ? {} : { outcome: shownOutcome }),
      ...(page > 1 ? { limit: String(limit), offset: String((page - 1) * limit) } : {}),
    });
    return query.size === 0 ? path : `${path}?${query}`;
  };
  const { all } = parts;
  const pastedType = record.fileName === PASTED ? record.tables[0]?.entity_type : undefined;
  const countOf: Record<RowOutcome, number> = {
    create: counts.created,
    change: counts.changed,
    unchanged: counts.unchanged,
    refuse: counts.refused,
    leave_out: all - counts.created - counts.changed - counts.unchanged - counts.refused,
  };
  const page = Math.floor(offset / limit) + 1;
  return {
    tabs: createProjectTabs(access, 'import'),
    flash: parts.flash,
    problem: parts.problem ?? '',
    fileName: record.fileName,
    format: IMPORT_FORMATS.find(({ value }) => value === record.format)?.label ?? record.format,
    isApplied: record.status === 'applied',
    changesNothing: counts.created + counts.changed === 0 && !hasParts(counts),
    filters: [
      { label: 'All rows', count: all, path: buildAddress(undefined), isCurrent: outcome === undefined },
      ...(Object.keys(OUTCOMES) as RowOutcome[]).map((wanted) => ({
        label: OUTCOMES[wanted].label,
        count: countOf[wanted],
        path: buildAddress(wanted),
        isCurrent: outcome === wanted,
      })),
    ],
    refused: counts.refused,
    correction: describeCorrection(record, pastedType !== undefined),
    leftOut: counts.left_out,
    wrong: counts.with_errors,
    account: createAccountModel(record.account),
    written: joinItems([
      ...(counts.created + counts.changed === 0 ? [] : [formatQuantity(counts.created + counts.changed, 'row')]),
      ...listPartQuantities(counts),
    ]),
    expiresAt: createDisplayDate(record.expiresAt).text,
    applyPath: `${path}/apply`,
    discardPath: `${path}/discard`,
    isPasted: pastedType !== undefined,
    againPath: getProjectPath(access.project.id, ...(pastedType === undefined ? ['import'] : ['table', pastedType])),
    projectPath: getProjectPath(access.project.id),
    rows: rows.map((row) => createShownRow(access, row)),
    ...createImportSheet(access, parts.snapshot, record),
    pager: createTablePager({ page, pages: Math.max(1, Math.ceil(total / limit)) }, (one) => buildAddress(outcome, one)),
  };
}

export function listPartQuantities({ files = 0, observations = 0 }: ImportRecord['counts']): readonly string[] {
  return [
    ...(files === 0 ? [] : [formatQuantity(files, 'attached file')]),
    ...(observations === 0 ? [] : [formatQuantity(observations, 'observation')]),
  ];
}

/** Returns how to correct the rejected rows. A row with too many cells, for example, has no field on the page. */
function describeCorrection({ counts: { refused }, problems }: ImportRecord, isPasted: boolean): string {
  if (!isPasted) return 'the file and upload it again';
  const here = problems
    .filter(({ rule, field }) => field !== '' && isRefusalRule(rule))
    .reduce((sum, { count }) => sum + count, 0);
  const them = chooseWord(refused, 'it', 'them');
  if (here >= refused) return `${them} below`;
  return `${here === 0 ? them : `${here} below and the ${chooseWord(refused - here, 'other', 'others')}`} in your spreadsheet and paste all rows again`;
}

function createAccountModel({ account, changed, left_out, notes = [] }: ImportAccount) {
  const { values, placed, changed: changedCount, left_out: leftOutCount } = account;
  return { values, placed, changedCount, leftOutCount, changed, leftOut: left_out, notes };
}
