/** Checks large JSON bodies against the contract in a thread, with the request object that the validator requires. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Express, Request, Response } from 'express';
import { rejectUnsafeJson } from '../bodies.ts';
import type { Route } from '../route-table.ts';
import type { Enforcement } from './enforcement.ts';
import { JSON_TYPE } from './media-types.ts';

export interface LargeBodyRequest {
  readonly document: string;
  readonly tag: string;
  readonly method: string;
  readonly url: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** True if the handler needs the parsed body. */
  readonly isParsed: boolean;
}

/** The result of the check. Bodies that are parsed later are returned as minified bytes. */
export type LargeBodyAnswer =
  | { readonly violation: LargeBodyViolation }
  | { readonly bytes: Uint8Array<ArrayBuffer>; readonly pathParams: unknown; readonly query: unknown };

export interface LargeBodyViolation {
  readonly status: number;
  readonly message: string;
  readonly errors?: readonly object[] | undefined;
}

/** Maximum number of violations to return. The first ones are the most helpful. */
const MAX_VIOLATIONS = 1_000;

/** Checks the body and the other parts of the request. @throws the errors that the parser of short bodies throws */
export async function checkLargeBody(
  app: Express,
  enforcement: Enforcement,
  { tag, method, url, bytes, isParsed }: LargeBodyRequest,
): Promise<LargeBodyAnswer> {
  rejectUnsafeJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw Object.assign(new Error((error as Error).message, { cause: error }), { status: 400, type: 'entity.parse.failed' });
  }
  const request = createRequest(app, method, url, body);
  const error = await new Promise<unknown>((resolve) => {
    enforcement({ tag } as Route, request, createResponse(app, request), resolve);
  });
  if (error !== undefined) return { violation: getViolation(error) };
  const { openapi, query } = request as Request & { openapi?: { pathParams?: unknown } };
  const transferred = isParsed ? new TextEncoder().encode(JSON.stringify(body)) : bytes;
  return { bytes: transferred, pathParams: { ...(openapi?.pathParams as object) }, query: { ...query } };
}

function createRequest(app: Express, method: string, url: string, body: unknown): Request {
  const request = Object.setPrototypeOf(new IncomingMessage(new Socket()), app.request) as Request;
  Object.assign(request, { method, url, originalUrl: url, baseUrl: '', app, body });
  request.headers['content-type'] = JSON_TYPE;
  return request;
}

function createResponse(app: Express, request: Request): Response {
  const response = Object.setPrototypeOf(new ServerResponse(request), app.response) as Response;
  return Object.assign(response, { app, req: request, locals: {} });
}

/** Returns the violation in an error of the validator. @throws other errors unchanged */
function getViolation(error: unknown): LargeBodyViolation {
  const { status, message, errors } = error as Partial<LargeBodyViolation>;
  if (status === undefined || message === undefined) throw error;
  return { status, message, errors: errors?.slice(0, MAX_VIOLATIONS).map((one) => ({ ...one })) };
}

export function createViolationError({ status, message, errors }: LargeBodyViolation): Error {
  return Object.assign(new Error(message), { status, errors });
}
