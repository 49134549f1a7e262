import { describe, expect, it } from 'vitest';
import { hasEvery, markWords, wordsOf } from './search-words.ts';

describe('A search', () => {
  it('is its words in lower case, each once', () => {
    expect(wordsOf('  Start  date START ')).toEqual(['start', 'date']);
  });

  it('finds a text that has every word in any case and order', () => {
    expect(hasEvery('The DATE of the start', ['start', 'date'])).toBe(true);
  });

  it('does not find a text that lacks a word', () => {
    expect(hasEvery('The start', ['start', 'date'])).toBe(false);
  });

  it('without a word finds everything', () => {
    expect(hasEvery('anything', wordsOf(' '))).toBe(true);
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

  it('marks nothing in a text whose lower case has another length', () => {
    expect(markWords('İstanbul', ['stan'])).toEqual([{ text: 'İstanbul', hit: false }]);
  });
});
