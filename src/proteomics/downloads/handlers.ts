/** Handles downloads of the files of runs (openapi/proteomics, "Proteomics runs"). */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Request } from 'express';
import { NotFoundError, RangeNotSatisfiableError } from '../../contract/errors.ts';
import { matchesEtag } from '../../contract/prepared.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import { createZipStream } from '../../files/zip-stream.ts';
import { abortAtClose } from '../../tasks/task-runner.ts';
import { createAttachmentHeader } from '../../web/replies/replies.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { findNamedRuns } from '../quality/scope.ts';
import { findPipeline, findRawFile } from '../records.ts';
import { openInTurn } from '../results/download.ts';
import { createArchive } from './archive.ts';
import { findRawFilesOf, findResultFilesOf, type RunFile } from './run-files.ts';

/** Returns the handlers that send raw files, result files and archives. */
export function createDownloadHandlers(context: ProteomicsContext) {
  const { pool, settings, now } = context;
  return {
    async downloadRawFile({ path, request }) {
      const run = await findRawFile(pool, path.run);
      const file = (await findRawFilesOf(context, [run])).get(run.uuid);
      if (file === undefined)
        throw new NotFoundError('The raw file of this run is not stored here: only its results were imported.');
      return sendFile(request, file);
    },
    async downloadResultFile({ path, request }) {
      const run = await findRawFile(pool, path.run);
      const file = (await findResultFilesOf(context, [run])).get(run.uuid)?.find(({ name }) => name === path.name);
      if (file === undefined) throw new NotFoundError(`The run has no result file ${path.name}.`);
      return sendFile(request, file);
    },
    async downloadRunFiles({ query, request, response }) {
      const found = await findPipeline(pool, query.project, query.pipeline);
      const { name, entries } = await createArchive(context, found, await findNamedRuns(pool, found.pipeline, query.raw_file));
      // // Checksums need processor time, so clients take turns.
      const turn = { client: context.tasks.clientOf(request), signal: abortAtClose(response) };
      const content = await openInTurn(() => createZipStream(entries, now()), turn);
      return { status: 200, type: 'application/zip', content, headers: createAttachmentHeader(`${name}.zip`) };
    },
  } satisfies Partial<ProteomicsHandlers>;

  async function sendFile(request: Request, file: RunFile) {
    const { name, key, size, sha256 } = file;
    // // The content of a key never changes.
    const ETag = `"${sha256 ?? createHash('sha256').update(key).digest('hex')}"`;
    if (matchesEtag(request.headers['if-none-match'], ETag)) return { status: 304, headers: { ETag } } as const;
    const headers = {
      ETag,
      'Accept-Ranges': 'bytes',
      ...createAttachmentHeader(name),
      ...(sha256 === null ? {} : { 'Repr-Digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:` }),
    };
    const type = 'application/octet-stream' as const;
    const range = readRange(request, size, ETag);
    const isHead = request.method === 'HEAD';
    if (range === undefined) {
      const content = isHead ? Readable.from([]) : await openStoredFiles(settings).open(key);
      return { status: 200, type, content, headers: { ...headers, 'Content-Length': String(size) } } as const;
    }
    const { start, end } = range;
    const part = { 'Content-Range': `bytes ${start}-${end}/${size}`, 'Content-Length': String(end - start + 1) };
    const content = await openStoredFiles(settings).open(key, range);
    return { status: 206, type, content, headers: { ...headers, ...part } } as const;
  }
}

/** Returns the single range of a request; undefined if the whole file is to be sent. @throws RangeNotSatisfiableError */
function readRange(request: Request, size: number, etag: string): { readonly start: number; readonly end: number } | undefined {
  const condition = request.headers['if-range'];
  if (request.method === 'HEAD' || (condition !== undefined && condition !== etag)) return undefined;
  const ranges = request.range(size, { combine: true });
  if (ranges === -1) throw new RangeNotSatisfiableError(size);
  return ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 ? undefined : ranges[0];
}
