import { describe, expect, it } from 'vitest';
import { createTypeText, formatRule, listConstraintStatements, listRuleStatements } from './in-words.ts';
import type { Constraints, Rule } from './profile.ts';

describe('A description of a constraint', () => {
  it.each<[Constraints, string]>([
    [{ min_length: 1 }, 'not empty'],
    [{ min_length: 1, max_length: 100 }, '1 to 100 characters'],
    [{ max_length: 255 }, 'at most 255 characters'],
    [{ min_length: 3, max_length: 3 }, 'exactly 3 characters'],
    [{ minimum: -90, maximum: 90 }, 'from -90 to 90'],
    [{ minimum: 0 }, 'at least 0'],
    [{ min_items: 1 }, 'at least 1 item'],
    [{ enum: ['plant', 'plot'] }, 'one of plant, plot'],
    [{ pattern: '^a$' }, 'write “a”'],
  ])('states %o as "%s"', (constraints, words) => {
    expect(formatStatements(listConstraintStatements({ constraints }))).toBe(words);
  });

  it('contains the field that a value refers to', () => {
    expect(listConstraintStatements({ constraints: {}, reference: 'Study.unique_id' })).toEqual([
      { words: 'refers to', target: 'Study.unique_id' },
    ]);
  });
});

describe('A description of a type', () => {
  it('contains the type of the items of a list', () => {
    expect(createTypeText({ type: 'list', items: 'Study' })).toEqual({ text: 'list of', entity: 'Study' });
  });

  it('describes a list without items as a list of strings', () => {
    expect(createTypeText({ type: 'list' })).toEqual({ text: 'list of string' });
  });

  it('contains the type of a nested entity', () => {
    expect(createTypeText({ type: 'entity', items: 'Location' })).toEqual({ text: '', entity: 'Location' });
  });
});

describe('A rule on one line', () => {
  it.each<[Partial<Rule>, string]>([
    [{ condition: 'end >= start' }, 'end >= start'],
    [{ condition: 'required', field: 'id' }, 'required id'],
    [{ field: 'id', pattern: '^a$' }, 'id matches ^a$'],
    [{ field: 'depth', minimum: 0 }, '0 <= depth'],
    [{ field: 'latitude', minimum: -90, maximum: 90 }, '-90 <= latitude <= 90'],
    [{ field: 'kind', enum: ['a', 'b'] }, 'kind in [a, b]'],
    [{ field: 'study_id', reference: 'Study.unique_id' }, 'study_id in Study.unique_id'],
    [{ field: 'id', unique_within: 'parent' }, 'id unique within parent'],
    [{ field: 'studies', min_items: 1 }, '1 <= count(studies)'],
    [{ field: 'id', pattern: '^a$', unique_within: 'global' }, 'id matches ^a$; id unique within data set'],
  ])('states %o as "%s"', (members, expression) => {
    expect(formatRule(createRule(members))).toBe(expression);
  });
});

describe('A description of a rule', () => {
  it('contains all requirements of the rule', () => {
    const rule = createRule({ field: 'id', pattern: '^a$', unique_within: 'global' });
    expect(formatStatements(listRuleStatements(rule))).toBe('write “a”; unique in the data set');
  });

  it('states that the condition of the rule holds', () => {
    expect(formatStatements(listRuleStatements(createRule({ condition: 'a OR b' })))).toBe('the condition holds');
  });
});

function createRule(members: Partial<Rule>): Rule {
  return { name: 'rule', description: '', applies_to: 'all', ...members };
}

function formatStatements(statements: readonly { words: string; quoted?: string; target?: string }[]): string {
  return statements.map(({ words, quoted = '', target = '' }) => `${words} ${quoted}${target}`.trim()).join('; ');
}
