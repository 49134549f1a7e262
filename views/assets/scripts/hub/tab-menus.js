// Menus among the tabs close by Escape, by a press elsewhere, and once something was chosen. Without this, their summaries close them.

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

function close() {
  for (const menu of menus) menu.open = false;
}
