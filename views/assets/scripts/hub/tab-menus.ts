// Menus among the tabs close by Escape, by a press elsewhere, and once something was chosen. Without this, their summaries close them.

import { all, near, need } from '../elements.ts';

const menus = all(HTMLDetailsElement, '.tab-menu');
for (const menu of menus) {
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    need(HTMLElement, 'summary', menu).focus();
    event.stopPropagation();
  });
  menu.addEventListener('submit', () => setTimeout(close));
}
document.addEventListener('click', ({ target }) => {
  if (near(Element, target, '.tab-menu a') !== null || near(Element, target, '.tab-menu') === null) close();
});

function close(): void {
  for (const menu of menus) menu.open = false;
}
