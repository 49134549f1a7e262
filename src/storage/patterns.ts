/** LIKE patterns. Indexes of pg_trgm support them; strpos would read every row. */

export function createContainsPattern(text: string): string {
  return `%${escapePattern(text)}%`;
}

export function createPrefixPattern(text: string): string {
  return `${escapePattern(text)}%`;
}

function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
