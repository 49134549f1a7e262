// Pickers of references and terms: a combobox (WAI-ARIA Authoring Practices, "Combobox") whose options come from /api/lookup or /api/terms, for
// whoever types into it. Without this, and where they do not answer, the input suggests what the page brought along.

const PATIENCE = 150;
let counter = 0;

/** Improves every input with data-picks or data-terms within a form, also those that are added to its lists. */
export function enhancePickers(form) {
  for (const input of form.querySelectorAll('[data-picks], input[data-terms]')) enhancePicker(input, form.dataset);
  form.addEventListener('hub:item-added', ({ detail: { input } }) => {
    if (input.dataset.picks || 'terms' in input.dataset) enhancePicker(input, form.dataset);
  });
}

/**
/**
 * Makes one input a picker; `lookup` is the address of the lookup without the type, `project` the project to look in, `terms` the address of terms
 * without the field, which `data-field` of the input names. With `options` these are all that there are, and nobody is asked.
 */
export function enhancePicker(input, { lookup, project, terms, options: own }) {
  if (input.readOnly || input.closest('.picker')) return;
  const suggested = [...(document.getElementById(`known-${input.dataset.picks}`)?.options ?? [])];
  const known =
    own === undefined ? suggested.map(({ value, label }) => ({ value, label })) : own.map((value) => ({ value, label: value }));
  const holder = document.createElement('span');
  holder.className = 'picker';
  input.replaceWith(holder);
  const options = document.createElement('ul');
  counter += 1;
  options.id = `options-${counter}`;
  options.setAttribute('role', 'listbox');
  options.setAttribute('aria-label', input.dataset.picks ?? 'Terms');
  options.hidden = true;
  holder.append(input, options);
  input.removeAttribute('list');
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': options.id,
  }))
    input.setAttribute(name, value);
  let timer;
  let asked = 0;
  let active = -1;

  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => open(input.value), PATIENCE);
  });
  input.addEventListener('click', () => open(''));
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    const isOpen = !options.hidden;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.altKey) {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else open('');
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      event.stopPropagation();
      choose(options.children[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  options.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    const option = event.target.closest('[role="option"]');
    if (option !== null) choose(option);
  });

  async function open(text) {
    asked += 1;
    const mine = asked;
    const found = await find(text);
    if (mine !== asked || document.activeElement !== input) return;
    options.replaceChildren(...found.map(optionOf));
    active = -1;
    input.removeAttribute('aria-activedescendant');
    options.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(found.length > 0));
  }

  async function find(text) {
    if (!input.dataset.picks) return findTerms(text);
    const fitting = known.filter(({ value, label }) => `${value}\n${label}`.toLowerCase().includes(text.toLowerCase()));
    if (own !== undefined) return fitting;
    try {
      const question = new URLSearchParams({ q: text.slice(0, 200), project });
      const response = await fetch(`${lookup}${encodeURIComponent(input.dataset.picks)}?${question}`, {
        headers: { accept: 'application/json' },
      });
      return response.ok ? (await response.json()).results : fitting.slice(0, 50);
    } catch {
      return fitting.slice(0, 50);
    }
  }

  async function findTerms(text) {
    try {
      const question = new URLSearchParams({ field: input.dataset.field, q: text.slice(0, 200) });
      const response = await fetch(`${terms}&${question}`, { headers: { accept: 'application/json' } });
      const { terms: found } = response.ok ? await response.json() : { terms: [] };
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

  function optionOf({ value, label, note, definition }, index) {
    const option = document.createElement('li');
    option.id = `${options.id}-${index}`;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', String(value === input.value));
    option.dataset.value = value;
    const code = document.createElement('code');
    code.textContent = value;
    option.append(code);
    if (label && label !== value) option.append(` ${label}`);
    if (note) {
      const from = document.createElement('span');
      from.className = 'soft small';
      from.textContent = ` ${note}`;
      option.append(from);
    }
    if (definition) option.title = definition;
    return option;
  }

  function move(step) {
    const count = options.children.length;
    active = active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count;
    for (const [index, option] of [...options.children].entries()) option.classList.toggle('is-active', index === active);
    input.setAttribute('aria-activedescendant', options.children[active].id);
    options.children[active].scrollIntoView({ block: 'nearest' });
  }

  function choose(option) {
    input.value = option.dataset.value;
    close();
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
    clearTimeout(timer);
  }

  function close() {
    asked += 1;
    clearTimeout(timer);
    options.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  }
}
