// A form for selected rows says how many there are, and waits for the first. A box in the head of the table selects all rows. Rows may be
// exchanged meanwhile, so boxes are looked up each time.

for (const form of document.querySelectorAll('form[data-needs-choice]')) {
  const buttons = [...form.querySelectorAll('button:not([data-always])')];
  const told = form.querySelector('[data-chosen]');
  const label = told?.textContent;
  const boxesNow = () => [...document.querySelectorAll(`input[data-choose][form="${form.id}"]`)];
  const allNow = () => document.querySelector(`input[data-choose-all="${form.id}"]`);
  const show = () => {
    const boxes = boxesNow();
    const all = allNow();
    const chosen = boxes.filter(({ checked }) => checked).length;
    for (const button of buttons) button.disabled = chosen === 0;
    form.classList.toggle('is-active', chosen > 0);
    if (told !== null) told.textContent = chosen === 0 ? label : `${chosen} selected:`;
    if (all === null) return;
    all.hidden = boxes.length === 0;
    all.checked = chosen > 0 && chosen === boxes.length;
    all.indeterminate = chosen > 0 && chosen < boxes.length;
  };
  document.addEventListener('change', ({ target }) => {
    if (target === allNow()) for (const box of boxesNow()) box.checked = target.checked;
    if (target === allNow() || boxesNow().includes(target)) show();
  });
  // A browser that comes back to the page ticks boxes again; scripts that exchange rows say so.
  window.addEventListener('pageshow', show);
  document.addEventListener('rows:exchanged', show);
  show();
}
