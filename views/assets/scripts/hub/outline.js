// The outline of a project: finds while one types, opens and closes all lists, and remembers which were open. Without this the search asks
// the server, and the lists open one by one.

for (const outline of document.querySelectorAll('[data-outline]')) enhance(outline);

function enhance(outline) {
  const groups = [...outline.querySelectorAll('.outline-group')];
  const input = outline.querySelector('input[type="search"]');
  const none = outline.querySelector('[data-outline-none]');
  const memory = `outline ${location.pathname}`;
  let before;
  open(sessionStorage.getItem(memory));
  for (const button of outline.querySelectorAll('[data-outline-all]')) {
    button.hidden = groups.length < 2;
    button.addEventListener('click', () => {
      for (const group of groups) group.open = button.dataset.outlineAll === 'open';
    });
  }
  for (const group of groups) group.addEventListener('toggle', remember);
  input.addEventListener('input', () => find(input.value.toLowerCase().split(/\s+/).filter(Boolean)));
  document.addEventListener('click', ({ target }) => closeMenus(target));
  outline.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const menu = event.target.closest('.add-menu[open]');
    if (menu === null) return;
    menu.open = false;
    menu.querySelector('summary').focus();
  });

  function find(words) {
    // What was open before the search is open after it.
    before ??= state();
    let found = 0;
    for (const line of outline.querySelectorAll('.outline-lines > li[data-entity]')) {
      const text = line.querySelector('.outline-name').textContent.toLowerCase();
      line.classList.toggle(
        'fits',
        words.every((word) => text.includes(word)),
      );
      if (words.length > 0 && line.classList.contains('fits')) found += 1;
    }
    for (const line of [...outline.querySelectorAll('.outline-lines > li')].reverse())
      line.hidden = words.length > 0 && !line.matches('.fits') && line.querySelector('.fits') === null;
    for (const group of groups) {
      const holds = group.querySelector('.fits') !== null;
      group.parentElement.hidden = words.length > 0 && !holds;
      if (words.length > 0) group.open = holds;
    }
    if (none) none.hidden = words.length === 0 || found > 0;
    if (words.length === 0) {
      open(before);
      before = undefined;
    }
  }

  function state() {
    return groups.map((group) => (group.open ? '1' : '0')).join('');
  }

  function remember() {
    if (before === undefined) sessionStorage.setItem(memory, state());
  }

  function open(kept) {
    if (kept?.length !== groups.length) return;
    for (const [index, group] of groups.entries()) group.open = kept[index] === '1';
  }

  function closeMenus(target) {
    for (const menu of outline.querySelectorAll('.add-menu[open]')) if (!menu.contains(target)) menu.open = false;
  }
}
