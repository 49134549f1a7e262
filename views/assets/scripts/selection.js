// A form that needs chosen rows says how many there are, and waits for the first.

for (const form of document.querySelectorAll('form[data-needs-choice]')) {
  const button = form.querySelector('button');
  const label = button.textContent;
  const boxes = [...document.querySelectorAll(`input[data-choose][form="${form.id}"]`)];
  const show = () => {
    const chosen = boxes.filter(({ checked }) => checked).length;
    button.disabled = chosen === 0;
    button.textContent = chosen === 0 ? label : label.replace('selected', `${chosen} selected`);
  };
  for (const box of boxes) box.addEventListener('change', show);
  // A browser that comes back to the page ticks boxes again.
  window.addEventListener('pageshow', show);
  show();
}
