// Shows one part of the page at a time, by the fragment of the address. Without scripts, all parts are shown.

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

/** Scrolls the line of tabs to the current one in narrow windows, without scrolling the page. */
function scrollIntoStrip(link: HTMLAnchorElement): void {
  const strip = link.closest('ul');
  if (strip === null) return;
  const tab = link.getBoundingClientRect();
  const line = strip.getBoundingClientRect();
  // The ends of the line fade out, so the tab stays 40 pixels away from them.
  if (tab.right > line.right - 40) strip.scrollLeft += tab.right - line.right + 40;
  else if (tab.left < line.left + 40) strip.scrollLeft -= line.left - tab.left + 40;
}

// The browser would scroll to the fragment, and hide a message above the part.
function showPanelAtTop(): void {
  showPanel();
  scrollTo(0, 0);
}

tabs.classList.add('is-on');
addEventListener('hashchange', showPanelAtTop);
addEventListener('load', () => {
  if (document.getElementById('result') !== null) scrollTo(0, 0);
});
showPanel();
