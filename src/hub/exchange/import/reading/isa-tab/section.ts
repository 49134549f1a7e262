/** A section of the investigation file of ISA-Tab, which records the cells that were read. */
import type { CsvRecord } from '../../../../../web/csv/records.ts';
import { readTabs, type TabRecord } from '../../../../../web/csv/tab-records.ts';

/** Cells of a line that the reader did not use. */
export interface LeftOutLine {
  /** The name of the line, after the name of its section. */
  readonly what: string;
  /** Line number in the file. */
  readonly line: number;
  readonly texts: readonly string[];
}

/** A line `Comment[name]` with its value. */
export interface IsaComment {
  readonly name: string;
  readonly value: string;
}

interface Line extends CsvRecord {
  readonly name: string;
  readonly read: Set<number>;
}

/** The lines in order. Comments may repeat a name; of other lines, the first with a value in the column is used. */
export class IsaTabSection {
  readonly #lines: Line[] = [];

  /**
   * Adds a line.
   * @param line its line number in the file
   */
  add(line: number, name: string, cells: readonly string[]): void {
    this.#lines.push({ line, name, cells, read: new Set() });
  }

  /** Returns a cell; empty if it is missing. */
  at(name: string, column: number): string {
    const line = this.#lines.find((one) => one.name === name && getTextAt(one, column) !== '');
    line?.read.add(column);
    return line === undefined ? '' : getTextAt(line, column);
  }

  filledColumns(): readonly number[] {
    const width = Math.max(0, ...this.#lines.map(({ cells }) => cells.length));
    return Array.from({ length: width }, (_, column) => column).filter((column) =>
      this.#lines.some((line) => line.name !== '' && getTextAt(line, column) !== ''),
    );
  }

  /** Returns the comments of a column under `Comment[…]`. */
  comments(column = 0): readonly IsaComment[] {
    return this.#lines.flatMap((line): readonly IsaComment[] => {
      const [, name] = /^Comment\s*\[(.+)\]$/.exec(line.name) ?? [];
      const value = getTextAt(line, column);
      if (name === undefined || value === '') return [];
      line.read.add(column);
      return [{ name, value }];
    });
  }

  /** Returns lines with non-empty cells that were not read. */
  leftOut(section: string): readonly LeftOutLine[] {
    return this.#lines.flatMap((line) => {
      const texts = line.cells.filter((_, column) => getTextAt(line, column) !== '' && !line.read.has(column));
      const what = `${section}: ${line.name === '' ? 'a line without a name' : line.name}`;
      return texts.length === 0 ? [] : [{ what, line: line.line, texts }];
    });
  }
}

/** Returns the text of a cell; empty for separators without items, which programs write for an empty list. */
function getTextAt({ cells }: Line, column: number): string {
  const text = cells[column] ?? '';
  return /^[;\s]*$/.test(text) ? '' : text;
}

/** Reads lines. Comments begin with #. A cell in quotes that begins with # is data, as exports write it. */
export function readTabLines(text: string): { readonly lines: readonly TabRecord[]; readonly comments: readonly TabRecord[] } {
  const isComment = ({ cells: [first], isFirstQuoted }: TabRecord) => first?.startsWith('#') === true && !isFirstQuoted;
  const all = readTabs(text.replace(/^\ufeff/, ''));
  return { lines: all.filter((line) => !isComment(line)), comments: all.filter(isComment) };
}
