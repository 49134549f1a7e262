import { describe, expect, it } from 'vitest';
import { resolveTerm } from './profile.ts';

const profile = { prefixes: { PPEO: 'http://purl.org/ppeo/PPEO.owl#' } };

describe('A term', () => {
  it('gets its URL from the prefix of its profile', () => {
    expect(resolveTerm(profile, 'PPEO:study').address).toBe('http://purl.org/ppeo/PPEO.owl#study');
  });

  it('is its own URL if it is a web address', () => {
    expect(resolveTerm(profile, 'https://schema.org/Person').address).toBe('https://schema.org/Person');
  });

  it.each(['NCIT:C17998', 'javascript:alert(1)', 'constructor:x', 'plain'])(
    'has no URL if its prefix is unknown or missing: %s',
    (text) => {
      expect(resolveTerm(profile, text)).toEqual({ text, address: undefined });
    },
  );
});
