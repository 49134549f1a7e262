/**
 * The application with a simulated platform and a development login, to try everything by hand:
 *
 *     npm run demo           ports 8130 to 8132
 *     npm run demo -- 9000   ports 9000 to 9002
 *     npm run demo -- faults how to make the platform fail
 *     HUB_ACCESS=login npm run demo   with a hub that asks for the login
 *
 * The application keeps its sessions and its audit trail in data/demo; the simulated platform begins again at each start.
 */
import { resolve } from 'node:path';
import { createLog } from '../src/log.ts';
import { untilStopSignal } from '../src/service-manager.ts';
import { StorageError } from '../src/storage/storage-errors.ts';
import { ListenError } from '../src/web/http-server.ts';
import { startDemonstration } from './demonstration.ts';
import { faultGuide, welcome } from './welcome.ts';

if (process.argv[2] === 'faults') {
  console.log(faultGuide());
  process.exit(0);
}
const first = Number(process.argv[2] ?? 8130);
if (!Number.isInteger(first) || first < 1024 || first > 65_533) {
  console.error('demo: the first port must be a number from 1024 to 65533.');
  process.exit(2);
}
const stopped = untilStopSignal();
try {
  const demonstration = await startDemonstration({
    ports: { application: first, login: first + 1, platform: first + 2 },
    dataDir: resolve('data/demo'),
    // Of the environment nothing else gets in.
    environment: { HUB_ACCESS: process.env.HUB_ACCESS ?? 'open' },
    log: createLog(process.env.LOG_LEVEL ?? 'warn'),
  });
  console.log(welcome(demonstration));
  await stopped;
  await demonstration.stop();
} catch (error) {
  const isPortTaken = error instanceof ListenError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (!isPortTaken && !(error instanceof StorageError)) throw error;
  console.error(
    isPortTaken
      ? `demo: one of the ports ${first} to ${first + 2} is taken. Choose another first port, like: npm run demo -- 9000`
      : `demo: ${(error as Error).message}`,
  );
  process.exit(1);
}
process.exit(0);
