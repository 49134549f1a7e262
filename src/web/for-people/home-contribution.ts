/** Contributions of a service for the current user: on the home page, and in the search of the whole site. */
import type { Request } from 'express';
import { hasEvery } from '../table-order.ts';

/** A task that waits for this user. */
export interface OpenTask {
  /** The task in a few words, such as `3 runs failed`. */
  readonly text: string;
  /** Location of the task, such as the name of a project. */
  readonly place: string;
  readonly path: string;
  readonly tone: 'bad' | 'warning';
}

/** Items of one user, the most urgent and the latest first. */
export interface Mine {
  readonly needs: readonly OpenTask[];
  /** The things that this person owns, or used last. */
  readonly recent: readonly SearchFinding[];
}

/** Kinds of things that can be found; the contract of the server has the same (openapi/server, `Finding`). */
export type FindingKind =
  | 'Page'
  | 'Collaboration'
  | 'Project'
  | 'Workspace'
  | 'Entity'
  | 'Pipeline'
  | 'Run'
  | 'Profile'
  | 'Operation';

/** Something that was found, and that this person may open. */
export interface SearchFinding {
  readonly kind: FindingKind;
  readonly title: string;
  /** Its place or subject; may be empty. */
  readonly detail: string;
  readonly path: string;
}

/** Functions of a service. Both may reject; the caller continues without them. */
export interface HomeContribution {
  listMine(request: Request): Promise<Mine>;
  /**
   * Returns the items with every word.
   *
   * @param words in lower case; at least one
   */
  find(request: Request, words: readonly string[]): Promise<readonly SearchFinding[]>;
}

/** No items for this user. */
export const NOTHING_MINE: Mine = { needs: [], recent: [] };

/** At most this many of each kind are found. */
export const MAX_FINDINGS = 8;

/** Returns the first items whose text has every word. */
export function findAmong<Item>(
  items: Iterable<Item>,
  words: readonly string[],
  textOf: (item: Item) => string,
): readonly Item[] {
  const found: Item[] = [];
  for (const item of items) {
    if (hasEvery(textOf(item), words)) found.push(item);
    if (found.length === MAX_FINDINGS) break;
  }
  return found;
}
