// Reloads pages with active runs in the background, and replaces changed live regions. A region that contains selected text
// is replaced later.

import { readPage } from './answers.ts';
import { findElement, findElements, requireElement } from './elements.ts';

const EVERY_MS = 2000;
const MAX_DELAY_MS = 30000;

let wait = EVERY_MS;
let answeredAt = new Date();
scheduleRenewal();

function scheduleRenewal(): void {
  if (document.querySelector('[data-live][data-active]') === null) return;
  setTimeout(renewPage, wait);
}

async function renewPage(): Promise<void> {
  if (document.visibilityState === 'hidden') {
    document.addEventListener('visibilitychange', renewPage, { once: true });
    return;
  }
  try {
    const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
    if (!response.ok) throw new Error(`status ${response.status}`);
    replaceParts(await readPage(response));
    wait = EVERY_MS;
    answeredAt = new Date();
    showConnection(false);
  } catch {
    showConnection(true);
    // Without a response, retries after increasing delays.
    wait = Math.min(2 * wait, MAX_DELAY_MS);
  }
  scheduleRenewal();
}

// Shows that the connection is lost, because an old state would look up to date.
function showConnection(isAway: boolean): void {
  const note = findElement(HTMLElement, '[data-away]');
  if (note === null) return;
  requireElement(HTMLTimeElement, 'time', note).textContent = answeredAt.toTimeString().slice(0, 5);
  note.hidden = !isAway;
}

function replaceParts(next: Document): void {
  const wasActive = document.querySelector('[data-live][data-active]') !== null;
  for (const region of document.querySelectorAll('[data-live]')) {
    const fresh = next.getElementById(region.id);
    if (fresh === null || fresh.outerHTML === region.outerHTML || isSelected(region)) continue;
    const active = document.activeElement;
    const focused = active instanceof HTMLElement && region.contains(active) ? active.dataset.keep : undefined;
    const positions = [...region.querySelectorAll('.log')].map(readScroll);
    const ticked = [...region.querySelectorAll('input:checked')].map(({ id }) => id);
    region.replaceWith(fresh);
    for (const box of findElements(HTMLInputElement, 'input[type="checkbox"]', fresh)) box.checked ||= ticked.includes(box.id);
    document.dispatchEvent(new Event('rows:exchanged'));
    for (const [index, log] of [...fresh.querySelectorAll('.log')].entries()) restoreScroll(log, positions[index]);
    if (focused !== undefined)
      findElement(HTMLElement, `[data-keep="${CSS.escape(focused)}"]`, fresh)?.focus({ preventScroll: true });
  }
  // When a run ends, results and actions outside of the live regions change as well.
  const isActive = document.querySelector('[data-live][data-active]') !== null;
  if (wasActive && !isActive && document.getElementById('run') !== null) location.reload();
}

/** Scroll position of a log. */
interface Scrolled {
  readonly top: number;
  readonly isAtEnd: boolean;
}

function readScroll(log: Element): Scrolled {
  return { top: log.scrollTop, isAtEnd: log.scrollTop + log.clientHeight >= log.scrollHeight - 4 };
}

function restoreScroll(log: Element, before: Scrolled | undefined): void {
  log.scrollTop = before === undefined || before.isAtEnd ? log.scrollHeight : before.top;
}

function isSelected(region: Element): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && region.contains(selection.anchorNode);
}

for (const log of document.querySelectorAll('.log')) log.scrollTop = log.scrollHeight;
