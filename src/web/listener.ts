/** What happens to every request before and after its service: identity, headers, the log line. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { observeExchange } from '../contract/observed.ts';
import type { PreparedAnswers } from '../contract/prepared-answers.ts';
import type { Log } from '../log.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { limitArrival } from './slow-arrival.ts';

/** Makes the listener in front of the application. */
export function createListener(app: RequestListener, preparedAnswers: PreparedAnswers, log: Log): RequestListener {
  const isLogged = log.isLevelEnabled('info');
  return (request, response) => {
    observeExchange(request, response, 'application');
    const requestId = randomUUID();
    response.setHeader('X-Request-Id', requestId);
    setSecurityHeaders(response);
    limitArrival(request, response);
    if (isLogged) logWhenDone(request, response, requestId, log);
    if (!preparedAnswers.answer(request, response)) app(request, response);
  };
}

function logWhenDone(request: IncomingMessage, response: ServerResponse, requestId: string, log: Log): void {
  const start = performance.now();
  const { method, url = '' } = request;
  response.once('close', () => {
    // The query is left out: it may hold names, addresses or codes of a login.
    const path = url.split('?', 1)[0]?.slice(0, 500);
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log.info({ requestId, method, path, status: response.statusCode, ms, complete: response.writableFinished }, 'request');
  });
}

/** Answers what Node cannot even parse as HTTP, in the form of every other error. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, detail] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The headers of the request are too large.']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request did not arrive in time.']
        : ['400 Bad Request', 'The request is not valid HTTP.'];
  const body = JSON.stringify({ detail });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nX-Request-Id: ${randomUUID()}\r\nConnection: close\r\n\r\n${body}`,
  );
}
