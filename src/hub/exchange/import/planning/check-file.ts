/** What would be wrong with a file in an empty project, by the readers of imports: for the command line, without a server. */
import { BadRequestError } from '../../../../contract/errors.ts';
import type { Profile } from '../../../../profiles/profile.ts';
import { ProjectSnapshot } from '../../../snapshot/project-snapshot.ts';
import type { ImportAccount } from '../account/account-book.ts';
import { NO_PLACE, type PlannedRow } from '../planned-rows.ts';
import { NO_CHOICES } from '../reading/choices.ts';
import { formatOf, type ImportFormat } from '../reading/file-format.ts';
import type { ReadTable } from '../reading/read-tables.ts';
import { columnLetters } from '../reading/read-workbook.ts';
import { planFile } from './plan-file.ts';

/** An error in a file. */
export interface FileProblem {
  /** As people find it: `Study!C3`, `line 3, column 2`, `studies[0].title`. */
  readonly place: string;
  /** Name of the sheet or of the file in an archive; empty for none. */
  readonly sheet: string;
  /** From 1; null where a format has no lines. */
  readonly line: number | null;
  readonly column: number | null;
  readonly field: string;
  readonly message: string;
  readonly rule: string;
}

/** A recommendation that a file does not follow, for all entities of a type. */
export interface FileWarning {
  readonly entityType: string;
  readonly field: string;
  readonly message: string;
  readonly count: number;
}

/** What was found in a file. */
export interface CheckedFile extends ImportAccount {
  readonly format: ImportFormat;
  /** Entities in it. */
  readonly entities: number;
  readonly errors: readonly FileProblem[];
  readonly warnings: readonly FileWarning[];
}

/** A file on disk, or a folder of ISA-Tab or Darwin Core. */
export interface FileToCheck {
  readonly path: string;
  readonly fileName: string;
  /** Detected from the file unless said; a folder says it. */
  readonly format?: ImportFormat;
  /** What the rows of a table are; empty: told by their columns. */
  readonly entityType: string;
}

/** The file cannot be read as any format; the message is a sentence about it. */
export class UnreadableImportError extends Error {
  override readonly name = 'UnreadableImportError';
}

/**
 * Checks a file. Rows whose parents the file does not have are checked on their own.
 * @throws UnreadableImportError
 */
export async function checkImportFile(profile: Profile, file: FileToCheck): Promise<CheckedFile> {
  const { path, fileName, entityType } = file;
  try {
    const format = file.format ?? (await formatOf(path, fileName, ''));
    const read = { content: { path }, format, fileName, entityType, choices: NO_CHOICES };
    const { plan, tables, account, ...found } = await planFile(profile, read, () => new ProjectSnapshot(profile, [], 0), {
      takesAlone: true,
    });
    const refusals = new Set(plan.rows.flatMap(({ outcome, detail }) => (outcome === 'refuse' ? [detail ?? NO_PLACE] : [])));
    const types = new Set(plan.rows.map(({ entityType }) => entityType));
    return {
      ...account,
      format: found.format,
      entities: plan.order.length,
      left_out: account.left_out.filter(({ reason }) => !refusals.has(reason)),
      errors: plan.rows.flatMap((row) => errorsOf(row, tables).filter(({ message }) => !isElsewhere(message, types))),
      warnings: plan.problems
        .filter(({ level }) => level === 'warning')
        .map(({ entity_type, field, message, count }) => ({ entityType: entity_type, field, message, count })),
    };
  } catch (cause) {
    if (!(cause instanceof BadRequestError)) throw cause;
    throw new UnreadableImportError(cause.message.replace(/^body\.(?:file|format|entity_type is required)(?:: | )/, ''), {
      cause,
    });
  }
}

/** Whether an error is that a file refers to entities of a type that it has none of: they are in another file. */
function isElsewhere(message: string, types: ReadonlySet<string>): boolean {
  const [, type] = / of any (\w+) in the data\.$/.exec(message) ?? [];
  return type !== undefined && !types.has(type);
}

function errorsOf(row: PlannedRow, tables: readonly ReadTable[]): readonly FileProblem[] {
  if (row.outcome === 'leave_out') return [];
  if (row.outcome === 'refuse') {
    const field = row.refusedFor?.field ?? '';
    return [{ ...placeOf(row, field, tables), field, message: row.detail ?? NO_PLACE, rule: 'place' }];
  }
  return row.errors
    .filter(({ rule }) => rule !== NO_PLACE)
    .map(({ field, message, rule }) => ({ ...placeOf(row, field, tables), field, message, rule }));
}

/** Where a value stands: the place of its row, with the column that it was read from. */
function placeOf({ place, table }: PlannedRow, field: string, tables: readonly ReadTable[]) {
  const [, sheet, row] = /^(.*)!(\d+)$/s.exec(place) ?? [];
  const [, file, line] = /^(?:(.*), )?line (\d+)$/s.exec(place) ?? [];
  const known = tables.find(({ name }) => name === table)?.columns;
  const found = known?.find((one) => one.field === field) ?? known?.find((one) => one.field.endsWith(`.${field}`));
  const column = field === '' || found === undefined ? null : Number(found.column);
  const at = { sheet: sheet ?? file ?? '', line: row === undefined && line === undefined ? null : Number(row ?? line), column };
  if (column === null) return { place, ...at };
  return { place: row === undefined ? `${place}, column ${column}` : `${sheet}!${columnLetters(column - 1)}${row}`, ...at };
}
