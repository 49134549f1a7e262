/** Splits the name of a person. Words in lower case before the last one, such as "van", belong to the last name. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim() === name ? name.split(' ') : [name];
  let cut = words.length - 1;
  while (cut > 1 && /^\p{Ll}/u.test(words[cut - 1] as string)) cut -= 1;
  return { firstName: words.slice(0, cut).join(' '), lastName: words.slice(cut).join(' ') };
}
