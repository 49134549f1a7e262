/** Types of handlers for generated stubs. A handler that differs from the operation in the contract does not compile. */
import type { Readable } from 'node:stream';
import type { Request, RequestHandler, Response, Router } from 'express';
import { addAccessCheck } from '../storage/current-request.ts';
import type { Prepared } from './prepared.ts';
import { sendReply } from './reply.ts';

export interface Operation {
  operationId: string;
  /** The operation whose handler also handles this one, because HTML forms only support GET and POST. */
  aliasOf?: string;
  method: string;
  /** Path template in the contract, such as `/schemas/{version}`. */
  path: string;
  access: string;
  statuses: readonly number[];
}

/** An operation as openapi-typescript describes it. */
export interface OperationTypes {
  parameters: { query?: unknown; header?: unknown; path?: unknown; cookie?: unknown };
  requestBody?: unknown;
  responses: object;
}

type Member<T, K extends PropertyKey> = T extends { [P in K]?: infer V } ? V : never;
type Present<T> = [T] extends [undefined] | [never] ? Record<string, never> : Exclude<T, undefined>;
type BodyOf<O> = NonNullable<Member<O, 'requestBody'>> extends { content: infer C } ? C[keyof C] : undefined;
type OptionalBody<O> = undefined extends Member<O, 'requestBody'> ? BodyOf<O> | undefined : BodyOf<O>;

/** Headers of a response in addition to its media type. */
export type ReplyHeaders = Record<string, string>;

/**
 * The content of a response. JSON is a typed value, or its prepared bytes. Other responses specify their media type, as does
 * streamed or nonstandard JSON, which is not validated.
 */
type ContentReply<S, C> = {
  [M in keyof C]: M extends 'application/json'
    ?
        | { status: S; body: C[M]; headers?: ReplyHeaders }
        | { status: S; prepared: Prepared<C[M]>; headers?: ReplyHeaders }
        | { status: S; type: M; content: Buffer | Readable; headers?: ReplyHeaders }
    :
        | { status: S; type: M; content: string | Buffer | Readable; headers?: ReplyHeaders }
        | { status: S; type: M; prepared: Prepared<unknown>; headers?: ReplyHeaders };
}[keyof C];

type ReplyOf<S, R> = R extends { content: infer C }
  ? [C] extends [never]
    ? { status: S; headers?: ReplyHeaders }
    : ContentReply<S, C>
  : { status: S; headers?: ReplyHeaders };

export type Reply<O extends OperationTypes> = {
  [S in keyof O['responses'] & number]: ReplyOf<S, O['responses'][S]>;
}[keyof O['responses'] & number];

/** A validated call that the guard has admitted. */
export interface Call<O extends OperationTypes, Access = unknown> {
  path: Present<O['parameters']['path']>;
  query: Present<O['parameters']['query']>;
  body: OptionalBody<O>;
  request: Request;
  response: Response;
  access: Access;
}

type AnyCall<O, Access> = O extends OperationTypes ? Call<O, Access> : never;
type AnyReply<O> = O extends OperationTypes ? Reply<O> : never;

/** Handles one operation and its aliases. The error boundary handles errors (see errors.ts). */
export type Handler<O extends OperationTypes, Access = unknown> = (
  call: AnyCall<O, Access>,
) => AnyReply<O> | Promise<AnyReply<O>>;

/** A call before the guard has checked it. */
export interface UnguardedCall {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly request: Request;
  readonly response: Response;
}

/** One check for each access rule of a document. Each returns `access` for the handlers, or throws. */
export type AccessGuard<Access> = {
  readonly [Rule in keyof Access]: (call: UnguardedCall) => Access[Rule] | Promise<Access[Rule]>;
};

export interface GuardedHandlers<Access, Handlers> {
  readonly guard: AccessGuard<Access>;
  readonly handlers: Handlers;
  /** Responds to an error of the guard or the handlers, or rethrows it. */
  readonly answerError?: (error: unknown, call: UnguardedCall) => unknown;
}

/** Registers the handlers of a document on a router. Paths without parameters come first, because the first match applies. */
export function mountHandlers<Access, Handlers extends object>(
  router: Router,
  operations: readonly Operation[],
  service: GuardedHandlers<Access, Handlers>,
): void {
  const byPath = [...operations].sort(
    (a, b) => rankParameters(a.path) - rankParameters(b.path) || a.path.localeCompare(b.path),
  );
  for (const operation of byPath) {
    const path = operation.path.replace(/\{([^{}]+)\}/g, ':$1');
    router[operation.method.toLowerCase() as 'get'](path, adaptHandler(operation, service));
  }
}

/** The validator stores converted path parameters here. The router's own parameters are strings. */
interface EnforcedRequest extends Request {
  openapi?: { pathParams?: Record<string, unknown> };
}

function rankParameters(path: string): number {
  return path.split('{').length;
}

function adaptHandler<Access, Handlers>(
  operation: Operation,
  { guard, handlers, answerError }: GuardedHandlers<Access, Handlers>,
): RequestHandler {
  const letIn = guard[operation.access as keyof Access];
  const handler = handlers[(operation.aliasOf ?? operation.operationId) as keyof Handlers] as Handler<OperationTypes>;
  return async (request, response) => {
    const call: UnguardedCall = {
      operation,
      path: (request as EnforcedRequest).openapi?.pathParams ?? request.params,
      query: request.query,
      body: request.body,
      request,
      response,
    };
    let reply: unknown;
    try {
      const access = await letIn(call);
      addAccessCheck(async () => {
        // Sessions and tokens are cached by request object, so the check needs a new one. Its response is inaccessible, so that
        // no cookie is set.
        await letIn({ ...call, request: Object.create(request, { res: { value: undefined } }) });
      });
      reply = await handler({ ...call, access } as Call<OperationTypes>);
    } catch (error) {
      if (answerError === undefined) throw error;
      reply = await answerError(error, call);
    }
    sendReply(request, response, reply as Reply<OperationTypes>);
  };
}
