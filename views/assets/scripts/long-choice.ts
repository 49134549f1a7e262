// Adds a filter above each long list of checkboxes. Selected boxes stay selected while the filter hides them.

import { createElement, findElements } from './elements.ts';

for (const list of findElements(HTMLElement, '.long-choice')) {
  const input = createElement('input', { type: 'search', placeholder: 'Filter', autocomplete: 'off' });
  input.setAttribute('aria-label', `Filter: ${list.getAttribute('aria-label') ?? ''}`);
  const lines = findElements(HTMLElement, '.choice-line', list).map((line) => ({ line, text: line.innerText.toLowerCase() }));
  input.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(/\s+/);
    for (const { line, text } of lines) line.hidden = !words.every((word) => text.includes(word));
  });
  // Enter would send the form.
  input.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault());
  list.before(input);
}
