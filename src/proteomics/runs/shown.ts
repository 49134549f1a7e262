/** Quantities of runs as people read them. */

/** Milliseconds as `4 min 33 s`. */
function shownDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1_000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${rest} s` : `${rest} s`;
}

/** From one instant to another, or to now while there is no other; empty before the first. */
export function shownSpan(from: string | null, to: string | null, now: Date): string {
  return from === null ? '' : shownDuration((to === null ? now.getTime() : Date.parse(to)) - Date.parse(from));
}
