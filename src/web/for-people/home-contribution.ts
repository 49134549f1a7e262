/** Defines the data that a service contributes to the home page and to the search of the whole site. */
import type { Request } from 'express';
import type { components } from '../../../generated/server/types.d.ts';
import { containsAllWords } from '../table-order.ts';

export interface OpenTask {
  /** The task in a few words, such as `3 runs failed`. */
  readonly text: string;
  /** Place of the task, such as the name of a project. */
  readonly place: string;
  readonly path: string;
  readonly tone: 'bad' | 'warning' | 'good';
}

/** Tasks and recent items of a user, the most urgent and the latest first. */
export interface OwnItems {
  readonly needs: readonly OpenTask[];
  /** Items that the user owns or used last, newest first. */
  readonly recent: readonly SearchFinding[];
}

/** An item that matches a search. The user may open it. */
export type SearchFinding = Readonly<components['schemas']['Finding']>;

/** The contributions of one service. Callers omit the service if a function rejects. */
export interface HomeContribution {
  listMine(request: Request): Promise<OwnItems>;
  /** Returns the items that contain every word; `words` has at least one, in lower case. */
  find(request: Request, words: readonly string[]): Promise<readonly SearchFinding[]>;
}

export const NO_OWN_ITEMS: OwnItems = { needs: [], recent: [] };

/** Maximum number of items of each kind. */
export const MAX_FINDINGS = 8;

/** Returns the first items whose text contains every word. */
export function findItemsByWords<Item>(
  items: Iterable<Item>,
  words: readonly string[],
  textOf: (item: Item) => string,
): readonly Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (containsAllWords(textOf(item), words)) found.push(item);
    if (found.length === MAX_FINDINGS) break;
  }
  return found;
}
