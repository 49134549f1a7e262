// Asks before a form takes something away. Without this the form leads to a page that asks the same: it is sent by GET there, and
// by POST from here.

for (const form of document.querySelectorAll('form[data-confirm]')) {
  form.addEventListener('submit', (event) => {
    if (!confirm(form.dataset.confirm)) event.preventDefault();
    else form.method = 'post';
  });
}
