const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a string can be an identifier. PostgreSQL rejects other strings for a uuid column. */
export function isIdentifier(text: string): boolean {
  return UUID.test(text);
}

/** Parses the revision or number of a request, which forms send as text; `undefined` if it is missing. */
export function readNumber(value: string | number | undefined): number | undefined {
  return value === undefined || value === '' ? undefined : Number(value);
}
