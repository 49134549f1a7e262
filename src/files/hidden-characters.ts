/** Control characters, line endings, changes of the text direction, and zero-width characters (except joiners of scripts). */
const HIDDEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

/** Returns whether a name can look like another one, for example show another extension (Unicode Technical Report 36, 2.6). */
export function hasHiddenCharacters(name: string): boolean {
  return HIDDEN.test(name);
}
