/** Moments of the server for people. */

/** In UTC, to the minute. */
export function dayAndTime(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
