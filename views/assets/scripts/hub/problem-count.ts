// Updates the number of errors on the Problems tab, when the page opens and after changes of any user.
import { getJson } from '../answers.ts';
import { findElement } from '../elements.ts';
import { formatNumber } from '../words.ts';
import { runAfterChanges } from './events.ts';

/** Milliseconds without a further change before the number is requested. */
const QUIET = 800;

const count = findElement(HTMLElement, '[data-problem-count]');

if (count !== null) {
  requestCount(count);
  runAfterChanges(QUIET, () => requestCount(count));
}

async function requestCount(count: HTMLElement): Promise<void> {
  try {
    const answer = await fetch(`${count.dataset.problemCount}?level=error&limit=1`, {
      headers: { Accept: 'application/json' },
    });
    if (!answer.ok) return;
    const { errors } = await getJson<{ errors: number }>(answer);
    count.textContent = formatNumber(errors);
    count.hidden = errors === 0;
  } catch {
    // Without a response, the number stays unchanged.
  }
}
