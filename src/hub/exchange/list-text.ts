/** Returns the items separated by `; `. Quotes ambiguous items, and doubles quotes inside items. */
export function formatListCell(items: readonly unknown[]): string {
  return items.map((item) => quoteItem(String(item))).join('; ');
}

function quoteItem(item: string): string {
  const isClear = item !== '' && item === item.trim() && !/[;"\n\t]/.test(item);
  return isClear ? item : `"${item.replaceAll('"', '""')}"`;
}

/** Returns the items of the text from formatListCell. The space after a separator is optional. Ignores unquoted empty items. */
export function parseListText(text: string): string[] {
  return parseItems(text).flatMap(({ item, isQuoted }) => (isQuoted || item !== '' ? [item] : []));
}

/** Returns the joined items, including empty items, because positions matter. isatools rejects spaces after separators. */
export function formatParallelList(items: readonly string[]): string {
  return items.map((item) => (item === '' ? '' : quoteItem(item))).join(';');
}

/** Returns the items of a text. Keeps the positions of empty items. */
export function splitParallelList(text: string): string[] {
  return parseItems(text).map(({ item }) => item);
}

function parseItems(text: string): readonly { readonly item: string; readonly isQuoted: boolean }[] {
  const slots: { item: string; isQuoted: boolean }[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const [whole, quoted, bare = ''] = /^\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(?:;|$)/s.exec(rest) as RegExpExecArray;
    slots.push({ item: quoted?.replaceAll('""', '"') ?? bare.trim(), isQuoted: quoted !== undefined });
    rest = rest.slice(whole.length);
  }
  return slots;
}
