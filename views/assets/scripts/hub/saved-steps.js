// Steps that the server has done already, such as replacing a value in all rows: Ctrl+Z undoes them there, as the history of the project does.

/**
 * Makes what remembers such a step of a grid.
 *
 * @param {{ project: string, done: () => Promise<void>, say: (words: string, isBad?: boolean) => void }} table `project` is the path of the
 *   project, `done` loads the rows again
 */
export function createSavedSteps(grid, { project, done, say }) {
  let turn = Promise.resolve();

  /** Remembers the action of a moment. Undoing it is an action too, which doing it again undoes. */
  return (moment) => {
    if (moment === null) return;
    let last = moment;
    const reverse = (words) => {
      // One after the other, however quickly the keys are pressed.
      turn = turn.then(async () => {
        say(`${words}…`);
        try {
          const headers = { accept: 'application/json' };
          const answer = await fetch(`${project}/actions/${last}/undo`, { method: 'POST', headers });
          const body = await answer.json();
          if (!answer.ok) {
            say(body.detail, true);
            return;
          }
          last = body.action.moment;
          await done();
          const kept = body.undoing.kept_total;
          say(kept === 0 ? 'Done.' : `Done, but for ${kept}: somebody changed them later.`);
        } catch {
          say('The server did not answer. Nothing is known to have changed; reload the page in a moment.', true);
        }
      });
    };
    grid.history.note({ undo: () => reverse('Undoing'), redo: () => reverse('Doing it again') });
  };
}
