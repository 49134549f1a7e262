import { describe, expect, it } from 'vitest';
import { parseShortNumber } from './numbers.ts';

const readNumber = (text: string) => {
  const bytes = Buffer.from(`before${text}after`);
  return parseShortNumber(bytes, 6, bytes.length - 5);
};

describe('parseShortNumber', () => {
  it('returns the same number as the function Number', () => {
    let state = 7;
    const generateFraction = () => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return state / 2 ** 31;
    };
    const createDigits = (most: number) => String(Math.floor(generateFraction() * 10 ** Math.ceil(generateFraction() * most)));
    const texts = Array.from(
      { length: 20_000 },
      () => `${generateFraction() < 0.3 ? '-' : ''}${createDigits(8)}.${createDigits(7)}`,
    );
    expect(texts.filter((text) => !Object.is(readNumber(text), Number(text)))).toEqual([]);
  });

  it.each(['0', '-0', '5.', '.5', '0.1', '007', '999999999999999'])('parses %s', (text) => {
    expect(readNumber(text)).toBe(Number(text));
  });

  it.each(['', '-', '.', '1.2.3', '--1', '+1', '1e3', ' 1', '1,5', 'NaN', '1234567890123456'])(
    'returns undefined for "%s"',
    (text) => {
      expect(readNumber(text)).toBeUndefined();
    },
  );
});
