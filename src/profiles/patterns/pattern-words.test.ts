import { expect, it } from 'vitest';
import { allowedCharacters } from './pattern-words.ts';

it.each([
  ['^[A-Za-z0-9_-]+$', 'letters, digits, _ and -'],
  ['^[a-zA-Z0-9._:/ -]+$', 'letters, digits, ., _, :, /, spaces and -'],
  ['^[A-Z]+$', 'upper-case letters'],
  ['^[a-z\\d\\-]+$', 'lower-case letters, digits and -'],
])('says which characters %s allows', (pattern, words) => {
  expect(allowedCharacters(pattern)).toBe(words);
});

it.each(['^[^a]+$', '^[A-F0-9]+$', '^[A-Z]{2}$', '^PO:[0-9]+$', '[A-Z]+', '^[A-Z]+[0-9]+$', '^[\\w]+$', '^[a-]+b$'])(
  'leaves %s alone, which says more',
  (pattern) => {
    expect(allowedCharacters(pattern)).toBeUndefined();
  },
);
