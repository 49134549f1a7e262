/** Quantities of runs as people read them. */

/** Bytes as `734 MB`, in steps of 1000. */
export function shownBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1_000 ** step;
  return `${step === 0 || value >= 100 ? Math.round(value) : value.toPrecision(3)} ${units[step]}`;
}

/** Milliseconds as `4 min 33 s`. */
function shownDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1_000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${rest} s` : `${rest} s`;
}

/** An instant to the minute, in UTC, as `2025-03-04 19:12`. */
export function shownInstant(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}

/** From one instant to another, or to now while there is no other; empty before the first. */
export function shownSpan(from: string | null, to: string | null, now: Date): string {
  return from === null ? '' : shownDuration((to === null ? now.getTime() : Date.parse(to)) - Date.parse(from));
}
