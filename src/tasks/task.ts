/** Work that would block other requests, as a named task with plain arguments that a thread carries out (ARCHITECTURE.md). */

import type { MountedService } from '../contract/pipeline.ts';
import type { Prepared } from '../contract/prepared.ts';

/** A kind of task. Argument and result are plain data: they are copied into the thread and back. */
export interface Task<Argument, Result> {
  readonly name: string;
  /** The thread of a task that takes longer is ended. */
  readonly milliseconds: number;
  /** Never set; ties the name to its types for the compiler. */
  readonly types?: (argument: Argument) => Result;
}

/** How a service carries out one of its tasks, inside a thread. */
export interface TaskWork {
  readonly name: string;
  readonly work: (argument: never) => Promise<unknown>;
}

/** Ties a task to the function that carries it out. */
export function workFor<Argument, Result>(
  { name }: Task<Argument, Result>,
  work: (argument: Argument) => Promise<Result>,
): TaskWork {
  return { name, work };
}

/** A service, and how it carries out its tasks. */
export interface TaskService extends MountedService {
  readonly tasks?: readonly TaskWork[];
}

/** A task on its way to a thread. */
export interface TaskCall {
  readonly task: string;
  readonly argument: unknown;
  /** Where the database is now; undefined without one. Holds a password: never log it. */
  readonly databaseUrl: string | undefined;
}

/** What became of a task: its result, or the error that it answers with. */
export type TaskOutcome = { readonly result: unknown } | { readonly refusal: Refusal };

/** An error with an answer of its own, as plain data: an error that crosses to another thread keeps its message only. */
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

/** Those bytes as an answer. */
export function jsonAnswer<Body>(bytes: Uint8Array): Prepared<Body> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { bytes: buffer, type: 'application/json; charset=utf-8', isSentOnce: true };
}
