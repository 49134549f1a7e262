/** Writes lists in one cell as readable text, and parses them. */

/** Separates items by `; `, and quotes ambiguous items. Quotes inside an item are doubled. */
export function formatListCell(items: readonly unknown[]): string {
  return items.map((item) => quoteItem(String(item))).join('; ');
}

function quoteItem(item: string): string {
  const isClear = item !== '' && item === item.trim() && !/[;"\n\t]/.test(item);
  return isClear ? item : `"${item.replaceAll('"', '""')}"`;
}

/** Parses the result of formatListCell. The space after a separator is optional. Unquoted empty items are ignored. */
export function parseListText(text: string): string[] {
  return getSlots(text).flatMap(({ item, isQuoted }) => (isQuoted || item !== '' ? [item] : []));
}

/** Joins items. Keeps empty items, because positions matter. */
export function formatParallelList(items: readonly string[]): string {
  return items.map((item) => (item === '' ? '' : quoteItem(item))).join('; ');
}

/** Splits a text into items. Keeps the positions of empty items. */
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
