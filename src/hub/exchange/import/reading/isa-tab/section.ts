/** A section of the investigation file of ISA-Tab. Records the cells that were read. */
import type { CsvRecord } from '../../../../../web/csv/records.ts';
import { parseTabSeparatedText, type TabRecord } from '../../../../../web/csv/tab-records.ts';

export interface LeftOutLine {
  /** Name of the line, without the prefix of its section. */
  readonly what: string;
  readonly line: number;
  readonly texts: readonly string[];
}

export interface IsaComment {
  readonly name: string;
  readonly value: string;
}

interface Line extends CsvRecord {
  readonly name: string;
  readonly read: Set<number>;
}

/** Lines of a section in order. Comments can repeat a name. For other repeated names, the first line with a value counts. */
export class IsaTabSection {
  readonly #lines: Line[] = [];

  addLine(line: number, name: string, cells: readonly string[]): void {
    this.#lines.push({ line, name, cells, read: new Set() });
  }

  getCell(name: string, column: number): string {
    const line = this.#lines.find((one) => one.name === name && getListText(one, column) !== '');
    line?.read.add(column);
    return line === undefined ? '' : getListText(line, column);
  }

  listFilledColumns(): readonly number[] {
    const width = Math.max(0, ...this.#lines.map(({ cells }) => cells.length));
    return Array.from({ length: width }, (_, column) => column).filter((column) =>
      this.#lines.some((line) => line.name !== '' && getListText(line, column) !== ''),
    );
  }

  /** Returns the comments of a column, which the file calls `Comment[…]`. */
  listComments(column = 0): readonly IsaComment[] {
    return this.#lines.flatMap((line): readonly IsaComment[] => {
      const [, name] = /^Comment\s*\[(.+)\]$/.exec(line.name) ?? [];
      const value = getListText(line, column);
      if (name === undefined || value === '') return [];
      line.read.add(column);
      return [{ name, value }];
    });
  }

  /** Returns the lines with unread values. */
  listOmissions(section: string): readonly LeftOutLine[] {
    return this.#lines.flatMap((line) => {
      const texts = line.cells.filter((_, column) => getListText(line, column) !== '' && !line.read.has(column));
      const what = `${section}: ${line.name === '' ? 'a line without a name' : line.name}`;
      return texts.length === 0 ? [] : [{ what, line: line.line, texts }];
    });
  }
}

/** Returns the text of a cell; empty if it contains only separators. Programs write such cells for an empty list. */
function getListText({ cells }: Line, column: number): string {
  const text = cells[column] ?? '';
  return /^[;\s]*$/.test(text) ? '' : text;
}

/** Returns data lines and comments, which begin with #. Exports quote data with a leading #. */
export function parseTabLines(text: string): { readonly lines: readonly TabRecord[]; readonly comments: readonly TabRecord[] } {
  const isComment = ({ cells: [first], isFirstQuoted }: TabRecord) => first?.startsWith('#') === true && !isFirstQuoted;
  const all = parseTabSeparatedText(text.replace(/^\ufeff/, ''));
  return { lines: all.filter((line) => !isComment(line)), comments: all.filter(isComment) };
}
