import { describe, expect, test } from 'vitest';
import { linearPattern } from '../patterns/linear-pattern.ts';
import { compareMoments, isDate, isDateTime, isOntologyTerm, isUri, lenientDateTimePattern } from './formats.ts';

describe('A date', () => {
  test.each(['2024-02-29', '2000-02-29', '2023-12-31', '0001-01-01'])('%s is in the calendar', (text) => {
    expect(isDate(text)).toBe(true);
  });
  test.each([
    '2023-02-29',
    '1900-02-29',
    '2023-04-31',
    '2023-13-01',
    '2023-00-10',
    '2023-1-1',
    '20230101',
    '2023-01-01 ',
    '31.12.2023',
    '',
  ])('%j is not a date', (text) => {
    expect(isDate(text)).toBe(false);
  });
});

describe('A date-time', () => {
  test.each([
    '2024-05-31',
    '2024-05-31T08:00',
    '2024-05-31T08:00:00',
    '2024-05-31 08:00:00',
    '2024-05-31T08:00:00.123Z',
    '2024-05-31t08:00:00z',
    '2024-05-31T08:00:00+05:30',
    '2016-12-31T23:59:60Z',
    '2017-01-01T00:59:60+01:00',
  ])('may be %s', (text) => {
    expect(isDateTime(text)).toBe(true);
  });
  test.each([
    '2024-02-30T08:00:00',
    '2024-05-31T24:00:00',
    '2024-05-31T08:60:00',
    '2024-05-31T08:00:61Z',
    '2024-05-31T08:00:60Z',
    '2024-05-31T23:59:60',
    '2024-05-31T08:00:00+0530',
    '2024-05-31T08',
    '2024-05-31T',
    'T08:00:00',
  ])('is not %s', (text) => {
    expect(isDateTime(text)).toBe(false);
  });

  test('without zone, without seconds or with a space is what the pattern of the JSON Schema says', () => {
    const pattern = linearPattern(lenientDateTimePattern);
    expect(['2024-02-29T08:00', '2000-02-29 08:00:59.5', '2024-05-31 08:00Z'].filter((text) => !pattern.test(text))).toEqual(
      [],
    );
    expect(
      ['2023-02-29T08:00', '1900-02-29T08:00', '2024-04-31T08:00', '2024-05-31T24:00'].filter((text) => pattern.test(text)),
    ).toEqual([]);
  });
});

describe('The order of two moments', () => {
  test('compares zoned values as instants', () => {
    expect(compareMoments('2024-05-31T08:00:00+02:00', '2024-05-31T07:00:00Z')).toBeLessThan(0);
    expect(compareMoments('2024-05-31T09:00:00+02:00', '2024-05-31T07:00:00Z')).toBe(0);
    expect(compareMoments('2024-05-31T07:00:00.5Z', '2024-05-31T07:00:00.25Z')).toBeGreaterThan(0);
  });
  test('compares a date with a time as whole days', () => {
    expect(compareMoments('2024-05-31', '2024-05-31T18:00:00')).toBe(0);
    expect(compareMoments('2024-05-30', '2024-05-31T18:00:00Z')).toBeLessThan(0);
  });
  test('compares a local value as the clocks show', () => {
    expect(compareMoments('2024-05-31T08:00', '2024-05-31T08:00:00')).toBe(0);
    expect(compareMoments('2024-05-31T08:01', '2024-05-31T08:00:00Z')).toBeGreaterThan(0);
  });
  test('has no opinion on what is no date', () => {
    expect(compareMoments('soon', '2024-05-31')).toBeUndefined();
  });
});

describe('A URI', () => {
  test.each([
    'https://creativecommons.org/licenses/by/4.0/',
    'doi:10.1111/nph.16544',
    'urn:isbn:0451450523',
    'ftp://user:secret@ftp.example.org:21/a%20b;type=i',
    'http://[2001:db8::1]:8080/?q=a/b#c?d',
    'mailto:alex@example.org',
    'file:///data/plots.csv',
  ])('may be %s', (text) => {
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
  ])('is not %j', (text) => {
    expect(isUri(text)).toBe(false);
  });
});

describe('An ontology term', () => {
  test.each(['PO:0009012', 'PO_0009012', 'CO_715:0000003', 'dwc:occurrenceID', 'http://purl.obolibrary.org/obo/PO_0009012'])(
    'may be %s',
    (text) => {
      expect(isOntologyTerm(text)).toBe(true);
    },
  );
  test.each(['flower', 'PO: 0009012', ':0009012', 'PO:', 'ftp://example.org/term', 'https://'])('is not %j', (text) => {
    expect(isOntologyTerm(text)).toBe(false);
  });
});
