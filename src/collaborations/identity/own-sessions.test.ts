import { describe, expect, it } from 'vitest';
import { buildSessionLines, getBrowserName } from './own-sessions.ts';

describe('The name of a browser', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.1 Mobile Safari/604.1',
      'Safari on iOS',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) something', 'A browser on macOS'],
    ['curl/8.5.0', 'Another browser or program'],
    ['', 'Another browser or program'],
  ])('is derived from its User-Agent header: %j', (agent, name) => {
    expect(getBrowserName(agent)).toBe(name);
  });
});

it('The current session cannot be ended from the list of sessions', () => {
  const session = { agent: '', since: 0, endsAt: 1_000 };
  const lines = buildSessionLines([
    { ...session, handle: 'here', isThis: true },
    { ...session, handle: 'there', isThis: false },
  ]);
  expect(lines.map(({ handle }) => handle)).toEqual(['', 'there']);
});
