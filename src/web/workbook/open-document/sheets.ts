/** Reads the sheets of a spreadsheet in OpenDocument (.ods; version 1.3, part 3, 9), which are in one XML file. */
import { BadRequestError } from '../../../contract/errors.ts';
import { formatNumber } from '../../for-people/words.ts';
import { type MarkupAttributes, readMarkup, readMarkupToEnd } from '../markup.ts';
import type { Package } from '../parts.ts';
import { readProperties } from '../properties.ts';
import {
  addRowNotes,
  MAX_COLUMNS,
  MergedValues,
  type SheetRow,
  WorkbookBudget,
  type WorkbookCell,
  type WorkbookSheet,
} from '../sheet.ts';
import { CellText, createWorkbookCell } from './cells.ts';
import { FoundExtras, PageTexts } from './extras.ts';
import { CellStyles } from './styles.ts';

const CONTENT = 'content.xml';
const STYLES = 'styles.xml';
const META = 'meta.xml';
const MANIFEST = 'META-INF/manifest.xml';

/** Maximum number of repeated values, far above real files. */
const MAX_REPEATED = 2_000_000;
const MAX_SHEETS = 1_000;

export function isOpenDocument(parts: Package): boolean {
  return parts.has(CONTENT) && parts.has(MANIFEST);
}

/** Returns the sheets. @throws BadRequestError if the file is encrypted, or not a spreadsheet */
export async function openDocumentSheets(parts: Package): Promise<readonly WorkbookSheet[]> {
  await rejectEncryptedPackage(parts);
  const styles = new CellStyles();
  const pages = new PageTexts();
  if (parts.has(STYLES)) await readStyles(parts, styles, pages);
  const sheets = await readSheets(parts, pages);
  // Several sheets can share the headers and footers, so all belong to the first sheet.
  sheets[0]?.extras.texts.push(...pages.texts);
  if (parts.has(META)) sheets[0]?.extras.properties.push(...(await readProperties([parts.read(META)])));
  const reading = new DocumentReading(() => readRows(parts, styles));
  return sheets.map(({ name, isHidden, extras }, index) => ({
    name,
    isHidden,
    rows: () => reading.readRows(index),
    extras: async () => extras,
  }));
}

async function rejectEncryptedPackage(parts: Package): Promise<void> {
  let isLocked = false;
  const handleStart = (name: string) => {
    if (name === 'encryption-data') isLocked = true;
  };
  await readMarkupToEnd(parts.read(MANIFEST), { open: handleStart });
  if (isLocked) throw new BadRequestError('The spreadsheet has a password. Save it without one and upload it again.');
}

function readStyles(parts: Package, styles: CellStyles, pages: PageTexts): Promise<void> {
  return readMarkupToEnd(parts.read(STYLES), {
    open(name, attributes) {
      styles.open(name, attributes);
      pages.open(name);
    },
    text: (text) => pages.add(text),
    close(name) {
      styles.close(name);
      pages.close(name);
    },
  });
}

type FoundSheet = Pick<WorkbookSheet, 'name' | 'isHidden'> & { readonly extras: FoundExtras };

/** Reads the sheets with their comments (annotations, which have no address), links and drawings. */
async function readSheets(parts: Package, pages: PageTexts): Promise<readonly FoundSheet[]> {
  const sheets: FoundSheet[] = [];
  const hidden = new Set<string>();
  let style = '';
  let isSpreadsheet = false;
  const tables = new TableDepth();
  await readMarkupToEnd(parts.read(CONTENT), {
    open(name, attributes) {
      if (name === 'spreadsheet') isSpreadsheet = true;
      if (name === 'style') style = attributes.name ?? '';
      if (name === 'table-properties' && attributes.display === 'false') hidden.add(style);
      if (tables.open(name) === 'sheet')
        sheets.push({
          name: attributes.name ?? '',
          isHidden: hidden.has(attributes['style-name'] ?? ''),
          extras: new FoundExtras(),
        });
      if (sheets.length > MAX_SHEETS) throw new RangeError('there are too many sheets');
      (sheets.at(-1)?.extras ?? pages).open(name, attributes);
    },
    text: (piece) => (sheets.at(-1)?.extras ?? pages).add(piece),
    close(name) {
      tables.close(name);
      (sheets.at(-1)?.extras ?? pages).close(name);
    },
  });
  if (!isSpreadsheet) throw new BadRequestError('The file is an OpenDocument file, but not a spreadsheet (.ods).');
  return sheets;
}

/** Distinguishes sheets from tables inside cells, and from copies in tracked changes and links. */
class TableDepth {
  #tables = 0;
  #beside = 0;

  /** Enters an element. Returns `sheet` for a sheet, `inside` for its elements, and `beside` for nested tables and all else. */
  open(name: string): 'sheet' | 'beside' | 'inside' {
    if (name === 'tracked-changes' || name === 'dde-links') this.#beside += 1;
    if (this.#beside > 0) return 'beside';
    if (name !== 'table') return this.#tables > 1 ? 'beside' : 'inside';
    this.#tables += 1;
    return this.#tables === 1 ? 'sheet' : 'beside';
  }

  close(name: string): void {
    if (name === 'tracked-changes' || name === 'dde-links') this.#beside -= 1;
    else if (name === 'table' && this.#beside === 0) this.#tables -= 1;
  }
}

/** Returns whether a row or column is hidden by a user or a filter (19.749). */
function isHidden({ visibility }: MarkupAttributes): boolean {
  return visibility === 'collapse' || visibility === 'filter';
}

interface FoundRow {
  readonly sheet: number;
  readonly row: SheetRow;
}

/** Reads all sheets in one pass. To read an earlier sheet again, another pass starts. */
class DocumentReading {
  readonly #begin: () => AsyncGenerator<FoundRow>;
  #pass: AsyncGenerator<FoundRow> | undefined;
  #reached = -1;
  #next: FoundRow | undefined;

  constructor(begin: () => AsyncGenerator<FoundRow>) {
    this.#begin = begin;
  }

  async *readRows(sheet: number): AsyncGenerator<SheetRow> {
    if (this.#pass === undefined || this.#reached >= sheet) {
      this.#pass = this.#begin();
      this.#next = undefined;
    }
    this.#reached = sheet;
    const pass = this.#pass;
    for (;;) {
      const found = this.#next ?? ((await pass.next()).value as FoundRow | undefined);
      this.#next = undefined;
      if (found === undefined) return;
      if (found.sheet > sheet) {
        this.#next = found;
        return;
      }
      if (found.sheet === sheet) yield found.row;
    }
  }
}

async function* readRows(parts: Package, styles: CellStyles): AsyncGenerator<FoundRow> {
  const reader = new RowReader(styles);
  for await (const _piece of readMarkup(parts.read(CONTENT), reader)) {
    for (const { sheet, row, times } of reader.takeRows())
      for (let count = 0; count < times; count += 1)
        yield { sheet, row: count === 0 ? row : { ...row, number: row.number + count, cells: [...row.cells] } };
  }
}

class RowReader {
  readonly #styles: CellStyles;
  readonly #tables = new TableDepth();
  #sheet = -1;
  #rows: { readonly sheet: number; readonly row: SheetRow; readonly times: number }[] = [];
  /** Styles of columns, each with the index after its last column. */
  #columns: { readonly end: number; readonly style: string | undefined }[] = [];
  #hidden = new Set<number>();
  /** Index of the column style that applies to the current cell. */
  #columnStyle = 0;
  readonly #budget = new WorkbookBudget();
  #merged = new MergedValues(this.#budget);
  #number = 0;
  #row: { readonly attributes: MarkupAttributes; readonly cells: WorkbookCell[] } | undefined;
  #column = 0;
  #cell: { readonly attributes: MarkupAttributes; readonly text: CellText } | undefined;
  #repeated = 0;

  constructor(styles: CellStyles) {
    this.#styles = styles;
  }

  takeRows() {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: MarkupAttributes): void {
    const place = this.#tables.open(name);
    if (place === 'beside') return;
    if (place === 'sheet') this.#openSheet();
    else if (this.#cell !== undefined) this.#cell.text.open(name, attributes);
    else if (name === 'table-column') this.#openColumn(attributes);
    else if (name === 'table-row') {
      this.#row = { attributes, cells: [] };
      this.#number += 1;
      this.#column = 0;
      this.#columnStyle = 0;
    } else if (isCell(name) && this.#row !== undefined) this.#cell = { attributes, text: this.#openText() };
    else this.#styles.open(name, attributes);
  }

  text(text: string): void {
    this.#cell?.text.add(text);
  }

  close(name: string): void {
    this.#tables.close(name);
    if (isCell(name)) this.#closeCell();
    else if (this.#cell !== undefined) this.#cell.text.close(name);
    else if (name === 'table-row') this.#closeRow();
    else this.#styles.close(name);
  }

  #openSheet(): void {
    this.#sheet += 1;
    this.#number = 0;
    this.#columns = [];
    this.#hidden = new Set();
    this.#merged = new MergedValues(this.#budget);
  }

  #openColumn(attributes: MarkupAttributes): void {
    const begin = this.#columns.at(-1)?.end ?? 0;
    const style = attributes['default-cell-style-name'];
    const end = begin + getTimes(attributes['number-columns-repeated']);
    if (begin < MAX_COLUMNS) this.#columns.push({ end, style });
    if (isHidden(attributes)) for (let at = begin; at < Math.min(end, MAX_COLUMNS); at += 1) this.#hidden.add(at);
  }

  #closeCell(): void {
    const { attributes, text } = this.#cell ?? { attributes: {}, text: this.#openText() };
    this.#cell = undefined;
    if (this.#row === undefined) return;
    const times = getTimes(attributes['number-columns-repeated']);
    const findStyle = () => this.#styles.findMomentStyle(this.#findStyle(attributes));
    const value = createWorkbookCell(attributes, text.getText(), findStyle, this.#styles.is1904);
    const column = this.#column;
    this.#column += times;
    if (value === null || value === '') return;
    if (this.#column > MAX_COLUMNS) throw new RangeError('a cell is beyond the last column of a spreadsheet');
    this.#countRepetitions([value], times - 1);
    this.#row.cells.length = Math.max(this.#row.cells.length, column);
    for (let at = column; at < column + times; at += 1) this.#row.cells[at] = value;
    const rows = getTimes(attributes['number-rows-spanned']);
    if (rows <= 1) return;
    this.#budget.addRange();
    this.#merged.addMerge({ first: this.#number, last: this.#number + rows - 1, column });
  }

  #openText(): CellText {
    return new CellText((style) => this.#styles.getPosition(style));
  }

  #findStyle(attributes: MarkupAttributes): string | undefined {
    const own = attributes['style-name'] ?? this.#row?.attributes['default-cell-style-name'];
    if (own !== undefined) return own;
    while ((this.#columns[this.#columnStyle]?.end ?? Number.POSITIVE_INFINITY) <= this.#column) this.#columnStyle += 1;
    return this.#columns[this.#columnStyle]?.style;
  }

  #closeRow(): void {
    const { attributes, cells } = this.#row ?? { attributes: {}, cells: [] };
    this.#row = undefined;
    const times = getTimes(attributes['number-rows-repeated']);
    const number = this.#number;
    this.#number += times - 1;
    if (cells.length === 0) return;
    this.#countRepetitions(cells, times - 1);
    const row = addRowNotes(this.#merged.fillRow(number, cells), { isRow: isHidden(attributes), columns: this.#hidden });
    this.#rows.push({ sheet: this.#sheet, row, times });
  }

  /** Counts repeated values. @throws BadRequestError if repetitions expand the file far beyond its size */
  #countRepetitions(cells: readonly WorkbookCell[], times: number): void {
    this.#repeated += cells.length * times;
    for (const cell of cells) if (typeof cell === 'string') this.#budget.addCharacters(cell.length * times);
    if (this.#repeated > MAX_REPEATED)
      throw new BadRequestError(
        `Repeated cells and rows contain more than ${formatNumber(MAX_REPEATED)} values; delete those that are not needed and upload the file again.`,
      );
  }
}

function isCell(name: string): boolean {
  return name === 'table-cell' || name === 'covered-table-cell';
}

function getTimes(repeated: string | undefined): number {
  const times = Number(repeated ?? 1);
  return Number.isSafeInteger(times) && times > 1 ? times : 1;
}
