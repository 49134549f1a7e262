/** Returns the parts of a name, also of "Last, First". Lowercase words such as "van" belong to the last name. */
export function splitPersonName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [before, after] = name.split(',', 3).length === 2 ? name.split(',').map((part) => part.trim()) : [];
  if (before && after) return { firstName: after, lastName: before };
  const words = name.trim() === name ? name.split(' ') : [name];
  let cut = words.length - 1;
  while (cut > 1 && /^\p{Ll}/u.test(words[cut - 1] as string)) cut -= 1;
  return { firstName: words.slice(0, cut).join(' '), lastName: words.slice(cut).join(' ') };
}

/** Returns the parts with spaces between them. Ignores empty parts. */
export function joinPersonNameParts(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
}

/** The comment with the original name of a person, if the parts in their usual order do not give this name. */
export const PERSON_NAME_COMMENT = 'Person Name';

/** Returns the parts of a name, and a comment if needed. @param isCommented true if another comment contains the name */
export function createNameParts(name: string, isCommented: boolean) {
  const parts = splitPersonName(name);
  if (joinPersonNameParts(parts.firstName, parts.lastName) === name) return { ...parts, comments: [] };
  return isCommented
    ? { firstName: '', lastName: name, comments: [] }
    : { ...parts, comments: [{ name: PERSON_NAME_COMMENT, value: name }] };
}
