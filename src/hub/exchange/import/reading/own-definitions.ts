/** Reads definitions of own columns in a data set, and proposes own columns for unknown columns. */
import { findEntity, type Profile, quoteText } from '../../../../profiles/profile.ts';
import { isObject, normalizeMemberName } from '../../../../profiles/validation/entity-plan.ts';
import { FormRefusedError } from '../../../../web/forms/fields.ts';
import { createFormReader, parseTypedBody } from '../../../../web/forms/reading.ts';
import { getOwnColumns, type OwnColumn } from '../../../own-columns/effective-profile.ts';
import { createOwnColumn, MAX_OWN_COLUMNS, NEW_OWN_COLUMN_FIELDS, type SentColumn } from '../../../own-columns/form.ts';
import { formatDisplayName } from '../../../words.ts';
import type { IsaObject } from '../../isa/entity-texts.ts';
import { OWN_COLUMNS_COMMENT } from '../../isa/extensions.ts';
import type { AccountBook } from '../account/account-book.ts';
import { countValues } from '../account/text-trace.ts';
import type { NestedReading } from './nested-rows.ts';
import type { MemberTables, ReadColumn, ReadTable } from './read-tables.ts';

/** Records definitions as placed if the project has the column, otherwise as omitted until the user adds the column. */
export function recordColumnDefinitions(
  profile: Profile,
  definitions: unknown,
  members: MemberTables | undefined,
  account: AccountBook,
): void {
  const list = Array.isArray(definitions) ? definitions : [definitions];
  const defined: OwnColumn[] = [];
  for (const [index, definition] of list.entries()) {
    // In ISA-Tab, one cell contains all definitions.
    const values = account.texts.cellCount === 0 ? countValues(definition) : Number(index === 0);
    const recordSkippedColumn = (reason: string) => account.recordOmission(`own_columns[${index}]`, { reason, values });
    const read = index < MAX_OWN_COLUMNS ? parseDefinition(profile, definition) : TOO_MANY;
    if (typeof read === 'string') recordSkippedColumn(read);
    else if (isPresent(profile, read)) account.recordStored(values);
    else
      try {
        const column = createOwnColumn(profile, defined, read);
        defined.push(column);
        members?.recordOwnColumn(column);
        recordSkippedColumn(`The project has no own column ${quoteText(column.label)}. Add it to keep its values.`);
      } catch (error) {
        if (!(error instanceof FormRefusedError)) throw error;
        recordSkippedColumn(`The own column ${quoteText(read.label ?? '')} cannot be added: ${error.message}.`);
      }
  }
}

/** Records the own columns that an investigation defines, and returns the investigation without this comment. */
export function extractDefinitions(
  profile: Profile,
  investigation: IsaObject,
  { members, account }: Pick<NestedReading, 'members' | 'account'>,
): IsaObject {
  const { comments } = investigation;
  if (account === undefined || !Array.isArray(comments)) return investigation;
  const isDefinition = (one: unknown) => isObject(one) && one.name === OWN_COLUMNS_COMMENT;
  const found: unknown = comments.find(isDefinition);
  const definitions = isObject(found) ? parseDefinitions(String(found.value)) : undefined;
  if (definitions === undefined) return investigation;
  account.texts.recordFound(found);
  account.texts.takeValues(found, 'stored');
  recordColumnDefinitions(profile, definitions, members, account);
  return { ...investigation, comments: comments.filter((one) => one !== found) };
}

/** Returns the parsed JSON list; undefined for other text. */
export function parseDefinitions(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const TOO_MANY = `A project can have at most ${MAX_OWN_COLUMNS} own columns.`;

function parseDefinition(profile: Profile, definition: unknown): SentColumn | string {
  if (!isObject(definition)) return 'The definition of an own column is not an object.';
  const { values, errors } = createFormReader(NEW_OWN_COLUMN_FIELDS)(parseTypedBody(definition));
  if (errors.length > 0) return 'The definition of the own column is not valid.';
  const entity = findEntity(profile, values.entity_type);
  if (entity === undefined) return `The project has no type ${quoteText(values.entity_type)}.`;
  return { ...values, entity_type: entity.name } as SentColumn;
}

function isPresent(profile: Profile, read: SentColumn): boolean {
  const own = getOwnColumns(profile).find(({ entity_type, name }) => entity_type === read.entity_type && name === read.name);
  const formatValue = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : String(value));
  return (
    own !== undefined &&
    Object.entries(own).every(([key, value]) => formatValue(value) === formatValue(read[key as keyof OwnColumn]))
  );
}

/** Normalized columns of the MIAPPE 1.2 template without a field in the profiles. The first one is mandatory. */
const TEMPLATE_COLUMNS = new Set([
  'growthfacilitydesc',
  'materialsourcealtitude',
  'materialsourcecoorduncertainty',
  'variableaccnumber',
]);

/** Returns whether the official template of the profile's standard contains a column that has no field. */
export function isTemplateColumn({ ontology }: Profile, header: string): boolean {
  return ontology === 'PPEO' && TEMPLATE_COLUMNS.has(normalizeMemberName(header));
}

/** Returns proposed own columns for unknown columns of a file. @param profile the profile with the project's own columns */
export function proposeOwnColumns(profile: Profile, tables: readonly ReadTable[]): ReadonlyMap<ReadColumn, OwnColumn> {
  const proposed = new Map<ReadColumn, OwnColumn>();
  const free = MAX_OWN_COLUMNS - getOwnColumns(profile).length;
  for (const table of tables)
    for (const column of table.columns) {
      if (
        column.field !== '' ||
        !column.isPlain ||
        (column.values === 0 && column.defined === undefined) ||
        proposed.size >= free
      )
        continue;
      const sent = column.defined ?? {
        ...createColumnName(table.entityType, column.header),
        entity_type: table.entityType,
        kind: column.kind,
      };
      try {
        if (sent.label !== '') proposed.set(column, createOwnColumn(profile, [...proposed.values()], sent));
      } catch (error) {
        // This column cannot be added: another field has its name or label, or the profile does not contain the type.
        if (!(error instanceof FormRefusedError)) throw error;
      }
    }
  return proposed;
}

/** Returns the label of a column, and its header if it is a valid name. Comments of ISA files may begin with the type. */
function createColumnName(entityType: string, header: string): { readonly label: string; readonly name?: string } {
  const text = header
    .replace(/^(?:Comment|Characteristics)\[(.*)\]$/s, '$1')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  const words = text.split(' ');
  const type = normalizeMemberName(entityType);
  const cut = words.findIndex((_word, at) => normalizeMemberName(words.slice(0, at + 1).join('')) === type) + 1;
  const label = (cut < words.length ? words.slice(cut).join(' ') : text).slice(0, 100).toWellFormed().trim();
  return /^[a-z][a-z0-9_]*$/.test(label) ? { label: formatDisplayName(label), name: label } : { label };
}
