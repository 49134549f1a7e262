// Applies choices of an import immediately, and shows the progress of long work. Without scripts, buttons apply them.

import { createElement, findElements } from '../elements.ts';

for (const form of findElements(HTMLFormElement, 'form[data-busy]')) {
  form.addEventListener('submit', () => showBusy(form.dataset.busy ?? ''));
}
for (const button of findElements(HTMLButtonElement, '[data-apply-choices]')) {
  button.hidden = true;
  button.form?.addEventListener('change', () => button.form?.requestSubmit(button));
}
// The browser can restore a page with its busy dialog, although no import is running.
window.addEventListener('pageshow', () => document.querySelector('.import-busy-dialog')?.remove());

/** Shows that work is running, and for how many seconds. */
function showBusy(words: string): void {
  const dialog = createElement('dialog', { className: 'ask import-busy-dialog' });
  const body = createElement('div', { className: 'import-busy', role: 'status' });
  const time = createElement('p', { className: 'soft' });
  body.append(createElement('p', { textContent: words }), createElement('progress', { ariaLabel: words }), time);
  dialog.append(body);
  document.body.append(dialog);
  const start = Date.now();
  setInterval(() => {
    time.textContent = `${Math.round((Date.now() - start) / 1_000)} s`;
  }, 1_000);
  // Fast work needs no dialog.
  setTimeout(() => dialog.isConnected && dialog.showModal(), 400);
}
