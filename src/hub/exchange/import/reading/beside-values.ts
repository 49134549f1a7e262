/** Hidden parts of a sheet, which are imported, and comments, which are not. */
import type { Entity } from '../../../../profiles/profile.ts';
import { quoted } from '../../../../profiles/value-words.ts';
import { countOf, listStart, wordFor } from '../../../../web/for-people/words.ts';
import type { SheetComment, SheetRow } from '../../../../web/workbook/sheet.ts';
import { PLACE_COLUMNS } from '../../columns.ts';
import { isExportedNote } from '../../sheet-notes.ts';
import { type IncomingRow, leftOutPart } from './incoming.ts';
import type { ReadTable } from './read-tables.ts';

/** Maximum number of named parts. */
const MAX_NAMED = 5;
const MAX_COMMENT_LENGTH = 60;

/** Collects the hidden rows and columns of a sheet that have values. */
export class HiddenParts {
  readonly #rows: number[] = [];
  readonly #columns = new Set<number>();

  add({ number, cells, hidden }: SheetRow): void {
    if (hidden === undefined) return;
    if (hidden.isRow) this.#rows.push(number);
    if (hidden.columns.size > 0)
      for (const [column, cell] of cells.entries())
        if ((cell ?? null) !== null && hidden.columns.has(column)) this.#columns.add(column);
  }

  /** Yields notes, without the columns that every export hides. @param letters of a column */
  *notes({ name, columns }: ReadTable, isHidden: boolean, letters: (column: number) => string): Generator<string> {
    const isOwn = (column: number) => (PLACE_COLUMNS as readonly string[]).includes(columns[column]?.field ?? '');
    const hidden = [...this.#columns].filter((column) => !isOwn(column)).map(letters);
    const rest = 'imported like the others';
    if (isHidden) yield `The sheet ${quoted(name)} is hidden. Its rows are ${rest}.`;
    if (this.#rows.length > 0)
      yield `The sheet ${quoted(name)} has ${countOf(this.#rows.length, 'hidden row')} (${listStart(this.#rows, MAX_NAMED)}), ${rest}.`;
    if (hidden.length > 0)
      yield `The sheet ${quoted(name)} has ${countOf(hidden.length, 'hidden column')} (${listStart(hidden, MAX_NAMED)}), ${rest}.`;
  }
}

/** Returns the comments of a sheet as an omitted part; undefined if it has only those of exports at column headers. */
export function commentsLeftOut(entity: Entity, sheet: string, comments: readonly SheetComment[]): IncomingRow | undefined {
  const told = comments.filter(({ text }) => text.trim() !== '' && !isExportedNote(text));
  const [first] = told;
  if (first === undefined) return undefined;
  const shown = told.slice(0, MAX_NAMED).map(({ address, text }) => `${address} ${quoted(cut(text.trim()))}`.trim());
  const more = told.length > MAX_NAMED ? ' and more' : '';
  const words = `${countOf(told.length, 'comment')} on cells ${wordFor(told.length, 'is', 'are')} left out: ${shown.join(', ')}${more}.`;
  return leftOutPart(`sheet ${sheet}`, entity.name, words, told.length);
}

function cut(text: string): string {
  return text.length > MAX_COMMENT_LENGTH ? `${text.slice(0, MAX_COMMENT_LENGTH).toWellFormed()}…` : text;
}
