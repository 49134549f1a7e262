/** Starts the application with the simulated platform and login in one process. Production code must not import it. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readAuthSettings } from '../src/auth/index.ts';
import type { Log } from '../src/log.ts';
import { type RunningServer, startServer } from '../src/run.ts';
import { readSettings } from '../src/settings.ts';
import { writeExamples, writeTools } from './instrument/demonstration-tools.ts';
import { type ClosedLaboratory, type Laboratory, openLaboratory } from './instrument/laboratory.ts';
import { createDevelopmentAccounts, DEVELOPMENT_ORGANISATION } from './login/accounts.ts';
import { TestBrowser } from './login/test-browser.ts';
import { recordPastActions } from './past-actions.ts';
import { addManagers, createDemoState } from './platform/initial-state.ts';
import type { PlatformState } from './platform/platform-state.ts';
import { type SimulatedServices, type SimulatedServicesOptions, startSimulatedServices } from './platform-and-login.ts';

/** Folder of the laboratory in DATA_DIR, which identifies the data of a demonstration. */
export const LABORATORY_FOLDER = 'laboratory';

export interface DemonstrationOptions extends SimulatedServicesOptions {
  log: Log;
  /** Number of past runs in the simulated laboratory. The default is enough for a trend. */
  runs?: number;
}

export interface Demonstration extends SimulatedServices {
  /** Address of the application. */
  readonly address: string;
  readonly laboratory: Laboratory;
  /** Folder with raw files to upload. */
  readonly examples: string;
  /** Resolves with the number of generated runs when all were imported. */
  readonly filled: Promise<number>;
}

/** Starts the demonstration. Reads neither the environment nor a `.env` file, so that no token of a real platform is used. */
export async function startDemonstration({ log, runs = 40, ...options }: DemonstrationOptions): Promise<Demonstration> {
  const folder = join(options.dataDir, LABORATORY_FOLDER);
  const isClosed = options.environment?.PROTEOMICS_ACCESS === 'login';
  // Without a token, every account of this machine would be an administrator, and access rights would have no effect.
  const adminToken = randomBytes(24).toString('base64url');
  const environment = {
    TOOLS_FILE: writeTools(folder),
    ...(isClosed ? { ADMIN_TOKEN: adminToken } : {}),
    ...options.environment,
  };
  const platform = { state: createManagedState(), ...options.platform };
  const simulated = await startSimulatedServices({ ...options, environment, platform });
  const examples = writeExamples(join(folder, 'raw-files'));
  let server: RunningServer | undefined;
  try {
    const settings = readSettings(simulated.environment);
    const started = await startServer(settings, readAuthSettings(simulated.environment), log);
    server = started;
    // A database of the caller gets no invented history.
    if (settings.databaseUrl === undefined)
      await recordPastActions(simulated.platform.state, { dataDir: options.dataDir, log });
    const laboratory = await openLaboratory(
      started.address,
      isClosed ? createClosedLaboratory(started.address, environment.ADMIN_TOKEN ?? adminToken) : undefined,
    );
    // The pages can be used while runs are still imported.
    const stopping = new AbortController();
    const filled = laboratory.importMissingRuns(runs, stopping.signal);
    filled.catch((error: unknown) => log.error({ err: error }, 'the simulated runs could not be made'));
    return {
      ...simulated,
      address: started.address,
      laboratory,
      examples,
      filled,
      async stop() {
        stopping.abort();
        await filled.catch(() => undefined);
        await started.stop();
        await simulated.stop();
      },
    };
  } catch (error) {
    await server?.stop();
    await simulated.stop();
    throw error;
  }
}

/** Returns the platform state in which the managers belong to a collaboration, as personal tokens and alerts require. */
function createManagedState(): PlatformState {
  const state = createDemoState();
  addManagers(state);
  return state;
}

/** Returns the options of a laboratory whose collaboration has an account for each role. An ordinary member uploads. */
function createClosedLaboratory(address: string, adminToken: string): ClosedLaboratory {
  const { organisation, collaboration } = DEVELOPMENT_ORGANISATION;
  const { sub, title, claims } = createDevelopmentAccounts().member;
  return {
    adminToken,
    collaboration: `${organisation}:${collaboration}`,
    operator: { email: String(claims.email), name: title },
    async logIn() {
      const browser = new TestBrowser();
      const choice = await browser.visit(`${address}/auth/login?returnTo=%2Fprofile`);
      const { status } = await browser.submit(choice, { account: sub });
      if (status !== 200) throw new Error(`${title} could not log in: the application returned ${status}`);
      return {
        headers: { cookie: browser.formatCookieHeader(new URL(`${address}/`)) },
        end: async () => void (await browser.visit(`${address}/auth/logout`, { method: 'POST', redirects: 0 })),
      };
    },
  };
}
