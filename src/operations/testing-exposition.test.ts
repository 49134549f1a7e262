import { describe, expect, it } from 'vitest';
import { parseExposition } from './testing-exposition.ts';

const counter = '# HELP a_total Things.\n# TYPE a_total counter\n';

describe('parseExposition', () => {
  it('parses values with their labels', () => {
    expect(parseExposition(`${counter}a_total{x="1\\n\\"2\\""} 3\n`).value('a_total', { x: '1\n"2"' })).toBe(3);
  });

  it.each([
    ['a value without its family', 'a_total 1\n'],
    ['a duplicate value', `${counter}a_total 1\na_total 2\n`],
    ['a counter without _total', '# HELP a Things.\n# TYPE a counter\na 1\n'],
    ['an invalid number', `${counter}a_total one\n`],
    ['an unterminated label', `${counter}a_total{x="1} 1\n`],
    ['text without a final line break', `${counter}a_total 1`],
    ['a negative counter', `${counter}a_total -1\n`],
    ['decreasing buckets', '# HELP h H.\n# TYPE h histogram\nh_bucket{le="1"} 2\nh_bucket{le="+Inf"} 1\nh_sum 1\nh_count 1\n'],
  ])('rejects %s', (_what, text) => {
    expect(() => parseExposition(text)).toThrow();
  });

  it('requires the end marker of OpenMetrics', () => {
    const text = '# HELP a Things.\n# TYPE a counter\na_total 1\n';
    expect(() => parseExposition(text, { openMetrics: true })).toThrow();
    expect(parseExposition(`${text}# EOF\n`, { openMetrics: true }).value('a_total')).toBe(1);
  });
});
