import { describe, expect, it } from 'vitest';
import { containsAllWords, splitAtMatches, splitSearchWords } from './table-order.ts';

describe('A search', () => {
  it('consists of its distinct words in lower case', () => {
    expect(splitSearchWords('  Start  date START ')).toEqual(['start', 'date']);
  });

  it('finds a text that contains every word in any case and order', () => {
    expect(containsAllWords('The DATE of the start', ['start', 'date'])).toBe(true);
  });

  it('does not find a text that lacks a word', () => {
    expect(containsAllWords('The start', ['start', 'date'])).toBe(false);
  });

  it('finds all texts if it contains no word', () => {
    expect(containsAllWords('anything', splitSearchWords(' '))).toBe(true);
  });

  it('marks every occurrence of a word, and overlapping words as one', () => {
    expect(splitAtMatches('Dates: date, update', ['date', 'up'])).toEqual([
      { text: 'Date', hit: true },
      { text: 's: ', hit: false },
      { text: 'date', hit: true },
      { text: ', ', hit: false },
      { text: 'update', hit: true },
    ]);
  });

  it('marks nothing in a text whose length changes in lower case', () => {
    expect(splitAtMatches('İstanbul', ['stan'])).toEqual([{ text: 'İstanbul', hit: false }]);
  });
});
