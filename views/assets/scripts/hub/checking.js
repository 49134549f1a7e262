// Errors at the fields of a form and in the list above it. An error appears while typing only at fields that were touched, or when
// the form was saved with errors before; nothing here ever moves the cursor, except the button and the key that go to the next error.
import { countOf } from '../words.js';

const PATIENCE = 500;

/** Begins to check a form. `show` displays errors and completeness that came with a save. The page is listened to as `listening` says. */
export function startChecking(form, listening) {
  const list = document.getElementById('problems');
  const touched = new Set();
  let timer;
  let running;
  let found = [];

  form.addEventListener('input', ({ target }) => {
    if (target.dataset.field) schedule();
  });
  form.addEventListener('change', ({ target }) => {
    if (!target.dataset.field) return;
    touched.add(target.dataset.field);
    schedule();
  });
  form.addEventListener('focusout', ({ target }) => {
    if (!target.dataset?.field || touched.has(target.dataset.field) || target.value === target.defaultValue) return;
    touched.add(target.dataset.field);
    display();
  });

  for (const button of document.querySelectorAll('[data-next-problem]')) {
    button.hidden = false;
    button.addEventListener('click', goToNext);
  }
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F8' || event.defaultPrevented) return;
      event.preventDefault();
      goToNext();
    },
    listening,
  );
  openPartOf(location.hash);
  window.addEventListener('hashchange', () => openPartOf(location.hash), listening);
  list.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (link === null) return;
    event.preventDefault();
    goTo(link.getAttribute('href'));
  });

  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(check, PATIENCE);
  }

  async function check() {
    running?.abort();
    running = new AbortController();
    const { signal } = running;
    try {
      const response = await fetch(form.dataset.checks, {
        method: 'POST',
        body: new URLSearchParams(new FormData(form)),
        headers: { accept: 'application/json' },
        signal,
      });
      if (response.ok) take(await response.json());
    } catch {
      // A check that does not come back says nothing; the save will.
    }
  }

  function take({ errors, completeness }) {
    // A field and a rule that demand the same say it once.
    found = [...new Map(errors.map((error) => [`${error.field}\n${error.message}`, error])).values()];
    showCompleteness(completeness);
    display();
  }

  function display() {
    const isSaved = 'wasSaved' in form.dataset;
    const shown = found.filter(({ field }) => isSaved || touched.has(nameOf(field)));
    const byName = Map.groupBy(shown, ({ field }) => nameOf(field));
    for (const control of form.querySelectorAll('[data-control]')) mark(control, byName.get(control.dataset.control) ?? []);
    showList(shown);
    showCounts(form);
  }

  function mark(control, errors) {
    const name = control.dataset.control;
    const items = [...control.querySelectorAll('[data-field]')];
    const isList = control.querySelector('[data-items]') !== null;
    const whole = errors.filter(({ field }) => !isList || indexOf(field) === undefined);
    setText(control.querySelector(`[data-error="${CSS.escape(name)}"]`), whole.map(({ message }) => message).join(' '));
    for (const [index, input] of items.entries()) {
      const own = isList ? errors.filter(({ field }) => indexOf(field) === index) : [];
      const isWrong = own.length > 0 || (whole.length > 0 && (!isList || index === 0));
      if (isWrong) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
      markItem(input, own);
    }
  }

  function markItem(input, errors) {
    const holder = input.closest('[data-item]');
    if (holder === null) return;
    let words = holder.querySelector('.field-error');
    if (words === null && errors.length > 0) {
      words = document.createElement('p');
      words.className = 'field-error';
      words.id = `${input.id}-error`;
      holder.append(words);
      input.setAttribute('aria-describedby', `${input.getAttribute('aria-describedby') ?? ''} ${words.id}`.trim());
    }
    if (words !== null) setText(words, errors.map(({ message }) => message).join(' '));
  }

  function showList(errors) {
    list.hidden = errors.length === 0;
    const count = countOf(errors.length, 'problem');
    setText(list.querySelector('[data-problem-count]'), count);
    list.querySelector('[data-problems]').replaceChildren(...errors.map(lineOf));
  }

  function lineOf({ field, message }) {
    const line = document.createElement('li');
    const target = document.getElementById(anchorOf(field)) ?? document.getElementById(`field-${nameOf(field)}`);
    const name = document.createElement(target === null ? 'strong' : 'a');
    if (target !== null) name.href = `#${target.id}`;
    name.textContent = labelOf(nameOf(field));
    line.append(name, ` ${message}`);
    return line;
  }

  function goToNext() {
    const wrong = [...form.querySelectorAll('[aria-invalid="true"]')];
    if (wrong.length === 0) {
      // Whatever is wrong elsewhere is the next error.
      document.querySelector('[data-next-entity]')?.click();
      return;
    }
    const at = wrong.findIndex(
      (input) => (document.activeElement.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    goTo(`#${wrong[Math.max(0, document.activeElement === document.body ? 0 : at)].id}`);
  }

  return { show: take };
}

function goTo(hash) {
  const target = openPartOf(hash);
  if (target === null) return;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'center' });
}

/** What a link leads to must be seen, also in a part that is closed. */
function openPartOf(hash) {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const part = target?.closest('details');
  if (part) part.open = true;
  return target;
}

/** How many fields of each part have a value. */
function showCounts(form) {
  for (const part of form.querySelectorAll('.form-part')) {
    const controls = [...part.querySelectorAll('[data-control]')];
    const filled = controls.filter((control) =>
      [...control.querySelectorAll('[data-field]')].some(({ value }) => value.trim() !== ''),
    );
    setText(part.querySelector('[data-filled]'), String(filled.length));
  }
}

function showCompleteness({ required_filled, required_total, filled, total }) {
  const place = document.querySelector('[data-completeness]');
  if (place === null) return;
  for (const [name, value] of Object.entries({
    'required-filled': required_filled,
    'required-total': required_total,
    'all-filled': filled,
    'all-total': total,
  })) {
    const words = place.querySelector(`[data-${name}]`);
    if (words !== null) setText(words, String(value));
  }
  for (const [name, value, max] of [
    ['required', required_filled, required_total],
    ['all', filled, total],
  ]) {
    const meter = place.querySelector(`[data-meter="${name}"]`);
    if (meter !== null) Object.assign(meter, { max: Math.max(max, 1), value });
  }
}

function nameOf(path) {
  return /^[^.[]*/.exec(path)[0];
}

function indexOf(path) {
  const index = /^[^.[]*\[(\d+)\]/.exec(path)?.[1];
  return index === undefined ? undefined : Number(index);
}

function anchorOf(path) {
  const index = indexOf(path) ?? 0;
  return index === 0 ? `field-${nameOf(path)}` : `field-${nameOf(path)}-${index + 1}`;
}

function labelOf(name) {
  return (
    document.querySelector(`label[for="field-${CSS.escape(name)}"], #field-${CSS.escape(name)}-title`)?.firstChild
      ?.textContent ?? name
  );
}

/** Unchanged words are left alone, so that nothing is read out twice. */
function setText(element, words) {
  if (element.textContent !== words) element.textContent = words;
}
