// Creates avatars of users: one or two letters of the name, in one of six colors.

/** Returns one or two letters of a name. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase() || '?';
}

/** Returns the color of a user, which is the same on every page. */
export function chooseTone(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 6_007;
  return String(sum % 6);
}
