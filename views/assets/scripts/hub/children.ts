// Moves entities up and down in the lists of an entity. Without scripts, the same buttons open a page.

import { getJson, readRefusal } from '../answers.ts';
import { findControl, findElement, findElements, readFormValues } from '../elements.ts';

/** Adds the behavior to the lists inside `place`. */
export function enhanceChildren(place: Document | HTMLElement): void {
  for (const form of findElements(HTMLFormElement, '.child-list form[data-move]', place)) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (event.submitter instanceof HTMLButtonElement) moveEntity(form, event.submitter);
    });
  }
}

async function moveEntity(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const row = form.closest('tr');
  const other = button.value === 'up' ? row?.previousElementSibling : row?.nextElementSibling;
  const body = readFormValues(form, button);
  try {
    const response = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(await readRefusal(response));
    const { version } = await getJson<{ version: number }>(response);
    findControl(HTMLInputElement, form, 'version').value = String(version);
    if (row !== null) other?.[button.value === 'up' ? 'before' : 'after'](row);
    if (row?.parentElement instanceof HTMLTableSectionElement) updateMoveButtons(row.parentElement);
    (button.disabled ? findElement(HTMLButtonElement, 'button:not([disabled])', form) : button)?.focus();
  } catch {
    // Another user has changed the list, so the page is loaded again.
    location.reload();
  }
}

function updateMoveButtons(body: HTMLTableSectionElement): void {
  const rows = [...body.rows];
  for (const [index, row] of rows.entries()) {
    const up = findElement(HTMLButtonElement, 'button[value="up"]', row);
    const down = findElement(HTMLButtonElement, 'button[value="down"]', row);
    if (up !== null) up.disabled = index === 0;
    if (down !== null) down.disabled = index === rows.length - 1;
  }
}
