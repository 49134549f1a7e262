/** Parses regular expressions (ECMA-262, flag u) without look-around, back-references and word boundaries into a tree. */

/** Part of a regular expression. The source of `character` matches exactly one code point. */
export type PatternPart =
  | { readonly kind: 'character'; readonly source: string }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'sequence' | 'choice'; readonly of: readonly PatternPart[] }
  | { readonly kind: 'repeat'; readonly of: PatternPart; readonly least: number; readonly most: number };

/** Thrown if the text is not a regular expression, or it cannot be matched in linear time. */
export class PatternError extends Error {}

const MAX_NESTING = 50;
const MAX_REPETITIONS = 1_000;

/** Parses a regular expression. @throws PatternError with the reason, if it cannot be parsed */
export function parsePattern(source: string): PatternPart {
  try {
    new RegExp(source, 'u');
  } catch (cause) {
    const reason =
      cause instanceof Error ? cause.message.replace(/^Invalid regular expression: \/.*\/u: /s, '') : 'syntax error';
    throw new PatternError(`not a regular expression: ${reason}`, { cause });
  }
  return new PatternReader(source).parse();
}

/** Returns the approximate number of nodes of the automaton, which determines the time to compile it. */
export function countPatternNodes(part: PatternPart): number {
  if (part.kind === 'sequence' || part.kind === 'choice')
    return part.of.reduce((sum, each) => sum + countPatternNodes(each), 0);
  if (part.kind !== 'repeat') return 1;
  return (Number.isFinite(part.most) ? part.most : part.least + 1) * countPatternNodes(part.of);
}

/** Parses a pattern with valid syntax. */
class PatternReader {
  readonly #source: string;
  #at = 0;
  #depth = 0;

  constructor(source: string) {
    this.#source = source;
  }

  parse(): PatternPart {
    return this.#parseChoice();
  }

  #parseChoice(): PatternPart {
    this.#depth += 1;
    if (this.#depth > MAX_NESTING) throw new PatternError(`groups must be nested at most ${MAX_NESTING} levels deep`);
    const branches = [this.#parseSequence()];
    while (this.#takeCharacter('|')) branches.push(this.#parseSequence());
    this.#depth -= 1;
    return branches.length === 1 ? (branches[0] as PatternPart) : { kind: 'choice', of: branches };
  }

  #parseSequence(): PatternPart {
    const parts: PatternPart[] = [];
    while (this.#at < this.#source.length && this.#peek() !== '|' && this.#peek() !== ')') parts.push(this.#parseQuantified());
    return { kind: 'sequence', of: parts };
  }

  #parseQuantified(): PatternPart {
    const part = this.#parseAtom();
    const quantifier = this.#match(/(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})\??/y);
    if (quantifier === undefined) return part;
    const [text, least, comma, most] = quantifier;
    if (text.startsWith('*')) return { kind: 'repeat', of: part, least: 0, most: Number.POSITIVE_INFINITY };
    if (text.startsWith('+')) return { kind: 'repeat', of: part, least: 1, most: Number.POSITIVE_INFINITY };
    if (text.startsWith('?')) return { kind: 'repeat', of: part, least: 0, most: 1 };
    const lower = Number(least);
    const upper = comma === undefined ? lower : most === '' ? Number.POSITIVE_INFINITY : Number(most);
    if (lower > MAX_REPETITIONS || (upper !== Number.POSITIVE_INFINITY && upper > MAX_REPETITIONS)) {
      throw new PatternError(`a repetition can count to at most ${MAX_REPETITIONS}; use min_length or max_length for more`);
    }
    return { kind: 'repeat', of: part, least: lower, most: upper };
  }

  #parseAtom(): PatternPart {
    if (this.#takeCharacter('^')) return { kind: 'start' };
    if (this.#takeCharacter('$')) return { kind: 'end' };
    if (this.#peek() === '(') return this.#parseGroup();
    if (this.#peek() === '[') return this.#parseCharacter(/\[(?:[^\]\\]|\\.)*\]/suy);
    if (this.#peek() === '\\') return this.#parseEscape();
    return this.#parseCharacter(/./suy);
  }

  #parseGroup(): PatternPart {
    const opening = this.#match(/\((?:\?(?:<(?![=!])[^>(]*>|:|<?[=!]|[a-z-]*:))?/y)?.[0] ?? '';
    if (/[=!]$/.test(opening))
      throw new PatternError('look-ahead and look-behind are not supported, because they do not run in linear time');
    if (opening.startsWith('(?') && opening !== '(?:' && !opening.startsWith('(?<')) {
      throw new PatternError('flags inside a pattern are not supported');
    }
    const inner = this.#parseChoice();
    this.#takeCharacter(')');
    return inner;
  }

  #parseEscape(): PatternPart {
    if (this.#match(/\\(?:[1-9]|k)/y) !== undefined) {
      throw new PatternError('back-references are not supported, because they do not run in linear time');
    }
    if (this.#match(/\\[bB]/y) !== undefined) throw new PatternError('word boundaries are not supported');
    return this.#parseCharacter(
      /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[dD][89abAB][\dA-Fa-f]{2}\\u[dD][c-fC-F][\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|.)/suy,
    );
  }

  #parseCharacter(form: RegExp): PatternPart {
    const source = this.#match(form)?.[0];
    if (source === undefined) throw new PatternError(`unsupported syntax at character ${this.#at + 1}`);
    return { kind: 'character', source };
  }

  #peek(): string {
    return this.#source.charAt(this.#at);
  }

  #takeCharacter(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.#at += 1;
    return true;
  }

  #match(form: RegExp): RegExpExecArray | undefined {
    form.lastIndex = this.#at;
    const match = form.exec(this.#source);
    if (match === null) return undefined;
    this.#at = form.lastIndex;
    return match;
  }
}
