// Records steps that the server has performed, such as replacing a value in all rows. Ctrl+Z undoes them on the server.

import { getJson, readRefusal } from '../answers.ts';
import { formatQuantity } from '../words.ts';
import type { Undone } from './api.ts';
import type { Grid, Say } from './grid.ts';

interface TablePage {
  /** Path of the project. */
  readonly project: string;
  /** Loads the rows again. */
  readonly done: () => Promise<void>;
  readonly say: Say;
}

/** Creates a function that adds an action of the server to the undo history, by its moment. Null adds nothing. */
export function createSavedSteps(grid: Grid, { project, done, say }: TablePage): (moment: number | null) => void {
  let turn: Promise<void> = Promise.resolve();

  /** An undo is also an action on the server, which redo undoes. */
  return (moment) => {
    if (moment === null) return;
    let last = moment;
    const reverseStep = (words: string) => {
      // Requests are sent one after another, even if keys are pressed quickly.
      turn = turn.then(async () => {
        say(`${words}…`);
        try {
          const headers = { accept: 'application/json' };
          const answer = await fetch(`${project}/actions/${last}/undo`, { method: 'POST', headers });
          if (!answer.ok) {
            say(await readRefusal(answer), true);
            return;
          }
          const body = await getJson<Undone>(answer);
          last = body.action.moment;
          await done();
          const kept = body.undoing.kept_total;
          say(
            kept === 0
              ? 'Done.'
              : `Undone, except for ${formatQuantity(kept, 'entity', 'entities')} that another user changed later.`,
          );
        } catch {
          say('The server did not respond. We don’t know if this was saved. Reload the page in a moment.', true);
        }
      });
    };
    grid.history.note({ undo: () => reverseStep('Undoing'), redoStep: () => reverseStep('Redoing') });
  };
}
