import { describe, expect, test } from 'vitest';
import { createSeededRandom, type SeededRandom } from '../testing-seeded-random.ts';
import { getLinearPattern, LinearPattern, PatternError } from './linear-pattern.ts';

/** Common patterns of profiles, with strings that match and strings that do not. */
const commonPatterns: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['^[A-Za-z0-9_-]+$', ['a', 'OU_1-b'], ['', 'a b', 'é', 'a\n']],
  [
    '^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\\.[a-zA-Z]{2,}$',
    ['alex@example.org'],
    ['alex@example', '@example.org', 'alex@example.o'],
  ],
  [
    '^[0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{3}[0-9X]$',
    ['0000-0002-1825-0097', '0000-0002-1694-233X'],
    ['0000-0002-1825-009', '0000000218250097'],
  ],
  ['^https?://.*$|^s3://.*$|^ftp://.*$', ['http://a', 's3://b', 'ftp://'], ['gopher://a', ' http://a', 'https:/a']],
  ['b+', ['abc', 'b'], ['', 'ac']],
  ['^$', [''], ['a']],
  ['^(?:a|ab)(?:c|bcd)d*$', ['ac', 'abcd', 'abbcd'], ['a', 'abb']],
  ['^\\p{L}+$', ['Grüße', '小麦'], ['a1', '']],
  ['^.$', ['😀', 'a'], ['ab', '\n', '']],
  ['^(?<year>\\d{4})(?:-\\d{2}){0,2}$', ['2024', '2024-05', '2024-05-31'], ['2024-05-31-01', '24']],
];

describe('A linear pattern', () => {
  test.each(commonPatterns)('has the same result as the built-in engine for %s', (source, taken, refused) => {
    const pattern = new LinearPattern(source);
    expect(taken.filter((text) => !pattern.test(text))).toEqual([]);
    expect(refused.filter((text) => pattern.test(text))).toEqual([]);
  });

  test('agrees with the built-in engine on 3,000 random patterns and strings', { tags: 'full' }, () => {
    const random = createSeededRandom(20_240_531);
    const disagreements: string[] = [];
    for (let round = 0; round < 3_000; round += 1) {
      const source = createRandomPattern(random, 3);
      const ours = new LinearPattern(source);
      const theirs = new RegExp(source, 'u');
      for (let text = 0; text < 8; text += 1) {
        const sample = Array.from({ length: random.below(9) }, () =>
          random.pick(['a', 'b', 'c', '1', '-', '\n', 'é', '😀', '\ud800']),
        ).join('');
        if (ours.test(sample) !== theirs.test(sample)) disagreements.push(`${source} on ${JSON.stringify(sample)}`);
      }
    }
    expect(disagreements).toEqual([]);
  });

  test.each(['^(a+)+$', '^(a|a)*$', '^(a*)*b$', '(a+)+!!', '^a*a*a*a*b$', '.*.*.*=.*', '^(.*a){12}$', '(a|b)*a(a|b){60}c'])(
    'such as %s rejects 200,000 characters, on which a backtracking engine would not finish',
    (source) => {
      expect(new LinearPattern(source).test(`${'a'.repeat(200_000)}!`)).toBe(false);
    },
  );

  test('limits its cache even if every string leads to new states', () => {
    const pattern = new LinearPattern('^(?:a|b)*a(?:a|b){14}$');
    const random = createSeededRandom(7);
    const text = Array.from({ length: 60_000 }, () => random.pick(['a', 'b'])).join('');
    expect(pattern.test(text)).toBe(text.at(-15) === 'a');
  });

  test.each([
    ['many different characters', (characters: string) => `^(?:.*|${characters.slice(0, 1_985)})$`],
    ['many different classes', (characters: string) => `^.*(?:${characters.slice(0, 190).replaceAll(/../g, '[$&]|')}a)$`],
  ])('takes less than 200 ms for 5,200 new characters with %s', (_case, createSource) => {
    const characters = String.fromCodePoint(...Array.from({ length: 2_000 }, (_, index) => 0x4e00 + index));
    const pattern = new LinearPattern(createSource(characters));
    const text = String.fromCodePoint(...Array.from({ length: 5_200 }, (_, index) => 0x5800 + index));
    const { user } = process.cpuUsage();
    pattern.test(text);
    expect(process.cpuUsage().user - user).toBeLessThan(200_000);
  });

  test('takes less than 5 MB for a text of 1,990 different characters', () => {
    const random = createSeededRandom(2);
    const before = process.memoryUsage();
    const patterns = Array.from({ length: 40 }, () => {
      const characters = Array.from({ length: 1_990 }, (_, index) => String.fromCodePoint(0x4e00 + index));
      for (let last = characters.length - 1; last > 0; last -= 1) {
        const other = random.below(last + 1);
        [characters[last], characters[other]] = [characters[other] as string, characters[last] as string];
      }
      const source = characters.join('');
      const pattern = new LinearPattern(`^${source}`);
      expect(pattern.test(source)).toBe(true);
      return pattern;
    });
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    const grown = heapUsed - before.heapUsed + arrayBuffers - before.arrayBuffers;
    expect(grown / patterns.length).toBeLessThan(5_000_000);
  });

  test('has the same results after the caches of all patterns were emptied', () => {
    const patterns = [new LinearPattern('^[a-z]{2}\\d+$'), new LinearPattern('x|\\p{L}\\.')];
    const testPattern = () => ['ab12', 'ab', '麦.', '1x', '1.'].map((text) => patterns.map((pattern) => pattern.test(text)));
    const first = testPattern();
    const text = Array.from({ length: 5_000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
    for (let round = 0; round < 500; round += 1) new LinearPattern(`${round}|.`).test(text);
    expect(testPattern()).toEqual(first);
  });

  test('is compiled only once for all uses', () => {
    expect(getLinearPattern('^x$')).toBe(getLinearPattern('^x$'));
  });
});

describe('An unsupported pattern', () => {
  test.each([
    ['[a', /not a regular expression: .*(class|Unterminated)/],
    ['a{2,1}', /not a regular expression/],
    ['(?=a)b', /look-ahead/],
    ['(?<!a)b', /look-behind/],
    ['(a)\\1', /back-references/],
    ['(?<x>a)\\k<x>', /back-references/],
    ['\\bword', /word boundaries/],
    ['a{1001}', /at most/],
    [Array.from({ length: 101 }, (_, index) => `[${String.fromCodePoint(0x4e00 + index)}x]`).join(''), /100 different classes/],
    ['(a{1000}){1000}', /too large/],
    ['((){1000}){1000}', /too large/],
    ['(a|b)*a(a|b){990}c', /too complex/],
    ['^([a-z]+ ?){0,500}$', /too complex/],
    [`${'('.repeat(60)}a${')'.repeat(60)}`, /nested/],
  ])('is rejected with a reason: %s', (source, reason) => {
    expect(() => new LinearPattern(source)).toThrow(PatternError);
    expect(() => new LinearPattern(source)).toThrow(reason);
  });
});

function createRandomPattern(random: SeededRandom, depth: number): string {
  const branches = Array.from({ length: 1 + random.below(2) }, () => {
    const parts = Array.from({ length: random.below(4) }, () => createRandomPart(random, depth));
    return `${random.chance(0.3) ? '^' : ''}${parts.join('')}${random.chance(0.3) ? '$' : ''}`;
  });
  return branches.join('|');
}

function createRandomPart(random: SeededRandom, depth: number): string {
  const characters = [
    'a',
    'b',
    '.',
    '[ab]',
    '[^a-c]',
    '\\d',
    '\\W',
    '\\u{1F600}',
    '\\uD83D\\uDE00',
    '\\x61',
    '\\p{L}',
    '\\.',
    '[\\]a-]',
    'é',
  ];
  const grouped = depth > 0 && random.chance(0.4);
  const atom = grouped ? `${random.pick(['(', '(?:'])}${createRandomPattern(random, depth - 1)})` : random.pick(characters);
  return atom + random.pick(['', '', '*', '+', '?', '*?', '{2}', '{0,2}', '{1,}', '{0}']);
}
