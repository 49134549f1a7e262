// Asks for confirmation before a form with `data-confirm` is sent. With `data-confirm-name`, the user must type the name.
// Without scripts, the form leads to a confirmation page by GET; this script sends it by POST.
import { confirmQuestion } from './ask.ts';
import { createElement, findElement } from './elements.ts';

const confirmed = new WeakSet<HTMLFormElement>();

document.addEventListener('submit', async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const { confirm: question, confirmName: name } = form.dataset;
  if (question === undefined || confirmed.delete(form)) return;
  event.preventDefault();
  const button = getSubmitter(event) ?? findElement(HTMLButtonElement, 'button:not([type="button"])', form);
  const answer = await confirmQuestion({
    question,
    yes: form.dataset.confirmButton ?? button?.textContent.replaceAll(/\s+/g, ' ').trim() ?? 'Continue',
    isDangerous: button?.classList.contains('button-danger') ?? true,
    name,
  });
  if (!answer) return;
  // The server also checks the name.
  if (name !== undefined) form.append(createElement('input', { type: 'hidden', name: 'name', value: name }));
  form.method = 'post';
  confirmed.add(form);
  if (button?.form === form) form.requestSubmit(button);
  else form.requestSubmit();
});

function getSubmitter({ submitter }: SubmitEvent): HTMLButtonElement | null {
  return submitter instanceof HTMLButtonElement ? submitter : null;
}
