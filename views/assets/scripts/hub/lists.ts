// Adds, duplicates, moves and removes items of lists. Without scripts, lists end with empty inputs.

import { createElement, type Field, findClosest, findElements, findFields, requireElement } from '../elements.ts';

/** Adds the behavior to all lists of a form. */
export function enhanceLists(form: HTMLFormElement): void {
  for (const list of findElements(HTMLElement, '[data-items]', form)) enhanceList(list);
}

function enhanceList(list: HTMLElement): void {
  if (list.querySelector('[readonly], [disabled]') !== null) return;
  const name = list.dataset.items ?? '';
  const template = cloneItem(requireElement(HTMLElement, '[data-item]', list));
  emptyItem(template);
  // The empty inputs at the end are for browsers without scripts, so all except one are removed.
  for (const item of listItems().slice(1).reverse()) {
    if (getInput(item).value !== '') break;
    item.remove();
  }
  for (const item of listItems()) addButtons(item);
  const add = createButton('Add another', 'Add another value');
  add.className = 'button button-small add-item';
  list.after(add);
  add.addEventListener('click', () => {
    const last = listItems().at(-1);
    if (last !== undefined) getInput(insertItem(cloneItem(template), last)).focus();
    announceChange();
  });
  list.addEventListener('click', (event) => {
    const does = findClosest(HTMLElement, event.target, '[data-does]')?.dataset.does;
    const item = findClosest(HTMLElement, event.target, '[data-item]');
    if (does !== undefined && item !== null) changeItem(does, item);
  });
  list.addEventListener('keydown', (event) => {
    const item = findClosest(HTMLElement, event.target, '[data-item]');
    if (item === null || findClosest(Element, event.target, '[data-does]') !== null) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      changeItem(event.key === 'ArrowUp' ? 'up' : 'down', item);
    } else if (
      event.key === 'Enter' &&
      event.target instanceof HTMLInputElement &&
      event.target.getAttribute('aria-expanded') !== 'true'
    ) {
      event.preventDefault();
      if (item.nextElementSibling instanceof HTMLElement) getInput(item.nextElementSibling).focus();
      else if (event.target.value !== '') add.click();
    }
  });
  // If several lines are pasted into an item, each line becomes an item.
  list.addEventListener('paste', (event) => {
    const pasted = event.clipboardData?.getData('text') ?? '';
    const [first = '', ...others] = pasted
      .split(/\r?\n|\t/)
      .map((line) => line.trim())
      .filter(Boolean);
    let item = findClosest(HTMLElement, event.target, '[data-item]');
    if (others.length === 0 || !(event.target instanceof HTMLInputElement) || item === null) return;
    event.preventDefault();
    event.target.value = first;
    for (const line of others) {
      item = insertItem(cloneItem(template), item);
      getInput(item).value = line;
    }
    getInput(item).focus();
    announceChange();
  });
  numberInputs();

  function listItems(): HTMLElement[] {
    return findElements(HTMLElement, '[data-item]', list);
  }

  function changeItem(what: string, item: HTMLElement): void {
    let shown: HTMLElement | undefined = item;
    if (what === 'up') item.previousElementSibling?.before(item);
    else if (what === 'down') item.nextElementSibling?.after(item);
    else if (what === 'copy') {
      shown = insertItem(cloneItem(template), item);
      getInput(shown).value = getInput(item).value;
    } else if (what === 'remove') {
      removeItem(item);
      shown = undefined;
    }
    announceChange();
    if (shown !== undefined) getInput(shown).focus();
  }

  function insertItem(item: HTMLElement, after: HTMLElement): HTMLElement {
    after.after(item);
    addButtons(item);
    list.dispatchEvent(new CustomEvent('hub:item-added', { bubbles: true, detail: { input: getInput(item) } }));
    return item;
  }

  function removeItem(item: HTMLElement): void {
    const next = item.nextElementSibling ?? item.previousElementSibling;
    if (next === null) getInput(item).value = '';
    else item.remove();
    getInput(next instanceof HTMLElement ? next : item).focus();
  }

  function announceChange(): void {
    numberInputs();
    getInput(list).dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** Numbers the inputs. The first one keeps the ID to which labels and links refer. */
  function numberInputs(): void {
    const items = listItems();
    const label = list.getAttribute('aria-label');
    for (const [index, item] of items.entries()) {
      const input = getInput(item);
      input.id = index === 0 ? `field-${name}` : `field-${name}-${index + 1}`;
      if (index === 0) input.removeAttribute('aria-label');
      else input.setAttribute('aria-label', `${label} ${index + 1}`);
      for (const button of findElements(HTMLButtonElement, '[data-does]', item)) {
        const { does } = button.dataset;
        button.setAttribute('aria-label', `${button.title}: ${label} ${index + 1}`);
        button.disabled = (does === 'up' && index === 0) || (does === 'down' && index === items.length - 1);
      }
    }
  }
}

function addButtons(item: HTMLElement): void {
  const row = createElement('span', { className: 'item-buttons' });
  for (const [does, sign, title] of [
    ['up', '\u2191', 'Move up'],
    ['down', '\u2193', 'Move down'],
    ['copy', '+', 'Duplicate'],
    ['remove', '\u00d7', 'Remove'],
  ] as const) {
    const button = createButton(sign, title);
    button.className = 'button button-small button-quiet';
    button.dataset.does = does;
    row.append(button);
  }
  getInput(item).after(row);
}

function createButton(textContent: string, title: string): HTMLButtonElement {
  return createElement('button', { type: 'button', textContent, title });
}

function cloneItem(item: HTMLElement): HTMLElement {
  const copy = item.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('A copy of an item is an item.');
  return copy;
}

function emptyItem(item: HTMLElement): void {
  const input = getInput(item);
  if (input instanceof HTMLSelectElement) input.selectedIndex = 0;
  else {
    input.value = '';
    input.removeAttribute('value');
    if (input instanceof HTMLTextAreaElement) input.textContent = '';
  }
  input.removeAttribute('aria-invalid');
  item.querySelector('.field-error')?.remove();
}

function getInput(item: HTMLElement): Field {
  const [input] = findFields('[data-field]', item);
  if (input === undefined) throw new Error('An item of a list has no control.');
  return input;
}
