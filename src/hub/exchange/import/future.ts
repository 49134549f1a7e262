/** Computes the project after an import, and finds errors in references and uniqueness across file and project. */
import { type Entity, type Profile, quoteText } from '../../../profiles/profile.ts';
import { computeIdentifier, computeLabel } from '../../entities/entity-names.ts';
import { applyChange } from '../../entities/entity-values.ts';
import type { EntityRow } from '../../entities/store.ts';
import {
  formatProblemValue,
  groupProblems,
  listEntityProblems,
  listLookAlikeFields,
  type Problem,
  type ProblemGroup,
} from '../../problems/group-problems.ts';
import { getKnownValues } from '../../problems/known-values.ts';
import { ProjectSnapshot } from '../../snapshot/open-snapshot.ts';
import type { ImportPlan } from './plan.ts';
import { MAX_LISTED_ROWS, type PlannedRow } from './planned-rows.ts';
import type { DoubtfulNumber } from './reading/incoming.ts';

export interface CheckedPlan extends ImportPlan {
  readonly future: ProjectSnapshot;
  readonly problems: readonly ProblemGroup[];
}

/** Maximum number of groups in a stored preview. */
const MAX_GROUPS = 200;

export function checkPlan(profile: Profile, snapshot: ProjectSnapshot, plan: ImportPlan): CheckedPlan {
  const futures = computeFutureRows(profile, snapshot, plan);
  const future = new ProjectSnapshot(
    profile,
    new Map([
      ...snapshot.rows.map((row) => [row.id, row] as const),
      ...[...futures.values()].map((row) => [row.id, row] as const),
    ]).values(),
    snapshot.seq,
  );
  const problems: Problem[] = [];
  const isNamingField = (type: string, field: string) =>
    listLookAlikeFields(profile, profile.entities.get(type) as Entity).some(({ name }) => name === field);
  const rows = plan.rows.map((row, number): PlannedRow => {
    if (row.outcome === 'refuse') problems.push(createRejectionProblem(row));
    const entity = futures.get(number);
    if (entity === undefined) return row;
    const at = { nodeId: row.nodeId, label: row.place };
    for (const problem of listEntityProblems(future, entity)) problems.push({ ...problem, ...at });
    const addFieldWarning = (field: string, warning: Warning) =>
      problems.push({ level: 'warning', entityType: entity.entityType, field, ...warning, ...at });
    for (const field of row.dateCells ?? [])
      if (isNamingField(entity.entityType, field)) addFieldWarning(field, findDateCell(entity, field));
    for (const [field, number] of row.doubtful ?? []) addFieldWarning(field, createDoubtfulNumberWarning(number));
    const wrong = new Set(future.listErrors(entity.id).map(({ field }) => field));
    for (const [field, value] of Object.entries(row.change?.data ?? {}))
      if (typeof value === 'string' && MISSING.test(value) && !wrong.has(field)) {
        const message = `${quoteText(value)} is stored as text. If the value is missing, clear it.`;
        addFieldWarning(field, { rule: 'missing_value', message, value });
      }
    const { label } = future.get(entity.id) ?? row;
    return { ...row, label, errors: [...row.errors, ...future.listErrors(entity.id)].slice(0, MAX_LISTED_ROWS) };
  });
  const groups = groupProblems(profile, problems, getKnownValues(future)).slice(0, MAX_GROUPS);
  return { rows, order: plan.order, future, problems: groups };
}

/** Returns the warning about a date in a text field. Spreadsheet programs convert text such as 3-1 to dates. */
function findDateCell({ data }: EntityRow, field: string): Warning {
  const value = formatProblemValue(data, field);
  const shown = value === null ? '' : `, and shows ${quoteText(value)}`;
  const message = `The cell contains a date${shown}. A spreadsheet program may have converted another text, such as 3-1, to a date. Check it in the file.`;
  return { rule: 'date_cell', message, value };
}

/** Words that programs write for missing values. Text fields store them unchanged. */
const MISSING = /^\s*(?:NA|N\/A|n\/a|NaN|nan|NULL|\(null\)|null|None|\\N)\s*$/;

function createDoubtfulNumberWarning({ text, thousands, suggestion }: DoubtfulNumber): Warning {
  const fraction = text.replace(',', '.');
  const how = text.includes(',') ? 'It is not read as a number.' : 'It is read as a fraction.';
  const message = `${text} can mean ${thousands} or ${fraction}. ${how} Write thousands without a separator, and fractions with a point.`;
  return { rule: 'doubtful_number', message, value: text, ...(suggestion === undefined ? {} : { suggestion }) };
}

type Warning = Pick<Problem, 'rule' | 'message' | 'value' | 'suggestion'>;

function createRejectionProblem({ entityType, place, detail, refusedFor }: PlannedRow): Problem {
  const field = refusedFor?.field ?? '';
  return {
    level: 'error',
    entityType,
    field,
    rule: refusedFor?.rule ?? 'place',
    message: detail || 'The row is rejected.',
    value: refusedFor?.value ?? null,
    nodeId: null,
    label: place,
  };
}

/** Returns the created and changed entities by row number. */
export function computeFutureRows(
  profile: Profile,
  snapshot: ProjectSnapshot,
  { rows, order }: ImportPlan,
): ReadonlyMap<number, EntityRow> {
  const made = new Map<number, EntityRow>();
  const now = new Date(0);
  for (const number of order) {
    const { change } = rows[number] as PlannedRow;
    const entity = profile.entities.get(change?.entityType ?? '') as Entity;
    const present = change?.nodeId === undefined || change.nodeId === null ? undefined : snapshot.get(change.nodeId);
    const data = applyChange(entity, present?.data ?? {}, change?.data ?? {}, '');
    const place =
      change?.parentId === undefined && present !== undefined
        ? { parentId: present.parentId, parentField: present.parentField }
        : { parentId: change?.parentId ?? null, parentField: change?.parentField ?? null };
    made.set(number, {
      id: present?.id ?? (change?.ref as string),
      projectId: present?.projectId ?? '',
      entityType: entity.name,
      ...place,
      position: present?.position ?? Number.MAX_SAFE_INTEGER,
      version: 1,
      data,
      label: computeLabel(profile, entity, data),
      identifier: computeIdentifier(profile, entity, data),
      createdAt: now,
      updatedAt: now,
      updatedBy: '',
    });
  }
  return made;
}
