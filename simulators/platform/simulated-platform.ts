/**
 * Simulates the external collaboration platform for demonstrations and tests: its organization API behind our contract
 * pipeline, with the behavior of the real platform. The application must not import it.
 */
import type { RequestListener } from 'node:http';
import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { type OrganisationApiHandlers, registerOrganisationApi } from '../../generated/organisation/stub.ts';
import { createBodyReader } from '../../src/contract/bodies.ts';
import { readDocument } from '../../src/contract/documents/document.ts';
import { createExpressApp } from '../../src/contract/express-app.ts';
import { observeExchange } from '../../src/contract/observed.ts';
import { createRequestPipeline, type Pipeline } from '../../src/contract/pipeline.ts';
import { findAnswerableError } from '../../src/contract/problem.ts';
import { startListening } from '../../src/web/http-server.ts';
import { type CallLog, createCallLog, type WritableCallLog } from './call-log.ts';
import { createCollaborationHandlers } from './collaboration-handlers.ts';
import { DEMO_ACTORS } from './demo-actors.ts';
import { createFaultyHandlers, type RequestedFault } from './fault-guard.ts';
import { ForcedFault, performFault } from './faults.ts';
import { createGroupApiHandlers } from './group-handlers.ts';
import { createDemoState, DEMO_SERVICE_ENTITY_ID } from './initial-state.ts';
import { createInvitationHandlers } from './invitation-handlers.ts';
import {
  createForbidden,
  createUnauthorized,
  createUnsupportedMediaType,
  getRequestedUrl,
  PlatformRefusal,
} from './platform-refusal.ts';
import type { PlatformState } from './platform-state.ts';
import type { PlatformWorld } from './platform-world.ts';
import { createServiceHandlers } from './service-handlers.ts';
import { type ApplicationToken, createTokenHandlers } from './token-handlers.ts';

export interface SimulatedPlatformOptions {
  /** Port on 127.0.0.1; by default, a free one. */
  port?: number;
  latencyMs?: number;
  /** Initial data; by default, that of the demonstration. The token belongs to its first organization. */
  state?: PlatformState;
  /** Token of the organization that is accepted. */
  token?: string;
  /** Units to which the token is limited; by default, there is no limit. */
  tokenUnits?: readonly string[];
  /** Valid application tokens; by default, one of the demonstration's member. */
  applicationTokens?: readonly ApplicationToken[];
  /** True to validate responses against the contract, as in tests. */
  validateAnswers?: boolean;
}

/** A running simulated platform. */
export interface SimulatedPlatform {
  /** The value for COLLAB_API_BASE_URL. */
  readonly url: string;
  /** The value for COLLAB_ORGANISATION_API_TOKEN. */
  readonly token: string;
  /** The value for COLLAB_INTROSPECTION_TOKEN. */
  readonly introspectionToken: string;
  readonly state: PlatformState;
  readonly calls: CallLog;
  /** Sets the URL of the platform in its responses, for clients behind a proxy. */
  setPublicUrl: (url: string) => void;
  /** Makes calls fail until the returned function is called. */
  forceFault: (fault: RequestedFault) => () => void;
  /** Restores the initial data. Removes recorded calls and forced faults. */
  reset: () => void;
  stop: () => Promise<void>;
}

/** The default token, with the length of real ones. */
export const SIMULATED_TOKEN = 'simulated-organization-token-that-opens-nothing-real';

/** The default token of the service for introspection. */
export const SIMULATED_INTROSPECTION_TOKEN = 'simulated-service-token-that-opens-nothing-real-either';

/** An application token of the demonstration's member. */
export const DEMO_APPLICATION_TOKEN = 'simulated-application-token-of-a-field-technician';

const DEMO_APPLICATION_TOKENS: readonly ApplicationToken[] = [
  { token: DEMO_APPLICATION_TOKEN, uid: DEMO_ACTORS.member.uid, serviceEntityId: DEMO_SERVICE_ENTITY_ID },
];

export async function startSimulatedPlatform(options: SimulatedPlatformOptions = {}): Promise<SimulatedPlatform> {
  const { port = 0, latencyMs = 0, token = SIMULATED_TOKEN, tokenUnits, validateAnswers = false } = options;
  const state = options.state ?? createDemoState();
  const home = state.organisations[0];
  if (home === undefined) throw new RangeError('The state has no organisation.');
  const world: PlatformWorld = { state, home, tokenUnits };
  const requestedFaults = new Set<RequestedFault>();
  const calls = createCallLog();
  const putBack = state.createBookmark();

  const router = Router();
  let address = '';
  let announced: string | undefined;
  const tokens = createTokenHandlers({
    state,
    tokens: options.applicationTokens ?? DEMO_APPLICATION_TOKENS,
    serviceEntityId: DEMO_SERVICE_ENTITY_ID,
    issuer: () => announced ?? address,
  });
  registerOrganisationApi(router, {
    // Tokens are checked before the contract (createTokenCheck).
    guard: { 'organization-token': () => undefined, 'service-token': () => undefined },
    handlers: createFaultyHandlers({ ...createPlatformHandlers(world), ...tokens }, world, requestedFaults),
  });
  const pipeline = createRequestPipeline([{ name: 'organisation', document: readDocument('organisation'), router }], {
    validateAnswers,
    readBody: createBodyReader({ jsonBytes: 5_000_000, formBytes: 100_000 }),
    // Browsers do not call the platform's API, whose only credential is the token.
    guardOrigin: () => {},
  });

  const app = createExpressApp();
  app.use(normalizePlatformPath, createDelay(latencyMs), createTokenCheck(pipeline, token, calls));
  app.use((request, response, next) => pipeline.handle(request, response, next));
  app.use(respondToErrors);
  const handleRequest: RequestListener = (request, response) => {
    observeExchange(request, response, 'platform');
    app(request, response);
  };
  const listening = await startListening({ listener: handleRequest }, '127.0.0.1', port);
  address = listening.address;
  return {
    url: listening.address,
    token,
    introspectionToken: SIMULATED_INTROSPECTION_TOKEN,
    state,
    calls,
    setPublicUrl(url) {
      announced = url;
    },
    forceFault(fault) {
      requestedFaults.add(fault);
      return () => requestedFaults.delete(fault);
    },
    reset() {
      putBack();
      calls.reset();
      requestedFaults.clear();
    },
    stop: () => listening.stop(0),
  };
}

function createPlatformHandlers(world: PlatformWorld): Omit<OrganisationApiHandlers, 'introspectToken'> {
  return {
    ...createCollaborationHandlers(world),
    ...createInvitationHandlers(world),
    ...createGroupApiHandlers(world),
    ...createServiceHandlers(world),
  };
}

/** Decodes slashes before routing and ignores a trailing slash, as the platform does. */
const normalizePlatformPath: RequestHandler = (request, _response, next) => {
  const [path = '', query] = request.originalUrl.split('?', 2);
  const read = path.replace(/%2f/gi, '/').replace(/(?<=.)\/$/, '');
  request.url = query === undefined ? read : `${read}?${query}`;
  next();
};

function createDelay(ms: number): RequestHandler {
  return (_request, _response, next) => {
    if (ms === 0) next();
    else setTimeout(next, ms);
  };
}

/** Below this path, the platform requires the token even for unknown addresses. */
const ORGANISATION_ADDRESS = /^\/api\/organisations\//;

/** Creates the middleware that records the request and requires the token. */
function createTokenCheck(pipeline: Pipeline, token: string, calls: WritableCallLog): RequestHandler {
  return (request, response, next) => {
    const match = pipeline.routes.match(request.method, request.path);
    const header = request.headers.authorization;
    const operationId = match !== undefined && 'route' in match ? match.route.operationId : undefined;
    const requiredToken = operationId === 'introspectToken' ? SIMULATED_INTROSPECTION_TOKEN : token;
    const isAuthorized = header !== undefined && /^bearer/i.test(header) && header.slice('bearer '.length) === requiredToken;
    calls.record(request, response, { operationId, isAuthorized });
    request.originalUrl = request.url;
    response.setHeader('x-session-alive', 'true');
    if (request.method === 'DELETE' && request.path === '/api/organisations/v1') {
      next(createForbidden(request, 'Not allowed with a key of an organization'));
    } else if (match === undefined ? !ORGANISATION_ADDRESS.test(request.path) : isAuthorized) {
      next();
    } else {
      next(createUnauthorized(request, header === undefined ? 'Invalid username or password' : 'Invalid API key'));
    }
  };
}

/** Responds to errors in the platform's format, `{error: true, message}`. */
const respondToErrors: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  if (error instanceof ForcedFault) {
    response.locals.forcedFault = error.fault;
    performFault(error.fault, request, response);
    return;
  }
  for (const header of response.getHeaderNames()) if (header !== 'x-session-alive') response.removeHeader(header);
  const refusal = error instanceof PlatformRefusal ? error : convertToPlatformRefusal(error, request);
  if (refusal.status === 405) {
    response.status(405).type('html').end('<!doctype html><html lang=en><title>405 Method Not Allowed</title></html>');
  } else {
    const isUnknownAddress = !(error instanceof PlatformRefusal) && refusal.status === 404;
    response.status(refusal.status).json({ ...(isUnknownAddress ? {} : { error: true }), message: refusal.message });
  }
};

/** Converts errors of the contract pipeline to those of the platform. */
function convertToPlatformRefusal(error: unknown, request: Request): PlatformRefusal {
  const known = findAnswerableError(error, undefined);
  if (known === undefined) return new PlatformRefusal(500, error instanceof Error ? error.message : 'unknown');
  if (known.status === 404) return new PlatformRefusal(404, `${getRequestedUrl(request)} not found`);
  if (known.status === 415) return createUnsupportedMediaType(request);
  return new PlatformRefusal(known.status, known.message);
}
