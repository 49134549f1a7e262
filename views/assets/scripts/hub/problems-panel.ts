// The panel below a table shows the problems of its rows in groups, each with one input for a new value. It loads the
// Problems page, and is open if the address ends in `#problems`. Without scripts, a link leads to that page.

import { getJson, readMain, readRefusal } from '../answers.ts';
import { findElement, requireElement } from '../elements.ts';
import { formatQuantity } from '../words.ts';
import type { ProblemsFixed } from './api.ts';
import { runAfterChanges } from './events.ts';
import type { Say } from './grid.ts';

/** Milliseconds without a further change before the problems are requested again. */
const QUIET = 800;
const HASH = '#problems';

interface TableAbove {
  readonly isDirty: () => boolean;
  /** Loads the rows again after values were replaced. `moment` identifies the action in the history. */
  readonly reloadRows: (moment: number | null) => Promise<void>;
  readonly say: Say;
}

/**
 * Starts the panel.
 * @returns a function that returns whether values are being replaced; rows that change during this time are loaded afterwards
 */
export function startProblemsPanel(table: TableAbove): { readonly isFixing: () => boolean } {
  const panel = findElement(HTMLDetailsElement, '[data-problems-panel]');
  return panel === null ? { isFixing: () => false } : startPanel(panel, table);
}

function startPanel(panel: HTMLDetailsElement, { isDirty, reloadRows, say }: TableAbove): { readonly isFixing: () => boolean } {
  const content = requireElement(HTMLElement, '[data-panel-content]', panel);
  let isFixing = false;

  const tellAddress = () => {
    // Keeps a different fragment, such as that of the drawer.
    if (location.hash !== '' && location.hash !== HASH) return;
    const address = new URL(location.href);
    address.hash = panel.open ? HASH : '';
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  };
  // If the user opened the panel before this script ran, it stays open.
  panel.open ||= location.hash === HASH;
  tellAddress();
  panel.addEventListener('toggle', tellAddress);
  panel.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) fixProblem(event.target);
  });
  runAfterChanges(QUIET, showPanel);
  showPanel();

  async function showPanel(): Promise<void> {
    const page = await readMain(panel.dataset.problemsPanel ?? '');
    const parts = page === undefined ? null : findElement(HTMLElement, '[data-kinds]', page);
    // Without a response, or while the user types in the panel, it stays unchanged.
    if (!parts || content.contains(document.activeElement)) return;
    const kinds = Number(parts.dataset.kinds);
    panel.hidden = kinds === 0;
    requireElement(HTMLElement, '[data-panel-count]', panel).textContent = formatQuantity(kinds, 'kind');
    content.replaceChildren(...[...parts.children].map((one) => document.adoptNode(one)));
    requireElement(HTMLElement, '[data-panel-all]', panel).hidden = kinds <= content.querySelectorAll('.problem-group').length;
  }

  async function fixProblem(form: HTMLFormElement): Promise<void> {
    if (isFixing) return;
    if (isDirty()) {
      say('Save your changes first, or undo them. Then replace the values.', true);
      return;
    }
    isFixing = true;
    say('Replacing values…');
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(Object.fromEntries(new FormData(form))),
      });
      if (!answer.ok) {
        say(await readRefusal(answer), true);
        return;
      }
      const body = await getJson<ProblemsFixed>(answer);
      await reloadRows(body.moment);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await showPanel();
      requireElement(HTMLElement, 'summary', panel).focus();
      say(`${formatQuantity(body.changed, 'entity', 'entities')} changed and saved. Press Ctrl+Z to undo.`);
    } catch {
      say('The server did not respond. We don’t know if this was saved. Reload the page in a moment.', true);
    } finally {
      isFixing = false;
    }
  }

  return { isFixing: () => isFixing };
}
