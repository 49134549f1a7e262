// Asks before a form with `data-confirm` takes something away; with `data-confirm-name` that name has to be typed. Without this the form
// leads to a page that asks the same: it is sent by GET there, and by POST from here.
import { ask } from './ask.js';

const confirmed = new WeakSet();

document.addEventListener('submit', async (event) => {
  const form = event.target;
  const { confirm: question, confirmName: name } = form.dataset;
  if (question === undefined || confirmed.delete(form)) return;
  event.preventDefault();
  const button = event.submitter ?? form.querySelector('button:not([type="button"])');
  const answer = await ask({
    question,
    yes: form.dataset.confirmButton ?? button?.textContent.replaceAll(/\s+/g, ' ').trim() ?? 'Continue',
    isDangerous: button?.classList.contains('button-danger') ?? true,
    name,
  });
  if (!answer) return;
  // The server checks it again.
  if (name !== undefined)
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'name', value: name }));
  form.method = 'post';
  confirmed.add(form);
  if (button?.form === form) form.requestSubmit(button);
  else form.requestSubmit();
});
