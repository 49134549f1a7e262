import { describe, expect, it } from 'vitest';
import { getBuiltInProfile } from '../entities/testing-project.ts';
import { formatFilter, matchesAllFilters, matchesFilter, parseFilters } from './table-rows.ts';

const study = getBuiltInProfile().entities.get('Study');
if (study === undefined) throw new Error('the profile has studies');
const readFilter = (text: string) => {
  const [filter] = parseFilters(study, [text]);
  if (filter === undefined) throw new Error(`${text} is no filter`);
  return filter;
};
const data = { title: 'Wheat trial', altitude: 120, start_date: '2023-04-01', persons: ['A', 'B'] };

describe('A filter of a column', () => {
  it.each([
    ['title~WHEAT', true],
    ['title~barley', false],
    ['title=wheat trial', true],
    ['title!=wheat trial', false],
    ['altitude>=100', true],
    ['altitude>=1000', false],
    ['altitude<=120,5', true],
    ['start_date>=2023-01-01', true],
    ['start_date<=2023-01-01', false],
    ['end_date=', true],
    ['title=', false],
    ['title!=', true],
    ['end_date<=2030-01-01', false],
  ])('such as %s matches the row: %s', (text, expected) => {
    expect(matchesFilter(data, readFilter(text))).toBe(expected);
  });

  it('is parsed unchanged from its URL', () => {
    expect(formatFilter(readFilter('title~a=b~c'))).toBe('title~a=b~c');
  });

  it('is rejected with an unknown field', () => {
    expect(() => parseFilters(study, ['color~red'])).toThrow('filter: Study has no field "color".');
  });

  it('is rejected if it has no comparison', () => {
    expect(() => parseFilters(study, ['title'])).toThrow('filter: "title" has no comparison.');
  });

  it.each([
    [['title=wheat trial', 'title=barley trial'], true],
    [['title=oat trial', 'title=barley trial'], false],
    [['title=wheat trial', 'title=barley trial', 'altitude>=1000'], false],
  ])('matches any of several values of one field: %j matches: %s', (texts, expected) => {
    expect(matchesAllFilters(data, parseFilters(study, texts))).toBe(expected);
  });
});
