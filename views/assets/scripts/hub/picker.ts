// Turns inputs for references and terms into pickers: comboboxes (WAI-ARIA Authoring Practices, "Combobox") with options from
// /api/lookup or /api/terms. Without scripts, or without a response, the input suggests the options in the page.

import type { components } from '../../../../generated/support/types.d.ts';
import { getJson } from '../answers.ts';
import { createElement, type Field, findClosest, findElements, findFields, isField } from '../elements.ts';

const DELAY_MS = 150;
type Terms = components['schemas']['Terms'];

let counter = 0;

/** The server addresses that return options. */
interface OptionSource {
  /** Address of the lookup, without the entity type. */
  readonly lookup?: string | undefined;
  /** ID of the project whose entities are options. */
  readonly project?: string | undefined;
  /** Address of the terms, without the field, which is in `data-field` of the input. */
  readonly terms?: string | undefined;
}

interface PickerOption {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly definition?: string | undefined;
}

/** Turns all inputs of a form with data-picks or data-terms into pickers, including those added later. */
export function enhancePickers(form: HTMLFormElement): void {
  for (const input of findFields('[data-picks], input[data-terms]', form))
    enhancePicker(input, form.dataset, undefined, (other) => fillPair(form, input, other));
  form.addEventListener('hub:item-added', ({ detail: { input } }) => {
    if (isField(input) && (input.dataset.picks || 'terms' in input.dataset)) enhancePicker(input, form.dataset);
  });
}

/** Fills in the name or accession of a selected term, unless the user has entered a value. */
function fillPair(form: HTMLFormElement, { dataset }: Field, text: string): void {
  const other = form.elements.namedItem(dataset.pair ?? '');
  if (!isField(other) || other instanceof HTMLSelectElement || other.readOnly) return;
  if (text === '' || (other.value !== '' && other.value !== other.dataset.chosen)) return;
  other.value = text;
  other.dataset.chosen = text;
  other.dispatchEvent(new Event('input', { bubbles: true }));
  other.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Turns an input into a picker.
 * @param own lists all options, without requests
 * @param fill receives the name of a selected accession, or the accession of a selected name
 */
export function enhancePicker(
  input: Field,
  { lookup = '', project = '', terms = '' }: OptionSource,
  own?: readonly string[],
  fill?: (other: string) => void,
): void {
  if (input instanceof HTMLSelectElement || input.readOnly || input.closest('.picker')) return;
  const { picks } = input.dataset;
  const suggested = picks === undefined ? [] : findElements(HTMLOptionElement, `#known-${CSS.escape(picks)} option`);
  const known: readonly PickerOption[] =
    own === undefined ? suggested.map(({ value, label }) => ({ value, label })) : own.map((value) => ({ value, label: value }));
  const holder = createElement('span', { className: 'picker' });
  input.replaceWith(holder);
  counter += 1;
  const options = createElement('ul', {
    id: `options-${counter}`,
    role: 'listbox',
    ariaLabel: picks ?? 'Terms',
    popover: 'manual',
  });
  holder.append(input, options);
  input.removeAttribute('list');
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': options.id,
  }))
    input.setAttribute(name, value);
  let timer: number | undefined;
  let requested = 0;
  let active = -1;

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => openPicker(input.value), DELAY_MS);
  });
  input.addEventListener('click', () => openPicker(''));
  input.addEventListener('blur', closePicker);
  input.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const chosen = options.children[active];
    const isOpen = options.matches(':popover-open');
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) moveSelection(event.key === 'ArrowDown' ? 1 : -1);
      else openPicker('');
    } else if (event.key === 'Enter' && isOpen && chosen instanceof HTMLElement) {
      event.preventDefault();
      event.stopPropagation();
      chooseOption(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      closePicker();
    }
  });
  options.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') document.addEventListener('scroll', followScroll, { capture: true, passive: true });
    else document.removeEventListener('scroll', followScroll, { capture: true });
  });
  options.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    const option = findClosest(HTMLElement, event.target, '[role="option"]');
    if (option !== null) chooseOption(option);
  });

  async function openPicker(text: string): Promise<void> {
    requested += 1;
    const mine = requested;
    const found = await findOptions(text);
    if (mine !== requested || document.activeElement !== input) return;
    options.replaceChildren(...found.map(createOption));
    active = -1;
    input.removeAttribute('aria-activedescendant');
    options.togglePopover(found.length > 0);
    input.setAttribute('aria-expanded', String(found.length > 0));
    placeList();
  }

  /** Places the list below the input, or above it if there is more space. */
  function placeList(): void {
    const { left, width, top, bottom } = input.getBoundingClientRect();
    const isBelow = bottom + options.offsetHeight < innerHeight || top < innerHeight - bottom;
    options.style.minWidth = `${width}px`;
    options.style.left = `${Math.max(0, Math.min(left, innerWidth - options.offsetWidth))}px`;
    options.style.top = `${isBelow ? bottom + 2 : top - options.offsetHeight - 2}px`;
  }

  async function findOptions(text: string): Promise<readonly PickerOption[]> {
    if (!picks) return findTerms(text);
    const fitting = known.filter(({ value, label }) => `${value}\n${label}`.toLowerCase().includes(text.toLowerCase()));
    if (own !== undefined) return fitting;
    try {
      const question = new URLSearchParams({ q: text.slice(0, 200), project });
      const response = await fetch(`${lookup}${encodeURIComponent(picks)}?${question}`, {
        headers: { accept: 'application/json' },
      });
      if (!response.ok) return fitting.slice(0, 50);
      return (await getJson<{ results: PickerOption[] }>(response)).results;
    } catch {
      return fitting.slice(0, 50);
    }
  }

  async function findTerms(text: string): Promise<readonly PickerOption[]> {
    try {
      const question = new URLSearchParams({ field: input.dataset.field ?? '', q: text.slice(0, 200) });
      const response = await fetch(`${terms}&${question}`, { headers: { accept: 'application/json' } });
      if (!response.ok) return [];
      const { terms: found } = await getJson<Terms>(response);
      return found.map(({ value, id, label, vocabulary, definition }) => ({
        value,
        label: value === label ? id : label,
        note: vocabulary === 'profile' ? '' : vocabulary,
        definition,
      }));
    } catch {
      return [];
    }
  }

  function followScroll({ target }: Event): void {
    if (target !== options) placeList();
  }

  function createOption({ value, label, note, definition }: PickerOption, index: number): HTMLElement {
    const option = createElement('li', { id: `${options.id}-${index}`, role: 'option' });
    option.setAttribute('aria-selected', String(value === input.value));
    option.dataset.value = value;
    option.dataset.label = label;
    option.append(createElement('code', { textContent: value }));
    if (label && label !== value) option.append(` ${label}`);
    if (note) option.append(createElement('span', { className: 'soft small', textContent: ` ${note}` }));
    if (definition) option.title = definition;
    return option;
  }

  function moveSelection(step: 1 | -1): void {
    const count = options.children.length;
    active = active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count;
    for (const [index, option] of [...options.children].entries()) option.classList.toggle('is-active', index === active);
    const option = options.children[active];
    input.setAttribute('aria-activedescendant', option?.id ?? '');
    option?.scrollIntoView({ block: 'nearest' });
  }

  function chooseOption(option: HTMLElement): void {
    input.value = option.dataset.value ?? '';
    closePicker();
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
    fill?.(option.dataset.label ?? '');
    clearTimeout(timer);
  }

  function closePicker(): void {
    requested += 1;
    clearTimeout(timer);
    if (options.isConnected) options.togglePopover(false);
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  }
}
