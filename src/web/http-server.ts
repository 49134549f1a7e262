/** Starts and stops an HTTP server (docs/requirements.md, O5). */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type ConnectionLimits, NO_CONNECTION_LIMITS, type Upgrade } from '../contract/pipeline.ts';
import { respondToClientError, sendBareResponse } from './bare-answers.ts';
import type { HostCheck } from './hosts/this-machine.ts';
import { findRequestTargetError, resolveTarget } from './request-target.ts';
import { MAX_IDLE_MS } from './slow-arrival.ts';

/** Thrown if the server cannot listen on the configured address. */
export class ListenError extends Error {
  /** Error code of the system, such as EADDRINUSE. */
  readonly code: string | undefined;
  constructor(message: string, cause: NodeJS.ErrnoException) {
    super(message, { cause });
    this.code = cause.code;
  }
}

const MS_BETWEEN_TIDYING = 50;
/** Milliseconds to wait for the first request of a connection. Browsers open connections in advance. */
const FIRST_REQUEST_WAIT_MS = 500;

export interface ListeningServer {
  readonly server: Server;
  /** URL that a browser on this machine can open, without a trailing slash. */
  readonly address: string;
  /** Stops accepting connections, waits at most `graceMs` for active requests, and closes the rest. */
  stop: (graceMs: number) => Promise<void>;
}

export interface Served {
  listener: RequestListener;
  upgrades?: readonly Upgrade[];
  /** Returns the limits of a connection that requests an upgrade; by default none. */
  getConnectionLimits?: (request: IncomingMessage) => ConnectionLimits;
  /** Returns whether a host is valid for upgrade requests; by default, all are. */
  takesHost?: HostCheck;
}

/** Starts to listen on host and port, or on the bound socket with the file descriptor `inherited`. @throws ListenError */
export async function startListening(
  { listener, upgrades = [], getConnectionLimits = () => NO_CONNECTION_LIMITS, takesHost = () => true }: Served,
  host: string,
  port: number,
  inherited?: number,
): Promise<ListeningServer> {
  const findUpgrade = (request: IncomingMessage) => upgrades.find((upgrade) => upgrade.accepts(request));
  // Some bodies may take hours, so slow-arrival.ts limits bodies instead.
  const limits = { keepAliveTimeout: 65_000, requestTimeout: 0, headersTimeout: 60_000 };
  // Omits the `end` event of requests without a body, which makes cached responses faster (see read-through.ts).
  const optimizeEmptyRequests = true;
  const server = createServer(
    {
      ...limits,
      optimizeEmptyRequests,
      requireHostHeader: false,
      shouldUpgradeCallback: (request) => findUpgrade(request) !== undefined,
    },
    listener,
  );
  server.timeout = MAX_IDLE_MS;
  server.on('upgrade', (request, socket, head) => {
    resolveTarget(request);
    const refusal = findRequestTargetError(request, takesHost);
    if (refusal !== undefined) sendBareResponse(socket, refusal.status, refusal.detail);
    else findUpgrade(request)?.handleUpgrade(request, socket, head, getConnectionLimits(request));
  });
  server.on('connect', (_request, socket) => sendBareResponse(socket, 501, 'This server is not a proxy and opens no tunnels.'));
  server.on('clientError', respondToClientError);
  const since: ConnectedSince = new Map();
  server.on('connection', (socket) => {
    since.set(socket, performance.now());
    socket.once('close', () => since.delete(socket));
  });
  // Expectations may be ignored (RFC 9110, section 10.1.1). Node's 417 would have neither a reason nor a request ID.
  server.on('checkExpectation', listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ListenError(explainListenError(error, host, port), error)),
    );
    server.listen(inherited === undefined ? { port, host } : { fd: inherited }, resolve);
  });
  const { address, port: bound, family } = server.address() as AddressInfo;
  const reachable = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address;
  return {
    server,
    address: `http://${family === 'IPv6' || reachable.includes(':') ? `[${reachable}]` : reachable}:${bound}`,
    stop: (graceMs) => stopServer(server, since, graceMs),
  };
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is in use by another program; set PORT to a free port.`;
    case 'EACCES':
      return `Port ${port} on ${host} needs rights that this process does not have; set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}; set HOST.`;
    default:
      return `Listening on ${host}, port ${port} failed: ${error.message}`;
  }
}

/** Time of connection in milliseconds, for each open socket. */
type ConnectedSince = Map<Socket, number>;

function stopServer(server: Server, since: ConnectedSince, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
    const closeUnusedConnections = () => {
      // Closes connections that wait for a further request.
      server.closeIdleConnections();
      // Node.js does not close connections without a request. The first request of a new connection may still arrive.
      const requestedAt = performance.now() - FIRST_REQUEST_WAIT_MS;
      for (const [socket, at] of since) if (socket.bytesRead === 0 && at < requestedAt) socket.destroy();
    };
    const tidying = setInterval(closeUnusedConnections, MS_BETWEEN_TIDYING);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(tidying);
      resolve();
    });
    closeUnusedConnections();
  });
}
