import { describe, expect, it } from 'vitest';
import { termOf } from './term.ts';

const profile = { prefixes: { PPEO: 'http://purl.org/ppeo/PPEO.owl#' } };

describe('A term', () => {
  it('is led to by the prefix of its profile', () => {
    expect(termOf(profile, 'PPEO:study').address).toBe('http://purl.org/ppeo/PPEO.owl#study');
  });

  it('that is a web address leads to itself', () => {
    expect(termOf(profile, 'https://schema.org/Person').address).toBe('https://schema.org/Person');
  });

  it.each(['NCIT:C17998', 'javascript:alert(1)', 'constructor:x', 'plain'])(
    '%s without a known prefix leads nowhere',
    (text) => {
      expect(termOf(profile, text)).toEqual({ text, address: undefined });
    },
  );
});
