/** Compares the words of a file with the stored words, because imports split, join and copy strings. */

/** Returns whether a property is structure, not data. A comment is data, even if its name is also the name of a field. */
function isStructure(name: string, object: object): boolean {
  return /^(?:@.*|filename|type)$/.test(name) || (name === 'name' && 'value' in object);
}

/** Compares words in the file with words that are stored or reported as omitted. */
export class TextTrace {
  readonly #expected = new Map<string, number>();
  readonly #words = new Set<string>();

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
