import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseCoding, compressWithCache, isCompressible } from './content-coding.ts';

describe('The coding of a response', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip;q=0.8, br;q=0.8', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0.2, *;q=0', 'gzip'],
  ])('for Accept-Encoding "%s" is %s', (accepted, coding) => {
    expect(chooseCoding(accepted)).toBe(coding);
  });

  it.each([[undefined], [''], ['identity'], ['deflate'], ['identity, gzip;q=0.5'], ['br;q=0, gzip;q=0'], ['gzip;q=abc']])(
    'is undefined for %j',
    (accepted) => {
      expect(chooseCoding(accepted)).toBeUndefined();
    },
  );
});

describe('A media type', () => {
  it.each([
    'text/html; charset=utf-8',
    'application/json',
    'image/svg+xml',
    'application/schema+json',
    'application/yaml',
    'text/csv',
  ])('such as %s is compressible', (type) => {
    expect(isCompressible(type)).toBe(true);
  });

  it.each([
    'image/png',
    'application/octet-stream',
    'application/zip',
    'font/woff2',
    'multipart/form-data',
    '',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ])('such as "%s" is not compressible', (type) => {
    expect(isCompressible(type)).toBe(false);
  });
});

describe('Static files', () => {
  const bytes = Buffer.from('plot '.repeat(1_000));

  it('are restored by decompression', () => {
    expect([brotliDecompressSync(compressWithCache(bytes, 'br')), gunzipSync(compressWithCache(bytes, 'gzip'))]).toEqual([
      bytes,
      bytes,
    ]);
  });

  it('are compressed only once for each coding', () => {
    expect(compressWithCache(bytes, 'gzip')).toBe(compressWithCache(bytes, 'gzip'));
    expect(compressWithCache(bytes, 'gzip')).not.toBe(compressWithCache(bytes, 'br'));
  });
});
