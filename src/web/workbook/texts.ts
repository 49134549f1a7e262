/** Strings in spreadsheets (ECMA-376, part 1, 18.4): plain, or in pieces that are formatted differently. */
import { readWholeMarkup } from './markup.ts';
import { MAX_EXTRAS, type SheetComment } from './sheet.ts';

/** Collects the text of one `si` or `is`, without pronunciations (`rPh`). */
export class TextGathering {
  #text = '';
  #isInText = false;
  #pronunciations = 0;

  open(name: string): void {
    if (name === 'rPh') this.#pronunciations += 1;
    if (name === 't') this.#isInText = this.#pronunciations === 0;
  }

  add(text: string): void {
    if (this.#isInText) this.#text += text;
  }

  close(name: string): void {
    if (name === 'rPh') this.#pronunciations -= 1;
    if (name === 't') this.#isInText = false;
  }

  /** Returns the complete text, and starts the next one. */
  take(): string {
    const text = unescapeText(this.#text);
    this.#text = '';
    return text;
  }
}

/** Characters that are invalid in XML are written as `_x0000_`, and so is an underscore before such a string (22.9.2.19). */
function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Returns the strings that cells name by their number. */
export async function readSharedTexts(pieces: AsyncIterable<Uint8Array>): Promise<readonly string[]> {
  const texts: string[] = [];
  const gathering = new TextGathering();
  await readWholeMarkup(pieces, {
    open: (name) => gathering.open(name),
    text: (text) => gathering.add(text),
    close(name) {
      gathering.close(name);
      if (name === 'si') texts.push(gathering.take());
    },
  });
  return texts;
}

/** Reads comments on cells (18.7.3), or text of threads, which later programs write (MS-XLSX, CT_ThreadedComment). */
export async function readComments(pieces: AsyncIterable<Uint8Array>): Promise<readonly SheetComment[]> {
  const comments: SheetComment[] = [];
  const gathering = new TextGathering();
  const isComment = (name: string) => name === 'comment' || name === 'threadedComment';
  let isInThread = false;
  let address = '';
  await readWholeMarkup(pieces, {
    open(name, { ref }) {
      if (isComment(name)) address = ref ?? '';
      isInThread ||= name === 'threadedComment';
      gathering.open(isInThread && name === 'text' ? 't' : name);
    },
    text: (text) => gathering.add(text),
    close(name) {
      gathering.close(isInThread && name === 'text' ? 't' : name);
      if (!isComment(name)) return;
      const text = gathering.take();
      if (comments.length < MAX_EXTRAS) comments.push({ address, text });
    },
  });
  return comments;
}
