import { describe, expect, it } from 'vitest';
import { readShortNumber } from './numbers.ts';

const read = (text: string) => {
  const bytes = Buffer.from(`before${text}after`);
  return readShortNumber(bytes, 6, bytes.length - 5);
};

describe('readShortNumber', () => {
  it('returns the same number as Number', () => {
    let state = 7;
    const random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state / 2 ** 31;
    };
    const createDigits = (most: number) => String(Math.floor(random() * 10 ** Math.ceil(random() * most)));
    const texts = Array.from({ length: 20_000 }, () => `${random() < 0.3 ? '-' : ''}${createDigits(8)}.${createDigits(7)}`);
    expect(texts.filter((text) => !Object.is(read(text), Number(text)))).toEqual([]);
  });

  it.each(['0', '-0', '5.', '.5', '0.1', '007', '999999999999999'])('reads %s', (text) => {
    expect(read(text)).toBe(Number(text));
  });

  it.each(['', '-', '.', '1.2.3', '--1', '+1', '1e3', ' 1', '1,5', 'NaN', '1234567890123456'])(
    'returns undefined for "%s"',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});
