/** Lists that stand in one cell, as a text that people can read and write. */

/** Items of a list in one cell, separated by `; `; an item that could be misread stands in quotes, quotes in it doubled. */
export function exchangeListText(items: readonly unknown[]): string {
  return items.map((item) => quoteItem(String(item))).join('; ');
}

function quoteItem(item: string): string {
  const isClear = item !== '' && item === item.trim() && !/[;"\n]/.test(item);
  return isClear ? item : `"${item.replaceAll('"', '""')}"`;
}

/** Items of such a list. A space behind the separator is optional. Empty items without quotes do not count. */
export function itemsOf(text: string): string[] {
  const items: string[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const [whole, quoted, bare = ''] = /^\s*(?:"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))(?:;|$)/s.exec(rest) as RegExpExecArray;
    if (quoted !== undefined) items.push(quoted.replaceAll('""', '"'));
    else if (bare.trim() !== '') items.push(bare.trim());
    rest = rest.slice(whole.length);
  }
  return items;
}
