// Renews what changes on pages of runs while some are under way: the page is asked for again, and its live regions are exchanged
// when they differ. Focus and scroll positions stay; a region that somebody selects text in waits.

import { pageOf } from './answers.ts';
import { all, find, need } from './elements.ts';

const EVERY_MS = 2000;
const MAX_DELAY_MS = 30000;

let wait = EVERY_MS;
let answeredAt = new Date();
schedule();

function schedule(): void {
  if (document.querySelector('[data-live][data-active]') === null) return;
  setTimeout(renew, wait);
}

async function renew(): Promise<void> {
  if (document.visibilityState === 'hidden') {
    document.addEventListener('visibilitychange', renew, { once: true });
    return;
  }
  try {
    const response = await fetch(location.href, { headers: { Accept: 'text/html' } });
    if (!response.ok) throw new Error(`status ${response.status}`);
    exchange(await pageOf(response));
    wait = EVERY_MS;
    answeredAt = new Date();
    tell(false);
  } catch {
    tell(true);
    // The server is away; ask more and more seldom.
    wait = Math.min(2 * wait, MAX_DELAY_MS);
  }
  schedule();
}

// A screen that nobody touches must not look as if all were well while it shows an old state.
function tell(isAway: boolean): void {
  const note = find(HTMLElement, '[data-away]');
  if (note === null) return;
  need(HTMLTimeElement, 'time', note).textContent = answeredAt.toTimeString().slice(0, 5);
  note.hidden = !isAway;
}

function exchange(next: Document): void {
  const wasActive = document.querySelector('[data-live][data-active]') !== null;
  for (const region of document.querySelectorAll('[data-live]')) {
    const fresh = next.getElementById(region.id);
    if (fresh === null || fresh.outerHTML === region.outerHTML || isSelected(region)) continue;
    const active = document.activeElement;
    const focused = active instanceof HTMLElement && region.contains(active) ? active.dataset.keep : undefined;
    const positions = [...region.querySelectorAll('.log')].map(whereItStands);
    const ticked = [...region.querySelectorAll('input:checked')].map(({ id }) => id);
    region.replaceWith(fresh);
    for (const box of all(HTMLInputElement, 'input[type="checkbox"]', fresh)) box.checked ||= ticked.includes(box.id);
    document.dispatchEvent(new Event('rows:exchanged'));
    for (const [index, log] of [...fresh.querySelectorAll('.log')].entries()) stand(log, positions[index]);
    if (focused !== undefined) find(HTMLElement, `[data-keep="${CSS.escape(focused)}"]`, fresh)?.focus({ preventScroll: true });
  }
  // The end of a run brings parts that are not live: results, and what can be done now.
  const isActive = document.querySelector('[data-live][data-active]') !== null;
  if (wasActive && !isActive && document.getElementById('run') !== null) location.reload();
}

/** Where a log is scrolled to. */
interface Scrolled {
  readonly top: number;
  readonly isAtEnd: boolean;
}

function whereItStands(log: Element): Scrolled {
  return { top: log.scrollTop, isAtEnd: log.scrollTop + log.clientHeight >= log.scrollHeight - 4 };
}

function stand(log: Element, before: Scrolled | undefined): void {
  log.scrollTop = before === undefined || before.isAtEnd ? log.scrollHeight : before.top;
}

function isSelected(region: Element): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && region.contains(selection.anchorNode);
}

for (const log of document.querySelectorAll('.log')) log.scrollTop = log.scrollHeight;
