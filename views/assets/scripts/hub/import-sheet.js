// The sheet of an import: choices take effect at once, and long work shows that it goes on. Without this, buttons do the same.

for (const form of document.querySelectorAll('form[data-busy]')) {
  form.addEventListener('submit', () => showBusy(form.dataset.busy));
}
for (const button of document.querySelectorAll('[data-apply-choices]')) {
  button.hidden = true;
  button.form.addEventListener('change', () => button.form.requestSubmit(button));
}
// Coming back by the browser's own button, nothing is under way any more.
window.addEventListener('pageshow', () => document.querySelector('.import-busy-dialog')?.remove());

/** Says what is under way, with the seconds that it has taken. */
function showBusy(words) {
  const dialog = document.createElement('dialog');
  dialog.className = 'ask import-busy-dialog';
  const body = document.createElement('div');
  body.className = 'import-busy';
  body.setAttribute('role', 'status');
  const text = document.createElement('p');
  text.textContent = words;
  const bar = document.createElement('progress');
  bar.setAttribute('aria-label', words);
  const time = document.createElement('p');
  time.className = 'soft';
  body.append(text, bar, time);
  dialog.append(body);
  document.body.append(dialog);
  const start = Date.now();
  setInterval(() => {
    time.textContent = `${Math.round((Date.now() - start) / 1_000)} s`;
  }, 1_000);
  // What is done before anybody sees it needs no dialog.
  setTimeout(() => dialog.isConnected && dialog.showModal(), 400);
}
