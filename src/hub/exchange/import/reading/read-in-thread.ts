/** Reads files with bounded memory and time: short texts at once, everything else in a thread of its own. */
import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { BadRequestError } from '../../../../contract/errors.ts';
import type { Profile } from '../../../../profiles/profile.ts';
import type { IncomingRow } from './incoming.ts';
import { type ImportFile, type ImportFormat, type ReadFile, readImportFile } from './read-file.ts';
import { READING_LIMITS, type ReadingLimits } from './reading-limits.ts';

/** What the thread is given. */
export interface ThreadTask {
  readonly profile: Profile;
  readonly file: ImportFile;
  readonly limits: ReadingLimits;
}

/** What the thread sends. */
export type ThreadMessage =
  | { readonly kind: 'rows'; readonly rows: readonly IncomingRow[] }
  | { readonly kind: 'done'; readonly format: ImportFormat }
  | { readonly kind: 'refused'; readonly reason: string };

/** Characters, or bytes, that are read in a few milliseconds, whatever they say. */
const SHORT = 20_000;

/**
 * Reads a file.
 * @param folder for what the thread has to put aside; removing it is the caller's
 * @throws BadRequestError
 */
export async function readFileSafely(
  profile: Profile,
  file: ImportFile,
  folder: string,
  limits = READING_LIMITS,
): Promise<ReadFile> {
  const task = { profile, file, limits };
  return (await isShort(file)) ? readHere(task) : readInThread(task, folder);
}

async function isShort({ content, format }: ImportFile): Promise<boolean> {
  return format !== 'xlsx' && (content.text?.length ?? (await stat(content.path as string)).size) <= SHORT;
}

async function readHere({ profile, file, limits }: ThreadTask): Promise<ReadFile> {
  const rows: IncomingRow[] = [];
  const reading = readImportFile(profile, file, limits);
  for (;;) {
    const next = await reading.next();
    if (next.done === true) return { format: next.value, rows };
    rows.push(next.value);
  }
}

function readInThread(task: ThreadTask, folder: string): Promise<ReadFile> {
  const { memory, milliseconds } = task.limits;
  const worker = new Worker(new URL('./reader-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: memory },
    env: { TMPDIR: folder },
    // What a broken file makes a library print is no concern of the log.
    stdout: true,
    stderr: true,
  });
  const rows: IncomingRow[] = [];
  return new Promise<ReadFile>((resolve, reject) => {
    const refuse = (reason: string, cause?: unknown) => reject(new BadRequestError(reason, { cause }));
    const deadline = setTimeout(() => refuse('The file cannot be read: it takes too long.'), milliseconds);
    worker.on('message', (message: ThreadMessage) => {
      if (message.kind === 'rows') for (const row of message.rows) rows.push(row);
      else if (message.kind === 'done') resolve({ format: message.format, rows });
      else refuse(message.reason);
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const isTooMuch = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      refuse(`The file cannot be read: ${isTooMuch ? 'it needs more memory than is allowed' : 'it is broken'}.`, error);
    });
    worker.once('exit', () => {
      clearTimeout(deadline);
      refuse('The file cannot be read: it is broken.');
    });
  }).finally(() => worker.terminate());
}
