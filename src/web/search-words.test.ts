import { describe, expect, it } from 'vitest';
import { hasEvery, markWords, splitSearchWords } from './table-order.ts';

describe('A search', () => {
  it('consists of its distinct words in lower case', () => {
    expect(splitSearchWords('  Start  date START ')).toEqual(['start', 'date']);
  });

  it('finds a text that contains every word in any case and order', () => {
    expect(hasEvery('The DATE of the start', ['start', 'date'])).toBe(true);
  });

  it('does not find a text that lacks a word', () => {
    expect(hasEvery('The start', ['start', 'date'])).toBe(false);
  });

  it('finds all texts if it contains no word', () => {
    expect(hasEvery('anything', splitSearchWords(' '))).toBe(true);
  });

  it('marks every occurrence of a word, and overlapping words as one', () => {
    expect(markWords('Dates: date, update', ['date', 'up'])).toEqual([
      { text: 'Date', hit: true },
      { text: 's: ', hit: false },
      { text: 'date', hit: true },
      { text: ', ', hit: false },
      { text: 'update', hit: true },
    ]);
  });

  it('marks nothing in a text whose length changes in lower case', () => {
    expect(markWords('İstanbul', ['stan'])).toEqual([{ text: 'İstanbul', hit: false }]);
  });
});
