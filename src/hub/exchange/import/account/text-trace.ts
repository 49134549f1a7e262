/** Compares the words of a file with the stored words, because imports split, join and copy strings. */
import { WrittenScalar } from '../../../../profiles/reading/yaml-text.ts';
import { isEmptyCell } from '../../cells.ts';

/** Returns whether a property is structure, not data. A comment is data, even if its name is also the name of a field. */
function isStructure(name: string, object: object): boolean {
  return /^(?:@.*|filename|type)$/.test(name) || (name === 'name' && 'value' in object);
}

/** Compares words in the file with words that are stored or reported as omitted. */
export class TextTrace {
  readonly #expected = new Map<string, number>();
  readonly #words = new Set<string>();
  /** Number of cells by text that have no outcome yet. Empty for formats without cells. */
  readonly #cells = new Map<string, number>();
  readonly #stored = new Set<string>();
  readonly #leftOut = new Set<string>();
  #cellCount = 0;
  #takenUnseen = 0;

  /** Number of non-empty cells of the file; 0 for formats without cells. */
  get cellCount(): number {
    return this.#cellCount;
  }

  /** Adds cells of a file from which the reader makes objects. Empty cells do not count. */
  expectCells(cells: readonly string[]): void {
    const filled = cells.filter((cell) => !isEmptyCell(cell));
    this.expect(filled);
    this.#cellCount += filled.length;
    for (const cell of filled) this.#cells.set(cell, (this.#cells.get(cell) ?? 0) + 1);
  }

  /** Adds cells that the reader leaves out without reading them. */
  expectLeftOut(cells: number): void {
    this.#cellCount += cells;
  }

  /**
   * Returns the number of values in the file for a value of an object. Each cell counts once, even if several objects contain its
   * text. References, and names from column headers, are no cells.
   */
  takeValues(value: unknown, outcome: 'stored' | 'left_out'): number {
    if (this.#cellCount === 0) return countValues(value);
    let values = 0;
    for (const text of iterateTexts(value)) {
      (outcome === 'stored' ? this.#stored : this.#leftOut).add(text);
      const left = this.#cells.get(text) ?? 0;
      if (left === 0) continue;
      this.#cells.set(text, left - 1);
      values += 1;
    }
    return values;
  }

  /** Takes a cell for a value that is stored with another text. Returns 0 if the file has no such cell. */
  takeChangedCell(): number {
    if (this.#cellCount === 0) return 0;
    this.#takenUnseen += 1;
    return 1;
  }

  /**
   * Returns the numbers of cells without an outcome: cells whose text is stored elsewhere, for example because many rows describe
   * one sample, and cells that repeat values that are left out.
   */
  countOtherCells(): { readonly stored: number; readonly leftOut: number } {
    const lost = this.listMissing();
    const counts = { stored: -this.#takenUnseen, leftOut: 0 };
    for (const [text, left] of this.#cells)
      if (this.#leftOut.has(text) && !this.#stored.has(text)) counts.leftOut += left;
      else if (!lost.has(text)) counts.stored += left;
    return { ...counts, stored: Math.max(0, counts.stored) };
  }

  /** Adds values of the file before their interpretation. */
  expect(value: unknown): void {
    for (const text of iterateTexts(value, isStructure)) this.#expected.set(text, (this.#expected.get(text) ?? 0) + 1);
  }

  recordFound(value: unknown): void {
    if (this.#expected.size === 0) return;
    for (const text of iterateTexts(value)) for (const word of splitWords(text)) this.#words.add(word);
  }

  /** Returns the strings of which most words were not stored, with their number of values. */
  listMissing(): ReadonlyMap<string, number> {
    return new Map(
      [...this.#expected].filter(([text]) => {
        const words = splitWords(text);
        const lost = words.filter((word) => !this.#words.has(word));
        // A number can be stored in another format.
        return lost.length * 2 > words.length && !this.#words.has(String(Number(text)));
      }),
    );
  }
}

/** Returns the number of values in nested data. Ignores strings without visible characters. */
export function countValues(value: unknown): number {
  if (typeof value === 'string') return isEmptyCell(value) ? 0 : 1;
  if (value === null || value === undefined) return 0;
  if (typeof value !== 'object' || value instanceof WrittenScalar) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countValues(inner), 0);
}

function* iterateTexts(value: unknown, isSkipped?: typeof isStructure): Generator<string> {
  if (typeof value !== 'object') {
    if (value !== undefined) yield String(value);
  } else if (value !== null) {
    for (const [name, inner] of Object.entries(value))
      if (isSkipped?.(name, value) !== true) yield* iterateTexts(inner, isSkipped);
  }
}

function splitWords(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
