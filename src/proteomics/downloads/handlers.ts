import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { NotFoundError } from '../../contract/errors.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import { createZipStream } from '../../files/zip-stream.ts';
import { BoundedMap, getOrAdd } from '../../memoize.ts';
import { abortAtClose } from '../../tasks/task-runner.ts';
import { createAttachmentHeader } from '../../web/replies/replies.ts';
import { replyWithStoredFile } from '../../web/replies/stored-file.ts';
import type { ProteomicsHandlers } from '../access/guard.ts';
import type { ProteomicsContext } from '../context.ts';
import { findNamedRuns } from '../quality/scope.ts';
import { findPipeline, findRawFile } from '../records.ts';
import { openDownloadInTurn } from '../results/download.ts';
import { createArchive, findRawFilesOfRuns, findResultFilesOfRuns, type RunFile } from './archive.ts';

/** Checksums of result files by key. The content of a key never changes, so the cache is always valid. */
const checksums = new BoundedMap<string, Promise<string>>(10_000);

function computeChecksum(files: Pick<StoredFiles, 'open'>, key: string): Promise<string> {
  return getOrAdd(checksums, key, async () => {
    try {
      const hash = createHash('sha256');
      for await (const bytes of await files.open(key)) hash.update(bytes as Buffer);
      return hash.digest('hex');
    } catch (error) {
      checksums.delete(key);
      throw error;
    }
  });
}

export function createDownloadHandlers(context: ProteomicsContext) {
  const { pool, settings, now } = context;
  const replyWithDigest = async (request: Request, file: RunFile) => {
    const files = openStoredFiles(settings);
    return replyWithStoredFile(files, request, { ...file, sha256: file.sha256 ?? (await computeChecksum(files, file.key)) });
  };
  return {
    async downloadRawFile({ path, request }) {
      const run = await findRawFile(pool, path.run);
      const file = (await findRawFilesOfRuns(context, [run])).get(run.uuid);
      if (file === undefined)
        throw new NotFoundError('The raw file of this run is not stored here: only its results were imported.');
      return replyWithDigest(request, file);
    },
    async downloadResultFile({ path, request }) {
      const run = await findRawFile(pool, path.run);
      const file = (await findResultFilesOfRuns(context, [run])).get(run.uuid)?.find(({ name }) => name === path.name);
      if (file === undefined) throw new NotFoundError(`The run has no result file ${path.name}.`);
      return replyWithDigest(request, file);
    },
    async downloadRunFiles({ query, request, response }) {
      const found = await findPipeline(pool, query.project, query.pipeline);
      const { name, entries } = await createArchive(context, found, await findNamedRuns(pool, found.pipeline, query.raw_file));
      // Computing checksums takes processor time, so requests are queued by client.
      const turn = { client: context.tasks.clientOf(request), signal: abortAtClose(response) };
      const content = await openDownloadInTurn(() => createZipStream(entries, now()), turn);
      return { status: 200, type: 'application/zip', content, headers: createAttachmentHeader(`${name}.zip`) };
    },
  } satisfies Partial<ProteomicsHandlers>;
}
