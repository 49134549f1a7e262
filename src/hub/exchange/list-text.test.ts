import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../profiles/testing-seeded-random.ts';
import { exchangeListText, itemsOf } from './list-text.ts';

describe('A list in a cell', () => {
  it('is the same list again, whatever is in it', () => {
    const random = seededRandom(7);
    const signs = ['a', 'b', ';', '"', ' ', '\n', ',', "'"] as const;
    const word = () => Array.from({ length: random.below(6) }, () => random.pick(signs)).join('');
    const lists = Array.from({ length: 500 }, () => Array.from({ length: 1 + random.below(4) }, word));
    expect(lists.map((items) => itemsOf(exchangeListText(items)))).toEqual(lists);
  });
});
