/** Starts a server from its settings, and stops it. */
import { SecretKeyError } from './auth/sessions/secret-key.ts';
import { AUTH_SETTINGS, type AuthSettings, readAuthSettings } from './auth/settings.ts';
import { setFilesLog } from './files/bucket.ts';
import { makeFolderPrivate, openStoredFiles } from './files/open-files.ts';
import { createLog, type Log } from './log.ts';
import { createSharedCheck } from './operations/shared-check.ts';
import { buildTraceFields } from './operations/tracing.ts';
import { ProfileError } from './profiles/reading/profile-file.ts';
import { findInheritedSocket, findServiceManager, waitForStopSignal } from './service-manager.ts';
import { listOptionalParts, readEnvironment, readSettings, type Settings, SettingsError } from './settings.ts';
import { openDatabase } from './storage/database.ts';
import { StorageError } from './storage/storage-errors.ts';
import { beginTraces } from './traces.ts';
import { AssetsError, findBuiltAssets } from './web/files/built-assets.ts';
import { explainReachability } from './web/hosts/this-machine.ts';
import { ListenError, type ListeningServer } from './web/http-server.ts';

/** Maximum time from a stop signal to the end (docs/requirements.md, O5). */
const SHUTDOWN_TIMEOUT_MS = 9_700;
/** Maximum time for requests, the database and the other parts together; less than SHUTDOWN_TIMEOUT_MS. */
const PARTS_TIMEOUT_MS = 9_500;
/** Maximum time for running requests. The database has the rest of PARTS_TIMEOUT_MS. */
const REQUESTS_TIMEOUT_MS = 7_000;

/** Maximum time for the last traces, so that an unresponsive collector does not delay the stop. */
const TRACES_TIMEOUT_MS = 2_000;

const FILES_TIMEOUT_MS = 3_000;

/** Time for which a success of /readyz is reused. */
const READINESS_HOLDS_MS = 1_000;

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Starts the server, and resolves when it is ready. @throws ProfileError, StorageError, SecretKeyError, ListenError */
export async function startServer(settings: Settings, auth: AuthSettings, log: Log) {
  const tracing = await beginTraces(settings, log);
  setFilesLog(log);
  // The modules are loaded while the database starts in separate processes.
  const [opened, loaded] = await Promise.allSettled([
    openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir, log }),
    import('./started.ts'),
  ]);
  if (opened.status === 'rejected') {
    await tracing?.stop(1_000);
    throw opened.reason;
  }
  const database = opened.value;
  let listening: ListeningServer | undefined;
  try {
    if (loaded.status === 'rejected') throw loaded.reason;
    const { createApplication, startListening: listen, loadCatalog } = loaded.value;
    const catalog = loadCatalog({ own: settings.profilesDir });
    const checkReadiness = createSharedCheck(async () => {
      await database.pingDatabase();
      if (settings.services.includes('proteomics'))
        await openStoredFiles(settings).check(AbortSignal.timeout(FILES_TIMEOUT_MS));
    }, READINESS_HOLDS_MS);
    const application = createApplication({
      settings,
      auth,
      database,
      log,
      catalog,
      checkReadiness,
      validateAnswers: settings.debug,
    });
    await findBuiltAssets();
    await application.start();
    listening = await listen(application, settings.host, settings.port, findInheritedSocket());
    application.startThread();
    const { address, stop } = listening;
    return {
      address,
      /** Finishes running requests and jobs, then closes all connections. */
      async stop() {
        const deadline = performance.now() + PARTS_TIMEOUT_MS;
        await Promise.all([stop(REQUESTS_TIMEOUT_MS), application.stop(REQUESTS_TIMEOUT_MS)]);
        await Promise.all([database.close(deadline - performance.now()), tracing?.stop(TRACES_TIMEOUT_MS)]);
      },
    };
  } catch (error) {
    await listening?.stop(0);
    await Promise.all([database.close(), tracing?.stop(1_000)]);
    throw error;
  }
}

/** Runs the server until a signal stops it; resolves with the exit code. */
export async function runServer(environment: NodeJS.ProcessEnv = process.env): Promise<number> {
  const started = performance.now();
  const variables = readEnvironment(environment);
  const problems: string[] = [];
  const settings = collectSettingProblems(() => readSettings(variables), problems);
  const auth = collectSettingProblems(() => readAuthSettings(variables), problems);
  if (settings?.toolsFile !== undefined && settings.services.includes('proteomics')) {
    const { readTools } = await import('./proteomics/service.ts');
    collectSettingProblems(() => readTools(settings), problems);
  }
  if (settings === undefined || auth === undefined || problems.length > 0) {
    for (const problem of new Set(problems)) console.error(problem);
    return 1;
  }
  const log = createLog(settings.logLevel, undefined, settings.tracesUrl === undefined ? undefined : buildTraceFields);
  logDisabledFeatures(log, settings, auth);
  const reachable = explainReachability(settings);
  if (reachable !== undefined)
    for (const { variable, off } of listUnprotectedFeatures(settings))
      log.warn({ variable }, `${reachable}. Off: ${off}; set ${variable}`);
  const manager = findServiceManager(log, environment);
  try {
    const stopSignal = waitForStopSignal();
    makeFolderPrivate(settings.dataDir, log);
    const server = await startServer(settings, auth, log);
    log.info({ address: server.address, ms: Math.round(performance.now() - started) }, `ready at ${server.address}`);
    manager.reportReady(`ready at ${server.address}`);
    const signal = await stopSignal;
    manager.reportStopping();
    log.info({ signal }, 'stopping');
    // The exit is forced, so that a part that hangs cannot keep the process running. Committed data is not affected.
    const cutOff = setTimeout(() => {
      log.error('not everything stopped in time');
      process.exit(0);
    }, SHUTDOWN_TIMEOUT_MS);
    await server.stop();
    clearTimeout(cutOff);
    log.info('stopped');
    return 0;
  } catch (error) {
    const isExpected = [ProfileError, StorageError, SecretKeyError, AssetsError, ListenError].some(
      (kind) => error instanceof kind,
    );
    log.fatal(isExpected ? {} : { err: error }, (error as Error).message);
    return 1;
  }
}

/** Logs in one line which features are disabled, and which settings enable them (docs/requirements.md, O2). */
export function logDisabledFeatures(log: Pick<Log, 'info'>, settings: Settings, auth: AuthSettings): void {
  const off = [...listOptionalParts(settings), ...listOptionalParts(auth, AUTH_SETTINGS)].filter(
    ({ missing }) => missing.length > 0,
  );
  if (off.length === 0) return;
  const variables = [...new Set(off.flatMap(({ missing }) => missing))];
  const names = off.map(({ name }) => name).join(', ');
  log.info({ variables }, `off: ${names}; see "concordat doctor" and docs/settings.md to enable it`);
}

/** Returns the features that are disabled while other machines can reach this server without access control. */
export function listUnprotectedFeatures({
  adminToken,
  metricsToken,
  trustedProxies,
  services,
}: Pick<Settings, 'adminToken' | 'metricsToken' | 'trustedProxies' | 'services'>): { variable: string; off: string }[] {
  return [
    ...(adminToken === undefined && services.includes('proteomics')
      ? [{ variable: 'ADMIN_TOKEN', off: 'the administration of the proteomics service' }]
      : []),
    ...(metricsToken === undefined ? [{ variable: 'METRICS_TOKEN', off: 'the metrics at /metrics' }] : []),
    ...(trustedProxies.length === 0
      ? [{ variable: 'TRUSTED_PROXIES', off: 'rate limits per client behind a proxy, because all clients count as one' }]
      : []),
  ];
}

/** Returns the settings, or undefined after adding their problems. Both tables report their problems together. */
function collectSettingProblems<T>(read: () => T, problems: string[]): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}
