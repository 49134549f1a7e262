/** Reads the rows of a sheet (ECMA-376, part 1, 18.3.1): displayed values of cells, and stored results of formulas. */
import { isTrueInXml, type MarkupAttributes, readMarkup } from './markup.ts';
import { formatShownNumber, type NumberFormat, PLAIN_NUMBER } from './number-formats.ts';
import {
  addRowNotes,
  createErrorCell,
  findFormulaLink,
  MAX_COLUMNS,
  type MergedValues,
  NO_NUMBER,
  NO_RESULT,
  parseColumn,
  type SheetRow,
  type WorkbookBudget,
  type WorkbookCell,
} from './sheet.ts';
import { TextGathering } from './texts.ts';

/** Strings, formats and dates that cells refer to. */
export interface CellSources {
  readonly texts: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly is1904: boolean;
  readonly budget: WorkbookBudget;
}

const MS_A_DAY = 86_400_000;
/** Number of days between the first day of spreadsheets and 1970-01-01. */
const DAYS_TO_1970 = 25_569;

/** Reads the rows that are not empty. Merged cells repeat their value in each row. @throws BadRequestError for too many */
export async function* readSheetRows(
  pieces: AsyncIterable<Uint8Array>,
  sources: CellSources,
  merged: MergedValues,
): AsyncGenerator<SheetRow> {
  const reader = new RowReader(sources, merged);
  for await (const _piece of readMarkup(pieces, reader)) yield* reader.takeRows();
}

const MAX_COLUMN_RANGES = 1_000;

class RowReader {
  readonly #sources: CellSources;
  readonly #merged: MergedValues;
  #rows: SheetRow[] = [];
  #number = 0;
  #cells: WorkbookCell[] | undefined;
  #links: string[] = [];
  #isHidden = false;
  readonly #hidden = new Set<number>();
  #ranges = 0;
  #column = -1;
  #cell: OpenCell | undefined;

  constructor(sources: CellSources, merged: MergedValues) {
    this.#sources = sources;
    this.#merged = merged;
  }

  takeRows(): readonly SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: MarkupAttributes): void {
    if (name === 'row') this.#openRow(attributes);
    else if (name === 'c' && this.#cells !== undefined) this.#openCell(attributes);
    else if (name === 'col' && isTrueInXml(attributes.hidden)) this.#hideColumns(attributes);
    else this.#cell?.open(name, attributes);
  }

  #hideColumns({ min, max }: MarkupAttributes): void {
    this.#ranges += 1;
    const last = Math.min(Number(max), MAX_COLUMNS);
    if (this.#ranges <= MAX_COLUMN_RANGES)
      for (let column = Number(min); column <= last; column += 1) this.#hidden.add(column - 1);
  }

  text(text: string): void {
    this.#cell?.add(text);
  }

  close(name: string): void {
    if (name === 'row') this.#closeRow();
    else if (name === 'c') this.#closeCell();
    else this.#cell?.close(name);
  }

  #openRow({ r, hidden }: MarkupAttributes): void {
    this.#isHidden = isTrueInXml(hidden);
    // The number can be omitted if the row follows the previous one.
    this.#number = r === undefined ? this.#number + 1 : Number(r);
    this.#cells = [];
    this.#column = -1;
  }

  #openCell({ r, t, s }: MarkupAttributes): void {
    this.#column = r === undefined ? this.#column + 1 : parseColumn(/^\$?([A-Za-z]{1,3})/.exec(r)?.[1] ?? '');
    if (this.#column < 0 || this.#column >= MAX_COLUMNS) throw new RangeError('a cell is outside the columns of a spreadsheet');
    this.#cell = new OpenCell(t ?? 'n', this.#sources.formats[Number(s ?? 0)] ?? PLAIN_NUMBER);
  }

  #closeCell(): void {
    const cell = this.#cell?.createResult(this.#sources) ?? null;
    const link = this.#cell?.findLink();
    if (link !== undefined) this.#links.push(link);
    this.#cell = undefined;
    if (cell !== null && cell !== '' && this.#cells !== undefined) this.#cells[this.#column] = cell;
  }

  #closeRow(): void {
    if (this.#cells !== undefined && this.#cells.length > 0) {
      const row = this.#merged.fillRow(this.#number, this.#cells);
      this.#rows.push(addRowNotes(row, { isRow: this.#isHidden, columns: this.#hidden }, this.#links));
    }
    this.#cells = undefined;
    this.#links = [];
  }
}

class OpenCell {
  readonly #type: string;
  readonly #format: NumberFormat;
  readonly #inline = new TextGathering();
  #formula: string | undefined;
  #value: string | undefined;
  #at = '';

  constructor(type: string, format: NumberFormat) {
    this.#type = type;
    this.#format = format;
  }

  open(name: string, attributes: MarkupAttributes): void {
    this.#at = name;
    if (name === 'f') this.#formula = '';
    if (name === 'v') this.#value = '';
    this.#inline.open(name, attributes);
  }

  add(text: string): void {
    if (this.#at === 'f') this.#formula += text;
    else if (this.#at === 'v') this.#value += text;
    else this.#inline.add(text);
  }

  close(name: string): void {
    this.#inline.close(name);
    this.#at = '';
  }

  /** Returns the URL in the cell's formula; undefined if there is none. */
  findLink(): string | undefined {
    return findFormulaLink(this.#formula);
  }

  createResult({ texts, is1904, budget }: CellSources): WorkbookCell {
    if (this.#type === 'inlineStr') return this.#inline.takeText();
    // LibreOffice writes booleans as formulas with a number as result.
    const formula = this.#formula?.replace(/^=/, '');
    if (formula === 'TRUE()' || formula === 'FALSE()') return formula === 'TRUE()';
    const value = this.#value;
    if (value === undefined || (value === '' && this.#type !== 'str')) return this.#createMissing();
    switch (this.#type) {
      case 's': {
        const text = texts[Number(value)];
        if (text === undefined) throw new RangeError('a cell refers to a missing string');
        budget.addCharacters(text.length);
        return text;
      }
      case 'str':
        // Strings of formulas are not escaped.
        return value;
      case 'b':
        return isTrueInXml(value);
      case 'e':
        return createErrorCell(value);
      case 'd':
        return this.#createDay(value);
      default:
        return this.#readNumber(value, is1904);
    }
  }

  #readNumber(written: string, is1904: boolean): WorkbookCell {
    const value = Number(written);
    if (!Number.isFinite(value)) return NO_NUMBER;
    // As numbers, long codes would lose digits. Programs other than Excel write such codes.
    if (/^-?\d{16,}$/.test(written) && /^(?:General|0|@)$/i.test(this.#format.code)) return written;
    return formatShownNumber(value, this.#format, is1904);
  }

  /** Converts a date that is stored as a string, which few programs do. */
  #createDay(value: string): WorkbookCell {
    const text = value.replace(/T00:00:00(?:\.0+)?Z?$/, '').replace(/Z$/, '');
    const moment = Date.parse(text.includes('T') ? `${text}Z` : text);
    if (this.#format.kind !== 'date' || Number.isNaN(moment)) return { shown: text, value: text, isDate: true };
    return formatShownNumber(moment / MS_A_DAY + DAYS_TO_1970, this.#format, false);
  }

  /** Returns null for an empty cell, and a problem for a formula without a stored result. */
  #createMissing(): WorkbookCell {
    return this.#formula === undefined ? null : NO_RESULT;
  }
}
