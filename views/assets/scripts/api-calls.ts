// Switches the API calls beside controls on and off. The browser stores the state. Without scripts, they are always shown.

import { findElement } from './elements.ts';

const KEY = 'api-calls';
const button = findElement(HTMLButtonElement, 'button[data-api-calls]');

function updateVisibility(button: HTMLButtonElement, isHidden: boolean): void {
  document.documentElement.classList.toggle('hides-api-calls', isHidden);
  button.textContent = isHidden ? 'Show API calls' : 'Hide API calls';
}

if (button !== null) {
  updateVisibility(button, localStorage.getItem(KEY) === 'hidden');
  button.hidden = false;
  button.addEventListener('click', () => {
    const isHidden = !document.documentElement.classList.contains('hides-api-calls');
    if (isHidden) localStorage.setItem(KEY, 'hidden');
    else localStorage.removeItem(KEY);
    updateVisibility(button, isHidden);
    document.getElementById('person-menu')?.hidePopover();
  });
}
