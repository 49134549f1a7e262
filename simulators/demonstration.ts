/** The whole application beside its surroundings, in one process. Never imported by production code. */
import { join } from 'node:path';
import { readAuthSettings } from '../src/auth/index.ts';
import type { Log } from '../src/log.ts';
import { type RunningServer, startServer } from '../src/run.ts';
import { readSettings } from '../src/settings.ts';
import { writeExamples, writeTools } from './instrument/demonstration-tools.ts';
import { type Laboratory, openLaboratory } from './instrument/laboratory.ts';
import { type Surroundings, type SurroundingsOptions, startSurroundings } from './surroundings.ts';

/** How a demonstration is started. */
export interface DemonstrationOptions extends SurroundingsOptions {
  log: Log;
  /** How many runs the simulated laboratory has behind it; as many as make a trend when absent. */
  runs?: number;
}

/** A demonstration that runs. */
export interface Demonstration extends Surroundings {
  /** Where the application listens. */
  readonly address: string;
  readonly laboratory: Laboratory;
  /** Folder with raw files to upload. */
  readonly examples: string;
  /** Resolves with the number of runs that were made up, when all are there. */
  readonly filled: Promise<number>;
}

/**
 * Starts everything. The settings are the demonstration's alone: neither the environment nor a `.env` file is read here, so that
 * no token of a real platform gets in.
 */
export async function startDemonstration({ log, runs = 40, ...options }: DemonstrationOptions): Promise<Demonstration> {
  const folder = join(options.dataDir, 'laboratory');
  const environment = { TOOLS_FILE: writeTools(folder), ...options.environment };
  const surroundings = await startSurroundings({ ...options, environment });
  const examples = writeExamples(join(folder, 'raw-files'));
  let server: RunningServer | undefined;
  try {
    const started = await startServer(readSettings(surroundings.environment), readAuthSettings(surroundings.environment), log);
    server = started;
    const laboratory = await openLaboratory(started.address);
    // The runs arrive while people look around already.
    const stopping = new AbortController();
    const filled = laboratory.fill(runs, stopping.signal);
    filled.catch((error: unknown) => log.error({ err: error }, 'the simulated runs could not be made'));
    return {
      ...surroundings,
      address: started.address,
      laboratory,
      examples,
      filled,
      async stop() {
        stopping.abort();
        await filled.catch(() => undefined);
        await started.stop();
        await surroundings.stop();
      },
    };
  } catch (error) {
    await server?.stop();
    await surroundings.stop();
    throw error;
  }
}
