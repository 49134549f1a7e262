// The page Quality, livelier: chart, heat map and table choose the same runs, values stand at the pointer, dragging zooms, tiles and cells change
// the chart without a new page, and runs that arrive appear by themselves. Without this everything is links, forms and titles.

import { preparePlots } from './quality-plots.js';
import { choose, chooseOnly, chosenNames, prepareSelection, showSelection } from './quality-selection.js';

const EVERY_MS = 1000;
let news = null;

const morning = document.getElementById('morning');
if (morning !== null) {
  prepareSelection();
  prepareMorning();
  window.addEventListener('popstate', () => show(location.href, false));
  look();
}

function prepareMorning() {
  const here = document.getElementById('morning');
  document.getElementById('controls')?.classList.add('is-ready');
  preparePlots(here, { show, choose, chosenNames });
  for (const link of here.querySelectorAll('a[data-view]'))
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(link.href, true);
    });
  here.querySelector('[data-review]')?.addEventListener('click', (event) => {
    event.preventDefault();
    chooseOnly(event.currentTarget.dataset.review.split('\n'));
  });
  showSelection();
}

/** Shows the page at another address in place of this one. What is selected stays selected. */
async function show(address, isNew) {
  const answer = await fetch(address, { headers: { Accept: 'text/html' } }).catch(() => null);
  const next = answer?.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
  if (next === null || next.getElementById('morning') === null) {
    location.assign(address);
    return;
  }
  if (isNew) history.pushState(null, '', address);
  const places = [...document.querySelectorAll('.plot-scroll')].map(({ scrollLeft }) => scrollLeft);
  document.getElementById('morning').replaceWith(next.getElementById('morning'));
  document.getElementById('controls')?.replaceWith(next.getElementById('controls'));
  document.querySelector('[data-selects]')?.replaceWith(next.querySelector('[data-selects]'));
  for (const [index, scroll] of [...document.querySelectorAll('.plot-scroll')].entries()) scroll.scrollLeft = places[index];
  for (const field of document.querySelectorAll('input[name="returnTo"]'))
    field.value = next.querySelector('input[name="returnTo"]')?.value ?? field.value;
  prepareSelection();
  prepareMorning();
}

/** Looks whether a run has come or changed, while somebody looks at the page and is not in the middle of something. */
async function look() {
  const here = document.getElementById('morning');
  const isBusy = document.querySelector('.select-panel details[open], .morning-more[open], .is-dragging') !== null;
  if (document.visibilityState === 'visible' && !isBusy) {
    const answer = await fetch(here.dataset.news).catch(() => null);
    const text = answer?.ok ? await answer.text() : news;
    if (news !== null && text !== news) await show(location.href, false);
    news = text;
  }
  setTimeout(look, EVERY_MS);
}
