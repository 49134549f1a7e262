const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a string is a UUID. PostgreSQL rejects other strings in a query for a uuid column. */
export function isIdentifier(text: string): boolean {
  return UUID.test(text);
}

/** Returns a revision or count as a number; undefined for an empty form field. */
export function parseFormNumber(value: string | number | undefined): number | undefined {
  return value === undefined || value === '' ? undefined : Number(value);
}
