// Messages about what was just done stand where people look, wherever the page is scrolled to, until they are closed or the page is left.
// Without this they stand at the top of the page.

const messages = [...document.querySelectorAll('.flash[role="status"]')];
if (messages.length > 0) {
  const stack = document.createElement('div');
  stack.className = 'toasts';
  for (const message of messages) {
    const close = document.createElement('button');
    close.type = 'button';
    close.className = 'toast-close';
    close.setAttribute('aria-label', 'Close this message');
    close.addEventListener('click', () => {
      message.remove();
      if (stack.childElementCount === 0) stack.remove();
      document.getElementById('main')?.focus({ preventScroll: true });
    });
    message.append(close);
    stack.append(message);
  }
  // The first thing in the page, so that it is the first that is read and reached by keyboard.
  document.getElementById('main')?.prepend(stack);
}
