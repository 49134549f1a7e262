/** Result files on their way in: read to the disk. */
import type { Request } from 'express';
import { BadRequestError } from '../../contract/errors.ts';
import type { PipelineCaller } from '../access/caller.ts';
import type { ProteomicsContext } from '../context.ts';
import { explainCompanion } from '../engines/recognition/companions.ts';
import { RESULT_FILES, type ResultFileName } from '../ingestion/columns.ts';
import type { UnusedFile } from '../ingestion/raw-files-inside.ts';
import { findPipelineByUuid } from '../records.ts';
import type { IncomingFiles } from '../uploads/incoming-files.ts';
import { type ReceivedParts, receiveParts, removeArrived } from '../uploads/multipart.ts';
import { requireClean } from '../virus-scan.ts';

/** Files of one analysis: the tables of each experiment of FragPipe have the same names. */
const MAX_FILES = 1_000;

/**
 * Reads the multipart body of an import to disk. Whoever calls this removes the files.
 *
 * @param watch is given the fields, as they grow, for a form that is answered again
 * @throws BadRequestError, NotFoundError, those of the guard, and the refusals of uploads; then no file is left
 */
export async function receiveResults(
  context: ProteomicsContext,
  incoming: IncomingFiles,
  { request, access }: { readonly request: Request; readonly access: PipelineCaller },
  watch: (fields: ReadonlyMap<string, string>) => void = () => {},
): Promise<ReceivedParts> {
  const { settings, pool } = context;
  const seen = new Set<ResultFileName>();
  // The same for all files.
  let allowed: Promise<void> | undefined;
  const demand = async (pipeline: string) => {
    await findPipelineByUuid(pool, pipeline);
    await access.enter(pipeline);
  };
  const received = await receiveParts(request, incoming, {
    fields: ['pipeline', 'raw_file', 'engine'],
    optional: ['raw_file', 'engine'],
    filePart: 'files',
    mostFiles: MAX_FILES,
    maxFileBytes: settings.maxResultFileBytes,
    allOrNothing: true,
    // They reach the disk where they are kept, before the import is answered.
    isPassing: true,
    demandName(name, member) {
      const known = RESULT_FILES.find((file) => file === name);
      // Files of other engines are told by their content; their names are for messages.
      if (known === undefined) return requireFileName(name, member);
      if (seen.has(known)) throw new BadRequestError(`${member} has ${known} twice.`);
      seen.add(known);
      return known;
    },
    async beforeFile(fields) {
      watch(fields);
      const pipeline = fields.get('pipeline');
      if (pipeline === undefined) return;
      allowed ??= demand(pipeline);
      await allowed;
    },
  });
  try {
    // The pipeline may stand behind the files.
    await (allowed ?? access.enter(received.fields.get('pipeline') ?? ''));
    for (const file of received.files) if ('path' in file) await requireClean(context, file.name, file.path);
  } catch (error) {
    await removeArrived(received, incoming);
    throw error;
  }
  return received;
}

/** Whether files came under other names than those that MaxQuant and RawTools write, or were said to be of another engine. */
export function isOfEngines({ fields, files }: ReceivedParts): boolean {
  const others = files.filter(({ name }) => !isResultFile(name));
  const isBesideMaxQuant = others.length < files.length && others.every(({ name }) => explainCompanion(name) !== undefined);
  return fields.has('engine') || (others.length > 0 && !isBesideMaxQuant);
}

/** What lies beside the tables of MaxQuant and RawTools, and is not read. */
export function besideMaxQuant({ files }: ReceivedParts): readonly UnusedFile[] {
  return files.flatMap(({ name }) => (isResultFile(name) ? [] : [{ file: name, reason: explainCompanion(name) ?? '' }]));
}

/** Whether a file is called like one that is read of MaxQuant and RawTools. */
export function isResultFile(name: string): name is ResultFileName {
  return (RESULT_FILES as readonly string[]).includes(name);
}

/** A name as messages show it. */
function requireFileName(name: string | undefined, member: string): string {
  const file = name?.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).trim() ?? '';
  if (file === '' || file !== name?.trim() || /\p{Cc}/u.test(file) || file.length > 255)
    throw new BadRequestError(`${member} must be files with a name and without a path.`);
  return file;
}
