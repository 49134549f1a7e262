import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../profiles/testing-seeded-random.ts';
import { formatListCell, parseListText } from './list-text.ts';

describe('A list in a cell', () => {
  it('is parsed to the same list that was written, for any content', () => {
    const random = createSeededRandom(7);
    const signs = ['a', 'b', ';', '"', ' ', '\n', ',', "'"] as const;
    const createWord = () => Array.from({ length: random.below(6) }, () => random.pick(signs)).join('');
    const lists = Array.from({ length: 500 }, () => Array.from({ length: 1 + random.below(4) }, createWord));
    expect(lists.map((items) => parseListText(formatListCell(items)))).toEqual(lists);
  });
});
