// Reloads the page when the work that it waits for is done.

const WAIT_MS = 2_000;
const MARK = '[data-at-work]';

async function isEditing(): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
    return !answer.ok || new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector(MARK) !== null;
  } catch {
    return true;
  }
}

async function reloadAfterEditing(): Promise<void> {
  if (await isEditing()) setTimeout(reloadAfterEditing, WAIT_MS);
  else location.reload();
}

if (document.querySelector(MARK) !== null) setTimeout(reloadAfterEditing, WAIT_MS);
