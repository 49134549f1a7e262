/** Results that were computed elsewhere (docs/requirements.md, P15). */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import type { Request } from 'express';
import type pg from 'pg';
import type { ProteomicsApiHandlers } from '../../../generated/proteomics/stub.ts';
import { BadRequestError } from '../../contract/errors.ts';
import { LongWork, receivedOf } from '../../threads/long-work.ts';
import { allowSlowArrival } from '../../web/slow-arrival.ts';
import { requireAdministrator } from '../access/authority.ts';
import { demandPipelineFor } from '../access/gate.ts';
import type { ProteomicsContext } from '../context.ts';
import { readAnalysis } from '../engines/analysis.ts';
import type { Engine } from '../engines/engine.ts';
import { RESULT_FILES, type ResultFileName } from '../ingestion/columns.ts';
import { type EngineResults, type IngestedResults, ingestTogether } from '../ingestion/ingest.ts';
import { divideByRawFile, rawFilesInside } from '../ingestion/raw-files-inside.ts';
import type { ResultFile } from '../ingestion/reading/table-file.ts';
import { findPipelineByUuid, nameKeyOf, type PipelineRow, type RawFileRow } from '../records.ts';
import { readTargets } from '../targets/store.ts';
import type { IncomingFiles } from '../uploads/incoming-files.ts';
import { type ReceivedParts, receiveParts, removeArrived } from '../uploads/multipart.ts';
import { demandRawFileName } from '../uploads/raw-file-name.ts';
import { asRefusal } from '../uploads/refusals.ts';

/** Files of one analysis: the tables of each experiment of FragPipe have the same names. */
const MOST_FILES = 100;
/** PostgreSQL, "Error Codes". */
const UNIQUE_VIOLATION = '23505';

/** Handler of the import for programs. */
export function importHandlers(
  context: ProteomicsContext,
  incoming: IncomingFiles,
): Pick<ProteomicsApiHandlers, 'importResults'> {
  return {
    async importResults({ request, response }) {
      requireAdministrator(context, request);
      allowSlowArrival(request, response);
      const received = await receiveResults(context, incoming, request);
      leaveToThread(context, incoming, received);
      try {
        const { engine, version, imported } = await importReceived(context, incoming, received);
        const answers = imported.map(({ rawFile, columnsFilled }) => ({
          raw_file: rawFile.name,
          columns_filled: columnsFilled,
        }));
        const [first] = answers;
        if (engine === 'maxquant' && first !== undefined && answers.length === 1) return { status: 201, body: first };
        return { status: 201, body: { engine, version, raw_files: answers } };
      } finally {
        await removeArrived(received, incoming);
      }
    },
  };
}

/**
 * Reads the multipart body of an import to disk. Whoever calls this removes the files.
 *
 * @param watch is given the fields, as they grow, for a form that is answered again
 * @throws BadRequestError, NotFoundError, those of the door, and the refusals of uploads; then no file is left
 */
export async function receiveResults(
  context: ProteomicsContext,
  incoming: IncomingFiles,
  request: Request,
  watch: (fields: ReadonlyMap<string, string>) => void = () => {},
): Promise<ReceivedParts> {
  const { settings, pool } = context;
  const before = receivedOf(request) as ReceivedParts | undefined;
  if (before !== undefined) {
    watch(before.fields);
    return before;
  }
  const seen = new Set<ResultFileName>();
  // The same for all files.
  let allowed: Promise<void> | undefined;
  const demand = async (pipeline: string) => {
    await findPipelineByUuid(await pool(), pipeline);
    await demandPipelineFor(context, request, { pipeline, need: 'import' });
  };
  const received = await receiveParts(request, incoming, {
    fields: ['pipeline', 'raw_file', 'engine'],
    optional: ['raw_file', 'engine'],
    filePart: 'files',
    mostFiles: MOST_FILES,
    maxFileBytes: settings.maxResultFileBytes,
    allOrNothing: true,
    // They reach the disk where they are kept, before the import is answered.
    isPassing: true,
    demandName(name, member) {
      const known = RESULT_FILES.find((file) => file === name);
      // Files of other engines are told by their content; their names are for messages.
      if (known === undefined) return demandFileName(name, member);
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
    await (allowed ?? demandPipelineFor(context, request, { pipeline: received.fields.get('pipeline') ?? '', need: 'import' }));
  } catch (error) {
    await removeArrived(received, incoming);
    throw error;
  }
  return received;
}

/** Bytes of results that are measured in a few milliseconds, whatever they say. */
const SHORT = 100_000;

/**
 * Has long results of MaxQuant and RawTools measured in a thread, which is given what was received. Those of other engines have a process.
 * @throws LongWork
 */
export function leaveToThread({ isThread = false }: ProteomicsContext, incoming: IncomingFiles, received: ReceivedParts): void {
  if (isOfEngines(received)) return;
  const bytes = received.files.reduce((sum, file) => sum + ('path' in file ? file.size : 0), 0);
  if (!isThread && bytes > SHORT) throw new LongWork(received, () => removeArrived(received, incoming));
}

/** The raw file that results were imported for. */
export interface ImportedResults extends IngestedResults {
  readonly rawFile: Pick<RawFileRow, 'uuid' | 'name'>;
}

/** What an import took in. */
export interface ImportedAnalysis {
  readonly engine: 'maxquant' | Engine;
  readonly version: string | null;
  readonly imported: readonly ImportedResults[];
}

/** Whether files came under other names than those of MaxQuant and RawTools, or were said to be of another engine. */
function isOfEngines({ fields, files }: ReceivedParts): boolean {
  return fields.has('engine') || files.some(({ name }) => !(RESULT_FILES as readonly string[]).includes(name));
}

/**
 * Takes received files in, those of several raw files divided; a raw file is made when the pipeline does not have it.
 *
 * @throws BrokenResultError, BadRequestError, NotFoundError, StorageFullError
 */
export async function importReceived(
  context: ProteomicsContext,
  incoming: IncomingFiles,
  received: ReceivedParts,
): Promise<ImportedAnalysis> {
  const { pipeline } = await findPipelineByUuid(await context.pool(), received.fields.get('pipeline') ?? '');
  if (isOfEngines(received)) return importAnalysis(context, incoming, pipeline, received);
  return {
    engine: 'maxquant',
    version: await versionIn(received),
    imported: await importMaxQuant(context, incoming, pipeline, received),
  };
}

async function importAnalysis(
  context: ProteomicsContext,
  incoming: IncomingFiles,
  pipeline: Pick<PipelineRow, 'uuid'>,
  { fields, files }: ReceivedParts,
): Promise<ImportedAnalysis> {
  const folder = await incoming.newPart();
  await mkdir(folder);
  try {
    const paths = files.flatMap((file) => ('path' in file ? [{ name: file.name, path: file.path }] : []));
    const rawFile = fields.get('raw_file');
    const analysis = await readAnalysis(paths, folder, {
      engine: fields.get('engine'),
      rawFile: rawFile === undefined ? undefined : demandRawFileName(rawFile, 'raw_file'),
      tracked: await readTargets(await context.pool(), pipeline.uuid),
    });
    const imported = await importTogether(context, pipeline, analysis.runs);
    return { engine: analysis.engine, version: analysis.version, imported };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importMaxQuant(
  context: ProteomicsContext,
  incoming: IncomingFiles,
  pipeline: Pick<PipelineRow, 'uuid'>,
  received: ReceivedParts,
): Promise<readonly ImportedResults[]> {
  const files = resultsIn(received);
  const inside = await rawFilesInside(files);
  if (inside.length <= 1) {
    const name = demandRawFileName(received.fields.get('raw_file'), 'raw_file');
    return importTogether(context, pipeline, [{ name, files }]);
  }
  const names = inside.map((name) => demandRawFileName(/\.raw$/i.test(name) ? name : `${name}.raw`, 'Raw file'));
  const folder = await incoming.newPart();
  await mkdir(folder);
  try {
    const parts = await divideByRawFile(files, inside, folder);
    const all = names.map((name, at) => ({ name, files: parts[at] ?? [] }));
    return await importTogether(context, pipeline, all);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function resultsIn({ files }: ReceivedParts): ResultFile[] {
  return files.flatMap((file) => ('path' in file ? [{ name: file.name as ResultFileName, path: file.path }] : []));
}

/** What parameters.txt reports the software; null without it. */
async function versionIn(received: ReceivedParts): Promise<string | null> {
  const file = resultsIn(received).find(({ name }) => name === 'parameters.txt');
  if (file === undefined) return null;
  const text = await readFile(file.path, 'utf8');
  return /^"?Version"?\t"?([^"\t\r\n]{1,100})/m.exec(text)?.[1] ?? null;
}

/** Result files of one raw file. */
interface NamedResults {
  readonly name: string;
  readonly files: readonly ResultFile[];
  /** Results of an engine other than MaxQuant. */
  readonly engine?: EngineResults;
}

/**
 * Takes result files in for raw files of these names, which are made, without content, when the pipeline does not have them. Nobody writes to the
 * files any more.
 *
 * @throws BrokenResultError, StorageFullError
 */
async function importTogether(
  context: ProteomicsContext,
  { uuid: pipelineUuid }: Pick<PipelineRow, 'uuid'>,
  wanted: readonly NamedResults[],
): Promise<readonly ImportedResults[]> {
  const pool = await context.pool();
  const all = inOneOrder(wanted);
  const { rows } = await pool.query<{ uuid: string; name: string; key: string }>(
    'select uuid, name, name_key as key from proteomics_raw_files where pipeline_uuid = $1 and name_key = any($2)',
    [pipelineUuid, all.map(({ name }) => nameKeyOf(name))],
  );
  const existing = new Map(rows.map((row) => [row.key, row]));
  const results = all.map(({ name, files, engine }) => {
    const known = existing.get(nameKeyOf(name));
    const rawFile = known ?? { uuid: randomUUID(), name };
    return {
      rawFile,
      folder: files,
      ...(engine === undefined ? {} : { engine }),
      isFinal: true,
      async prepare(client: pg.PoolClient) {
        if (known !== undefined) {
          await client.query('update proteomics_raw_files set searched_with = null where uuid = $1', [known.uuid]);
          return;
        }
        await client.query(
          `insert into proteomics_raw_files (uuid, pipeline_uuid, name, name_key, origin, state, finished_at)
            values ($1, $2, $3, $4, 'import', 'done', now())`,
          [rawFile.uuid, pipelineUuid, name, nameKeyOf(name)],
        );
      },
    };
  });
  try {
    const ingested = await ingestTogether(context, results);
    const done = new Map(results.map(({ rawFile }, at) => [all[at], { ...(ingested[at] as IngestedResults), rawFile }]));
    return wanted.map((one) => done.get(one) as ImportedResults);
  } catch (error) {
    // Another import made the raw file just now.
    if (existing.size < all.length && (error as { code?: string }).code === UNIQUE_VIOLATION)
      return importTogether(context, { uuid: pipelineUuid }, wanted);
    throw asRefusal(error);
  }
}

/**
 * By the keys of their names, as every import has them, so that of two that take in the same raw files one waits for the other, and never each for the
 * other. @throws BadRequestError for two names that would be one raw file
 */
function inOneOrder(wanted: readonly NamedResults[]): readonly NamedResults[] {
  const byKey = new Map<string, NamedResults>();
  for (const one of wanted) {
    const other = byKey.get(nameKeyOf(one.name));
    if (other !== undefined)
      throw new BadRequestError(
        `files are of ${other.name} and ${one.name}, which would be the same raw file. Rename one of them.`,
      );
    byKey.set(nameKeyOf(one.name), one);
  }
  return [...byKey.keys()].sort().map((key) => byKey.get(key) as NamedResults);
}

/** A name as messages show it. */
function demandFileName(name: string | undefined, member: string): string {
  const file = name?.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1).trim() ?? '';
  if (file === '' || file !== name?.trim() || /\p{Cc}/u.test(file) || file.length > 255)
    throw new BadRequestError(`${member} must be files with a name, without a path.`);
  return file;
}
