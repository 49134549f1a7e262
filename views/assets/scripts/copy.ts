// Buttons that copy the text of another element. They stay hidden without scripts.

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
    // Browsers offer no clipboard without a secure context. The text is selected, so that Ctrl+C copies it.
    getSelection()?.selectAllChildren(element);
    return false;
  }
}
