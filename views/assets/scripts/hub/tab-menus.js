// Menus among the tabs close by Escape, by a press elsewhere, and once something was chosen. Without this, their summaries close them. On
// narrow windows the line of tabs begins at the one that is open.

const menus = document.querySelectorAll('.tab-menu');
for (const menu of menus) {
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary').focus();
    event.stopPropagation();
  });
  menu.addEventListener('submit', () => setTimeout(close));
}
document.addEventListener('click', ({ target }) => {
  if (target.closest('.tab-menu a') !== null || target.closest('.tab-menu') === null) close();
});

const line = document.querySelector('.tabs > ul');
const open = line?.querySelector(':scope > li > [aria-current], .is-current');
if (open && line.scrollWidth > line.clientWidth) line.scrollLeft = open.offsetLeft - line.offsetLeft;

function close() {
  for (const menu of menus) menu.open = false;
}
