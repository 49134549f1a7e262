/** Collects the services' contributions for a user, without services that fail or are too slow. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Request } from 'express';
import type { HomeContribution, Mine, SearchFinding } from '../web/for-people/home-contribution.ts';

/** The contributions of the services that are on, in the order of the site. */
export interface HomeContributions {
  mine(request: Request): Promise<Mine>;
  find(request: Request, words: readonly string[]): Promise<readonly SearchFinding[]>;
}

/** Milliseconds that a page waits for all services together. */
const PATIENCE_MS = 1_500;

/**
 * Creates the collection.
 *
 * @param report receives the error of a service that failed; a slow one does not count as a failure
 */
export function createHomeContributions(
  contributions: readonly HomeContribution[],
  report: (error: unknown) => void,
  patienceMs = PATIENCE_MS,
): HomeContributions {
  async function askAll<Answer>(ask: (contribution: HomeContribution) => Promise<Answer>): Promise<readonly Answer[]> {
    const ending = new AbortController();
    const late = delay(patienceMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    const answers = contributions.map((contribution) => {
      const answer = ask(contribution).catch((error: unknown) => {
        report(error);
        return undefined;
      });
      return Promise.race([answer, late]);
    });
    const told = await Promise.all(answers);
    ending.abort();
    return told.filter((answer) => answer !== undefined) as Answer[];
  }
  return {
    async mine(request) {
      const all = await askAll((contribution) => contribution.mine(request));
      return { needs: all.flatMap(({ needs }) => needs), recent: all.flatMap(({ recent }) => recent) };
    },
    find: async (request, words) => (await askAll((contribution) => contribution.find(request, words))).flat(),
  };
}
