/** The platform's rules for generating and cleaning short names. */
import { isSameText, type PlatformState } from './platform-state.ts';

const MAX_LENGTH = 16;

/** Removes leading digits, keeps letters, digits and underscores, converts to lower case, and truncates to 16 characters. */
export function sanitizeShortName(text: string): string {
  return text
    .replace(/^[0-9]+/, '')
    .replace(/[^A-Za-z0-9_]/g, '')
    .toLowerCase()
    .slice(0, MAX_LENGTH);
}

/** Generates a short name that differs from those of all collaborations of all organizations. */
export function generateShortName(state: PlatformState, name: string): string {
  const base = sanitizeShortName(name) || 'short_name';
  const isTaken = (candidate: string) => state.collaborations.some(({ shortName }) => isSameText(shortName, candidate));
  let candidate = base;
  for (let suffix = 2; isTaken(candidate); suffix += 1) {
    candidate = `${base.slice(0, MAX_LENGTH - String(suffix).length)}${suffix}`;
  }
  return candidate;
}
