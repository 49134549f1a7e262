/** Records requests to the simulated platform, so that tests can prove that some were not sent. */
import type { Request, Response } from 'express';

/** One received request. */
export interface PlatformCall {
  method: string;
  /** The encoded path with its query. */
  url: string;
  /** The operation of the contract; absent when there is no such operation. */
  operationId: string | undefined;
  isChange: boolean;
  /** True if it has the token. */
  isAuthorized: boolean;
  body: unknown;
  /** Absent unless the response was completed. */
  status: number | undefined;
}

/** The calls so far, in the order of their arrival. */
export interface CallLog {
  readonly all: readonly PlatformCall[];
  /** Returns the calls that request a change. */
  listChangingCalls(): readonly PlatformCall[];
  /** Removes all calls. */
  reset(): void;
}

/** A log that is written while requests arrive. */
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
