import { expect, it } from 'vitest';
import * as inBrowser from '../../../views/assets/scripts/words.ts';
import * as words from './words.ts';

type Words = Pick<typeof words, 'formatNumber' | 'chooseWord' | 'formatQuantity' | 'formatSize' | 'formatTimestamp'>;

it.each([0, 1, 2, 999, 1_000, 4_907, 999_500, 1_234_567, 20_000_000_000, 3e15])(
  'A browser formats the number %i in the same way as the server',
  (value) => {
    const listTexts = ({ formatNumber, chooseWord, formatQuantity, formatSize }: Words) => [
      formatNumber(value),
      chooseWord(value, 'row'),
      formatQuantity(value, 'entity', 'entities'),
      formatSize(value),
    ];
    expect(listTexts(inBrowser)).toEqual(listTexts(words));
  },
);

it.each(['2026-03-05T09:32:10Z', '1999-12-31T23:59:59.999Z'])(
  'A browser formats the date and time %s in the same way as the server',
  (moment) => {
    expect(inBrowser.formatTimestamp(new Date(moment))).toBe(words.formatTimestamp(new Date(moment)));
  },
);
