/** Pages of imports: the form, and the preview row by row. */
import type { components } from '../../../../generated/hub/types.d.ts';
import type { Flash } from '../../../web/flash.ts';
import { momentOf } from '../../../web/for-people/moment.ts';
import { type Pager, pagerOf } from '../../../web/pager.ts';
import { type View, view } from '../../../web/views.ts';
import type { ProjectAccess } from '../../access/project-access.ts';
import { type ProjectTabs, projectPath, projectTabs } from '../../page.ts';
import type { ProjectPicture } from '../../picture/project-picture.ts';
import type { ShownProblem } from '../../problems/page.ts';
import { inWords } from '../../words.ts';
import { PARENT_COLUMN, PARENT_FIELD_COLUMN } from '../columns.ts';
import type { Outcome } from './planned-rows.ts';
import { type ReplacedValue, type ShownTable, sheetOf } from './sheet-page.ts';
import type { ImportRecord } from './store.ts';

type HubImportRow = components['schemas']['HubImportRow'];

/** Formats as people choose them. */
export const FORMATS = [
  { value: '', label: 'Detect automatically' },
  { value: 'xlsx', label: 'Spreadsheet (.xlsx)' },
  { value: 'csv', label: 'CSV or TSV of one entity type' },
  { value: 'json', label: 'JSON' },
  { value: 'yaml', label: 'YAML' },
  { value: 'isa-json', label: 'ISA-JSON' },
  { value: 'isa-tab', label: 'ISA-Tab (.zip)' },
  { value: 'sdrf', label: 'SDRF-Proteomics (.sdrf.tsv)' },
] as const;

/** Model of views/hub/exchange/import. */
export interface ImportFormPage {
  readonly tabs: ProjectTabs;
  readonly action: string;
  /** The spreadsheet of the project, to fill in. */
  readonly templatePath: string;
  readonly formats: readonly { readonly value: string; readonly label: string; readonly isChosen: boolean }[];
  readonly types: readonly { readonly name: string; readonly isChosen: boolean }[];
  /** Why the file was not taken; empty when none was sent. */
  readonly problem: string;
  /** The control that it is about. */
  readonly problemAt: string;
  readonly largest: string;
}

/** Template of the form. */
export const importFormView: View<ImportFormPage> = view('hub/exchange/import/import');

/** Makes the model of the form. */
export function importFormPage(
  access: ProjectAccess,
  maxBytes: number,
  sent: { readonly format: string; readonly entityType: string; readonly problem: string } = {
    format: '',
    entityType: '',
    problem: '',
  },
): ImportFormPage {
  return {
    tabs: projectTabs(access, 'import'),
    action: projectPath(access.project.id, 'import'),
    templatePath: `${projectPath(access.project.id, 'export')}?format=xlsx`,
    formats: FORMATS.map((format) => ({ ...format, isChosen: format.value === sent.format })),
    types: [...access.profile.entities.keys()].map((name) => ({ name, isChosen: name === sent.entityType })),
    ...problemOf(sent.problem),
    largest: `${Math.round(maxBytes / 1_000_000)} MB`,
  };
}

const CONTROLS: Readonly<Record<string, string>> = { file: 'The file', format: 'The format', entity_type: 'The entity type' };

/** Programs are told the member of the body, people the control. */
function problemOf(said: string): { problem: string; problemAt: string } {
  const [, name = 'file', colon, rest = said] = /^body\.(file|format|entity_type)(:?) (.*)$/s.exec(said) ?? [];
  if (said === '') return { problem: '', problemAt: '' };
  if (rest === said || colon === ':') return { problem: `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`, problemAt: name };
  return { problem: `${CONTROLS[name]} ${rest}`, problemAt: name };
}

/** A row as the page shows it. */
export interface ShownRow {
  readonly place: string;
  readonly outcome: string;
  readonly tone: 'good' | 'plain' | 'bad' | 'warning';
  readonly entityType: string;
  readonly label: string;
  readonly path: string;
  /** Where it goes: what people call the parent, its type and the field; empty for what goes nowhere. */
  readonly into: string;
  readonly intoType: string;
  readonly changes: readonly {
    readonly field: string;
    readonly before: string;
    readonly after: string;
    readonly emptied: string;
  }[];
  readonly more: number;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly detail: string;
}

/** Model of views/hub/exchange/preview. */
export interface PreviewPage {
  readonly tabs: ProjectTabs;
  readonly flash: Flash | undefined;
  /** Why it could not be applied. */
  readonly problem: string;
  readonly fileName: string;
  readonly format: string;
  readonly isApplied: boolean;
  readonly changesNothing: boolean;
  readonly filters: readonly {
    readonly label: string;
    readonly count: number;
    readonly path: string;
    readonly isCurrent: boolean;
  }[];
  readonly refused: number;
  /** What the file has that the profile has no place for, and rows to be written with errors. */
  readonly leftOut: number;
  readonly wrong: number;
  readonly written: number;
  /** When it is forgotten. */
  readonly kept: string;
  readonly applyPath: string;
  readonly discardPath: string;
  readonly againPath: string;
  readonly projectPath: string;
  readonly rows: readonly ShownRow[];
  readonly pager: Pager;
  readonly choicesPath: string;
  readonly canChoose: boolean;
  readonly tables: readonly ShownTable[];
  readonly types: readonly { readonly name: string; readonly label: string }[];
  /** The first groups, and those behind them. */
  readonly problems: readonly ShownProblem[];
  readonly moreProblems: readonly ShownProblem[];
  readonly moreProblemWords: string;
  readonly problemCount: string;
  readonly replaced: readonly ReplacedValue[];
}

/** Template of the preview. */
export const previewView: View<PreviewPage> = view('hub/exchange/import/preview');

const OUTCOMES: Readonly<Record<Outcome, { readonly label: string; readonly tone: ShownRow['tone'] }>> = {
  create: { label: 'Created', tone: 'good' },
  change: { label: 'Changed', tone: 'warning' },
  unchanged: { label: 'Unchanged', tone: 'plain' },
  refuse: { label: 'Refused', tone: 'bad' },
  leave_out: { label: 'Left out', tone: 'warning' },
};
const MOST_CHANGES = 12;

/** What the preview shows. */
export interface PreviewParts {
  readonly record: ImportRecord;
  readonly rows: readonly HubImportRow[];
  readonly total: number;
  /** Rows of every outcome. */
  readonly all: number;
  readonly outcome: Outcome | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly flash: Flash | undefined;
  readonly picture: ProjectPicture;
  readonly problem?: string;
}

/** Makes the model of the preview. */
export function previewPage(access: ProjectAccess, parts: PreviewParts): PreviewPage {
  const { record, rows, total, outcome, limit, offset } = parts;
  const { counts } = record;
  const path = projectPath(access.project.id, 'import', record.id);
  const address = (wanted: Outcome | undefined, page = 1) => {
    const query = new URLSearchParams({
      ...(wanted === undefined ? {} : { outcome: wanted }),
      ...(page > 1 ? { limit: String(limit), offset: String((page - 1) * limit) } : {}),
    });
    return query.size === 0 ? path : `${path}?${query}`;
  };
  const { all } = parts;
  const countOf: Record<Outcome, number> = {
    create: counts.created,
    change: counts.changed,
    unchanged: counts.unchanged,
    refuse: counts.refused,
    leave_out: all - counts.created - counts.changed - counts.unchanged - counts.refused,
  };
  const page = Math.floor(offset / limit) + 1;
  return {
    tabs: projectTabs(access, 'import'),
    flash: parts.flash,
    problem: parts.problem ?? '',
    fileName: record.fileName,
    format: FORMATS.find(({ value }) => value === record.format)?.label ?? record.format,
    isApplied: record.status === 'applied',
    changesNothing: counts.created + counts.changed === 0,
    filters: [
      { label: 'All rows', count: all, path: address(undefined), isCurrent: outcome === undefined },
      ...(Object.keys(OUTCOMES) as Outcome[]).map((wanted) => ({
        label: OUTCOMES[wanted].label,
        count: countOf[wanted],
        path: address(wanted),
        isCurrent: outcome === wanted,
      })),
    ],
    refused: counts.refused,
    leftOut: counts.left_out,
    wrong: counts.with_errors,
    written: counts.created + counts.changed,
    kept: momentOf(record.expiresAt).text,
    applyPath: `${path}/apply`,
    discardPath: `${path}/discard`,
    againPath: projectPath(access.project.id, 'import'),
    projectPath: projectPath(access.project.id),
    rows: rows.map((row) => shown(access, row)),
    ...sheetOf(access, parts.picture, record),
    pager: pagerOf({ page, pages: Math.max(1, Math.ceil(total / limit)) }, (one) => address(outcome, one)),
  };
}

function shown({ project }: ProjectAccess, row: HubImportRow): ShownRow {
  const { label, tone } = OUTCOMES[row.outcome];
  return {
    place: row.place,
    outcome: label,
    tone,
    entityType: row.entity_type,
    label: row.label,
    path: row.node_id === null ? '' : projectPath(project.id, 'entity', row.node_id),
    ...intoOf(row),
    changes: row.changes.slice(0, MOST_CHANGES).map(({ field, before, after }) => ({
      field: PLACE_WORDS[field] ?? field,
      before: textOf(before),
      after: textOf(after),
      emptied: field === PARENT_COLUMN ? 'at the top' : 'emptied',
    })),
    more: Math.max(0, row.changes.length - MOST_CHANGES),
    errors: row.errors.map(({ field, message }) => ({ field, message })),
    detail: row.detail ?? '',
  };
}

function intoOf({ parent, outcome }: HubImportRow): { into: string; intoType: string } {
  if (outcome === 'refuse' || outcome === 'leave_out') return { into: '', intoType: '' };
  if (parent === null) return { into: 'Top of the project', intoType: '' };
  return { into: parent.label, intoType: `${inWords(parent.entity_type)} · ${inWords(parent.field)}` };
}

/** What people call the columns that say where a row stands. */
const PLACE_WORDS: Readonly<Record<string, string>> = { [PARENT_COLUMN]: 'moved to', [PARENT_FIELD_COLUMN]: 'into the field' };

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : Array.isArray(value) ? value.join('; ') : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 199).toWellFormed()}…` : text;
}
