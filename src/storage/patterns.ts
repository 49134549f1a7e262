/** LIKE patterns. Indexes of pg_trgm support them; strpos would read every row. */

/** Matches values that contain a text. */
export function containing(text: string): string {
  return `%${literal(text)}%`;
}

/** Matches values that start with a text. */
export function beginningWith(text: string): string {
  return `${literal(text)}%`;
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
