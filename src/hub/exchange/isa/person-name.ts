/**
 * Splits the name of a person, also "Last, First". Words in lower case before the last one, such as "van", belong to the last
 * name.
 */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [before, after] = name.split(',', 3).length === 2 ? name.split(',').map((part) => part.trim()) : [];
  if (before && after) return { firstName: after, lastName: before };
  const words = name.trim() === name ? name.split(' ') : [name];
  let cut = words.length - 1;
  while (cut > 1 && /^\p{Ll}/u.test(words[cut - 1] as string)) cut -= 1;
  return { firstName: words.slice(0, cut).join(' '), lastName: words.slice(cut).join(' ') };
}

/** Joins the parts of a name that are not empty. */
export function joinNames(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
}

/** The comment with the name of a person as written, if its parts in their usual order differ from it. */
export const PERSON_NAME_COMMENT = 'Person Name';

/**
 * Returns the parts of a name for ISA files.
 * @param isCommented whether a comment already states that a profile with both forms of the name has this one
 */
export function createNameParts(name: string, isCommented: boolean) {
  const parts = splitName(name);
  if (joinNames(parts.firstName, parts.lastName) === name) return { ...parts, comments: [] };
  return isCommented
    ? { firstName: '', lastName: name, comments: [] }
    : { ...parts, comments: [{ name: PERSON_NAME_COMMENT, value: name }] };
}
