/** Processes a request: route, cross-site check, body, contract, handler. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { NextFunction, Request, Response, Router } from 'express';
import type { Gauge } from 'prom-client';
import type { JobWork } from '../jobs/job.ts';
import { contractRefusals, type RefusalReason } from '../operations/metrics.ts';
import { isNegotiated, setFormatParameter, wantsPage } from './accept.ts';
import { attachLargeBody, type BodyReader, getBodyBytes, hasUtf8Escapes, isBodyMissing, LIGHT_BYTES } from './bodies.ts';
import { createDeprecationNotice, type DeprecatedOperation } from './deprecation.ts';
import type { ContractDocument } from './documents/document.ts';
import { BadRequestError, MethodNotAllowedError, NotFoundError, UnsupportedMediaTypeError } from './errors.ts';
import { waitForTurn } from './next-turn.ts';
import { PreparedAnswers } from './prepared-answers.ts';
import { convertFieldErrors, createEnforcement, type Enforcement, type EnforcementOptions } from './requests/enforcement.ts';
import { createViolationError, type LargeBodyAnswer, type LargeBodyRequest } from './requests/large-body-check.ts';
import { rejectMalformedNumbers } from './requests/number-texts.ts';
import { createRouteTable, type PipelineLocals, type Route, type RouteTable } from './route-table.ts';

export type { PipelineLocals } from './route-table.ts';

export interface MountedService {
  /** Name of the document, such as `schemas`. */
  name: string;
  document: ContractDocument;
  router: Router;
  /** Operations that show violations beside form fields (`response.locals.violation`), after checking rights. */
  handlesViolations?: ReadonlySet<string>;
  /** Operations that always take some milliseconds. Each turn of the event loop executes one, between other requests. */
  runsInTurns?: ReadonlySet<string>;
  /** Operations whose tasks accept large JSON bodies as bytes (bodies.ts). */
  acceptsLargeBodies?: ReadonlySet<string>;
  /** Starts the background work of the service after the database was opened. */
  start?: () => Promise<void>;
  jobs?: readonly JobWork[];
  /** Ends the background work before the database closes, within this many milliseconds. */
  stop?: (timeoutMs: number) => Promise<void>;
  /** Metrics of the service's state at the time of the request. */
  readGauges?: () => Promise<readonly Gauge[]>;
  /** Warnings about problems that need attention soon, one sentence each. */
  warnings?: () => Promise<readonly string[]>;
  upgrade?: Upgrade;
  /** Updates the cached data of the service before a task. Threads receive no notifications of changes. */
  updateCaches?: () => Promise<void>;
}

/** Handles connections that switch from HTTP to another protocol (RFC 9110, section 7.8). */
export interface Upgrade {
  /** Returns whether the service handles an upgrade request. If no service does, the response is an ordinary HTTP response. */
  accepts(request: IncomingMessage): boolean;
  /** Takes over the connection, and closes it if necessary. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, limits: ConnectionLimits): void;
}

/** Limits of an upgraded connection (docs/requirements.md, O8). */
export interface ConnectionLimits {
  /** Counts the request, and the connection until its socket closes. @throws AnswerableError (429) if the limit is exceeded */
  countRequest(socket: Duplex): Promise<void>;
  /** Counts the credentials of the request as valid. */
  reportAccepted(): void;
  /** Counts the credentials of the request, if any, as invalid. */
  refused(): void;
  /** Counts a stored change; returns undefined without rate limits. @throws AnswerableError (429) if the limit is exceeded */
  change(): Promise<void> | undefined;
}

export const NO_CONNECTION_LIMITS: ConnectionLimits = {
  countRequest: async () => undefined,
  reportAccepted: () => undefined,
  refused: () => undefined,
  change: () => undefined,
};

/** Methods that change nothing (RFC 9110, section 9.2.1). */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

interface EnforcedService extends MountedService {
  readonly enforcement: Enforcement;
}

export interface PipelineOptions extends EnforcementOptions {
  readBody: BodyReader;
  /** Rejects a request from a foreign origin. @throws AnswerableError */
  guardOrigin: (request: Request) => void;
  /** Checks a JSON body in a task if it is too large to be parsed here. */
  checkLargeBody?: (request: Request, question: LargeBodyRequest) => Promise<LargeBodyAnswer>;
  /** Called at the first call of each deprecated operation. */
  reportDeprecatedCall?: (deprecated: DeprecatedOperation) => void;
}

export type Pipeline = ReturnType<typeof createRequestPipeline>;

export function createRequestPipeline(services: readonly MountedService[], options: PipelineOptions) {
  const routes = createRouteTable(new Map(services.map(({ name, document }) => [name, document])));
  const enforced = new Map(
    services.map((service): [string, EnforcedService] => [
      service.name,
      { ...service, enforcement: createEnforcement(service.document, options) },
    ]),
  );
  const preparedAnswers = new PreparedAnswers();
  const noteDeprecation = createDeprecationNotice(
    services.map(({ document }) => document),
    (deprecated) => options.reportDeprecatedCall?.(deprecated),
  );

  return {
    routes,
    preparedAnswers,
    handle(request: Request, response: Response, next: NextFunction) {
      const route = findRoute(routes, request);
      const { enforcement, router, handlesViolations, runsInTurns, acceptsLargeBodies } = enforced.get(
        route.document,
      ) as EnforcedService;
      const locals = response.locals as PipelineLocals;
      locals.route = route;
      if (isNegotiated(route)) response.vary('Accept');
      setFormatParameter(route, request);
      const countRefusal = (reason: RefusalReason) =>
        contractRefusals.inc({ document: route.document, operation: route.operationId, reason });
      const isDeprecated = noteDeprecation?.(route.operationId, request, response) === true;
      checkAndCountRefusal(countRefusal, 'request', () => {
        rejectUnsafeAddress(request);
        rejectMalformedNumbers(route.numbers, request);
      });
      // The framework would respond to `If-None-Match: *` with 304, even if the operation does not document it.
      if (!route.produces.has(304)) delete request.headers['if-none-match'];
      // The cache is keyed by address, so a cached response must not depend on the request's headers.
      if (isConstant(route) && !isDeprecated)
        locals.cache = (prepared) => preparedAnswers.store(request.originalUrl, route, prepared);
      if (!SAFE_METHODS.has(request.method)) checkAndCountRefusal(countRefusal, 'origin', () => options.guardOrigin(request));
      const handleRequest = (found?: unknown) => {
        // Without this check, a missing body would be valid if no member is required.
        const isMissing = found === undefined && isBodyMissing(request);
        const violation = isMissing ? new UnsupportedMediaTypeError(undefined, route.consumes) : found;
        // The handler shows errors of fields in the form. All other violations are rejected here.
        const isJudged =
          handlesViolations?.has(route.operationId) === true &&
          convertFieldErrors(violation ?? {}) !== undefined &&
          wantsPage({ request, response }, 400);
        locals.violation = violation;
        if (violation !== undefined) countRefusal('request');
        if (violation !== undefined && !isJudged) next(violation);
        else router(request, response, next);
      };
      const checkInThisThread = () => enforcement(route, request, response, handleRequest);
      options.readBody(route, request, response, (bodyError, large) => {
        if (bodyError !== undefined) {
          countRefusal('body');
          next(bodyError);
          return;
        }
        if (large !== undefined) {
          const isParsed = acceptsLargeBodies?.has(route.operationId) !== true;
          findViolationInTask(options, route, request, large, isParsed)
            .then((violation) => (violation === undefined && isParsed ? checkInThisThread() : handleRequest(violation)))
            .catch(next);
          return;
        }
        const isLight = (getBodyBytes(request)?.length ?? 0) <= LIGHT_BYTES && runsInTurns?.has(route.operationId) !== true;
        if (isLight) checkInThisThread();
        else waitForTurn().then(checkInThisThread).catch(next);
      });
    },
  };
}

/** Checks a large body in a task. Sets the parsed body, or the bytes for another task. @returns the error of the request */
async function findViolationInTask(
  { checkLargeBody }: PipelineOptions,
  { document, tag }: Route,
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  isParsed: boolean,
): Promise<Error | undefined> {
  if (checkLargeBody === undefined) throw new Error('No check for large bodies is configured.');
  const { method, originalUrl: url } = request;
  const answer = await checkLargeBody(request, { document, tag, method, url, bytes, isParsed });
  request.body = {};
  if ('violation' in answer) return createViolationError(answer.violation);
  if (isParsed) {
    await waitForTurn();
    request.body = JSON.parse(new TextDecoder().decode(answer.bytes));
    return undefined;
  }
  attachLargeBody(request, answer.bytes);
  Object.assign(request, { openapi: { pathParams: answer.pathParams } });
  Object.defineProperty(request, 'query', { value: answer.query, configurable: true });
  return undefined;
}

function checkAndCountRefusal(refused: (reason: RefusalReason) => void, reason: RefusalReason, check: () => void): void {
  try {
    check();
  } catch (error) {
    refused(reason);
    throw error;
  }
}

/** Returns the route of a request. @throws NotFoundError, MethodNotAllowedError */
function findRoute(routes: RouteTable, request: Request): Route {
  let match = routes.match(request.method, request.path);
  if (request.method === 'HEAD' && match !== undefined && !('route' in match)) {
    // An undocumented HEAD request is handled as GET. Node.js omits the body.
    request.method = 'GET';
    match = routes.match('GET', request.path);
  }
  if (match === undefined) throw new NotFoundError('This address does not exist.');
  if ('allowed' in match) throw new MethodNotAllowedError(match.allowed);
  return match.route;
}

/** Rejects escapes that are not UTF-8, and NUL, which PostgreSQL cannot store. @throws BadRequestError, NotFoundError */
function rejectUnsafeAddress({ originalUrl, path, query }: Request): void {
  if (!originalUrl.includes('%')) return;
  if (!hasUtf8Escapes(originalUrl)) throw new BadRequestError('The address is not UTF-8 text.');
  if (!originalUrl.includes('%00')) return;
  if (path.includes('%00')) throw new NotFoundError('A path cannot contain the character NUL.');
  for (const [name, value] of Object.entries(query))
    if (`${name}${value}`.includes('\0'))
      throw new BadRequestError(`query.${name.replaceAll('\0', '')} must not contain the character NUL`);
}

/** Returns whether a response depends only on the address, not on `Accept`, so that it can be cached. */
function isConstant(route: Route): boolean {
  return route.method === 'GET' && route.produces.get(200)?.length === 1;
}
