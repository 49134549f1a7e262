import { expect, it } from 'vitest';
import * as inBrowser from '../../../views/assets/scripts/words.ts';
import * as words from './words.ts';

type Words = Pick<typeof words, 'numberText' | 'wordFor' | 'countOf' | 'sizeText' | 'momentText'>;

it.each([0, 1, 2, 999, 1_000, 4_907, 999_500, 1_234_567, 20_000_000_000, 3e15])(
  'A browser writes %i as the server does',
  (value) => {
    const written = ({ numberText, wordFor, countOf, sizeText }: Words) => [
      numberText(value),
      wordFor(value, 'row'),
      countOf(value, 'entity', 'entities'),
      sizeText(value),
    ];
    expect(written(inBrowser)).toEqual(written(words));
  },
);

it.each(['2026-03-05T09:32:10Z', '1999-12-31T23:59:59.999Z'])('A browser writes the moment %s as the server does', (moment) => {
  expect(inBrowser.momentText(new Date(moment))).toBe(words.momentText(new Date(moment)));
});
