// Lists of entities inside an entity: moving one up or down takes effect in place. Without this the same buttons lead through a page.

/** Improves the lists beside a form, within `place`. */
export function enhanceChildren(place) {
  for (const form of place.querySelectorAll('.child-list form[data-move]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      move(form, event.submitter);
    });
  }
}

async function move(form, button) {
  const row = form.closest('tr');
  const other = button.value === 'up' ? row.previousElementSibling : row.nextElementSibling;
  const body = new URLSearchParams(new FormData(form, button));
  try {
    const response = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error((await response.json()).detail);
    form.elements.namedItem('version').value = (await response.json()).version;
    if (other !== null) other[button.value === 'up' ? 'before' : 'after'](row);
    showEnds(row.parentElement);
    (button.disabled ? form.querySelector('button:not([disabled])') : button).focus();
  } catch {
    // Somebody else changed the list: the page as it is now says so.
    location.reload();
  }
}

function showEnds(body) {
  const rows = [...body.rows];
  for (const [index, row] of rows.entries()) {
    const up = row.querySelector('button[value="up"]');
    const down = row.querySelector('button[value="down"]');
    if (up !== null) up.disabled = index === 0;
    if (down !== null) down.disabled = index === rows.length - 1;
  }
}
