import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLatestChange } from './changes.ts';

/**
 * Series with their expected lasting change. If the last run is unusual, there is no change, because the last three runs must
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
});
