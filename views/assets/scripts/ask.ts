// Shows the confirmation dialog. The element `dialog` traps the focus, closes on Escape, and blocks the page.

import { createElement } from './elements.ts';

/** Text of the question, and the label and color of its button. */
interface Question {
  readonly question: string;
  /** Label of the confirmation button. */
  readonly yes: string;
  readonly isDangerous?: boolean;
  /** Name that the user must type to enable the button. */
  readonly name?: string | undefined;
}

/** Shows the question. Resolves with true if the user confirms it. */
export function confirmQuestion({ question, yes, isDangerous = false, name = '' }: Question): Promise<boolean> {
  const dialog = createElement('dialog', { className: 'ask' });
  const form = createElement('form', { method: 'dialog' });
  const [, first = question, rest = ''] = /^(.+?\?)\s+([\s\S]+)$/.exec(question) ?? [];
  const heading = createElement('h2', { id: 'ask-question', textContent: first });
  dialog.setAttribute('aria-labelledby', heading.id);
  form.append(heading);
  if (rest !== '') {
    form.append(createElement('p', { id: 'ask-details', textContent: rest }));
    dialog.setAttribute('aria-describedby', 'ask-details');
  }
  const typed = name === '' ? undefined : createNameField(form, name);
  const cancel = createElement('button', { type: 'button', className: 'button', textContent: 'Cancel' });
  const submit = createElement('button', {
    value: 'yes',
    className: isDangerous ? 'button button-danger' : 'button button-main',
    textContent: yes,
  });
  const end = createElement('div', { className: 'form-end' });
  end.append(submit, cancel);
  form.append(end);
  dialog.append(form);
  document.body.append(dialog);
  cancel.addEventListener('click', () => dialog.close());
  // A click outside the dialog is a click on its backdrop.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.showModal();
  (typed ?? (isDangerous ? cancel : submit)).focus();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}

/** Creates the field in which the name must be typed. */
function createNameField(form: HTMLFormElement, name: string): HTMLInputElement {
  const field = createElement('div', { className: 'field' });
  const label = createElement('label', { htmlFor: 'ask-name', textContent: 'To confirm, type the name: ' });
  label.append(createElement('strong', { textContent: name }));
  const input = createElement('input', {
    id: 'ask-name',
    type: 'text',
    required: true,
    autocomplete: 'off',
    spellcheck: false,
  });
  const checkName = () =>
    input.setCustomValidity(
      normalizeSpaces(input.value) === normalizeSpaces(name) ? '' : `Type ${name}, exactly as it is written.`,
    );
  checkName();
  input.addEventListener('input', checkName);
  field.append(label, input);
  form.append(field);
  return input;
}

/** Returns the text with consecutive spaces as one space, as the browser shows it. */
function normalizeSpaces(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ');
}
