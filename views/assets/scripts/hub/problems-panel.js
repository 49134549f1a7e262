// The panel below a table: what is wrong with its rows, equal problems together, each with a value for all of them. It holds what the page of
// problems holds, and is open where the address ends in `#problems`. Without it a link leads to that page.

import { countOf, numberText } from '../words.js';

/** Milliseconds of quiet after a change before the problems are asked for again. */
const QUIET = 800;
const HASH = '#problems';

/**
 * Starts it.
 *
 * @param {{ isDirty: () => boolean, fixed: (moment: number | null) => Promise<void>, say: (words: string, isBad?: boolean) => void }} table
 *   `isDirty` says whether something waits to be saved, `fixed` loads the rows again after values were replaced, as the action of that moment
 * @returns {{ isFixing: () => boolean }} whether values are being replaced from here: what is told of single rows meanwhile is loaded after it
 */
export function startProblemsPanel({ isDirty, fixed, say }) {
  const panel = document.querySelector('[data-problems-panel]');
  const content = panel?.querySelector('[data-panel-content]');
  let isFixing = false;
  let timer;
  if (panel === null) return { isFixing: () => false };

  const tellAddress = () => {
    // An address that says something else, such as a part of the drawer, stays.
    if (location.hash !== '' && location.hash !== HASH) return;
    const address = new URL(location.href);
    address.hash = panel.open ? HASH : '';
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  };
  // Who opened it before this ran finds it open.
  panel.open ||= location.hash === HASH;
  tellAddress();
  panel.addEventListener('toggle', tellAddress);
  panel.addEventListener('submit', (event) => {
    event.preventDefault();
    fix(event.target);
  });
  for (const name of ['hub:saved', 'hub:remote-change'])
    document.addEventListener(name, () => {
      clearTimeout(timer);
      timer = setTimeout(show, QUIET);
    });
  show();

  async function show() {
    const page = await read(panel.dataset.problemsPanel);
    const parts = page?.querySelector('[data-kinds]');
    // A server that cannot be reached, or a page that is being left: the panel stays as it was. Nobody loses what is typed into it.
    if (!parts || content.contains(document.activeElement)) return;
    const kinds = Number(parts.dataset.kinds);
    panel.hidden = kinds === 0;
    panel.querySelector('[data-panel-count]').textContent = countOf(kinds, 'kind');
    content.replaceChildren(...[...parts.children].map((one) => document.adoptNode(one)));
    panel.querySelector('[data-panel-all]').hidden = kinds <= content.querySelectorAll('.problem-group').length;
  }

  async function fix(form) {
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
      const body = await answer.json();
      if (!answer.ok) {
        say(body.detail, true);
        return;
      }
      await fixed(body.moment);
      document.activeElement?.blur();
      await show();
      panel.querySelector('summary').focus();
      say(`Saved: ${numberText(body.changed)} changed. Ctrl+Z undoes it.`);
    } catch {
      say('The server did not answer. Nothing is known to have changed; reload the page in a moment.', true);
    } finally {
      isFixing = false;
    }
  }

  return { isFixing: () => isFixing };
}

/** The main part of a page. */
async function read(path) {
  try {
    const answer = await fetch(path, { headers: { Accept: 'text/html' } });
    if (!answer.ok) return undefined;
    return new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
  } catch {
    return undefined;
  }
}
