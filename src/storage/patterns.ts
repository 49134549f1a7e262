/** Patterns of LIKE, which indexes of pg_trgm answer, where strpos reads every row. */

/** Whatever contains a text. */
export function containing(text: string): string {
  return `%${literal(text)}%`;
}

/** Whatever begins with a text. */
export function beginningWith(text: string): string {
  return `${literal(text)}%`;
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
