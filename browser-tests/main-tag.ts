/** Options of a test of a main path with two variants: the quick suite runs one of them. */
export function getMainTagOptions(isQuick: boolean): { readonly tags?: 'main' } {
  return isQuick ? { tags: 'main' } : {};
}
