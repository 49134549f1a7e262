// In narrow windows, the line of tabs scrolls to the open one.

import { find } from './elements.ts';

const line = find(HTMLElement, '.tabs > ul');
const open = line === null ? null : find(HTMLElement, ':scope > li > [aria-current], .is-current', line);
if (line !== null && open !== null && line.scrollWidth > line.clientWidth)
  // The edge of the line fades.
  line.scrollLeft += open.getBoundingClientRect().left - line.getBoundingClientRect().left - 40;
