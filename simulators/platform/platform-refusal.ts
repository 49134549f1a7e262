/** Errors with the messages of the platform, which reveal addresses, IP addresses and names of other users. */
import type { Request } from 'express';

export class PlatformRefusal extends Error {
  override readonly name = 'PlatformRefusal';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function createBadRequest(text: string): PlatformRefusal {
  return new PlatformRefusal(400, text);
}

/** Returns the start of the message about a rejected request. */
export function getMessagePrefix(request: Request): string {
  return `BadRequest: ${formatCaller(request)}`;
}

export function createConflict(text: string): PlatformRefusal {
  return new PlatformRefusal(409, text);
}

/** Creates the 404 for a missing row of the database. */
export function createMissingRowError(): PlatformRefusal {
  return new PlatformRefusal(404, 'No row was found when one was required');
}

/** Creates the 404 for an object that does not exist in any organization. */
export function createNotFound(request: Request): PlatformRefusal {
  return new PlatformRefusal(404, `NotFound: ${formatCaller(request)} The requested URL was not found on the server.`);
}

/** Creates a 403 with the reason. */
export function createForbidden(request: Request, text: string): PlatformRefusal {
  return new PlatformRefusal(403, `Forbidden: ${formatCaller(request)} ${text}`);
}

/** Creates a 401 with the reason. */
export function createUnauthorized(request: Request, text: string): PlatformRefusal {
  return new PlatformRefusal(401, `Unauthorized: ${formatCaller(request)} ${text}`);
}

/** Creates a 415 with the reason. */
export function createUnsupportedMediaType(request: Request): PlatformRefusal {
  return new PlatformRefusal(415, `UnsupportedMediaType: ${formatCaller(request)} Did not attempt to load JSON data`);
}

/** Returns the requested address, as it appears in the platform's messages. */
export function getRequestedUrl(request: Request): string {
  return `http://${request.headers.host ?? 'platform.invalid'}${request.originalUrl}`;
}

function formatCaller(request: Request): string {
  return `${getRequestedUrl(request)}. IP: ${request.socket.remoteAddress ?? ''}.`;
}
