/** Columns of the MIAPPE templates 1.1 (field names) and 1.2 (abbreviations). Source: MIAPPE checklist (CC BY-SA 4.0). */
import columns from './miappe-columns.json' with { type: 'json' };

/** Abbreviation, name and possible fields of a column. The column fills the first of these fields that the profile contains. */
export type TemplateColumn = readonly [short: string, name: string, ...fields: string[]];

/** Columns by entity type. `a.b` is the field b of the entity in field a. */
export const MIAPPE_COLUMNS = columns as unknown as Readonly<Record<string, readonly TemplateColumn[]>>;
