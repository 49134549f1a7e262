// Asks once which user acts, for all forms of the page. Users who are not in the list enter their UUID.
import { createElement, findElements } from './elements.ts';

const UNLISTED = 'other';

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || !target.matches('.acting-user select')) return;
  if (target.value === UNLISTED) replaceByUuidField(target);
  else if (target.value !== '') selectInAllFields(target);
});

function selectInAllFields({ value, selectedOptions: [chosen] }: HTMLSelectElement): void {
  for (const select of findElements(HTMLSelectElement, '.acting-user select')) select.value = value;
  for (const name of findElements(HTMLElement, 'summary [data-user-name]')) name.textContent = chosen?.label ?? '';
}

function replaceByUuidField(select: HTMLSelectElement): void {
  const { id, name } = select;
  const input = createElement('input', {
    id,
    name,
    required: true,
    maxLength: 36,
    autocomplete: 'off',
    spellcheck: false,
    className: 'mono',
  });
  input.setAttribute('aria-describedby', select.getAttribute('aria-describedby') ?? '');
  for (const label of select.labels) label.textContent = 'Your user UUID';
  select.replaceWith(input);
  input.focus();
}
