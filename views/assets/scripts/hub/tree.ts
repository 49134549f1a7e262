// Makes the tree of a project one tab stop. Up and Down move by line. Right and Left move within a line, and to child and
// parent lines, and open and close them. Without scripts, each link is a tab stop. Beside a table, it follows all changes.

import { readMain } from '../answers.ts';
import { findClosest, findElement, findElements } from '../elements.ts';
import { runAfterChanges } from './events.ts';

const TREE = '.tree-top, .outline-top';
const ITEM = 'a[href], summary';
/** Milliseconds without a further change before the tree is requested. */
const QUIET = 800;

export function prepareTrees(): void {
  for (const tree of findElements(HTMLElement, TREE)) listenToTree(tree);
}

function listenToTree(tree: HTMLElement): void {
  let stop = findElement(HTMLElement, '[aria-current]', tree) ?? findElement(HTMLElement, ITEM, tree);
  const setStop = (item: HTMLElement | null) => {
    stop = item;
    for (const other of findElements(HTMLElement, ITEM, tree)) other.tabIndex = other === item ? 0 : -1;
  };
  setStop(stop);
  tree.addEventListener('focusin', ({ target }) => setStop(findClosest(HTMLElement, target, ITEM)));
  tree.addEventListener('keydown', (event) => {
    const target = isPlainKey(event) ? findTarget(tree, event) : undefined;
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  });
  // A search or a closed list can hide the current tab stop.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Tab' && !stop?.checkVisibility())
      setStop(findElements(HTMLElement, ITEM, tree).find((item) => item.checkVisibility()) ?? null);
  });
  if (tree.matches('.tree-top'))
    runAfterChanges(QUIET, async () => {
      await refreshTree(tree);
      setStop(findElement(HTMLElement, ':focus', tree) ?? findElement(HTMLElement, '[aria-current]', tree));
    });
}

/** Replaces the lines of a tree by those of the server. Open lists and the focus are kept. */
async function refreshTree(tree: HTMLElement): Promise<void> {
  const main = await readMain(location.href);
  const lines = main?.querySelector('.tree-top')?.childNodes;
  if (lines === undefined) return;
  const open = new Set(listGroups(tree).flatMap(({ path, list }) => (list.open ? [path] : [])));
  const focused = findElement(HTMLAnchorElement, 'a:focus', tree)?.href;
  tree.replaceChildren(...lines);
  for (const { path, list } of listGroups(tree)) list.open = open.has(path);
  findElements(HTMLAnchorElement, 'a', tree)
    .find(({ href }) => href === focused)
    ?.focus();
}

function listGroups(tree: HTMLElement) {
  return findElements(HTMLAnchorElement, '.tree-group', tree).flatMap(({ href, nextElementSibling: list }) =>
    list instanceof HTMLDetailsElement ? [{ path: href, list }] : [],
  );
}

function isPlainKey({ ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return !(ctrlKey || altKey || metaKey || shiftKey);
}

/** Returns the item to which a key leads; undefined for other keys. Right and Left can also open or close its list. */
function findTarget(tree: HTMLElement, { key, target }: KeyboardEvent): HTMLElement | undefined {
  const row = findClosest(HTMLElement, target, 'li');
  if (row === null || findClosest(HTMLElement, target, 'details [role="menu"]') !== null) return undefined;
  const items = listItems(row);
  const at = items.findIndex((item) => item.matches(':focus'));
  const rows = findElements(HTMLElement, 'li', tree).filter((one) => listItems(one)[0]?.checkVisibility());
  const getFirstItem = (one: HTMLElement | undefined) => one && listItems(one)[0];
  const list = findElement(HTMLDetailsElement, ':scope > details', row);
  switch (key) {
    case 'ArrowDown':
      return getFirstItem(rows[rows.indexOf(row) + 1]);
    case 'ArrowUp':
      return getFirstItem(rows[rows.indexOf(row) - 1]);
    case 'Home':
      return getFirstItem(rows[0]);
    case 'End':
      return getFirstItem(rows.at(-1));
    case 'ArrowRight': {
      const isClosed = list?.open === false;
      if (list !== null) list.open = true;
      return isClosed ? items[at] : (items[at + 1] ?? getFirstItem(rows.find((one) => one !== row && row.contains(one))));
    }
    case 'ArrowLeft': {
      const isOpen = list?.open === true;
      if (list !== null) list.open = false;
      return isOpen
        ? items[at]
        : (items[at - 1] ?? getFirstItem(findClosest(HTMLElement, row.parentElement, 'li') ?? undefined));
    }
    default:
      return undefined;
  }
}

/** Returns the items of a line, except those in menus. The item of a list is its link or its summary. */
function listItems(row: HTMLElement): HTMLElement[] {
  const items = findElements(HTMLElement, ITEM, row).filter((item) => findClosest(HTMLElement, item, 'li') === row);
  return items.filter((item, index) => index === 0 || !item.matches('details:not([data-menu]) > summary'));
}
