/** LIKE patterns, which indexes of pg_trgm support. `strpos` would read every row. */

export function createContainsPattern(text: string): string {
  return `%${escapePattern(text)}%`;
}

export function createPrefixPattern(text: string): string {
  return `${escapePattern(text)}%`;
}

function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
