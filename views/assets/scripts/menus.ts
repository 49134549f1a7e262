// Adds keyboard control to menus and panels: `details[data-menu]`, and `data-menu="panel"` for more than links and buttons.
// They follow the menu-button pattern of the ARIA Authoring Practices: Escape, Tab and a click elsewhere close them, arrows
// move in a menu, and the focus returns to the button. They are in the top layer, inside the window. Without scripts, only the
// summary opens and closes them.

import { findClosest, findElement, findElements } from './elements.ts';

const MENU = 'details[data-menu]';
/** Minimum pixels between a menu and the edges of the window. */
const EDGE = 8;
/** Pixels between a button and its menu. */
const GAP = 4;
let opened: HTMLDetailsElement | undefined;
let isByKeys = false;

for (const menu of findElements(HTMLDetailsElement, MENU)) linkButton(menu);
// Elements that are added later are prepared when they get the focus.
document.addEventListener('focusin', ({ target }) => {
  const menu = findClosest(HTMLDetailsElement, target, MENU);
  if (menu !== null) linkButton(menu);
  if (opened !== undefined && menu !== opened && findClosest(HTMLDialogElement, target, 'dialog') === null) closeMenu(opened);
});
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.matches(MENU)) (target.open ? showMenu : hideMenu)(target);
  },
  true,
);
document.addEventListener('pointerdown', ({ target }) => {
  isByKeys = false;
  if (opened !== undefined && findClosest(HTMLDetailsElement, target, MENU) !== opened) closeMenu(opened);
});
document.addEventListener('keydown', handleKey, true);
document.addEventListener('submit', ({ target }) => {
  const menu = findClosest(HTMLDetailsElement, target, MENU);
  if (menu !== null) setTimeout(() => closeMenu(menu));
});
document.addEventListener('click', ({ target }) => {
  const menu = findClosest(HTMLDetailsElement, target, MENU);
  if (menu !== null && findClosest(HTMLAnchorElement, target, 'a[href]') !== null) closeMenu(menu);
});
addEventListener('resize', () => opened !== undefined && placePanel(opened));
addEventListener('scroll', ({ target }) => opened !== undefined && !isWithin(opened, target) && placePanel(opened), true);

function handleKey(event: KeyboardEvent): void {
  isByKeys = true;
  const menu = opened ?? findClosest(HTMLDetailsElement, event.target, `${MENU}:has(> summary:focus)`);
  if (menu === null || event.defaultPrevented || document.querySelector('dialog:modal') !== null) return;
  if (event.key === 'Escape' && menu.open) {
    closeMenu(menu);
    getButton(menu)?.focus();
  } else if (isMenu(menu) && event.key === 'Tab' && menu.open) {
    getButton(menu)?.focus();
    closeMenu(menu);
    // The browser moves the focus from the button to the next element.
    return;
  } else if (isMenu(menu) && /^(ArrowDown|ArrowUp|Home|End)$/.test(event.key)) {
    if (menu.open) moveFocus(menu, event.key);
    else menu.open = true;
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

function moveFocus(menu: HTMLDetailsElement, key: string): void {
  const items = listItems(menu);
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[key] ?? 0;
  items.at(next % items.length)?.focus();
}

function showMenu(menu: HTMLDetailsElement): void {
  if (opened !== undefined && opened !== menu) closeMenu(opened);
  opened = menu;
  linkButton(menu);
  const panel = findPanel(menu);
  if (panel === null) return;
  panel.popover = 'manual';
  panel.showPopover();
  placePanel(menu);
  if (isByKeys) listItems(menu)[0]?.focus();
}

function hideMenu(menu: HTMLDetailsElement): void {
  if (opened === menu) opened = undefined;
  getButton(menu)?.setAttribute('aria-expanded', 'false');
  findPanel(menu)?.removeAttribute('popover');
}

/** Places a menu below its button, or above it if there is more space. Keeps it inside the window. */
function placePanel(menu: HTMLDetailsElement): void {
  const [panel, button] = [findPanel(menu), getButton(menu)];
  if (panel === null || button === null) return;
  const at = button.getBoundingClientRect();
  if (at.bottom < 0 || at.top > innerHeight) {
    closeMenu(menu);
    return;
  }
  const below = innerHeight - at.bottom - GAP - EDGE;
  const above = at.top - GAP - EDGE;
  panel.style.maxHeight = `${Math.max(below, above)}px`;
  const { width, height } = panel.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const left = at.left + width + EDGE <= clientWidth ? at.left : at.right - width;
  panel.style.left = `${Math.max(EDGE, Math.min(left, clientWidth - width - EDGE))}px`;
  panel.style.top = `${height <= below || below >= above ? at.bottom + GAP : at.top - GAP - height}px`;
}

/** Sets the roles of a menu and its items before it opens, so that they do not change while it is shown. */
function linkButton(menu: HTMLDetailsElement): void {
  const [panel, button] = [findPanel(menu), getButton(menu)];
  if (button === null) return;
  button.setAttribute('role', 'button');
  button.setAttribute('aria-expanded', String(menu.open));
  if (panel === null || !isMenu(menu)) return;
  button.setAttribute('aria-haspopup', 'menu');
  panel.setAttribute('role', 'menu');
  panel.setAttribute('aria-label', button.textContent.replaceAll(/\s+/g, ' ').trim());
  for (const line of findElements(HTMLElement, 'ul, li', panel)) line.setAttribute('role', 'none');
  for (const item of findElements(HTMLElement, 'a[href], button', panel)) {
    item.setAttribute('role', 'menuitem');
    item.tabIndex = -1;
  }
}

function closeMenu(menu: HTMLDetailsElement): void {
  menu.open = false;
}

function isMenu(menu: HTMLDetailsElement): boolean {
  return menu.dataset.menu !== 'panel';
}

function getButton(menu: HTMLDetailsElement): HTMLElement | null {
  return findElement(HTMLElement, ':scope > summary', menu);
}

function findPanel(menu: HTMLDetailsElement): HTMLElement | null {
  return findElement(HTMLElement, ':scope > summary + *', menu);
}

function listItems(menu: HTMLDetailsElement): HTMLElement[] {
  const selector = isMenu(menu) ? 'a[href], button' : 'a[href], button, input, select, textarea';
  return findElements(HTMLElement, selector, findPanel(menu) ?? menu).filter(
    (item) => item.matches(':enabled, a') && item.checkVisibility(),
  );
}

function isWithin(menu: HTMLDetailsElement, target: EventTarget | null): boolean {
  return target instanceof Node && menu.contains(target);
}
