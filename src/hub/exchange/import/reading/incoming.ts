/** Entities of a file before the import, from rows or objects, as plain data that threads can exchange. */
import type { components } from '../../../../../generated/hub/types.d.ts';
import { BadRequestError } from '../../../../contract/errors.ts';
import type { ShownCell } from '../../../../web/workbook/number-formats.ts';
import type { ProblemCell } from '../../../../web/workbook/sheet.ts';
import type { Cell } from '../../cells.ts';

/** The parent of a row. `unnamed`: the file does not name it. */
export type IncomingParent =
  | { readonly kind: 'unnamed' }
  | { readonly kind: 'top' }
  /** An entity of the project, or another row of the file with this `_id`. */
  | { readonly kind: 'id'; readonly id: string }
  /** Another row of the file by its index, from 0. */
  | { readonly kind: 'row'; readonly number: number };

/** A number such as `1.234` or `1,234`, whose separator may group thousands or start decimals. */
export interface DoubtfulNumber {
  readonly text: string;
  /** The value if the separator groups thousands. */
  readonly thousands: string;
  /** The value that the other numbers of the file suggest. */
  readonly suggestion: string | undefined;
}

/** A value named after its column. It becomes an entity in a list. */
export interface NamedValue {
  readonly parentField: string;
  readonly entityType: string;
  readonly stated: ReadonlyMap<string, Cell>;
  /** Same as `sources` of IncomingRow. */
  readonly sources: ReadonlyMap<string, number>;
}

export interface IncomingRow {
  /** Its position, like `Study!3`, `line 2` or `entities[0].data.studies[1]`. */
  readonly place: string;
  /** Exact name of the type. */
  readonly entityType: string;
  readonly id: string | null;
  readonly parent: IncomingParent;
  readonly parentField: string | null;
  /** The form of `stated`: cells of a table, or values. */
  readonly notation: 'cells' | 'values';
  /** Values by field; null removes a value. Fields that are not in the file are absent. */
  readonly stated: ReadonlyMap<string, unknown>;
  /** Members of the file that have no field in the profile, with the number of their values and, for lists, of their items. */
  readonly leftOut: readonly { readonly name: string; readonly count: number; readonly values: number }[];
  /** Strings in the file by field, if they differ from `stated`. */
  readonly shown?: ReadonlyMap<string, string>;
  /** Fields whose cells contain dates, in any display format. */
  readonly dateCells?: readonly string[];
  /** Numbers that can be thousands or fractions, by field. */
  readonly doubtful?: ReadonlyMap<string, DoubtfulNumber>;
  /** Reasons why a value differs from the text in the file, by field, unless they are obvious. */
  readonly reasons?: ReadonlyMap<string, string>;
  /** Number of values of the file by field, unless it is one per cell or the number of `iterateValues`. */
  readonly sources?: ReadonlyMap<string, number>;
  /** Values of columns without a field, for the list of attributes of the entity. */
  readonly attributes?: readonly NamedValue[];
  /** Number of other values in the row: values for its position, refused values, and omitted values. */
  readonly besides?: number;
  readonly table?: string;
  /** The reason why the row is refused. */
  readonly refusal?: string;
  /** Description of the omitted part, if this is not a row but a sheet or column that the profile does not have. */
  readonly leaveOut?: string;
}

/** A cell. In a spreadsheet, it has the displayed number; an invalid cell has its problem. */
export type IncomingCell = Cell | ShownCell | ProblemCell;

/**
 * Returns an omitted part of the file.
 * @param entityType the type of its sheet or table; empty if there is none
 * @param values the number of values of the file in the part
 */
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

type Schemas = components['schemas'];

export type TableChoice = Schemas['HubImportTableChoice'];

export type ValueChoice = NonNullable<Schemas['HubImportChoicesInput']['values']>[number];

/** A reference, and whether to create missing entities that it names. */
export type MissingChoice = NonNullable<Schemas['HubImportChoicesInput']['missing']>[number];

/** All choices, as they are stored with a preview. */
export interface ImportChoices {
  readonly tables: readonly TableChoice[];
  readonly values: readonly ValueChoice[];
  readonly missing?: readonly MissingChoice[];
}

/** The choices of an import that the user has not changed. */
export const NO_CHOICES: ImportChoices = { tables: [], values: [] };

/** Returns the user's choices for a table; undefined if there are none. */
export function findTableChoice(choices: ImportChoices, table: string): TableChoice | undefined {
  return choices.tables.find((one) => one.table === table);
}

/** Combines later choices with earlier ones. Columns and values without a new choice keep the earlier one. */
export function mergeChoices(before: ImportChoices, laterChoices: Schemas['HubImportChoicesInput']): ImportChoices {
  const tables = new Map(before.tables.map((table) => [table.table, table]));
  for (const table of laterChoices.tables ?? []) {
    const known = tables.get(table.table);
    // The columns selected for another type do not fit this type.
    const isOther = known !== undefined && table.entity_type !== undefined && table.entity_type !== known.entity_type;
    const columns = new Map(
      [...(isOther ? [] : (known?.columns ?? [])), ...(table.columns ?? [])].map((one) => [one.column, one]),
    );
    tables.set(table.table, { ...known, ...table, columns: [...columns.values()] });
  }
  const values = new Map(before.values.map((value) => [getChoiceKey(value), value]));
  for (const value of laterChoices.values ?? []) {
    values.delete(getChoiceKey(value));
    if (value.from !== value.to) values.set(getChoiceKey(value), value);
  }
  const missing = new Map(
    [...(before.missing ?? []), ...(laterChoices.missing ?? [])].map((one) => [`${one.entity_type}.${one.field}`, one]),
  );
  return {
    tables: [...tables.values()],
    values: [...values.values()],
    missing: [...missing.values()].filter(({ create }) => create),
  };
}

function getChoiceKey({ entity_type, field, from }: ValueChoice): string {
  return JSON.stringify([entity_type, field, from]);
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

/** Returns the choices of a form: for a table, for a value if it has `from`, or for a reference if it has `create`. */
export function parseChoicesForm(form: Schemas['HubImportChoicesForm']): Schemas['HubImportChoicesInput'] {
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
