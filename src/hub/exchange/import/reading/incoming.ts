/** Defines the entities of a file before the import, as plain data for worker threads. */
import type { components } from '../../../../../generated/hub/types.d.ts';
import { BadRequestError } from '../../../../contract/errors.ts';
import type { ShownCell } from '../../../../web/workbook/number-formats.ts';
import type { ProblemCell } from '../../../../web/workbook/sheet.ts';
import type { Cell } from '../../cells.ts';
import { ID_COLUMN, PARENT_COLUMN, PARENT_FIELD_COLUMN } from '../../columns.ts';

/** `unnamed` means that the file states no parent. */
export type IncomingParent =
  | { readonly kind: 'unnamed' }
  | { readonly kind: 'top' }
  /** An entity of the project, or another row of the file with this `_id`. */
  | { readonly kind: 'id'; readonly id: string }
  /** Index of another row of the file, from 0. */
  | { readonly kind: 'row'; readonly number: number };

/** A number such as `1.234` or `1,234`, with an ambiguous separator. */
export interface DoubtfulNumber {
  readonly text: string;
  /** The value if the separator separates thousands. */
  readonly thousands: string;
  /** The probable value, derived from other numbers in the file; undefined if it cannot be derived. */
  readonly suggestion: string | undefined;
}

/** A value that becomes an entity in a list. The name of the value is its column header. */
export interface NamedValue {
  readonly parentField: string;
  readonly entityType: string;
  readonly stated: ReadonlyMap<string, Cell>;
  /** Number of values in the file by field, as in IncomingRow. */
  readonly sources: ReadonlyMap<string, number>;
  readonly shown?: ReadonlyMap<string, string>;
  readonly reasons?: ReadonlyMap<string, string>;
}

export interface IncomingRow {
  /** Position such as `Study!3`, `line 2` or `entities[0].data.studies[1]`. */
  readonly place: string;
  readonly entityType: string;
  readonly id: string | null;
  readonly parent: IncomingParent;
  readonly parentField: string | null;
  /** Notation of the values in `stated`: cells of a table, or values of other formats. */
  readonly notation: 'cells' | 'values';
  /** Values by field; null removes a value. Absent fields are not in the file. */
  readonly stated: ReadonlyMap<string, unknown>;
  /** Properties without a field in the profile. `count` is the number of their values, or of list items. */
  readonly leftOut: readonly { readonly name: string; readonly count: number; readonly values: number }[];
  /** Text in the file by field, if it differs from `stated`. */
  readonly shown?: ReadonlyMap<string, string>;
  /** Fields whose cells contain dates in any display format. */
  readonly dateCells?: readonly string[];
  /** Numbers with an ambiguous separator, such as `1.234`, by field. */
  readonly doubtful?: ReadonlyMap<string, DoubtfulNumber>;
  /** Reasons for differences between value and file, by field. Obvious reasons are absent. */
  readonly reasons?: ReadonlyMap<string, string>;
  /** Number of values in the file by field. The default is 1 for a cell, otherwise the number of `iterateValues`. */
  readonly sources?: ReadonlyMap<string, number>;
  /** Values of columns without a field, for the named values of the entity. */
  readonly attributes?: readonly NamedValue[];
  /** Number of other values in the row: positions, rejected values and omitted values. */
  readonly besides?: number;
  readonly table?: string;
  /** Reason for rejecting the row. */
  readonly refusal?: string;
  /** Describes an omitted part, such as a sheet or column without an equivalent in the profile. Absent for rows. */
  readonly leaveOut?: string;
}

/** A plain value; in spreadsheets, also a value with its displayed text, or a problem. */
export type IncomingCell = Cell | ShownCell | ProblemCell;

/** Returns an omitted part. @param entityType type of the sheet or table; may be empty @param values number of values */
export function createOmittedPart(place: string, entityType: string, leaveOut: string, values: number): IncomingRow {
  return {
    place,
    entityType,
    id: null,
    parent: { kind: 'unnamed' },
    parentField: null,
    notation: 'cells',
    stated: new Map(),
    leftOut: [],
    leaveOut,
    besides: values,
  };
}

/** Returns the text of a position column; undefined for a field. */
export function getPlaceText({ id, parent, parentField }: IncomingRow, column: string): string | undefined {
  if (column === ID_COLUMN) return id ?? '';
  if (column === PARENT_COLUMN) return parent.kind === 'id' ? parent.id : '';
  return column === PARENT_FIELD_COLUMN ? (parentField ?? '') : undefined;
}

/** Returns the row with another text in a position column. */
export function setPlaceText(row: IncomingRow, column: string, text: string): IncomingRow {
  if (column === ID_COLUMN) return { ...row, id: text || null };
  if (column === PARENT_FIELD_COLUMN) return { ...row, parentField: text || null };
  return { ...row, parent: text === '' ? { kind: 'unnamed' } : { kind: 'id', id: text } };
}

type Schemas = components['schemas'];

export type TableChoice = Schemas['HubImportTableChoice'];

export type ValueChoice = NonNullable<Schemas['HubImportChoicesInput']['values']>[number];

/** A reference, and whether the import creates missing targets. */
export type MissingChoice = NonNullable<Schemas['HubImportChoicesInput']['missing']>[number];

export interface ImportChoices {
  readonly tables: readonly TableChoice[];
  readonly values: readonly ValueChoice[];
  readonly missing?: readonly MissingChoice[];
}

export const NO_CHOICES: ImportChoices = { tables: [], values: [] };

export function findTableChoice(choices: ImportChoices, table: string): TableChoice | undefined {
  return choices.tables.find((one) => one.table === table);
}

/** Returns all choices. Later choices take precedence over earlier ones. */
export function mergeChoices(before: ImportChoices, laterChoices: Schemas['HubImportChoicesInput']): ImportChoices {
  const tables = new Map(before.tables.map((table) => [table.table, table]));
  for (const table of laterChoices.tables ?? []) {
    const known = tables.get(table.table);
    // Columns that the user selected for another type do not fit this type.
    const isOther = known !== undefined && table.entity_type !== undefined && table.entity_type !== known.entity_type;
    const columns = new Map(
      [...(isOther ? [] : (known?.columns ?? [])), ...(table.columns ?? [])].map((one) => [one.column, one]),
    );
    tables.set(table.table, { ...known, ...table, columns: [...columns.values()] });
  }
  const values = (laterChoices.values ?? []).reduce(addValueChoice, before.values);
  const missing = new Map(
    [...(before.missing ?? []), ...(laterChoices.missing ?? [])].map((one) => [`${one.entity_type}.${one.field}`, one]),
  );
  return {
    tables: [...tables.values()],
    values,
    missing: [...missing.values()].filter(({ create }) => create),
  };
}

/** Returns whether a choice replaces any value of its row. */
export const isForAnyValue = ({ from, row }: ValueChoice) => from === '' && row !== undefined;

/** Returns the choices with an added one. Replacing the result of an earlier replacement changes the earlier one. */
function addValueChoice(values: readonly ValueChoice[], added: ValueChoice): readonly ValueChoice[] {
  const { entity_type, field, from, to, row } = added;
  const isSameScope = (one: ValueChoice) => one.entity_type === entity_type && one.field === field && one.row === row;
  const others = values
    .filter((one) => !isSameScope(one) || (one.from !== from && !isForAnyValue(added)))
    .map((one) => (isSameScope(one) && one.to === from ? { ...one, to } : one));
  return [...others, added].filter((one) => one.from !== one.to);
}

/** Returns the column of a form, a JSON list of table and column; undefined for all columns. @throws BadRequestError */
export function parseColumnsForm({ add }: Schemas['HubImportColumnsForm']): Schemas['HubImportColumnsInput']['columns'] {
  if (add === undefined) return undefined;
  try {
    const [table, column] = JSON.parse(add) as readonly unknown[];
    return [{ table: String(table), column: String(column) }];
  } catch (cause) {
    throw new BadRequestError('body.add must be a list of pairs of a table and a column.', { cause });
  }
}

/** Returns the choices in a form: for values if `row` or `from` is present, for a reference if `create` is, or for a table. */
export function parseChoicesForm(form: Schemas['HubImportChoicesForm']): Schemas['HubImportChoicesInput'] {
  if (form.row !== undefined && form.field !== undefined && form.entity_type !== undefined) {
    const { entity_type, field, from = '', value = [] } = form;
    return { values: form.row.map((row, at) => ({ entity_type, field, from, to: value[at] ?? from, row })) };
  }
  if (form.from !== undefined && form.field !== undefined && form.entity_type !== undefined)
    return { values: [{ entity_type: form.entity_type, field: form.field, from: form.from, to: form.to ?? '' }] };
  if (form.create !== undefined && form.field !== undefined && form.entity_type !== undefined)
    return { missing: [{ entity_type: form.entity_type, field: form.field, create: form.create === 'true' }] };
  if (form.table === undefined) return {};
  const [node_id = '', field = ''] = (form.parent ?? '').split(':');
  const columns = (form.column ?? []).map((text) => {
    const at = text.lastIndexOf(':');
    return { column: text.slice(0, at), field: text.slice(at + 1) };
  });
  return {
    tables: [
      {
        table: form.table,
        columns: columns.filter(({ column }) => column !== ''),
        ...(form.entity_type === undefined ? {} : { entity_type: form.entity_type }),
        ...(form.has_header === undefined ? {} : { has_header: form.has_header === 'true' }),
        ...(form.parent === undefined ? {} : { parent: node_id === '' || field === '' ? null : { node_id, field } }),
      },
    ],
  };
}
