// Connects the parts of the Quality page: chart, heat map and table select the same runs, the pointer shows values, dragging
// zooms, tiles and cells change the chart in place, and new runs appear automatically. Without scripts, these are links, forms
// and titles.

import { readPage } from '../answers.ts';
import { findElement, findElements, requireElement } from '../elements.ts';
import { preparePlots } from './quality-plots.ts';
import { chooseOnly, chooseRuns, listSelectedNames, prepareSelection, showSelection } from './quality-selection.ts';

const EVERY_MS = 1000;
let news: string | null = null;
/** Address that is opened after a decision about the runs of the selected cause. */
let nextPath: string | undefined;

if (document.getElementById('morning') !== null) {
  prepareSelection();
  const address = new URL(location.href);
  const pick = address.searchParams.get('pick');
  const isPicked = ({ href }: HTMLAnchorElement) => new URL(href).searchParams.get('pick') === pick;
  if (pick !== null) nextPath = findElements(HTMLAnchorElement, 'a[data-next]').find(isPicked)?.dataset.next;
  // `pick` selects runs only once, because the user may have changed the selection since.
  address.searchParams.delete('pick');
  history.replaceState(null, '', address);
  prepareDashboard();
  window.addEventListener('popstate', () => loadPage(location.href, false));
  checkForChanges();
}

function prepareDashboard(): void {
  const here = requireElement(HTMLElement, '#morning');
  document.getElementById('controls')?.classList.add('is-ready');
  preparePlots(here, { show: loadPage, choose: chooseRuns, listChosenNames: listSelectedNames });
  for (const link of findElements(HTMLAnchorElement, 'a[data-view]', here))
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      loadPage(link.href, true);
    });
  for (const link of findElements(HTMLAnchorElement, 'a[data-review]', here))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      chooseOnly((link.dataset.review ?? '').split('\n'));
      nextPath = link.dataset.next;
      const address = new URL(link.href);
      address.searchParams.delete('pick');
      address.hash = '';
      if (address.href !== location.href) loadPage(address.href, true);
    });
  const review = findElement(HTMLInputElement, '#review input[name="returnTo"]');
  if (review !== null) review.value = nextPath ?? review.value;
  showSelection();
}

/** Shows the page of another address in place. The selection is kept. */
async function loadPage(address: string, isNew: boolean): Promise<void> {
  const answer = await fetch(address, { headers: { Accept: 'text/html' } }).catch(() => null);
  const next = answer?.ok ? await readPage(answer) : null;
  const fresh = next?.getElementById('morning');
  if (next == null || fresh == null) {
    location.assign(address);
    return;
  }
  if (isNew) history.pushState(null, '', address);
  const places = [...document.querySelectorAll('.plot-scroll')].map(({ scrollLeft }) => scrollLeft);
  const before = requireElement(HTMLElement, '#morning');
  const focused = getLinks(before).findIndex((link) => link.matches(':focus'));
  before.replaceWith(fresh);
  getLinks(fresh)[focused]?.focus({ preventScroll: true });
  for (const selector of ['#controls', '[data-selects]']) {
    const other = next.querySelector(selector);
    if (other !== null) document.querySelector(selector)?.replaceWith(other);
  }
  for (const [index, scroll] of [...document.querySelectorAll('.plot-scroll')].entries())
    scroll.scrollLeft = places[index] ?? 0;
  const returnTo = findElement(HTMLInputElement, 'input[name="returnTo"]', next)?.value;
  for (const field of findElements(HTMLInputElement, 'input[name="returnTo"]')) field.value = returnTo ?? field.value;
  prepareSelection();
  prepareDashboard();
}

/** Returns the links that change the view. A clicked link keeps the focus. */
function getLinks(part: Element): HTMLAnchorElement[] {
  return findElements(HTMLAnchorElement, 'a[data-view], a[data-review]', part);
}

/** Checks for new or changed runs, while the page is visible and the user does not use a form. */
async function checkForChanges(): Promise<void> {
  const here = requireElement(HTMLElement, '#morning');
  const isBusy = document.querySelector('.select-panel details[open], .morning-more[open], .is-dragging') !== null;
  if (document.visibilityState === 'visible' && !isBusy) {
    const answer = await fetch(here.dataset.news ?? '').catch(() => null);
    const text = answer?.ok ? await answer.text() : news;
    if (news !== null && text !== news) await loadPage(location.href, false);
    news = text;
  }
  setTimeout(checkForChanges, EVERY_MS);
}
