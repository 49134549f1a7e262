import { describe, expect, it } from 'vitest';
import { continueSeries } from './grid-fill.ts';

describe('A filled series', () => {
  it.each([
    ['repeats one value', ['pot'], false, ['pot', 'pot', 'pot']],
    ['repeats several values in turn', ['pot', 'plot'], false, ['pot', 'plot', 'pot']],
    ['repeats one number', [5], false, [5, 5, 5]],
    ['continues numbers by their step', [0.1, 0.2], false, [0.3, 0.4, 0.5]],
    ['repeats numbers without a common step', [1, 2, 4], false, [1, 2, 4]],
    ['numbers unique texts, with their zeros', ['POT-08'], true, ['POT-09', 'POT-10', 'POT-11']],
    [
      'numbers unique texts beyond safe integers',
      ['9007199254740993'],
      true,
      ['9007199254740994', '9007199254740995', '9007199254740996'],
    ],
    ['repeats unique texts without a number', ['pot'], true, ['pot', 'pot', 'pot']],
    ['repeats empty cells', [null], true, [null, null, null]],
  ])('%s', (_what, values, isUnique, next) => {
    expect(continueSeries(values, isUnique, 3)).toEqual(next);
  });
});
