/** A section of the investigation file of ISA-Tab, which knows what of it was read. */

/** Cells of a line that were not read. */
export interface LeftOutLine {
  /** The line, behind the section that it stands in. */
  readonly what: string;
  /** Cells that say something. */
  readonly count: number;
}

/** Its lines by the names that they begin with. */
export class IsaTabSection {
  readonly #lines = new Map<string, readonly string[]>();
  readonly #read = new Set<string>();

  /** Adds a line; of two with one name the later one counts. */
  add(name: string, cells: readonly string[]): void {
    this.#lines.set(name, cells);
  }

  /** A cell, empty where there is none. */
  at(name: string, column: number): string {
    this.#read.add(name);
    return (this.#lines.get(name)?.[column] ?? '').trim();
  }

  /** Columns of what the section is about in which any line says something. */
  filledColumns(named: string): readonly number[] {
    const width = this.#lines.get(named)?.length ?? 0;
    const lines = [...this.#lines.values()];
    return Array.from({ length: width }, (_, column) => column).filter((column) =>
      lines.some((cells) => (cells[column] ?? '').trim() !== ''),
    );
  }

  /** What is said under `Comment[…]`; `at` reads a column, without it the first. */
  comments(at = (name: string): string => this.at(name, 0)): readonly { readonly name: string; readonly value: string }[] {
    return [...this.#lines.keys()].flatMap((line) => {
      const [, name] = /^Comment\s*\[(.+)\]$/.exec(line) ?? [];
      const value = name === undefined ? '' : at(line);
      return name === undefined || value === '' ? [] : [{ name, value }];
    });
  }

  /** Lines that say something and were not read. */
  leftOut(section: string): readonly LeftOutLine[] {
    return [...this.#lines].flatMap(([name, cells]) => {
      const count = cells.filter((cell) => cell.trim() !== '').length;
      return count === 0 || name === '' || this.#read.has(name) ? [] : [{ what: `${section}: ${name}`, count }];
    });
  }
}
