/** Numbers that requests name. */

/** The revision, or number, that a request names, which forms send as text; `undefined` where it names none. */
export function readNumber(said: string | number | undefined): number | undefined {
  return said === undefined || said === '' ? undefined : Number(said);
}
