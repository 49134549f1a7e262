/** Describes the tables of a file: columns with meanings and example values. */
import { getOrAdd } from '../../../../memoize.ts';
import type { Entity } from '../../../../profiles/profile.ts';
import type { OwnColumn } from '../../../own-columns/effective-profile.ts';
import type { Recognition } from './headers.ts';

export interface ReadColumn {
  /** The column number from 1, or the name of a property. */
  readonly column: string;
  readonly header: string;
  /** The field or position that the column fills; empty if the column is omitted. */
  readonly field: string;
  /** A probable field, which is unused until the user selects it; may be empty. */
  readonly suggested: string;
  readonly recognized: Recognition;
  readonly values: number;
  readonly samples: readonly string[];
  readonly kind: OwnColumn['kind'];
  /** True if no value is an object or a list. */
  readonly isPlain: boolean;
  readonly defined?: OwnColumn | undefined;
}

export interface ReadTable {
  /** Name of the sheet or entity type; empty for the only table of a text file. */
  readonly name: string;
  /** Entity type of the rows; empty if the table is omitted. */
  readonly entityType: string;
  readonly hasHeader: boolean;
  readonly rows: number;
  readonly columns: readonly ReadColumn[];
}

const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 100;
/** Maximum number of columns per table in a preview. */
export const MAX_IMPORT_COLUMNS = 1_000;

const KINDS: readonly { readonly kind: OwnColumn['kind']; readonly pattern: RegExp }[] = [
  // Conversion preserves the spelling of numbers in this format, unlike 007 and 1e3.
  { kind: 'number', pattern: /^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,14}[1-9])?$/ },
  { kind: 'date', pattern: /^\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01])$/ },
  { kind: 'yes_no', pattern: /^(?:true|false)$/i },
];

export class ColumnCount {
  values = 0;
  readonly samples: string[] = [];
  isPlain = true;
  #kinds = KINDS;

  /** The kind that matches all values; `text` if none matches. */
  get kind(): OwnColumn['kind'] {
    return this.values === 0 ? 'text' : (this.#kinds[0]?.kind ?? 'text');
  }

  /** @param typed the value behind a displayed text, which determines the kind */
  addValue(value: unknown, typed = value): void {
    this.values += 1;
    if (this.#kinds.length > 0) this.#kinds = this.#kinds.filter(({ pattern }) => pattern.test(String(typed)));
    if (this.samples.length >= MAX_SAMPLES) return;
    const text = String(value).slice(0, MAX_SAMPLE_LENGTH).toWellFormed();
    if (!this.samples.includes(text)) this.samples.push(text);
  }
}

type MemberCount = ColumnCount & { field?: string; defined?: OwnColumn };

/** Collects unknown properties of objects by type, as columns with choices. */
export class MemberTables {
  readonly #types = new Map<string, { rows: number; readonly members: Map<string, MemberCount> }>();

  countRow(entity: Entity): void {
    this.#getType(entity.name).rows += 1;
  }

  recordMember(entity: Entity, name: string, value: unknown, field: string): void {
    const count = this.#getMember(entity.name, name);
    count.field = field;
    if (typeof value === 'object') count.isPlain = false;
    count.addValue(typeof value === 'object' ? JSON.stringify(value) : value);
  }

  /** Records an own column of the file that the project does not have. */
  recordOwnColumn(column: OwnColumn): void {
    this.#getMember(column.entity_type, column.name).defined = column;
  }

  /** Returns the tables of a spreadsheet with the own columns that the file defines. */
  applyDefinitions(tables: readonly ReadTable[]): readonly ReadTable[] {
    return tables.map((table) => {
      const members = this.#types.get(table.entityType)?.members;
      if (members === undefined) return table;
      return {
        ...table,
        columns: table.columns.map((column) => ({ ...column, defined: members.get(column.header)?.defined })),
      };
    });
  }

  createTables(): readonly ReadTable[] {
    return [...this.#types].map(([name, { rows, members }]) => ({
      name,
      entityType: name,
      hasHeader: true,
      rows,
      columns: [...members]
        .slice(0, MAX_IMPORT_COLUMNS)
        .map(([member, { values, samples, kind, isPlain, defined, field = '' }]) => ({
          column: member,
          header: member,
          field,
          suggested: '',
          recognized: field === '' ? 'none' : 'chosen',
          values,
          samples,
          kind,
          isPlain,
          defined,
        })),
    }));
  }

  #getMember(type: string, name: string): MemberCount {
    const { members } = this.#getType(type);
    return getOrAdd(members, name, () => new ColumnCount());
  }

  #getType(type: string) {
    return getOrAdd(this.#types, type, () => ({ rows: 0, members: new Map<string, MemberCount>() }));
  }
}
