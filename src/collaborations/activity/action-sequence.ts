/** Executes actions on several items, with one platform call for each (docs/requirements.md, C39). */
import { getPageStatus, getUnfinishedReason, UnfinishedError } from './unfinished.ts';

export interface ActionSequenceLabels {
  readonly title: string;
  /** Verb that introduces the completed items, such as `Removed`. */
  readonly done: string;
  readonly notDone: string;
}

/** Runs an action for each item in turn, and stops after a failure. @throws UnfinishedError; for one item, its error */
export async function runActionsInSequence<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  words: ActionSequenceLabels,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    try {
      await act(item);
    } catch (error) {
      if (items.length === 1) throw error;
      const isUnknown = error instanceof Error && 'outcome' in error && error.outcome === 'unknown';
      const joinItemNames = (some: readonly Item[]) => (some.length === 0 ? 'nobody' : some.map(nameOf).join(', '));
      throw new UnfinishedError(
        getPageStatus(error),
        {
          title: words.title,
          detail: `${getUnfinishedReason(error)} The rest was skipped.`,
          facts: [
            `${words.done}: ${joinItemNames(items.slice(0, index))}.`,
            ...(isUnknown ? [`The outcome for ${nameOf(item)} is unknown. Check the collaboration before you try again.`] : []),
            `${words.notDone}: ${joinItemNames(items.slice(isUnknown ? index + 1 : index))}.`,
          ],
        },
        error,
      );
    }
  }
}
