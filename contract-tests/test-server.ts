/** Starts the application on a free port of this machine. All responses are validated against the contract. */
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
  /** True to also enable the services whose data is in the database. */
  withDatabase?: boolean;
  /** A database that the caller closes, for tests with several servers. */
  database?: Database;
  /** Port on this machine; by default, a free one. */
  port?: number;
  /** Log of server errors; by default, standard error with level error. */
  log?: Log;
  /** False to use cached prepared responses, as in production. */
  validateAnswers?: boolean;
}

/** Setting with the repository of the examples, at an address without a server. */
const UNREACHABLE = 'zenodo=invenio:http://127.0.0.1:9';

/** Built-in profiles, which the servers of a test process share, because reading them is slow. */
let builtInCatalog: Catalog | undefined;

function getTestCatalog(own: string | undefined): Catalog {
  if (own !== undefined) return loadCatalog({ own });
  builtInCatalog ??= loadCatalog();
  return builtInCatalog;
}

/** Starts the application with settings from an environment. Closing it removes its folder and its new database. */
export async function startTestServer(
  environment: Record<string, string> = {},
  options: TestServerOptions = {},
): Promise<TestServer> {
  const hasAllServices = options.withDatabase === true || options.database !== undefined;
  const database = options.database ?? (await openTestDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'concordat-test-'));
  const variables = {
    ...(hasAllServices ? { REPOSITORIES: UNREACHABLE } : { SERVICES: 'collaborations,schemas' }),
    DATA_DIR: folder,
    ...environment,
  };
  const settings = readSettings(variables);
  let unready = 0;
  const application = createApplication({
    settings,
    auth: readAuthSettings(variables),
    database,
    // Unexpected errors are printed next to the failed test.
    log: options.log ?? createLog('error', { write: (line) => process.stderr.write(line) }),
    catalog: options.profiles === undefined ? getTestCatalog(settings.profilesDir) : loadCatalog(options.profiles),
    validateAnswers: options.validateAnswers ?? true,
    async checkReadiness() {
      if (unready === 0) return;
      unready -= 1;
      throw new Error('The database does not respond.');
    },
  });
  await application.start();
  const listening = await startListening(application, settings.host, options.port ?? 0);
  return {
    address: listening.address,
    http: listening.server,
    database,
    pretendUnready(times) {
      unready = times;
    },
    async stop() {
      await Promise.all([listening.stop(0), application.stop(1_000)]);
      if (options.database === undefined) await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
