/** Reports hidden parts of a sheet, which are imported, and comments, which are omitted. */
import { quoteText } from '../../../../profiles/profile.ts';
import { chooseWord, formatQuantity, joinFirstItems } from '../../../../web/for-people/words.ts';
import type { SheetExtras, SheetRow } from '../../../../web/workbook/sheet.ts';
import { PLACE_COLUMNS } from '../../columns.ts';
import { isExportedNote } from '../../sheet-notes.ts';
import { createOmittedPart, type IncomingRow } from './incoming.ts';
import type { ReadTable } from './read-tables.ts';

/** Maximum number of parts in a message. */
export const MAX_NAMED = 5;
const MAX_COMMENT_LENGTH = 60;

/** Collects hidden rows and columns that contain values. */
export class HiddenParts {
  readonly #rows: number[] = [];
  readonly #columns = new Set<number>();

  addRow({ number, cells, hidden }: SheetRow): void {
    if (hidden === undefined) return;
    if (hidden.isRow) this.#rows.push(number);
    if (hidden.columns.size > 0)
      for (const [column, cell] of cells.entries())
        if ((cell ?? null) !== null && hidden.columns.has(column)) this.#columns.add(column);
  }

  /** Yields notes about hidden parts, except columns that every export hides. @param letters returns the letters of a column */
  *iterateNotes({ name, columns }: ReadTable, isHidden: boolean, letters: (column: number) => string): Generator<string> {
    const isPlaceColumn = (column: number) => (PLACE_COLUMNS as readonly string[]).includes(columns[column]?.field ?? '');
    const hidden = [...this.#columns].filter((column) => !isPlaceColumn(column)).map(letters);
    const rest = 'imported like the others';
    if (isHidden) yield `The sheet ${quoteText(name)} is hidden. Its rows are ${rest}.`;
    if (this.#rows.length > 0)
      yield `The sheet ${quoteText(name)} has ${formatQuantity(this.#rows.length, 'hidden row')} (${joinFirstItems(this.#rows, MAX_NAMED)}), ${rest}.`;
    if (hidden.length > 0)
      yield `The sheet ${quoteText(name)} has ${formatQuantity(hidden.length, 'hidden column')} (${joinFirstItems(hidden, MAX_NAMED)}), ${rest}.`;
  }
}

/** Returns a row that reports omitted parts, such as comments; undefined without values. @param named parts in the message */
function createSheetPart(
  { entityType, sheet }: SheetOfParts,
  what: string,
  named: readonly string[],
  values = named.length,
): IncomingRow | undefined {
  if (values === 0) return undefined;
  const shown = named.length === 0 ? '' : `: ${joinFirstItems(named, MAX_NAMED)}`;
  const words = `${what} ${chooseWord(values, 'is', 'are')} left out${shown}.`;
  return createOmittedPart(`sheet ${sheet}`, entityType, words, values);
}

/** A sheet with omitted parts. `entityType` is empty for a sheet without an entity type. */
interface SheetOfParts {
  readonly entityType: string;
  readonly sheet: string;
}

/** Returns omitted comments, page headers and footers, links and drawings. In the first sheet, adds document properties. */
export function createSheetExtraRows(
  of: SheetOfParts,
  extras: SheetExtras,
  links: CellLinks,
): readonly (IncomingRow | undefined)[] {
  const { pictures, charts, texts: boxes } = extras.drawings;
  const comments = extras.comments
    .filter(({ text }) => text.trim() !== '' && !isExportedNote(text))
    .map(({ address, text }) => `${address} ${quoteStart(text)}`.trim());
  const hidden = links.listHidden().map(shortenComment);
  const counts = [
    [pictures, 'picture'],
    [charts, 'chart'],
    [boxes.length, 'text box', 'text boxes'],
  ] as const;
  const drawn = counts.flatMap(([count, noun, plural]) => (count === 0 ? [] : [formatQuantity(count, noun, plural)]));
  return [
    createSheetPart(of, `${formatQuantity(comments.length, 'comment')} on cells`, comments),
    createSheetPart(
      of,
      `${formatQuantity(extras.texts.length, 'text')} of page headers, page footers and input messages`,
      extras.texts.map(quoteStart),
    ),
    createSheetPart(of, `${formatQuantity(hidden.length, 'link')} of cells`, hidden),
    createSheetPart(of, `${drawn.join(', ')} on the sheet`, boxes.map(quoteStart), pictures + charts + boxes.length),
    createSheetPart(
      of,
      formatQuantity(extras.properties.length, 'property of the document', 'properties of the document'),
      extras.properties.map(shortenComment),
    ),
  ];
}

/** Collects links that differ from the text of their cell. */
export class CellLinks {
  readonly #hidden = new Map<string, string>();

  constructor(links: readonly string[]) {
    this.#addLinks(links);
  }

  addRow({ cells, links = [] }: SheetRow): void {
    this.#addLinks(links);
    if (this.#hidden.size > 0) for (const cell of cells) if (typeof cell === 'string') this.#hidden.delete(shortenLink(cell));
  }

  listHidden(): readonly string[] {
    return [...this.#hidden.values()];
  }

  /** Adds links to other documents. A leading # marks a link to another cell. */
  #addLinks(links: readonly string[]): void {
    for (const link of links) if (!link.startsWith('#')) this.#hidden.set(shortenLink(link), link);
  }
}

/** Returns a link without the parts that spreadsheet programs add to text such as `www.example.org`. */
function shortenLink(link: string): string {
  return link
    .trim()
    .replace(/^(?:mailto:|https?:\/\/)/i, '')
    .replace(/\/$/, '');
}

export function quoteStart(text: string): string {
  return quoteText(shortenComment(text.trim()));
}

function shortenComment(text: string): string {
  return text.length > MAX_COMMENT_LENGTH ? `${text.slice(0, MAX_COMMENT_LENGTH).toWellFormed()}…` : text;
}
