/** Returns at most `most` characters of a string, ending with an ellipsis if it is longer. Does not split surrogate pairs. */
export function truncateText(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
}
