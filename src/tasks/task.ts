/** Work that would block other requests, as a named task with plain arguments that a thread runs (ARCHITECTURE.md). */

import type { MountedService } from '../contract/pipeline.ts';
import type { Prepared } from '../contract/prepared.ts';

/** A kind of task. Argument and result are plain data, because they are copied between threads. */
export interface Task<Argument, Result> {
  readonly name: string;
  /** The server ends the thread of a task that takes longer, in milliseconds. */
  readonly milliseconds: number;
  /** Never set. It ties the name to its types for the compiler. */
  readonly types?: (argument: Argument) => Result;
}

/** Runs a task of a service, inside a thread. */
export interface TaskWork {
  readonly name: string;
  readonly work: (argument: never) => Promise<unknown>;
}

/** Ties a task to its function. */
export function workFor<Argument, Result>(
  { name }: Task<Argument, Result>,
  work: (argument: Argument) => Promise<Result>,
): TaskWork {
  return { name, work };
}

/** A service with the implementations of its tasks. */
export interface TaskService extends MountedService {
  readonly tasks?: readonly TaskWork[];
}

/** A task on its way to a thread. */
export interface TaskCall {
  readonly task: string;
  readonly argument: unknown;
  /** The current database address. Undefined without a database. It contains a password: never log it. */
  readonly databaseUrl: string | undefined;
}

/** The outcome of a task: its result, or an error with a response. */
export type TaskOutcome = { readonly result: unknown } | { readonly refusal: Refusal };

/** An error with a response, as plain data. An error that crosses threads keeps only its message. */
export interface Refusal {
  readonly name: string;
  readonly status: number;
  readonly detail: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Writes a value as JSON, inside a thread. */
export function jsonBytes(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}

/** The same bytes as an answer. */
export function jsonAnswer<Body>(bytes: Uint8Array): Prepared<Body> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { bytes: buffer, type: 'application/json; charset=utf-8', isSentOnce: true };
}
