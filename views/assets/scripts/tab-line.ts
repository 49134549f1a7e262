// Scrolls the tabs to the current one in narrow windows.

import { find } from './elements.ts';

const line = find(HTMLElement, '.tabs > ul');
const open = line === null ? null : find(HTMLElement, ':scope > li > [aria-current], .is-current', line);
if (line !== null && open !== null && line.scrollWidth > line.clientWidth)
  // The edges of the line are faded, so 40 pixels must remain.
  line.scrollLeft += open.getBoundingClientRect().left - line.getBoundingClientRect().left - 40;
