/**
 * Reads a file in a thread of its own, so that one that is broken or built to do harm costs this thread and nothing else. Sends portions of
 * rows, then `done`, or `refused`.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { BadRequestError } from '../../../../contract/errors.ts';
import type { IncomingRow } from './incoming.ts';
import { readImportFile } from './read-file.ts';
import type { ThreadMessage, ThreadTask } from './read-in-thread.ts';

const PORTION = 200;
const { profile, file, limits } = workerData as ThreadTask;

const send = (message: ThreadMessage) => parentPort?.postMessage(message);

try {
  let portion: IncomingRow[] = [];
  const rows = readImportFile(profile, file, limits);
  let next = await rows.next();
  for (; next.done !== true; next = await rows.next()) {
    if (portion.push(next.value) < PORTION) continue;
    send({ kind: 'rows', rows: portion });
    portion = [];
  }
  send({ kind: 'rows', rows: portion });
  send({ kind: 'done', format: next.value });
} catch (error) {
  send({
    kind: 'refused',
    reason: error instanceof BadRequestError ? error.message : 'The file cannot be read: it is broken.',
  });
}
