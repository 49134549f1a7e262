/**
 * Operations that look at a whole project. What they are given and what they return is plain data, so that the answer about a large
 * project is worked out by a task.
 */
import type { Readable } from 'node:stream';
import type { Prepared } from '../../contract/prepared.ts';
import type { Flash } from '../../web/flash.ts';
import type { HubHandlers } from '../access/guard.ts';
import type { ProjectAccess } from '../access/project-access.ts';

/** The operations. */
export type ProjectOperationId =
  | 'showHubProject'
  | 'newHubEntityForm'
  | 'editHubEntity'
  | 'saveHubEntity'
  | 'listHubEntities'
  | 'showHubTable'
  | 'duplicateHubEntity'
  | 'moveHubEntity'
  | 'deleteHubEntity'
  | 'confirmHubEntityDeletion'
  | 'restoreHubEntity'
  | 'checkHubEntity'
  | 'checkHubEntitiesInBulk'
  | 'changeHubEntitiesInBulk'
  | 'showHubValidation'
  | 'validateHubProject'
  | 'listHubProblems'
  | 'fixHubProblems'
  | 'showHubGraph'
  | 'getHubGraph'
  | 'showHubAction'
  | 'undoHubAction'
  | 'restoreHubProject'
  | 'listHubExportLeftOut'
  | 'exportHubProject'
  | 'showHubImport'
  | 'chooseForHubImport'
  | 'applyHubImport';

type HubCall<Id extends ProjectOperationId> = Parameters<HubHandlers[Id]>[0];

/** What a request asks, without the request. */
export interface AskedOfProject<Id extends ProjectOperationId> extends Pick<HubCall<Id>, 'path' | 'query' | 'body'> {
  /** Tells an operation from its alias, which a form sends with POST. */
  readonly method: string;
  readonly wantsPage: boolean;
  /** Whether the body is a form, and not JSON. */
  readonly isForm: boolean;
  /** The message that the page shows. */
  readonly flash: Flash | undefined;
}

/** The same, about a project that was opened for the request. */
export interface ProjectCall<Id extends ProjectOperationId> extends AskedOfProject<Id> {
  readonly access: ProjectAccess;
}

/** An answer; `flash` is the message for the page that a browser goes on to. */
export type ProjectReply<Id extends ProjectOperationId> = Awaited<ReturnType<HubHandlers[Id]>> & {
  readonly flash?: Flash | undefined;
};

/** Functions that answer operations. */
export type ProjectOperations<Id extends ProjectOperationId = ProjectOperationId> = {
  [K in Id]: (call: ProjectCall<K>) => Promise<ProjectReply<K>>;
};

/** An answer whose operation does not matter. */
export interface AnyProjectReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly flash?: Flash | undefined;
  readonly type?: string;
  readonly content?: string | Buffer | Readable;
  readonly body?: unknown;
  readonly prepared?: Prepared<unknown>;
}
