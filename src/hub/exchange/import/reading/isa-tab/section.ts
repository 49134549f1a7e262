/** A section of the investigation file of ISA-Tab, which knows what of it was read. */

/** Cells of a line that were not read. */
export interface LeftOutLine {
  /** The line, behind the section that it stands in. */
  readonly what: string;
  /** Its number in the file. */
  readonly line: number;
  /** Cells that say something. */
  readonly count: number;
}

/** A comment of an ISA object. */
export interface IsaComment {
  readonly name: string;
  readonly value: string;
}

interface Line {
  readonly line: number;
  readonly name: string;
  readonly cells: readonly string[];
  /** Columns that were read. */
  readonly read: Set<number>;
}

/** Its lines in their order. Comments may have one name; of other lines with one name the first that says something in a column counts. */
export class IsaTabSection {
  readonly #lines: Line[] = [];

  /** Adds a line. @param line its number in the file */
  add(line: number, name: string, cells: readonly string[]): void {
    this.#lines.push({ line, name, cells, read: new Set() });
  }

  /** A cell, empty where there is none. */
  at(name: string, column: number): string {
    const line = this.#lines.find((one) => one.name === name && textAt(one, column) !== '');
    line?.read.add(column);
    return line === undefined ? '' : textAt(line, column);
  }

  /** Columns in which any line says something. */
  filledColumns(): readonly number[] {
    const width = Math.max(0, ...this.#lines.map(({ cells }) => cells.length));
    return Array.from({ length: width }, (_, column) => column).filter((column) =>
      this.#lines.some((line) => line.name !== '' && textAt(line, column) !== ''),
    );
  }

  /** What a column says under `Comment[…]`. */
  comments(column = 0): readonly IsaComment[] {
    return this.#lines.flatMap((line): readonly IsaComment[] => {
      const [, name] = /^Comment\s*\[(.+)\]$/.exec(line.name) ?? [];
      const value = textAt(line, column);
      if (name === undefined || value === '') return [];
      line.read.add(column);
      return [{ name, value }];
    });
  }

  /** Lines with cells that say something and were not read. */
  leftOut(section: string): readonly LeftOutLine[] {
    return this.#lines.flatMap((line) => {
      const count = line.cells.filter((_, column) => textAt(line, column) !== '' && !line.read.has(column)).length;
      const what = `${section}: ${line.name === '' ? 'a line without a name' : line.name}`;
      return count === 0 ? [] : [{ what, line: line.line, count }];
    });
  }
}

/** Signs between the items of a list without any item are what programs write for nothing. */
function textAt({ cells }: Line, column: number): string {
  const text = (cells[column] ?? '').trim();
  return /^[;\s]*$/.test(text) ? '' : text;
}
