/** Returns at most `most` characters of a text, with an ellipsis if it is longer, and without half a character. */
export function truncateText(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
}
