/** Plans an import: reads the file, compares it with the project, and records the account. */
import { AnswerableError, BadRequestError } from '../../../../contract/errors.ts';
import type { findFieldByName, Profile } from '../../../../profiles/profile.ts';
import { listValueFields } from '../../../editor/fields.ts';
import { getKnownValues } from '../../../problems/known-values.ts';
import { suggestValue } from '../../../problems/suggest-value.ts';
import type { ProjectSnapshot } from '../../../snapshot/open-snapshot.ts';
import { AccountBook, type ImportAccount } from '../account/account-book.ts';
import { recordRowOutcomes } from '../account/row-outcomes.ts';
import { type CheckedPlan, checkPlan } from '../future.ts';
import { convertLocalForms } from '../local-forms.ts';
import { type PlanOptions, planImport } from '../plan.ts';
import type { ImportChoices, IncomingRow, MissingChoice } from '../reading/incoming.ts';
import type { PackedEntry } from '../reading/packed-files.ts';
import { type ImportFile, type ReadParts, readImportFile } from '../reading/read-file.ts';
import type { ReadTable } from '../reading/read-tables.ts';
import { READING_LIMITS } from '../reading/reading-limits.ts';
import type { CrateParts } from '../reading/ro-crate/read-crate.ts';
import { convertRowValues } from '../reading/stated-values.ts';

/** The changes that the import would make to `snapshot`. */
export interface PlannedFile extends ReadParts {
  readonly plan: CheckedPlan;
  readonly snapshot: ProjectSnapshot;
  readonly account: ImportAccount;
}

/** Records the outcomes of the crate's files and observations. */
export type SettleParts = (parts: CrateParts, future: ProjectSnapshot, account: AccountBook) => Promise<void> | void;

/** Returns the plan. @param open returns the project, after the file was read @throws BadRequestError for an unusable file */
export async function planFile(
  profile: Profile,
  file: ImportFile,
  open: () => ProjectSnapshot | Promise<ProjectSnapshot>,
  { settleParts = recordUnstoredParts, ...options }: PlanOptions & { readonly settleParts?: SettleParts } = {},
): Promise<PlannedFile> {
  const account = new AccountBook();
  const { rows: read, format, tables, parts } = await readAllRowsAndTables(profile, file, account);
  if (parts === undefined || listParts(parts).length === 0) rejectEmptyFile(read, tables, file.choices);
  const snapshot = await open();
  const written = convertLocalForms(profile, read, file.choices);
  const rows = [...written, ...createMissingTargets(profile, snapshot, written, file.choices.missing)];
  const plan = checkPlan(profile, snapshot, await planImport(profile, snapshot, rows, file.choices.tables, options));
  recordRowOutcomes(account, profile, { read, plan, choices: file.choices });
  if (parts !== undefined) await settleParts(parts, plan.future, account);
  return { plan, snapshot, format, tables, account: account.completeAccount(file.fileName) };
}

function listParts({ attachments, observations }: CrateParts): readonly PackedEntry[] {
  return observations === undefined ? attachments : [...attachments, observations];
}

/** Records attached files and observations as omitted, because the command line cannot store them. */
function recordUnstoredParts(parts: CrateParts, _future: ProjectSnapshot, account: AccountBook): void {
  for (const { path } of listParts(parts)) {
    account.recordFound(1);
    account.recordOmission(path, { reason: 'Only the import into a project stores attached files and observations.' });
  }
}

const MAX_REASONS = 20;

/** @throws BadRequestError if the file has no rows and no columns to choose */
function rejectEmptyFile(rows: readonly IncomingRow[], tables: readonly ReadTable[], choices: ImportChoices): void {
  const hasValues = tables.some(({ columns }) => columns.some(({ values }) => values > 0));
  if (hasValues || choices.tables.length > 0 || rows.some(({ leaveOut }) => leaveOut === undefined)) return;
  const reasons = rows.slice(0, MAX_REASONS).map(({ leaveOut, place }) => `${leaveOut} (${place})`);
  throw new BadRequestError(['The file has no rows.', ...reasons].join(' '));
}

async function readAllRowsAndTables(
  profile: Profile,
  file: ImportFile,
  account: AccountBook,
): Promise<ReadParts & { readonly rows: readonly IncomingRow[] }> {
  const rows: IncomingRow[] = [];
  const reading = readImportFile(profile, file, READING_LIMITS, account);
  try {
    for (;;) {
      const next = await reading.next();
      if (next.done === true) return { ...next.value, rows };
      rows.push(next.value);
    }
  } catch (cause) {
    if (cause instanceof AnswerableError) throw cause;
    // Libraries describe damaged files in terms that do not help users.
    throw new BadRequestError('The file cannot be read: it is damaged.', { cause });
  }
}

/**
 * Returns rows for missing targets of references. For several references to the same name, returns one row. Names that resemble
 * an existing one stay problems with a suggestion, because they are probably misspelled.
 */
function createMissingTargets(
  profile: Profile,
  snapshot: ProjectSnapshot,
  rows: readonly IncomingRow[],
  choices: readonly MissingChoice[] = [],
): readonly IncomingRow[] {
  const known = getKnownValues(snapshot);
  return choices.flatMap(({ entity_type: type, field }) => {
    const entity = profile.entities.get(type);
    const reference = entity && listValueFields(profile, entity).find((one) => one.field.name === field)?.described.reference;
    const target = profile.entities.get(reference?.target_type ?? '');
    if (entity === undefined || reference === undefined || target === undefined) return [];
    const { target_field: name } = reference;
    const inFile = rows.filter(({ entityType }) => entityType === target.name).map(({ stated }) => stated.get(name));
    const takenValues = new Set([...known.listValues(target.name, name), ...inFile].map(normalizeText));
    return rows
      .filter(({ entityType, leaveOut }) => entityType === type && leaveOut === undefined)
      .flatMap((row) => {
        const { [field]: named, ...others } = convertRowValues(entity, row);
        return [named].flat().flatMap((value): IncomingRow[] => {
          if (typeof value !== 'string' || value === '' || takenValues.has(normalizeText(value))) return [];
          takenValues.add(normalizeText(value));
          if (suggestValue(profile, entity, field, value, known) !== undefined) return [];
          const shared = [...row.stated].filter(
            ([other]) => other in others && isSameReference(profile, [entity, target], other),
          );
          return [
            {
              place: row.place,
              entityType: target.name,
              id: null,
              parent: { kind: 'unnamed' },
              parentField: null,
              notation: row.notation,
              stated: new Map([...shared, [name, value]]),
              leftOut: [],
              ...(row.table === undefined ? {} : { table: row.table }),
            },
          ];
        });
      });
  });
}

/** Returns whether two types have a reference with this field name to the same entity type, such as their study. */
function isSameReference(profile: Profile, types: readonly Parameters<typeof findFieldByName>[0][], field: string): boolean {
  const [one, other] = types.map(
    (type) => listValueFields(profile, type).find((plain) => plain.field.name === field)?.described.reference,
  );
  return one !== undefined && one.target_type === other?.target_type && one.target_field === other.target_field;
}

/** Returns the same string for values that look the same. */
function normalizeText(value: unknown): string {
  return String(value ?? '').normalize('NFC');
}
