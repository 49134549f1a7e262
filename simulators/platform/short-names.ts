/** Generates and sanitizes short names as the platform does. */
import { isSameText, type PlatformState } from './platform-state.ts';

const MAX_LENGTH = 16;

/**
 * Removes leading digits and all characters except letters, digits and underscores. Returns at most 16 characters in lower
 * case.
 */
export function sanitizeShortName(text: string): string {
  return text
    .replace(/^[0-9]+/, '')
    .replace(/[^A-Za-z0-9_]/g, '')
    .toLowerCase()
    .slice(0, MAX_LENGTH);
}

/** Generates a short name that no collaboration of any organization has. */
export function generateShortName(state: PlatformState, name: string): string {
  const base = sanitizeShortName(name) || 'short_name';
  const isTaken = (candidate: string) => state.collaborations.some(({ shortName }) => isSameText(shortName, candidate));
  let candidate = base;
  for (let suffix = 2; isTaken(candidate); suffix += 1) {
    candidate = `${base.slice(0, MAX_LENGTH - String(suffix).length)}${suffix}`;
  }
  return candidate;
}
