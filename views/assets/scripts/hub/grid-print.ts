// Prints a table, after loading its missing rows.
import { requireElement } from '../elements.ts';
import { formatNumber } from '../words.ts';
import type { Grid, Say } from './grid.ts';

/** Maximum number of printed rows. */
export const MAX_PRINTED_ROWS = 5_000;

/** Registers the button and Ctrl+P. `say` shows a message. */
export function listenToPrinting(grid: Grid, say: Say): void {
  const button = requireElement(HTMLButtonElement, '[data-grid-action="print"]');
  button.addEventListener('click', printAllRows);
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'p' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    if (isLoaded()) return;
    event.preventDefault();
    printAllRows();
  });

  function getLastRow(): number {
    return Math.min(grid.rows.saved, MAX_PRINTED_ROWS) - 1;
  }

  function isLoaded(): boolean {
    return grid.rows.hasRange(0, getLastRow());
  }

  async function printAllRows(): Promise<void> {
    if (!isLoaded()) say('Loading the rows to print…');
    await grid.rows.loadRange(0, getLastRow());
    if (!isLoaded()) {
      say('The server did not return all rows. Print again in a moment.', true);
      return;
    }
    const { saved } = grid.rows;
    const isCut = saved > MAX_PRINTED_ROWS;
    say(
      isCut
        ? `Printed: the first ${formatNumber(MAX_PRINTED_ROWS)} of ${formatNumber(saved)} rows. An export contains all rows.`
        : '',
    );
    window.print();
  }
}
