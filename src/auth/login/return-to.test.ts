import { describe, expect, test } from 'vitest';
import { sanitizeReturnTo } from './return-to.ts';

const allowed = ['https://app.example.org/', 'https://other.example.org/tool'];

describe('The browser after a login', () => {
  test.each([
    ['/'],
    ['/collaborations'],
    ['/collaborations/6f1c2b7e?tab=members&q=a%20b#row'],
    ['/a:b'],
    ['/search?q=http://x//y'],
    ['/search?q=%5C'],
    ['https://app.example.org/anything?x=1'],
    ['https://other.example.org/tool'],
    ['https://other.example.org/tool/page#part'],
  ])('returns to the permitted URL %s', (address) => {
    expect(sanitizeReturnTo(address, allowed)).toBe(address);
  });

  test('returns to a URL with letters outside ASCII, which are percent-encoded', () => {
    expect(sanitizeReturnTo('/zoë', allowed)).toBe('/zo%C3%AB');
  });

  test('returns to a path in which dot segments are resolved', () => {
    expect(sanitizeReturnTo('/a/../b', allowed)).toBe('/b');
  });
});

describe('A browser with a missing or unsafe return URL', () => {
  test.each([
    [undefined],
    [''],
    ['collaborations'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['\t//evil.example'],
    [' //evil.example'],
    ['/.//evil.example'],
    ['/a/..//evil.example'],
    ['/%2Fevil.example'],
    ['/%2f%2fevil.example'],
    ['/%5Cevil.example'],
    ['/a%0d%0aSet-Cookie:x'],
    ['/%E0%A4%A'],
    ['/\u0000'],
    ['/\ud800'],
    [`/${'a'.repeat(4_001)}`],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['http:evil.example'],
    ['https:/evil.example'],
    ['http://app.example.org/'],
    ['https://app.example.org:8443/'],
    ['https://app.example.org.evil.example/'],
    ['https://app.example.org@evil.example/'],
    ['https://user@app.example.org/'],
    ['https://evil.example\\@app.example.org/'],
    ['https://evil.example/https://app.example.org/'],
    ['https://other.example.org/'],
    ['https://other.example.org/toolbox'],
    ['https://other.example.org/tool/../admin'],
    ['https://other.example.org/tool/%2e%2e/admin'],
    ['https://other.example.org/tool/..%2fadmin'],
    ['https://other.example.org/tool/..%5cadmin'],
  ])('opens the home page instead of %j after a login', (address) => {
    expect(sanitizeReturnTo(address, allowed)).toBe('/');
  });
});
