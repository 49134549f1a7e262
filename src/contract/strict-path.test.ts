import { describe, expect, it } from 'vitest';
import { fillPathTemplate, PathValueError } from './strict-path.ts';

describe('A path value', () => {
  it('is encoded except for unreserved characters', () => {
    expect(fillPathTemplate('/members/{uid}', { uid: "a/b?c#d;e f'(g)*!ü" })).toBe(
      '/members/a%2Fb%3Fc%23d%3Be%20f%27%28g%29%2A%21%C3%BC',
    );
  });

  it('is encoded again even if it is already encoded, so that it arrives unchanged', () => {
    expect(fillPathTemplate('/x/{v}', { v: '%2e%2e' })).toBe('/x/%252e%252e');
  });

  it.each(['.', '..', '...'])('is rejected if it consists only of dots: %s', (value) => {
    expect(() => fillPathTemplate('/x/{v}', { v: value })).toThrow(PathValueError);
  });

  it.each<[unknown, string]>([
    ['', 'empty'],
    [undefined, 'absent'],
    [{ a: 1 }, 'an object'],
    ['\ud800', 'not well-formed'],
  ])('such as %j is rejected because it is %s', (value) => {
    expect(() => fillPathTemplate('/x/{v}', { v: value })).toThrow(/path parameter v/);
  });

  it('can contain dots among other characters', () => {
    expect(fillPathTemplate('/x/{v}', { v: '..a' })).toBe('/x/..a');
  });
});
