/** Describes types, constraints and rules of a profile in words, and rules as one-line expressions. */
import { describePatternForm } from './patterns/pattern-words.ts';
import { type Constraints, type Field, getContent, type KnownList, type Rule } from './profile.ts';

/** A statement in words, which can end with a quotation from the profile. */
export interface Statement {
  readonly words: string;
  /** Quotation: a pattern, an expression, or a list of values. */
  readonly quoted?: string;
  /** The `Entity.field` that the statement refers to. */
  readonly target?: string;
}

export function createTypeText(field: Pick<Field, 'type' | 'items'>) {
  const content = getContent(field);
  const text = field.type === 'list' ? 'list of' : '';
  if (content.kind === 'entity') return { text, entity: content.entity };
  return { text: `${text} ${content.type}`.trim() };
}

/** Returns the constraints of a field beyond its type, one statement each. */
export function listConstraintStatements(
  field: Pick<Field, 'constraints' | 'unique_within' | 'reference' | 'parent_ref'>,
): readonly Statement[] {
  return [...listBoundStatements(field.constraints), ...listRelationStatements(field)];
}

const KNOWN_WORDS: Readonly<Record<KnownList, string>> = {
  country: 'a country of ISO 3166-1',
  country_code: 'a country code of ISO 3166-1',
  license: 'a license of SPDX',
};

export function listRuleStatements(rule: Rule): readonly Statement[] {
  const statements = [...listBoundStatements(rule), ...listRelationStatements(rule)];
  if (rule.known !== undefined) statements.push({ words: KNOWN_WORDS[rule.known] });
  if (rule.level === 'warning') statements.push({ words: 'a warning only' });
  if (rule.condition === undefined) return statements;
  if (rule.condition.trim().toLowerCase() === 'required') return [{ words: 'required' }, ...statements];
  return [{ words: 'the condition holds' }, ...statements];
}

/** Returns a rule on one line, such as `-90 <= latitude <= 90`. */
export function formatRule(rule: Rule): string {
  const field = rule.field ?? '';
  const parts: string[] = [];
  if (rule.condition !== undefined)
    parts.push(rule.condition.trim().toLowerCase() === 'required' ? `required ${field}`.trim() : rule.condition);
  if (rule.pattern !== undefined) parts.push(`${field} matches ${rule.pattern}`);
  if (rule.minimum !== undefined || rule.maximum !== undefined) parts.push(formatRange(field, rule.minimum, rule.maximum));
  if (rule.enum !== undefined) parts.push(`${field} in [${rule.enum.join(', ')}]`);
  if (rule.known !== undefined) parts.push(`${field} in ${rule.known === 'license' ? 'SPDX' : 'ISO 3166-1'}`);
  if (rule.reference !== undefined) parts.push(`${field} in ${rule.reference}`);
  if (rule.unique_within !== undefined)
    parts.push(`${field} unique within ${rule.unique_within === 'parent' ? 'parent' : 'data set'}`);
  if (rule.min_items !== undefined || rule.max_items !== undefined)
    parts.push(formatRange(`count(${field})`, rule.min_items, rule.max_items));
  return parts.join('; ');
}

function listBoundStatements(bounds: Constraints): readonly Statement[] {
  const statements: Statement[] = [];
  if (bounds.min_length === 1 && bounds.max_length === undefined) statements.push({ words: 'not empty' });
  else addRange(statements, bounds.min_length, bounds.max_length, 'character');
  addRange(statements, bounds.minimum, bounds.maximum, '');
  addRange(statements, bounds.min_items, bounds.max_items, 'item');
  if (bounds.unit !== undefined) statements.push({ words: `a number, or a number with ${bounds.unit}` });
  if (bounds.enum !== undefined) statements.push({ words: 'one of', quoted: bounds.enum.join(', ') });
  if (bounds.pattern !== undefined) statements.push(createPatternStatement(bounds.pattern));
  return statements;
}

/** Returns a pattern in words if possible, else the pattern itself. */
function createPatternStatement(pattern: string): Statement {
  const words = describePatternForm(pattern);
  return words === undefined
    ? { words: 'matches', quoted: pattern }
    : { words: `${words.slice(0, 1).toLowerCase()}${words.slice(1).replace(/\.$/, '')}` };
}

function listRelationStatements(of: Pick<Field, 'unique_within' | 'reference' | 'parent_ref'>): readonly Statement[] {
  const statements: Statement[] = [];
  if (of.unique_within === 'parent') statements.push({ words: 'unique among its siblings' });
  if (of.unique_within === 'global') statements.push({ words: 'unique in the data set' });
  if (of.reference !== undefined) statements.push({ words: 'refers to', target: of.reference });
  if (of.parent_ref !== undefined) statements.push({ words: 'repeats the enclosing', target: of.parent_ref });
  return statements;
}

function addRange(statements: Statement[], minimum: number | undefined, maximum: number | undefined, unit: string): void {
  const formatCount = (number: number): string => (unit === '' ? `${number}` : `${number} ${unit}${number === 1 ? '' : 's'}`);
  if (minimum !== undefined && maximum !== undefined) {
    if (minimum === maximum) statements.push({ words: `exactly ${formatCount(minimum)}` });
    else statements.push({ words: unit === '' ? `from ${minimum} to ${maximum}` : `${minimum} to ${formatCount(maximum)}` });
  } else if (minimum !== undefined) statements.push({ words: `at least ${formatCount(minimum)}` });
  else if (maximum !== undefined) statements.push({ words: `at most ${formatCount(maximum)}` });
}

function formatRange(subject: string, minimum: number | undefined, maximum: number | undefined): string {
  return [minimum === undefined ? '' : `${minimum} <= `, subject, maximum === undefined ? '' : ` <= ${maximum}`].join('');
}
