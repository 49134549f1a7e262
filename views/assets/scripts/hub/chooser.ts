/**
 * Numbers profiles by the order in which they are selected, which is their priority. Without scripts, the order of the list
 * applies.
 */

import { createElement, findClosest, findElement, findElements } from '../elements.ts';

const chooser = findElement(HTMLElement, '#profiles.chooser');
const form = chooser?.closest('form');

if (chooser && form) {
  const boxes = findElements(HTMLInputElement, 'input[name="profiles"]', chooser);
  let order = boxes.filter((box) => box.checked);

  const showOrder = () => {
    for (const box of boxes) {
      const label = findClosest(HTMLElement, box, '[data-chooser-choice]');
      if (label === null) continue;
      const place = order.indexOf(box);
      let mark = findElement(HTMLElement, '.chooser-place', label);
      if (place < 0 || order.length < 2) {
        mark?.remove();
        continue;
      }
      if (!mark) {
        mark = createElement('span', { className: 'tag chooser-place' });
        label.append(mark);
      }
      mark.textContent = place === 0 ? 'first' : String(place + 1);
    }
  };

  chooser.addEventListener('change', ({ target }) => {
    order = order.filter((box) => box !== target && box.checked);
    if (target instanceof HTMLInputElement && target.checked) order.push(target);
    showOrder();
  });
  // When the user goes back, the browser restores check boxes only after the page has loaded.
  window.addEventListener('pageshow', () => {
    order = [...order.filter((box) => box.checked), ...boxes.filter((box) => box.checked && !order.includes(box))];
    showOrder();
  });
  form.addEventListener('formdata', ({ formData }) => {
    formData.delete('profiles');
    for (const box of order) formData.append('profiles', box.value);
  });
  showOrder();
}
