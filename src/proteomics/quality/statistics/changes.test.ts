import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLatestChange } from './changes.ts';

/**
 * Series with their expected lasting change. One unusual run at the end is no change, because the last three runs must
 * show it.
 */
const SERIES = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/lasting-changes.json'), 'utf8')) as readonly {
  readonly name: string;
  readonly values: readonly number[];
  readonly expected: object | null;
}[];

describe('findLatestChange', () => {
  it.each(SERIES)('finds lasting steps and drifts, and nothing else: $name', ({ values, expected }) => {
    expect(findLatestChange(values)).toEqual(expected);
  });

  it.each([2, 3, 4])('finds no drift if only the last %d runs have another level', (count) => {
    const steady = Array.from({ length: 26 - count }, (_, at) => 10 + ((at * 7) % 5) / 10);
    const last = Array.from({ length: count }, (_, at) => 25 + ((at * 3) % 5) / 10);
    expect(findLatestChange([...steady, ...last])).toBeNull();
  });
});
