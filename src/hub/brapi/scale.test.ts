import { describe, expect, it } from 'vitest';
import { findValueProblem, parseScale } from './scale.ts';

describe('A scale', () => {
  it.each([
    ['centimetre', 'Numerical'],
    ['', 'Text'],
    ['free text', 'Text'],
    ['Date', 'Date'],
    ['1-9', 'Numerical'],
    ['1=low; 5=high', 'Ordinal'],
    ['R: resistant, S: susceptible', 'Nominal'],
    ['kg/ha, dry', 'Numerical'],
  ])('named "%s" has the type %s', (scale, type) => {
    expect(parseScale({ scale }).dataType).toBe(type);
  });

  it('has the categories from its description', () => {
    expect(parseScale({ scale: 'lodging score', scale_description: '1=upright; 9=flat' }).categories).toEqual([
      { value: '1', label: 'upright' },
      { value: '9', label: 'flat' },
    ]);
  });

  it.each([
    ['centimetre', '81.5'],
    ['centimetre', '-1e3'],
    ['centimetre', 'NA'],
    ['1-9', '9'],
    ['1=low; 5=high', '5'],
    ['1=low; 5=high', 'high'],
    ['R=resistant; S=susceptible', 'R:S'],
    ['date', '2026-06-12'],
    ['', 'tall, brown'],
  ])('written as "%s" permits the value "%s"', (scale, value) => {
    expect(findValueProblem(parseScale({ scale }), value)).toBeUndefined();
  });

  it.each([
    ['centimetre', '81,5', 'must be a number'],
    ['centimetre', 'Infinity', 'must be a number'],
    ['centimetre', '0x10', 'must be a number'],
    ['1-9', '10', 'must be from 1 to 9'],
    ['1=low; 5=high', '3', 'must be one of 1, 5'],
    ['date', '12.6.2026', 'must be a date such as 2026-06-12'],
    ['date', '2026-02-30', 'must be a date such as 2026-06-12'],
    ['date', '2026-13-01', 'must be a date such as 2026-06-12'],
  ])('written as "%s" does not permit the value "%s"', (scale, value, problem) => {
    expect(findValueProblem(parseScale({ scale }), value)).toBe(problem);
  });
});
