/** Traces the strings of files whose values pass several steps. Steps that split, join or copy values change their number. */

/** Returns whether a member only structures an ISA object. The name of a comment can equal the name of a field. */
function isStructure(name: string, object: object): boolean {
  return /^(?:@.*|filename|type)$/.test(name) || (name === 'name' && 'value' in object);
}

/** Compares, word by word, the strings of a file with the strings that are stored or reported as left out. */
export class TextTrace {
  readonly #expected = new Map<string, number>();
  readonly #words = new Set<string>();

  /** Adds values of the file before they are interpreted. */
  expect(value: unknown): void {
    for (const text of iterateTexts(value, isStructure)) this.#expected.set(text, (this.#expected.get(text) ?? 0) + 1);
  }

  /** Adds values that are stored or reported. */
  recordFound(value: unknown): void {
    if (this.#expected.size === 0) return;
    for (const text of iterateTexts(value)) for (const word of splitWords(text)) this.#words.add(word);
  }

  /** Returns the strings of which most words were not found, with their number of values. */
  listMissing(): ReadonlyMap<string, number> {
    return new Map(
      [...this.#expected].filter(([text]) => {
        const words = splitWords(text);
        const lost = words.filter((word) => !this.#words.has(word));
        // A number can be stored in another form.
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
