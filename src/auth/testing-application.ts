/** A small application with the routes that the user guide shows, for the library's own tests. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import type { AuthLog } from './auth-log.ts';
import {
  type Authentication,
  type AuthenticationParts,
  answerAuthErrors,
  createAuthentication,
  endSession,
  getCurrentUser,
  getOidcClient,
  getOptionalUser,
  getTokenUser,
  readAuthSettings,
  startSession,
} from './index.ts';

/** ID and secret of the application at every provider in tests. */
export const TEST_CLIENT = { clientId: 'concordat', clientSecret: 'a client secret: with %, + and :' };

export interface TestApplicationOptions extends Partial<Omit<AuthenticationParts, 'settings'>> {
  /** Variables in addition to those of the login. */
  environment?: Record<string, string | undefined>;
  routes?: (app: Express) => void;
}

export interface LogLine {
  level: keyof AuthLog;
  details: Record<string, unknown>;
  message: string;
}

export interface TestApplication {
  readonly address: string;
  readonly authentication: Authentication;
  readonly log: LogLine[];
  stop(): Promise<void>;
}

/** Reserves a free port, because the provider must know the address before the application starts. */
export async function reserveAddress(): Promise<{ server: Server; address: string }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Starts the application on a reserved address, with login at the provider of `discoveryUrl`. Without it, login is off. */
export function startTestApplication(
  { server, address }: { server: Server; address: string },
  discoveryUrl: string | undefined,
  { environment = {}, routes, ...parts }: TestApplicationOptions = {},
): TestApplication {
  const log: LogLine[] = [];
  const settings = readAuthSettings({
    BASE_URL: address,
    ALLOWED_REDIRECT_URLS: address,
    SECRET_KEY: 'the secret of the tests which is long enough',
    COLLAB_OIDC_CLIENT_ID: TEST_CLIENT.clientId,
    COLLAB_OIDC_CLIENT_SECRET: TEST_CLIENT.clientSecret,
    COLLAB_OIDC_DISCOVERY_URL: discoveryUrl,
    ...environment,
  });
  const authentication = createAuthentication({ log: createRecordingLog(log), ...parts, settings });
  const app = express();
  app.use(authentication.middleware);
  routes?.(app);
  app.get('/', async (request, response) => {
    const user = await getOptionalUser(request);
    response.send(user === undefined ? 'nobody' : user.sub);
  });
  app.get('/auth/login', async (request, response) => {
    const { returnTo, prompt } = request.query;
    const options = { returnTo: returnTo?.toString(), isAgain: prompt === 'login' };
    await getOidcClient(request).authorizeRedirect(request, response, options);
  });
  app.get('/auth/callback', async (request, response) => {
    const { user, returnTo, authenticatedAt } = await getOidcClient(request).handleCallback(request);
    await startSession(request, response, user, authenticatedAt);
    response.redirect(303, returnTo);
  });
  app.post('/auth/logout', async (request, response) => {
    await endSession(request, response);
    response.redirect(303, '/');
  });
  app.get('/recent', async (request, response) => {
    response.json(await authentication.sessions?.isRecent(request));
  });
  app.get('/profile', getCurrentUser, (_request, response) => {
    response.json(response.locals.user.toClaims());
  });
  app.get('/api/me', async (request, response) => {
    response.json((await getTokenUser(request)).toClaims());
  });
  app.use(answerAuthErrors);
  app.use(((error, _request, response, _next) => {
    log.push({ level: 'error', details: { err: error }, message: String(error) });
    response.status(500).send('a fault');
  }) as express.ErrorRequestHandler);
  server.on('request', app);
  return {
    address,
    authentication,
    log,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createRecordingLog(lines: LogLine[]): AuthLog {
  const recordLine = (level: keyof AuthLog) => (details: object, message: string) => {
    lines.push({ level, details: details as Record<string, unknown>, message });
  };
  return { info: recordLine('info'), warn: recordLine('warn'), error: recordLine('error') };
}
