/** Compiles what validation and schemas need, one entity at a time, so that whoever waits for an answer does not wait for all. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { compileEntity } from './validate.ts';

/** Compiles the entities of the profiles that are chosen, each in a turn of its own; what a turn rejects with ends the work. */
export async function warmUp(
  catalogue: Catalogue,
  isChosen: (profileName: string) => boolean,
  turn: () => Promise<void> = nextTurn,
): Promise<void> {
  for (const { profile } of catalogue.entries.filter((entry) => isChosen(entry.profile.name))) {
    for (const entity of profile.entities.keys()) {
      await turn();
      compileEntity(profile, entity);
    }
  }
}
