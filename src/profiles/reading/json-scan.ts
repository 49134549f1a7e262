/** Scans JSON (RFC 8259) for positions and duplicate members, without recursion, so that deep nesting is safe. */

/** Receives members, items, objects and lists in document order. Offsets count UTF-16 code units from 0. */
export interface JsonListener {
  /** Called at the start of a member's name. */
  member?(name: string, offset: number): void;
  /** Called at the start of a list item. */
  item?(offset: number): void;
  /** Called if the latest member or item, or the document itself, is an object or a list. */
  open?(kind: 'object' | 'list'): void;
  close?(): void;
}

export class JsonSyntaxError extends Error {
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** Scans a whole document. @throws JsonSyntaxError if the text is not JSON */
export function scanJson(text: string, listener: JsonListener): void {
  new JsonScan(text, listener).scan();
}

const plainEscapes = new Set(['"', '\\', '/', 'b', 'f', 'n', 'r', 't']);

class JsonScan {
  readonly #text: string;
  readonly #listener: JsonListener;
  readonly #open: ('object' | 'list')[] = [];
  #at = 0;

  constructor(text: string, listener: JsonListener) {
    this.#text = text;
    this.#listener = listener;
  }

  scan(): void {
    this.#skipBlanks();
    let complete = this.#scanValue();
    while (!complete || this.#open.length > 0) complete = complete ? this.#scanAfterValue() : this.#scanValue();
    this.#skipBlanks();
    if (this.#at < this.#text.length) throw this.#createError('there is more text after the end of the document');
  }

  /** Reads a scalar, or the start of an object or list up to its first value. Returns whether the value is complete. */
  #scanValue(): boolean {
    const character = this.#text.charAt(this.#at);
    if (character === '{') return this.#beginContainer('object', '}');
    if (character === '[') return this.#beginContainer('list', ']');
    if (character === '"') this.#scanString();
    else this.#scanWord();
    return true;
  }

  #beginContainer(kind: 'object' | 'list', end: string): boolean {
    this.#at += 1;
    this.#open.push(kind);
    this.#listener.open?.(kind);
    this.#skipBlanks();
    if (this.#text.charAt(this.#at) === end) return this.#endContainer();
    this.#scanEntry(kind);
    return false;
  }

  #endContainer(): true {
    this.#at += 1;
    this.#open.pop();
    this.#listener.close?.();
    return true;
  }

  /** Reads to the next value of an object or list, or to its end. Called after a value. */
  #scanAfterValue(): boolean {
    this.#skipBlanks();
    const kind = this.#open.at(-1) as 'object' | 'list';
    const character = this.#text.charAt(this.#at);
    if (character === (kind === 'object' ? '}' : ']')) return this.#endContainer();
    if (character !== ',') throw this.#createError(`a comma or ${kind === 'object' ? '"}"' : '"]"'} is expected`);
    this.#at += 1;
    this.#skipBlanks();
    this.#scanEntry(kind);
    return false;
  }

  #scanEntry(kind: 'object' | 'list'): void {
    if (kind === 'list') {
      this.#listener.item?.(this.#at);
      return;
    }
    const begin = this.#at;
    if (this.#text.charAt(begin) !== '"') throw this.#createError('the name of a member in double quotes is expected');
    const escaped = this.#scanString();
    if (this.#listener.member !== undefined) {
      const quoted = this.#text.slice(begin, this.#at);
      this.#listener.member(escaped ? (JSON.parse(quoted) as string) : quoted.slice(1, -1), begin);
    }
    this.#skipBlanks();
    if (this.#text.charAt(this.#at) !== ':') throw this.#createError('a colon is expected after the name of a member');
    this.#at += 1;
    this.#skipBlanks();
  }

  /** Reads a string. Returns whether it contains escapes. */
  #scanString(): boolean {
    let escaped = false;
    for (let at = this.#at + 1; at < this.#text.length; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === 0x22) {
        this.#at = at + 1;
        return escaped;
      }
      if (code < 0x20) throw this.#createError('a line break or control character inside a text must be escaped', at);
      if (code === 0x5c) {
        escaped = true;
        at += this.#getEscapeLength(at);
      }
    }
    throw this.#createError('a text has no closing quote');
  }

  #getEscapeLength(at: number): number {
    const kind = this.#text.charAt(at + 1);
    if (plainEscapes.has(kind)) return 1;
    if (kind === 'u' && /^[0-9A-Fa-f]{4}$/.test(this.#text.slice(at + 2, at + 6))) return 5;
    throw this.#createError('a backslash begins an escape that does not exist', at);
  }

  #scanWord(): void {
    const word = /true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
    word.lastIndex = this.#at;
    if (!word.test(this.#text))
      throw this.#createError(this.#at >= this.#text.length ? 'the text ends too early' : 'a value is expected');
    this.#at = word.lastIndex;
  }

  #skipBlanks(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.#at += 1;
    }
  }

  #createError(message: string, offset: number = this.#at): JsonSyntaxError {
    return new JsonSyntaxError(offset >= this.#text.length ? 'the text ends too early' : message, offset);
  }
}
