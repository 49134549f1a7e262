/** Identifiers of what the hub keeps. */

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be an identifier; PostgreSQL takes no other text for a uuid, and what is none cannot exist. */
export function isIdentifier(text: string): boolean {
  return UUID.test(text);
}

/** The revision, or number, that a request names, which forms send as text; `undefined` where it names none. */
export function readNumber(said: string | number | undefined): number | undefined {
  return said === undefined || said === '' ? undefined : Number(said);
}
