import { describe, expect, it } from 'vitest';
import { getEtag, matchesEtag, prepareJson } from './prepared.ts';

describe('An entity tag', () => {
  const etag = getEtag(Buffer.from('seeds'));

  it('differs if a byte of the content differs', () => {
    expect(getEtag(Buffer.from('seedz'))).not.toBe(etag);
  });

  it.each([[etag], [`W/${etag}`], [`"other", ${etag}`], ['*']])('matches If-None-Match %s', (held) => {
    expect(matchesEtag(held, etag)).toBe(true);
  });

  it.each([[undefined], ['"other"'], [etag.slice(1, -1)], ['']])('does not match If-None-Match %s', (held) => {
    expect(matchesEtag(held, etag)).toBe(false);
  });
});

describe('A prepared JSON response', () => {
  it('is encoded as UTF-8', () => {
    expect(prepareJson({ name: 'Ähre' }).bytes.toString('utf8')).toBe('{"name":"Ähre"}');
  });
});
