/** Creates the folders of an attempt, places its raw files there, and returns the values of placeholders. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openStoredFiles } from '../../../files/open-files.ts';
import { DamagedFileError, type StoredFiles } from '../../../files/stored-files.ts';
import { isArchive } from '../../acquisition/archive-check.ts';
import { UnreadableAcquisitionError } from '../../acquisition/reading/acquisition.ts';
import { unpackAllFiles, useArchive } from '../../acquisition/reading/archive.ts';
import { getRawFileKey, getRunFolder } from '../../places.ts';
import { type Client, createRawFileNameKey, type PipelineRow, type RawFileRow, removeExtension } from '../../records.ts';
import { findSearchFilesInUse, getSearchFileKey, WORDS } from '../../search-files/store.ts';
import type { SearchFileKind } from '../../search-files/table.ts';
import type { StoredSearch, StoredSearchFile } from '../../tables.ts';
import type { RunContext } from '../enqueue.ts';
import { replacePlaceholders, UnfillableError } from '../tools/filled-text.ts';
import { isMaxQuantParameters, replaceTemplatePaths } from '../tools/maxquant-template.ts';
import type { PlaceholderValues } from '../tools/placeholders.ts';
import type { Tool } from '../tools/tools-file.ts';
import type { Claim } from './claims.ts';

export type SearchedWith = StoredSearch;

/** Thrown if the tool requires a search file that neither tool nor pipeline has. */
export class MissingSearchFileError extends Error {
  constructor(kind: SearchFileKind, tool: Tool) {
    const what = kind === 'fasta' ? 'a FASTA file' : 'parameters';
    super(`the tool ${tool.name} needs ${what}; upload ${kind === 'fasta' ? 'one' : 'them'} in the settings of the pipeline`);
  }
}

/** A search file of the tool or a stored version, with the record for the run. */
interface Found extends StoredSearchFile {
  readonly at: { readonly path: string } | { readonly key: string; readonly sha256: string };
}

/**
 * Places the files in the work folder of a run, and inserts paths into the parameters.
 * @throws MissingSearchFileError, MissingFileError, DamagedFileError, FilesUnavailableError; the system error for a full disk
 */
export async function placeSearchFiles(
  { settings, pool }: RunContext,
  pipeline: Pick<PipelineRow, 'uuid'>,
  tool: Tool,
  places: PlaceholderValues & { readonly work_dir: string },
): Promise<{ readonly values: PlaceholderValues; readonly searchedWith: SearchedWith }> {
  const files = openStoredFiles(settings);
  const inUse = await findSearchFilesInUse(pool, pipeline);
  const findSearchFile = (kind: SearchFileKind): Found | undefined => {
    const version = tool.uploads.includes(kind) ? inUse[kind] : undefined;
    if (version !== undefined)
      return {
        at: { key: getSearchFileKey(pipeline, version), sha256: version.sha256 },
        version: version.version,
        name: version.name,
      };
    const path = tool[kind];
    if (path !== undefined) return { at: { path }, version: null, name: basename(path) };
    if (tool.uploads.includes(kind)) throw new MissingSearchFileError(kind, tool);
    return undefined;
  };
  const [fasta, template] = [findSearchFile('fasta'), findSearchFile('template')];
  const searchedWith = { tool: tool.name, fasta: createSearchFileRecord(fasta), template: createSearchFileRecord(template) };
  const withFasta = fasta === undefined ? {} : { fasta: await placeFasta(files, fasta, places.work_dir) };
  if (template === undefined) return { values: withFasta, searchedWith };
  const path = join(places.work_dir, isMaxQuantParameters(template.name) ? 'mqpar.xml' : `parameters${extname(template.name)}`);
  const values = { ...withFasta, template: path };
  writeFileSync(path, replaceParameters(template, await readSearchFile(files, template), { ...places, ...values }));
  return { values, searchedWith };
}

/** Places the FASTA file. A stored version gets its original name; a file of the tool is used in place. */
async function placeFasta(files: StoredFiles, { at, name }: Found, work: string): Promise<string> {
  if ('path' in at) return at.path;
  const folder = join(work, 'fasta');
  mkdirSync(folder, { recursive: true });
  const here = join(folder, basename(name));
  // Removes a file that an earlier attempt has downloaded.
  rmSync(here, { force: true });
  await files.fetchTo(at.key, here, at.sha256);
  return here;
}

async function readSearchFile(files: StoredFiles, { at }: Found): Promise<string> {
  return 'path' in at ? readFileSync(at.path, 'utf8') : text(await files.open(at.key));
}

function replaceParameters({ name }: Found, text: string, values: PlaceholderValues): string {
  if (!isMaxQuantParameters(name)) return replacePlaceholders(name, text, values);
  return replaceTemplatePaths(text, { rawFile: values.raw_file ?? '', fasta: values.fasta ?? '' });
}

function createSearchFileRecord(file: Found | undefined): StoredSearchFile | null {
  return file === undefined ? null : { version: file.version, name: file.name };
}

export function listSearchSentences({ fasta, template }: SearchedWith): string[] {
  const listLines = (kind: SearchFileKind, file: StoredSearchFile | null) =>
    file === null ? [] : [`Searched with the ${WORDS[kind]} ${describeSearchFile(file)}.`];
  return [...listLines('fasta', fasta), ...listLines('template', template)];
}

/** Formats a search file, such as `human.fasta, version 3` or `human.fasta of the server`. */
export function describeSearchFile({ version, name }: StoredSearchFile): string {
  return version === null ? `${name} of the server` : `${name}, version ${version}`;
}

/** Paths of a run, as values of placeholders. */
export type Places = PlaceholderValues & { readonly work_dir: string; readonly result_dir: string };

export type MadePlaces = Awaited<ReturnType<typeof createRunFolders>>;

type RawFile = Pick<RawFileRow, 'uuid' | 'name' | 'sha256'>;

/**
 * Creates the folders of an attempt. Raw files are linked or downloaded into a separate folder, because tools write next to
 * them, and archives are unpacked. Names of raw files are only used in paths.
 * @throws UnreadableAcquisitionError if an archive is damaged, MissingSearchFileError, UnfillableError, MissingFileError,
 * DamagedFileError, FilesUnavailableError; the system error for a full disk
 */
export async function createRunFolders(context: RunContext, { rawFile, pipeline }: Claim, tool: Tool) {
  const { settings, pool } = context;
  const folder = getRunFolder(settings, rawFile, rawFile.attempt);
  const [work, result] = [join(folder, 'work'), join(folder, 'result')];
  // Inside of the work folder, because MaxQuant writes its tables next to the raw file.
  const raw = join(work, 'raw');
  // Removes a file that an earlier attempt has downloaded.
  rmSync(raw, { recursive: true, force: true });
  for (const path of [raw, work, result]) mkdirSync(path, { recursive: true });
  const paths: string[] = [];
  for (const one of [...(tool.together > 1 ? await findEarlierFiles(pool, rawFile, tool.together - 1) : []), rawFile])
    paths.push(await placeRawFile(openStoredFiles(settings), one, raw));
  const rawFileHere = paths.at(-1) as string;
  // Programs could read a leading hyphen as an option. Earlier versions accepted such names.
  const raw_name = removeExtension(rawFile.name).replace(/^-/, '_');
  const places: Places = {
    raw_file: rawFileHere,
    raw_files: paths,
    raw_name,
    raw_dir: raw,
    work_dir: work,
    result_dir: result,
  };
  const withManifest = { ...places, ...writeManifest(tool, places, work) };
  const { values, searchedWith } = await placeSearchFiles(context, pipeline, tool, withManifest);
  return { places: { ...withManifest, ...values }, searchedWith };
}

function writeManifest({ manifest: kind }: Tool, { raw_files = [] }: Places, work: string): PlaceholderValues {
  if (kind === undefined) return {};
  const manifest = join(work, 'files.fp-manifest');
  writeFileSync(manifest, raw_files.map((path) => formatManifestLine(path, kind)).join(''));
  return { manifest };
}

/** Returns a line of FragPipe's manifest: path, experiment, replicate and kind. Each file is a separate experiment. */
function formatManifestLine(path: string, kind: string): string {
  const experiment = removeExtension(basename(path)).replace(/[^A-Za-z0-9-]+/g, '-');
  return `${path}\t${experiment}\t\t${kind}\n`;
}

/** Returns earlier raw files that are not excluded, the latest last. */
async function findEarlierFiles(client: Client, { uuid }: RawFile, count: number): Promise<RawFile[]> {
  const { rows } = await client.query<RawFile>(
    `select before.uuid, before.name, before.sha256 from proteomics_raw_files r
      join proteomics_raw_files before on before.pipeline_uuid = r.pipeline_uuid and before.arrival < r.arrival
      where r.uuid = $1 and before.size is not null and before.use_downstream order by before.arrival desc limit $2`,
    [uuid, count],
  );
  return rows.reverse();
}

/** Places a raw file in a folder. Unpacks an archive. Returns the path. */
async function placeRawFile(files: StoredFiles, rawFile: RawFile, folder: string): Promise<string> {
  const { name, sha256 } = rawFile;
  const here = join(folder, basename(name));
  await files.fetchTo(getRawFileKey(rawFile), here, sha256);
  if (!isArchive(name)) return here;
  const run = await unpackRun(here, name, folder);
  rmSync(here);
  return run;
}

async function unpackRun(stored: string, name: string, folder: string): Promise<string> {
  return useArchive(stored, name, async (files) => {
    const runs = files.flatMap(
      (file) => /^([^/]+\.(?:d|raw))\/|^((?:[^/]+\/)?[^/]+\.wiff2?)$/i.exec(file.name)?.slice(1) ?? [],
    );
    const run = runs.find((one) => one !== undefined);
    if (run === undefined) throw new UnreadableAcquisitionError(`${name} contains no run.`);
    await unpackAllFiles(files, folder);
    return join(folder, ...run.split('/'));
  });
}

/** Returns whether the run name in results of an engine is that of a raw file. */
export function isSameRunName(run: string, { name }: Pick<RawFile, 'name'>): boolean {
  return createRawFileNameKey(run) === createRawFileNameKey(name);
}

const PLACE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'a raw file, or a file that the tool needs, is missing',
  ENOSPC: 'the disk is full',
  EACCES: 'the server has no permission to write to its data folder or to read a file that the tool needs',
};

export function describePreparationProblem(error: unknown): string {
  if (
    error instanceof UnreadableAcquisitionError ||
    error instanceof DamagedFileError ||
    error instanceof MissingSearchFileError ||
    error instanceof UnfillableError
  )
    return error.message.replace(/\.$/, '');
  return PLACE_PROBLEMS[(error as NodeJS.ErrnoException).code ?? ''] ?? 'the server failed; see its log';
}
