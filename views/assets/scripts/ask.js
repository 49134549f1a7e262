// The one dialog of the site: a question with a way out. It is an element `dialog`, so that focus stays in it, Escape ends it, and what
// lies behind is out of reach.

/**
 * Asks, and resolves with whether the answer is yes.
 *
 * @param {{ question: string, yes: string, isDangerous?: boolean, name?: string }} what `yes` is what the button says; `name` must be
 *   typed before it works
 * @returns {Promise<boolean>}
 */
export function ask({ question, yes, isDangerous = false, name = '' }) {
  const dialog = element('dialog', { className: 'ask' });
  const form = element('form', { method: 'dialog' });
  const [, first = question, rest = ''] = /^(.+?\?)\s+([\s\S]+)$/.exec(question) ?? [];
  const heading = element('h2', { id: 'ask-question', textContent: first });
  dialog.setAttribute('aria-labelledby', heading.id);
  form.append(heading);
  if (rest !== '') {
    form.append(element('p', { id: 'ask-details', textContent: rest }));
    dialog.setAttribute('aria-describedby', 'ask-details');
  }
  const typed = name === '' ? undefined : nameField(form, name);
  const cancel = element('button', { type: 'button', className: 'button', textContent: 'Cancel' });
  const submit = element('button', {
    value: 'yes',
    className: isDangerous ? 'button button-danger' : 'button button-main',
    textContent: yes,
  });
  const end = element('div', { className: 'form-end' });
  end.append(submit, cancel);
  form.append(end);
  dialog.append(form);
  document.body.append(dialog);
  cancel.addEventListener('click', () => dialog.close());
  // A press beside the dialog is a press on its backdrop.
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

/** The field for a name that has to be typed. */
function nameField(form, name) {
  const field = element('div', { className: 'field' });
  const label = element('label', { htmlFor: 'ask-name', textContent: 'To confirm, type the name: ' });
  label.append(element('strong', { textContent: name }));
  const input = element('input', { id: 'ask-name', type: 'text', required: true, autocomplete: 'off', spellcheck: false });
  const judge = () =>
    input.setCustomValidity(plain(input.value) === plain(name) ? '' : `Type ${name}, exactly as it is written.`);
  judge();
  input.addEventListener('input', judge);
  field.append(label, input);
  form.append(field);
  return input;
}

/** As it is seen: spaces that follow each other are one. */
function plain(text) {
  return text.trim().replaceAll(/\s+/gu, ' ');
}

function element(name, properties) {
  return Object.assign(document.createElement(name), properties);
}
