/** Defines the outcomes of rows in a preview. */
import type { Entity, Profile } from '../../../profiles/profile.ts';
import { formatNumber } from '../../../web/for-people/words.ts';
import type { Ancestor } from '../../editor/prefill.ts';
import { computeLabel } from '../../entities/entity-names.ts';
import { applyChange } from '../../entities/entity-values.ts';
import type { EntityRow } from '../../entities/store.ts';
import type { FieldChange } from '../../history/store.ts';
import type { EntityChange } from '../../saving/entity-change.ts';
import type { FieldError } from '../../snapshot/check-project.ts';
import { PARENT_COLUMN, PARENT_FIELD_COLUMN } from '../columns.ts';
import { getPlaceText, type IncomingRow } from './reading/incoming.ts';
import { convertRowValues, findChangedFields } from './reading/stated-values.ts';

export type RowOutcome = 'create' | 'change' | 'unchanged' | 'refuse' | 'leave_out';

export interface PlannedParent {
  /** ID of the parent; null if the file creates the parent. */
  readonly nodeId: string | null;
  readonly entityType: string;
  readonly label: string;
  readonly field: string;
}

export interface PlannedRow {
  readonly place: string;
  readonly outcome: RowOutcome;
  readonly entityType: string;
  /** ID of the entity; null for a new entity. */
  readonly nodeId: string | null;
  readonly label: string;
  /** Parent of the entity; null for the top level. */
  readonly parent: PlannedParent | null;
  readonly changes: readonly FieldChange[];
  readonly errors: readonly FieldError[];
  readonly detail: string | null;
  readonly change: EntityChange | undefined;
  readonly table: string;
  /** Fields whose cells contain dates in any display format. */
  readonly dateCells?: readonly string[];
  readonly doubtful?: IncomingRow['doubtful'];
  readonly refusedFor?: { readonly field: string; readonly value: string; readonly rule: RefusalRule };
}

/** Why a row is rejected. For `uniqueness`, only the value of this row is wrong, not equal values of other rows. */
export type RefusalRule = 'place' | 'uniqueness';

export function isRefusalRule(rule: string): rule is RefusalRule {
  return rule === 'place' || rule === 'uniqueness';
}

/** A parent that exists, or that another row creates. */
export interface Holder {
  readonly entityType: string;
  /** ID of the entity, or `ref` of the change that creates it. */
  readonly id: string;
  readonly isNew: boolean;
  readonly label: string;
  /** Current or new values of all ancestors, from the top to the parent. */
  readonly line: readonly Ancestor[];
}

export interface RowPlace {
  readonly holder: Holder | null;
  readonly field: string | null;
}

/** Maximum number of properties, changes and errors that a preview lists per row. */
export const MAX_LISTED_ROWS = 1_000;
const MAX_DETAIL_LENGTH = 2_000;

export function planCreation(
  profile: Profile,
  row: IncomingRow,
  entity: Entity,
  { holder, field }: RowPlace,
  ref: string,
): PlannedRow {
  const data = applyChange(entity, {}, convertRowValues(entity, row), '');
  return {
    place: row.place,
    outcome: 'create',
    entityType: entity.name,
    nodeId: null,
    label: computeLabel(profile, entity, data),
    parent: createPlannedParent({ holder, field }),
    changes: Object.entries(data)
      .slice(0, MAX_LISTED_ROWS)
      .map(([name, after]) => ({ field: name, before: null, after })),
    errors: listSkippedValues(row),
    detail: null,
    table: formatTableName(row),
    dateCells: row.dateCells ?? [],
    doubtful: row.doubtful,
    change: { entityType: entity.name, data, ref, ...(holder === null ? {} : { parentId: holder.id, parentField: field }) },
  };
}

/** Returns the outcome of a row for an existing entity. @param from label of the current parent if the entity moves */
export function planChange(
  profile: Profile,
  row: IncomingRow,
  entity: Entity,
  present: EntityRow,
  { holder, field }: RowPlace,
  from: string | null,
): PlannedRow {
  const names = findChangedFields(entity, row, present.data);
  const isMoved = (holder?.id ?? null) !== present.parentId || field !== present.parentField;
  const parent = createPlannedParent({ holder, field });
  const common = {
    place: row.place,
    entityType: entity.name,
    nodeId: present.id,
    parent,
    detail: null,
    table: formatTableName(row),
  };
  if (names.length === 0 && !isMoved)
    return {
      ...common,
      outcome: 'unchanged',
      label: present.label,
      changes: [],
      errors: listSkippedValues(row),
      change: undefined,
    };
  const stated = convertRowValues(entity, row);
  const values = Object.fromEntries(names.map((name) => [name, stated[name]]));
  const data = applyChange(entity, present.data, values, '');
  const changes: FieldChange[] = [
    ...(isMoved ? listMoves(present, { holder, field }, from) : []),
    ...names.map((name) => ({ field: name, before: present.data[name] ?? null, after: data[name] ?? null })),
  ];
  return {
    ...common,
    dateCells: row.dateCells ?? [],
    doubtful: row.doubtful,
    outcome: 'change',
    label: computeLabel(profile, entity, data),
    changes: changes.slice(0, MAX_LISTED_ROWS),
    errors: listSkippedValues(row),
    change: {
      entityType: entity.name,
      nodeId: present.id,
      version: present.version,
      data: values,
      ...(isMoved ? { parentId: holder?.id ?? null, parentField: field } : {}),
    },
  };
}

function listMoves(present: EntityRow, { holder, field }: RowPlace, from: string | null): readonly FieldChange[] {
  const isElsewhere = (holder?.id ?? null) !== present.parentId;
  return [
    ...(isElsewhere ? [{ field: PARENT_COLUMN, before: from, after: holder?.label ?? null }] : []),
    ...(field === present.parentField ? [] : [{ field: PARENT_FIELD_COLUMN, before: present.parentField, after: field }]),
  ];
}

function createPlannedParent({ holder, field }: RowPlace): PlannedParent | null {
  if (holder === null) return null;
  const { id, isNew, entityType, label } = holder;
  return { nodeId: isNew ? null : id, entityType, label, field: field ?? '' };
}

export function planRejectedRow(row: IncomingRow, reason: string, field?: string, rule: RefusalRule = 'place'): PlannedRow {
  const refused = createUnwrittenRow(row, 'refuse', reason);
  if (field === undefined) return refused;
  return { ...refused, refusedFor: { field, value: getPlaceText(row, field) ?? String(row.stated.get(field) ?? ''), rule } };
}

function formatTableName({ table, entityType }: IncomingRow): string {
  return table ?? entityType;
}

export function planSkippedRow(row: IncomingRow): PlannedRow {
  return createUnwrittenRow(row, 'leave_out', row.leaveOut ?? '');
}

function createUnwrittenRow(row: IncomingRow, outcome: 'refuse' | 'leave_out', reason: string): PlannedRow {
  return {
    place: row.place,
    outcome,
    entityType: row.entityType,
    nodeId: null,
    label: '',
    parent: null,
    changes: [],
    errors: [],
    detail: reason.slice(0, MAX_DETAIL_LENGTH).toWellFormed(),
    table: formatTableName(row),
    change: undefined,
  };
}

/** Name of the rule for values that no field can store. */
export const NO_PLACE = 'no_place';

function listSkippedValues(row: IncomingRow): FieldError[] {
  return row.leftOut.slice(0, MAX_LISTED_ROWS).map(({ name, count }) => ({
    field: name,
    message:
      count === 1
        ? 'The profile has no field for this value, so it is left out.'
        : `The profile has no field for these ${formatNumber(count)} values, so they are left out.`,
    rule: NO_PLACE,
  }));
}
