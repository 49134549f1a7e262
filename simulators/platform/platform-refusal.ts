/** Errors in the platform's own words. They leak data, as the real ones do: addresses, network addresses, names of others. */
import type { Request } from 'express';

/** A response of the platform that is an error. */
export class PlatformRefusal extends Error {
  override readonly name = 'PlatformRefusal';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** 400 in plain words. */
export function createBadRequest(text: string): PlatformRefusal {
  return new PlatformRefusal(400, text);
}

/** The start of the message for a rejected request. */
export function getPrefix(request: Request): string {
  return `BadRequest: ${formatCaller(request)}`;
}

/** 409 in plain words. */
export function createConflict(text: string): PlatformRefusal {
  return new PlatformRefusal(409, text);
}

/** 404 of a row that the database does not have. */
export function createMissingRow(): PlatformRefusal {
  return new PlatformRefusal(404, 'No row was found when one was required');
}

/** 404 of an object that exists nowhere. */
export function createNotFound(request: Request): PlatformRefusal {
  return new PlatformRefusal(404, `NotFound: ${formatCaller(request)} The requested URL was not found on the server.`);
}

/** 403 with the reason. */
export function createForbidden(request: Request, text: string): PlatformRefusal {
  return new PlatformRefusal(403, `Forbidden: ${formatCaller(request)} ${text}`);
}

/** 401 with the reason. */
export function createUnauthorized(request: Request, text: string): PlatformRefusal {
  return new PlatformRefusal(401, `Unauthorized: ${formatCaller(request)} ${text}`);
}

/** 415 with the reason. */
export function createUnsupportedMediaType(request: Request): PlatformRefusal {
  return new PlatformRefusal(415, `UnsupportedMediaType: ${formatCaller(request)} Did not attempt to load JSON data`);
}

/** The requested address in the platform's messages. */
export function getRequestedUrl(request: Request): string {
  return `http://${request.headers.host ?? 'platform.invalid'}${request.originalUrl}`;
}

function formatCaller(request: Request): string {
  return `${getRequestedUrl(request)}. IP: ${request.socket.remoteAddress ?? ''}.`;
}
