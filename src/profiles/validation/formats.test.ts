import { describe, expect, test } from 'vitest';
import { isOntologyTerm, isUri } from './formats.ts';

describe('A URI', () => {
  test.each([
    'https://creativecommons.org/licenses/by/4.0/',
    'doi:10.1111/nph.16544',
    'urn:isbn:0451450523',
    'ftp://user:secret@ftp.example.org:21/a%20b;type=i',
    'http://[2001:db8::1]:8080/?q=a/b#c?d',
    'mailto:alex@example.org',
    'file:///data/plots.csv',
  ])('can be %s', (text) => {
    expect(isUri(text)).toBe(true);
  });
  test.each([
    'example.org/a',
    '/data/plots.csv',
    'http://exa mple.org',
    'http://example.org/größe',
    'http://example.org/%zz',
    'http://[::1::2]/',
    'http://example.org/[a]',
    'http://example.org/a#b#c',
    'C:\\data',
    '1http://a',
    'http:',
    '',
  ])('cannot be %j', (text) => {
    expect(isUri(text)).toBe(false);
  });
});

describe('An ontology term', () => {
  test.each(['PO:0009012', 'PO_0009012', 'CO_715:0000003', 'dwc:occurrenceID', 'http://purl.obolibrary.org/obo/PO_0009012'])(
    'can be %s',
    (text) => {
      expect(isOntologyTerm(text)).toBe(true);
    },
  );
  test.each(['flower', 'PO: 0009012', ':0009012', 'PO:', 'ftp://example.org/term', 'https://'])('cannot be %j', (text) => {
    expect(isOntologyTerm(text)).toBe(false);
  });
});
