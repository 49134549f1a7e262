/** Reads strings in spreadsheets (ECMA-376, part 1, 18.4): plain, or in pieces with different formats. */
import { type MarkupAttributes, readMarkupToEnd, rejectLongText } from './markup.ts';
import { MAX_EXTRAS, type SheetComment } from './sheet.ts';

/** Unicode characters in superscript and subscript, by position. */
const RAISED: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  superscript: pairCharacters('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'),
  subscript: pairCharacters('0123456789+-−=()aehklmnopstx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕₖₗₘₙₒₚₛₜₓ'),
};

function pairCharacters(plain: string, raised: string): ReadonlyMap<string, string> {
  return new Map([...plain].map((character, at) => [character, [...raised][at] as string]));
}

/** Returns text in superscript or subscript if Unicode has all its characters, so that 10⁶ does not become 106. */
export function formatSuperscript(text: string, position: string): string {
  const characters = RAISED[position];
  const raised = characters === undefined ? [undefined] : [...text].map((character) => characters.get(character));
  return raised.includes(undefined) ? text : raised.join('');
}

/** Collects the text of a string (`si` or `is`), without pronunciations (`rPh`). */
export class TextGathering {
  #text = '';
  #isInText = false;
  #pronunciations = 0;
  /** Position of the current piece (superscript or subscript), and its start in the text. */
  #position = '';
  #start = 0;

  open(name: string, { val = '' }: MarkupAttributes = {}): void {
    if (name === 'rPh') this.#pronunciations += 1;
    if (name === 'r') this.#position = '';
    if (name === 'vertAlign') this.#position = val;
    if (name !== 't') return;
    this.#isInText = this.#pronunciations === 0;
    this.#start = this.#text.length;
  }

  add(text: string): void {
    if (!this.#isInText) return;
    this.#text += text;
    rejectLongText(this.#text.length);
  }

  close(name: string): void {
    if (name === 'rPh') this.#pronunciations -= 1;
    if (name !== 't') return;
    if (this.#position !== '')
      this.#text = this.#text.slice(0, this.#start) + formatSuperscript(this.#text.slice(this.#start), this.#position);
    this.#isInText = false;
  }

  /** Returns the complete text, and starts a new one. */
  takeText(): string {
    const text = unescapeText(this.#text);
    this.#text = '';
    this.#position = '';
    return text;
  }
}

/** Decodes characters that XML does not allow, which are written as `_x0000_` (22.9.2.19). */
function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Returns the strings that cells refer to by number. */
export async function readSharedTexts(pieces: AsyncIterable<Uint8Array>): Promise<readonly string[]> {
  const texts: string[] = [];
  const gathering = new TextGathering();
  await readMarkupToEnd(pieces, {
    open: (name, attributes) => gathering.open(name, attributes),
    text: (text) => gathering.add(text),
    close(name) {
      gathering.close(name);
      if (name === 'si') texts.push(gathering.takeText());
    },
  });
  return texts;
}

/** Reads comments on cells (18.7.3), or threads, which later programs write (MS-XLSX, CT_ThreadedComment). */
export async function readComments(pieces: AsyncIterable<Uint8Array>): Promise<readonly SheetComment[]> {
  const comments: SheetComment[] = [];
  const gathering = new TextGathering();
  const isComment = (name: string) => name === 'comment' || name === 'threadedComment';
  let isInThread = false;
  let address = '';
  await readMarkupToEnd(pieces, {
    open(name, { ref }) {
      if (isComment(name)) address = ref ?? '';
      isInThread ||= name === 'threadedComment';
      gathering.open(isInThread && name === 'text' ? 't' : name);
    },
    text: (text) => gathering.add(text),
    close(name) {
      gathering.close(isInThread && name === 'text' ? 't' : name);
      if (!isComment(name)) return;
      const text = gathering.takeText();
      if (comments.length < MAX_EXTRAS) comments.push({ address, text });
    },
  });
  return comments;
}
