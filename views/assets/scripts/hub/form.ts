// The page of an entity. The links around the form are updated after changes of any user.
import { readPage } from '../answers.ts';
import { findElement, requireElement } from '../elements.ts';
import { startEntityForm } from './entity-form.ts';
import { runAfterChanges } from './events.ts';

/** Milliseconds without another change before the links are requested. */
const QUIET = 800;
const LINKS = ['.breadcrumb', '.next-wrong', '[aria-label="Siblings"]'];

startEntityForm(requireElement(HTMLFormElement, '#entity'));
runAfterChanges(QUIET, updateLinks);

async function updateLinks(): Promise<void> {
  const answer = await fetch(location.pathname, { headers: { Accept: 'text/html' } }).catch(() => null);
  if (!answer?.ok) return;
  const page = await readPage(answer);
  for (const links of LINKS) {
    const next = findElement(HTMLElement, links, page);
    const old = findElement(HTMLElement, links);
    if (next !== null && old?.matches(':focus-within') === false) old.replaceWith(next);
  }
}
