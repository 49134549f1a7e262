/** Accepts or rejects WebSocket handshakes of the channel (openapi/hub, openHubChannel). */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { hasUtf8Escapes } from '../../contract/bodies.ts';
import { AnswerableError, BadRequestError, ForbiddenError, NotFoundError } from '../../contract/errors.ts';
import { observeUpgrade } from '../../contract/observed.ts';
import type { ConnectionLimits, Upgrade } from '../../contract/pipeline.ts';
import { decodePathSegment } from '../../contract/strict-path.ts';
import { unexpectedErrors } from '../../operations/metrics.ts';
import { countResponseWithoutHttp } from '../../operations/operation-metrics.ts';
import { getErrorText, isDatabaseOutage } from '../../storage/storage-errors.ts';
import { createBareErrorResponse } from '../../web/bare-answers.ts';
import { createOriginGuard } from '../../web/cross-site.ts';
import { LoginNeededError } from '../../web/replies/answering.ts';
import { openProjectRecord, type ProjectRecordAccess } from '../access/guard.ts';
import { MAX_GUEST_NAME_LENGTH, normalizeVisitorName } from '../access/visitor.ts';
import { findCaller, recheckCaller } from '../access/workspace-rights.ts';
import type { HubActor } from '../actor.ts';
import type { HubContext } from '../context.ts';
import { countCharacters, findTextProblem } from './chat-entry.ts';
import { CLOSE } from './connection.ts';

export interface Admission {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly request: IncomingMessage;
  readonly access: ProjectRecordAccess;
  readonly actor: HubActor;
  readonly since: number | undefined;
  readonly limits: ConnectionLimits;
}

const OPERATION = { document: 'hub', operation: 'openHubChannel' };

const PATH = /^\/ws\/([^/?]+)(?:\?(.*))?$/s;

/** Returns the upgrade handler. Without `Sec-Fetch-Site`, a request is same-site if its `Origin` matches the host. */
export function createUpgradeHandler(context: HubContext, frameBytes: number, admit: (admission: Admission) => void): Upgrade {
  const { settings } = context;
  const guard = createOriginGuard([settings.baseUrl, ...settings.allowedRedirectUrls]);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: frameBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });
  server.on('headers', (headers, request) => {
    headers.push(`X-Request-Id: ${randomUUID()}`);
    observeUpgrade(request, 101, headers, '');
    countResponseWithoutHttp(101, OPERATION);
  });
  server.on('wsClientError', (error, stream, request) => rejectUpgrade(request, stream, createHandshakeError(error), context));
  return {
    accepts: ({ url = '', headers }) => PATH.test(url) && headers.upgrade?.toLowerCase() === 'websocket',
    handleUpgrade(request, stream, head, limits) {
      stream.on('error', () => stream.destroy());
      acceptUpgrade().catch((error: unknown) => rejectUpgrade(request, stream, error, context));
      async function acceptUpgrade(): Promise<void> {
        if (!isOwnHost(request)) guard(request);
        const { projectId, name, since } = parseChannelTarget(request.url ?? '');
        const access = await limits
          .countRequest(stream)
          .then(() => findCaller(context, request))
          .then((caller) => openProjectRecord(context, caller, projectId, 'see'))
          .catch((error: unknown) => {
            if (error instanceof LoginNeededError) limits.refused();
            return getCloseCode(error);
          })
          .catch((error: unknown) => getRetryCloseCode(error, context));
        limits.reportAccepted();
        if (stream.destroyed) return;
        server.handleUpgrade(request, stream, head, (socket) => {
          if ('code' in access) socket.on('error', () => undefined).close(access.code, access.reason);
          else admit({ socket, stream, request, access, actor: applyVisitorName(access.actor, name), since, limits });
        });
      }
    },
  };
}

/** Returns whether the user may comment, or a close code if the access ended. Rejects if the rights are unknown. */
export async function recheckAccess(
  context: HubContext,
  { request, actor }: { readonly request: IncomingMessage; readonly actor: HubActor },
  projectId: string,
): Promise<{ code: number; reason: string } | { canComment: boolean }> {
  const answer = await recheckCaller(context, request)
    .then((caller) => openProjectRecord(context, caller, projectId, 'see'))
    .catch(getCloseCode);
  if ('code' in answer) return answer;
  const isElse = actor.loggedIn && answer.actor.userId !== actor.userId;
  return isElse ? { code: CLOSE.loginNeeded, reason: 'Your session has ended.' } : { canComment: answer.canComment };
}

/** Returns the close code of an error, because browsers hide the HTTP status of a rejected handshake from scripts. */
function getCloseCode(error: unknown): { code: number; reason: string } {
  if (error instanceof NotFoundError) return { code: CLOSE.noProject, reason: 'The project does not exist.' };
  if (error instanceof LoginNeededError) return { code: CLOSE.loginNeeded, reason: 'Log in to use the hub.' };
  if (error instanceof ForbiddenError) return { code: CLOSE.notAMember, reason: 'You are not a member.' };
  if (error instanceof AnswerableError && error.status === 429) return { code: CLOSE.tryLater, reason: error.message };
  throw error;
}

function getRetryCloseCode(error: unknown, { log }: HubContext): { code: number; reason: string } {
  if (!isDatabaseOutage(error)) log.warn({ reason: getErrorText(error) }, 'the channel could not open a project');
  return { code: CLOSE.tryLater, reason: 'The channel does not respond; connect again later.' };
}

/** Returns the project and parameters of a channel URL. @throws BadRequestError that names the invalid parameter */
function parseChannelTarget(url: string): { projectId: string; name: string | undefined; since: number | undefined } {
  const [, encodedId = '', query = ''] = PATH.exec(url) ?? [];
  if (!hasUtf8Escapes(url)) throw new BadRequestError('The address is not UTF-8 text.');
  const parameters = new URLSearchParams(query);
  for (const name of new Set(parameters.keys())) {
    if (name !== 'name' && name !== 'since') throw new BadRequestError(`Unknown query parameter: ${name.slice(0, 60)}.`);
    if (parameters.getAll(name).length > 1) throw new BadRequestError(`${name} must not be repeated.`);
  }
  const name = parameters.get('name') ?? undefined;
  if (name !== undefined && (name === '' || countCharacters(name) > MAX_GUEST_NAME_LENGTH)) {
    throw new BadRequestError(`name must have 1 to ${MAX_GUEST_NAME_LENGTH} characters.`);
  }
  const problem = name === undefined ? undefined : findTextProblem('name', name);
  if (problem !== undefined) throw new BadRequestError(`${problem}.`);
  const since = parameters.get('since') ?? undefined;
  if (since !== undefined && !(/^\d{1,16}$/.test(since) && Number.isSafeInteger(Number(since)))) {
    throw new BadRequestError('since must be 0 or a positive whole number.');
  }
  return { projectId: decodePathSegment(encodedId) ?? '', name, since: since === undefined ? undefined : Number(since) };
}

/** Returns the actor with the requested name. Logged-in users keep the name from their login. */
function applyVisitorName(actor: HubActor, name = ''): HubActor {
  const chosen = normalizeVisitorName(name);
  return actor.loggedIn || chosen === '' ? actor : { ...actor, userName: chosen };
}

function isOwnHost({ headers: { origin, host, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  return site === undefined && origin !== undefined && host !== undefined && parseOriginHost(origin) === host.toLowerCase();
}

function parseOriginHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Returns the response to an invalid handshake (RFC 6455, section 4.2.1). */
function createHandshakeError(cause: Error): AnswerableError {
  return new BadRequestError(`This is not a WebSocket handshake: ${cause.message}.`, { cause });
}

function rejectUpgrade(request: IncomingMessage, stream: Duplex, error: unknown, { log }: HubContext): void {
  if (!(error instanceof AnswerableError)) {
    unexpectedErrors.inc();
    log.error({ err: error }, 'a socket could not be opened');
  }
  const [status, detail] = error instanceof AnswerableError ? [error.status, error.message] : [500, 'Something went wrong.'];
  const { head, body } = createBareErrorResponse(status, detail);
  if (stream.destroyed) return;
  observeUpgrade(request, status, head, body);
  countResponseWithoutHttp(status, OPERATION);
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
