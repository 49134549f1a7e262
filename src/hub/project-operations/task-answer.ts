/** Replies that leave a thread: as bytes, or as a file if they are large, so that slow readers do not fill the memory. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { jsonAnswer } from '../../tasks/task.ts';
import type { Flash } from '../../web/flash.ts';
import { createExchangeFolder, removeExchangeFolder } from '../exchange/exchange-folders.ts';
import type { AnyProjectReply } from './operation.ts';

const MAX_MEMORY_BYTES = 8_000_000;

/** The reply as plain data. */
export interface TaskAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly flash: Flash | undefined;
  readonly type: string | undefined;
  readonly bytes: Uint8Array | undefined;
  /** True if the bytes are JSON of the contract. */
  readonly isJson: boolean;
  /** Deleted with its folder after it was sent. */
  readonly file: { readonly folder: string; readonly path: string } | undefined;
}

/** Serializes a reply. */
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

/** Restores the reply, ready to be sent. */
export function readAnswer({ status, headers, flash, type, bytes, file, isJson }: TaskAnswer): AnyProjectReply {
  const common = { status, headers, flash };
  if (file !== undefined) {
    const content = createReadStream(file.path);
    content.once('close', () => void removeExchangeFolder(file.folder));
    return { ...common, ...(type === undefined ? {} : { type }), content };
  }
  if (bytes === undefined) return common;
  if (isJson) return { ...common, prepared: jsonAnswer(bytes) };
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { ...common, ...(type === undefined ? {} : { type }), content };
}
