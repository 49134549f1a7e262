/**
 * Operations on a whole project. Their input and output are plain data, so that a task can compute the reply for a large project.
 */
import type { Readable } from 'node:stream';
import type { Prepared } from '../../contract/prepared.ts';
import type { Flash } from '../../web/flash.ts';
import type { HubHandlers } from '../access/guard.ts';
import type { ProjectAccess, ProjectRecordAccess } from '../access/project-access.ts';

/** Operations for which the guard opens a project. */
export type ProjectOperationId = {
  [Id in keyof HubHandlers]: Parameters<HubHandlers[Id]>[0] extends { access: ProjectRecordAccess } ? Id : never;
}[keyof HubHandlers];

type HubCall<Id extends ProjectOperationId> = Parameters<HubHandlers[Id]>[0];

/** The parameters of a request. */
export interface AskedOfProject<Id extends ProjectOperationId> extends Pick<HubCall<Id>, 'path' | 'query' | 'body'> {
  /** Distinguishes an operation from its alias, which a form sends with POST. */
  readonly method: string;
  readonly wantsPage: boolean;
  /** True if the body is a form instead of JSON. */
  readonly isForm: boolean;
  /** The message on the page. */
  readonly flash: Flash | undefined;
}

/** The parameters of a request with its opened project. */
export interface ProjectCall<Id extends ProjectOperationId> extends AskedOfProject<Id> {
  readonly access: ProjectAccess;
}

/** A reply; `flash` is the message for the page of the redirect. */
export type ProjectReply<Id extends ProjectOperationId> = Awaited<ReturnType<HubHandlers[Id]>> & {
  readonly flash?: Flash | undefined;
};

/** Implementations of the operations. */
export type ProjectOperations<Id extends ProjectOperationId = ProjectOperationId> = {
  [K in Id]: (call: ProjectCall<K>) => Promise<ProjectReply<K>>;
};

/** A reply of any operation. */
export interface AnyProjectReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly flash?: Flash | undefined;
  readonly type?: string;
  readonly content?: string | Buffer | Readable;
  readonly body?: unknown;
  readonly prepared?: Prepared<unknown>;
}
