// A form for selected rows says how many there are, and waits for the first. A box in the head of the table selects all rows.

for (const form of document.querySelectorAll('form[data-needs-choice]')) {
  const buttons = [...form.querySelectorAll('button')];
  const told = form.querySelector('[data-chosen]');
  const label = told?.textContent;
  const boxes = [...document.querySelectorAll(`input[data-choose][form="${form.id}"]`)];
  const all = document.querySelector(`input[data-choose-all="${form.id}"]`);
  const show = () => {
    const chosen = boxes.filter(({ checked }) => checked).length;
    for (const button of buttons) button.disabled = chosen === 0;
    form.classList.toggle('is-active', chosen > 0);
    if (told !== null) told.textContent = chosen === 0 ? label : `${chosen} selected:`;
    if (all === null) return;
    all.checked = chosen > 0 && chosen === boxes.length;
    all.indeterminate = chosen > 0 && chosen < boxes.length;
  };
  for (const box of boxes) box.addEventListener('change', show);
  if (all !== null) {
    all.hidden = boxes.length === 0;
    all.addEventListener('change', () => {
      for (const box of boxes) box.checked = all.checked;
      show();
    });
  }
  // A browser that comes back to the page ticks boxes again.
  window.addEventListener('pageshow', show);
  show();
}
