import { describe, expect, it } from 'vitest';
import { PathValueError, strictPath } from './strict-path.ts';

describe('a path value', () => {
  it('is encoded down to the unreserved characters', () => {
    expect(strictPath('/members/{uid}', { uid: "a/b?c#d;e f'(g)*!ü" })).toBe(
      '/members/a%2Fb%3Fc%23d%3Be%20f%27%28g%29%2A%21%C3%BC',
    );
  });

  it('that is already encoded is encoded again, so that it arrives unchanged', () => {
    expect(strictPath('/x/{v}', { v: '%2e%2e' })).toBe('/x/%252e%252e');
  });

  it.each(['.', '..', '...'])('of dots only (%s) is refused, because it would climb', (value) => {
    expect(() => strictPath('/x/{v}', { v: value })).toThrow(PathValueError);
  });

  it.each<[unknown, string]>([
    ['', 'empty'],
    [undefined, 'absent'],
    [{ a: 1 }, 'an object'],
    ['\ud800', 'not well-formed'],
  ])('%j is refused as %s', (value) => {
    expect(() => strictPath('/x/{v}', { v: value })).toThrow(/path parameter v/);
  });

  it('keeps dots among other characters', () => {
    expect(strictPath('/x/{v}', { v: '..a' })).toBe('/x/..a');
  });
});
