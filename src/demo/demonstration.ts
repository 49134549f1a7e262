/** The whole application beside its surroundings, in one process. Never imported by production code. */
import { readAuthSettings } from '../auth/index.ts';
import type { Log } from '../log.ts';
import { startServer } from '../run.ts';
import { readSettings } from '../settings.ts';
import { type Surroundings, type SurroundingsOptions, startSurroundings } from './surroundings.ts';

/** How a demonstration is started. */
export interface DemonstrationOptions extends SurroundingsOptions {
  log: Log;
}

/** A demonstration that runs. */
export interface Demonstration extends Surroundings {
  /** Where the application listens. */
  readonly address: string;
}

/**
 * Starts everything. The settings are the demonstration's alone: neither the environment nor a `.env` file is read, so that no
 * token of a real platform gets in.
 */
export async function startDemonstration({ log, ...options }: DemonstrationOptions): Promise<Demonstration> {
  const surroundings = await startSurroundings(options);
  const { environment } = surroundings;
  try {
    const server = await startServer(readSettings(environment), readAuthSettings(environment), log);
    return {
      ...surroundings,
      address: server.address,
      async stop() {
        await server.stop();
        await surroundings.stop();
      },
    };
  } catch (error) {
    await surroundings.stop();
    throw error;
  }
}
