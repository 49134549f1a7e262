import { describe, expect, it } from 'vitest';
import { chooseReturnAddress } from './scope.ts';

describe('chooseReturnAddress', () => {
  it('accepts a page of the service with its parameters', () => {
    const trend = '/proteomics/projects/a/b/qc?metric=MS%2FMS+Identified+%5B%25%5D&x=time';
    expect(chooseReturnAddress(trend, '/else')).toBe(trend);
  });

  it.each([
    '//evil.example/',
    'https://evil.example',
    '/\\evil.example',
    '/proteomics/../auth/logout',
    '/hub',
    '/proteomics/\n/x',
    '',
  ])('returns the fallback for %j', (address) => {
    expect(chooseReturnAddress(address, '/else')).toBe('/else');
  });
});
