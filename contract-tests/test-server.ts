/** The application on a free port of this machine, with every response checked against its contract. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApplication } from '../src/application.ts';
import { readAuthSettings } from '../src/auth/index.ts';
import { createLog, type Log } from '../src/log.ts';
import { type Catalog, type CatalogSource, loadCatalog } from '../src/profiles/catalog/catalog.ts';
import { readSettings } from '../src/settings.ts';
import type { Database } from '../src/storage/database.ts';
import { openTestDatabase } from '../src/storage/testing.ts';
import { startListening } from '../src/web/http-server.ts';

export interface TestServer {
  address: string;
  http: Server;
  database: Database;
  /** Makes the next checks of readiness fail. */
  pretendUnready: (times: number) => void;
  stop: () => Promise<void>;
}

export interface TestServerOptions {
  profiles?: CatalogSource;
  /** Enables also the services whose data is in the database. */
  withDatabase?: boolean;
  /** A database that outlives the server, for tests with several servers; the caller closes it. */
  database?: Database;
  /** Port of this machine, if others must know it beforehand; by default a free one. */
  port?: number;
  /** Log of server errors; by default standard error, from level error on. */
  log?: Log;
  /** False to use cached prepared responses, as in production. */
  validateAnswers?: boolean;
}

/** The repository of the examples. No server listens at its address. */
const UNREACHABLE = 'zenodo=invenio:http://127.0.0.1:9';

/** The built-in profiles. Reading them takes half of the time of a start, so the servers of a test process share them. */
let builtInCatalog: Catalog | undefined;

function getTestCatalog(own: string | undefined): Catalog {
  if (own !== undefined) return loadCatalog({ own });
  builtInCatalog ??= loadCatalog();
  return builtInCatalog;
}

/** Starts the application with settings from an environment. Its folder and its new database are removed at the end. */
export async function startTestServer(
  environment: Record<string, string> = {},
  options: TestServerOptions = {},
): Promise<TestServer> {
  const hasAllServices = options.withDatabase === true || options.database !== undefined;
  const database = options.database ?? (await openTestDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'concordat-test-'));
  const surroundings = {
    ...(hasAllServices ? { REPOSITORIES: UNREACHABLE } : { SERVICES: 'collaborations,schemas' }),
    DATA_DIR: folder,
    ...environment,
  };
  const settings = readSettings(surroundings);
  let unready = 0;
  const application = createApplication({
    settings,
    auth: readAuthSettings(surroundings),
    database,
    // Unexpected errors are printed with the failed test.
    log: options.log ?? createLog('error', { write: (line) => process.stderr.write(line) }),
    catalog: options.profiles === undefined ? getTestCatalog(settings.profilesDir) : loadCatalog(options.profiles),
    validateAnswers: options.validateAnswers ?? true,
    async checkReadiness() {
      if (unready === 0) return;
      unready -= 1;
      throw new Error('The database does not respond.');
    },
  });
  await application.begin();
  const listening = await startListening(application, settings.host, options.port ?? 0);
  return {
    address: listening.address,
    http: listening.server,
    database,
    pretendUnready(times) {
      unready = times;
    },
    async stop() {
      await Promise.all([listening.stop(0), application.end(1_000)]);
      if (options.database === undefined) await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
