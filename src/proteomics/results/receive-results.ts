import type { Request } from 'express';
import { BadRequestError } from '../../contract/errors.ts';
import { hasHiddenCharacters } from '../../files/hidden-characters.ts';
import { requireVirusFreeFile } from '../../files/virus-scan.ts';
import { type ReceivedParts, receiveParts, removeArrivedFiles } from '../../web/uploads/multipart.ts';
import type { PipelineCaller } from '../access/caller.ts';
import type { ProteomicsContext } from '../context.ts';
import { extractFileName } from '../engines/formulas/formula.ts';
import { explainCompanion } from '../engines/recognition/companions.ts';
import { removeCompression } from '../engines/recognition/plain-table.ts';
import { findResultFileName, RESULT_FILES, type ResultFileName } from '../ingestion/columns.ts';
import type { UnusedFile } from '../ingestion/raw-files-inside.ts';
import { findPipelineByUuid } from '../records.ts';
import type { IncomingFiles } from '../uploads/incoming-files.ts';
import { unpackReceivedFiles } from './plain-files.ts';

/** Maximum number of files in an import. FragPipe writes the same tables for each experiment. */
const MAX_FILES = 1_000;

/** Streams a multipart body to files, which the caller removes. `watch` receives the fields. @throws BadRequestError */
export async function receiveResults(
  context: ProteomicsContext,
  incoming: IncomingFiles,
  { request, access }: { readonly request: Request; readonly access: PipelineCaller },
  watch: (fields: ReadonlyMap<string, string>) => void = () => {},
): Promise<ReceivedParts> {
  const { settings, pool } = context;
  const seen = new Set<ResultFileName>();
  // The right to write is checked once for all files.
  let allowed: Promise<void> | undefined;
  const requireName = async (pipeline: string) => {
    await findPipelineByUuid(pool, pipeline);
    await access.authorizePipeline(pipeline);
  };
  const received = await receiveParts(request, incoming, {
    fields: ['pipeline', 'raw_file', 'folder', 'engine', SKIP_UNREADABLE, 'date_order'],
    filePart: 'files',
    mostFiles: MAX_FILES,
    maxFileBytes: settings.maxResultFileBytes,
    allOrNothing: true,
    // The files are flushed later, at their final place.
    isTemporary: true,
    requireName(name, member) {
      const path = requireFileName(name, member);
      const known = findResultFileName(removeCompression(extractFileName(path)));
      // Files of other engines are recognized by their content. Their names are only for messages.
      if (known === undefined) return path;
      if (seen.has(known)) throw new BadRequestError(`${member} has ${known} twice.`);
      seen.add(known);
      return known;
    },
    async beforeFile(fields) {
      watch(fields);
      const pipeline = fields.get('pipeline');
      if (pipeline === undefined) return;
      allowed ??= requireName(pipeline);
      await allowed;
    },
    // The field `pipeline` can follow the files.
    async confirm(fields) {
      const pipeline = fields.get('pipeline');
      if (pipeline !== undefined) await access.authorizePipeline(pipeline);
    },
  });
  try {
    for (const file of received.files) if ('path' in file) await requireVirusFreeFile(context, file.name, file.path);
    return await unpackReceivedFiles(received, incoming, isLenientImport(received));
  } catch (error) {
    await removeArrivedFiles(received, incoming);
    throw error;
  }
}

/** Form field that allows the import to skip unreadable files. */
const SKIP_UNREADABLE = 'skip_unreadable';

export function isLenientImport({ fields }: ReceivedParts): boolean {
  return fields.has(SKIP_UNREADABLE);
}

export function requireSkipValue({ fields }: ReceivedParts): void {
  if (!['true', 'on', undefined].includes(fields.get(SKIP_UNREADABLE)))
    throw new BadRequestError(`${SKIP_UNREADABLE} must be true or absent.`);
}

/** Returns whether the request names or contains results of another engine, not only companions of MaxQuant tables. */
export function isFromOtherEngine({ fields, files }: ReceivedParts): boolean {
  const others = files.filter(({ name }) => !isResultFile(name));
  const isBesideMaxQuant = others.length < files.length && others.every(({ name }) => explainCompanion(name) !== undefined);
  return fields.has('engine') || (others.length > 0 && !isBesideMaxQuant);
}

/** Returns the MaxQuant and RawTools files in an import of another engine, which are not used. */
export function listUnusedFiles({ files }: ReceivedParts): readonly UnusedFile[] {
  return files.flatMap(({ name }) => (isResultFile(name) ? [] : [{ file: name, reason: explainCompanion(name) ?? '' }]));
}

export function isResultFile(name: string): name is ResultFileName {
  return (RESULT_FILES as readonly string[]).includes(name);
}

/** Returns the file name, which may contain folders below that of the analysis. @throws BadRequestError */
function requireFileName(name: string | undefined, member: string): string {
  const file = name?.trim() ?? '';
  const isPath = file.split('/').some((part) => part === '' || part === '.' || part === '..');
  if (isPath || file.includes('\\') || hasHiddenCharacters(file) || file.length > 255)
    throw new BadRequestError(`${member} must be files with a name, without a path and without invisible characters.`);
  return file;
}
