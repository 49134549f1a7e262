import { expect, it } from 'vitest';
import { describeCharacters, describePatternForm } from './pattern-words.ts';

it.each([
  ['^[A-Za-z0-9_-]+$', 'letters, digits, _ and -'],
  ['^[a-zA-Z0-9._:/ -]+$', 'letters, digits, ., _, :, /, spaces and -'],
  ['^[A-Z]+$', 'upper-case letters'],
  ['^[a-z\\d\\-]+$', 'lower-case letters, digits and -'],
  ['^[A-F0-9]+$', 'A to F and digits'],
  ['^[\\w]+$', 'letters, digits and _'],
])('The description of a pattern lists the characters that %s allows', (pattern, words) => {
  expect(describeCharacters(pattern)).toBe(words);
});

it.each(['^[^a]+$', '^[A-Z]{2}$', '^PO:[0-9]+$', '[A-Z]+', '^[A-Z]+[0-9]+$', '^[a-]+b$'])(
  'The description of a pattern lists no characters for %s',
  (pattern) => {
    expect(describeCharacters(pattern)).toBeUndefined();
  },
);

it.each([
  ['^a_.*\\.txt$', 'Write “a_”, any text and “.txt”, such as a_1.txt.'],
  ['^(PRJEB[0-9]+|ERP[0-9]{6,})$', 'Write “PRJEB” and digits, or “ERP” and at least 6 digits, such as PRJEB1.'],
  ['^ERC[0-9]{6}$', 'Write “ERC” and 6 digits, such as ERC123456.'],
  ['^([a-fA-F0-9]{32}|x)$', 'Write 32 characters of a to f, A to F and digits, or “x”.'],
  ['^(SBML|R|Other)$', 'Write “SBML”, “R” or “Other”.'],
  ['^PLOT-\\d\\d(-[AB])?$', 'Write “PLOT-”, 2 digits and optionally “-” and one of A and B, such as PLOT-12.'],
  ['^https://doi\\.org/', 'Begin with “https://doi.org/”.'],
  ['^\\p{L}{2,5}$', 'Write 2 to 5 letters, such as AA.'],
  ['^(?:[0-9]{2}:){2}[0-9]{2}$', 'Use the format of 12:12:12.'],
  ['[\\u4e00-\\u9fff]+', 'Use the format that the profile describes.'],
])('The description of a pattern states %s in words', (pattern, sentence) => {
  expect(describePatternForm(pattern)).toContain(sentence);
});
