// Shows one part of the page at a time; the fragment is the address of a part. Without scripts, the parts are below each other.

import { findClosest, findElements, requireElement } from './elements.ts';

const tabs = requireElement(HTMLElement, '[data-tabs]');
const links = findElements(HTMLAnchorElement, 'a', tabs);
const findPanel = (id: string) => findClosest(HTMLElement, document.getElementById(id), '[data-panel]');
const panels = links.map((link) => findPanel(link.hash.slice(1)));

function showPanel(): void {
  const requested = panels.indexOf(findPanel(location.hash.slice(1)));
  const refused = panels.findIndex((panel) => panel?.querySelector('[role="alert"]') != null);
  const shown = requested >= 0 ? requested : Math.max(refused, 0);
  for (const [index, panel] of panels.entries()) if (panel !== null) panel.hidden = index !== shown;
  for (const [index, link] of links.entries()) {
    if (index === shown) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const link = links[shown];
  if (link !== undefined) scrollIntoStrip(link);
}

/** In narrow windows, the tabs are one line that scrolls to the open one. The page itself does not scroll. */
function scrollIntoStrip(link: HTMLAnchorElement): void {
  const strip = link.closest('ul');
  if (strip === null) return;
  const tab = link.getBoundingClientRect();
  const line = strip.getBoundingClientRect();
  // The edges of the line fade.
  if (tab.right > line.right - 40) strip.scrollLeft += tab.right - line.right + 40;
  else if (tab.left < line.left + 40) strip.scrollLeft -= line.left - tab.left + 40;
}

// The browser would scroll to the fragment and hide the message above the part, which is visible anyway.
function showAtTop(): void {
  showPanel();
  scrollTo(0, 0);
}

tabs.classList.add('is-on');
addEventListener('hashchange', showAtTop);
addEventListener('load', () => {
  if (document.getElementById('result') !== null) scrollTo(0, 0);
});
showPanel();
