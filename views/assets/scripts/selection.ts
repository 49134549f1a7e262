// Shows the number of selected rows in their form. The form appears when the first row is selected. A box in the table head
// selects all rows.

import { findElement, findElements } from './elements.ts';

for (const form of findElements(HTMLFormElement, 'form[data-needs-choice]')) {
  const buttons = findElements(HTMLButtonElement, 'button:not([data-always])', form);
  const counter = form.querySelector('[data-chosen]');
  const label = counter?.textContent ?? '';
  const listBoxes = () => findElements(HTMLInputElement, `input[data-choose][form="${form.id}"]`);
  const findBoxForAll = () => findElement(HTMLInputElement, `input[data-choose-all="${form.id}"]`);
  const updateState = () => {
    const boxes = listBoxes();
    const whole = findBoxForAll();
    const chosen = boxes.filter(({ checked }) => checked).length;
    for (const button of buttons) button.disabled = chosen === 0;
    form.classList.toggle('is-active', chosen > 0);
    form.hidden = chosen === 0 && form.querySelector('[data-always]') === null;
    if (counter !== null) counter.textContent = chosen === 0 ? label : `${chosen} selected:`;
    if (whole === null) return;
    whole.hidden = boxes.length === 0;
    whole.checked = chosen > 0 && chosen === boxes.length;
    whole.indeterminate = chosen > 0 && chosen < boxes.length;
  };
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target === findBoxForAll()) for (const box of listBoxes()) box.checked = target.checked;
    if (target === findBoxForAll() || listBoxes().includes(target)) updateState();
  });
  // When the user goes back, the browser restores the boxes. Scripts that replace rows dispatch the same event.
  window.addEventListener('pageshow', updateState);
  document.addEventListener('rows:exchanged', updateState);
  updateState();
}
