// Messages about the last action. They do not cover controls, and close by their button or Escape. Success messages close
// after some seconds, unless the user reads them or they have links. Without scripts, they are at the top of the page.

import { findElement, findElements } from './elements.ts';

/** Milliseconds for which a success message is shown. */
const SHOWN_MS = 8_000;
const PLACES = ['bottom-right', 'bottom-middle', 'bottom-left', 'top-right', 'top-middle', 'top-left'];
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const messages = findElements(HTMLElement, '.flash[role="status"]');
const stack = document.createElement('div');
/** Element that had the focus before a message. */
let before: Element | null = null;
let frame = 0;

if (messages.length > 0) {
  stack.className = 'toasts';
  for (const message of messages) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'toast-close';
    button.setAttribute('aria-label', 'Close this message');
    button.addEventListener('click', () => closeToast(message));
    message.append(button);
    stack.append(message);
    if (message.matches('.tone-good:not(:has(a))')) closeInTime(message);
  }
  // First in the page, so that screen readers and the keyboard reach the messages first.
  document.getElementById('main')?.prepend(stack);
  stack.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !stack.contains(relatedTarget)) before = relatedTarget;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog:modal') === null)
      for (const message of findElements(HTMLElement, '.flash', stack)) closeToast(message);
  });
  for (const event of ['scroll', 'change', 'click', 'focusin']) document.addEventListener(event, placeToastsSoon, true);
  addEventListener('resize', placeToastsSoon);
  addEventListener('load', placeToasts);
  placeToasts();
}

function closeToast(message: HTMLElement): void {
  const hadFocus = message.contains(document.activeElement);
  message.remove();
  if (stack.childElementCount === 0) stack.remove();
  if (hadFocus)
    (before instanceof HTMLElement && before.isConnected ? before : findElement(HTMLElement, '#main'))?.focus({
      preventScroll: true,
    });
}

/** Closes a message after SHOWN_MS. The timer pauses while the pointer or the focus is on it, or its details are open. */
function closeInTime(message: HTMLElement): void {
  setTimeout(() => {
    if (message.matches(':hover, :focus-within, :has(details[open] li + li)') || document.hidden) closeInTime(message);
    else closeToast(message);
  }, SHOWN_MS);
}

function placeToastsSoon(): void {
  cancelAnimationFrame(frame);
  if (stack.isConnected) frame = requestAnimationFrame(placeToasts);
}

/** Places the messages at an edge of the window where they cover no controls, or else at the top of the page. */
function placeToasts(): void {
  if (stack.dataset.place === 'page') return;
  const controls = findElements(HTMLElement, CONTROLS)
    .filter((control) => !stack.contains(control))
    .map((control) => control.getBoundingClientRect());
  let best = { place: '', covered: Number.POSITIVE_INFINITY };
  for (const place of new Set([stack.dataset.place ?? 'bottom-right', ...PLACES])) {
    stack.dataset.place = place;
    const { left, right, top, bottom } = stack.getBoundingClientRect();
    const isBelow = (at: DOMRect) => at.width > 0 && at.left < right && at.right > left && at.top < bottom && at.bottom > top;
    const covered = controls.filter(isBelow).length;
    if (covered < best.covered) best = { place, covered };
    if (covered === 0) break;
  }
  stack.dataset.place = best.covered > 0 && scrollY === 0 ? 'page' : best.place;
}
