import { describe, expect, it } from 'vitest';
import { returnAddress } from './scope.ts';

describe('the address to return to', () => {
  it('is a page of the service with its state', () => {
    const trend = '/proteomics/projects/a/b/qc?metric=MS%2FMS+Identified+%5B%25%5D&x=time';
    expect(returnAddress(trend, '/else')).toBe(trend);
  });

  it.each([
    '//evil.example/',
    'https://evil.example',
    '/\\evil.example',
    '/proteomics/../auth/logout',
    '/hub',
    '/proteomics/\n/x',
    '',
  ])('is not %j', (wanted) => {
    expect(returnAddress(wanted, '/else')).toBe('/else');
  });
});
