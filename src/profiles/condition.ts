/**
 * The conditions of rules: field names joined by AND, OR, NOT and parentheses, and `later >= earlier` for the order of two
 * values. A name is true if its field has a value (not null, "" or an empty list; 0 and false are values). Conditions come from
 * sites, so they are parsed within limits and never executed as code.
 */

export type RuleCondition =
  | { readonly kind: 'present'; readonly name: string }
  | { readonly kind: 'order'; readonly later: string; readonly earlier: string }
  | { readonly kind: 'not'; readonly of: RuleCondition }
  | { readonly kind: 'and' | 'or'; readonly of: readonly RuleCondition[] };

/** Thrown if a string is not a condition. `offset` is in UTF-16 code units, from 0. */
export class ConditionError extends Error {
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

const MAX_CONDITION_LENGTH = 2_000;
const MAX_NESTING = 32;

interface Token {
  readonly text: string;
  readonly offset: number;
}

/** Parses a condition; AND binds more tightly than OR. @throws ConditionError */
export function parseCondition(text: string): RuleCondition {
  if (text.length > MAX_CONDITION_LENGTH)
    throw new ConditionError(`a condition can have at most ${MAX_CONDITION_LENGTH} characters`, MAX_CONDITION_LENGTH);
  return new ConditionParser(splitTokens(text), text.length).parse();
}

function splitTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const token = /\s+|(>=|[()]|[A-Za-z_][A-Za-z0-9_]*)/y;
  while (token.lastIndex < text.length) {
    const offset = token.lastIndex;
    const match = token.exec(text);
    if (match === null) throw new ConditionError(`${JSON.stringify(text.at(offset))} is not valid in a condition`, offset);
    if (match[1] !== undefined) tokens.push({ text: match[1], offset });
  }
  return tokens;
}

class ConditionParser {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], end: number) {
    this.#tokens = tokens;
    this.#end = end;
  }

  parse(): RuleCondition {
    const condition = this.#parseOr();
    const rest = this.#tokens[this.#next];
    if (rest === undefined) return condition;
    const lowerCase = /^(and|or|not)$/i.test(rest.text);
    throw this.#createError(
      lowerCase ? `write ${rest.text.toUpperCase()} in capitals` : `write AND, OR or nothing here, not "${rest.text}"`,
    );
  }

  #parseOr(): RuleCondition {
    const parts = [this.#parseAnd()];
    while (this.#takeToken('OR')) parts.push(this.#parseAnd());
    return parts.length === 1 ? (parts[0] as RuleCondition) : { kind: 'or', of: parts };
  }

  #parseAnd(): RuleCondition {
    const parts = [this.#parseNot()];
    while (this.#takeToken('AND')) parts.push(this.#parseNot());
    return parts.length === 1 ? (parts[0] as RuleCondition) : { kind: 'and', of: parts };
  }

  #parseNot(): RuleCondition {
    if (!this.#takeToken('NOT')) return this.#parseAtom();
    return { kind: 'not', of: this.#parseNested(() => this.#parseNot()) };
  }

  #parseAtom(): RuleCondition {
    if (this.#takeToken('(')) {
      const inner = this.#parseNested(() => this.#parseOr());
      if (!this.#takeToken(')')) throw this.#createError('")" is missing');
      return inner;
    }
    const name = this.#parseName();
    return this.#takeToken('>=') ? { kind: 'order', later: name, earlier: this.#parseName() } : { kind: 'present', name };
  }

  #parseName(): string {
    const token = this.#tokens[this.#next];
    if (token === undefined || /^(?:>=|[()]|AND|OR|NOT)$/.test(token.text)) throw this.#createError('a field name is expected');
    this.#next += 1;
    return token.text;
  }

  #parseNested(parse: () => RuleCondition): RuleCondition {
    this.#depth += 1;
    if (this.#depth > MAX_NESTING) throw this.#createError(`a condition can be nested at most ${MAX_NESTING} levels deep`);
    const condition = parse();
    this.#depth -= 1;
    return condition;
  }

  #takeToken(text: string): boolean {
    if (this.#tokens[this.#next]?.text !== text) return false;
    this.#next += 1;
    return true;
  }

  #createError(message: string): ConditionError {
    return new ConditionError(message, this.#tokens[this.#next]?.offset ?? this.#end);
  }
}

/** Returns the distinct field names of a condition, in order of appearance. */
export function listConditionFields(condition: RuleCondition): readonly string[] {
  const names = new Set<string>();
  const visitPart = (part: RuleCondition): void => {
    if (part.kind === 'present') names.add(part.name);
    else if (part.kind === 'order') names.add(part.later).add(part.earlier);
    else if (part.kind === 'not') visitPart(part.of);
    else part.of.forEach(visitPart);
  };
  visitPart(condition);
  return [...names];
}

/** Returns whether a condition compares two values, which JSON Schema cannot express. */
export function hasComparison(condition: RuleCondition): boolean {
  if (condition.kind === 'present') return false;
  if (condition.kind === 'order') return true;
  return condition.kind === 'not' ? hasComparison(condition.of) : condition.of.some(hasComparison);
}

/** Returns whether a condition is true. `present`: whether a field has a value; `inOrder`: compares two values. */
export function isConditionMet(
  condition: RuleCondition,
  present: (name: string) => boolean,
  inOrder: (later: string, earlier: string) => boolean,
): boolean {
  switch (condition.kind) {
    case 'present':
      return present(condition.name);
    case 'order':
      return !present(condition.later) || !present(condition.earlier) || inOrder(condition.later, condition.earlier);
    case 'not':
      return !isConditionMet(condition.of, present, inOrder);
    case 'and':
      return condition.of.every((part) => isConditionMet(part, present, inOrder));
    case 'or':
      return condition.of.some((part) => isConditionMet(part, present, inOrder));
  }
}
