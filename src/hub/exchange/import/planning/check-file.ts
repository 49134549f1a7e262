/** Checks a file on the command line. Plans its import into an empty project. */
import { BadRequestError } from '../../../../contract/errors.ts';
import type { Profile } from '../../../../profiles/profile.ts';
import { type EntityPlan, getPlan } from '../../../../profiles/validation/entity-plan.ts';
import { getFieldName } from '../../../editor/controls.ts';
import type { ProblemGroup } from '../../../problems/group-problems.ts';
import type { FieldError } from '../../../snapshot/check-project.ts';
import { ProjectSnapshot } from '../../../snapshot/open-snapshot.ts';
import { getColumnLetters } from '../../columns.ts';
import type { ImportAccount } from '../account/account-book.ts';
import { NO_PLACE, type PlannedRow } from '../planned-rows.ts';
import { detectFormat, ImportFileError, type ImportFormat } from '../reading/file-format.ts';
import { NO_CHOICES } from '../reading/incoming.ts';
import type { ReadTable } from '../reading/read-tables.ts';
import { type PlannedFile, planFile } from './plan-file.ts';

export interface FileProblem {
  /** Position as in spreadsheet programs and editors: `Study!C3`, `line 3, column 2`, `studies[0].title`. */
  readonly place: string;
  /** Name of the sheet, or of the file in an archive; otherwise empty. */
  readonly sheet: string;
  /** Line number from 1; null if the format has no lines. */
  readonly line: number | null;
  readonly column: number | null;
  readonly field: string;
  readonly message: string;
  readonly rule: string;
}

/** A recommendation, with the number of entities that do not follow it. */
export interface FileWarning {
  readonly entityType: string;
  readonly field: string;
  readonly message: string;
  readonly count: number;
}

export interface CheckedFile extends ImportAccount {
  readonly format: ImportFormat;
  readonly entities: number;
  readonly errors: readonly FileProblem[];
  readonly warnings: readonly FileWarning[];
}

/** A file, or a folder of ISA-Tab, Darwin Core or RO-Crate. */
export interface FileToCheck {
  readonly path: string;
  readonly fileName: string;
  /** Format of the file; by default, it is detected from the content. Required for a folder. */
  readonly format?: ImportFormat;
  /** Entity type of a table; empty to detect the type from the columns. */
  readonly entityType: string;
}

/** No supported format matches the file. The message is a sentence for users. */
export class UnreadableImportError extends Error {}

/** Returns the problems of a file. Also checks rows whose parent is missing in the file. @throws UnreadableImportError */
export async function checkImportFile(profile: Profile, file: FileToCheck): Promise<CheckedFile> {
  const { plan, tables, account, format } = await planFileImport(profile, file);
  const refusals = new Set(plan.rows.flatMap(({ outcome, detail }) => (outcome === 'refuse' ? [detail ?? NO_PLACE] : [])));
  const types = new Set(plan.rows.map(({ entityType }) => entityType));
  const [doubts, recommendations] = [true, false].map((isDoubt) =>
    plan.problems.filter(({ level, rule }) => level === 'warning' && DOUBTS.has(rule) === isDoubt),
  ) as [ProblemGroup[], ProblemGroup[]];
  return {
    ...account,
    notes: [
      ...(account.notes ?? []),
      ...doubts.map(
        ({ entity_type, field, message, entities: [first] }) => `${first?.label ?? entity_type}: ${field}: ${message}`,
      ),
    ],
    format,
    entities: plan.order.length,
    left_out: account.left_out.filter(({ reason }) => !refusals.has(reason)),
    errors: plan.rows.flatMap((row) => listFileErrors(row, profile, { tables, types })),
    warnings: recommendations.map(({ entity_type, field, message, count }) => ({
      entityType: entity_type,
      field,
      message,
      count,
    })),
  };
}

/** Rules about ambiguous values. Their violations are problems of the file, not recommendations of the profile. */
const DOUBTS: ReadonlySet<string> = new Set(['date_cell', 'doubtful_number', 'look_alike', 'missing_value']);

/** Returns the plan of an import into an empty project. @throws UnreadableImportError */
export async function planFileImport(profile: Profile, file: FileToCheck): Promise<PlannedFile> {
  const { path, fileName, entityType } = file;
  try {
    const format = file.format ?? (await detectFormat(path, fileName, ''));
    const read = { content: { path }, format, fileName, entityType, choices: NO_CHOICES };
    return await planFile(profile, read, () => new ProjectSnapshot(profile, [], 0), { takesAlone: true });
  } catch (cause) {
    if (!(cause instanceof BadRequestError)) throw cause;
    throw new UnreadableImportError(cause instanceof ImportFileError ? cause.reason : cause.message, { cause });
  }
}

/** Returns whether the error is a reference to a type that is not in the file. Another file can contain its entities. */
function isReferenceElsewhere(entityPlan: EntityPlan, { field, rule }: FieldError, types: ReadonlySet<string>): boolean {
  return [...entityPlan.steps.flatMap(({ declared }) => declared), ...entityPlan.rules].some(
    (check) =>
      check.kind === 'reference' &&
      check.rule === rule &&
      check.field.name === getFieldName(field) &&
      !types.has(check.target.entity),
  );
}

function listFileErrors(
  row: PlannedRow,
  profile: Profile,
  { tables, types }: { readonly tables: readonly ReadTable[]; readonly types: ReadonlySet<string> },
): readonly FileProblem[] {
  if (row.outcome === 'leave_out') return [];
  if (row.outcome === 'refuse') {
    const field = row.refusedFor?.field ?? '';
    return [{ ...findCellOfValue(row, field, tables), field, message: row.detail ?? NO_PLACE, rule: 'place' }];
  }
  const entityPlan = getPlan(profile).getEntity(row.entityType);
  return row.errors
    .filter((error) => error.rule !== NO_PLACE && !isReferenceElsewhere(entityPlan, error, types))
    .map(({ field, message, rule }) => ({ ...findCellOfValue(row, field, tables), field, message, rule }));
}

function findCellOfValue({ place, table }: PlannedRow, field: string, tables: readonly ReadTable[]) {
  const [, sheet, row] = /^(.*)!(\d+)$/s.exec(place) ?? [];
  const [, file, line] = /^(?:(.*), )?line (\d+)$/s.exec(place) ?? [];
  const known = tables.find(({ name }) => name === table)?.columns;
  const found = known?.find((one) => one.field === field) ?? known?.find((one) => one.field.endsWith(`.${field}`));
  const column = field === '' || found === undefined ? null : Number(found.column);
  const at = { sheet: sheet ?? file ?? '', line: row === undefined && line === undefined ? null : Number(row ?? line), column };
  if (column === null) return { place, ...at };
  return { place: row === undefined ? `${place}, column ${column}` : `${sheet}!${getColumnLetters(column - 1)}${row}`, ...at };
}
