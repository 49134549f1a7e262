// The number of errors beside the tab of problems: counted when the page opens, and again after changes, by whomever they are made.
import { numberText } from '../words.js';

/** Milliseconds of quiet after a change before the count is asked for. */
const QUIET = 800;

const count = document.querySelector('[data-problem-count]');
let timer;

if (count !== null) {
  ask();
  for (const name of ['hub:saved', 'hub:remote-change'])
    document.addEventListener(name, () => {
      clearTimeout(timer);
      timer = setTimeout(ask, QUIET);
    });
}

async function ask() {
  try {
    const answer = await fetch(`${count.dataset.problemCount}?level=error&limit=1`, {
      headers: { Accept: 'application/json' },
    });
    if (!answer.ok) return;
    const { errors } = await answer.json();
    count.textContent = numberText(errors);
    count.hidden = errors === 0;
  } catch {
    // A page that is being left, or a server that cannot be reached: the count stays as it was.
  }
}
