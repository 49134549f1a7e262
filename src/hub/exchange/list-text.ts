/** Writes lists in one cell as readable text, and parses them. */

/** Writes the items of a list in one cell, separated by `; `. An ambiguous item is quoted, with doubled quotes. */
export function formatListCell(items: readonly unknown[]): string {
  return items.map((item) => quoteItem(String(item))).join('; ');
}

function quoteItem(item: string): string {
  const isClear = item !== '' && item === item.trim() && !/[;"\n\t]/.test(item);
  return isClear ? item : `"${item.replaceAll('"', '""')}"`;
}

/** Parses a list written by formatListCell. A space after the separator is optional. Empty items without quotes are ignored. */
export function parseListText(text: string): string[] {
  return getSlots(text).flatMap(({ item, isQuoted }) => (isQuoted || item !== '' ? [item] : []));
}

/** Writes the items of a list whose positions matter. Empty items are empty. */
export function formatParallelList(items: readonly string[]): string {
  return items.map((item) => (item === '' ? '' : quoteItem(item))).join('; ');
}

/** Returns the items of a parallel list. Empty items keep their positions. */
export function splitParallelList(text: string): string[] {
  return getSlots(text).map(({ item }) => item);
}

function getSlots(text: string): readonly { readonly item: string; readonly isQuoted: boolean }[] {
  const slots: { item: string; isQuoted: boolean }[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const [whole, quoted, bare = ''] = /^\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(?:;|$)/s.exec(rest) as RegExpExecArray;
    slots.push({ item: quoted?.replaceAll('""', '"') ?? bare.trim(), isQuoted: quoted !== undefined });
    rest = rest.slice(whole.length);
  }
  return slots;
}
