/** Hidden parts of a sheet, which are imported, and comments, which are not. */
import { type Entity, quoteText } from '../../../../profiles/profile.ts';
import { chooseWord, formatQuantity, listStart } from '../../../../web/for-people/words.ts';
import type { SheetComment, SheetDrawings, SheetRow } from '../../../../web/workbook/sheet.ts';
import { PLACE_COLUMNS } from '../../columns.ts';
import { isExportedNote } from '../../sheet-notes.ts';
import { createOmittedPart, type IncomingRow } from './incoming.ts';
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
    if (isHidden) yield `The sheet ${quoteText(name)} is hidden. Its rows are ${rest}.`;
    if (this.#rows.length > 0)
      yield `The sheet ${quoteText(name)} has ${formatQuantity(this.#rows.length, 'hidden row')} (${listStart(this.#rows, MAX_NAMED)}), ${rest}.`;
    if (hidden.length > 0)
      yield `The sheet ${quoteText(name)} has ${formatQuantity(hidden.length, 'hidden column')} (${listStart(hidden, MAX_NAMED)}), ${rest}.`;
  }
}

/** Returns the comments of a sheet as an omitted part; undefined if it has only those of exports at column headers. */
export function describeComments(entity: Entity, sheet: string, comments: readonly SheetComment[]): IncomingRow | undefined {
  const told = comments.filter(({ text }) => text.trim() !== '' && !isExportedNote(text));
  const [first] = told;
  if (first === undefined) return undefined;
  const shown = told
    .slice(0, MAX_NAMED)
    .map(({ address, text }) => `${address} ${quoteText(shortenComment(text.trim()))}`.trim());
  const more = told.length > MAX_NAMED ? ' and more' : '';
  const words = `${formatQuantity(told.length, 'comment')} on cells ${chooseWord(told.length, 'is', 'are')} left out: ${shown.join(', ')}${more}.`;
  return createOmittedPart(`sheet ${sheet}`, entity.name, words, told.length);
}

/** Returns the texts of pages and messages of a sheet as an omitted part; undefined for none. */
export function describePageTexts(entityType: string, sheet: string, texts: readonly string[]): IncomingRow | undefined {
  if (texts.length === 0) return undefined;
  const shown = listStart(
    texts.map((text) => quoteText(shortenComment(text))),
    MAX_NAMED,
  );
  const words = `${formatQuantity(texts.length, 'text')} of page headers, page footers and input messages ${chooseWord(texts.length, 'is', 'are')} left out: ${shown}.`;
  return createOmittedPart(`sheet ${sheet}`, entityType, words, texts.length);
}

/** The links of the cells of a sheet, without those that a cell shows. */
export class CellLinks {
  readonly #hidden = new Map<string, string>();

  constructor(links: readonly string[]) {
    this.#addAll(links);
  }

  add({ cells, links = [] }: SheetRow): void {
    this.#addAll(links);
    if (this.#hidden.size > 0) for (const cell of cells) if (typeof cell === 'string') this.#hidden.delete(shortenLink(cell));
  }

  /** Returns the links as a part that is left out; undefined for none. */
  leftOut(entity: Entity, sheet: string): IncomingRow | undefined {
    const links = [...this.#hidden.values()];
    if (links.length === 0) return undefined;
    const shown = listStart(links.map(shortenComment), MAX_NAMED);
    const words = `${formatQuantity(links.length, 'link')} of cells ${chooseWord(links.length, 'is', 'are')} left out: ${shown}.`;
    return createOmittedPart(`sheet ${sheet}`, entity.name, words, links.length);
  }

  /** Links that begin with # lead to other cells. */
  #addAll(links: readonly string[]): void {
    for (const link of links) if (!link.startsWith('#')) this.#hidden.set(shortenLink(link), link);
  }
}

/** An address without the parts that spreadsheet programs add to a text such as `www.example.org`. */
function shortenLink(link: string): string {
  return link
    .trim()
    .replace(/^(?:mailto:|https?:\/\/)/i, '')
    .replace(/\/$/, '');
}

/** Returns what lies on a sheet without being in a cell as an omitted part; undefined for nothing. */
export function describeDrawings(
  entityType: string,
  sheet: string,
  { pictures, charts, texts }: SheetDrawings,
): IncomingRow | undefined {
  const counts = [
    [pictures, 'picture'],
    [charts, 'chart'],
    [texts.length, 'text box', 'text boxes'],
  ] as const;
  const values = pictures + charts + texts.length;
  if (values === 0) return undefined;
  const parts = counts
    .flatMap(([count, noun, plural]) => (count === 0 ? [] : [formatQuantity(count, noun, plural)]))
    .join(', ');
  const shown =
    texts.length === 0
      ? ''
      : `: ${listStart(
          texts.map((text) => quoteText(shortenComment(text))),
          MAX_NAMED,
        )}`;
  const words = `${parts} on the sheet ${chooseWord(values, 'is', 'are')} left out${shown}.`;
  return createOmittedPart(`sheet ${sheet}`, entityType, words, values);
}

function shortenComment(text: string): string {
  return text.length > MAX_COMMENT_LENGTH ? `${text.slice(0, MAX_COMMENT_LENGTH).toWellFormed()}…` : text;
}
