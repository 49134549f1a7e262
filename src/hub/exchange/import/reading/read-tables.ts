/** The tables of a file: their columns with their meanings, and sample values. */
import type { Entity } from '../../../../profiles/profile.ts';
import type { Recognition } from './headers.ts';

/** A column as read, with the field that it fills. */
export interface ReadColumn {
  /** Its number from 1, or the name of a member. */
  readonly column: string;
  readonly header: string;
  /** The field or place that it fills; empty if it is left out. */
  readonly field: string;
  /** The field that it may mean; it is unused until the user chooses it. Empty if there is none. */
  readonly suggested: string;
  readonly recognized: Recognition;
  /** Cells with a value. */
  readonly values: number;
  readonly samples: readonly string[];
}

/** A table as read, with the entity type of its rows. */
export interface ReadTable {
  /** Name of the sheet; empty for the only table of a text file; the type for objects. */
  readonly name: string;
  /** Empty if it is left out. */
  readonly entityType: string;
  readonly hasHeader: boolean;
  readonly rows: number;
  readonly columns: readonly ReadColumn[];
}

const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 100;
/** Maximum number of reported columns of a table. */
export const MAX_IMPORT_COLUMNS = 1_000;

/** Collects the values of a column. */
export class ColumnCount {
  values = 0;
  readonly samples: string[] = [];

  add(value: unknown): void {
    this.values += 1;
    if (this.samples.length >= MAX_SAMPLES) return;
    const text = String(value).slice(0, MAX_SAMPLE_LENGTH).toWellFormed();
    if (!this.samples.includes(text)) this.samples.push(text);
  }
}

/** Unknown members of objects by type, as columns with choices. */
export class MemberTables {
  readonly #types = new Map<string, { rows: number; readonly members: Map<string, ColumnCount & { field?: string }> }>();

  /** Records an object of a type. */
  row(entity: Entity): void {
    this.#of(entity.name).rows += 1;
  }

  /** Records an unknown member, and its selected field. */
  member(entity: Entity, name: string, value: unknown, field: string): void {
    const { members } = this.#of(entity.name);
    const count: ColumnCount & { field?: string } = members.get(name) ?? new ColumnCount();
    count.field = field;
    count.add(typeof value === 'object' ? JSON.stringify(value) : value);
    members.set(name, count);
  }

  tables(): readonly ReadTable[] {
    return [...this.#types].map(([name, { rows, members }]) => ({
      name,
      entityType: name,
      hasHeader: true,
      rows,
      columns: [...members].slice(0, MAX_IMPORT_COLUMNS).map(([member, { values, samples, field = '' }]) => ({
        column: member,
        header: member,
        field,
        suggested: '',
        recognized: field === '' ? 'none' : 'chosen',
        values,
        samples,
      })),
    }));
  }

  #of(type: string) {
    const known = this.#types.get(type) ?? { rows: 0, members: new Map<string, ColumnCount & { field?: string }>() };
    this.#types.set(type, known);
    return known;
  }
}
