/** Reads YAML 1.2 as programs write it: block maps and lists of scalars. The library is much slower and reads the rest. */
import { preserveScalarText } from './yaml-text.ts';

const NOT_PLAIN = Symbol('not plain');

/** Maximum depth. Deeper nesting is left to the library, which has its own limits. */
const MAX_DEPTH = 60;

/** Tabs, other control characters and byte order marks, whose meaning depends on their position. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const SPECIAL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/;
const KEY = /^([A-Za-z_][\w.-]*):(?: +|$)/;
/** The start of a plain scalar: a character that is no indicator of YAML. */
const PLAIN_START = /^(?:[^\s!"#%&'*,:>?@[\]`{|}-]|-[^\s-])/;
/** Text that ends a plain scalar, or begins a member or a comment. */
const PLAIN_END = /: | #|:$/;
const QUOTED = /^(?:"([^"\\]*)"|'([^']*)')$/;

/** Returns the value of a document; undefined if it is not plain. `scalarOf` converts a plain scalar on one line. */
export function parsePlainYaml(
  text: string,
  scalarOf: (text: string) => unknown = parsePlainScalar,
): { value: unknown } | undefined {
  if (SPECIAL.test(text)) return undefined;
  const value = new PlainReader(text.split('\n'), scalarOf).read();
  return value === NOT_PLAIN ? undefined : { value };
}

class PlainReader {
  readonly #lines: readonly string[];
  readonly #scalarOf: (text: string) => unknown;
  /** The current line, which is neither empty nor a comment. */
  #at = -1;
  #indent = 0;
  /** The current line after its indentation, without trailing spaces. */
  #rest = '';

  constructor(lines: readonly string[], scalarOf: (text: string) => unknown) {
    this.#lines = lines;
    this.#scalarOf = scalarOf;
  }

  read(): unknown {
    this.#advanceLine();
    if (this.#rest === '') return NOT_PLAIN;
    const value = this.#parseBlock(this.#indent, 0);
    return this.#rest === '' ? value : NOT_PLAIN;
  }

  /** Moves to the next line with content. */
  #advanceLine(): void {
    while (++this.#at < this.#lines.length) {
      this.#readLine();
      if (this.#rest !== '' && this.#rest[0] !== '#') return;
    }
    this.#indent = -1;
    this.#rest = '';
  }

  #readLine(): void {
    const line = this.#lines[this.#at] as string;
    let begin = 0;
    while (line[begin] === ' ') begin += 1;
    let end = line.length;
    while (end > begin && line[end - 1] === ' ') end -= 1;
    this.#indent = begin;
    this.#rest = line.slice(begin, end);
  }

  #parseBlock(indent: number, depth: number): unknown {
    if (depth > MAX_DEPTH) return NOT_PLAIN;
    return this.#rest.startsWith('- ') ? this.#parseList(indent, depth) : this.#parseMap(indent, depth);
  }

  #parseList(indent: number, depth: number): unknown {
    const items: unknown[] = [];
    while (this.#indent === indent && this.#rest.startsWith('- ')) {
      const rest = this.#rest.slice(1).replace(/^ +/, '');
      const inner = indent + this.#rest.length - rest.length;
      let item: unknown;
      if (KEY.test(rest)) {
        // The first key of the map is on the line of the dash, so its column is the indentation of the map.
        this.#indent = inner;
        this.#rest = rest;
        item = this.#parseMap(inner, depth + 1);
      } else item = this.#parseScalar(rest, indent);
      if (item === NOT_PLAIN) return NOT_PLAIN;
      items.push(item);
    }
    return this.#indent > indent ? NOT_PLAIN : items;
  }

  #parseMap(indent: number, depth: number): unknown {
    const map: Record<string, unknown> = {};
    while (this.#indent === indent && !this.#rest.startsWith('- ')) {
      const found = KEY.exec(this.#rest);
      const key = found?.[1];
      // The library handles null and duplicate names.
      if (found === null || key === undefined || key in map || /^null$/i.test(key)) return NOT_PLAIN;
      const rest = this.#rest.slice(found[0].length);
      const value = rest === '' ? this.#parseNested(indent, depth) : this.#parseScalar(rest, indent);
      if (value === NOT_PLAIN) return NOT_PLAIN;
      map[key] = value;
    }
    return this.#indent > indent ? NOT_PLAIN : map;
  }

  /** Returns the value on the lines below a name; a list may have the same indentation as the name. */
  #parseNested(indent: number, depth: number): unknown {
    this.#advanceLine();
    const isList = this.#rest.startsWith('- ');
    if (this.#indent > indent || (isList && this.#indent === indent)) return this.#parseBlock(this.#indent, depth + 1);
    return null;
  }

  /** Returns a scalar that begins with `text`, of a member or an item at `indent`. */
  #parseScalar(text: string, indent: number): unknown {
    if (text === '[]' || text === '{}') return this.#finishValue(text === '[]' ? [] : {}, indent);
    const quoted = QUOTED.exec(text);
    if (quoted !== null) return this.#finishValue(quoted[1] ?? quoted[2], indent);
    if (!PLAIN_START.test(text) || PLAIN_END.test(text)) return NOT_PLAIN;
    let whole = text;
    for (;;) {
      this.#at += 1;
      if (this.#at >= this.#lines.length) break;
      this.#readLine();
      if (this.#indent <= indent || this.#rest === '' || this.#rest[0] === '#') break;
      if (!PLAIN_START.test(this.#rest) || PLAIN_END.test(this.#rest)) return NOT_PLAIN;
      whole += ` ${this.#rest}`;
    }
    this.#at -= 1;
    return this.#finishValue(whole === text ? this.#scalarOf(text) : whole, indent);
  }

  /** Returns the value unless continuation lines follow, which are not supported. */
  #finishValue(value: unknown, indent: number): unknown {
    this.#advanceLine();
    return this.#indent > indent ? NOT_PLAIN : value;
  }
}

/** Returns the value of a plain scalar; a WrittenScalar if the text cannot be derived from the value. */
export function parseWrittenScalar(text: string): unknown {
  return preserveScalarText(text, parsePlainScalar(text));
}

/** Returns the value of a plain scalar (YAML 1.2.2, section 10.3.2). */
function parsePlainScalar(text: string): unknown {
  if (/^[^-+.0-9~nNtTfF]/.test(text)) return text;
  if (/^(?:~|null|Null|NULL)$/.test(text)) return null;
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  if (/^(?:false|False|FALSE)$/.test(text)) return false;
  if (/^[-+]?[0-9]+$/.test(text)) return Number.parseInt(text, 10);
  if (/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(text)) return Number.parseFloat(text);
  // Octal and hexadecimal numbers, infinities and NaN are not plain: the YAML library parses them.
  return /^(?:0[ox][0-9a-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/.test(text) ? NOT_PLAIN : text;
}
