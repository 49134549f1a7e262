// On narrow windows the line of tabs scrolls: it begins at the one that is open.

const line = document.querySelector('.tabs > ul');
const open = line?.querySelector(':scope > li > [aria-current], .is-current');
if (open && line.scrollWidth > line.clientWidth) line.scrollLeft = open.offsetLeft - line.offsetLeft;
