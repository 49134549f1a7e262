/** Returns the options of a main test in two variants. The quick suite runs only one of them. */
export function getMainTagOptions(isQuick: boolean): { readonly tags?: 'main' } {
  return isQuick ? { tags: 'main' } : {};
}
