// Adds buttons that copy the text of another element. Without scripts, they are hidden.

import { findElements } from './elements.ts';

for (const button of findElements(HTMLButtonElement, 'button[data-copy]')) {
  const label = button.textContent;
  button.setAttribute('aria-live', 'polite');
  button.hidden = false;
  button.addEventListener('click', async () => {
    button.textContent = (await copyText(document.getElementById(button.dataset.copy ?? ''))) ? 'Copied' : 'Press Ctrl C';
    setTimeout(() => {
      button.textContent = label;
    }, 2000);
  });
}

async function copyText(element: HTMLElement | null): Promise<boolean> {
  if (element === null) return false;
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    // Without a secure context, there is no clipboard. The text is selected, so that the user can press Ctrl+C.
    getSelection()?.selectAllChildren(element);
    return false;
  }
}
