/** The application on a free port of this machine, with every answer checked against its contract. */
import { createApplication } from '../src/application.ts';
import { readAuthSettings } from '../src/auth/index.ts';
import { createLog } from '../src/log.ts';
import { loadCatalogue } from '../src/schemas/catalogue.ts';
import { readSettings } from '../src/settings.ts';
import { listen } from '../src/web/http-server.ts';

/** A server for one test file. */
export interface TestServer {
  address: string;
  /** The next so many questions for readiness find that something does not answer. */
  pretendUnready: (times: number) => void;
  stop: () => Promise<void>;
}

/** Starts the application; nothing is written to disk. */
export async function startTestServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const settings = readSettings(environment);
  let unready = 0;
  const application = createApplication({
    settings,
    auth: readAuthSettings(environment),
    log: createLog('silent'),
    catalogue: loadCatalogue({ own: settings.profilesDir }),
    validateAnswers: true,
    async checkReadiness() {
      if (unready === 0) return;
      unready -= 1;
      throw new Error('The database does not answer.');
    },
  });
  const listening = await listen(application.listener, '127.0.0.1', 0);
  return {
    address: listening.address,
    pretendUnready(times) {
      unready = times;
    },
    stop: () => listening.stop(0),
  };
}
