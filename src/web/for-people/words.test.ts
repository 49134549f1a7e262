import { describe, expect, it } from 'vitest';
import { formatAgo, formatDay, formatPercent, formatQuantity, formatSize, formatTimestamp, joinItems } from './words.ts';

describe('Formatted numbers', () => {
  it.each([
    [0, '0 members'],
    [1, '1 member'],
    [4_907, '4,907 members'],
  ])('have the singular or plural noun for %i members', (value, text) => {
    expect(formatQuantity(value, 'member')).toBe(text);
  });

  it('support irregular plurals', () => {
    expect(formatQuantity(2, 'entity', 'entities')).toBe('2 entities');
  });

  it.each([
    [0, '0 %'],
    [0.001, '1 %'],
    [0.984, '98 %'],
    [0.999, '99 %'],
    [1, '100 %'],
  ])('show the fraction %f as %s', (share, text) => {
    expect(formatPercent(share)).toBe(text);
  });

  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1_234, '1.2 kB'],
    [5_000_000, '5 MB'],
    [999_999, '1 MB'],
    [20_000_000_000, '20 GB'],
  ])('show the size of %i bytes as %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});

describe('Formatted dates', () => {
  const now = new Date('2026-03-05T09:32:10Z');

  it.each([
    ['2026-03-05T09:32:00Z', 'just now'],
    ['2026-03-05T09:30:00Z', '2 minutes ago'],
    ['2026-03-04T09:00:00Z', 'yesterday'],
    ['2026-03-02T09:00:00Z', '3 days ago'],
    ['2026-03-20T09:32:10Z', 'in 2 weeks'],
    ['2024-03-01T00:00:00Z', '2 years ago'],
  ])('show %s as %s', (date, text) => {
    expect(formatAgo(new Date(date), now)).toBe(text);
  });

  it('are in UTC', () => {
    expect([formatDay(now), formatTimestamp(now)]).toEqual(['2026-03-05', '2026-03-05 09:32 UTC']);
  });
});

describe('A list in a sentence', () => {
  it.each([
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
    [[], ''],
  ])('of %j is the text %s', (items, text) => {
    expect(joinItems(items)).toBe(text);
  });
});
