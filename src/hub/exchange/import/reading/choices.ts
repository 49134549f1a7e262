/** The user's choices for a file: types of tables, fields of columns, parents of rows, and replaced values. */
import type { components } from '../../../../../generated/hub/types.d.ts';

type Schemas = components['schemas'];

/** The choices for one table. */
export type TableChoice = Schemas['HubImportTableChoice'];

/** A replaced value. */
export type ValueChoice = NonNullable<Schemas['HubImportChoicesInput']['values']>[number];

/** A reference, and whether missing entities that it names are created. */
export type MissingChoice = NonNullable<Schemas['HubImportChoicesInput']['missing']>[number];

/** All choices, as they are stored with a preview. */
export interface ImportChoices {
  readonly tables: readonly TableChoice[];
  readonly values: readonly ValueChoice[];
  readonly missing?: readonly MissingChoice[];
}

/** No choices. */
export const NO_CHOICES: ImportChoices = { tables: [], values: [] };

/** The choices of one table. */
export function findTableChoice(choices: ImportChoices, table: string): TableChoice | undefined {
  return choices.tables.find((one) => one.table === table);
}

/** Combines later choices with earlier ones; columns and values without a new choice keep theirs. */
export function mergeChoices(before: ImportChoices, asked: Schemas['HubImportChoicesInput']): ImportChoices {
  const tables = new Map(before.tables.map((table) => [table.table, table]));
  for (const table of asked.tables ?? []) {
    const known = tables.get(table.table);
    // The columns chosen for another type do not fit this one.
    const isOther = known !== undefined && table.entity_type !== undefined && table.entity_type !== known.entity_type;
    const columns = new Map(
      [...(isOther ? [] : (known?.columns ?? [])), ...(table.columns ?? [])].map((one) => [one.column, one]),
    );
    tables.set(table.table, { ...known, ...table, columns: [...columns.values()] });
  }
  const values = new Map(before.values.map((value) => [getChoiceKey(value), value]));
  for (const value of asked.values ?? []) {
    values.delete(getChoiceKey(value));
    if (value.from !== value.to) values.set(getChoiceKey(value), value);
  }
  const missing = new Map(
    [...(before.missing ?? []), ...(asked.missing ?? [])].map((one) => [`${one.entity_type}.${one.field}`, one]),
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
