// Lists of plain values: items are added, duplicated, moved and removed. Without this there are a few empty inputs at the end.

/** Improves all lists of a form. */
export function enhanceLists(form) {
  for (const list of form.querySelectorAll('[data-items]')) enhance(list);
}

function enhance(list) {
  if (list.querySelector('[readonly], [disabled]') !== null) return;
  const name = list.dataset.items;
  const template = list.querySelector('[data-item]').cloneNode(true);
  empty(template);
  // The empty inputs at the end are for whoever has no scripts; one stays, to type into.
  for (const item of [...list.querySelectorAll('[data-item]')].slice(1).reverse()) {
    if (inputOf(item).value !== '') break;
    item.remove();
  }
  for (const item of list.querySelectorAll('[data-item]')) addButtons(item);
  const add = buttonWith('Add another', 'Add another value');
  add.className = 'button button-small add-item';
  list.after(add);
  add.addEventListener('click', () => {
    inputOf(insert(template.cloneNode(true), list.lastElementChild)).focus();
    changed();
  });
  list.addEventListener('click', (event) => {
    const button = event.target.closest('[data-does]');
    if (button !== null) act(button.dataset.does, button.closest('[data-item]'));
  });
  list.addEventListener('keydown', (event) => {
    const item = event.target.closest('[data-item]');
    if (item === null || event.target.closest('[data-does]') !== null) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      act(event.key === 'ArrowUp' ? 'up' : 'down', item);
    } else if (
      event.key === 'Enter' &&
      event.target.tagName === 'INPUT' &&
      event.target.getAttribute('aria-expanded') !== 'true'
    ) {
      event.preventDefault();
      if (item.nextElementSibling !== null) inputOf(item.nextElementSibling).focus();
      else if (event.target.value !== '') add.click();
    }
  });
  // Several lines pasted into one item become several items.
  list.addEventListener('paste', (event) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n|\t/)
      .map((line) => line.trim())
      .filter(Boolean);
    if (lines.length < 2 || event.target.tagName !== 'INPUT') return;
    event.preventDefault();
    let item = event.target.closest('[data-item]');
    event.target.value = lines[0];
    for (const line of lines.slice(1)) {
      item = insert(template.cloneNode(true), item);
      inputOf(item).value = line;
    }
    inputOf(item).focus();
    changed();
  });
  number();

  function act(what, item) {
    if (what === 'up' && item.previousElementSibling !== null) item.previousElementSibling.before(item);
    else if (what === 'down' && item.nextElementSibling !== null) item.nextElementSibling.after(item);
    else if (what === 'copy') inputOf(insert(template.cloneNode(true), item)).value = inputOf(item).value;
    else if (what === 'remove') remove(item);
    changed();
    if (what !== 'remove') (what === 'copy' ? inputOf(item.nextElementSibling) : inputOf(item)).focus();
  }

  function insert(item, after) {
    after.after(item);
    addButtons(item);
    list.dispatchEvent(new CustomEvent('hub:item-added', { bubbles: true, detail: { input: inputOf(item) } }));
    return item;
  }

  function remove(item) {
    const next = item.nextElementSibling ?? item.previousElementSibling;
    if (next === null) inputOf(item).value = '';
    else item.remove();
    inputOf(next ?? item).focus();
  }

  function changed() {
    number();
    list.querySelector('[data-field]').dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** The first input keeps the id that the label and the links lead to. */
  function number() {
    const items = [...list.querySelectorAll('[data-item]')];
    const label = list.getAttribute('aria-label');
    for (const [index, item] of items.entries()) {
      const input = inputOf(item);
      input.id = index === 0 ? `field-${name}` : `field-${name}-${index + 1}`;
      if (index === 0) input.removeAttribute('aria-label');
      else input.setAttribute('aria-label', `${label} ${index + 1}`);
      for (const button of item.querySelectorAll('[data-does]'))
        button.setAttribute('aria-label', `${button.title}: ${label} ${index + 1}`);
      item.querySelector('[data-does="up"]').disabled = index === 0;
      item.querySelector('[data-does="down"]').disabled = index === items.length - 1;
    }
  }
}

function addButtons(item) {
  const row = document.createElement('span');
  row.className = 'item-buttons';
  for (const [does, sign, title] of [
    ['up', '\u2191', 'Move up'],
    ['down', '\u2193', 'Move down'],
    ['copy', '+', 'Duplicate'],
    ['remove', '\u00d7', 'Remove'],
  ]) {
    const button = buttonWith(sign, title);
    button.className = 'button button-small button-quiet';
    button.dataset.does = does;
    row.append(button);
  }
  inputOf(item).after(row);
}

function buttonWith(words, title) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words;
  button.title = title;
  return button;
}

function empty(item) {
  const input = inputOf(item);
  if (input.tagName === 'SELECT') input.selectedIndex = 0;
  else {
    input.value = '';
    input.removeAttribute('value');
    if (input.tagName === 'TEXTAREA') input.textContent = '';
  }
  input.removeAttribute('aria-invalid');
  item.querySelector('.field-error')?.remove();
}

function inputOf(item) {
  return item.querySelector('[data-field]');
}
