/** Compiles what validation and schemas need, one entity at a time, so that whoever waits for an answer does not wait for all. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { compileEntity } from './validate.ts';

/**
 * Compiles the entities of the profiles that are chosen. Between two entities other work has its turn; `stop` ends the work early.
 */
export async function warmUp(
  catalogue: Catalogue,
  isChosen: (profileName: string) => boolean,
  stop: AbortSignal = new AbortController().signal,
): Promise<void> {
  for (const { profile } of catalogue.entries.filter((entry) => isChosen(entry.profile.name))) {
    for (const entity of profile.entities.keys()) {
      if (stop.aborted) return;
      compileEntity(profile, entity);
      await nextTurn();
    }
  }
}
