// Searches the outline of a project while the user types, opens and closes all lists, and stores which ones are open. Without
// scripts, the server searches, and lists open one by one.

import { findElement, findElements, requireElement } from '../elements.ts';
import { prepareTrees } from './tree.ts';

for (const outline of findElements(HTMLElement, '[data-outline]')) enhanceOutline(outline);
prepareTrees();

function enhanceOutline(outline: HTMLElement): void {
  const groups = findElements(HTMLDetailsElement, '.outline-group', outline);
  const input = requireElement(HTMLInputElement, 'input[type="search"]', outline);
  const none = findElement(HTMLElement, '[data-outline-none]', outline);
  const memory = `outline ${location.pathname}`;
  let before: string | undefined;
  restoreState(sessionStorage.getItem(memory));
  for (const button of findElements(HTMLElement, '[data-outline-all]', outline)) {
    button.hidden = groups.length < 2;
    button.addEventListener('click', () => {
      for (const group of groups) group.open = button.dataset.outlineAll === 'open';
    });
  }
  for (const group of groups) group.addEventListener('toggle', saveState);
  input.addEventListener('input', () => searchOutline(input.value.toLowerCase().split(/\s+/).filter(Boolean)));

  function searchOutline(words: readonly string[]): void {
    // Remembers which lists are open, to restore this state after the search.
    before ??= readState();
    let found = 0;
    for (const line of outline.querySelectorAll('.outline-lines > li[data-entity]')) {
      const text = requireElement(HTMLElement, '.outline-name', line).textContent.toLowerCase();
      line.classList.toggle(
        'fits',
        words.every((word) => text.includes(word)),
      );
      if (words.length > 0 && line.classList.contains('fits')) found += 1;
    }
    for (const line of findElements(HTMLElement, '.outline-lines > li', outline).reverse())
      line.hidden = words.length > 0 && !line.matches('.fits') && line.querySelector('.fits') === null;
    for (const group of groups) {
      const holds = group.querySelector('.fits') !== null;
      if (group.parentElement !== null) group.parentElement.hidden = words.length > 0 && !holds;
      if (words.length > 0) group.open = holds;
    }
    if (none) none.hidden = words.length === 0 || found > 0;
    if (words.length === 0) {
      restoreState(before);
      before = undefined;
    }
  }

  function readState(): string {
    return groups.map((group) => (group.open ? '1' : '0')).join('');
  }

  function saveState(): void {
    if (before === undefined) sessionStorage.setItem(memory, readState());
  }

  function restoreState(kept: string | null): void {
    if (kept?.length !== groups.length) return;
    for (const [index, group] of groups.entries()) group.open = kept[index] === '1';
  }
}
