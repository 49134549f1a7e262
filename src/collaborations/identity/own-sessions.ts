import type { OwnSession } from '../../auth/index.ts';
import { createDisplayDate } from '../../web/for-people/words.ts';

export function buildSessionLines(sessions: readonly OwnSession[]) {
  return sessions.map(({ handle, agent, since, endsAt, isThis }) => ({
    handle: isThis ? '' : handle,
    browser: getBrowserName(agent),
    since: createDisplayDate(new Date(since)),
    until: createDisplayDate(new Date(endsAt)),
  }));
}

// Browsers also name the browsers that they are based on, so the first match is used.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns browser and system of a `User-Agent`, such as `Firefox on Linux` (RFC 9110, section 10.1.5). */
export function getBrowserName(agent: string): string {
  const findName = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(agent))?.[1];
  const [browser, system] = [findName(BROWSERS), findName(SYSTEMS)];
  if (browser === undefined) return system === undefined ? 'Another browser or program' : `A browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
