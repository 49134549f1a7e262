import { expect, it } from 'vitest';
import { parseWrittenDay } from './dates-in-words.ts';

it.each([
  ['24 Dec 2024', '2024-12-24'],
  ['December 24, 2024', '2024-12-24'],
  ['24. Dez. 2024', '2024-12-24'],
  ['1. März 2024', '2024-03-01'],
  ['1er août 2024', '2024-08-01'],
  ['3 de agosto de 2024', '2024-08-03'],
  ['7 ottobre 2024', '2024-10-07'],
  ['5 października 2024', '2024-10-05'],
  ['31/12/2024', '2024-12-31'],
  ['3 jui 2024', undefined],
  ['03/04/2024', undefined],
  ['30 Feb 2024', undefined],
  ['12 plots 2024', undefined],
])('A written date such as %s is parsed as the day %s', (text, day) => {
  expect(parseWrittenDay(text)).toBe(day);
});
