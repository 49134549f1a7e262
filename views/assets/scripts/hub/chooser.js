/**
 * Profiles count in the order in which they are selected: the first one wins where a strategy says so. Without this script they count in the order
 * of the list.
 */

const chooser = document.querySelector('#profiles.chooser');
const form = chooser?.closest('form');

if (chooser && form) {
  const boxes = [...chooser.querySelectorAll('input[name="profiles"]')];
  let order = boxes.filter((box) => box.checked);

  const show = () => {
    for (const box of boxes) {
      const label = box.closest('[data-chooser-choice]');
      const place = order.indexOf(box);
      let mark = label.querySelector('.chooser-place');
      if (place < 0 || order.length < 2) {
        mark?.remove();
        continue;
      }
      if (!mark) {
        mark = document.createElement('span');
        mark.className = 'tag chooser-place';
        label.append(mark);
      }
      mark.textContent = place === 0 ? 'first' : String(place + 1);
    }
  };

  chooser.addEventListener('change', ({ target }) => {
    order = order.filter((box) => box !== target && box.checked);
    if (target.checked) order.push(target);
    show();
  });
  // Going back in the browser brings ticks back after the page is read.
  window.addEventListener('pageshow', () => {
    order = [...order.filter((box) => box.checked), ...boxes.filter((box) => box.checked && !order.includes(box))];
    show();
  });
  form.addEventListener('formdata', ({ formData }) => {
    formData.delete('profiles');
    for (const box of order) formData.append('profiles', box.value);
  });
  show();
}
