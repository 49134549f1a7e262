/** Runs operations in worker threads. Large replies become files, because slow clients would otherwise occupy memory. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Prepared } from '../../contract/prepared.ts';
import { createJsonAnswer } from '../../tasks/task.ts';
import type { Flash } from '../../web/replies/flash.ts';
import type { HubHandlers, ProjectAccess, ProjectRecordAccess } from '../access/guard.ts';
import { createExchangeFolder, removeExchangeFolder } from '../exchange/exchange-folders.ts';

/** Operations whose guard opens a project. */
export type ProjectOperationId = {
  [Id in keyof HubHandlers]: Parameters<HubHandlers[Id]>[0] extends { access: ProjectRecordAccess } ? Id : never;
}[keyof HubHandlers];

type HubCall<Id extends ProjectOperationId> = Parameters<HubHandlers[Id]>[0];

/** Validated parameters in a form that a worker thread can receive. */
export interface RequestedOfProject<Id extends ProjectOperationId> extends Pick<HubCall<Id>, 'path' | 'query' | 'body'> {
  /** Distinguishes an operation from the POST alias for its form. */
  readonly method: string;
  readonly wantsPage: boolean;
  readonly isForm: boolean;
  readonly flash: Flash | undefined;
}

export interface ProjectCall<Id extends ProjectOperationId> extends RequestedOfProject<Id> {
  readonly access: ProjectAccess;
}

/** `flash` is the message that the next page shows. */
export type ProjectReply<Id extends ProjectOperationId> = Awaited<ReturnType<HubHandlers[Id]>> & {
  readonly flash?: Flash | undefined;
};

export type ProjectOperations<Id extends ProjectOperationId = ProjectOperationId> = {
  [K in Id]: (call: ProjectCall<K>) => Promise<ProjectReply<K>>;
};

export interface AnyProjectReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly flash?: Flash | undefined;
  readonly type?: string;
  readonly content?: string | Buffer | Readable;
  readonly body?: unknown;
  readonly prepared?: Prepared<unknown>;
}

const MAX_MEMORY_BYTES = 8_000_000;

export interface TaskAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly flash: Flash | undefined;
  readonly type: string | undefined;
  readonly bytes: Uint8Array | undefined;
  /** True for a JSON body, false for a file or page. */
  readonly isJson: boolean;
  /** The file and its folder. Both are deleted after the response. */
  readonly file: { readonly folder: string; readonly path: string } | undefined;
}

export async function writeAnswer(dataDir: string, reply: AnyProjectReply): Promise<TaskAnswer> {
  const { status, headers = {}, flash, type, content, body, prepared } = reply;
  const isJson = body !== undefined || prepared !== undefined;
  const common = { status, headers, flash };
  if (content instanceof Readable)
    return { ...common, type, isJson, bytes: undefined, file: await writeTaskFile(dataDir, content) };
  const text = body === undefined ? content : JSON.stringify(body);
  const bytes = prepared?.bytes ?? (text === undefined ? undefined : Buffer.from(text));
  const named = { ...common, type: isJson ? 'application/json; charset=utf-8' : type, isJson };
  if (bytes === undefined || bytes.length <= MAX_MEMORY_BYTES) return { ...named, bytes, file: undefined };
  return { ...named, bytes: undefined, file: await writeTaskFile(dataDir, Readable.from([bytes], { objectMode: false })) };
}

async function writeTaskFile(dataDir: string, content: Readable) {
  const folder = await createExchangeFolder(dataDir, 'exports');
  try {
    const path = join(folder, 'answer');
    const file = await open(path, 'ax');
    await file.writeFile(content).finally(() => file.close());
    return { folder, path };
  } catch (error) {
    await removeExchangeFolder(folder);
    throw error;
  }
}

export function convertToReply({ status, headers, flash, type, bytes, file, isJson }: TaskAnswer): AnyProjectReply {
  const common = { status, headers, flash };
  if (file !== undefined) {
    const content = createReadStream(file.path);
    content.once('close', () => void removeExchangeFolder(file.folder));
    return { ...common, ...(type === undefined ? {} : { type }), content };
  }
  if (bytes === undefined) return common;
  if (isJson) return { ...common, prepared: createJsonAnswer(bytes) };
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { ...common, ...(type === undefined ? {} : { type }), content };
}
