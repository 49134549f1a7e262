const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a text is a UUID. PostgreSQL raises an error for other strings in a uuid column. */
export function isIdentifier(text: string): boolean {
  return UUID.test(text);
}

/** Parses a revision or number, which forms send as text. */
export function parseFormNumber(value: string | number | undefined): number | undefined {
  return value === undefined || value === '' ? undefined : Number(value);
}
