/** Records requests to the simulated platform, so that tests can check which ones were sent. */
import type { Request, Response } from 'express';

/** One received request. */
export interface PlatformCall {
  method: string;
  /** The encoded path with its query. */
  url: string;
  /** Operation of the contract; undefined for unknown addresses. */
  operationId: string | undefined;
  isChange: boolean;
  /** True if the request has the token. */
  isAuthorized: boolean;
  body: unknown;
  /** Status of the response; undefined if the response was not completed. */
  status: number | undefined;
}

/** The requests in the order of their arrival. */
export interface CallLog {
  readonly all: readonly PlatformCall[];
  /** Returns the requests that change data. */
  listChangingCalls(): readonly PlatformCall[];
  reset(): void;
}

/** The log with a function that adds requests. */
export interface WritableCallLog extends CallLog {
  record(request: Request, response: Response, facts: Pick<PlatformCall, 'operationId' | 'isAuthorized'>): void;
}

export function createCallLog(): WritableCallLog {
  const all: PlatformCall[] = [];
  return {
    all,
    listChangingCalls: () => all.filter(({ isChange }) => isChange),
    reset() {
      all.length = 0;
    },
    record(request, response, facts) {
      all.push({
        method: request.method,
        url: request.originalUrl,
        isChange: request.method !== 'GET' && request.method !== 'HEAD',
        get body(): unknown {
          return request.body;
        },
        get status() {
          return response.writableEnded ? response.statusCode : undefined;
        },
        ...facts,
      });
    },
  };
}
