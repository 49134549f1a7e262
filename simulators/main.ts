/**
 * Starts the application with a simulated platform and a development login, to try it manually:
 *
 * npm run demo ports 8130 to 8132, files in data/demo
 * npm run demo -- 9000 ports 9000 to 9002, as PORT=9000 does
 * npm run demo -- faults how to make the platform fail
 * HUB_ACCESS=login PROTEOMICS_ACCESS=login npm run demo hub and proteomics with the login
 *
 * It reads PORT, DATA_DIR, HUB_ACCESS, PROTEOMICS_ACCESS and LOG_LEVEL from the environment and no `.env` file, and names other
 * settings that are set. All data is stored in DATA_DIR, except that of the simulated platform, which is reset at each start.
 */
import { makeFolderPrivate } from '../src/files/open-files.ts';
import { createLog } from '../src/log.ts';
import { waitForStopSignal } from '../src/service-manager.ts';
import { SettingsError } from '../src/settings.ts';
import { StorageError } from '../src/storage/storage-errors.ts';
import { ListenError } from '../src/web/http-server.ts';
import { startDemonstration } from './demonstration.ts';
import { readDemonstrationSettings } from './demonstration-settings.ts';
import { createFaultGuide, createWelcome } from './welcome.ts';

if (process.argv[2] === 'faults') {
  console.log(createFaultGuide());
  process.exit(0);
}
const stopped = waitForStopSignal();
try {
  const { logLevel, notice, ...settings } = readDemonstrationSettings(process.env, process.argv[2]);
  if (notice !== undefined) console.error(`demo: ${notice}`);
  const log = createLog(logLevel);
  makeFolderPrivate(settings.dataDir, log);
  const demonstration = await startDemonstration({ ...settings, log });
  console.log(createWelcome(demonstration));
  await stopped;
  await demonstration.stop();
} catch (error) {
  const problems = listFixableProblems(error);
  if (problems === undefined) throw error;
  for (const problem of problems) console.error(`demo: ${problem}`);
  process.exit(error instanceof SettingsError ? 2 : 1);
}
process.exit(0);

/** Returns the errors that the user can fix; undefined for other errors. */
function listFixableProblems(error: unknown): readonly string[] | undefined {
  if (error instanceof SettingsError) return error.problems;
  if (error instanceof ListenError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    return [
      `${(error as Error).message.replace(/\.?$/, '.')} The demo needs three ports in a row, such as: npm run demo -- 9000`,
    ];
  // For example, this account may not be allowed to write to DATA_DIR.
  if (error instanceof StorageError || (error as NodeJS.ErrnoException).syscall !== undefined)
    return [(error as Error).message];
  return undefined;
}
