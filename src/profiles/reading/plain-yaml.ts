/**
 * The plain part of YAML 1.2 that programs write: block maps and lists of scalars on one line, or folded without empty lines. A file of
 * some megabytes is read ten times as quickly as by the library, which reads everything else: whatever looks as if it might mean more
 * is left to it. A test with random texts holds both together.
 */

import { asWritten } from './written-scalar.ts';

/** Told apart from every value. */
const NOT_PLAIN = Symbol('not plain');

/** Deeper nesting is left to the library, which knows its bounds. */
const DEEPEST = 60;

/** Tabs, other controls and marks of byte order: their meaning depends on where they stand. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const SPECIAL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/;
const KEY = /^([A-Za-z_][\w.-]*):(?: +|$)/;
/** No indicator of YAML begins it. */
const PLAIN = /^(?:[^\s!"#%&'*,:>?@[\]`{|}-]|-[^\s-])/;
/** What would end a plain scalar, or begin a member or a comment. */
const NO_PLAIN = /: | #|:$/;
const QUOTED = /^(?:"([^"\\]*)"|'([^']*)')$/;

/** The value of a text, or undefined where it is not plain. `scalarOf` says what a plain scalar on one line is. */
export function readPlainYaml(
  text: string,
  scalarOf: (text: string) => unknown = valueOfScalar,
): { value: unknown } | undefined {
  if (SPECIAL.test(text)) return undefined;
  const value = new PlainReader(text.split('\n'), scalarOf).read();
  return value === NOT_PLAIN ? undefined : { value };
}

class PlainReader {
  readonly #lines: readonly string[];
  readonly #scalarOf: (text: string) => unknown;
  /** The line that is looked at: neither empty nor a comment. */
  #at = -1;
  #indent = 0;
  /** What stands on it behind its indentation, without spaces at its end. */
  #rest = '';

  constructor(lines: readonly string[], scalarOf: (text: string) => unknown) {
    this.#lines = lines;
    this.#scalarOf = scalarOf;
  }

  read(): unknown {
    this.#next();
    if (this.#rest === '') return NOT_PLAIN;
    const value = this.#block(this.#indent, 0);
    return this.#rest === '' ? value : NOT_PLAIN;
  }

  /** Goes to the next line that says something. */
  #next(): void {
    while (++this.#at < this.#lines.length) {
      this.#look();
      if (this.#rest !== '' && this.#rest[0] !== '#') return;
    }
    this.#indent = -1;
    this.#rest = '';
  }

  #look(): void {
    const line = this.#lines[this.#at] as string;
    let begin = 0;
    while (line[begin] === ' ') begin += 1;
    let end = line.length;
    while (end > begin && line[end - 1] === ' ') end -= 1;
    this.#indent = begin;
    this.#rest = line.slice(begin, end);
  }

  #block(indent: number, depth: number): unknown {
    if (depth > DEEPEST) return NOT_PLAIN;
    return this.#rest.startsWith('- ') ? this.#list(indent, depth) : this.#map(indent, depth);
  }

  #list(indent: number, depth: number): unknown {
    const items: unknown[] = [];
    while (this.#indent === indent && this.#rest.startsWith('- ')) {
      const rest = this.#rest.slice(1).replace(/^ +/, '');
      const inner = indent + this.#rest.length - rest.length;
      let item: unknown;
      if (KEY.test(rest)) {
        // The map begins on the list's own line.
        this.#indent = inner;
        this.#rest = rest;
        item = this.#map(inner, depth + 1);
      } else item = this.#scalar(rest, indent);
      if (item === NOT_PLAIN) return NOT_PLAIN;
      items.push(item);
    }
    return this.#indent > indent ? NOT_PLAIN : items;
  }

  #map(indent: number, depth: number): unknown {
    const map: Record<string, unknown> = {};
    while (this.#indent === indent && !this.#rest.startsWith('- ')) {
      const found = KEY.exec(this.#rest);
      const key = found?.[1];
      // Names of nothing and names that are there twice are the library's to judge.
      if (found === null || key === undefined || key in map || /^null$/i.test(key)) return NOT_PLAIN;
      const rest = this.#rest.slice(found[0].length);
      const value = rest === '' ? this.#below(indent, depth) : this.#scalar(rest, indent);
      if (value === NOT_PLAIN) return NOT_PLAIN;
      map[key] = value;
    }
    return this.#indent > indent ? NOT_PLAIN : map;
  }

  /** What stands on the lines below a name; a list may stand as far left as the name. */
  #below(indent: number, depth: number): unknown {
    this.#next();
    const isList = this.#rest.startsWith('- ');
    if (this.#indent > indent || (isList && this.#indent === indent)) return this.#block(this.#indent, depth + 1);
    return null;
  }

  /** A scalar that begins with `text`, of a member or an item that begins at `indent`. */
  #scalar(text: string, indent: number): unknown {
    if (text === '[]' || text === '{}') return this.#ended(text === '[]' ? [] : {}, indent);
    const quoted = QUOTED.exec(text);
    if (quoted !== null) return this.#ended(quoted[1] ?? quoted[2], indent);
    if (!PLAIN.test(text) || NO_PLAIN.test(text)) return NOT_PLAIN;
    let whole = text;
    for (;;) {
      this.#at += 1;
      if (this.#at >= this.#lines.length) break;
      this.#look();
      if (this.#indent <= indent || this.#rest === '' || this.#rest[0] === '#') break;
      if (!PLAIN.test(this.#rest) || NO_PLAIN.test(this.#rest)) return NOT_PLAIN;
      whole += ` ${this.#rest}`;
    }
    this.#at -= 1;
    return this.#ended(whole === text ? this.#scalarOf(text) : whole, indent);
  }

  /** The value, when nothing follows that would belong to it. */
  #ended(value: unknown, indent: number): unknown {
    this.#next();
    return this.#indent > indent ? NOT_PLAIN : value;
  }
}

/** What a plain scalar means, with its text where that says more. */
export function writtenScalarOf(text: string): unknown {
  return asWritten(text, valueOfScalar(text));
}

/** What a plain scalar means (YAML 1.2.2, section 10.3.2). */
function valueOfScalar(text: string): unknown {
  if (/^[^-+.0-9~nNtTfF]/.test(text)) return text;
  if (/^(?:~|null|Null|NULL)$/.test(text)) return null;
  if (/^(?:true|True|TRUE)$/.test(text)) return true;
  if (/^(?:false|False|FALSE)$/.test(text)) return false;
  if (/^[-+]?[0-9]+$/.test(text)) return Number.parseInt(text, 10);
  if (/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(text)) return Number.parseFloat(text);
  // Octal and hexadecimal numbers, infinity and what is no number.
  return /^(?:0[ox][0-9a-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/.test(text) ? NOT_PLAIN : text;
}
