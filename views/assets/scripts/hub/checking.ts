// Shows errors at the fields of a form and in the list above. While the user types, errors appear only at touched fields, or
// after the form was saved with errors. Only the button and the key for the next error move the focus.
import { getJson } from '../answers.ts';
import {
  createElement,
  findClosest,
  findElement,
  findElements,
  findFields,
  isField,
  readFormValues,
  requireElement,
} from '../elements.ts';
import { formatQuantity } from '../words.ts';
import type { Completeness, EntityCheck, FieldError } from './api.ts';

const DELAY_MS = 500;

/** The result of checking or saving a form. */
type Checked = Pick<EntityCheck, 'errors' | 'completeness'>;

/** Starts checking a form. `show` displays the result of a save. `listening` contains the options of event listeners. */
export function startChecking(
  form: HTMLFormElement,
  listening: AddEventListenerOptions,
): { readonly show: (checked: Checked) => void } {
  const list = requireElement(HTMLElement, '#problems');
  const touched = new Set<string>();
  let timer: number | undefined;
  let running: AbortController | undefined;
  let found: FieldError[] = [];

  form.addEventListener('input', ({ target }) => {
    if (isField(target) && target.dataset.field) scheduleCheck();
  });
  form.addEventListener('change', ({ target }) => {
    if (!isField(target) || !target.dataset.field) return;
    touched.add(target.dataset.field);
    scheduleCheck();
  });
  form.addEventListener('focusout', ({ target }) => {
    if (!isField(target) || !target.dataset.field || touched.has(target.dataset.field)) return;
    if ('defaultValue' in target && target.value === target.defaultValue) return;
    touched.add(target.dataset.field);
    displayErrors();
  });

  for (const button of findElements(HTMLElement, '[data-next-problem]')) {
    button.hidden = false;
    button.addEventListener('click', goToNextError);
  }
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F8' || event.defaultPrevented) return;
      event.preventDefault();
      goToNextError();
    },
    listening,
  );
  openPartOf(location.hash);
  window.addEventListener('hashchange', () => openPartOf(location.hash), listening);
  list.addEventListener('click', (event) => {
    const href = findClosest(Element, event.target, 'a[href^="#"]')?.getAttribute('href');
    if (href == null) return;
    event.preventDefault();
    goToAnchor(href);
  });

  function scheduleCheck(): void {
    clearTimeout(timer);
    timer = setTimeout(checkForm, DELAY_MS);
  }

  async function checkForm(): Promise<void> {
    running?.abort();
    running = new AbortController();
    const { signal } = running;
    try {
      const response = await fetch(form.dataset.checks ?? '', {
        method: 'POST',
        body: readFormValues(form),
        headers: { accept: 'application/json' },
        signal,
      });
      if (response.ok) showResult(await getJson<EntityCheck>(response));
    } catch {
      // A failed check is ignored, because the form is also checked when it is saved.
    }
  }

  function showResult({ errors, completeness }: Checked): void {
    // If a field and a rule report the same message, it is shown once.
    found = [...new Map(errors.map((error) => [`${error.field}\n${error.message}`, error])).values()];
    showCompleteness(completeness);
    displayErrors();
  }

  function displayErrors(): void {
    const isSaved = 'wasSaved' in form.dataset;
    const shown = found.filter(({ field }) => isSaved || touched.has(getControlName(field)));
    const byName = Map.groupBy(shown, ({ field }) => getControlName(field));
    for (const control of findElements(HTMLElement, '[data-control]', form))
      markControl(control, byName.get(control.dataset.control ?? '') ?? []);
    showList(shown);
    showCounts(form);
  }

  function markControl(control: HTMLElement, errors: readonly FieldError[]): void {
    const name = control.dataset.control ?? '';
    const items = findElements(HTMLElement, '[data-field]', control);
    const isList = control.querySelector('[data-items]') !== null;
    const whole = errors.filter(({ field }) => !isList || getItemIndex(field) === undefined);
    setText(
      findElement(HTMLElement, `[data-error="${CSS.escape(name)}"]`, control),
      whole.map(({ message }) => message).join(' '),
    );
    for (const [index, input] of items.entries()) {
      const own = isList ? errors.filter(({ field }) => getItemIndex(field) === index) : [];
      const isWrong = own.length > 0 || (whole.length > 0 && (!isList || index === 0));
      if (isWrong) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
      markItem(input, own);
    }
  }

  function markItem(input: HTMLElement, errors: readonly FieldError[]): void {
    const holder = input.closest('[data-item]');
    if (holder === null) return;
    let words = findElement(HTMLElement, '.field-error', holder);
    if (words === null && errors.length > 0) {
      words = createElement('p', { className: 'field-error', id: `${input.id}-error` });
      holder.append(words);
      input.setAttribute('aria-describedby', `${input.getAttribute('aria-describedby') ?? ''} ${words.id}`.trim());
    }
    setText(words, errors.map(({ message }) => message).join(' '));
  }

  function showList(errors: readonly FieldError[]): void {
    list.hidden = errors.length === 0;
    const count = formatQuantity(errors.length, 'problem');
    setText(list.querySelector('[data-problem-count]'), count);
    requireElement(HTMLElement, '[data-problems]', list).replaceChildren(...errors.map(createLine));
  }

  function createLine({ field, message }: FieldError): HTMLElement {
    const line = document.createElement('li');
    const target = document.getElementById(getAnchor(field)) ?? document.getElementById(`field-${getControlName(field)}`);
    const textContent = getControlLabel(getControlName(field));
    const name =
      target === null ? createElement('strong', { textContent }) : createElement('a', { href: `#${target.id}`, textContent });
    line.append(name, ` ${message}`);
    return line;
  }

  function goToNextError(): void {
    const wrong = findElements(HTMLElement, '[aria-invalid="true"]', form);
    const active = document.activeElement ?? document.body;
    const followsActive = (input: HTMLElement) =>
      (active.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const next = (active === document.body ? undefined : wrong.find(followsActive)) ?? wrong[0];
    // Without a further error in this entity, continues with the next entity.
    if (next === undefined) findElement(HTMLElement, '[data-next-entity]')?.click();
    else goToAnchor(`#${next.id}`);
  }

  return { show: showResult };
}

function goToAnchor(hash: string): void {
  const target = openPartOf(hash);
  if (target === null) return;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
}

/** Opens a collapsed part that contains the target of a link, and returns the target. */
function openPartOf(hash: string): HTMLElement | null {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const part = target?.closest('details');
  if (part) part.open = true;
  return target;
}

/** Shows the number of filled fields in each part. */
function showCounts(form: HTMLFormElement): void {
  for (const part of findElements(HTMLElement, '.form-part', form)) {
    const controls = findElements(HTMLElement, '[data-control]', part);
    const filled = controls.filter((control) => findFields('[data-field]', control).some(({ value }) => value.trim() !== ''));
    setText(part.querySelector('[data-filled]'), String(filled.length));
  }
}

function showCompleteness({ required_filled, required_total, filled, total }: Completeness): void {
  const place = document.querySelector('[data-completeness]');
  if (place === null) return;
  for (const [name, value] of Object.entries({
    'required-filled': required_filled,
    'required-total': required_total,
    'all-filled': filled,
    'all-total': total,
  })) {
    setText(place.querySelector(`[data-${name}]`), String(value));
  }
  for (const [name, value, max] of [
    ['required', required_filled, required_total],
    ['all', filled, total],
  ] as const) {
    const meter = place.querySelector(`[data-meter="${name}"]`);
    if (meter !== null) Object.assign(meter, { max: Math.max(max, 1), value });
  }
}

function getControlName(path: string): string {
  return /^[^.[]*/.exec(path)?.[0] ?? '';
}

function getItemIndex(path: string): number | undefined {
  const index = /^[^.[]*\[(\d+)\]/.exec(path)?.[1];
  return index === undefined ? undefined : Number(index);
}

function getAnchor(path: string): string {
  const index = getItemIndex(path) ?? 0;
  return index === 0 ? `field-${getControlName(path)}` : `field-${getControlName(path)}-${index + 1}`;
}

function getControlLabel(name: string): string {
  return (
    document.querySelector(`label[for="field-${CSS.escape(name)}"], #field-${CSS.escape(name)}-title`)?.firstChild
      ?.textContent ?? name
  );
}

/** Changes text only if it differs, so that screen readers do not repeat it. */
function setText(element: Element | null, words: string): void {
  if (element !== null && element.textContent !== words) element.textContent = words;
}
