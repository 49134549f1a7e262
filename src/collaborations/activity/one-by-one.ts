/** Actions on several things, one platform call for each (docs/requirements.md, C39). */
import { statusOf, UnfinishedError, unfinishedReason } from './unfinished.ts';

/** What the page says where not everything was done. */
export interface OneByOneWords {
  /** Heading of the page. */
  readonly title: string;
  /** Begins the list of those for which it was done, like `Removed`. */
  readonly done: string;
  readonly notDone: string;
}

/**
 * Does it for each in turn; after one that fails the rest is not tried.
 *
 * @throws UnfinishedError that says for whom it was done; for a single one what the action throws
 */
export async function forEachInTurn<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  words: OneByOneWords,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    try {
      await act(item);
    } catch (error) {
      if (items.length === 1) throw error;
      const isUnknown = error instanceof Error && 'outcome' in error && error.outcome === 'unknown';
      const namesOf = (some: readonly Item[]) => (some.length === 0 ? 'nobody' : some.map(nameOf).join(', '));
      throw new UnfinishedError(
        statusOf(error),
        {
          title: words.title,
          detail: `${unfinishedReason(error)} The rest was skipped.`,
          facts: [
            `${words.done}: ${namesOf(items.slice(0, index))}.`,
            ...(isUnknown ? [`Not known: ${nameOf(item)}. Check the collaboration before you try again.`] : []),
            `${words.notDone}: ${namesOf(items.slice(isUnknown ? index + 1 : index))}.`,
          ],
        },
        error,
      );
    }
  }
}
