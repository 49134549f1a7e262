/** The FASTA file and the parameters of a run: versions of its pipeline, or else the files that its tool names on the server. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { storedFiles } from '../../../files/open-files.ts';
import type { StoredFiles } from '../../../files/stored-files.ts';
import type { PipelineRow } from '../../records.ts';
import { searchFileKey, searchFilesInUse, WORDS } from '../../search-files/store.ts';
import type { SearchFileKind } from '../../search-files/table.ts';
import type { StoredSearch, StoredSearchFile } from '../../tables.ts';
import type { RunContext } from '../enqueue.ts';
import { fillInText } from '../tools/filled-text.ts';
import { fillInTemplate, isMaxQuantParameters } from '../tools/maxquant-template.ts';
import type { PlaceholderValues } from '../tools/placeholders.ts';
import type { Tool } from '../tools/tools-file.ts';

/** What a run is searched with. */
export type SearchedWith = StoredSearch;

/** The tool leaves a file to the pipeline, which has none. */
export class MissingSearchFileError extends Error {
  override readonly name = 'MissingSearchFileError';
  constructor(kind: SearchFileKind, tool: Tool) {
    const what = kind === 'fasta' ? 'a FASTA file' : 'parameters';
    super(`the tool ${tool.name} needs ${what}; upload ${kind === 'fasta' ? 'one' : 'them'} in the settings of the pipeline`);
  }
}

/** A file of this server, or one that is kept; and what is noted of it. */
interface Found extends StoredSearchFile {
  readonly at: { readonly path: string } | { readonly key: string; readonly sha256: string };
}

/**
 * Puts the files into the work folder of a run, the paths in the parameters filled in.
 *
 * @throws MissingSearchFileError, MissingFileError, DamagedFileError, FilesUnavailableError; the error of the system when a file is not there or the disk is full
 */
export async function placeSearchFiles(
  { settings, pool }: RunContext,
  pipeline: Pick<PipelineRow, 'uuid'>,
  tool: Tool,
  places: PlaceholderValues & { readonly work_dir: string },
): Promise<{ readonly values: PlaceholderValues; readonly searchedWith: SearchedWith }> {
  const files = storedFiles(settings);
  const inUse = await searchFilesInUse(pool, pipeline);
  const found = (kind: SearchFileKind): Found | undefined => {
    const version = tool.uploads.includes(kind) ? inUse[kind] : undefined;
    if (version !== undefined)
      return {
        at: { key: searchFileKey(pipeline, version), sha256: version.sha256 },
        version: version.version,
        name: version.name,
      };
    const path = tool[kind];
    if (path !== undefined) return { at: { path }, version: null, name: basename(path) };
    if (tool.uploads.includes(kind)) throw new MissingSearchFileError(kind, tool);
    return undefined;
  };
  const [fasta, template] = [found('fasta'), found('template')];
  const searchedWith = { tool: tool.name, fasta: noted(fasta), template: noted(template) };
  const withFasta = fasta === undefined ? {} : { fasta: await placedFasta(files, fasta, places.work_dir) };
  if (template === undefined) return { values: withFasta, searchedWith };
  const path = join(places.work_dir, isMaxQuantParameters(template.name) ? 'mqpar.xml' : `parameters${extname(template.name)}`);
  const values = { ...withFasta, template: path };
  writeFileSync(path, filledIn(template, await contentOf(files, template), { ...places, ...values }));
  return { values, searchedWith };
}

/** A version has its name back, as tools go by extensions and write beside the file; the tool's own file stays where it is. */
async function placedFasta(files: StoredFiles, { at, name }: Found, work: string): Promise<string> {
  if ('path' in at) return at.path;
  const folder = join(work, 'fasta');
  mkdirSync(folder, { recursive: true });
  const here = join(folder, basename(name));
  // What an earlier try fetched.
  rmSync(here, { force: true });
  await files.bring(at.key, here, at.sha256);
  return here;
}

async function contentOf(files: StoredFiles, { at }: Found): Promise<string> {
  return 'path' in at ? readFileSync(at.path, 'utf8') : text(await files.open(at.key));
}

function filledIn({ name }: Found, text: string, values: PlaceholderValues): string {
  if (!isMaxQuantParameters(name)) return fillInText(name, text, values);
  return fillInTemplate(text, { rawFile: values.raw_file ?? '', fasta: values.fasta ?? '' });
}

function noted(file: Found | undefined): StoredSearchFile | null {
  return file === undefined ? null : { version: file.version, name: file.name };
}

/** What the log says of it. */
export function searchedWithLines({ fasta, template }: SearchedWith): string[] {
  const line = (kind: SearchFileKind, file: StoredSearchFile | null) =>
    file === null ? [] : [`Searched with the ${WORDS[kind]} ${searchFileText(file)}.`];
  return [...line('fasta', fasta), ...line('template', template)];
}

/** A file as people read it: `human.fasta, version 3`, or `human.fasta of the server`. */
export function searchFileText({ version, name }: StoredSearchFile): string {
  return version === null ? `${name} of the server` : `${name}, version ${version}`;
}
