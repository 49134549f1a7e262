// Scrolls the tabs to the current one in narrow windows.

import { findElement } from './elements.ts';

const line = findElement(HTMLElement, '.tabs > ul');
const open = line === null ? null : findElement(HTMLElement, ':scope > li > [aria-current], .is-current', line);
if (line !== null && open !== null && line.scrollWidth > line.clientWidth)
  // The edges of the line are faded, so 40 pixels must remain.
  line.scrollLeft += open.getBoundingClientRect().left - line.getBoundingClientRect().left - 40;
