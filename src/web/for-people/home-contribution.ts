/** What a service has for the person who asks: on the home page, and where the whole site is searched. */
import type { Request } from 'express';
import { hasEvery } from '../search-words.ts';

/** Something that waits for this person. */
export interface OpenTask {
  /** What it is, in a few words, like `3 runs failed`. */
  readonly text: string;
  /** Where it happened. */
  readonly place: string;
  readonly path: string;
  readonly tone: 'bad' | 'warning';
}

/** Something that this person used last, or that is theirs. */
export interface Recent {
  readonly kind: FindingKind;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
}

/** What concerns one person, the most pressing and the latest first. */
export interface Mine {
  readonly needs: readonly OpenTask[];
  readonly recent: readonly Recent[];
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
  /** Where it belongs, or what it is about; may be empty. */
  readonly detail: string;
  readonly path: string;
}

/** A service's answers. Both may reject; whoever asks goes on without them. */
export interface HomeContribution {
  mine(request: Request): Promise<Mine>;
  /**
   * What has every word.
   *
   * @param words in lower case; at least one
   */
  find(request: Request, words: readonly string[]): Promise<readonly SearchFinding[]>;
}

/** Nothing concerns this person. */
export const NOTHING_MINE: Mine = { needs: [], recent: [] };

/** At most this many of each kind are found. */
export const MAX_FINDINGS = 8;

/** The first of those that have every word in their text. */
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
