/** The rows of a sheet (ECMA-376, part 1, 18.3.1): what every cell shows, formulas by the result that was stored with them. */
import { type NumberForm, workbookMomentText } from './dates.ts';
import { type MarkupAttributes, readMarkup } from './markup.ts';
import { TextGathering } from './texts.ts';

/** What a cell holds, or why that is no value. */
export type WorkbookCell = string | number | boolean | null | { readonly problem: string };

/** A row up to its last cell that is not empty, column A first. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly WorkbookCell[];
}

/** What cells refer to. */
export interface CellSources {
  readonly texts: readonly string[];
  readonly forms: readonly NumberForm[];
  readonly is1904: boolean;
}

/** Columns that spreadsheet programs have. */
const MOST_COLUMNS = 16_384;

/** Reads the rows that are not empty. */
export async function* readSheetRows(pieces: AsyncIterable<Uint8Array>, sources: CellSources): AsyncGenerator<SheetRow> {
  const reader = new RowReader(sources);
  for await (const _piece of readMarkup(pieces, reader)) yield* reader.take();
}

class RowReader {
  readonly #sources: CellSources;
  #rows: SheetRow[] = [];
  #number = 0;
  #cells: WorkbookCell[] | undefined;
  #column = -1;
  #cell: OpenCell | undefined;

  constructor(sources: CellSources) {
    this.#sources = sources;
  }

  /** The rows that were read since it was asked last. */
  take(): readonly SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: MarkupAttributes): void {
    if (name === 'row') this.#openRow(attributes);
    else if (name === 'c' && this.#cells !== undefined) this.#openCell(attributes);
    else this.#cell?.open(name);
  }

  text(text: string): void {
    this.#cell?.add(text);
  }

  close(name: string): void {
    if (name === 'row') this.#closeRow();
    else if (name === 'c') this.#closeCell();
    else this.#cell?.close(name);
  }

  #openRow({ r }: MarkupAttributes): void {
    // The number may be left out: then it is the next row.
    this.#number = r === undefined ? this.#number + 1 : Number(r);
    this.#cells = [];
    this.#column = -1;
  }

  #openCell({ r, t, s }: MarkupAttributes): void {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r);
    if (this.#column < 0 || this.#column >= MOST_COLUMNS) throw new RangeError('a cell stands in no column');
    this.#cell = new OpenCell(t ?? 'n', this.#sources.forms[Number(s ?? 0)] ?? 'number');
  }

  #closeCell(): void {
    const cell = this.#cell?.result(this.#sources) ?? null;
    this.#cell = undefined;
    // Empty cells at the end of a row are none.
    if (cell !== null && cell !== '' && this.#cells !== undefined) this.#cells[this.#column] = cell;
  }

  #closeRow(): void {
    if (this.#cells !== undefined && this.#cells.length > 0) this.#rows.push({ number: this.#number, cells: this.#cells });
    this.#cells = undefined;
  }
}

/** Column of an address such as `AB12`, from 0. */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of /^\$?([A-Za-z]{1,3})/.exec(address)?.[1] ?? '')
    column = column * 26 + letter.toUpperCase().charCodeAt(0) - 64;
  return column - 1;
}

class OpenCell {
  readonly #type: string;
  readonly #form: NumberForm;
  readonly #inline = new TextGathering();
  #formula: string | undefined;
  #value: string | undefined;
  #at = '';

  constructor(type: string, form: NumberForm) {
    this.#type = type;
    this.#form = form;
  }

  open(name: string): void {
    this.#at = name;
    if (name === 'f') this.#formula = '';
    if (name === 'v') this.#value = '';
    this.#inline.open(name);
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

  result({ texts, is1904 }: CellSources): WorkbookCell {
    if (this.#type === 'inlineStr') return this.#inline.take();
    // LibreOffice writes what is true or false as a formula whose result is a number.
    const formula = this.#formula?.replace(/^=/, '');
    if (formula === 'TRUE()' || formula === 'FALSE()') return formula === 'TRUE()';
    const value = this.#value;
    if (value === undefined || (value === '' && this.#type !== 'str')) return this.#withoutResult();
    switch (this.#type) {
      case 's': {
        const text = texts[Number(value)];
        if (text === undefined) throw new RangeError('a cell names a text that is not there');
        return text;
      }
      case 'str':
        // The programs at hand write and read it as it is, without the escapes of other texts.
        return value;
      case 'b':
        return value === '1' || value === 'true';
      case 'e':
        return { problem: `holds the error ${value}` };
      case 'd':
        return value.replace(/T00:00:00(?:\.0+)?Z?$/, '').replace(/Z$/, '');
      default:
        return this.#number(Number(value), is1904);
    }
  }

  #number(value: number, is1904: boolean): WorkbookCell {
    if (!Number.isFinite(value)) return { problem: 'holds a number that cannot be read' };
    return this.#form === 'number' ? value : (workbookMomentText(value, this.#form, is1904) ?? value);
  }

  /** Programs that know no formulas drop their results. */
  #withoutResult(): WorkbookCell {
    return this.#formula === undefined
      ? null
      : { problem: 'holds a formula without its result; open and save the file in a spreadsheet program' };
  }
}
